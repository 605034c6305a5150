//! What JavaScript hands in.

use std::collections::HashMap;

use napi::Either;
use napi_derive::napi;

use crate::error::Error;
use crate::locator::operation::Operation;
use crate::locator::switch::SwitchOptions;
use crate::locator::url::UrlOptions as Url;
use crate::locator::{key, observation, store};

/// How a store is opened.
#[napi(object, object_to_js = false)]
pub struct StoreOptions {
    /// The directory whose Git work tree's cache is used.
    pub cwd: String,
    /// The environment (`process.env`): `RECALL_LOCATOR_CACHE`, `RECALL_LOCATOR_CACHE_CI` and `CI` are read from it.
    pub env: HashMap<String, Option<String>>,
    /// On, off, or in detail.
    pub locator_cache: Option<Either<bool, LocatorCacheOptions>>,
}

/// The option `locatorCache` in detail.
#[napi(object, object_to_js = false)]
pub struct LocatorCacheOptions {
    /// Whether the cache runs on CI; off by default.
    pub ci: Option<bool>,
    /// What of an address does not identify a page.
    pub url: Option<UrlOptions>,
}

/// What of an address does not identify a page.
#[napi(object, object_to_js = false)]
pub struct UrlOptions {
    /// The origin of Playwright's `baseURL` counts as one origin, whatever it is.
    pub base: Option<bool>,
    /// Names of query parameters that do not matter; `*` stands for any characters.
    pub ignore_query: Option<Vec<String>>,
    /// Paths in `URLPattern` syntax, such as `/orders/:id`, whose every match counts as one page.
    pub paths: Option<Vec<String>>,
}

/// One lookup.
#[napi(object, object_to_js = false)]
pub struct LookupKey {
    /// The top page's address.
    pub url: String,
    /// The kind of control wanted.
    #[napi(
        ts_type = "'click' | 'fill' | 'check' | 'select' | 'hover' | 'focus' | 'upload' | 'drag' | 'drop' | 'locate' | 'press'"
    )]
    pub operation: String,
    /// The chain of `within(…)`; empty without.
    pub scope: Option<Vec<String>>,
    /// The sentence that names the control, without any value.
    pub target: String,
    /// Playwright's `baseURL`.
    pub base_url: Option<String>,
    /// Whether the target's text depends on a value of this run.
    pub runtime_dependent: Option<bool>,
    /// `false` keeps this call out of the cache.
    pub cache: Option<bool>,
}

/// What was observed in one frame.
#[napi(object, object_to_js = false)]
pub struct FrameObservation {
    /// The chain of child indexes from the top frame; empty for the top frame.
    pub path: Vec<f64>,
    /// The frame's name.
    pub name: String,
    /// The frame's address.
    pub url: String,
    /// The page script's report, as it came.
    pub report: String,
}

/// The element that was chosen.
#[napi(object, object_to_js = false)]
pub struct Chosen {
    /// Its frame's index among the observed ones.
    pub frame: f64,
    /// Its token in that frame's report.
    pub token: String,
}

impl Chosen {
    pub(super) fn as_pair(&self) -> Result<(usize, &str), Error> {
        Ok((index("chosen.frame", self.frame)? as usize, &self.token))
    }
}

pub(super) fn frames_from(
    frames: Vec<FrameObservation>,
) -> Result<Vec<observation::FrameObservation>, Error> {
    let parse = |frame: FrameObservation| {
        let path = path_from("frames[].path", &frame.path)?;
        Ok(observation::FrameObservation::parse(path, frame.name, frame.url, &frame.report))
    };
    frames.into_iter().map(parse).collect()
}

/// The chain of child indexes that leads to a frame.
pub(super) fn path_from(argument: &'static str, path: &[f64]) -> Result<Vec<u32>, Error> {
    path.iter().map(|step| index(argument, *step)).collect()
}

/// Node-API makes a `u32` of every number: 0 of NaN, of 0.5 and of 2^32, and so the wrong frame.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked before")]
fn index(argument: &'static str, value: f64) -> Result<u32, Error> {
    if value.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&value) {
        Ok(value as u32)
    } else {
        Err(Error::InvalidArgument { argument, problem: "is no index: accepted is a whole number from 0" })
    }
}

impl From<StoreOptions> for store::OpenOptions {
    fn from(options: StoreOptions) -> Self {
        let (enabled, details) = match options.locator_cache {
            Some(Either::A(enabled)) => (Some(enabled), None),
            Some(Either::B(details)) => (None, Some(details)),
            None => (None, None),
        };
        let (ci, url) = details.map_or((None, None), |details| (details.ci, details.url));
        Self {
            cwd: options.cwd.into(),
            environment: options.env.into_iter().filter_map(|(name, value)| Some((name, value?))).collect(),
            switch: SwitchOptions { enabled, ci },
            url: url.map(Url::from).unwrap_or_default(),
        }
    }
}

impl From<UrlOptions> for Url {
    fn from(options: UrlOptions) -> Self {
        Self {
            base: options.base.unwrap_or_default(),
            ignore_query: options.ignore_query.unwrap_or_default(),
            paths: options.paths.unwrap_or_default(),
        }
    }
}

impl TryFrom<LookupKey> for key::LookupKey {
    type Error = Error;

    fn try_from(key: LookupKey) -> Result<Self, Error> {
        Ok(Self {
            url: key.url,
            operation: Operation::from_name(&key.operation)?,
            scope: key.scope.unwrap_or_default(),
            target: key.target,
            base_url: key.base_url,
            runtime_dependent: key.runtime_dependent.unwrap_or_default(),
            cache: key.cache.unwrap_or(true),
        })
    }
}
