//! The outcomes of the store's calls (contract, sections 2, 6, 7 and 8), one process at a time.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on must stop, in its helpers too")]

mod support;

use std::cell::Cell;
use std::fs;
use std::time::{Duration, Instant, SystemTime};

use playwright_recall::digest::{Salt, StoreKey};
use playwright_recall::error::Error;
use playwright_recall::locator::entry;
use playwright_recall::locator::folder::{Making, StoreFolder};
use playwright_recall::locator::key::LookupKey;
use playwright_recall::locator::matching::{Match, MissReason};
use playwright_recall::locator::outcome::{Invalidation, Write};
use playwright_recall::locator::store::LocatorStore;
use playwright_recall::locator::url::UrlRules;
use playwright_recall::lock::Wait;
use serde_json::json;
use support::{Repo, button, found, key, page, reason, record};

fn invalidate(
    store: &LocatorStore,
    key: &LookupKey,
    seen: &playwright_recall::locator::entry::Memory,
) -> Invalidation {
    store.invalidate(key, seen).unwrap()
}

#[test]
fn what_was_recorded_is_found_by_the_next_run() {
    let repo = Repo::new();
    assert_eq!(reason(&repo.store(), &key("Save")), "absent");
    assert_eq!(record(&repo.store(), &key("Save"), "Save"), Write::Stored);
    let memory = found(&repo.store(), &key("  Save "));
    let now = page(&[button("p7", "Cancel"), button("p8", "Save")]);
    assert!(matches!(memory.match_frames(&now), Match::Hit(hit) if hit.token == "p8"));
    let renamed = page(&[button("p7", "Cancel"), button("p8", "Store")]);
    assert!(matches!(memory.match_frames(&renamed), Match::Miss { reason: MissReason::Changed, .. }));
}

#[test]
fn the_same_recipe_again_is_unchanged_and_not_written() {
    let repo = Repo::new();
    let store = repo.store();
    assert_eq!(record(&store, &key("Save"), "Save"), Write::Stored);
    let before = fs::metadata(repo.entry()).unwrap().modified().unwrap();
    assert_eq!(record(&store, &key("Save"), "Save"), Write::Unchanged);
    assert_eq!(record(&repo.store(), &key("Save"), "Save"), Write::Unchanged, "in another run too");
    assert_eq!(fs::metadata(repo.entry()).unwrap().modified().unwrap(), before);
    assert_eq!(record(&store, &key("Save"), "Save all"), Write::Stored, "another recipe replaces it");
}

#[test]
fn removing_compares_first() {
    let repo = Repo::new();
    let store = repo.store();
    record(&store, &key("Save"), "Save");
    let seen = found(&store, &key("Save"));
    record(&repo.store(), &key("Save"), "Save all");
    assert_eq!(invalidate(&store, &key("Save"), &seen), Invalidation::Kept, "another lane knew better");
    let newer = found(&store, &key("Save"));
    assert_eq!(invalidate(&store, &key("Save"), &newer), Invalidation::Removed);
    assert_eq!(invalidate(&store, &key("Save"), &newer), Invalidation::Absent);
    assert_eq!(reason(&store, &key("Save")), "absent");
    assert!(repo.transient().is_empty());
}

#[test]
fn what_one_lane_removed_another_may_have_recorded_again() {
    let repo = Repo::new();
    let store = repo.store();
    record(&store, &key("Save"), "Save");
    let seen = found(&store, &key("Save"));
    assert_eq!(invalidate(&store, &key("Save"), &seen), Invalidation::Removed);
    record(&store, &key("Save"), "Save");
    assert_eq!(
        invalidate(&store, &key("Save"), &seen),
        Invalidation::Kept,
        "the new entry has a salt of its own"
    );
}

#[test]
fn an_entry_that_was_damaged_meanwhile_is_not_removed_by_comparing() {
    let repo = Repo::new();
    let store = repo.store();
    record(&store, &key("Save"), "Save");
    let seen = found(&store, &key("Save"));
    fs::write(repo.entry(), "damaged").unwrap();
    assert_eq!(invalidate(&store, &key("Save"), &seen), Invalidation::Kept);
}

#[test]
fn invalidating_in_an_empty_store_makes_nothing() {
    let repo = Repo::new();
    record(&repo.store(), &key("Save"), "Save");
    let seen = found(&repo.store(), &key("Save"));
    let other = Repo::new();
    assert_eq!(invalidate(&other.store(), &key("Save"), &seen), Invalidation::Absent);
    assert!(!other.folder().exists());
}

