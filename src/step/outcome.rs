//! What loading, saving and removing came to. Each is a value with its reason: nothing on disk makes a call fail.

use std::io::ErrorKind;
use std::path::PathBuf;

use super::document::{Damage, Field};
use super::policy::finding::Finding;
use crate::error::Error;

/// A step that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredStep {
    /// Its file.
    pub path: PathBuf,
    /// Its code.
    pub code: String,
    /// The line of the file on which the code begins, counted from one.
    pub code_line: usize,
    /// The sentence as whoever generated it wrote it.
    pub sentence: String,
    /// The UTC date of its last generation.
    pub created: String,
}

/// What loading came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Load {
    /// The step.
    Hit(Box<StoredStep>),
    /// No step that could be run.
    Miss {
        /// Where it would be.
        path: PathBuf,
        /// Why not.
        why: Miss,
    },
}

/// Why a step could not be loaded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Miss {
    /// There is no file.
    Absent,
    /// There is something that cannot be read as a step file.
    Corrupt(Damage),
    /// There is a step file, of another step.
    Mismatch(Difference),
}

/// How a file's header differs from what belongs into it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The field.
    pub field: Field,
    /// What it says.
    pub found: String,
    /// What it should say.
    pub expected: String,
}

impl Miss {
    /// The name under which it is reported.
    #[must_use]
    pub const fn label(&self) -> &'static str {
        match self {
            Self::Absent => "absent",
            Self::Corrupt(_) => "corrupt",
            Self::Mismatch(_) => "mismatch",
        }
    }

    /// The line of the file, if one line is to blame.
    #[must_use]
    pub const fn line(&self) -> Option<usize> {
        match self {
            Self::Corrupt(damage) => damage.line,
            Self::Absent | Self::Mismatch(_) => None,
        }
    }

    /// What is wrong with the file, for people.
    #[must_use]
    pub fn detail(&self) -> Option<String> {
        match self {
            Self::Absent => None,
            Self::Corrupt(damage) => Some(damage.what.clone()),
            Self::Mismatch(difference) => Some(difference.to_string()),
        }
    }
}

impl std::fmt::Display for Difference {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { field, found, expected } = self;
        write!(out, "its `{}` is {found:?}, but belongs to a step with {expected:?}", field.label())
    }
}

/// What saving came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Save {
    /// It is written.
    Saved {
        /// Where.
        path: PathBuf,
    },
    /// The same code stands there already.
    Unchanged {
        /// Where.
        path: PathBuf,
    },
    /// The code breaks the policy, so it is not stored.
    Rejected {
        /// How.
        findings: Vec<Finding>,
    },
    /// It could not be written, which the run survives.
    Skipped {
        /// Where it would be.
        path: PathBuf,
        /// Why not.
        refusal: Refusal,
    },
}

/// What became of a file that was to be removed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Removal {
    /// It is gone.
    Removed,
    /// There was none.
    Absent,
    /// It could not be removed.
    Skipped(Refusal),
}

/// Why something was not written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// Which kind.
    pub reason: Reason,
    /// The stable code, when it was an error.
    pub code: Option<&'static str>,
    /// What happened, for people.
    pub detail: String,
}

/// Kinds of refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// The file, directory or file system must not be written.
    ReadOnly,
    /// There is no room.
    DiskFull,
    /// Another process has the file open.
    Busy,
    /// A file stands there that is not this step's, and was not to be replaced.
    Damaged,
    /// The path leaves the cache root by now.
    OutsideRoot,
    /// The file system refused otherwise.
    StorageError,
}

impl Reason {
    /// The name under which it is reported.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::ReadOnly => "read_only",
            Self::DiskFull => "disk_full",
            Self::Busy => "busy",
            Self::Damaged => "damaged",
            Self::OutsideRoot => "outside_root",
            Self::StorageError => "storage_error",
        }
    }

    fn of(error: &Error) -> Self {
        let Error::Io { source, .. } = error else {
            return match error {
                Error::InvalidOption { .. } => Self::OutsideRoot,
                _ => Self::StorageError,
            };
        };
        match source.kind() {
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::DiskFull,
            ErrorKind::ResourceBusy => Self::Busy,
            _ => Self::StorageError,
        }
    }
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        Self { reason: Reason::of(&error), code: Some(error.code()), detail: error.to_string() }
    }
}
