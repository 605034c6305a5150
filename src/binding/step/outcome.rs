//! What JavaScript gets back about steps.

use std::path::Path;

use napi_derive::napi;

use crate::step::budgets::Attempt;
use crate::step::identity;
use crate::step::listing::{Listed, ListedStep};
use crate::step::outcome::{Load, Miss, Refusal, Removal, Save};
use crate::step::policy::finding::Finding;

/// What identifies a step.
#[napi(object, object_from_js = false)]
pub struct StepIdentity {
    /// The user's key, in NFC.
    pub cache_key: String,
    /// `action` for `recall.step`, `assertion` for `recall.expect`.
    #[napi(ts_type = "'action' | 'assertion'")]
    pub step_type: String,
    /// The sentence as it was given.
    pub text: String,
    /// The sentence in the form that identifies the step.
    pub normalized_text: String,
    /// SHA-256 over key, type and normalized sentence, in hex.
    pub digest: String,
    /// The name of its file.
    pub filename: String,
}

/// One break of the policy.
#[napi(object, object_from_js = false)]
pub struct StepFinding {
    /// The stable code of the rule; `docs/step-policy.md` lists them.
    pub code: String,
    /// `high` refuses the code, the others are reported.
    #[napi(ts_type = "'high' | 'medium' | 'low'")]
    pub severity: String,
    /// The line of the code, counted from one.
    pub line: u32,
    /// The column in UTF-16 units, counted from one.
    pub column: u32,
    /// What was found. Never a param's value.
    pub message: String,
    /// What to do instead.
    pub fix: String,
}

/// What loading a step came to.
#[napi(discriminant = "outcome", discriminant_case = "snake_case", object_from_js = false)]
pub enum StepLoad {
    /// It is there.
    Hit {
        /// Its file.
        path: String,
        /// Its code.
        code: String,
        /// The line of the file on which the code begins.
        code_line: u32,
        /// The sentence as its author wrote it.
        sentence: String,
        /// The UTC date of its last generation.
        created: String,
    },
    /// It is not, or not whole.
    Miss {
        /// Why.
        #[napi(ts_type = "'absent' | 'corrupt' | 'mismatch'")]
        reason: String,
        /// Its file.
        path: String,
        /// What is wrong with the file, for people; not for `absent`.
        detail: Option<String>,
        /// The line of the file that is to blame.
        line: Option<u32>,
    },
}

/// What saving a step came to.
#[napi(discriminant = "outcome", discriminant_case = "snake_case", object_from_js = false)]
pub enum StepSave {
    /// It is written.
    Saved {
        /// Its file.
        path: String,
    },
    /// The same code stands there already.
    Unchanged {
        /// Its file.
        path: String,
    },
    /// The code breaks the policy, so it is not stored.
    Rejected {
        /// All that was found.
        findings: Vec<StepFinding>,
    },
    /// It could not be written.
    Skipped {
        /// Why.
        #[napi(
            ts_type = "'read_only' | 'disk_full' | 'busy' | 'damaged' | 'outside_root' | 'storage_error'"
        )]
        reason: String,
        /// Its file.
        path: String,
        /// What happened, for people.
        detail: String,
        /// The stable code, when it was an error.
        code: Option<String>,
    },
}

/// What became of a file that was to be removed.
#[napi(discriminant = "outcome", discriminant_case = "snake_case", object_from_js = false)]
pub enum StepRemoval {
    /// It is gone.
    Removed,
    /// There was none.
    Absent,
    /// It could not be removed.
    Skipped {
        /// Why.
        #[napi(ts_type = "'read_only' | 'busy' | 'outside_root' | 'storage_error'")]
        reason: String,
        /// What happened, for people.
        detail: String,
        /// The stable code, when it was an error.
        code: Option<String>,
    },
}

/// One file of a listing.
#[napi(discriminant = "outcome", discriminant_case = "snake_case", object_from_js = false)]
pub enum StepListed {
    /// A step.
    Step {
        /// The file's path below the root, with forward slashes.
        file: String,
        /// The file's path.
        path: String,
        /// The `cachePath` it belongs to; without for the root.
        cache_path: Option<String>,
        /// Which step it is.
        identity: StepIdentity,
        /// The UTC date of its last generation.
        created: String,
        /// Its code, not yet held against the policy.
        code: String,
        /// The line of the file on which the code begins.
        code_line: u32,
    },
    /// A file that is no whole step, or belongs to another name.
    Broken {
        /// The file's path below the root, with forward slashes.
        file: String,
        /// The file's path.
        path: String,
        /// The `cachePath` it belongs to; without for the root.
        cache_path: Option<String>,
        /// Why.
        #[napi(ts_type = "'absent' | 'corrupt' | 'mismatch'")]
        reason: String,
        /// What is wrong with it, for people.
        detail: String,
        /// The line of the file that is to blame.
        line: Option<u32>,
    },
}

