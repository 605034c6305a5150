//! What JavaScript gets back.

use napi_derive::napi;

use super::Recipe;
use crate::locator::compare;
use crate::locator::matching::{Hit, Match};
use crate::locator::outcome::{FormatStats, Invalidation, Lookup, Refusal, Stats, Stored, Write};
use crate::locator::switch::Bypass;

/// Whether the cache runs.
#[napi(discriminant = "outcome", discriminant_case = "snake_case", object_from_js = false)]
pub enum StoreState {
    /// It does.
    Active,
    /// It does not.
    Bypassed {
        /// Why.
        #[napi(ts_type = "'disabled' | 'ci_default' | 'outside_git'")]
        reason: String,
        /// What would change it.
        hint: Option<String>,
    },
}

/// What a lookup found.
#[napi(discriminant = "outcome", discriminant_case = "snake_case", object_from_js = false)]
pub enum StoreLookup {
    /// A recipe, to be checked against the page.
    Found {
        /// The recipe.
        recipe: Recipe,
    },
    /// None.
    Miss {
        /// Why.
        #[napi(ts_type = "'absent' | 'invalid' | 'storage_error'")]
        reason: String,
        /// For `invalid`: `format`, `rules` or `corrupt`. For `storage_error`: a message for people.
        detail: Option<String>,
        /// For `storage_error`: the stable code.
        code: Option<String>,
    },
    /// The cache was not asked.
    Bypassed {
        /// Why.
        #[napi(ts_type = "'disabled' | 'ci_default' | 'outside_git' | 'runtime_dependent'")]
        reason: String,
    },
}

/// What a recipe came to on the current page.
#[napi(discriminant = "outcome", discriminant_case = "snake_case", object_from_js = false)]
pub enum StoreMatch {
    /// Exactly one actionable candidate carries all of it.
    Hit {
        /// Its frame's index among the observed ones.
        frame: u32,
        /// Its token in that frame's report.
        token: String,
        /// Names of the signals and surroundings that it carries.
        evidence: Vec<String>,
    },
    /// Anything else.
    Miss {
        /// Why.
        #[napi(ts_type = "'changed' | 'ambiguous' | 'target_missing' | 'not_actionable' | 'incomplete'")]
        reason: String,
        /// What in particular.
        detail: Option<String>,
    },
}

/// What became of a recipe that was to be recorded.
#[napi(discriminant = "outcome", discriminant_case = "snake_case", object_from_js = false)]
pub enum StoreWrite {
    /// It is stored.
    Stored,
    /// The same recipe stands already.
    Unchanged,
    /// No signal can safely find the control again.
    NotCacheable {
        /// Which case it is.
        detail: String,
    },
    /// The recipe would not hit exactly this control on this page.
    SelfCheck {
        /// What it would come to instead.
        detail: String,
    },
    /// The entry's lock was not to be had in about two seconds.
    Conflict,
    /// The file system refused.
    StorageError {
        /// A message for people.
        detail: String,
        /// The stable code.
        code: String,
    },
    /// The cache was not asked.
    Bypassed {
        /// Why.
        #[napi(ts_type = "'disabled' | 'ci_default' | 'outside_git' | 'runtime_dependent'")]
        reason: String,
    },
}

/// What became of an entry that was to be removed.
#[napi(discriminant = "outcome", discriminant_case = "snake_case", object_from_js = false)]
pub enum StoreInvalidation {
    /// It is removed.
    Removed,
    /// It holds another recipe by now, or the cache is bypassed.
    Kept,
    /// There was none.
    Absent,
    /// The entry's lock was not to be had in about two seconds.
    Conflict,
    /// The file system refused.
    StorageError {
        /// A message for people.
        detail: String,
        /// The stable code.
        code: String,
    },
}

/// What became of the store that was to be cleared.
#[napi(discriminant = "outcome", discriminant_case = "snake_case", object_from_js = false)]
pub enum StoreClearing {
    /// It is empty, and its key is gone.
    Cleared {
        /// How many entries went.
        entries: f64,
    },
    /// The file system refused.
    StorageError {
        /// A message for people.
        detail: String,
        /// The stable code.
        code: String,
    },
}

/// What is stored.
#[napi(discriminant = "outcome", discriminant_case = "snake_case", object_from_js = false)]
pub enum StoreStats {
    /// The count.
    Counted {
        /// Entries of every format.
        entries: f64,
        /// Their size in bytes.
        bytes: f64,
        /// Entries of the current format that cannot be used.
        invalid: f64,
        /// Each format there is.
        formats: Vec<StoreFormat>,
    },
    /// The file system refused.
    StorageError {
        /// A message for people.
        detail: String,
        /// The stable code.
        code: String,
    },
}

