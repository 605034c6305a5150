//! The only module that writes: bounded reads, atomic writes, directories of our own, and what crashes left behind.
//!
//! A file is written as a [`Draft`] beside its final place, flushed, and then renamed: a reader sees the old file or the
//! new one, never a part. Files are made 0600 and directories 0700. Nothing here follows a symbolic link at the path it
//! is given, and nothing blocks on what is not a regular file.
//!
//! A draft's name is `<stem>.<random>.tmp`, and whoever writes one holds the lock `<stem>.lock` of the same directory
//! (see [`lock`](crate::lock)). So [`sweep`] knows without clocks or process ids that a draft was left by a crash:
//! its lock is free. Files that are committed and read by others follow other rules, see [`committed`].
//!
//! # Limits
//!
//! Only the last component of a path is checked against being a link at the moment of use; the caller checks our own
//! directories above it. That keeps mistakes out, not somebody who can already write to the Git directory.

pub mod committed;

use std::fs::{self, DirBuilder, File, Metadata, OpenOptions};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::error::{Error, Result};
use crate::lock::{Lock, Wait};

/// Ends the name of every file that is being written.
const DRAFT_SUFFIX: &str = ".tmp";

/// Ends the name of every lock file.
const LOCK_SUFFIX: &str = ".lock";

/// How many leftovers one sweep looks at, so that a directory full of them slows one start down and not for long.
const SWEEP_LIMIT: usize = 1_024;

/// What stands at a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presence {
    /// Nothing.
    Absent,
    /// What was expected.
    Present,
}

/// The contents of a file that has a size limit.
#[derive(Debug, PartialEq, Eq)]
pub enum Contents {
    /// There is no file.
    Absent,
    /// All of it.
    Whole(Vec<u8>),
    /// It is longer than the limit; no more than the limit was read.
    TooLong,
}

/// Reads a regular file of at most `limit` bytes.
///
/// # Errors
///
/// [`Error::Symlink`], [`Error::NotAFile`], or what the operating system said.
pub fn read_bounded(path: &Path, limit: u64) -> Result<Contents> {
    match open_regular(path, Access::Read)? {
        None => Ok(Contents::Absent),
        Some(file) => read_open(&file, path, limit),
    }
}

/// Reads an open file of at most `limit` bytes.
///
/// # Errors
///
/// What the operating system said.
pub fn read_open(file: &File, path: &Path, limit: u64) -> Result<Contents> {
    let mut bytes = Vec::with_capacity(usize::try_from(limit.min(4_096)).unwrap_or_default());
    file.take(limit + 1).read_to_end(&mut bytes).map_err(Error::io("read", path))?;
    Ok(if bytes.len() as u64 > limit { Contents::TooLong } else { Contents::Whole(bytes) })
}

/// What an existing file is opened for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Reading, and holding it shared.
    Read,
    /// Holding it alone, for which network file systems ask for the right to write.
    Seize,
}

/// Opens a regular file that exists; `None` when there is none.
///
/// # Errors
///
/// [`Error::Symlink`], [`Error::NotAFile`], or what the operating system said.
pub fn open_regular(path: &Path, access: Access) -> Result<Option<File>> {
    let mut options = OpenOptions::new();
    open_existing(unlinked(options.read(true).write(access == Access::Seize)), path)
}

/// Opens a regular file that exists for reading, wherever links lead to; `None` when there is none.
fn open_followed(path: &Path) -> Result<Option<File>> {
    let mut options = OpenOptions::new();
    open_existing(unblocked(options.read(true)), path)
}

fn open_existing(options: &OpenOptions, path: &Path) -> Result<Option<File>> {
    let file = match options.open(path) {
        Ok(file) => file,
        Err(error) if is_absent(&error) => return Ok(None),
        Err(error) => return Err(refused_open(error, path)),
    };
    let about = file.metadata().map_err(Error::io("read", path))?;
    if about.is_file() { Ok(Some(file)) } else { Err(Error::NotAFile { path: path.to_owned() }) }
}

