//! A directory of steps to work in, and what to expect of it.

use std::path::{Path, PathBuf};

use playwright_recall::step::identity::{StepIdentity, StepType};
use playwright_recall::step::outcome::{Load, Miss, Reason, Save, StoredStep};
use playwright_recall::step::policy::{Candidate, Evaluate};
use playwright_recall::step::store::{Damaged, StepStore};

pub const CODE: &str = "export default async function step({ page }) {\n  await page.reload();\n}\n";
pub const OTHER: &str = "export default async function step({ page }) {\n  await page.goBack();\n}\n";

pub struct Place {
    temp: tempfile::TempDir,
}

impl Place {
    pub fn new() -> Self {
        Self { temp: tempfile::tempdir().expect("a directory") }
    }

    pub fn path(&self) -> &Path {
        self.temp.path()
    }

    pub fn root(&self) -> PathBuf {
        self.temp.path().join("cache")
    }

    pub fn store(&self, path: Option<&str>) -> StepStore {
        StepStore::new(self.root().to_str().expect("Unicode"), path).expect("a store")
    }
}

pub fn step(text: &str) -> StepIdentity {
    StepIdentity::new("flow", StepType::Action, text).expect("an identity")
}

pub fn save_with(store: &StepStore, step: &StepIdentity, code: &str, damaged: Damaged) -> Save {
    let candidate = Candidate {
        code,
        step_type: step.step_type(),
        text: step.text(),
        params: Some(&[]),
        ambiguous: &[],
        evaluate: Evaluate::Refuse,
    };
    store.save(step, &candidate, damaged).expect("a thread")
}

pub fn save(store: &StepStore, step: &StepIdentity, code: &str) -> Save {
    save_with(store, step, code, Damaged::Keep)
}

pub fn hit(store: &StepStore, step: &StepIdentity) -> StoredStep {
    match store.load(step) {
        Load::Hit(step) => *step,
        Load::Miss { path, why } => panic!("{}: {why:?}", path.display()),
    }
}

pub fn miss(store: &StepStore, step: &StepIdentity) -> Miss {
    match store.load(step) {
        Load::Hit(step) => panic!("{step:?}"),
        Load::Miss { why, .. } => why,
    }
}

pub fn refusal(save: Save) -> (Reason, String) {
    match save {
        Save::Skipped { refusal, .. } => (refusal.reason, refusal.detail),
        other => panic!("{other:?}"),
    }
}
