//! What came of a call: the closed lists of the contract, as values with reasons.

use super::entry::{Invalid, Memory};
use super::record::Unrecorded;
use super::switch::Bypass;
use crate::error::{Error, Result};

/// What the file system refused, in words for people and with the error's code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The code of [`Error`].
    pub code: &'static str,
    /// Its message.
    pub detail: String,
}

impl From<&Error> for Refusal {
    fn from(error: &Error) -> Self {
        Self { code: error.code(), detail: error.to_string() }
    }
}

/// What a lookup found.
#[derive(Debug, Clone)]
pub enum Lookup {
    /// A recipe, to be checked against the page.
    Found(Box<Memory>),
    /// There is no entry.
    Absent,
    /// There was an entry that cannot be used; it is removed.
    Invalid(Invalid),
    /// The file system refused.
    StorageError(Refusal),
    /// The cache was not asked.
    Bypassed(Bypass),
}

/// What became of a recipe that was to be recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Write {
    /// It is stored.
    Stored,
    /// The same recipe stands already.
    Unchanged,
    /// No signal can safely find the control again; which case it is.
    NotCacheable(&'static str),
    /// The recipe would not hit exactly this control on this page.
    SelfCheck(&'static str),
    /// The entry's lock was not to be had in time. Nothing is lost: whoever held it wrote.
    Conflict,
    /// The file system refused.
    StorageError(Refusal),
    /// The cache was not asked.
    Bypassed(Bypass),
}

impl From<Unrecorded> for Write {
    fn from(unrecorded: Unrecorded) -> Self {
        match unrecorded {
            Unrecorded::NotCacheable(detail) => Self::NotCacheable(detail),
            Unrecorded::SelfCheck(detail) => Self::SelfCheck(detail),
        }
    }
}

impl Write {
    /// What an error while writing comes to.
    #[must_use]
    pub fn refused(error: &Error) -> Self {
        match error {
            Error::Busy { .. } => Self::Conflict,
            error => Self::StorageError(error.into()),
        }
    }
}

/// What became of an entry that was to be removed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Invalidation {
    /// It is removed.
    Removed,
    /// It holds another recipe by now, or the cache is bypassed.
    Kept,
    /// There was none.
    Absent,
    /// The entry's lock was not to be had in time.
    Conflict,
    /// The file system refused.
    StorageError(Refusal),
}

impl Invalidation {
    /// What an error while removing comes to.
    #[must_use]
    pub fn refused(error: &Error) -> Self {
        match error {
            Error::Busy { .. } => Self::Conflict,
            error => Self::StorageError(error.into()),
        }
    }
}

/// What stands on disk.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stats {
    /// Entries of every format.
    pub entries: u64,
    /// Their size.
    pub bytes: u64,
    /// Entries of this format that cannot be used.
    pub invalid: u64,
    /// Each format there is.
    pub formats: Vec<FormatStats>,
}

/// One `locators-v…` folder.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FormatStats {
    /// The folder's name.
    pub folder: String,
    /// Its entries.
    pub entries: u64,
    /// Their size.
    pub bytes: u64,
}

/// A call that only the file system can refuse.
pub type Stored<T> = std::result::Result<T, Refusal>;

/// Turns the file system's refusal into an outcome, and leaves what the caller got wrong an error.
///
/// # Errors
///
/// What the caller can correct.
pub fn or_refusal<T>(result: Result<T>) -> Result<Stored<T>> {
    match result {
        Ok(value) => Ok(Ok(value)),
        Err(error @ (Error::InvalidArgument { .. } | Error::InvalidOption { .. })) => Err(error),
        Err(error) => Ok(Err((&error).into())),
    }
}
