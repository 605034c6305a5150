//! What makes a step this step and no other: its cache key, its type and its sentence.
//!
//! ```text
//! digest   = SHA-256(key's length, key, type's length, type, sentence's length, sentence)
//! filename = <slug of the sentence>.<digest in hex>.mjs
//! ```
//!
//! Lengths are 64 bits, little-endian, so no two identities run together to the same bytes. The slug is for people who
//! read a listing; only the digest identifies.
//!
//! # Limits
//!
//! A slug is ASCII, because file names in other scripts are spelt differently from file system to file system. A
//! sentence without Latin letters gets the slug `step`; `recall steps list` shows what it says.

use std::fmt;

use sha2::{Digest as _, Sha256};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::wording::normalize_step_text;
use crate::digest::hex;
use crate::error::{Error, Result};

/// Ends the name of every step file.
pub const EXTENSION: &str = ".mjs";

/// Longest slug, in characters: six or seven words, and short enough for a path on Windows.
const SLUG_LENGTH: usize = 48;

/// The slug of a sentence that has no Latin letter or digit.
const NAMELESS: &str = "step";

/// Whether a step does something or checks something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StepType {
    /// `recall.step`.
    Action,
    /// `recall.expect`.
    Assertion,
}

impl StepType {
    /// As it stands in the file.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Action => "action",
            Self::Assertion => "assertion",
        }
    }

    /// From its label.
    #[must_use]
    pub fn from_label(label: &str) -> Option<Self> {
        [Self::Action, Self::Assertion].into_iter().find(|known| known.label() == label)
    }
}

/// The three parts digested.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StepDigest([u8; 32]);

impl StepDigest {
    /// As it stands in file names.
    #[must_use]
    pub fn to_hex(self) -> String {
        hex::encode(&self.0)
    }
}

impl fmt::Debug for StepDigest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "StepDigest({})", self.to_hex())
    }
}

/// One step's identity.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepIdentity {
    cache_key: String,
    step_type: StepType,
    text: String,
    normalized_text: String,
    digest: StepDigest,
}

impl StepIdentity {
    /// The identity of a sentence under a cache key.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidArgument`] when the key or the sentence is empty.
    pub fn new(cache_key: &str, step_type: StepType, text: &str) -> Result<Self> {
        let cache_key = cache_key.nfc().collect::<String>();
        let normalized_text = normalize_step_text(text);
        check(!cache_key.trim().is_empty(), "cacheKey", "must not be empty")?;
        check(!normalized_text.is_empty(), "text", "must have words: a step is a sentence")?;
        let digest = digest([&cache_key, step_type.label(), &normalized_text]);
        Ok(Self { cache_key, step_type, text: text.to_owned(), normalized_text, digest })
    }

    /// The cache key, in NFC.
    #[must_use]
    pub fn cache_key(&self) -> &str {
        &self.cache_key
    }

    /// Whether it does or checks.
    #[must_use]
    pub const fn step_type(&self) -> StepType {
        self.step_type
    }

    /// The sentence as its author wrote it.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The sentence as it identifies.
    #[must_use]
    pub fn normalized_text(&self) -> &str {
        &self.normalized_text
    }

    /// What tells it from every other.
    #[must_use]
    pub const fn digest(&self) -> StepDigest {
        self.digest
    }

    /// The name of its file, the same on every platform.
    ///
    /// ```
    /// # use playwright_recall::step::identity::{StepIdentity, StepType};
    /// let step = StepIdentity::new("login-flow", StepType::Action, "Click «Zurück»").unwrap();
    /// assert!(step.filename().starts_with("click-zuruck."));
    /// ```
    #[must_use]
    pub fn filename(&self) -> String {
        format!("{}.{}{EXTENSION}", slug(&self.normalized_text), self.digest.to_hex())
    }
}

fn check(holds: bool, argument: &'static str, problem: &'static str) -> Result<()> {
    if holds { Ok(()) } else { Err(Error::InvalidArgument { argument, problem }) }
}

fn digest(parts: [&str; 3]) -> StepDigest {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    StepDigest(hasher.finalize().into())
}

/// Latin letters without their marks and digits, in words joined by hyphens.
fn slug(text: &str) -> String {
    let plain = text.nfkd().filter(|c| !is_combining_mark(*c)).collect::<String>().to_ascii_lowercase();
    let words = plain.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let long = words.collect::<Vec<_>>().join("-");
    let slug = shortened(&long);
    if slug.is_empty() || is_device(slug) { NAMELESS.to_owned() } else { slug.to_owned() }
}

/// Up to the last word that fits whole, if any does.
fn shortened(slug: &str) -> &str {
    match slug.get(..SLUG_LENGTH) {
        None => slug,
        Some(start) if slug.as_bytes().get(SLUG_LENGTH) == Some(&b'-') => start,
        Some(start) => start.rsplit_once('-').map_or(start, |(words, _)| words),
    }
}

fn is_device(slug: &str) -> bool {
    super::portable::is_device(slug)
}