#[test]
fn what_cannot_be_found_again_is_not_stored_and_says_why() {
    let repo = Repo::new();
    let store = repo.store();
    let mut nameless = button("p1", "");
    nameless["signals"] = json!({ "name": "" });
    let written = store.record(&key("the icon"), &page(&[nameless]), (0, "p1"), None).unwrap();
    assert!(matches!(written, Write::NotCacheable(_)), "{written:?}");
    let gone = store.record(&key("Save"), &page(&[button("p1", "Save")]), (0, "p2"), None).unwrap();
    assert!(matches!(gone, Write::SelfCheck(_)), "{gone:?}");
    let no_frame = store.record(&key("Save"), &[], (0, "p1"), None).unwrap();
    assert!(matches!(no_frame, Write::SelfCheck(_)), "{no_frame:?}");
    assert!(repo.entries().is_empty());
    assert!(repo.transient().is_empty(), "nor anything beside it");
}

#[test]
fn a_signal_seen_to_differ_is_not_required_again() {
    let repo = Repo::new();
    let store = repo.store();
    let with_id = |id: &str| {
        let mut save = button("p1", "Save");
        save["signals"] = json!({ "name": "Save", "id": id });
        page(&[save])
    };
    store.record(&key("Save"), &with_id("first"), (0, "p1"), None).unwrap();
    let old = found(&store, &key("Save"));
    assert!(matches!(old.match_frames(&with_id("second")), Match::Miss { reason: MissReason::Changed, .. }));
    assert_eq!(invalidate(&store, &key("Save"), &old), Invalidation::Removed);
    assert_eq!(old.compare(&with_id("second"), (0, "p1")).differs, ["id"]);
    store.record(&key("Save"), &with_id("second"), (0, "p1"), Some(&old)).unwrap();
    assert!(
        matches!(found(&store, &key("Save")).match_frames(&with_id("third")), Match::Hit(_)),
        "warm for good"
    );
}

#[test]
fn a_target_without_text_is_an_error_in_every_call() {
    let repo = Repo::new();
    let store = repo.store();
    record(&store, &key("Save"), "Save");
    let seen = found(&store, &key("Save"));
    let empty = key(" ");
    let refused = |error: Error| assert_eq!(error.code(), "RECALL_INVALID_ARGUMENT");
    refused(store.lookup(&empty).unwrap_err());
    refused(store.record(&empty, &[], (0, "p1"), None).unwrap_err());
    refused(store.invalidate(&empty, &seen).unwrap_err());
}

#[test]
fn clearing_says_how_many_entries_went_and_removes_every_format_and_the_key() {
    let repo = Repo::new();
    let store = repo.store();
    for target in ["Save", "Delete", "Archive"] {
        record(&store, &key(target), target);
    }
    let old = repo.folder().join("locators-v0/ab");
    fs::create_dir_all(&old).unwrap();
    fs::write(old.join("abc.json"), "{}").unwrap();
    fs::create_dir_all(repo.folder().join("locators-v22")).unwrap();
    fs::write(repo.folder().join("notes.txt"), "not ours").unwrap();
    assert_eq!(store.clear(), Ok(4));
    let left = support::files_under(&repo.folder());
    assert_eq!(left, [repo.folder().join("notes.txt")], "entries and key are gone, what is not ours stays");
    assert!(!repo.folder().join("locators-v0").exists() && !repo.format().exists());
    assert_eq!(store.clear(), Ok(0));
    assert_eq!(reason(&store, &key("Save")), "absent");
}

#[test]
fn clearing_a_store_whose_key_is_lost_works_too() {
    let repo = Repo::new();
    let store = repo.store();
    record(&store, &key("Save"), "Save");
    fs::remove_file(repo.key()).unwrap();
    assert_eq!(store.clear(), Ok(1));
    assert!(support::files_under(&repo.folder()).is_empty());
}

#[test]
fn a_running_process_notices_that_the_cache_was_cleared() {
    let repo = Repo::new();
    let (running, other) = (repo.store(), repo.store());
    record(&running, &key("Save"), "Save");
    let seen = found(&running, &key("Save"));
    assert_eq!(other.clear(), Ok(1));
    assert_eq!(reason(&running, &key("Save")), "absent", "a miss, not an error");
    assert_eq!(invalidate(&running, &key("Save"), &seen), Invalidation::Absent);
    assert_eq!(record(&other, &key("Delete"), "Delete"), Write::Stored);
    assert_eq!(reason(&running, &key("Delete")), "found", "it reads under the new key");
    assert_eq!(record(&running, &key("Save"), "Save"), Write::Stored);
    assert_eq!(reason(&repo.store(), &key("Save")), "found", "and writes under it");
    assert_eq!(repo.store().stats().unwrap().invalid, 0, "nothing stands under the old one");
}

#[test]
fn a_process_that_knew_the_old_key_reads_under_the_new_one() {
    let repo = Repo::new();
    let (running, other) = (repo.store(), repo.store());
    record(&other, &key("Save"), "Save");
    assert_eq!(reason(&running, &key("Save")), "found", "it knows the key now");
    other.clear().unwrap();
    record(&other, &key("Save"), "Save");
    assert_eq!(reason(&running, &key("Save")), "found", "and looks again when there is nothing under it");
}

