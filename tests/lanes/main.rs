//! Many processes at once, some of them killed (contract, section 8; cases P1 and P2).
//!
//! Each [`lane`] is a process that writes, reads and removes at random and keeps a [`journal`] of what it did and when.
//! From all journals together, [`history`] proves afterwards that nothing newer was lost to something older.

#![cfg(unix)]
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a lane that cannot go on must stop"
)]

#[path = "../support/mod.rs"]
mod support;

mod history;
mod journal;
mod lane;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Child;
use std::thread;
use std::time::{Duration, Instant};

use lane::Lane;
use playwright_recall::locator::outcome::{Lookup, Write};
use support::{Repo, all_succeed, found, key, lookup, open, process, reason, role};

/// As the contract asks for.
const LANES: u32 = 8;

/// As the contract asks for.
const OPERATIONS: u32 = 500;

/// How often lanes are killed.
const KILLS: u32 = 24;

/// How often two processes race for a new key.
const ROUNDS: u32 = 200;

#[test]
fn p1_eight_processes_write_500_times_to_overlapping_entries_and_none_is_lost() {
    let repo = Repo::new();
    all_succeed((0..LANES).map(|lane| start("write", &repo, lane, OPERATIONS)).collect());
    let history = history::read(repo.path());
    let writes = (LANES * OPERATIONS) as usize;
    assert_eq!(history.ended(), writes, "every write came to an end that says what became of it");
    // A conflict is no error and loses nothing, but only a machine without any time left should see one.
    assert!(history.stores() > writes - writes / 100, "{} of {writes} were stored", history.stores());
    history.assert_consistent(&repo.store());
    assert_nothing_torn(&repo);
    assert_eq!(repo.transient(), Vec::<PathBuf>::new(), "nobody left anything behind");
}

#[test]
fn eight_lanes_write_read_and_remove_500_times_and_are_killed_at_random() {
    let repo = Repo::new();
    let mut lanes = (0..LANES).map(|lane| Running::start(&repo, lane, OPERATIONS)).collect::<Vec<_>>();
    for kill in 0..KILLS {
        thread::sleep(Duration::from_millis(20 + u64::from(kill * 37 % 60)));
        let victim = kill as usize % lanes.len();
        lanes[victim].kill_and_replace(&repo, LANES + kill);
    }
    all_succeed(lanes.into_iter().map(|lane| lane.child).collect());
    let history = history::read(repo.path());
    assert!(
        history.stores() > 500 && history.removals() > 100,
        "{} {}",
        history.stores(),
        history.removals()
    );
    history.assert_consistent(&repo.store());
    assert_nothing_torn(&repo);
    assert_locks_are_free(&repo);
    assert_nothing_left_behind(&repo);
}

#[test]
fn p2_a_reader_sees_old_or_new_while_writers_are_killed_in_the_middle_of_writing() {
    let repo = Repo::new();
    let target = lane::targets().swap_remove(0);
    assert_eq!(lane::record(&repo.store(), &target, 1), Write::Stored);
    let store = repo.store();
    for round in 0..40 {
        let mut writer = start("write one", &repo, round, u32::MAX);
        let until = Instant::now() + Duration::from_millis(u64::from(5 + round * 7 % 60));
        while Instant::now() < until {
            let _ = lane::id_of(&found(&store, &target));
        }
        writer.kill().unwrap();
        writer.wait().unwrap();
        let _ = lane::id_of(&found(&store, &target));
    }
    assert_locks_are_free(&repo);
    assert_nothing_left_behind(&repo);
}

#[test]
fn two_processes_that_make_the_key_at_once_use_the_same_one() {
    let root = tempfile::tempdir().unwrap();
    let racers =
        (0..2).map(|lane| process("race", root.path()).env(lane::NUMBER, lane.to_string()).spawn().unwrap());
    let racers = racers.collect::<Vec<_>>();
    for round in 0..ROUNDS {
        let repo = root.path().join(round.to_string());
        git2::Repository::init(&repo).unwrap();
        fs::write(go(root.path(), round), "").unwrap();
        for lane in 0..2 {
            wait_for(&done(root.path(), round, lane));
        }
        let store = open(&repo);
        for lane in 0..2 {
            assert_eq!(
                reason(&store, &key(&format!("racer {lane}"))),
                "found",
                "round {round}: one key for both"
            );
        }
        let left = fs::read_dir(repo.join(".git/playwright-recall"))
            .unwrap()
            .map(|entry| entry.unwrap().file_name());
        let mut left = left.collect::<Vec<_>>();
        left.sort();
        assert_eq!(left, ["key", "locators-v1"], "round {round}");
    }
    all_succeed(racers);
}

