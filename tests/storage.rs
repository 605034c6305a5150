//! What the file system may do to the store (contract, sections 2 and 6): permissions, links, other people's files, a
//! full disk. The run goes on; the outcome says what was refused.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on must stop, in its helpers too"
)]
#![cfg(unix)]

mod support;

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use playwright_recall::locator::outcome::{Invalidation, Write};
use support::{Repo, SmallDisk, files_under, found, is_root, key, process, reason, record, role, skip};

fn mode(path: &Path) -> u32 {
    fs::symlink_metadata(path).unwrap().mode() & 0o7777
}

fn code(write: Write) -> &'static str {
    match write {
        Write::StorageError(refusal) => refusal.code,
        other => panic!("a storage error is expected, not {other:?}"),
    }
}

fn warm() -> Repo {
    let repo = Repo::new();
    assert_eq!(record(&repo.store(), &key("Save"), "Save"), Write::Stored);
    repo
}

#[test]
fn directories_are_0700_and_files_0600_whatever_the_umask() {
    let repo = Repo::new();
    let shell = process("record", repo.path());
    let program = shell.get_program().to_owned();
    let mut loose = Command::new("sh");
    loose.arg("-c").arg("umask 000; exec \"$0\" \"$@\"").arg(program).args(shell.get_args());
    for (name, value) in shell.get_envs() {
        loose.env(name, value.unwrap_or_default());
    }
    assert!(loose.stdout(std::process::Stdio::null()).status().unwrap().success());
    let entry = repo.entry();
    for folder in [&repo.folder(), &repo.format(), entry.parent().unwrap()] {
        assert_eq!(mode(folder), 0o700, "{}", folder.display());
    }
    for file in [&repo.key(), &entry] {
        assert_eq!(mode(file), 0o600, "{}", file.display());
    }
    assert_eq!(fs::read(repo.key()).unwrap().len(), 32);
}

#[test]
fn opening_and_looking_make_nothing() {
    let repo = Repo::new();
    let store = repo.store();
    assert_eq!(reason(&store, &key("Save")), "absent");
    assert_eq!(store.stats().unwrap().entries, 0);
    assert_eq!(store.clear().unwrap(), 0);
    assert!(!repo.folder().exists());
}

