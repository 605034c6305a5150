//! The store: the calls that a test run makes, each with its outcome.
//!
//! `open` once, then for each action `lookup`, `match`, and, when a resolver had to answer, `record`. Everything is
//! synchronous. Nothing here throws for what is on disk: that is an outcome, and the run goes on.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use super::compare::{TargetChange, compare};
use super::entry::{self, Memory};
use super::folder::{Attempt, Making, Naming, Reading, Slot, StoreFolder};
use super::key::LookupKey;
use super::matching::{Match, match_recipe};
use super::observation::FrameObservation;
use super::outcome::{Invalidation, Lookup, Refusal, Stats, Stored, Write, or_refusal};
use super::record::build_recipe;
use super::switch::{self, Bypass, Environment, SwitchOptions};
use super::url::{UrlOptions, UrlRules};
use crate::digest::{FieldDigester, Salt};
use crate::error::{Error, Result};
use crate::lock::Wait;
use crate::worktree::{self, Surrounds};

/// How long a write waits for its entry. A holder needs a millisecond; after two seconds something is wrong with it,
/// and an action must not wait longer for a memory.
const LOCK_WAIT: Duration = Duration::from_secs(2);

/// How a store is opened.
#[derive(Debug, Clone, Default)]
pub struct OpenOptions {
    /// The directory whose work tree's cache is used.
    pub cwd: PathBuf,
    /// The environment.
    pub environment: Environment,
    /// `locatorCache`, as far as it switches.
    pub switch: SwitchOptions,
    /// `locatorCache.url`.
    pub url: UrlOptions,
}

/// The locator cache of one work tree.
#[derive(Debug)]
pub struct LocatorStore {
    state: State,
    rules: UrlRules,
}

#[derive(Debug)]
enum State {
    Bypassed(Bypass),
    /// There is a work tree, but its Git directory cannot be used.
    Refused(Refusal),
    Active(StoreFolder),
}

impl LocatorStore {
    /// Decides whether the cache runs and where it is. Makes nothing; sweeps up what crashed processes left.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidOption`].
    pub fn open(options: OpenOptions) -> Result<Self> {
        let rules = UrlRules::new(options.url)?;
        let state = match switch::decide(&options.environment, options.switch)? {
            Some(bypass) => State::Bypassed(bypass),
            None => match or_refusal(worktree::discover(&options.cwd))? {
                Ok(Surrounds::Nothing) => State::Bypassed(Bypass::OutsideGit),
                Ok(Surrounds::WorkTree { git_dir }) => State::Active(StoreFolder::new(&git_dir)),
                Err(refusal) => State::Refused(refusal),
            },
        };
        if let State::Active(folder) = &state {
            folder.sweep_once();
        }
        Ok(Self { state, rules })
    }

    /// Why the whole store is bypassed, if it is.
    #[must_use]
    pub fn bypass(&self) -> Option<Bypass> {
        match self.state {
            State::Bypassed(bypass) => Some(bypass),
            State::Refused(_) | State::Active(_) => None,
        }
    }

    /// What is remembered about a target. One bounded file read, no lock.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidArgument`].
    pub fn lookup(&self, key: &LookupKey) -> Result<Lookup> {
        Ok(match self.way_to(key)? {
            Way::Bypassed(bypass) => Lookup::Bypassed(bypass),
            Way::Refused(refusal) => Lookup::StorageError(refusal),
            Way::Open(folder) => {
                let naming: Naming<'_> = &|store_key| key.target_key(store_key, &self.rules);
                look(folder, naming).unwrap_or_else(|error| Lookup::StorageError((&error).into()))
            }
        })
    }

    /// Records the control that was chosen, from what was observed before the action on it succeeded.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidArgument`].
    pub fn record(
        &self,
        key: &LookupKey,
        frames: &[FrameObservation],
        chosen: (usize, &str),
        removed: Option<&Memory>,
    ) -> Result<Write> {
        Ok(match self.way_to(key)? {
            Way::Bypassed(bypass) => Write::Bypassed(bypass),
            Way::Refused(refusal) => Write::StorageError(refusal),
            Way::Open(folder) => {
                let naming: Naming<'_> = &|store_key| key.target_key(store_key, &self.rules);
                let finding = Finding { key, frames, chosen, removed };
                match folder.change(naming, Making::Store, lock_wait(), |slot| finding.write_to(slot)) {
                    Ok(done) => done.unwrap_or(Write::Conflict),
                    Err(error) => Write::refused(&error),
                }
            }
        })
    }

    /// Removes the entry if it still holds what this lane saw.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidArgument`].
    pub fn invalidate(&self, key: &LookupKey, seen: &Memory) -> Result<Invalidation> {
        Ok(match self.way_to(key)? {
            Way::Bypassed(_) => Invalidation::Kept,
            Way::Refused(refusal) => Invalidation::StorageError(refusal),
            Way::Open(folder) => {
                let naming: Naming<'_> = &|store_key| key.target_key(store_key, &self.rules);
                match folder.change(naming, Making::Nothing, lock_wait(), |slot| remove_seen(slot, seen)) {
                    Ok(done) => done.unwrap_or(Invalidation::Absent),
                    Err(error) => Invalidation::refused(&error),
                }
            }
        })
    }

    /// Removes every entry and the key of this work tree; says how many entries there were.
    ///
    /// # Errors
    ///
    /// What the file system refused.
    pub fn clear(&self) -> Stored<u64> {
        self.with_folder(StoreFolder::clear)
    }