#[test]
fn a_cache_cleared_in_mid_run_gives_misses_and_never_errors() {
    let repo = Repo::new();
    let lanes = (0..4).map(|lane| start("mixed", &repo, lane, OPERATIONS)).collect::<Vec<_>>();
    let mut cleared = 0;
    for _ in 0..25 {
        thread::sleep(Duration::from_millis(15));
        cleared += process_clear(&repo);
    }
    all_succeed(lanes);
    assert!(cleared > 0, "there was something to clear");
    assert_eq!(repo.store().stats().unwrap().invalid, 0, "no entry stands under a key that is gone");
    assert_nothing_torn(&repo);
    assert_nothing_left_behind(&repo);
    repo.store().clear().unwrap();
    assert_eq!(support::files_under(&repo.folder()), Vec::<PathBuf>::new(), "nothing is left at all");
}

/// A lane that may be killed.
struct Running {
    child: Child,
    lane: u32,
    operations: u32,
}

impl Running {
    fn start(repo: &Repo, lane: u32, operations: u32) -> Self {
        Self { child: start("mixed", repo, lane, operations), lane, operations }
    }

    /// Another lane does what is left, so that all of the 8 × 500 are done.
    fn kill_and_replace(&mut self, repo: &Repo, successor: u32) {
        if self.child.try_wait().unwrap().is_some_and(|ended| ended.success()) {
            return;
        }
        self.child.kill().unwrap();
        let ended = self.child.wait().unwrap();
        assert!(
            ended.code().is_none_or(|code| code == 0),
            "killed, or done just before, but never failed: {ended}"
        );
        let left = self.operations.saturating_sub(journal::finished(repo.path(), self.lane));
        *self = Self::start(repo, successor, left);
    }
}

fn start(role: &str, repo: &Repo, lane: u32, operations: u32) -> Child {
    let mut command = process(role, repo.path());
    command.env(lane::NUMBER, lane.to_string()).env(lane::OPERATIONS, operations.to_string()).spawn().unwrap()
}

/// Clears from another process, as `recall cache clear` does.
fn process_clear(repo: &Repo) -> u64 {
    let said = repo.path().join("cleared");
    assert!(process("clear", repo.path()).status().unwrap().success());
    fs::read_to_string(said).unwrap().parse().unwrap()
}

fn assert_nothing_torn(repo: &Repo) {
    let store = repo.store();
    for target in lane::targets() {
        assert!(matches!(lookup(&store, &target), Lookup::Found(_) | Lookup::Absent), "{}", target.target);
    }
    assert_eq!(store.stats().unwrap().invalid, 0, "every entry there is can be read");
}

/// Whatever locks the killed lanes left, nobody waits for one.
fn assert_locks_are_free(repo: &Repo) {
    let store = repo.store();
    for target in lane::targets() {
        let started = Instant::now();
        assert_eq!(lane::record(&store, &target, 4_000_000), Write::Stored);
        assert!(started.elapsed() < Duration::from_secs(1), "{:?}", started.elapsed());
    }
}

fn assert_nothing_left_behind(repo: &Repo) {
    assert!(process("open", repo.path()).status().unwrap().success());
    assert_eq!(repo.transient(), Vec::<PathBuf>::new(), "after the next run");
}

fn go(root: &Path, round: u32) -> PathBuf {
    root.join(format!("go-{round}"))
}

fn done(root: &Path, round: u32, lane: u32) -> PathBuf {
    root.join(format!("done-{round}-{lane}"))
}

fn wait_for(path: &Path) {
    let started = Instant::now();
    while !path.exists() {
        assert!(started.elapsed() < Duration::from_secs(30), "{} never appeared", path.display());
        // Short, so that racers start together; not at all would take the time from those who work.
        thread::sleep(Duration::from_micros(100));
    }
}

fn race(root: &Path, lane: u32) {
    for round in 0..ROUNDS {
        wait_for(&go(root, round));
        let store = open(&root.join(round.to_string()));
        assert_eq!(support::record(&store, &key(&format!("racer {lane}")), "Save"), Write::Stored);
        fs::write(done(root, round, lane), "").unwrap();
    }
}

#[test]
fn child() {
    let Some((role, place)) = role() else { return };
    match role.as_str() {
        "open" => drop(open(&place)),
        "clear" => fs::write(place.join("cleared"), open(&place).clear().unwrap().to_string()).unwrap(),
        "race" => race(&place, std::env::var(lane::NUMBER).unwrap().parse().unwrap()),
        role => {
            let (mut lane, operations) = Lane::from_environment(&place);
            for turn in 0..operations {
                match role {
                    "write" => lane.write(turn),
                    "mixed" => lane.mixed(turn),
                    "write one" => lane.write_one(turn),
                    other => panic!("unknown role {other}"),
                }
            }
        }
    }
}
