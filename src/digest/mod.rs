//! Keyed, labelled, length-prefixed digests, so that what is stored can be compared but not read.
//!
//! Everything is HMAC-SHA-256 under the 32 random bytes of the work tree's [key file](key_file). Each digest starts with
//! a label that says what it is for, and each part goes in as its name and its bytes, both length-prefixed: no two
//! different inputs run together to the same bytes, and no digest of one purpose is ever one of another.
//!
//! ```text
//! target key      = HMAC(key, "target",    parts of the address …)      the entry's file name
//! field key       = HMAC(key, "fields",    salt, target key)            one per entry
//! field digest    = HMAC(field key, "field", field name, text)[..16]    what a recipe holds instead of text
//! mac             = HMAC(key, "entry mac", target key, bytes)           over the whole entry
//! ```
//!
//! # Limits
//!
//! A digest protects an entry that was copied without its key. Who can read both can test guesses.

pub(crate) mod hex;
pub mod key_file;

use std::fmt;

use hmac::{Hmac, KeyInit, Mac as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::Sha256;

use crate::error::{Error, Result};

/// Keeps our digests apart from those of any other program or version that shares a key by accident.
const DOMAIN: &str = "playwright-recall/1";

/// The secret of one work tree's cache.
#[derive(Clone, PartialEq, Eq)]
pub struct StoreKey([u8; StoreKey::BYTES]);

impl StoreKey {
    /// As long as the digest: more would be hashed down, less would be weaker.
    pub const BYTES: usize = 32;

    /// A new key.
    ///
    /// # Errors
    ///
    /// [`Error::NoRandomness`] when the operating system gives none.
    pub fn random() -> Result<Self> {
        random_bytes().map(Self)
    }

    /// A key from its bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; Self::BYTES]) -> Self {
        Self(bytes)
    }

    fn bytes(&self) -> &[u8; Self::BYTES] {
        &self.0
    }
}

impl fmt::Debug for StoreKey {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("StoreKey(…)")
    }
}

/// A digest being made: a purpose, then named parts.
#[derive(Clone)]
pub struct Labelled(Hmac<Sha256>);

impl Labelled {
    /// Starts a digest for one purpose.
    #[must_use]
    pub fn new(key: &StoreKey, purpose: &str) -> Self {
        Self::under(key.bytes(), purpose)
    }

    fn under(key: &[u8; 32], purpose: &str) -> Self {
        let keyed = <Hmac<Sha256> as KeyInit>::new(&block(key));
        Self(keyed).part(DOMAIN, purpose.as_bytes())
    }

    /// Adds one part.
    #[must_use]
    pub fn part(mut self, name: &str, bytes: &[u8]) -> Self {
        for piece in [name.as_bytes(), bytes] {
            self.0.update(&(piece.len() as u64).to_le_bytes());
            self.0.update(piece);
        }
        self
    }

    /// The whole digest.
    #[must_use]
    pub fn finish(self) -> [u8; 32] {
        self.0.finalize().into_bytes().into()
    }

    /// Whether `expected` is the digest, in time that does not tell how much of it is right.
    #[must_use]
    pub fn matches(self, expected: &[u8; 32]) -> bool {
        self.0.verify_slice(expected).is_ok()
    }
}

/// HMAC's own rule for a key shorter than a block: zeros up to its 64 bytes.
fn block(key: &[u8; 32]) -> hmac::digest::Key<Hmac<Sha256>> {
    let mut block = hmac::digest::Key::<Hmac<Sha256>>::default();
    for (to, from) in block.iter_mut().zip(key) {
        *to = *from;
    }
    block
}

/// Names one entry: the digest of everything that identifies what was looked up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TargetKey([u8; 32]);

impl TargetKey {
    /// From a finished digest of purpose `target`.
    #[must_use]
    pub const fn new(digest: [u8; 32]) -> Self {
        Self(digest)
    }

    /// From the name of an entry's file.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        hex::decode(text).map(Self)
    }

    /// As it stands in file names.
    #[must_use]
    pub fn to_hex(self) -> String {
        hex::encode(&self.0)
    }

    /// As the bytes that go into further digests.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for TargetKey {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "TargetKey({})", self.to_hex())
    }
}

/// Random text of an entry, so that two entries of one key have unrelated digests.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Salt(String);

