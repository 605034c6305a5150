//! The key file: 32 random bytes, made by exactly one of any number of racing processes, read by all others.
//!
//! The file is also the lock of the whole store. Whoever publishes or removes an entry holds it shared, so writers never
//! wait for each other here; [`KeyFile::seize`] holds it alone, and removing the key while it is seized ends the store.
//! A writer that waited then finds that its path leads to another key, or to none, and starts again under that one.
//!
//! # Limits
//!
//! A key that is damaged or belongs to somebody else is reported and left alone: only
//! [`clear`](crate::locator::store::LocatorStore::clear) removes it.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Instant;

use super::StoreKey;
use crate::error::{Error, Result};
use crate::file::{self, Access, Contents, Draft};
use crate::lock::{self, Lock, Sharing, Wait};

/// The key file's name, and the stem of its lock and drafts.
const NAME: &str = "key";

/// Where a store's key is.
#[derive(Debug, Clone)]
pub struct KeyFile {
    folder: PathBuf,
    path: PathBuf,
}

/// The key, which cannot go away while this is held.
#[derive(Debug)]
pub struct HeldKey {
    /// The key.
    pub key: StoreKey,
    _file: File,
}

/// The store, nobody else writing to it.
#[derive(Debug)]
pub struct SeizedKey(Option<File>);

impl KeyFile {
    /// The key of the store in `folder`.
    #[must_use]
    pub fn new(folder: &Path) -> Self {
        Self { folder: folder.to_owned(), path: folder.join(NAME) }
    }

    /// The key, if there is one.
    ///
    /// # Errors
    ///
    /// [`Error::KeyDamaged`], [`Error::KeyForeign`], or what the file system said.
    pub fn read(&self) -> Result<Option<StoreKey>> {
        match file::open_regular(&self.path, Access::Read)? {
            None => Ok(None),
            Some(file) => self.key_in(&file).map(Some),
        }
    }

    /// The key, made now if there is none.
    ///
    /// # Errors
    ///
    /// As [`read`](Self::read); [`Error::Busy`] when another process took longer than `wait` to make it.
    pub fn read_or_create(&self, wait: Wait) -> Result<StoreKey> {
        loop {
            if let Some(key) = self.read()? {
                return Ok(key);
            }
            self.create(wait)?;
        }
    }

    /// The key, shared with other writers; `None` when there is none.
    ///
    /// # Errors
    ///
    /// As [`read`](Self::read); [`Error::Busy`] when the store was seized for longer than `wait`.
    pub fn hold(&self, wait: Wait) -> Result<Option<HeldKey>> {
        let started = Instant::now();
        loop {
            let Some(file) = file::open_regular(&self.path, Access::Read)? else { return Ok(None) };
            lock::hold(&file, &self.path, Sharing::Shared, wait, started)?;
            if lock::leads_to(&self.path, &file) {
                return Ok(Some(HeldKey { key: self.key_in(&file)?, _file: file }));
            }
            lock::check_time(&self.path, wait, started)?;
        }
    }

    /// The store for one process alone. Where there is no file that could be locked (a link, a key we may not read)
    /// nobody of ours can be writing, because no key can be held either.
    ///
    /// # Errors
    ///
    /// [`Error::Busy`] when others wrote all the time, or what the file system said.
    pub fn seize(&self, wait: Wait) -> Result<SeizedKey> {
        let started = Instant::now();
        loop {
            let Ok(Some(file)) = file::open_regular(&self.path, Access::Seize) else {
                return Ok(SeizedKey(None));
            };
            lock::hold(&file, &self.path, Sharing::Exclusive, wait, started)?;
            if lock::leads_to(&self.path, &file) {
                return Ok(SeizedKey(Some(file)));
            }
            lock::check_time(&self.path, wait, started)?;
        }
    }

    /// Removes the key of a store that is seized, and lets go of it.
    ///
    /// # Errors
    ///
    /// What the file system said.
    pub fn remove(&self, seized: SeizedKey) -> Result<()> {
        file::remove_all(&self.path)?;
        drop(seized.0);
        Ok(())
    }

    fn create(&self, wait: Wait) -> Result<()> {
        let _making = Lock::acquire(&file::lock_path(&self.folder, NAME), wait)?;
        if file::open_regular(&self.path, Access::Read)?.is_some() {
            return Ok(());
        }
        let draft = Draft::write(&self.folder, NAME, StoreKey::random()?.bytes())?;
        draft.publish_new(&self.path).map(|_| ())
    }

    fn key_in(&self, file: &File) -> Result<StoreKey> {
        self.check_owner(file)?;
        let damaged = |found| Error::KeyDamaged { path: self.path.clone(), found };
        match file::read_open(file, &self.path, StoreKey::BYTES as u64)? {
            Contents::Whole(bytes) => {
                let found = bytes.len() as u64;
                bytes.try_into().map(StoreKey::from_bytes).map_err(|_| damaged(found))
            }
            Contents::TooLong | Contents::Absent => {
                Err(damaged(file.metadata().map_or(0, |about| about.len())))
            }
        }
    }

    #[cfg(unix)]
    fn check_owner(&self, file: &File) -> Result<()> {
        use std::os::unix::fs::MetadataExt;
        let owner = file.metadata().map_err(Error::io("read", &self.path))?.uid();
        if owner == rustix::process::geteuid().as_raw() {
            return Ok(());
        }
        Err(Error::KeyForeign { path: self.path.clone(), owner })
    }

    #[cfg(not(unix))]
    #[expect(
        clippy::unused_self,
        clippy::unnecessary_wraps,
        reason = "the same signature as where files have owners"
    )]
    fn check_owner(&self, _file: &File) -> Result<()> {
        Ok(())
    }
}
