//! The store's folder in the Git directory: who may read and write which file, and when.
//!
//! ```text
//! <git dir>/playwright-recall/
//!   key                            see digest::key_file
//!   locators-v1/
//!     3f/3fa9…c1.json              one entry
//!     3fa9…c1.lock                 while its entry is being written
//!     3fa9…c1.<random>.tmp         the entry that is being written
//! ```
//!
//! Reading takes no lock: entries appear and disappear whole. Writing takes two, in this order:
//!
//! 1. the entry's own lock, so that writers of one entry come one after the other and can compare before they act;
//! 2. at the moment of publishing, the key, shared with all writers. It proves that the store was not cleared since the
//!    entry was named: the key is the same one, and the entry's lock is still the file that its path leads to.
//!
//! [`clear`](StoreFolder::clear) holds the key alone. What a writer prepared under the old key is then thrown away and the
//! write starts again under the new one, so no entry ever stands under a key that is gone.
//!
//! Drafts and locks stand in the folder above the entries, so that looking for leftovers is one short listing however
//! many entries there are.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::entry::{self, FORMAT, Invalid, Memory};
use crate::digest::key_file::KeyFile;
use crate::digest::{StoreKey, TargetKey};
use crate::error::{Error, Result};
use crate::file::{self, Contents, Draft, Presence};
use crate::lock::{Lock, Wait};

/// Our folder in the Git directory.
pub(super) const NAME: &str = "playwright-recall";

/// Begins the name of every format's folder.
pub(super) const FORMAT_PREFIX: &str = "locators-v";

/// Ends the name of an entry.
pub(super) const ENTRY_SUFFIX: &str = ".json";

/// How often a write starts again because the store was cleared under it. More than once is already a rare accident.
const MAX_ATTEMPTS: u32 = 8;

/// Names an entry under a key.
pub type Naming<'a> = &'a dyn Fn(&StoreKey) -> TargetKey;

/// What stands at an entry's place.
#[derive(Debug)]
pub enum Reading {
    /// Nothing.
    Absent,
    /// A recipe.
    Valid(Box<Memory>),
    /// Something that cannot be used.
    Invalid(Invalid),
}

/// Whether a writer may make what is missing around its entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Making {
    /// Folders and key are made.
    Store,
    /// Without them there is nothing to change.
    Nothing,
}

/// How one attempt at a change ended.
#[derive(Debug)]
pub enum Attempt<T> {
    /// It is done.
    Done(T),
    /// The store was cleared meanwhile; nothing was changed.
    Superseded,
}

/// The store's folder.
#[derive(Debug)]
pub struct StoreFolder {
    pub(super) path: PathBuf,
    pub(super) entries: PathBuf,
    pub(super) key_file: KeyFile,
    /// The key as last read, so that a lookup reads one file.
    known: Mutex<Option<StoreKey>>,
}

impl StoreFolder {
    /// The store of this Git directory. Touches nothing.
    #[must_use]
    pub fn new(git_dir: &Path) -> Self {
        let path = git_dir.join(NAME);
        let entries = path.join(format!("{FORMAT_PREFIX}{FORMAT}"));
        let key_file = KeyFile::new(&path);
        Self { path, entries, key_file, known: Mutex::new(None) }
    }

    /// Reads one entry, without any lock.
    ///
    /// # Errors
    ///
    /// What the file system refused.
    pub fn read(&self, naming: Naming<'_>) -> Result<Reading> {
        if file::check_folder(&self.path)? == Presence::Absent {
            return Ok(Reading::Absent);
        }
        let known = self.known().clone();
        let reading = self.read_under(known.as_ref(), naming)?;
        if !matches!(reading, Reading::Absent) {
            return Ok(reading);
        }
        // Nothing there under the key we know: perhaps the store was cleared and begun anew.
        let current = self.key_file.read()?;
        if current == known {
            return Ok(Reading::Absent);
        }
        self.known().clone_from(&current);
        self.read_under(current.as_ref(), naming)
    }

