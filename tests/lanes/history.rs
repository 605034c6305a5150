//! What all lanes did together, and what must then be true of it.

use std::path::Path;

use playwright_recall::locator::outcome::Lookup;
use playwright_recall::locator::store::LocatorStore;

use crate::journal::{self, Change, Event, Id};
use crate::lane;
use crate::support::lookup;

pub struct History(Vec<Event>);

pub fn read(repo: &Path) -> History {
    History(journal::events(repo))
}

impl History {
    /// How many changes are known to have ended, whatever became of them.
    pub fn ended(&self) -> usize {
        self.0.iter().filter(|event| event.end.is_some()).count()
    }

    /// How many writes are known to have been stored.
    pub fn stores(&self) -> usize {
        self.0.iter().filter(|event| event.is_done() && matches!(event.change, Change::Store(_))).count()
    }

    /// How many removals are known to have removed something.
    pub fn removals(&self) -> usize {
        self.0.iter().filter(|event| event.is_done() && matches!(event.change, Change::Remove(_))).count()
    }

    /// Nothing newer was lost: neither to a write that began earlier nor to a removal of something older.
    pub fn assert_consistent(&self, store: &LocatorStore) {
        for (index, target) in lane::targets().iter().enumerate() {
            let target_history = self.of(index);
            target_history.assert_removals_compared();
            match lookup(store, target) {
                Lookup::Found(memory) => target_history.assert_may_stand(lane::id_of(&memory)),
                Lookup::Absent => target_history.assert_may_be_absent(),
                other => panic!("{}: {other:?}", target.target),
            }
        }
    }

    fn of(&self, target: usize) -> Self {
        Self(self.0.iter().filter(|event| event.target == target).copied().collect())
    }

    fn store_of(&self, id: Id) -> Event {
        let stored = |event: &&Event| event.change == Change::Store(id) && event.may_be_done();
        *self.0.iter().find(stored).unwrap_or_else(|| panic!("recipe {id} was never stored"))
    }

    /// Writes that are known to be done.
    fn done_stores(&self) -> impl Iterator<Item = &Event> {
        self.0.iter().filter(|event| event.is_done() && matches!(event.change, Change::Store(_)))
    }

    /// A removal that is known to be done removed what it saw, so nothing may have been stored whole between the two.
    fn assert_removals_compared(&self) {
        for removal in self.0.iter().filter(|event| event.is_done()) {
            let Change::Remove(seen) = removal.change else { continue };
            let stored = self.store_of(seen);
            let newer = self
                .done_stores()
                .find(|newer| newer.start > stored.latest() && newer.latest() < removal.start);
            assert!(newer.is_none(), "{removal:?} removed what {newer:?} had stored");
        }
    }

    fn assert_may_stand(&self, id: Id) {
        let stored = self.store_of(id);
        let newer = self.done_stores().find(|newer| newer.start > stored.latest());
        assert!(newer.is_none(), "{newer:?} was lost to {stored:?}");
        let removed = self.0.iter().find(|event| event.is_done() && event.change == Change::Remove(id));
        assert!(removed.is_none(), "{stored:?} stands although {removed:?}");
    }

    fn assert_may_be_absent(&self) {
        let Some(last) = self.done_stores().max_by_key(|event| event.start) else { return };
        let removals =
            self.0.iter().filter(|event| event.may_be_done() && matches!(event.change, Change::Remove(_)));
        let explains = |removal: &Event| removal.latest() >= last.start;
        assert!(removals.into_iter().any(explains), "{last:?} was lost and nobody removed it");
    }
}