impl Salt {
    /// Enough that no two entries ever share one.
    const BYTES: usize = 16;

    /// A new salt.
    ///
    /// # Errors
    ///
    /// [`Error::NoRandomness`] when the operating system gives none.
    pub fn random() -> Result<Self> {
        random_bytes::<{ Self::BYTES }>().map(|bytes| Self(hex::encode(&bytes)))
    }

    /// The salt of these bytes.
    #[must_use]
    pub fn from_bytes(bytes: [u8; Self::BYTES]) -> Self {
        Self(hex::encode(&bytes))
    }

    /// As 32 hexadecimal digits, which is also how it is stored.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Salt {
    fn deserialize<D: Deserializer<'de>>(from: D) -> std::result::Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        match hex::decode::<{ Self::BYTES }>(&text) {
            Some(_) => Ok(Self(text)),
            None => Err(serde::de::Error::custom("a salt is 32 hexadecimal digits")),
        }
    }
}

/// Digests the fields of one entry.
#[derive(Clone)]
pub struct FieldDigester(Labelled);

impl FieldDigester {
    /// For the entry with this salt and target.
    #[must_use]
    pub fn new(key: &StoreKey, salt: &Salt, target: &TargetKey) -> Self {
        let own = Labelled::new(key, "fields")
            .part("salt", salt.as_str().as_bytes())
            .part("target", target.bytes());
        Self(Labelled::under(&own.finish(), "field"))
    }

    /// What stands in a recipe for `text` in `field`.
    #[must_use]
    pub fn digest(&self, field: &str, text: &str) -> FieldDigest {
        let whole = self.0.clone().part("name", field.as_bytes()).part("text", text.as_bytes()).finish();
        let mut short = [0; FieldDigest::BYTES];
        short.copy_from_slice(whole.split_at(FieldDigest::BYTES).0);
        FieldDigest(short)
    }

    /// Salt of the entry's bits, which the page is told: it comes from the key and leads nowhere.
    #[must_use]
    pub fn bits_salt(&self) -> String {
        hex::encode(&self.digest("bits", "").0)
    }
}

impl fmt::Debug for FieldDigester {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("FieldDigester(…)")
    }
}

/// A field's text, unreadable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FieldDigest([u8; FieldDigest::BYTES]);

impl FieldDigest {
    /// 128 bits: no two texts of one field collide by chance, at half the bytes on disk.
    const BYTES: usize = 16;
}

impl fmt::Debug for FieldDigest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&hex::encode(&self.0))
    }
}

impl Serialize for FieldDigest {
    fn serialize<S: Serializer>(&self, to: S) -> std::result::Result<S::Ok, S::Error> {
        to.serialize_str(&hex::encode(&self.0))
    }
}

impl<'de> Deserialize<'de> for FieldDigest {
    fn deserialize<D: Deserializer<'de>>(from: D) -> std::result::Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(from)?;
        hex::decode(&text)
            .map(Self)
            .ok_or_else(|| serde::de::Error::custom("a field digest is 32 hexadecimal digits"))
    }
}

/// Proves that an entry is whole and was written here, for this target.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EntryMac([u8; 32]);

impl EntryMac {
    /// How many characters it takes in the entry.
    pub const HEX_DIGITS: usize = 64;

    /// Over an entry's bytes.
    #[must_use]
    pub fn over(key: &StoreKey, target: &TargetKey, bytes: &[u8]) -> Self {
        Self(Self::digest(key, target, bytes).finish())
    }

    /// Whether this is the one over `bytes`.
    #[must_use]
    pub fn verifies(&self, key: &StoreKey, target: &TargetKey, bytes: &[u8]) -> bool {
        Self::digest(key, target, bytes).matches(&self.0)
    }

    /// From its digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        hex::decode(text).map(Self)
    }

    /// As it stands in the entry.
    #[must_use]
    pub fn to_hex(self) -> String {
        hex::encode(&self.0)
    }

    fn digest(key: &StoreKey, target: &TargetKey, bytes: &[u8]) -> Labelled {
        Labelled::new(key, "entry mac").part("target", target.bytes()).part("entry", bytes)
    }
}

impl fmt::Debug for EntryMac {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("EntryMac(…)")
    }
}

fn random_bytes<const N: usize>() -> Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| Error::NoRandomness)?;
    Ok(bytes)
}