    /// Counts what is stored for this work tree.
    ///
    /// # Errors
    ///
    /// What the file system refused.
    pub fn stats(&self) -> Stored<Stats> {
        self.with_folder(StoreFolder::stats)
    }

    fn with_folder<T: Default>(&self, call: impl FnOnce(&StoreFolder) -> Result<T>) -> Stored<T> {
        match &self.state {
            State::Bypassed(_) => Ok(T::default()),
            State::Refused(refusal) => Err(refusal.clone()),
            State::Active(folder) => call(folder).map_err(|error| (&error).into()),
        }
    }

    fn way_to(&self, key: &LookupKey) -> Result<Way<'_>> {
        key.check()?;
        Ok(match &self.state {
            _ if !key.cache => Way::Bypassed(Bypass::Disabled),
            State::Bypassed(bypass) => Way::Bypassed(*bypass),
            _ if key.runtime_dependent => Way::Bypassed(Bypass::RuntimeDependent),
            State::Refused(refusal) => Way::Refused(refusal.clone()),
            State::Active(folder) => Way::Open(folder),
        })
    }
}

/// How far one call gets.
enum Way<'a> {
    Bypassed(Bypass),
    Refused(Refusal),
    Open(&'a StoreFolder),
}

impl Memory {
    /// Checks it against the current page.
    #[must_use]
    pub fn match_frames(&self, frames: &[FrameObservation]) -> Match {
        match_recipe(&self.recipe, &self.fields, frames)
    }

    /// Compares it with the control that a resolver chose instead.
    #[must_use]
    pub fn compare(&self, frames: &[FrameObservation], chosen: (usize, &str)) -> TargetChange {
        compare(&self.recipe, &self.fields, frames, chosen).unwrap_or_default()
    }

    /// What the page script is asked to look for.
    #[must_use]
    pub fn request_json(&self) -> String {
        self.recipe.request_json(&self.fields.bits_salt())
    }

    /// Whether a frame may hold the control.
    #[must_use]
    pub fn admits_frame(&self, path: &[u32], name: &str, url: &str) -> bool {
        super::evidence::admits_frame(&self.recipe.frame, path, name, url, &self.fields)
    }
}

fn lock_wait() -> Wait {
    Wait::Until(Instant::now() + LOCK_WAIT)
}

fn look(folder: &StoreFolder, naming: Naming<'_>) -> Result<Lookup> {
    match folder.read(naming)? {
        Reading::Absent => Ok(Lookup::Absent),
        Reading::Valid(memory) => Ok(Lookup::Found(memory)),
        Reading::Invalid(invalid) => {
            match folder.change(naming, Making::Nothing, Wait::Never, remove_invalid) {
                // Another lane has put a good one there meanwhile.
                Ok(Some(Some(memory))) => Ok(Lookup::Found(memory)),
                // Whoever holds the lock is about to replace it.
                Ok(_) | Err(Error::Busy { .. }) => Ok(Lookup::Invalid(invalid)),
                Err(error) => Err(error),
            }
        }
    }
}

fn remove_invalid(slot: &Slot<'_>) -> Result<Attempt<Option<Box<Memory>>>> {
    Ok(match slot.read()? {
        Reading::Valid(memory) => Attempt::Done(Some(memory)),
        Reading::Absent => Attempt::Done(None),
        Reading::Invalid(_) => done_with(&slot.remove()?, None),
    })
}

fn remove_seen(slot: &Slot<'_>, seen: &Memory) -> Result<Attempt<Invalidation>> {
    Ok(match slot.read()? {
        Reading::Absent => Attempt::Done(Invalidation::Absent),
        Reading::Valid(memory) if memory.mac == seen.mac => done_with(&slot.remove()?, Invalidation::Removed),
        Reading::Valid(_) | Reading::Invalid(_) => Attempt::Done(Invalidation::Kept),
    })
}

fn done_with<T>(attempt: &Attempt<()>, value: T) -> Attempt<T> {
    match attempt {
        Attempt::Done(()) => Attempt::Done(value),
        Attempt::Superseded => Attempt::Superseded,
    }
}

/// A control that a resolver found, and what the page looked like before it was acted on.
struct Finding<'a> {
    key: &'a LookupKey,
    frames: &'a [FrameObservation],
    chosen: (usize, &'a str),
    removed: Option<&'a Memory>,
}

impl Finding<'_> {
    fn write_to(&self, slot: &Slot<'_>) -> Result<Attempt<Write>> {
        let standing = match slot.read()? {
            Reading::Valid(memory) => Some(memory),
            Reading::Absent | Reading::Invalid(_) => None,
        };
        // With the salt of the entry that stands there, the same recipe comes out the same.
        let salt = standing.as_ref().map_or_else(Salt::random, |memory| Ok(memory.salt.clone()))?;
        let fields = FieldDigester::new(&slot.key, &salt, &slot.target);
        let removed = self.removed.map(|memory| (&memory.recipe, &memory.fields));
        let target = crate::text::normalize_target(&self.key.target);
        let built = build_recipe(&fields, self.key.operation, &target, self.frames, self.chosen, removed);
        let recipe = match built {
            Ok(recipe) => recipe,
            Err(unrecorded) => return Ok(Attempt::Done(unrecorded.into())),
        };
        if standing.is_some_and(|memory| memory.recipe == recipe) {
            return Ok(Attempt::Done(Write::Unchanged));
        }
        match entry::encode(&slot.key, &slot.target, &salt, &recipe) {
            Some(bytes) => Ok(done_with(&slot.publish(&bytes)?, Write::Stored)),
            None => Ok(Attempt::Done(Write::NotCacheable("too_large"))),
        }
    }
}
