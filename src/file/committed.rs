//! Files that are committed and read by others: made with the mode that the umask gives, reached through links, written
//! without a lock, the last writer wins.
//!
//! A draft is called `.recall-<random>.tmp` and stands in the directory of the file it will replace, so that a rename
//! puts it there whole. A crash leaves it behind; [`sweep`] removes what is older than any write can be.
//!
//! # Limits
//!
//! On Windows a file that somebody has open cannot be replaced; that is tried again for about a second. Everywhere else a
//! rename either happens or is refused for good.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::thread;
use std::time::{Duration, SystemTime};

use tempfile::{NamedTempFile, TempPath};

use super::{Contents, names, open_followed, read_open, remove};
use crate::error::{Error, Result};

/// How the name of every draft starts.
const DRAFT_PREFIX: &str = ".recall-";

/// How the name of every draft ends.
const DRAFT_SUFFIX: &str = ".tmp";

/// No write takes this long, so a draft of this age was left by a crash.
const STALE: Duration = Duration::from_hours(1);

/// Pauses between two tries to replace a file that is open elsewhere; about a second in all.
const PAUSES: [Duration; 6] = [
    Duration::from_millis(10),
    Duration::from_millis(30),
    Duration::from_millis(80),
    Duration::from_millis(160),
    Duration::from_millis(300),
    Duration::from_millis(500),
];

/// Reads a regular file of at most `limit` bytes, wherever links lead to.
///
/// # Errors
///
/// [`Error::NotAFile`], or what the operating system said.
pub fn read(path: &Path, limit: u64) -> Result<Contents> {
    match open_followed(path)? {
        None => Ok(Contents::Absent),
        Some(file) => read_open(&file, path, limit),
    }
}

/// Makes a directory and those above it.
///
/// # Errors
///
/// What the operating system said.
pub fn ensure_folder(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).map_err(Error::io("create", folder))
}

/// Writes a file in one step: whoever reads sees what was there or all of `bytes`.
///
/// # Errors
///
/// What the operating system said.
pub fn replace(folder: &Path, name: &str, bytes: &[u8]) -> Result<()> {
    let path = folder.join(name);
    let mut draft = draft_in(folder).map_err(Error::io("create a file in", folder))?;
    draft.write_all(bytes).map_err(Error::io("write a file in", folder))?;
    draft.as_file().sync_all().map_err(Error::io("flush a file in", folder))?;
    let mut draft = Some(draft.into_temp_path());
    patiently(&PAUSES, is_busy, || put(&mut draft, &path)).map_err(Error::io("write", &path))
}

/// Puts a draft in its place, or keeps it for another try.
fn put(draft: &mut Option<TempPath>, path: &Path) -> io::Result<()> {
    match draft.take().map(|draft| draft.persist(path)) {
        None | Some(Ok(())) => Ok(()),
        Some(Err(refused)) => {
            *draft = Some(refused.path);
            Err(refused.error)
        }
    }
}

/// Removes the drafts that crashed processes left in `folder`. What cannot be removed is left.
pub fn sweep(folder: &Path) {
    let drafts = names(folder).unwrap_or_default().into_iter().filter(|name| is_draft(name));
    for name in drafts {
        let path = folder.join(name);
        if is_stale(&path) {
            // Whoever cannot remove it cannot have written it either.
            let _ = remove(&path);
        }
    }
}

/// Whether a name is that of a draft.
#[must_use]
pub fn is_draft(name: &str) -> bool {
    name.starts_with(DRAFT_PREFIX) && name.ends_with(DRAFT_SUFFIX)
}

fn is_stale(path: &Path) -> bool {
    let written = fs::symlink_metadata(path).and_then(|about| about.modified());
    let age = written.ok().and_then(|written| SystemTime::now().duration_since(written).ok());
    age.is_some_and(|age| age > STALE)
}

#[cfg(unix)]
fn draft_in(folder: &Path) -> io::Result<NamedTempFile> {
    use std::os::unix::fs::PermissionsExt;
    // Less what the umask takes away, as for any file that an editor makes.
    let mode = fs::Permissions::from_mode(0o666);
    naming().permissions(mode).tempfile_in(folder)
}

#[cfg(not(unix))]
fn draft_in(folder: &Path) -> io::Result<NamedTempFile> {
    naming().tempfile_in(folder)
}

fn naming() -> tempfile::Builder<'static, 'static> {
    let mut naming = tempfile::Builder::new();
    naming.prefix(DRAFT_PREFIX).suffix(DRAFT_SUFFIX).rand_bytes(12);
    naming
}

/// Tries until it works, until it fails for good, or until there is no pause left.
fn patiently<T>(
    pauses: &[Duration],
    may_pass: impl Fn(&io::Error) -> bool,
    mut attempt: impl FnMut() -> io::Result<T>,
) -> io::Result<T> {
    for pause in pauses {
        match attempt() {
            Err(error) if may_pass(&error) => thread::sleep(*pause),
            done => return done,
        }
    }
    attempt()
}

/// Whether somebody merely has the file open, which only Windows minds.
fn is_busy(error: &io::Error) -> bool {
    cfg!(windows) && matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::ResourceBusy)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn busy() -> io::Error {
        ErrorKind::ResourceBusy.into()
    }

    #[test]
    fn a_busy_target_is_tried_again_and_then_given_up() {
        let pauses = [Duration::ZERO; 3];
        for (free_after, expected) in [(0, Some(1)), (2, Some(3)), (3, Some(4)), (9, None)] {
            let mut tries = 0;
            let done = patiently(
                &pauses,
                |error| error.kind() == ErrorKind::ResourceBusy,
                || {
                    tries += 1;
                    if tries > free_after { Ok(tries) } else { Err(busy()) }
                },
            );
            assert_eq!(done.ok(), expected, "free after {free_after} tries");
        }
    }

    #[test]
    fn what_will_not_pass_is_not_tried_again() {
        let mut tries = 0;
        let done = patiently(
            &PAUSES,
            |_| false,
            || {
                tries += 1;
                Err::<(), _>(busy())
            },
        );
        assert!(done.is_err(), "a refusal stays one");
        assert_eq!(tries, 1, "once is enough");
    }
}
