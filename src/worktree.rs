//! Which Git directory is ours.
//!
//! The work tree is the one around the working directory, found by libgit2 without starting a process and without
//! looking at `GIT_DIR`, `GIT_WORK_TREE`, `GIT_COMMON_DIR` or `GIT_CEILING_DIRECTORIES`: a variable left over from a hook
//! must not send one project's memory to another. A linked work tree and a submodule each have a Git directory of their
//! own, so each has its own cache.
//!
//! # Limits
//!
//! - Like Git, the search stops at the border of a file system.
//! - Like Git, a repository that belongs to another user counts only when `safe.directory` trusts it: whoever owns the
//!   Git directory can read what is stored there.
//! - A repository with an extension that neither libgit2 nor the list below knows cannot be read.

use std::path::{Path, PathBuf};
use std::sync::Once;

use git2::{ErrorCode, Repository, RepositoryOpenFlags};

use crate::error::{Error, Result};

/// Extensions libgit2 does not know, which change how objects and references are stored and nothing that matters here.
const HARMLESS_EXTENSIONS: [&str; 3] = ["partialclone", "refstorage", "compatobjectformat"];

/// Where a working directory is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Surrounds {
    /// In the work tree with this Git directory.
    WorkTree {
        /// The Git directory that belongs to this work tree alone.
        git_dir: PathBuf,
    },
    /// In none: no repository, a bare one, or inside a Git directory itself.
    Nothing,
}

/// Finds the work tree around `cwd`.
///
/// # Errors
///
/// [`Error::RepositoryForeign`], [`Error::RepositoryUnreadable`].
pub fn discover(cwd: &Path) -> Result<Surrounds> {
    accept_harmless_extensions();
    let no_ceiling: [&Path; 0] = [];
    match Repository::open_ext(cwd, RepositoryOpenFlags::empty(), no_ceiling) {
        Ok(repository) => Ok(around(cwd, &repository)),
        Err(error) if error.code() == ErrorCode::NotFound => Ok(Surrounds::Nothing),
        Err(error) if error.code() == ErrorCode::Owner => Err(Error::RepositoryForeign),
        Err(error) => Err(unreadable(&error)),
    }
}

fn around(cwd: &Path, repository: &Repository) -> Surrounds {
    let git_dir = repository.path();
    match repository.workdir() {
        Some(work_tree) if !is_inside(cwd, git_dir) && is_inside(cwd, work_tree) => {
            Surrounds::WorkTree { git_dir: git_dir.to_owned() }
        }
        _ => Surrounds::Nothing,
    }
}

fn is_inside(path: &Path, folder: &Path) -> bool {
    match (path.canonicalize(), folder.canonicalize()) {
        (Ok(path), Ok(folder)) => path.starts_with(folder),
        _ => false,
    }
}

/// The library's text may quote the configuration, so only its class and code are told.
fn unreadable(error: &git2::Error) -> Error {
    Error::RepositoryUnreadable { reason: format!("{:?}/{:?}", error.class(), error.code()) }
}

fn accept_harmless_extensions() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        #[expect(
            unsafe_code,
            reason = "libgit2 keeps the list in a static; this crate alone uses it, and sets it once"
        )]
        // SAFETY: runs once, before the first repository is opened, and nothing else in the process links this libgit2.
        let accepted = unsafe { git2::opts::set_extensions(&HARMLESS_EXTENSIONS) };
        // Without it, repositories with those extensions are reported as unreadable.
        let _ = accepted;
    });
}