    /// Changes one entry with its lock held; begins again when the store is cleared meanwhile. `None` when there is
    /// nothing to change and nothing may be made.
    ///
    /// # Errors
    ///
    /// [`Error::Busy`] when others held a lock for longer than `wait`, or what the file system refused.
    pub fn change<T>(
        &self,
        naming: Naming<'_>,
        making: Making,
        wait: Wait,
        mut attempt: impl FnMut(&Slot<'_>) -> Result<Attempt<T>>,
    ) -> Result<Option<T>> {
        for _ in 0..MAX_ATTEMPTS {
            match self.slot(naming, making, wait).and_then(|slot| slot.map(|slot| attempt(&slot)).transpose())
            {
                Ok(None) => return Ok(None),
                Ok(Some(Attempt::Done(done))) => return Ok(Some(done)),
                Ok(Some(Attempt::Superseded)) => {}
                // A folder that was there is gone: the same, seen from another place.
                Err(error) if error.is_not_found() && self.path.parent().is_some_and(Path::exists) => {}
                Err(error) => return Err(error),
            }
        }
        Err(Error::Busy { path: self.path.clone(), waited: std::time::Duration::ZERO })
    }

    /// Forgets the key that was read.
    pub(super) fn forget_key(&self) {
        *self.known() = None;
    }

    fn slot(&self, naming: Naming<'_>, making: Making, wait: Wait) -> Result<Option<Slot<'_>>> {
        let Some(key) = self.key_for_writing(making, wait)? else { return Ok(None) };
        let target = naming(&key);
        let lock = Lock::acquire(&file::lock_path(&self.entries, &target.to_hex()), wait)?;
        Ok(Some(Slot { store: self, key, target, wait, lock }))
    }

    fn key_for_writing(&self, making: Making, wait: Wait) -> Result<Option<StoreKey>> {
        let key = match making {
            Making::Store => {
                file::ensure_folder(&self.path)?;
                let key = self.key_file.read_or_create(wait)?;
                file::ensure_folder(&self.entries)?;
                Some(key)
            }
            Making::Nothing => match file::check_folder(&self.path)? {
                Presence::Present if file::check_folder(&self.entries)? == Presence::Present => {
                    self.key_file.read()?
                }
                _ => None,
            },
        };
        self.known().clone_from(&key);
        Ok(key)
    }

    fn read_under(&self, key: Option<&StoreKey>, naming: Naming<'_>) -> Result<Reading> {
        let Some(key) = key else { return Ok(Reading::Absent) };
        self.read_entry(key, &naming(key))
    }

    /// Reads the entry of this name.
    pub(super) fn read_entry(&self, key: &StoreKey, target: &TargetKey) -> Result<Reading> {
        let path = self.entry_path(target);
        for folder in [Some(self.entries.as_path()), path.parent()].into_iter().flatten() {
            if file::check_folder(folder)? == Presence::Absent {
                return Ok(Reading::Absent);
            }
        }
        Ok(match file::read_bounded(&path, entry::MAX_BYTES)? {
            Contents::Absent => Reading::Absent,
            Contents::TooLong => Reading::Invalid(Invalid::Corrupt),
            Contents::Whole(bytes) => match entry::decode(key, target, &bytes) {
                Ok(memory) => Reading::Valid(Box::new(memory)),
                Err(invalid) => Reading::Invalid(invalid),
            },
        })
    }

    fn entry_path(&self, target: &TargetKey) -> PathBuf {
        let name = target.to_hex();
        let shard = name.get(..2).unwrap_or_default();
        self.entries.join(shard).join(format!("{name}{ENTRY_SUFFIX}"))
    }

    fn known(&self) -> MutexGuard<'_, Option<StoreKey>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One entry's place, with its lock held.
#[derive(Debug)]
pub struct Slot<'a> {
    store: &'a StoreFolder,
    /// The key the entry is named under.
    pub key: StoreKey,
    /// The entry's name.
    pub target: TargetKey,
    wait: Wait,
    lock: Lock,
}

impl Slot<'_> {
    /// What stands there.
    ///
    /// # Errors
    ///
    /// What the file system refused.
    pub fn read(&self) -> Result<Reading> {
        self.store.read_entry(&self.key, &self.target)
    }

    /// Puts an entry there.
    ///
    /// # Errors
    ///
    /// What the file system refused.
    pub fn publish(&self, bytes: &[u8]) -> Result<Attempt<()>> {
        let draft = Draft::write(&self.store.entries, &self.target.to_hex(), bytes)?;
        self.settle(|path| {
            path.parent().map_or(Ok(()), file::ensure_folder)?;
            draft.publish(path)
        })
    }

    /// Removes the entry that stands there.
    ///
    /// # Errors
    ///
    /// What the file system refused.
    pub fn remove(&self) -> Result<Attempt<()>> {
        self.settle(|path| file::remove(path).map(|_| ()))
    }

    /// Acts while the store cannot be cleared, if it was not cleared before.
    fn settle(&self, act: impl FnOnce(&Path) -> Result<()>) -> Result<Attempt<()>> {
        match self.store.key_file.hold(self.wait)? {
            Some(held) if held.key == self.key && self.lock.is_current() => {
                act(&self.store.entry_path(&self.target)).map(Attempt::Done)
            }
            _ => Ok(Attempt::Superseded),
        }
    }
}
