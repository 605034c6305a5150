//! What JavaScript hands in about steps.

use std::collections::HashMap;

use napi_derive::napi;

use crate::error::{Error, Result};
use crate::step::identity::{StepIdentity, StepType};
use crate::step::policy::{Candidate, Evaluate};

/// What a step is identified by. An identity that `stepIdentity` gave is one too.
#[napi(object, object_to_js = false)]
pub struct StepKey {
    /// The user's key, per test file or flow.
    pub cache_key: String,
    /// `action` for `recall.step`, `assertion` for `recall.expect`.
    #[napi(ts_type = "'action' | 'assertion'")]
    pub step_type: String,
    /// The sentence, with `{{name}}` in place of values.
    pub text: String,
}

impl StepKey {
    pub(super) fn identity(&self) -> Result<StepIdentity> {
        StepIdentity::new(&self.cache_key, step_type(&self.step_type)?, &self.text)
    }
}

/// Where steps are.
#[napi(object, object_to_js = false)]
pub struct StepStoreOptions {
    /// The directory of the cache.
    pub root: String,
    /// A subdirectory of it that is part of the steps' address.
    pub path: Option<String>,
}

/// Code to be held against the policy.
#[napi(object, object_to_js = false)]
pub struct StepCode {
    /// The code.
    pub code: String,
    /// What the policy asks of it.
    #[napi(ts_type = "'action' | 'assertion'")]
    pub step_type: String,
    /// The sentence: its words may stand in the code, whatever the params' values are.
    pub text: Option<String>,
    /// Today's values of the params, for code that is new. Leave it out for a replay: a value of today may well be the name
    /// of a button.
    pub params: Option<HashMap<String, String>>,
    /// What the page showed several of: locators as Playwright's errors spell them, or names.
    pub ambiguous: Option<Vec<String>>,
    /// Whether functions may run in the page. Off by default.
    pub allow_evaluate: Option<bool>,
}

impl StepCode {
    pub(super) fn params(&self) -> Option<Vec<(String, String)>> {
        pairs(self.params.as_ref())
    }

    pub(super) fn with<'a>(&'a self, params: Option<&'a [(String, String)]>) -> Result<Candidate<'a>> {
        let about = (step_type(&self.step_type)?, self.text.as_deref().unwrap_or_default());
        Ok(candidate(&self.code, about, params, self.ambiguous.as_deref(), self.allow_evaluate))
    }
}

/// A step's code to be saved.
#[napi(object, object_to_js = false)]
pub struct StepSaveRequest {
    /// Which step.
    pub identity: StepKey,
    /// Its code.
    pub code: String,
    /// Today's values of the params, none of which may stand in the code.
    pub params: Option<HashMap<String, String>>,
    /// What the page showed several of: locators as Playwright's errors spell them, or names.
    pub ambiguous: Option<Vec<String>>,
    /// Whether functions may run in the page. Off by default.
    pub allow_evaluate: Option<bool>,
    /// Whether a file that is damaged or of another step is replaced. Off by default: it is kept and the save is skipped.
    pub replace_damaged: Option<bool>,
}

/// How many attempts a step has.
#[derive(Default)]
#[napi(object, object_to_js = false)]
pub struct AttemptLimits {
    /// To be generated; 3 by default.
    pub generation: Option<f64>,
    /// To be healed, and how many recovery cycles a group has; 2 by default.
    pub healing: Option<f64>,
}

/// Names and values in the order of the names.
pub(super) fn pairs(params: Option<&HashMap<String, String>>) -> Option<Vec<(String, String)>> {
    let mut pairs = params?.iter().map(|(name, value)| (name.clone(), value.clone())).collect::<Vec<_>>();
    pairs.sort_unstable();
    Some(pairs)
}

pub(super) fn candidate<'a>(
    code: &'a str,
    (step_type, text): (StepType, &'a str),
    params: Option<&'a [(String, String)]>,
    ambiguous: Option<&'a [String]>,
    allow_evaluate: Option<bool>,
) -> Candidate<'a> {
    let evaluate = if allow_evaluate.unwrap_or_default() { Evaluate::Allow } else { Evaluate::Refuse };
    Candidate { code, step_type, text, params, ambiguous: ambiguous.unwrap_or_default(), evaluate }
}

fn step_type(label: &str) -> Result<StepType> {
    let unknown =
        Error::InvalidArgument { argument: "stepType", problem: "must be \"action\" or \"assertion\"" };
    StepType::from_label(label).ok_or(unknown)
}
