//! The step cache's side of the door.

mod input;
mod outcome;

use napi_derive::napi;

use self::input::{AttemptLimits, StepCode, StepKey, StepSaveRequest, StepStoreOptions, candidate};
use self::outcome::{StepAttempt, StepFinding, StepIdentity, StepListed, StepLoad, StepRemoval, StepSave};
use super::guard::{Thrown, guarded};
use crate::step::budgets::{self, GENERATION_ATTEMPTS, HEALING_ATTEMPTS, attempts_from};
use crate::step::policy;
use crate::step::store::{self, Damaged};

/// A step's sentence in the form that identifies it: NFC, trimmed, white space runs to one space, case folded in full; text
/// in quotation marks and `{{name}}` as written.
#[napi(catch_unwind)]
pub fn normalize_step_text(text: String) -> Result<String, Thrown> {
    guarded(|| Ok(crate::step::normalize_step_text(&text)))
}

/// What identifies a step, and the name of its file.
///
/// Throws `RECALL_INVALID_ARGUMENT` for an empty key or sentence.
#[napi(catch_unwind)]
pub fn step_identity(step: StepKey) -> Result<StepIdentity, Thrown> {
    guarded(|| step.identity().map(|identity| StepIdentity::from(&identity)))
}

/// Holds code against the policy. What has a finding of severity `high` must be neither stored nor run.
///
/// Throws `RECALL_INVALID_ARGUMENT`, `RECALL_NO_THREAD`.
#[napi(catch_unwind)]
pub fn check_step_code(candidate: StepCode) -> Result<Vec<StepFinding>, Thrown> {
    guarded(|| {
        let params = candidate.params();
        let findings = policy::check(&candidate.with(params.as_deref())?)?;
        Ok(findings.into_iter().map(StepFinding::from).collect())
    })
}

/// The step files of one address. Nothing on disk makes a call throw.
#[napi]
pub struct StepStore(store::StepStore);

#[napi]
impl StepStore {
    /// Checks root and path, and makes nothing.
    ///
    /// Throws `RECALL_INVALID_OPTION` naming `cacheRoot` or `cachePath` and the value.
    #[napi(constructor, catch_unwind)]
    pub fn new(options: StepStoreOptions) -> Result<Self, Thrown> {
        guarded(|| store::StepStore::new(&options.root, options.path.as_deref()).map(Self))
    }

    /// The directory of its steps, which need not exist.
    #[napi(getter, catch_unwind)]
    pub fn folder(&self) -> Result<String, Thrown> {
        guarded(|| Ok(self.0.address().folder().display().to_string()))
    }

    /// Loads a step. Its code has not been held against the policy: see `checkStepCode`.
    ///
    /// Throws `RECALL_INVALID_ARGUMENT` for an empty key or sentence.
    #[napi(catch_unwind)]
    pub fn load(&self, identity: StepKey) -> Result<StepLoad, Thrown> {
        guarded(|| Ok(self.0.load(&identity.identity()?).into()))
    }

    /// Saves a step's code, if it keeps the policy.
    ///
    /// Throws `RECALL_INVALID_ARGUMENT` for an empty key or sentence, `RECALL_NO_THREAD`.
    #[napi(catch_unwind)]
    pub fn save(&self, request: StepSaveRequest) -> Result<StepSave, Thrown> {
        guarded(|| {
            let step = request.identity.identity()?;
            let params = input::pairs(request.params.as_ref());
            let code = candidate(
                &request.code,
                (step.step_type(), step.text()),
                params.as_deref(),
                request.ambiguous.as_deref(),
                request.allow_evaluate,
            );
            let replaces = request.replace_damaged.unwrap_or_default();
            let damaged = if replaces { Damaged::Replace } else { Damaged::Keep };
            self.0.save(&step, &code, damaged).map(StepSave::from)
        })
    }

    /// Every step file at this address and below it, in the order of their paths.
    #[napi(catch_unwind)]
    pub fn list(&self) -> Result<Vec<StepListed>, Thrown> {
        guarded(|| Ok(self.0.list().into_iter().map(StepListed::from).collect()))
    }

    /// Removes a file, named by its path below the root as `list()` gives it.
    ///
    /// Throws `RECALL_INVALID_ARGUMENT` when that is not the path of a step file.
    #[napi(catch_unwind)]
    pub fn remove(&self, file: String) -> Result<StepRemoval, Thrown> {
        guarded(|| self.0.remove(&file).map(StepRemoval::from))
    }
}

/// How often one test may generate and heal each step.
#[napi]
pub struct RunBudgets(budgets::RunBudgets);

#[napi]
impl RunBudgets {
    /// Full budgets.
    ///
    /// Throws `RECALL_INVALID_OPTION` naming `generationAttempts` or `healingAttempts`.
    #[napi(constructor, catch_unwind)]
    pub fn new(limits: Option<AttemptLimits>) -> Result<Self, Thrown> {
        guarded(|| {
            let limits = limits.unwrap_or_default();
            let generation = attempts_from("generationAttempts", limits.generation, GENERATION_ATTEMPTS)?;
            let healing = attempts_from("healingAttempts", limits.healing, HEALING_ATTEMPTS)?;
            Ok(Self(budgets::RunBudgets::new(generation, healing)))
        })
    }

    /// Asks for an attempt to generate a step.
    ///
    /// Throws `RECALL_INVALID_ARGUMENT` for an empty key or sentence.
    #[napi(catch_unwind)]
    pub fn try_generation(&mut self, identity: StepKey) -> Result<StepAttempt, Thrown> {
        guarded(|| Ok(self.0.try_generation(&identity.identity()?).into()))
    }

    /// Asks for an attempt to heal a step that stands outside of a group's recovery.
    ///
    /// Throws `RECALL_INVALID_ARGUMENT` for an empty key or sentence.
    #[napi(catch_unwind)]
    pub fn try_healing(&mut self, identity: StepKey) -> Result<StepAttempt, Thrown> {
        guarded(|| Ok(self.0.try_healing(&identity.identity()?).into()))
    }

    /// Opens a recovery cycle for the group with this prompt; null when it has none left.
    #[napi(catch_unwind)]
    pub fn open_group_cycle(&mut self, prompt: String) -> Result<Option<GroupCycle>, Thrown> {
        guarded(|| Ok(self.0.open_group_cycle(&prompt).map(GroupCycle)))
    }
}

/// One recovery cycle of a group, with healing pools of its own.
#[napi]
pub struct GroupCycle(budgets::GroupCycle);

#[napi]
impl GroupCycle {
    /// Asks for an attempt to heal a step within this cycle.
    ///
    /// Throws `RECALL_INVALID_ARGUMENT` for an empty key or sentence.
    #[napi(catch_unwind)]
    pub fn try_healing(&mut self, identity: StepKey) -> Result<StepAttempt, Thrown> {
        guarded(|| Ok(self.0.try_healing(&identity.identity()?).into()))
    }
}