/// Every place where a link is refused.
fn places(repo: &Repo) -> [(&'static str, PathBuf); 5] {
    let entry = repo.entry();
    let shard = entry.parent().unwrap().to_owned();
    [
        ("folder", repo.folder()),
        ("format", repo.format()),
        ("shard", shard),
        ("entry", entry),
        ("key", repo.key()),
    ]
}

#[test]
fn a_link_in_place_of_anything_is_refused_and_never_followed() {
    for index in 0..5 {
        let repo = warm();
        let (what, place) = places(&repo)[index].clone();
        let moved = repo.path().join("moved");
        fs::rename(&place, &moved).unwrap();
        symlink(&moved, &place).unwrap();
        let before = files_under(&repo.path().join("moved"));
        assert_eq!(reason(&repo.store(), &key("Save")), "storage_error RECALL_SYMLINK", "looking: {what}");
        assert_eq!(
            code(record(&repo.store(), &key("Save"), "Save as")),
            "RECALL_SYMLINK",
            "recording: {what}"
        );
        assert_eq!(files_under(&moved), before, "nothing was written through it: {what}");
        assert!(place.is_symlink(), "it still stands there: {what}");
    }
}

#[test]
fn a_link_that_leads_nowhere_is_refused_too() {
    for index in 0..5 {
        let repo = warm();
        let (what, place) = places(&repo)[index].clone();
        if place.is_dir() {
            fs::remove_dir_all(&place).unwrap();
        } else {
            fs::remove_file(&place).unwrap();
        }
        symlink(repo.path().join("nowhere"), &place).unwrap();
        assert_eq!(code(record(&repo.store(), &key("Save"), "Save")), "RECALL_SYMLINK", "{what}");
        assert!(!repo.path().join("nowhere").exists(), "nothing was made through it: {what}");
    }
}

#[test]
fn clearing_removes_links_and_not_what_they_lead_to() {
    for index in 1..5 {
        let repo = warm();
        let (what, place) = places(&repo)[index].clone();
        let moved = repo.path().join("moved");
        fs::rename(&place, &moved).unwrap();
        symlink(&moved, &place).unwrap();
        let before = files_under(&moved);
        repo.store().clear().unwrap();
        assert!(!place.is_symlink(), "{what}");
        assert_eq!(files_under(&moved), before, "{what}");
        assert_eq!(
            record(&repo.store(), &key("Save"), "Save"),
            Write::Stored,
            "{what}: the next run starts anew"
        );
    }
}

#[test]
fn a_directory_in_place_of_an_entry_or_the_key_is_a_storage_error_that_clearing_repairs() {
    for place in [Repo::entry as fn(&Repo) -> PathBuf, Repo::key] {
        let repo = warm();
        let place = place(&repo);
        fs::remove_file(&place).unwrap();
        fs::create_dir(&place).unwrap();
        fs::write(place.join("kept"), "mine").unwrap();
        assert_eq!(reason(&repo.store(), &key("Save")), "storage_error RECALL_NOT_A_FILE");
        assert!(matches!(record(&repo.store(), &key("Save"), "Save"), Write::StorageError(_)));
        assert!(place.join("kept").exists(), "only clearing removes it");
        repo.store().clear().unwrap();
        assert_eq!(record(&repo.store(), &key("Save"), "Save"), Write::Stored);
    }
}

#[test]
fn a_file_in_place_of_a_directory_is_a_storage_error() {
    for index in 0..3 {
        let repo = warm();
        let (what, place) = places(&repo)[index].clone();
        fs::remove_dir_all(&place).unwrap();
        fs::write(&place, "mine").unwrap();
        assert_eq!(reason(&repo.store(), &key("Save")), "storage_error RECALL_NOT_A_FOLDER", "{what}");
        assert_eq!(code(record(&repo.store(), &key("Save"), "Save")), "RECALL_NOT_A_FOLDER", "{what}");
        assert_eq!(fs::read_to_string(&place).unwrap(), "mine", "{what}");
    }
}

#[test]
fn a_pipe_in_place_of_an_entry_or_the_key_blocks_nobody() {
    for place in [Repo::entry as fn(&Repo) -> PathBuf, Repo::key] {
        let repo = warm();
        let place = place(&repo);
        fs::remove_file(&place).unwrap();
        assert!(Command::new("mkfifo").arg(&place).status().unwrap().success());
        assert_eq!(reason(&repo.store(), &key("Save")), "storage_error RECALL_NOT_A_FILE");
        repo.store().clear().unwrap();
    }
}

#[test]
fn a_damaged_key_is_reported_and_left_alone_until_the_cache_is_cleared() {
    for damaged in [&b""[..], &[1; 31], &[1; 33], &[1; 4096]] {
        let repo = warm();
        let entry = fs::read(repo.entry()).unwrap();
        fs::write(repo.key(), damaged).unwrap();
        let store = repo.store();
        assert_eq!(reason(&store, &key("Save")), "storage_error RECALL_KEY_DAMAGED");
        let Write::StorageError(refusal) = record(&store, &key("Save"), "Save") else {
            panic!("a storage error")
        };
        assert_eq!(refusal.code, "RECALL_KEY_DAMAGED");
        assert!(refusal.detail.contains("recall cache clear"), "{}", refusal.detail);
        assert_eq!(fs::read(repo.key()).unwrap(), damaged, "never overwritten");
        assert_eq!(fs::read(repo.entry()).unwrap(), entry, "nothing is removed either");
        assert_eq!(store.clear().unwrap(), 1);
        assert_eq!(record(&store, &key("Save"), "Save"), Write::Stored, "the next write starts anew");
        assert_eq!(reason(&repo.store(), &key("Save")), "found");
    }
}

#[test]
fn a_key_of_another_user_is_reported_and_left_alone_until_the_cache_is_cleared() {
    if !is_root() {
        return skip("only root can give a key to another user");
    }
    let repo = warm();
    let store = repo.store();
    std::os::unix::fs::chown(repo.key(), Some(OTHER_USER), None).unwrap();
    assert_eq!(reason(&repo.store(), &key("Save")), "storage_error RECALL_KEY_FOREIGN");
    assert_eq!(code(record(&repo.store(), &key("Save"), "Save")), "RECALL_KEY_FOREIGN");
    assert_eq!(store.clear().unwrap(), 1);
    assert_eq!(record(&repo.store(), &key("Save"), "Save"), Write::Stored);
}

/// `nobody`.
const OTHER_USER: u32 = 65_534;

/// Plays a role as another user, for whom the repository is an ordinary one of its own.
fn as_other_user(repo: &Repo, what: &str) {
    let home = repo.path().join("home");
    fs::create_dir_all(&home).unwrap();
    fs::write(home.join(".gitconfig"), "[safe]\n\tdirectory = *\n").unwrap();
    fs::set_permissions(repo.path(), fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = process(what, repo.path());
    let ended = command.env("HOME", home).uid(OTHER_USER).gid(OTHER_USER).status().unwrap();
    assert!(ended.success(), "{what}");
}

fn give_away(path: &Path, user: u32) {
    std::os::unix::fs::lchown(path, Some(user), Some(user)).unwrap();
    if path.is_dir() && !path.is_symlink() {
        for inner in fs::read_dir(path).unwrap() {
            give_away(&inner.unwrap().path(), user);
        }
    }
}

#[test]
fn a_git_directory_one_may_not_write_is_a_storage_error_and_nothing_more() {
    if !is_root() {
        return skip("only root can play another user");
    }
    let repo = Repo::new();
    as_other_user(&repo, "refused to write");
    assert!(!repo.folder().exists());
}

#[test]
fn a_read_only_cache_of_ones_own_is_still_read() {
    if !is_root() {
        return skip("only root can play another user");
    }
    let repo = Repo::new();
    give_away(repo.path(), OTHER_USER);
    as_other_user(&repo, "record");
    let entry = repo.entry();
    for folder in [entry.parent().unwrap(), &repo.format(), &repo.folder()] {
        fs::set_permissions(folder, fs::Permissions::from_mode(0o500)).unwrap();
    }
    as_other_user(&repo, "read only");
    assert!(entry.exists(), "nothing was removed");
    assert!(repo.key().exists(), "the key goes last, so it stays while entries do");
}

#[test]
fn clearing_removes_the_key_last_so_that_no_entry_ever_stands_without_one() {
    if !is_root() {
        return skip("only root can play another user");
    }
    let repo = Repo::new();
    give_away(repo.path(), OTHER_USER);
    as_other_user(&repo, "record");
    let shard = repo.entry().parent().unwrap().to_owned();
    fs::set_permissions(&shard, fs::Permissions::from_mode(0o500)).unwrap();
    as_other_user(&repo, "refused to clear");
    assert!(repo.key().exists() && repo.entry().exists(), "what could not be cleared can still be read");
    fs::set_permissions(&shard, fs::Permissions::from_mode(0o700)).unwrap();
    as_other_user(&repo, "clear");
    assert!(files_under(&repo.folder()).is_empty());
}

#[test]
fn a_cache_that_another_user_made_is_a_storage_error() {
    if !is_root() {
        return skip("only root can play another user");
    }
    let repo = warm();
    as_other_user(&repo, "locked out");
    assert_eq!(reason(&repo.store(), &key("Save")), "found", "its owner's memory is untouched");
}

#[test]
fn a_full_disk_is_a_storage_error_that_leaves_what_was_there() {
    let repo = Repo::new();
    fs::create_dir(repo.folder()).unwrap();
    let Some(disk) = SmallDisk::mount(&repo.folder(), 512) else {
        return skip("no small file system can be mounted here");
    };
    let store = repo.store();
    assert_eq!(record(&store, &key("Save"), "Save"), Write::Stored);
    disk.fill();
    assert_eq!(code(record(&store, &key("Delete"), "Delete")), "RECALL_IO");
    assert_eq!(
        code(record(&store, &key("Save"), "Save all")),
        "RECALL_IO",
        "an entry is not replaced by a part"
    );
    assert!(repo.transient().is_empty(), "no part of it stays: {:?}", repo.transient());
    assert_eq!(
        found(&store, &key("Save")).match_frames(&support::page(&[support::button("p1", "Save")])),
        hit()
    );
    assert_eq!(store.clear().unwrap(), 1, "clearing needs no room");
    drop(disk);
}

fn hit() -> playwright_recall::locator::matching::Match {
    playwright_recall::locator::matching::Match::Hit(playwright_recall::locator::matching::Hit {
        frame: 0,
        token: "p1".to_owned(),
        evidence: vec!["name".to_owned()],
    })
}

#[test]
fn a_full_disk_from_the_start_leaves_no_torn_key() {
    let repo = Repo::new();
    fs::create_dir(repo.folder()).unwrap();
    let Some(disk) = SmallDisk::mount(&repo.folder(), 64) else {
        return skip("no small file system can be mounted here");
    };
    disk.fill();
    assert_eq!(code(record(&repo.store(), &key("Save"), "Save")), "RECALL_IO");
    assert!(!repo.key().exists(), "no key rather than a part of one");
    drop(disk);
}

#[test]
fn child() {
    let Some((role, place)) = role() else { return };
    let store = support::open(&place);
    match role.as_str() {
        "record" => assert_eq!(record(&store, &key("Save"), "Save"), Write::Stored),
        "refused to write" => {
            assert_eq!(reason(&store, &key("Save")), "absent");
            assert_eq!(code(record(&store, &key("Save"), "Save")), "RECALL_IO");
            assert_eq!(store.clear(), Ok(0));
        }
        "read only" => {
            let seen = found(&store, &key("Save"));
            assert_eq!(code(record(&store, &key("Save"), "Save as")), "RECALL_IO");
            let removed = store.invalidate(&key("Save"), &seen).unwrap();
            assert!(matches!(removed, Invalidation::StorageError(_)), "{removed:?}");
            assert_eq!(store.clear().unwrap_err().code, "RECALL_IO");
            assert_eq!(reason(&store, &key("Save")), "found");
        }
        "refused to clear" => assert_eq!(store.clear().unwrap_err().code, "RECALL_IO"),
        "clear" => assert_eq!(store.clear(), Ok(1)),
        "locked out" => {
            assert_eq!(reason(&store, &key("Save")), "storage_error RECALL_IO");
            assert_eq!(code(record(&store, &key("Save"), "Save")), "RECALL_IO");
            assert_eq!(store.clear().unwrap_err().code, "RECALL_IO");
        }
        other => panic!("unknown role {other}"),
    }
}
