//! Locks (contract, section 8): they end with their holder, are never taken from a living one, and nobody waits longer
//! than about two seconds.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on must stop, in its helpers too")]

mod support;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Child;
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use playwright_recall::digest::key_file::KeyFile;
use playwright_recall::error::Error;
use playwright_recall::file::lock_path;
use playwright_recall::locator::outcome::{Invalidation, Write};
use playwright_recall::lock::{Lock, Wait};
use support::{Repo, all_succeed, found, key, process, reason, record, role};

fn soon() -> Wait {
    Wait::Until(Instant::now() + Duration::from_secs(20))
}

/// The lock of the only entry.
fn entry_lock(repo: &Repo) -> PathBuf {
    let name = repo.entry();
    lock_path(&repo.format(), name.file_stem().unwrap().to_str().unwrap())
}

/// Starts a process that holds a lock, and waits until it does.
fn holder(lock: &Path, how_long: &str) -> Child {
    let child = process("hold", lock).env("RECALL_TEST_MS", how_long).spawn().unwrap();
    wait_for(&mark_of(lock));
    child
}

fn mark_of(lock: &Path) -> PathBuf {
    lock.with_extension("held")
}

fn wait_for(path: &Path) {
    let started = Instant::now();
    while !path.exists() {
        assert!(started.elapsed() < Duration::from_secs(20), "{} never appeared", path.display());
        thread::sleep(Duration::from_millis(1));
    }
}

fn timed<T>(call: impl FnOnce() -> T) -> (T, Duration) {
    let started = Instant::now();
    let result = call();
    (result, started.elapsed())
}

#[test]
fn a_lock_left_by_a_killed_process_blocks_nobody() {
    let repo = Repo::new();
    record(&repo.store(), &key("Save"), "Save");
    let lock = entry_lock(&repo);
    let mut killed = holder(&lock, "60000");
    killed.kill().unwrap();
    killed.wait().unwrap();
    assert!(lock.exists(), "its empty file is left");
    let store = repo.store();
    let (written, took) = timed(|| record(&store, &key("Save"), "Save all"));
    assert_eq!(written, Write::Stored);
    assert!(took < Duration::from_secs(1), "{took:?}");
    assert!(!lock.exists(), "and goes with the next holder");
}

#[test]
fn a_live_holder_never_loses_its_lock_and_a_waiter_gives_up_after_two_seconds() {
    let repo = Repo::new();
    let store = repo.store();
    record(&store, &key("Save"), "Save");
    let seen = found(&store, &key("Save"));
    let lock = entry_lock(&repo);
    let started = Instant::now();
    let mut holding = holder(&lock, "15000");
    let decades_ago = SystemTime::UNIX_EPOCH + Duration::from_secs(1);
    fs::File::options().write(true).open(&lock).unwrap().set_modified(decades_ago).unwrap();
    while started.elapsed() < Duration::from_secs(12) {
        let (written, took) = timed(|| record(&store, &key("Save"), "Save all"));
        assert_eq!(written, Write::Conflict, "after {:?}", started.elapsed());
        assert!(
            took > Duration::from_millis(1_900) && took < Duration::from_secs(6),
            "gave up after {took:?}"
        );
        assert_eq!(reason(&store, &key("Save")), "found", "readers never wait");
    }
    assert_eq!(store.invalidate(&key("Save"), &seen).unwrap(), Invalidation::Conflict);
    assert!(holding.wait().unwrap().success(), "the holder held it to the end");
    assert_eq!(record(&store, &key("Save"), "Save all"), Write::Stored);
    assert!(repo.transient().is_empty(), "{:?}", repo.transient());
}

#[test]
fn a_waiter_gets_its_turn_when_the_holder_is_done() {
    let repo = Repo::new();
    record(&repo.store(), &key("Save"), "Save");
    let mut holding = holder(&entry_lock(&repo), "500");
    let (written, took) = timed(|| record(&repo.store(), &key("Save"), "Save all"));
    assert_eq!(written, Write::Stored, "after {took:?}");
    assert!(holding.wait().unwrap().success());
}

#[test]
fn two_entries_never_wait_for_each_other() {
    let repo = Repo::new();
    record(&repo.store(), &key("Save"), "Save");
    let mut holding = holder(&entry_lock(&repo), "5000");
    let store = repo.store();
    let (written, took) = timed(|| record(&store, &key("Delete"), "Delete"));
    assert_eq!(written, Write::Stored);
    assert!(took < Duration::from_secs(1), "{took:?}");
    holding.kill().unwrap();
    holding.wait().unwrap();
}

