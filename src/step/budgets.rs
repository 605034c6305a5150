//! How often a test may generate and heal a step, counted in memory.
//!
//! A test makes one [`RunBudgets`] and so starts with full limits. Every step has a pool for generation and one for
//! healing. A group has recovery cycles, as many as a step has healing attempts, counted under the group's prompt; each
//! cycle comes with healing pools of its own, so what a group spends never touches a step's ordinary pools.
//!
//! # Limits
//!
//! The ceiling over a whole run (`maxModelCalls`) spans processes and is not counted here.

use std::collections::HashMap;
use std::hash::Hash;

use super::identity::{StepDigest, StepIdentity};
use super::wording::normalize_step_text;
use crate::error::{Error, Result};

/// How often a step is generated before it is given up.
pub const GENERATION_ATTEMPTS: u32 = 3;

/// How often a failing step is healed, and how many recovery cycles a group has.
pub const HEALING_ATTEMPTS: u32 = 2;

/// More attempts than this are a typing error: each may cost a model call.
const MOST_ATTEMPTS: f64 = 100.0;

/// What an attempt that was asked for came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attempt {
    /// It may be made.
    Granted {
        /// Which one it is, counted from one.
        attempt: u32,
        /// How many are left after it.
        left: u32,
    },
    /// All have been made.
    Exhausted {
        /// How many there were.
        limit: u32,
    },
}

/// The budgets of one test.
#[derive(Debug)]
pub struct RunBudgets {
    generation: Pools<StepDigest>,
    healing: Pools<StepDigest>,
    cycles: Pools<String>,
}

/// One recovery cycle of a group.
#[derive(Debug)]
pub struct GroupCycle {
    healing: Pools<StepDigest>,
}

impl RunBudgets {
    /// Full budgets.
    #[must_use]
    pub fn new(generation: u32, healing: u32) -> Self {
        Self { generation: Pools::new(generation), healing: Pools::new(healing), cycles: Pools::new(healing) }
    }

    /// Asks for an attempt to generate a step.
    pub fn try_generation(&mut self, step: &StepIdentity) -> Attempt {
        self.generation.take(step.digest())
    }

    /// Asks for an attempt to heal a step that stands outside of a recovery cycle.
    pub fn try_healing(&mut self, step: &StepIdentity) -> Attempt {
        self.healing.take(step.digest())
    }

    /// Opens a recovery cycle for the group with this prompt, if there is one left.
    pub fn open_group_cycle(&mut self, prompt: &str) -> Option<GroupCycle> {
        match self.cycles.take(normalize_step_text(prompt)) {
            Attempt::Granted { .. } => Some(GroupCycle { healing: Pools::new(self.healing.limit) }),
            Attempt::Exhausted { .. } => None,
        }
    }
}

impl GroupCycle {
    /// Asks for an attempt to heal a step within this cycle.
    pub fn try_healing(&mut self, step: &StepIdentity) -> Attempt {
        self.healing.take(step.digest())
    }
}

/// A number of attempts as JavaScript gives it.
///
/// # Errors
///
/// [`Error::InvalidOption`] naming the option when it is no count.
pub fn attempts_from(option: &str, given: Option<f64>, default: u32) -> Result<u32> {
    let Some(given) = given else { return Ok(default) };
    if given.fract() == 0.0 && (0.0..=MOST_ATTEMPTS).contains(&given) {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a whole number up to 100"
        )]
        return Ok(given as u32);
    }
    let problem = format!("is {given}");
    Err(Error::InvalidOption { option: option.to_owned(), problem, accepted: "a whole number from 0 to 100" })
}

/// How much of one limit each key has used.
#[derive(Debug)]
struct Pools<K> {
    limit: u32,
    used: HashMap<K, u32>,
}

impl<K: Eq + Hash> Pools<K> {
    fn new(limit: u32) -> Self {
        Self { limit, used: HashMap::new() }
    }

    fn take(&mut self, key: K) -> Attempt {
        let used = self.used.entry(key).or_default();
        if *used >= self.limit {
            return Attempt::Exhausted { limit: self.limit };
        }
        *used += 1;
        Attempt::Granted { attempt: *used, left: self.limit - *used }
    }
}
