//! What can go wrong, each with one stable code.
//!
//! A message names the thing, what was tried and the next step. It never holds a URL, a sentence, a label, text of a
//! page or a value: paths of our own files and the user's own options are all it may quote. `docs/errors.md` lists the
//! codes; a test holds that table against this enum.
//!
//! Most of these never reach a test as an error: what the file system refuses becomes a `storage_error` outcome and the
//! run goes on. Only what a caller can correct is thrown.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The result of everything fallible here.
pub type Result<T> = std::result::Result<T, Error>;

/// Everything that can go wrong in the core.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// An option or variable has a value that means nothing.
    #[error("{option} {problem}; accepted: {accepted}")]
    InvalidOption {
        /// The option or variable, as the user writes it.
        option: String,
        /// What is wrong with its value.
        problem: String,
        /// What would be right.
        accepted: &'static str,
    },
    /// A call was made with something that means nothing.
    #[error("{argument} {problem}")]
    InvalidArgument {
        /// The argument's name.
        argument: &'static str,
        /// What is wrong with it.
        problem: &'static str,
    },
    /// The repository was found but Git's library cannot read it.
    #[error(
        "the Git repository could not be read ({reason}); `git status` in the same directory shows whether Git can"
    )]
    RepositoryUnreadable {
        /// The library's class and code, never its text.
        reason: String,
    },
    /// The repository belongs to somebody else, whom Git does not trust either.
    #[error(
        "the Git repository belongs to another user, so nothing is read from it or written to it; \
         trust it with `git config --global --add safe.directory <path>`"
    )]
    RepositoryForeign,
    /// The key file does not hold a key.
    #[error(
        "the key file {path} is damaged ({found} instead of 32 bytes), so its cache cannot be read; \
         `recall cache clear` removes both and the next run starts anew"
    )]
    KeyDamaged {
        /// Where it is.
        path: PathBuf,
        /// How many bytes it holds.
        found: u64,
    },
    /// The key file belongs to somebody else, who may know the key.
    #[error(
        "the key file {path} belongs to another user (uid {owner}), so it is not used; \
         `recall cache clear` removes it and the next run starts anew"
    )]
    KeyForeign {
        /// Where it is.
        path: PathBuf,
        /// The owner's user id.
        owner: u32,
    },
    /// A symbolic link where only our own files are expected.
    #[error("{path} is a symbolic link, which is never followed; remove it")]
    Symlink {
        /// Where it is.
        path: PathBuf,
    },
    /// Something else where only a file is expected.
    #[error("{path} is not a regular file; `recall cache clear` removes it")]
    NotAFile {
        /// Where it is.
        path: PathBuf,
    },
    /// Something else where only a directory is expected.
    #[error("{path} is not a directory; remove it")]
    NotAFolder {
        /// Where it is.
        path: PathBuf,
    },
    /// The operating system refused.
    #[error("could not {doing} {path}: {source}; check permissions and free space there")]
    Io {
        /// What was tried.
        doing: &'static str,
        /// On what.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// Somebody else held the lock for as long as we were ready to wait.
    #[error(
        "{path} was still locked by another process after {} ms; try again when the other run is done",
        waited.as_millis()
    )]
    Busy {
        /// The lock file.
        path: PathBuf,
        /// How long it was tried.
        waited: Duration,
    },
    /// The operating system gave no random bytes.
    #[error(
        "the operating system gave no random bytes for a new key; see that this container or sandbox has /dev/urandom"
    )]
    NoRandomness,
    /// The operating system gave no thread.
    #[error("a step's code could not be checked, because no thread could be started for it: {source}")]
    NoThread {
        /// Why not.
        source: io::Error,
    },
    /// A defect of ours. The message names the place in our source and nothing that was being worked on.
    #[error("a defect in playwright-recall ({place}); please report it with this line")]
    Defect {
        /// File and line.
        place: String,
    },
}

impl Error {
    /// The code of each error, in the order of the enum.
    pub const CODES: [&'static str; 14] = [
        "RECALL_INVALID_OPTION",
        "RECALL_INVALID_ARGUMENT",
        "RECALL_REPOSITORY_UNREADABLE",
        "RECALL_REPOSITORY_FOREIGN",
        "RECALL_KEY_DAMAGED",
        "RECALL_KEY_FOREIGN",
        "RECALL_SYMLINK",
        "RECALL_NOT_A_FILE",
        "RECALL_NOT_A_FOLDER",
        "RECALL_IO",
        "RECALL_BUSY",
        "RECALL_NO_RANDOMNESS",
        "RECALL_NO_THREAD",
        "RECALL_DEFECT",
    ];

    /// The stable code of this error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        let [
            option,
            argument,
            unreadable,
            foreign,
            damaged,
            key_foreign,
            symlink,
            file,
            folder,
            io,
            busy,
            random,
            thread,
            defect,
        ] = Self::CODES;
        match self {
            Self::InvalidOption { .. } => option,
            Self::InvalidArgument { .. } => argument,
            Self::RepositoryUnreadable { .. } => unreadable,
            Self::RepositoryForeign => foreign,
            Self::KeyDamaged { .. } => damaged,
            Self::KeyForeign { .. } => key_foreign,
            Self::Symlink { .. } => symlink,
            Self::NotAFile { .. } => file,
            Self::NotAFolder { .. } => folder,
            Self::Io { .. } => io,
            Self::Busy { .. } => busy,
            Self::NoRandomness => random,
            Self::NoThread { .. } => thread,
            Self::Defect { .. } => defect,
        }
    }

    /// Wraps what the operating system said about `path`: `map_err(Error::io("read", path))`.
    pub fn io<'a>(doing: &'static str, path: &'a Path) -> impl FnOnce(io::Error) -> Self + 'a {
        move |source| Self::Io { doing, path: path.to_owned(), source }
    }

    /// Whether the file system said that the thing is not there: somebody cleared the cache meanwhile.
    #[must_use]
    pub fn is_not_found(&self) -> bool {
        matches!(self, Self::Io { source, .. } if source.kind() == io::ErrorKind::NotFound)
    }
}
