//! One lane: a process that works on the cache like a test worker, only faster.

use std::env;
use std::path::Path;

use playwright_recall::locator::entry::Memory;
use playwright_recall::locator::key::LookupKey;
use playwright_recall::locator::outcome::{Invalidation, Lookup, Write};
use playwright_recall::locator::store::LocatorStore;
use serde_json::json;

use crate::journal::{Change, Id, Journal};
use crate::support::{self, button, key, lookup, page};

/// The variable that says which lane this is.
pub const NUMBER: &str = "RECALL_TEST_LANE";

/// The variable that says how much it does.
pub const OPERATIONS: &str = "RECALL_TEST_OPERATIONS";

/// Few, so that lanes meet often.
pub fn targets() -> Vec<LookupKey> {
    (0..6).map(|number| key(&format!("target {number}"))).collect()
}

pub struct Lane {
    store: LocatorStore,
    targets: Vec<LookupKey>,
    journal: Journal,
    number: u32,
    random: u64,
}

impl Lane {
    /// The lane that the environment describes, and how much it does.
    pub fn from_environment(repo: &Path) -> (Self, u32) {
        let number = |name: &str| env::var(name).unwrap().parse::<u32>().unwrap();
        let lane = number(NUMBER);
        let random = 0x9e37_79b9_7f4a_7c15 ^ u64::from(lane + 1).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let store = support::open(repo);
        (
            Self { store, targets: targets(), journal: Journal::new(repo, lane), number: lane, random },
            number(OPERATIONS),
        )
    }

    pub fn write(&mut self, turn: u32) {
        let target = self.pick(self.targets.len());
        let id = self.number * 10_000 + turn;
        self.journal.begin(target, Change::Store(id));
        let written = record(&self.store, &self.targets[target], id);
        assert!(matches!(written, Write::Stored | Write::Conflict), "{written:?}");
        self.journal.end(written == Write::Stored);
    }

    /// Always the same entry, and as often as it can.
    pub fn write_one(&mut self, turn: u32) {
        assert_eq!(
            record(&self.store, &self.targets[0], self.number * 10_000 + turn % 10_000),
            Write::Stored
        );
    }

    pub fn mixed(&mut self, turn: u32) {
        match self.pick(10) {
            0..4 => self.write(turn),
            4..7 => self.remove(),
            _ => {
                let target = self.pick(self.targets.len());
                let _ = self.look(target);
                self.journal.read();
            }
        }
    }

    fn remove(&mut self) {
        let target = self.pick(self.targets.len());
        let Some(seen) = self.look(target) else { return self.journal.read() };
        self.journal.begin(target, Change::Remove(id_of(&seen)));
        let removed = self.store.invalidate(&self.targets[target], &seen).unwrap();
        assert!(!matches!(removed, Invalidation::StorageError(_)), "{removed:?}");
        self.journal.end(removed == Invalidation::Removed);
    }

    /// Old or new, never a part.
    fn look(&self, target: usize) -> Option<Memory> {
        match lookup(&self.store, &self.targets[target]) {
            Lookup::Found(memory) => Some(*memory),
            Lookup::Absent => None,
            other => panic!("{other:?}"),
        }
    }

    /// Xorshift, so that a lane does the same in every run.
    fn pick(&mut self, below: usize) -> usize {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        usize::try_from(self.random % below as u64).unwrap()
    }
}

/// Records a recipe that can be told from every other.
pub fn record(store: &LocatorStore, key: &LookupKey, id: Id) -> Write {
    let mut control = button("p1", "Save");
    control["path"] = json!(format!("html/body/button:{id}"));
    store.record(key, &page(&[control]), (0, "p1"), None).unwrap()
}

/// Which recipe it is.
pub fn id_of(memory: &Memory) -> Id {
    memory.recipe.path.rsplit(':').next().unwrap().parse().unwrap()
}