/// What an attempt that was asked for came to.
#[napi(discriminant = "outcome", discriminant_case = "snake_case", object_from_js = false)]
pub enum StepAttempt {
    /// It may be made.
    Granted {
        /// Which one it is, counted from one.
        attempt: u32,
        /// How many are left after it.
        left: u32,
    },
    /// All have been made.
    Exhausted {
        /// How many there were.
        limit: u32,
    },
}

impl From<&identity::StepIdentity> for StepIdentity {
    fn from(step: &identity::StepIdentity) -> Self {
        Self {
            cache_key: step.cache_key().to_owned(),
            step_type: step.step_type().label().to_owned(),
            text: step.text().to_owned(),
            normalized_text: step.normalized_text().to_owned(),
            digest: step.digest().to_hex(),
            filename: step.filename(),
        }
    }
}

impl From<Finding> for StepFinding {
    fn from(finding: Finding) -> Self {
        Self {
            code: finding.rule.code().to_owned(),
            severity: finding.severity.label().to_owned(),
            line: count(finding.line),
            column: count(finding.column),
            message: finding.message,
            fix: finding.fix,
        }
    }
}

impl From<Load> for StepLoad {
    fn from(load: Load) -> Self {
        match load {
            Load::Hit(step) => Self::Hit {
                path: text(&step.path),
                code: step.code,
                code_line: count(step.code_line),
                sentence: step.sentence,
                created: step.created,
            },
            Load::Miss { path, why } => Self::Miss {
                reason: why.label().to_owned(),
                path: text(&path),
                detail: why.detail(),
                line: why.line().map(count),
            },
        }
    }
}

impl From<Save> for StepSave {
    fn from(save: Save) -> Self {
        match save {
            Save::Saved { path } => Self::Saved { path: text(&path) },
            Save::Unchanged { path } => Self::Unchanged { path: text(&path) },
            Save::Rejected { findings } => {
                Self::Rejected { findings: findings.into_iter().map(StepFinding::from).collect() }
            }
            Save::Skipped { path, refusal } => {
                let Refusal { reason, code, detail } = refusal;
                let (reason, code) = (reason.label().to_owned(), code.map(str::to_owned));
                Self::Skipped { reason, path: text(&path), detail, code }
            }
        }
    }
}

impl From<Removal> for StepRemoval {
    fn from(removal: Removal) -> Self {
        match removal {
            Removal::Removed => Self::Removed,
            Removal::Absent => Self::Absent,
            Removal::Skipped(Refusal { reason, code, detail }) => {
                Self::Skipped { reason: reason.label().to_owned(), detail, code: code.map(str::to_owned) }
            }
        }
    }
}

impl From<Listed> for StepListed {
    fn from(listed: Listed) -> Self {
        let Listed { file, cache_path, path, step } = listed;
        match step {
            Ok(step) => whole(file, &path, cache_path, *step),
            Err(why) => broken(file, &path, cache_path, &why),
        }
    }
}

fn whole(file: String, path: &Path, cache_path: Option<String>, step: ListedStep) -> StepListed {
    StepListed::Step {
        file,
        path: text(path),
        cache_path,
        identity: StepIdentity::from(&step.identity),
        created: step.created,
        code: step.code,
        code_line: count(step.code_line),
    }
}

fn broken(file: String, path: &Path, cache_path: Option<String>, why: &Miss) -> StepListed {
    StepListed::Broken {
        file,
        path: text(path),
        cache_path,
        reason: why.label().to_owned(),
        detail: why.detail().unwrap_or_default(),
        line: why.line().map(count),
    }
}

impl From<Attempt> for StepAttempt {
    fn from(attempt: Attempt) -> Self {
        match attempt {
            Attempt::Granted { attempt, left } => Self::Granted { attempt, left },
            Attempt::Exhausted { limit } => Self::Exhausted { limit },
        }
    }
}

/// Lines and columns of files that are much shorter than this.
fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn text(path: &Path) -> String {
    path.display().to_string()
}
