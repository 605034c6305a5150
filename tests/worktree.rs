//! Where the cache lives (contract, section 2): the work tree's own Git directory, and no other's.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on must stop, in its helpers too")]

mod support;

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use playwright_recall::locator::outcome::Write;
use support::{Repo, files_under, is_root, key, open, process, reason, record, role, skip};
use tempfile::TempDir;

/// Git itself, undisturbed by the machine's settings.
fn git(cwd: &Path, args: &[&str]) {
    let settings = ["-c", "user.name=t", "-c", "user.email=t@t.test", "-c", "protocol.file.allow=always"];
    let mut command = Command::new("git");
    command.args(settings).args(args).current_dir(cwd).stdout(Stdio::null()).stderr(Stdio::null());
    let ended = command.env("GIT_CONFIG_NOSYSTEM", "1").status().unwrap();
    assert!(ended.success(), "git {args:?}");
}

fn new_repository(root: &TempDir, name: &str) -> std::path::PathBuf {
    let path = root.path().join(name);
    fs::create_dir(&path).unwrap();
    git(&path, &["init", "-q"]);
    git(&path, &["commit", "-q", "--allow-empty", "-m", "first"]);
    path
}

fn stored_at(git_dir: &Path) -> bool {
    let folder = git_dir.join("playwright-recall");
    folder.join("key").is_file() && files_under(&folder.join("locators-v1")).len() == 1
}

#[test]
fn an_ordinary_repository_from_any_directory_in_it() {
    let root = tempfile::tempdir().unwrap();
    let repository = new_repository(&root, "one");
    let deep = repository.join("packages/web/tests");
    fs::create_dir_all(&deep).unwrap();
    assert_eq!(record(&open(&deep), &key("Save"), "Save"), Write::Stored);
    assert!(stored_at(&repository.join(".git")));
    assert_eq!(reason(&open(&repository), &key("Save")), "found", "the same cache from above");
    let status =
        Command::new("git").args(["status", "--porcelain"]).current_dir(&repository).output().unwrap();
    assert!(status.stdout.is_empty(), "Git sees nothing of it");
}

#[test]
fn linked_work_trees_have_their_own_cache_and_key() {
    let root = tempfile::tempdir().unwrap();
    let main = new_repository(&root, "main");
    git(&main, &["worktree", "add", "-q", "../linked"]);
    let linked = root.path().join("linked");
    assert_eq!(record(&open(&main), &key("Save"), "Save"), Write::Stored);
    assert_eq!(reason(&open(&linked), &key("Save")), "absent", "another work tree's memory is not ours");
    assert_eq!(record(&open(&linked), &key("Save"), "Save"), Write::Stored);
    let own = main.join(".git/worktrees/linked");
    assert!(stored_at(&main.join(".git")) && stored_at(&own));
    let keys =
        [main.join(".git"), own].map(|git_dir| fs::read(git_dir.join("playwright-recall/key")).unwrap());
    assert_ne!(keys[0], keys[1], "each has its own key");
}

#[test]
fn a_submodule_has_its_own() {
    let root = tempfile::tempdir().unwrap();
    let inner = new_repository(&root, "inner");
    let outer = new_repository(&root, "outer");
    git(&outer, &["submodule", "--quiet", "add", inner.to_str().unwrap(), "sub"]);
    assert_eq!(record(&open(&outer.join("sub")), &key("Save"), "Save"), Write::Stored);
    assert!(stored_at(&outer.join(".git/modules/sub")));
    assert!(!outer.join(".git/playwright-recall").exists());
}

#[test]
fn a_bare_repository_counts_as_outside() {
    let root = tempfile::tempdir().unwrap();
    git(root.path(), &["init", "-q", "--bare", "bare.git"]);
    let bare = root.path().join("bare.git");
    assert_eq!(reason(&open(&bare), &key("Save")), "bypassed outside_git");
    assert_eq!(reason(&open(&bare.join("refs")), &key("Save")), "bypassed outside_git");
}

#[test]
fn inside_a_git_directory_is_outside_its_work_tree() {
    let repo = Repo::new();
    assert_eq!(reason(&open(&repo.path().join(".git")), &key("Save")), "bypassed outside_git");
}

#[test]
fn no_repository_or_no_directory_is_outside() {
    let root = tempfile::tempdir().unwrap();
    assert_eq!(reason(&open(root.path()), &key("Save")), "bypassed outside_git");
    assert_eq!(reason(&open(&root.path().join("gone")), &key("Save")), "bypassed outside_git");
}

#[test]
fn a_fresh_clone_has_no_cache() {
    let root = tempfile::tempdir().unwrap();
    let origin = new_repository(&root, "origin");
    assert_eq!(record(&open(&origin), &key("Save"), "Save"), Write::Stored);
    for how in [&["clone", "-q"][..], &["clone", "-q", "--no-local"], &["clone", "-q", "--mirror"]] {
        let name = format!("clone{}", how.len() + how.last().map_or(0, |last| last.len()));
        git(root.path(), &[how, &["origin", &name]].concat());
        assert!(
            files_under(&root.path().join(&name))
                .iter()
                .all(|path| !path.to_string_lossy().contains("recall"))
        );
    }
}

