//! A lock that one process at a time can hold, by a path.
//!
//! It is the operating system's own lock on an open file (`flock`, `LockFileEx`), so it ends with its holder: a crash
//! frees it at once, and no holder ever loses it for being slow. Nothing depends on a clock.
//!
//! The file is empty, and its holder removes it before letting go, so that locks leave nothing behind. That is safe
//! because whoever gets the lock looks whether the path still leads to the very file that was locked, and starts again
//! if not; [`Lock::is_current`] asks the same later, for when somebody may have removed the directory around it.
//!
//! # Limits
//!
//! - A crash leaves the empty file. It blocks nobody; the next holder or the next sweep removes it.
//! - File systems without locks refuse, and then nothing is written.
//! - Where an open file cannot be told from another by number (outside Unix) lock files stay.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use crate::error::{Error, Result};
use crate::file;

/// First pause between two tries: about as long as a holder needs to write an entry.
const FIRST_PAUSE: Duration = Duration::from_millis(1);

/// Longest pause: a few turns of others, so that a waiter misses none of its own, and looking costs next to nothing.
const LONGEST_PAUSE: Duration = Duration::from_millis(8);

/// How long to try.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wait {
    /// One try.
    Never,
    /// With growing, jittered pauses until this moment.
    Until(Instant),
}

/// Who may hold the lock at the same time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sharing {
    /// Nobody else.
    Exclusive,
    /// Everybody else who shares.
    Shared,
}

/// A held lock. Dropping it lets go.
#[derive(Debug)]
pub struct Lock {
    file: File,
    path: PathBuf,
}

impl Lock {
    /// Gets the lock at `path`, creating its file; the directory has to be there.
    ///
    /// # Errors
    ///
    /// [`Error::Busy`] when somebody else held it all the time, or what the file system said.
    pub fn acquire(path: &Path, wait: Wait) -> Result<Self> {
        let started = Instant::now();
        loop {
            let file = file::open_lock(path)?;
            hold(&file, path, Sharing::Exclusive, wait, started)?;
            let lock = Self { file, path: path.to_owned() };
            if lock.is_current() {
                return Ok(lock);
            }
            check_time(path, wait, started)?;
        }
    }

    /// Whether the path still leads to the file that is locked here. If not, somebody else may hold the lock too.
    #[must_use]
    pub fn is_current(&self) -> bool {
        leads_to(&self.path, &self.file)
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if cfg!(unix) && self.is_current() {
            // An empty file that stays blocks nobody.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Whether `path` leads to the file that is open as `file`.
#[must_use]
pub fn leads_to(path: &Path, file: &File) -> bool {
    match (fs::symlink_metadata(path), file.metadata()) {
        (Ok(there), Ok(here)) => file::is_same_file(&there, &here),
        _ => false,
    }
}

/// Locks an open file.
///
/// # Errors
///
/// [`Error::Busy`] when it was held against us all the time, or what the file system said.
pub fn hold(file: &File, path: &Path, sharing: Sharing, wait: Wait, started: Instant) -> Result<()> {
    let mut pause = FIRST_PAUSE;
    loop {
        match try_hold(file, sharing) {
            Ok(()) => return Ok(()),
            Err(TryLockError::Error(error)) => return Err(Error::io("lock", path)(error)),
            Err(TryLockError::WouldBlock) => check_time(path, wait, started)?,
        }
        thread::sleep(jittered(pause));
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

fn try_hold(file: &File, sharing: Sharing) -> std::result::Result<(), TryLockError> {
    match sharing {
        Sharing::Exclusive => file.try_lock(),
        Sharing::Shared => file.try_lock_shared(),
    }
}

/// Whether there is time for another try.
///
/// # Errors
///
/// [`Error::Busy`] when there is none.
pub fn check_time(path: &Path, wait: Wait, started: Instant) -> Result<()> {
    match wait {
        Wait::Until(end) if Instant::now() < end => Ok(()),
        _ => Err(Error::Busy { path: path.to_owned(), waited: started.elapsed() }),
    }
}

/// Between half of `pause` and all of it, so that waiters do not come back together.
fn jittered(pause: Duration) -> Duration {
    let mut byte = [0];
    // Without random bytes the pauses are merely regular.
    let _ = getrandom::fill(&mut byte);
    pause / 2 + pause / 512 * u32::from(byte[0])
}
