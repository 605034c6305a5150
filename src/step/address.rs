//! Where steps are: a root, and perhaps a subdirectory of it that is part of their address.
//!
//! ```text
//! <root>/                         .recall/cache of the project, or the option cacheRoot
//!   click-save.3fa9….mjs          steps without a cachePath
//!   checkout/cards/               the cachePath "checkout/cards"
//!     click-save.3fa9….mjs        another step
//! ```
//!
//! A path is checked by the same rules on every platform: both slashes separate, and what only one
//! system could take is refused everywhere. What exists is then followed: a subdirectory may be a link, but not one that
//! leads out of the root.
//!
//! # Limits
//!
//! Where the file system ignores case, `Checkout` and `checkout` are one directory. The root itself may be reached
//! through links: it is where the user said.

use std::fs;
use std::path::{Path, PathBuf};

use unicode_normalization::UnicodeNormalization;

use super::portable;
use crate::error::{Error, Result};

/// What is accepted as a root.
const ROOT: &str = "a directory, such as \".recall/cache\"";

/// What is accepted as a path.
const PATH: &str = "a relative path below the cache root, such as \"checkout\" or \"checkout/cards\"";

/// The address of a directory of steps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address {
    root: PathBuf,
    names: Vec<String>,
}

impl Address {
    /// Checks root and path; neither has to exist.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidOption`] naming `cacheRoot` or `cachePath` and the value.
    pub fn new(root: &str, path: Option<&str>) -> Result<Self> {
        let root = root_from(root)?;
        let names = path.map_or(Ok(Vec::new()), names_of)?;
        let address = Self { root, names };
        address.check_inside()?;
        Ok(address)
    }

    /// The directory that the path starts from.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The path with single forward slashes; empty without.
    #[must_use]
    pub fn path(&self) -> String {
        self.names.join("/")
    }

    /// The directory of the steps.
    #[must_use]
    pub fn folder(&self) -> PathBuf {
        self.names.iter().fold(self.root.clone(), |folder, name| folder.join(name))
    }

    /// The directory and name of a file, given by its path below the root; `None` when that is no such path.
    #[must_use]
    pub fn file(&self, path: &str) -> Option<(Self, String)> {
        let mut names = names_of(path).ok()?;
        let name = names.pop()?;
        Some((Self { root: self.root.clone(), names }, name))
    }

    /// Follows what exists of the path by now.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidOption`] when a link leads out of the root, or nowhere.
    pub fn check_inside(&self) -> Result<()> {
        let Ok(root) = fs::canonicalize(&self.root) else { return Ok(()) };
        let mut folder = self.root.clone();
        for name in &self.names {
            folder.push(name);
            let leaves = match fs::canonicalize(&folder) {
                Ok(real) => !real.starts_with(&root),
                Err(_) => fs::symlink_metadata(&folder).is_ok_and(|about| about.is_symlink()),
            };
            if leaves {
                return Err(self.leaving(&folder));
            }
        }
        Ok(())
    }

    fn leaving(&self, link: &Path) -> Error {
        let problem =
            format!("{:?} leaves the cache root through the symbolic link {}", self.path(), link.display());
        Error::InvalidOption { option: "cachePath".to_owned(), problem, accepted: PATH }
    }
}

fn root_from(root: &str) -> Result<PathBuf> {
    let invalid = |problem: &str| Error::InvalidOption {
        option: "cacheRoot".to_owned(),
        problem: format!("{root:?} {problem}"),
        accepted: ROOT,
    };
    if root.trim().is_empty() {
        return Err(invalid("is empty, and never means the working directory"));
    }
    if root.contains('\0') {
        return Err(invalid("has a character that no path can have"));
    }
    std::path::absolute(root).map_err(|_| invalid("is no path"))
}

fn names_of(path: &str) -> Result<Vec<String>> {
    let invalid = |problem: &str| Error::InvalidOption {
        option: "cachePath".to_owned(),
        problem: format!("{path:?} {problem}"),
        accepted: PATH,
    };
    let composed = path.nfc().collect::<String>();
    problem_of(&composed).map_or(Ok(()), |problem| Err(invalid(problem)))?;
    let names = names_in(&composed).map(str::to_owned).collect::<Vec<_>>();
    if names.is_empty() {
        Err(invalid("names no directory; leave it out to use the root"))
    } else {
        Ok(names)
    }
}

/// The directories that a path names. `.` and doubled slashes name none.
fn names_in(path: &str) -> impl Iterator<Item = &str> {
    path.split(['/', '\\']).filter(|name| !matches!(*name, "" | "."))
}

fn problem_of(path: &str) -> Option<&'static str> {
    if path.starts_with(['/', '\\']) {
        Some("is absolute")
    } else if has_drive(path) {
        Some("names a drive")
    } else if names_in(path).any(|name| name == "..") {
        Some("has \"..\", which could leave the cache root")
    } else {
        names_in(path).find_map(portable::problem_of)
    }
}

/// `C:\cache`, and `C:cache`, which starts from wherever that drive's working directory is.
fn has_drive(path: &str) -> bool {
    let mut start = path.chars();
    start.next().is_some_and(|letter| letter.is_ascii_alphabetic()) && start.next() == Some(':')
}
