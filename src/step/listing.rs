//! Every step file below an address, each with what is wrong with it.
//!
//! Directories are walked in the order of their names and links to directories are not followed, so a listing ends and
//! names every file once. Files of other kinds are passed over.

use std::fs;
use std::path::{Path, PathBuf};

use super::document::{Damage, Document, Field};
use super::identity::{EXTENSION, StepIdentity, StepType};
use super::outcome::Miss;
use super::store::{StepStore, difference, read};
use crate::file;

/// One file of a listing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// Its path below the root, with forward slashes.
    pub file: String,
    /// The `cachePath` it belongs to; `None` for the root.
    pub cache_path: Option<String>,
    /// Its path.
    pub path: PathBuf,
    /// The step, or why it is none.
    pub step: Result<Box<ListedStep>, Miss>,
}

/// A step of a listing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedStep {
    /// Which step it is; its text is the author's sentence.
    pub identity: StepIdentity,
    /// The UTC date of its last generation.
    pub created: String,
    /// Its code.
    pub code: String,
    /// The line of the file on which the code begins, counted from one.
    pub code_line: usize,
}

impl StepStore {
    /// Every step file at this address and below it.
    #[must_use]
    pub fn list(&self) -> Vec<Listed> {
        let mut listed = Vec::new();
        let address = self.address();
        match address.check_inside() {
            Ok(()) => walk(&address.folder(), &address.path(), &mut listed),
            Err(error) => listed.push(broken(&address.folder(), &address.path(), error.to_string())),
        }
        listed
    }
}

fn walk(folder: &Path, path: &str, listed: &mut Vec<Listed>) {
    let mut names = match file::names(folder) {
        Ok(names) => names,
        Err(error) => return listed.push(broken(folder, path, error.to_string())),
    };
    names.sort_unstable();
    for name in names {
        let full = folder.join(&name);
        let below = if path.is_empty() { name.clone() } else { format!("{path}/{name}") };
        let is_folder = fs::symlink_metadata(&full).is_ok_and(|about| about.is_dir());
        if is_folder {
            walk(&full, &below, listed);
        } else if name.ends_with(EXTENSION) {
            listed.push(list_one(full, &name, below, path));
        }
    }
}

fn list_one(path: PathBuf, name: &str, file: String, cache_path: &str) -> Listed {
    let step = read(&path).and_then(|document| identify(document, name)).map(Box::new);
    Listed { file, cache_path: Some(cache_path.to_owned()).filter(|path| !path.is_empty()), path, step }
}

fn broken(folder: &Path, path: &str, what: String) -> Listed {
    let cache_path = Some(path.to_owned()).filter(|path| !path.is_empty());
    let step = Err(Miss::Corrupt(Damage::whole(what)));
    Listed { file: path.to_owned(), cache_path, path: folder.to_owned(), step }
}

/// The step that a file's header names, if the file is called after it.
fn identify(document: Document, name: &str) -> Result<ListedStep, Miss> {
    let corrupt = |what: String| Miss::Corrupt(Damage::whole(what));
    let label = document.value(Field::StepType);
    let step_type =
        StepType::from_label(label).ok_or_else(|| corrupt(format!("it has the step type {label:?}")))?;
    let (key, sentence) = (document.value(Field::CacheKey), document.value(Field::Sentence));
    let identity = StepIdentity::new(key, step_type, sentence).map_err(|error| corrupt(error.to_string()))?;
    if let Some(difference) = difference(&document, &identity) {
        return Err(Miss::Mismatch(difference));
    }
    let expected = identity.filename();
    if name != expected {
        return Err(corrupt(format!("its header belongs into a file called {expected}")));
    }
    let (created, code_line) = (document.value(Field::Created).to_owned(), document.code_line());
    Ok(ListedStep { identity, created, code: document.code, code_line })
}