#[test]
fn stats_count_entries_bytes_formats_and_what_is_damaged() {
    let repo = Repo::new();
    let store = repo.store();
    assert_eq!(store.stats().unwrap(), playwright_recall::locator::outcome::Stats::default());
    record(&store, &key("Save"), "Save");
    record(&store, &key("Delete"), "Delete");
    let bytes = repo.entries().iter().map(|entry| fs::metadata(entry).unwrap().len()).sum::<u64>();
    let stats = store.stats().unwrap();
    assert_eq!((stats.entries, stats.invalid, stats.bytes), (2, 0, bytes));
    let damaged = repo.entries().into_iter().max().unwrap();
    fs::write(&damaged, "damaged").unwrap();
    let stats = store.stats().unwrap();
    assert_eq!((stats.entries, stats.invalid), (2, 1));
    assert_eq!(stats.formats.len(), 1);
    assert_eq!((stats.formats[0].folder.as_str(), stats.formats[0].entries), ("locators-v1", 2));
    assert!(damaged.exists(), "counting removes nothing");
}

#[test]
fn a_bypassed_store_counts_and_clears_nothing() {
    let outside = tempfile::tempdir().unwrap();
    let store = support::open(outside.path());
    assert_eq!(store.clear(), Ok(0));
    assert_eq!(store.stats().unwrap().entries, 0);
}

#[test]
fn a_clock_that_was_set_back_or_far_ahead_does_not_matter() {
    let repo = Repo::new();
    let store = repo.store();
    record(&store, &key("Save"), "Save");
    let years = Duration::from_hours(24 * 365);
    for time in [SystemTime::UNIX_EPOCH, SystemTime::now() + 30 * years] {
        for path in [repo.entry(), repo.key()] {
            fs::File::options().write(true).open(path).unwrap().set_modified(time).unwrap();
        }
        assert_eq!(reason(&repo.store(), &key("Save")), "found", "no entry expires by age");
        assert_eq!(record(&store, &key("Save"), "Save"), Write::Unchanged);
    }
}

#[test]
fn a_store_cleared_between_naming_an_entry_and_writing_it_gets_it_under_the_new_key() {
    let repo = Repo::new();
    let store = repo.store();
    record(&store, &key("Save"), "Save");
    let recipe = found(&store, &key("Save")).recipe;
    let folder = StoreFolder::new(&repo.path().join(".git"));
    let rules = UrlRules::default();
    let interrupted = Cell::new(false);
    let naming = |store_key: &StoreKey| {
        if !interrupted.replace(true) {
            store.clear().unwrap();
            record(&repo.store(), &key("Delete"), "Delete");
        }
        key("Save").target_key(store_key, &rules)
    };
    let mut attempts = Vec::new();
    let wait = Wait::Until(Instant::now() + Duration::from_secs(5));
    let changed = folder.change(&naming, Making::Store, wait, |slot| {
        attempts.push(slot.key.clone());
        slot.publish(&entry::encode(&slot.key, &slot.target, &Salt::random()?, &recipe).unwrap())
    });
    assert!(matches!(changed, Ok(Some(()))), "{changed:?}");
    assert_eq!(attempts.len(), 2, "the first attempt changed nothing");
    assert_ne!(attempts[0], attempts[1], "the second is under the new key");
    assert_eq!((repo.entries().len(), repo.store().stats().unwrap().invalid), (2, 0));
    assert_eq!(reason(&store, &key("Save")), "found");
    assert!(repo.transient().is_empty());
}

#[test]
fn a_writer_whose_lock_file_was_removed_writes_nothing_and_starts_again() {
    let repo = Repo::new();
    let store = repo.store();
    record(&store, &key("Save"), "Save");
    let recipe = found(&store, &key("Save")).recipe;
    let folder = StoreFolder::new(&repo.path().join(".git"));
    let rules = UrlRules::default();
    let naming = |store_key: &StoreKey| key("Delete").target_key(store_key, &rules);
    let mut attempts = 0;
    let wait = Wait::Until(Instant::now() + Duration::from_secs(5));
    let changed = folder.change(&naming, Making::Store, wait, |slot| {
        attempts += 1;
        if attempts == 1 {
            // As by a process that was killed in the middle of clearing: somebody else can lock the entry now.
            fs::remove_file(repo.format().join(format!("{}.lock", slot.target.to_hex()))).unwrap();
        }
        slot.publish(&entry::encode(&slot.key, &slot.target, &Salt::random()?, &recipe).unwrap())
    });
    assert!(matches!(changed, Ok(Some(()))), "{changed:?}");
    assert_eq!(attempts, 2);
    assert!(repo.transient().is_empty(), "{:?}", repo.transient());
}