/// One format's folder.
#[napi(object, object_from_js = false)]
pub struct StoreFormat {
    /// Its name.
    pub folder: String,
    /// Its entries.
    pub entries: f64,
    /// Their size in bytes.
    pub bytes: f64,
}

/// How a remembered control and the one chosen instead differ. Names of signals only.
#[napi(object, object_from_js = false)]
pub struct TargetChange {
    /// Signals that the chosen control does not carry.
    pub differs: Vec<String>,
    /// Of those, the ones that another control on the page carries.
    pub stands_elsewhere: Vec<String>,
}

impl From<Option<Bypass>> for StoreState {
    fn from(bypass: Option<Bypass>) -> Self {
        match bypass {
            None => Self::Active,
            Some(bypass) => {
                Self::Bypassed { reason: bypass.label().into(), hint: bypass.hint().map(Into::into) }
            }
        }
    }
}

impl From<Lookup> for StoreLookup {
    fn from(lookup: Lookup) -> Self {
        let miss = |reason: &str, detail, code| Self::Miss { reason: reason.to_owned(), detail, code };
        match lookup {
            Lookup::Found(memory) => Self::Found { recipe: Recipe(memory) },
            Lookup::Absent => miss("absent", None, None),
            Lookup::Invalid(invalid) => miss("invalid", Some(invalid.label().to_owned()), None),
            Lookup::StorageError(refusal) => {
                miss("storage_error", Some(refusal.detail), Some(refusal.code.to_owned()))
            }
            Lookup::Bypassed(bypass) => Self::Bypassed { reason: bypass.label().to_owned() },
        }
    }
}

impl From<Match> for StoreMatch {
    fn from(matched: Match) -> Self {
        match matched {
            Match::Hit(Hit { frame, token, evidence }) => {
                Self::Hit { frame: u32::try_from(frame).unwrap_or(u32::MAX), token, evidence }
            }
            Match::Miss { reason, detail } => {
                Self::Miss { reason: reason.label().to_owned(), detail: detail.map(str::to_owned) }
            }
        }
    }
}

impl From<Write> for StoreWrite {
    fn from(write: Write) -> Self {
        match write {
            Write::Stored => Self::Stored,
            Write::Unchanged => Self::Unchanged,
            Write::NotCacheable(detail) => Self::NotCacheable { detail: detail.to_owned() },
            Write::SelfCheck(detail) => Self::SelfCheck { detail: detail.to_owned() },
            Write::Conflict => Self::Conflict,
            Write::StorageError(Refusal { code, detail }) => {
                Self::StorageError { detail, code: code.to_owned() }
            }
            Write::Bypassed(bypass) => Self::Bypassed { reason: bypass.label().to_owned() },
        }
    }
}

impl From<Invalidation> for StoreInvalidation {
    fn from(invalidation: Invalidation) -> Self {
        match invalidation {
            Invalidation::Removed => Self::Removed,
            Invalidation::Kept => Self::Kept,
            Invalidation::Absent => Self::Absent,
            Invalidation::Conflict => Self::Conflict,
            Invalidation::StorageError(Refusal { code, detail }) => {
                Self::StorageError { detail, code: code.to_owned() }
            }
        }
    }
}

impl From<Stored<u64>> for StoreClearing {
    fn from(cleared: Stored<u64>) -> Self {
        match cleared {
            Ok(entries) => Self::Cleared { entries: number(entries) },
            Err(Refusal { code, detail }) => Self::StorageError { detail, code: code.to_owned() },
        }
    }
}

impl From<Stored<Stats>> for StoreStats {
    fn from(stats: Stored<Stats>) -> Self {
        match stats {
            Ok(stats) => Self::Counted {
                entries: number(stats.entries),
                bytes: number(stats.bytes),
                invalid: number(stats.invalid),
                formats: stats.formats.into_iter().map(StoreFormat::from).collect(),
            },
            Err(Refusal { code, detail }) => Self::StorageError { detail, code: code.to_owned() },
        }
    }
}

impl From<FormatStats> for StoreFormat {
    fn from(format: FormatStats) -> Self {
        Self { folder: format.folder, entries: number(format.entries), bytes: number(format.bytes) }
    }
}

impl From<compare::TargetChange> for TargetChange {
    fn from(change: compare::TargetChange) -> Self {
        let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
        Self { differs: owned(change.differs), stands_elsewhere: owned(change.stands_elsewhere) }
    }
}

/// JavaScript counts in doubles.
#[expect(clippy::cast_precision_loss, reason = "2^53 entries do not fit on any disk")]
fn number(count: u64) -> f64 {
    count as f64
}
