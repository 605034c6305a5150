//! What is done to the store as a whole: sweeping up after crashes, clearing, counting.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::folder::{ENTRY_SUFFIX, FORMAT_PREFIX, Reading, StoreFolder};
use super::outcome::{FormatStats, Stats};
use crate::digest::{StoreKey, TargetKey};
use crate::error::{Error, Result};
use crate::file::{self, Presence};
use crate::lock::Wait;

/// How long clearing waits for a moment without writers. Each of them holds the store for one rename.
const CLEAR_WAIT: Duration = Duration::from_secs(10);

/// How often a folder is tried again because a waiting writer had just put its lock or draft there.
const REMOVE_TRIES: u32 = 20;

impl StoreFolder {
    /// Removes what crashed processes left behind, once per process and folder. Never fails: what cannot be removed now
    /// does no harm.
    pub(super) fn sweep_once(&self) {
        static SWEPT: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
        let is_new = SWEPT.lock().unwrap_or_else(PoisonError::into_inner).insert(self.path.clone());
        if is_new {
            self.sweep();
        }
    }

    fn sweep(&self) {
        for folder in [&self.path, &self.entries] {
            if !matches!(file::check_folder(folder), Ok(Presence::Present)) || file::sweep(folder).is_err() {
                return;
            }
        }
    }

    /// Removes every entry of every format and then the key; says how many entries there were.
    ///
    /// # Errors
    ///
    /// [`Error::Busy`] when there was no moment without writers, or what the file system refused.
    pub fn clear(&self) -> Result<u64> {
        if file::check_folder(&self.path)? == Presence::Absent {
            return Ok(0);
        }
        let formats = self.formats()?;
        let wait = Wait::Until(Instant::now() + CLEAR_WAIT);
        if !formats.is_empty() {
            self.ensure_lockable(wait)?;
        }
        let seized = self.key_file.seize(wait)?;
        let removed =
            self.formats()?.iter().map(|name| remove_format(&self.path.join(name))).sum::<Result<u64>>()?;
        self.key_file.remove(seized)?;
        self.forget_key();
        self.sweep();
        Ok(removed)
    }

    /// Counts what there is.
    ///
    /// # Errors
    ///
    /// What the file system refused.
    pub fn stats(&self) -> Result<Stats> {
        if file::check_folder(&self.path)? == Presence::Absent {
            return Ok(Stats::default());
        }
        let key = self.key_file.read()?;
        let formats =
            self.formats()?.into_iter().map(|name| self.format_stats(name)).collect::<Result<Vec<_>>>()?;
        Ok(Stats {
            entries: formats.iter().map(|format| format.entries).sum(),
            bytes: formats.iter().map(|format| format.bytes).sum(),
            invalid: key.map_or(Ok(0), |key| self.invalid(&key))?,
            formats,
        })
    }

    /// Without a key there would be nothing to hold while entries are removed.
    fn ensure_lockable(&self, wait: Wait) -> Result<()> {
        match self.key_file.read_or_create(wait) {
            Err(error @ Error::Busy { .. }) => Err(error),
            // A damaged or foreign key is what clearing repairs.
            _ => Ok(()),
        }
    }

    fn formats(&self) -> Result<Vec<String>> {
        let mut formats = file::names(&self.path)?;
        formats.retain(|name| name.starts_with(FORMAT_PREFIX));
        formats.sort_unstable();
        Ok(formats)
    }

    fn format_stats(&self, folder: String) -> Result<FormatStats> {
        let entries = entries(&self.path.join(&folder))?;
        let sizes =
            entries.iter().filter_map(|path| fs::symlink_metadata(path).ok()).map(|about| about.len());
        let (count, bytes) = sizes.fold((0, 0), |(count, bytes), size| (count + 1, bytes + size));
        Ok(FormatStats { folder, entries: count, bytes })
    }

    fn invalid(&self, key: &StoreKey) -> Result<u64> {
        let entries = entries(&self.entries)?;
        Ok(entries.iter().filter(|path| self.is_invalid(key, path)).count() as u64)
    }

    fn is_invalid(&self, key: &StoreKey, path: &Path) -> bool {
        let name = path.file_stem().and_then(|stem| stem.to_str()).and_then(TargetKey::from_hex);
        let reading = name.map(|target| self.read_entry(key, &target));
        !matches!(reading, Some(Ok(Reading::Valid(_) | Reading::Absent)))
    }
}

/// The paths of a format's entries.
fn entries(format: &Path) -> Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    if !is_folder(format) {
        return Ok(paths);
    }
    for shard in file::names(format)?.iter().map(|name| format.join(name)).filter(|shard| is_folder(shard)) {
        let names = file::names(&shard)?.into_iter().filter(|name| name.ends_with(ENTRY_SUFFIX));
        paths.extend(names.map(|name| shard.join(name)));
    }
    Ok(paths)
}

fn is_folder(path: &Path) -> bool {
    matches!(file::check_folder(path), Ok(Presence::Present))
}

fn remove_format(format: &Path) -> Result<u64> {
    let count = entries(format)?.len() as u64;
    for _ in 0..REMOVE_TRIES {
        match file::remove_all(format) {
            Ok(_) => return Ok(count),
            Err(Error::Io { source, .. }) if source.kind() == std::io::ErrorKind::DirectoryNotEmpty => {
                thread::sleep(Duration::from_millis(2));
            }
            Err(error) => return Err(error),
        }
    }
    // Only locks and drafts of waiting writers can still be there.
    Ok(count)
}
