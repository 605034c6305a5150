//! The door to Node: converts, calls, converts. It decides nothing, and nobody imports it.
//!
//! Everything exported is synchronous. Outcomes are unions told apart by `outcome`; what a caller can correct is thrown
//! as an `Error` with a stable `code`, and so is a defect of ours (see [`guard`]).

#![expect(clippy::needless_pass_by_value, reason = "napi hands arguments over by value")]
#![expect(clippy::unused_self, reason = "JavaScript calls them as methods")]

mod guard;
mod input;
mod outcome;
mod step;
#[cfg(feature = "testing")]
mod testing;

use napi_derive::napi;

use self::guard::{Thrown, guarded};
use self::input::{Chosen, FrameObservation, LookupKey, StoreOptions, frames_from, path_from};
use self::outcome::{
    StoreClearing, StoreInvalidation, StoreLookup, StoreMatch, StoreState, StoreStats, StoreWrite,
    TargetChange,
};
use crate::locator::entry::Memory;
use crate::locator::store;

/// What is remembered about one target. It can be checked against a page; it holds no text of one.
#[napi]
pub struct Recipe(Box<Memory>);

#[napi]
impl Recipe {
    /// What the page script has to look for, as a fragment of JSON: the shape of the control, and a few bits of a salted
    /// hash by which most other candidates can be skipped.
    #[napi(getter, catch_unwind)]
    pub fn request(&self) -> Result<String, Thrown> {
        guarded(|| Ok(self.0.request_json()))
    }

    /// Whether a frame may hold the control. `path` is the chain of child indexes from the top frame.
    ///
    /// Throws `RECALL_INVALID_ARGUMENT`.
    #[napi(catch_unwind)]
    pub fn admits_frame(&self, path: Vec<f64>, name: String, url: String) -> Result<bool, Thrown> {
        guarded(|| Ok(self.0.admits_frame(&path_from("path", &path)?, &name, &url)))
    }
}

/// The locator cache of one Git work tree.
///
/// Nothing on disk makes a call throw: what the file system refuses is the outcome `storage_error`.
#[napi]
pub struct LocatorStore(store::LocatorStore);

#[napi]
impl LocatorStore {
    /// Decides whether the cache runs (switches, CI, Git) and finds its folder. Makes nothing.
    ///
    /// Throws `RECALL_INVALID_OPTION`.
    #[napi(factory, catch_unwind)]
    pub fn open(options: StoreOptions) -> Result<Self, Thrown> {
        guarded(|| store::LocatorStore::open(options.into()).map(Self))
    }

    /// Whether the cache runs, and if not, why.
    #[napi(getter, catch_unwind)]
    pub fn state(&self) -> Result<StoreState, Thrown> {
        guarded(|| Ok(self.0.bypass().into()))
    }

    /// What is remembered about a target. One bounded file read, no lock. An entry that cannot be used is removed.
    ///
    /// Throws `RECALL_INVALID_ARGUMENT`.
    #[napi(catch_unwind)]
    pub fn lookup(&self, key: LookupKey) -> Result<StoreLookup, Thrown> {
        guarded(|| self.0.lookup(&key.try_into()?).map(StoreLookup::from))
    }

    /// Checks a recipe against what was observed on the page.
    ///
    /// Throws `RECALL_INVALID_ARGUMENT`.
    #[napi(catch_unwind, js_name = "match")]
    pub fn match_frames(&self, recipe: &Recipe, frames: Vec<FrameObservation>) -> Result<StoreMatch, Thrown> {
        guarded(|| Ok(recipe.0.match_frames(&frames_from(frames)?).into()))
    }

    /// Records the control that a resolver chose, from what was observed *before* the action on it succeeded. `removed`
    /// is the recipe that was disproved: what differs on the same control is not required again.
    ///
    /// Throws `RECALL_INVALID_ARGUMENT`.
    #[napi(catch_unwind)]
    pub fn record(
        &self,
        key: LookupKey,
        frames: Vec<FrameObservation>,
        chosen: Chosen,
        removed: Option<&Recipe>,
    ) -> Result<StoreWrite, Thrown> {
        guarded(|| {
            let removed = removed.map(|recipe| recipe.0.as_ref());
            self.0
                .record(&key.try_into()?, &frames_from(frames)?, chosen.as_pair()?, removed)
                .map(StoreWrite::from)
        })
    }

    /// Which signals of a remembered control are proven to differ on the chosen one, and which of those another control
    /// still carries. Names of signals only.
    ///
    /// Throws `RECALL_INVALID_ARGUMENT`.
    #[napi(catch_unwind)]
    pub fn compare(
        &self,
        recipe: &Recipe,
        frames: Vec<FrameObservation>,
        chosen: Chosen,
    ) -> Result<TargetChange, Thrown> {
        guarded(|| Ok(recipe.0.compare(&frames_from(frames)?, chosen.as_pair()?).into()))
    }

    /// Removes an entry if it still holds the recipe that was seen.
    ///
    /// Throws `RECALL_INVALID_ARGUMENT`.
    #[napi(catch_unwind)]
    pub fn invalidate(&self, key: LookupKey, seen: &Recipe) -> Result<StoreInvalidation, Thrown> {
        guarded(|| self.0.invalidate(&key.try_into()?, &seen.0).map(StoreInvalidation::from))
    }

    /// Removes every entry and the key of this work tree.
    #[napi(catch_unwind)]
    pub fn clear(&self) -> Result<StoreClearing, Thrown> {
        guarded(|| Ok(self.0.clear().into()))
    }

    /// Counts what is stored for this work tree.
    #[napi(catch_unwind)]
    pub fn stats(&self) -> Result<StoreStats, Thrown> {
        guarded(|| Ok(self.0.stats().into()))
    }
}
