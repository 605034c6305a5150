//! The key of an entry: what was asked for, and on which page.
//!
//! ```text
//! HMAC(key, "target", origin, path, query, fragment, operation, scope, normalised target)
//! ```
//!
//! Every part is labelled and length-prefixed (see [`digest`](crate::digest)), so no two addresses meet. What is typed
//! into a field is no part of it.

use super::operation::Operation;
use super::url::UrlRules;
use crate::digest::{Labelled, StoreKey, TargetKey};
use crate::error::{Error, Result};
use crate::text::normalize_target;

/// The longest sentence.
const MAX_TARGET_BYTES: usize = 4096;

/// One lookup, as it is asked for. It holds the user's sentence and the page's address, so it has no `Debug`.
#[derive(Clone)]
pub struct LookupKey {
    /// The top page's address.
    pub url: String,
    /// The kind of control wanted.
    pub operation: Operation,
    /// The chain of `within(…)` the lookup is made in; empty without.
    pub scope: Vec<String>,
    /// The sentence that names the control, without any value.
    pub target: String,
    /// Playwright's `baseURL`.
    pub base_url: Option<String>,
    /// Whether the target's text depends on a value of this run.
    pub runtime_dependent: bool,
    /// Whether this call may use the cache.
    pub cache: bool,
}

impl LookupKey {
    /// A lookup of `target` on the page at `url`, everything else as usual.
    #[must_use]
    pub fn new(url: &str, operation: Operation, target: &str) -> Self {
        Self {
            url: url.to_owned(),
            operation,
            scope: Vec::new(),
            target: target.to_owned(),
            base_url: None,
            runtime_dependent: false,
            cache: true,
        }
    }

    /// Refuses a lookup that names nothing, as all of them would share one entry, and one whose sentence is a page long,
    /// as every word of it is looked for in everything around every control.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidArgument`].
    pub fn check(&self) -> Result<()> {
        if self.target.len() > MAX_TARGET_BYTES {
            return Err(Error::InvalidArgument { argument: "target", problem: "is longer than 4096 bytes" });
        }
        if normalize_target(&self.target).is_empty() {
            return Err(Error::InvalidArgument { argument: "target", problem: "is empty" });
        }
        Ok(())
    }

    /// The name of its entry under `key`.
    #[must_use]
    pub fn target_key(&self, key: &StoreKey, rules: &UrlRules) -> TargetKey {
        let digest = rules.digest(Labelled::new(key, "target"), &self.url, self.base_url.as_deref());
        let digest = digest.part("operation", self.operation.name().as_bytes());
        let digest = digest.part("scopes", &(self.scope.len() as u64).to_le_bytes());
        let digest = self
            .scope
            .iter()
            .fold(digest, |digest, scope| digest.part("scope", normalize_target(scope).as_bytes()));
        TargetKey::new(digest.part("target", normalize_target(&self.target).as_bytes()).finish())
    }
}