#[test]
fn looking_at_a_damaged_entry_does_not_wait_for_its_writer() {
    let repo = Repo::new();
    record(&repo.store(), &key("Save"), "Save");
    let entry = repo.entry();
    let mut holding = holder(&entry_lock(&repo), "60000");
    fs::write(&entry, "damaged").unwrap();
    let store = repo.store();
    let (looked, took) = timed(|| reason(&store, &key("Save")));
    assert_eq!(looked, "invalid corrupt");
    assert!(took < Duration::from_secs(1), "{took:?}");
    assert!(entry.exists(), "whoever holds the lock is about to replace it");
    holding.kill().unwrap();
    holding.wait().unwrap();
}

#[test]
fn clearing_waits_for_the_moment_between_writers() {
    let repo = Repo::new();
    let store = repo.store();
    record(&store, &key("Save"), "Save");
    let mut writing = process("hold key", &repo.folder()).env("RECALL_TEST_MS", "700").spawn().unwrap();
    wait_for(&repo.folder().join("key.held"));
    let (cleared, took) = timed(|| store.clear());
    assert_eq!(cleared, Ok(1));
    assert!(took > Duration::from_millis(300), "{took:?}");
    assert!(writing.wait().unwrap().success());
}

#[test]
fn a_lock_file_that_is_replaced_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.lock");
    let first = Lock::acquire(&path, Wait::Never).unwrap();
    assert!(first.is_current());
    assert!(matches!(Lock::acquire(&path, Wait::Never), Err(Error::Busy { .. })));
    fs::remove_file(&path).unwrap();
    assert!(!first.is_current(), "somebody else may hold it now");
    let second = Lock::acquire(&path, Wait::Never).unwrap();
    drop(first);
    assert!(second.is_current(), "letting go of the old one leaves the new one alone");
    drop(second);
    assert!(!path.exists());
}

#[test]
fn no_two_processes_ever_hold_the_same_lock() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("count"), "0").unwrap();
    let lanes = (0..4).map(|_| process("count", folder.path()).spawn().unwrap()).collect();
    all_succeed(lanes);
    assert_eq!(fs::read_to_string(folder.path().join("count")).unwrap(), (4 * COUNTS).to_string());
    assert!(!folder.path().join("count.lock").exists(), "the last one tidied up");
}

/// How often each process counts up.
const COUNTS: u32 = 250;

fn count_up(folder: &Path) {
    let path = folder.join("count");
    for _ in 0..COUNTS {
        let _lock = Lock::acquire(&folder.join("count.lock"), soon()).unwrap();
        let count = fs::read_to_string(&path).unwrap().parse::<u32>().unwrap();
        fs::write(&path, (count + 1).to_string()).unwrap();
    }
}

#[test]
fn leftovers_of_crashed_processes_are_swept_and_what_is_in_use_stays() {
    let repo = Repo::new();
    record(&repo.store(), &key("Save"), "Save");
    let used = entry_lock(&repo);
    let stem = used.file_stem().unwrap().to_str().unwrap();
    let in_use = repo.format().join(format!("{stem}.live.tmp"));
    let dead = ["0a.dead.tmp", "0a.other.tmp", "0b.lock"].map(|name| repo.format().join(name));
    let dead_key = ["key.dead.tmp", "key.lock"].map(|name| repo.folder().join(name));
    let ahead = SystemTime::now() + Duration::from_hours(24 * 365);
    let mut holding = holder(&used, "60000");
    for path in dead.iter().chain(&dead_key).chain([&in_use]) {
        fs::File::create(path).unwrap().set_modified(ahead).unwrap();
    }
    assert!(process("open", repo.path()).status().unwrap().success());
    for path in dead.iter().chain(&dead_key) {
        assert!(!path.exists(), "{} was left by a crash", path.display());
    }
    assert!(in_use.exists() && used.exists(), "its lock is held");
    holding.kill().unwrap();
    holding.wait().unwrap();
    assert!(process("open", repo.path()).status().unwrap().success());
    assert!(repo.transient().is_empty(), "{:?}", repo.transient());
    assert_eq!(reason(&repo.store(), &key("Save")), "found");
}

#[test]
fn child() {
    let Some((role, place)) = role() else { return };
    match role.as_str() {
        "hold" => {
            let _lock = Lock::acquire(&place, soon()).unwrap();
            rest(&mark_of(&place));
        }
        "hold key" => {
            let _held = KeyFile::new(&place).hold(soon()).unwrap().unwrap();
            rest(&place.join("key.held"));
        }
        "count" => count_up(&place),
        "open" => drop(support::open(&place)),
        other => panic!("unknown role {other}"),
    }
}

/// Says that the lock is held, and holds it.
fn rest(mark: &Path) {
    let how_long = std::env::var("RECALL_TEST_MS").unwrap().parse().unwrap();
    fs::File::create(mark).unwrap().flush().unwrap();
    thread::sleep(Duration::from_millis(how_long));
}