#[test]
fn variables_of_git_do_not_redirect_it() {
    let root = tempfile::tempdir().unwrap();
    let own = new_repository(&root, "own");
    let other = new_repository(&root, "other");
    let other_git = other.join(".git");
    for (variable, value) in [
        ("GIT_DIR", other_git.as_path()),
        ("GIT_COMMON_DIR", &other_git),
        ("GIT_WORK_TREE", &other),
        ("GIT_CEILING_DIRECTORIES", root.path()),
        ("GIT_OBJECT_DIRECTORY", &other_git.join("objects")),
        ("GIT_INDEX_FILE", &other_git.join("index")),
        ("GIT_NAMESPACE", Path::new("elsewhere")),
    ] {
        let deep = own.join("deep");
        fs::create_dir_all(&deep).unwrap();
        let ended = process("record", &deep).env(variable, value).status().unwrap();
        assert!(ended.success(), "{variable}");
        assert!(stored_at(&own.join(".git")), "{variable}: stored in its own Git directory");
        assert!(!other_git.join("playwright-recall").exists(), "{variable}: not in the other one");
        fs::remove_dir_all(own.join(".git/playwright-recall")).unwrap();
    }
    let all =
        process("record", &own).env("GIT_DIR", &other_git).env("GIT_WORK_TREE", &other).status().unwrap();
    assert!(all.success() && stored_at(&own.join(".git")));
}

#[test]
fn a_variable_of_git_does_not_make_a_plain_directory_a_work_tree() {
    let root = tempfile::tempdir().unwrap();
    let other = new_repository(&root, "other");
    let plain = root.path().join("plain");
    fs::create_dir(&plain).unwrap();
    let ended = process("outside", &plain)
        .env("GIT_DIR", other.join(".git"))
        .env("GIT_WORK_TREE", &plain)
        .status()
        .unwrap();
    assert!(ended.success());
}

#[test]
fn repositories_of_every_format_git_makes() {
    let root = tempfile::tempdir().unwrap();
    for (name, options) in [
        ("sha256", &["--object-format=sha256"][..]),
        ("reftable", &["--ref-format=reftable"]),
        ("apart", &["--separate-git-dir=apart.git"]),
        ("shared", &["--shared"]),
    ] {
        git(root.path(), &[&["init", "-q"], options, &[name]].concat());
        assert_eq!(reason(&open(&root.path().join(name)), &key("Save")), "absent", "{name}");
    }
    let origin = new_repository(&root, "origin");
    git(&origin, &["config", "uploadpack.allowFilter", "true"]);
    let address = format!("file://{}", origin.display());
    for how in [&["--filter=blob:none"][..], &["--depth=1"], &["--sparse"]] {
        git(root.path(), &[&["clone", "-q"], how, &["--", &address, how[0]]].concat());
        assert_eq!(reason(&open(&root.path().join(how[0])), &key("Save")), "absent", "{how:?}");
    }
}

#[test]
fn extensions_that_change_only_how_objects_are_stored_are_no_hindrance() {
    let repo = Repo::new();
    let config = repo.path().join(".git/config");
    for extension in ["partialClone = origin", "refStorage = files", "worktreeConfig = true"] {
        let text =
            format!("[core]\n\trepositoryformatversion = 1\n\tbare = false\n[extensions]\n\t{extension}\n");
        fs::write(&config, text).unwrap();
        assert_eq!(reason(&open(repo.path()), &key("Save")), "absent", "{extension}");
    }
}

#[test]
fn a_repository_that_cannot_be_read_is_a_storage_error_and_says_so_without_quoting_it() {
    let repo = Repo::new();
    fs::write(repo.path().join(".git/config"), "[core\nsecret = hunter2").unwrap();
    let store = open(repo.path());
    assert_eq!(reason(&store, &key("Save")), "storage_error RECALL_REPOSITORY_UNREADABLE");
    let Write::StorageError(refusal) = record(&store, &key("Save"), "Save") else {
        panic!("a storage error")
    };
    assert!(!refusal.detail.contains("hunter2"), "{}", refusal.detail);
}

#[cfg(unix)]
#[test]
fn a_repository_of_another_user_counts_only_when_git_trusts_it() {
    use std::os::unix::process::CommandExt;
    if !is_root() {
        return skip("only root can give a repository to another user");
    }
    let root = tempfile::tempdir().unwrap();
    let repository = new_repository(&root, "roots");
    let home = root.path().join("home");
    fs::create_dir(&home).unwrap();
    opened_up(root.path());
    let as_other = |what: &str| {
        let mut command = process(what, &repository);
        command.env("HOME", &home).uid(OTHER_USER).gid(OTHER_USER).status().unwrap()
    };
    assert!(as_other("foreign").success(), "not trusted: a storage error");
    fs::write(home.join(".gitconfig"), format!("[safe]\n\tdirectory = {}\n", repository.display())).unwrap();
    assert!(as_other("record").success(), "trusted: as any other");
    assert!(stored_at(&repository.join(".git")));
}

/// `nobody`.
#[cfg(unix)]
const OTHER_USER: u32 = 65_534;

/// Lets every user read and write everything under a directory.
#[cfg(unix)]
fn opened_up(folder: &Path) {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(folder, fs::Permissions::from_mode(0o777)).unwrap();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            opened_up(&path);
        } else {
            fs::set_permissions(&path, fs::Permissions::from_mode(0o666)).unwrap();
        }
    }
}

#[test]
fn child() {
    let Some((role, place)) = role() else { return };
    match role.as_str() {
        "record" => assert_eq!(record(&open(&place), &key("Save"), "Save"), Write::Stored),
        "outside" => assert_eq!(reason(&open(&place), &key("Save")), "bypassed outside_git"),
        "foreign" => {
            assert_eq!(reason(&open(&place), &key("Save")), "storage_error RECALL_REPOSITORY_FOREIGN");
        }
        other => panic!("unknown role {other}"),
    }
}
