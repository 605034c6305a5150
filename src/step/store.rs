//! The step files of one address: loading always, saving where the file system lets us.
//!
//! Loading reads one file and checks its header against the step that was asked for. Saving holds the code against the
//! [`policy`] first, so what breaks it never reaches the disk, and then replaces the file in one step.
//! Nothing here throws for what is on disk.
//!
//! # Limits
//!
//! There is no lock: of two processes that save the same step at once, the last one wins, and both files are whole. A
//! damaged file is only replaced when the caller says so.

use std::path::PathBuf;
use std::time::SystemTime;

use unicode_normalization::UnicodeNormalization;

use super::address::Address;
use super::date::utc_date;
use super::document::{Damage, Document, Field};
use super::identity::{EXTENSION, StepIdentity};
use super::outcome::{Difference, Load, Miss, Reason, Refusal, Removal, Save, StoredStep};
use super::policy::{self, Candidate};
use super::wording::normalize_step_text;
use crate::error::{Error, Result};
use crate::file::{self, Contents, Presence, committed};

/// Longest step file that is read, in bytes. Code may have 16 KiB; the rest is room for a header, and for telling what somebody wrote.
const FILE_LIMIT: u64 = 256 * 1_024;

/// A directory of steps.
#[derive(Debug, Clone)]
pub struct StepStore {
    address: Address,
}

/// What becomes of a file that stands where a step is to be saved and is not that step's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Damaged {
    /// It stays, and the save is skipped.
    Keep,
    /// It goes.
    Replace,
}

impl StepStore {
    /// The steps under `root`, in its subdirectory `path` if there is one. Makes nothing.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidOption`] naming `cacheRoot` or `cachePath` and the value.
    pub fn new(root: &str, path: Option<&str>) -> Result<Self> {
        Address::new(root, path).map(|address| Self { address })
    }

    /// Where its steps are.
    #[must_use]
    pub const fn address(&self) -> &Address {
        &self.address
    }

    /// The file of a step.
    #[must_use]
    pub fn path_of(&self, step: &StepIdentity) -> PathBuf {
        self.address.folder().join(step.filename())
    }

    /// Loads a step.
    #[must_use]
    pub fn load(&self, step: &StepIdentity) -> Load {
        let path = self.path_of(step);
        match self.document(&path).and_then(|document| verified(document, step)) {
            Ok(document) => Load::Hit(Box::new(stored(path, document))),
            Err(why) => Load::Miss { path, why },
        }
    }

    /// Saves a step's code if it keeps the policy. `candidate.text` and `candidate.step_type` are the step's.
    ///
    /// # Errors
    ///
    /// [`Error::NoThread`] when the code could not be checked.
    pub fn save(&self, step: &StepIdentity, candidate: &Candidate<'_>, damaged: Damaged) -> Result<Save> {
        let findings = policy::check(candidate)?;
        if policy::refuses(&findings) {
            return Ok(Save::Rejected { findings });
        }
        let path = self.path_of(step);
        Ok(match self.write(step, candidate.code, damaged) {
            Ok(Written::Now) => Save::Saved { path },
            Ok(Written::Before) => Save::Unchanged { path },
            Err(refusal) => Save::Skipped { path, refusal },
        })
    }

    /// Removes a file, named by its path below the root.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidArgument`] when that is not the path of a step file.
    pub fn remove(&self, file: &str) -> Result<Removal> {
        let (address, name) = self.address.file(file).filter(|(_, name)| name.ends_with(EXTENSION)).ok_or(
            Error::InvalidArgument {
                argument: "file",
                problem: "must be the path of a step file below the root",
            },
        )?;
        Ok(match address.check_inside().and_then(|()| file::remove(&address.folder().join(name))) {
            Ok(Presence::Present) => Removal::Removed,
            Ok(Presence::Absent) => Removal::Absent,
            Err(error) => Removal::Skipped(error.into()),
        })
    }

    fn document(&self, path: &std::path::Path) -> std::result::Result<Document, Miss> {
        self.address.check_inside().map_err(|error| Miss::Corrupt(Damage::whole(error.to_string())))?;
        read(path)
    }

