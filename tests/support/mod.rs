//! What several test files need: repositories to work in, pages to record from, and processes of their own.

#![allow(dead_code, reason = "each test binary uses its part")]
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on must stop, in its helpers too"
)]

pub mod steps;

use std::collections::HashMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus};

use playwright_recall::locator::entry::Memory;
use playwright_recall::locator::key::LookupKey;
use playwright_recall::locator::observation::FrameObservation;
use playwright_recall::locator::operation::Operation;
use playwright_recall::locator::outcome::{Lookup, Write};
use playwright_recall::locator::store::{LocatorStore, OpenOptions};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A Git repository that goes away with its test.
pub struct Repo {
    root: TempDir,
}

impl Repo {
    pub fn new() -> Self {
        let root = tempfile::tempdir().expect("a temporary directory");
        git2::Repository::init(root.path()).expect("a repository");
        Self { root }
    }

    pub fn path(&self) -> &Path {
        self.root.path()
    }

    pub fn folder(&self) -> PathBuf {
        self.path().join(".git/playwright-recall")
    }

    pub fn key(&self) -> PathBuf {
        self.folder().join("key")
    }

    pub fn format(&self) -> PathBuf {
        self.folder().join("locators-v1")
    }

    pub fn store(&self) -> LocatorStore {
        open(self.path())
    }

    /// The files of all entries.
    pub fn entries(&self) -> Vec<PathBuf> {
        files_under(&self.folder())
            .into_iter()
            .filter(|path| path.extension().is_some_and(|end| end == "json"))
            .collect()
    }

    /// The file of the only entry.
    pub fn entry(&self) -> PathBuf {
        let entries = self.entries();
        assert_eq!(entries.len(), 1, "exactly one entry is expected");
        entries.into_iter().next().expect("an entry")
    }

    /// Locks and drafts, which nobody may leave behind.
    pub fn transient(&self) -> Vec<PathBuf> {
        let is_transient = |path: &PathBuf| path.extension().is_some_and(|end| end == "tmp" || end == "lock");
        files_under(&self.folder()).into_iter().filter(is_transient).collect()
    }
}

/// Every file under a directory, without following links.
pub fn files_under(folder: &Path) -> Vec<PathBuf> {
    let Ok(listed) = fs::read_dir(folder) else { return Vec::new() };
    let paths = listed.filter_map(Result::ok).map(|entry| entry.path());
    paths
        .flat_map(|path| if path.is_dir() && !path.is_symlink() { files_under(&path) } else { vec![path] })
        .collect()
}

/// The store around a directory, with nothing in the environment.
pub fn open(cwd: &Path) -> LocatorStore {
    open_with(cwd, &[])
}

pub fn open_with(cwd: &Path, environment: &[(&str, &str)]) -> LocatorStore {
    let environment = environment.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    let environment = environment.collect::<HashMap<_, _>>();
    let options = OpenOptions { cwd: cwd.to_owned(), environment, ..OpenOptions::default() };
    LocatorStore::open(options).expect("valid options")
}

pub fn key(target: &str) -> LookupKey {
    LookupKey::new("https://shop.test/cart", Operation::Click, target)
}

/// One button as the page script reports it.
pub fn button(token: &str, name: &str) -> Value {
    json!({
        "token": token, "role": "button", "tag": "button", "type": "submit", "flags": "ve",
        "signals": { "name": name }, "context": [], "path": "html/body/button:1",
    })
}

pub fn page(controls: &[Value]) -> Vec<FrameObservation> {
    let report =
        json!({ "v": 1, "total": controls.len(), "skipped": 0, "truncated": false, "candidates": controls });
    vec![FrameObservation::parse(
        vec![],
        String::new(),
        "https://shop.test/cart".to_owned(),
        &report.to_string(),
    )]
}

/// Records the button of this name, alone on its page, as the target.
pub fn record(store: &LocatorStore, key: &LookupKey, name: &str) -> Write {
    store.record(key, &page(&[button("p1", name)]), (0, "p1"), None).expect("a valid call")
}

pub fn lookup(store: &LocatorStore, key: &LookupKey) -> Lookup {
    store.lookup(key).expect("a valid call")
}

/// The recipe that has to be there.
pub fn found(store: &LocatorStore, key: &LookupKey) -> Memory {
    match lookup(store, key) {
        Lookup::Found(memory) => *memory,
        other => panic!("a recipe is expected, not {other:?}"),
    }
}

/// What a lookup came to, in the contract's words.
pub fn reason(store: &LocatorStore, key: &LookupKey) -> String {
    match lookup(store, key) {
        Lookup::Found(_) => "found".to_owned(),
        Lookup::Absent => "absent".to_owned(),
        Lookup::Invalid(invalid) => format!("invalid {}", invalid.label()),
        Lookup::StorageError(refusal) => format!("storage_error {}", refusal.code),
        Lookup::Bypassed(bypass) => format!("bypassed {}", bypass.label()),
    }
}

const ROLE: &str = "RECALL_TEST_ROLE";
const PLACE: &str = "RECALL_TEST_PLACE";

/// This test binary once more, to play a role: its test `child` calls [`role`] and does what that says.
pub fn process(role: &str, place: &Path) -> Command {
    let mut command = Command::new(env::current_exe().expect("this binary"));
    command.args(["--exact", "child", "--nocapture", "--test-threads=1"]).env(ROLE, role).env(PLACE, place);
    command.stdout(std::process::Stdio::null());
    command
}

/// The role this process was started for, and the directory it works in.
pub fn role() -> Option<(String, PathBuf)> {
    Some((env::var(ROLE).ok()?, env::var_os(PLACE)?.into()))
}

/// Waits for processes, all of which have to end well.
pub fn all_succeed(children: Vec<Child>) {
    for mut child in children {
        let status: ExitStatus = child.wait().expect("a child");
        assert!(status.success(), "a process failed: {status}");
    }
}

/// Whether this user may do as it likes with files and other users, as in a container.
pub fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

/// A test that cannot run here says so; nobody reads a silent success.
pub fn skip(why: &str) {
    use std::io::Write as _;
    let _ = writeln!(std::io::stderr(), "skipped: {why}");
}

/// A small file system of its own, gone with the test.
pub struct SmallDisk(PathBuf);

impl SmallDisk {
    pub fn mount(at: &Path, kilobytes: u32) -> Option<Self> {
        let size = format!("size={kilobytes}k");
        let mounted =
            Command::new("mount").args(["-t", "tmpfs", "-o", &size, "none"]).arg(at).output().ok()?;
        mounted.status.success().then(|| Self(at.to_owned()))
    }

    pub fn fill(&self) {
        let sizes = [4_096, 512, 1];
        for (index, size) in sizes.into_iter().flat_map(|size| (0..256).map(move |index| (index, size))) {
            // Fails once there is no room for so much.
            let _ = fs::write(self.0.join(format!("filler-{size}-{index}")), vec![b'x'; size]);
        }
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
    }
}