/// Opens or creates the empty file that is locked.
///
/// # Errors
///
/// [`Error::Symlink`], [`Error::NotAFile`], or what the operating system said.
pub fn open_lock(path: &Path) -> Result<File> {
    let mut options = OpenOptions::new();
    private(options.read(true).write(true).create(true).truncate(false));
    let file = unlinked(&mut options).open(path).map_err(|error| refused_open(error, path))?;
    let about = file.metadata().map_err(Error::io("read", path))?;
    if about.is_file() { Ok(file) } else { Err(Error::NotAFile { path: path.to_owned() }) }
}

/// Whether a directory of ours stands at `path`.
///
/// # Errors
///
/// [`Error::Symlink`], [`Error::NotAFolder`], or what the operating system said.
pub fn check_folder(path: &Path) -> Result<Presence> {
    match fs::symlink_metadata(path) {
        Err(error) if is_absent(&error) => Ok(Presence::Absent),
        Err(error) => Err(Error::io("look at", path)(error)),
        Ok(about) if about.is_symlink() => Err(Error::Symlink { path: path.to_owned() }),
        Ok(about) if !about.is_dir() => Err(Error::NotAFolder { path: path.to_owned() }),
        Ok(_) => Ok(Presence::Present),
    }
}

/// Makes sure that a directory of ours stands at `path`; its parent has to be there.
///
/// # Errors
///
/// [`Error::Symlink`], [`Error::NotAFolder`], or what the operating system said.
pub fn ensure_folder(path: &Path) -> Result<()> {
    if check_folder(path)? == Presence::Present {
        return Ok(());
    }
    match private_folder().create(path) {
        // Another process was quicker; what it made still has to be a directory.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => check_folder(path).map(|_| ()),
        made => made.map_err(Error::io("create", path)),
    }
}

/// A file that is whole and flushed but not yet in its place. Dropping it removes it.
#[derive(Debug)]
pub struct Draft(NamedTempFile);

impl Draft {
    /// Writes `bytes` beside where they will go. The caller holds the lock `<stem>.lock` in `folder`.
    ///
    /// # Errors
    ///
    /// What the operating system said.
    pub fn write(folder: &Path, stem: &str, bytes: &[u8]) -> Result<Self> {
        let prefix = format!("{stem}.");
        let mut naming = tempfile::Builder::new();
        let made = naming.prefix(&prefix).suffix(DRAFT_SUFFIX).rand_bytes(12).tempfile_in(folder);
        let mut file = made.map_err(Error::io("create a file in", folder))?;
        file.write_all(bytes).map_err(Error::io("write a file in", folder))?;
        file.as_file().sync_all().map_err(Error::io("flush a file in", folder))?;
        Ok(Self(file))
    }

    /// Puts it in its place, over whatever file stands there.
    ///
    /// # Errors
    ///
    /// What the operating system said.
    pub fn publish(self, to: &Path) -> Result<()> {
        self.0.persist(to).map(|_| ()).map_err(|refused| Error::io("write", to)(refused.error))
    }

    /// Puts it in its place unless something stands there: [`Presence::Present`] says that something did.
    ///
    /// # Errors
    ///
    /// What the operating system said.
    pub fn publish_new(self, to: &Path) -> Result<Presence> {
        match self.0.persist_noclobber(to) {
            Ok(_) => Ok(Presence::Absent),
            Err(refused) if refused.error.kind() == ErrorKind::AlreadyExists => Ok(Presence::Present),
            Err(refused) => Err(Error::io("create", to)(refused.error)),
        }
    }
}

/// Removes a file, or the link itself where a link stands. Says whether there was one.
///
/// # Errors
///
/// What the operating system said.
pub fn remove(path: &Path) -> Result<Presence> {
    match fs::remove_file(path) {
        Ok(()) => Ok(Presence::Present),
        Err(error) if is_absent(&error) => Ok(Presence::Absent),
        Err(error) => Err(Error::io("remove", path)(error)),
    }
}

/// Removes whatever stands at `path`, directories with all they hold, links without what they lead to.
///
/// # Errors
///
/// What the operating system said.
pub fn remove_all(path: &Path) -> Result<Presence> {
    let is_folder = fs::symlink_metadata(path).is_ok_and(|about| about.is_dir());
    if !is_folder {
        return remove(path);
    }
    match fs::remove_dir_all(path) {
        Ok(()) => Ok(Presence::Present),
        Err(error) if is_absent(&error) => Ok(Presence::Absent),
        Err(error) => Err(Error::io("remove", path)(error)),
    }
}

