//! Step files on the file systems that there are: modes, links, other users, no room.

#![cfg(unix)]
#![expect(clippy::expect_used, reason = "a test that cannot go on must stop, in its helpers too")]

mod support;

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use playwright_recall::step::outcome::{Miss, Reason, Removal, Save};
use playwright_recall::step::store::{Damaged, StepStore};
use support::steps::{CODE, OTHER, Place, hit, miss, refusal, save, save_with, step};
use support::{SmallDisk, is_root, process, role, skip};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).expect("a file").permissions().mode() & 0o777
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("permissions");
}

#[test]
fn the_mode_of_a_file_follows_the_umask() {
    let place = Place::new();
    let store = place.store(Some("a"));
    fs::create_dir_all(place.root()).expect("a root");
    let usual = place.root().join("usual");
    fs::write(&usual, "").expect("a file");
    save(&store, &step("reload"), CODE);
    assert_eq!(mode(&store.path_of(&step("reload"))), mode(&usual));
}

#[test]
fn a_file_reached_through_a_link_is_loaded_and_replaced_without_what_it_leads_to() {
    let place = Place::new();
    let (store, reload) = (place.store(None), step("reload"));
    save(&store, &reload, CODE);
    let (path, real) = (store.path_of(&reload), place.path().join("real.mjs"));
    fs::rename(&path, &real).expect("a move");
    symlink(&real, &path).expect("a link");
    assert_eq!(hit(&store, &reload).code, CODE);
    save(&store, &reload, OTHER);
    assert_eq!(hit(&store, &reload).code, OTHER);
    assert!(fs::read_to_string(&real).expect("a file").ends_with(CODE));
}

#[test]
fn a_directory_that_became_a_link_out_is_neither_read_nor_written() {
    let place = Place::new();
    let (store, reload) = (place.store(Some("a")), step("reload"));
    save(&store, &reload, CODE);
    let outside = place.path().join("outside");
    fs::rename(place.root().join("a"), &outside).expect("a move");
    symlink(&outside, place.root().join("a")).expect("a link");
    assert!(matches!(miss(&store, &reload), Miss::Corrupt(damage) if damage.what.contains("symbolic link")));
    assert_eq!(refusal(save_with(&store, &reload, OTHER, Damaged::Replace)).0, Reason::OutsideRoot);
    assert!(
        matches!(store.remove(&reload.filename()), Ok(Removal::Absent)),
        "the root itself is another place"
    );
    assert_eq!(store.list().len(), 1);
}

#[test]
fn a_pipe_is_not_waited_for() {
    let place = Place::new();
    let (store, reload) = (place.store(None), step("reload"));
    fs::create_dir_all(place.root()).expect("a root");
    let made = Command::new("mkfifo").arg(store.path_of(&reload)).status().expect("mkfifo");
    assert!(made.success());
    assert!(matches!(miss(&store, &reload), Miss::Corrupt(_)));
}

/// `nobody`.
const OTHER_USER: u32 = 65_534;

fn as_other_user(place: &Place, what: &str) {
    let mut command = process(what, &place.root());
    let ended = command.uid(OTHER_USER).gid(OTHER_USER).status().expect("a process");
    assert!(ended.success(), "{what}");
}

/// A step in the directory `a` that others may read.
fn shared_place() -> Place {
    let place = Place::new();
    set_mode(place.path(), 0o755);
    save(&place.store(Some("a")), &step("reload"), CODE);
    place
}

#[test]
fn a_directory_of_somebody_else_is_read_and_not_written() {
    if !is_root() {
        return skip("only root can play another user");
    }
    as_other_user(&shared_place(), "read and not write");
}

#[test]
fn a_directory_that_cannot_be_searched_is_told_and_not_taken_for_empty() {
    if !is_root() {
        return skip("only root can play another user");
    }
    let place = shared_place();
    set_mode(&place.root().join("a"), 0o700);
    as_other_user(&place, "not search");
}

#[test]
fn child() {
    let Some((role, root)) = role() else { return };
    let store = StepStore::new(root.to_str().expect("Unicode"), Some("a")).expect("a store");
    match role.as_str() {
        "read and not write" => reads_and_does_not_write(&store),
        "not search" => cannot_search(&store),
        other => unreachable!("{other}"),
    }
}

fn reads_and_does_not_write(store: &StepStore) {
    assert_eq!(hit(store, &step("reload")).code, CODE);
    for (step, damaged) in [(step("reload"), Damaged::Keep), (step("go back"), Damaged::Replace)] {
        let (reason, detail) = refusal(save_with(store, &step, OTHER, damaged));
        assert_eq!(reason, Reason::ReadOnly, "{detail}");
        assert!(detail.contains("ermission denied"), "{detail}");
    }
    let removed = store.remove(&format!("a/{}", step("reload").filename()));
    assert!(matches!(removed, Ok(Removal::Skipped(_))), "{removed:?}");
}

fn cannot_search(store: &StepStore) {
    let why = miss(store, &step("reload"));
    assert!(matches!(&why, Miss::Corrupt(damage) if damage.what.contains("ermission denied")), "{why:?}");
    let listed = store.list();
    assert!(matches!(listed.as_slice(), [one] if one.step.is_err()), "{listed:?}");
}

#[test]
fn a_full_disk_is_a_skip_that_leaves_what_was_there() {
    let place = Place::new();
    fs::create_dir(place.root()).expect("a root");
    let Some(disk) = SmallDisk::mount(&place.root(), 256) else {
        return skip("no small file system can be mounted here");
    };
    let (store, reload) = (place.store(None), step("reload"));
    assert!(matches!(save(&store, &reload, CODE), Save::Saved { .. }));
    disk.fill();
    for step in [step("reload"), step("go back")] {
        let (reason, detail) = refusal(save(&store, &step, OTHER));
        assert_eq!(reason, Reason::DiskFull, "{detail}");
    }
    assert_eq!(hit(&store, &reload).code, CODE);
    let drafts = fs::read_dir(place.root()).expect("a root").filter(|entry| {
        entry.as_ref().is_ok_and(|entry| entry.file_name().to_string_lossy().ends_with(".tmp"))
    });
    assert_eq!(drafts.count(), 0, "no part of it stays");
    drop(disk);
}
