//! What one lane did, and when. A line is written before each operation and one after it, so that a killed lane's last
//! operation is known to be unknown.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// Which recipe: each that is ever stored has its own number.
pub type Id = u32;

/// One change, as far as it is known.
#[derive(Debug, Clone, Copy)]
pub struct Event {
    pub target: usize,
    pub change: Change,
    pub start: u128,
    /// When it had ended, and whether it had changed anything; nothing when its lane was killed.
    pub end: Option<(u128, bool)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    Store(Id),
    /// Removes the recipe that was seen.
    Remove(Id),
}

impl Event {
    /// It is known to have changed the entry.
    pub fn is_done(&self) -> bool {
        matches!(self.end, Some((_, true)))
    }

    /// It may have changed the entry.
    pub fn may_be_done(&self) -> bool {
        !matches!(self.end, Some((_, false)))
    }

    /// The moment from which on it can no longer happen.
    pub fn latest(&self) -> u128 {
        self.end.map_or(u128::MAX, |(end, _)| end)
    }
}

pub struct Journal(File);

impl Journal {
    pub fn new(repo: &Path, lane: u32) -> Self {
        let folder = folder(repo);
        fs::create_dir_all(&folder).unwrap();
        Self(File::options().append(true).create(true).open(folder.join(lane.to_string())).unwrap())
    }

    pub fn begin(&mut self, target: usize, change: Change) {
        let (word, id) = match change {
            Change::Store(id) => ("store", id),
            Change::Remove(id) => ("remove", id),
        };
        self.line(&format!("begin {} {target} {word} {id}", now()));
    }

    pub fn end(&mut self, is_done: bool) {
        self.line(&format!("end {} {is_done}", now()));
    }

    /// Counts an operation that changed nothing and was never going to.
    pub fn read(&mut self) {
        self.line("read");
    }

    /// In one piece, so that a kill leaves a whole line or none.
    fn line(&mut self, text: &str) {
        self.0.write_all(format!("{text} .\n").as_bytes()).unwrap();
    }
}

/// How many operations a lane finished.
pub fn finished(repo: &Path, lane: u32) -> u32 {
    let text = fs::read_to_string(folder(repo).join(lane.to_string())).unwrap_or_default();
    let lines = text.lines().filter(|line| line.starts_with("end") || line.starts_with("read"));
    u32::try_from(lines.count()).unwrap()
}

/// Every change of every lane.
pub fn events(repo: &Path) -> Vec<Event> {
    let files = fs::read_dir(folder(repo)).unwrap();
    files.flat_map(|file| events_in(&fs::read_to_string(file.unwrap().path()).unwrap())).collect()
}

fn events_in(text: &str) -> Vec<Event> {
    let mut events = Vec::<Event>::new();
    for line in text.lines().filter_map(|line| line.strip_suffix(" .")) {
        match line.split(' ').collect::<Vec<_>>().as_slice() {
            ["begin", start, target, word, id] => {
                let id = id.parse().unwrap();
                let change = if *word == "store" { Change::Store(id) } else { Change::Remove(id) };
                events.push(Event {
                    target: target.parse().unwrap(),
                    change,
                    start: start.parse().unwrap(),
                    end: None,
                });
            }
            ["end", end, is_done] => {
                let last = events.last_mut().unwrap();
                last.end = Some((end.parse().unwrap(), *is_done == "true"));
            }
            _ => {}
        }
    }
    events
}

fn folder(repo: &Path) -> PathBuf {
    repo.join("journal")
}

fn now() -> u128 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos()
}