    fn write(
        &self,
        step: &StepIdentity,
        code: &str,
        damaged: Damaged,
    ) -> std::result::Result<Written, Refusal> {
        let mut document = document_of(step, code);
        match self.document(&self.path_of(step)).and_then(|before| verified(before, step)) {
            Ok(before) if before.code == document.code => return Ok(Written::Before),
            Ok(before) => document.others = before.others,
            Err(Miss::Absent) => {}
            Err(why) if damaged == Damaged::Keep => return Err(not_replaced(&why)),
            Err(_) => {}
        }
        self.replace(&step.filename(), &document)?;
        Ok(Written::Now)
    }

    fn replace(&self, name: &str, document: &Document) -> Result<()> {
        let folder = self.address.folder();
        self.address.check_inside()?;
        committed::ensure_folder(&folder)?;
        // Again, because it exists only now.
        self.address.check_inside()?;
        committed::sweep(&folder);
        committed::replace(&folder, name, document.render().as_bytes())
    }
}

enum Written {
    Now,
    Before,
}

/// Reads a step file.
///
/// # Errors
///
/// Why it is none.
pub fn read(path: &std::path::Path) -> std::result::Result<Document, Miss> {
    let corrupt = |what: String| Miss::Corrupt(Damage::whole(what));
    let bytes = match committed::read(path, FILE_LIMIT) {
        Ok(Contents::Absent) => return Err(Miss::Absent),
        Ok(Contents::TooLong) => return Err(corrupt(format!("it is longer than {FILE_LIMIT} bytes"))),
        Ok(Contents::Whole(bytes)) => bytes,
        Err(Error::NotAFile { .. }) => return Err(corrupt("it is not a regular file".to_owned())),
        Err(error) => return Err(corrupt(error.to_string())),
    };
    let text = std::str::from_utf8(&bytes).map_err(|error| {
        let before = bytes.iter().take(error.valid_up_to());
        let line = before.filter(|byte| **byte == b'\n').count() + 1;
        Miss::Corrupt(Damage { line: Some(line), what: "it is not UTF-8".to_owned() })
    })?;
    Document::parse(text).map_err(Miss::Corrupt)
}

/// The document if it is this step's.
fn verified(document: Document, step: &StepIdentity) -> std::result::Result<Document, Miss> {
    match difference(&document, step) {
        None => Ok(document),
        Some(difference) => Err(Miss::Mismatch(difference)),
    }
}

/// The first field in which a file is not this step's.
#[must_use]
pub fn difference(document: &Document, step: &StepIdentity) -> Option<Difference> {
    let found = |field| document.value(field).nfc().collect::<String>();
    let pairs = [
        (Field::Sentence, normalize_step_text(document.value(Field::Sentence)), step.normalized_text()),
        (Field::Normalized, document.value(Field::Normalized).to_owned(), step.normalized_text()),
        (Field::CacheKey, found(Field::CacheKey), step.cache_key()),
        (Field::StepType, found(Field::StepType), step.step_type().label()),
    ];
    let differing = pairs.into_iter().find(|(_, found, expected)| found != expected);
    differing.map(|(field, found, expected)| Difference { field, found, expected: expected.to_owned() })
}

fn document_of(step: &StepIdentity, code: &str) -> Document {
    let values = Field::ALL.map(|field| match field {
        Field::Sentence => step.text().to_owned(),
        Field::Normalized => step.normalized_text().to_owned(),
        Field::CacheKey => step.cache_key().to_owned(),
        Field::StepType => step.step_type().label().to_owned(),
        Field::Created => utc_date(SystemTime::now()),
    });
    Document::new(values, code)
}

fn stored(path: PathBuf, document: Document) -> StoredStep {
    StoredStep {
        path,
        code_line: document.code_line(),
        sentence: document.value(Field::Sentence).to_owned(),
        created: document.value(Field::Created).to_owned(),
        code: document.code,
    }
}

fn not_replaced(why: &Miss) -> Refusal {
    let what = why.detail().unwrap_or_default();
    let line = why.line().map(|line| format!(" (line {line})")).unwrap_or_default();
    let detail = format!("a file stands there that is not this step's: {what}{line}; repair or delete it");
    Refusal { reason: Reason::Damaged, code: None, detail }
}
