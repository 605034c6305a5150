//! What of a page's address identifies the page.
//!
//! Origin, path, query and fragment as the WHATWG URL standard gives them, in full unless the user's
//! [`UrlRules`] say otherwise. The order of query parameters never matters; their multiset does. User name and password
//! in an address never do.
//!
//! Query parameters are compared as the bytes they stand for (`%62` is `b`, `+` is a space), so that bytes which are no
//! Unicode stay apart too.
//!
//! # Limits
//!
//! An address that is no URL is taken as it is, as a whole.

use ::url::{Origin, Url};

use super::path_pattern::PathPattern;
use crate::digest::Labelled;
use crate::error::Result;

/// The option `locatorCache.url`: what does *not* identify a page.
#[derive(Debug, Clone, Default)]
pub struct UrlOptions {
    /// Every origin that is Playwright's `baseURL` counts as one.
    pub base: bool,
    /// Names of query parameters to leave out; `*` stands for any characters.
    pub ignore_query: Vec<String>,
    /// Paths in `URLPattern` syntax whose every match counts as one.
    pub paths: Vec<String>,
}

/// Checked [`UrlOptions`].
#[derive(Debug, Default)]
pub struct UrlRules {
    base: bool,
    ignore_query: Vec<String>,
    paths: Vec<PathPattern>,
}

impl UrlRules {
    /// Checks the options.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidOption`](crate::error::Error::InvalidOption) for a path that is no pattern.
    pub fn new(options: UrlOptions) -> Result<Self> {
        let paths = options.paths.iter().enumerate().map(|(index, path)| PathPattern::parse(index, path));
        Ok(Self {
            base: options.base,
            ignore_query: options.ignore_query,
            paths: paths.collect::<Result<_>>()?,
        })
    }

    /// Adds the parts of an address to a digest.
    #[must_use]
    pub fn digest(&self, digest: Labelled, address: &str, base_url: Option<&str>) -> Labelled {
        let Ok(url) = Url::parse(address) else { return digest.part("no url", address.as_bytes()) };
        let digest = self.origin(digest, &url, base_url);
        let digest = self.path(digest, &url);
        let digest = self.query(digest, &url);
        digest.part("fragment", url.fragment().unwrap_or_default().as_bytes())
    }

    fn origin(&self, digest: Labelled, url: &Url, base_url: Option<&str>) -> Labelled {
        let is_base = || {
            base_url.and_then(|base| Url::parse(base).ok()).is_some_and(|base| base.origin() == url.origin())
        };
        if self.base && is_base() {
            digest.part("base", b"")
        } else {
            digest.part("origin", origin(url).as_bytes())
        }
    }

    fn path(&self, digest: Labelled, url: &Url) -> Labelled {
        match self.paths.iter().find(|pattern| pattern.matches(url.path())) {
            Some(pattern) => digest.part("path pattern", pattern.text().as_bytes()),
            None => digest.part("path", url.path().as_bytes()),
        }
    }

    fn query(&self, digest: Labelled, url: &Url) -> Labelled {
        let mut pairs = pairs(url.query().unwrap_or_default());
        pairs.retain(|(name, _)| !self.ignore_query.iter().any(|glob| is_like(glob.as_bytes(), name)));
        pairs.sort_unstable();
        let counted = digest.part("pairs", &(pairs.len() as u64).to_le_bytes());
        pairs.iter().fold(counted, |digest, (name, value)| digest.part("name", name).part("value", value))
    }
}

/// Scheme, host and port; for addresses without an origin (`about:`, `data:`, `file:`) scheme and host.
fn origin(url: &Url) -> String {
    match url.origin() {
        origin @ Origin::Tuple(..) if url.scheme() != "blob" => origin.ascii_serialization(),
        _ => format!("{}://{}", url.scheme(), url.host_str().unwrap_or_default()),
    }
}

type Pair = (Vec<u8>, Vec<u8>);

fn pairs(query: &str) -> Vec<Pair> {
    let pieces = query.split('&').filter(|piece| !piece.is_empty());
    pieces
        .map(|piece| piece.split_once('=').unwrap_or((piece, "")))
        .map(|(name, value)| (bytes(name), bytes(value)))
        .collect()
}

fn bytes(encoded: &str) -> Vec<u8> {
    let spaced = encoded.replace('+', " ");
    percent_encoding::percent_decode_str(&spaced).collect()
}

/// Whether `name` is like `glob`, where `*` stands for any characters.
fn is_like(glob: &[u8], name: &[u8]) -> bool {
    match (glob.split_first(), name.split_first()) {
        (None, rest) => rest.is_none(),
        (Some((b'*', glob)), _) => {
            (0..=name.len()).any(|cut| name.get(cut..).is_some_and(|rest| is_like(glob, rest)))
        }
        (Some((expected, glob)), Some((found, name))) => expected == found && is_like(glob, name),
        (Some(_), None) => false,
    }
}