/// The names in a directory; none when there is no such directory.
///
/// # Errors
///
/// What the operating system said.
pub fn names(folder: &Path) -> Result<Vec<String>> {
    let listed = match fs::read_dir(folder) {
        Ok(listed) => listed,
        Err(error) if is_absent(&error) => return Ok(Vec::new()),
        Err(error) => return Err(Error::io("list", folder)(error)),
    };
    // A name that is not Unicode is none of ours.
    let names =
        listed.filter_map(|entry| entry.map(|entry| entry.file_name().into_string().ok()).transpose());
    names.collect::<std::io::Result<_>>().map_err(Error::io("list", folder))
}

/// Removes the drafts and lock files that crashed processes left in `folder`; what a living process uses stays.
///
/// # Errors
///
/// What the operating system said.
pub fn sweep(folder: &Path) -> Result<()> {
    let mut leftovers = names(folder)?.into_iter().filter(|name| is_transient(name)).collect::<Vec<_>>();
    leftovers.sort_unstable();
    for name in leftovers.iter().take(SWEEP_LIMIT) {
        sweep_one(folder, name)?;
    }
    Ok(())
}

/// Taking the lock proves that nobody writes under it; letting go of it removes the lock file.
fn sweep_one(folder: &Path, name: &str) -> Result<()> {
    let stem = name.split('.').next().unwrap_or_default();
    match Lock::acquire(&lock_path(folder, stem), Wait::Never) {
        Ok(_lock) if name.ends_with(DRAFT_SUFFIX) => remove(&folder.join(name)).map(|_| ()),
        Ok(_) | Err(Error::Busy { .. }) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Where the lock for everything named `<stem>.…` in `folder` stands.
#[must_use]
pub fn lock_path(folder: &Path, stem: &str) -> PathBuf {
    folder.join(format!("{stem}{LOCK_SUFFIX}"))
}

fn is_transient(name: &str) -> bool {
    name.ends_with(DRAFT_SUFFIX) || name.ends_with(LOCK_SUFFIX)
}

fn is_absent(error: &std::io::Error) -> bool {
    error.kind() == ErrorKind::NotFound
}

/// Whether two descriptions are of one and the same file.
#[cfg(unix)]
#[must_use]
pub fn is_same_file(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Files that are open cannot be replaced here, so the path still leads to what was opened.
#[cfg(not(unix))]
#[must_use]
pub fn is_same_file(_one: &Metadata, _other: &Metadata) -> bool {
    true
}

#[cfg(unix)]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    options.mode(0o600)
}

#[cfg(not(unix))]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

#[cfg(unix)]
fn private_folder() -> DirBuilder {
    use std::os::unix::fs::DirBuilderExt;
    let mut builder = DirBuilder::new();
    builder.mode(0o700);
    builder
}

#[cfg(not(unix))]
fn private_folder() -> DirBuilder {
    DirBuilder::new()
}

/// Refuses a link, and does not wait for the other end of a pipe.
#[cfg(unix)]
fn unlinked(options: &mut OpenOptions) -> &mut OpenOptions {
    flagged(options, rustix::fs::OFlags::NOFOLLOW | rustix::fs::OFlags::NONBLOCK)
}

/// Does not wait for the other end of a pipe.
#[cfg(unix)]
fn unblocked(options: &mut OpenOptions) -> &mut OpenOptions {
    flagged(options, rustix::fs::OFlags::NONBLOCK)
}

#[cfg(unix)]
fn flagged(options: &mut OpenOptions, flags: rustix::fs::OFlags) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    options.custom_flags(i32::try_from(flags.bits()).unwrap_or_default())
}

#[cfg(not(unix))]
fn unlinked(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

#[cfg(not(unix))]
fn unblocked(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// Says of a failed open whether a link was in the way, which each system reports under another number.
fn refused_open(error: std::io::Error, path: &Path) -> Error {
    match fs::symlink_metadata(path) {
        Ok(about) if about.is_symlink() => Error::Symlink { path: path.to_owned() },
        Ok(about) if !about.is_file() => Error::NotAFile { path: path.to_owned() },
        _ => Error::io("open", path)(error),
    }
}
