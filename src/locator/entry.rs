//! One entry: a recipe as bytes on disk, and back.
//!
//! ```text
//! {"v":1,"rules":1,"salt":"<32 hex>","recipe":{…},"mac":"<64 hex>"}⏎
//! ```
//!
//! The MAC covers every byte before `,"mac":` and the target key, so an entry that was edited, cut, or copied from
//! another key's file or another cache does not verify. One function writes this form and one reads it.

use serde::{Deserialize, Serialize};

use super::recipe::Recipe;
use crate::digest::{EntryMac, FieldDigester, Salt, StoreKey, TargetKey};

/// The form of an entry. It stands in the folder's name too.
pub const FORMAT: u32 = 1;

/// What the recipe means. Raised whenever `matching` or the digests' inputs change so that an older recipe would be
/// read differently: then it is a miss instead of a wrong hit.
pub const RULES: u32 = 1;

/// Largest entry in bytes; nothing more is ever read.
pub const MAX_BYTES: u64 = 16 * 1024;

const MAC_OPENING: &str = ",\"mac\":\"";
const MAC_CLOSING: &str = "\"}\n";

/// What is remembered about one target: the recipe, and what its digests are computed with.
#[derive(Debug, Clone)]
pub struct Memory {
    /// How the control was found.
    pub recipe: Recipe,
    /// Computes digests comparable with the recipe's.
    pub fields: FieldDigester,
    /// The entry's salt.
    pub salt: Salt,
    /// Tells this very entry from every other.
    pub mac: EntryMac,
}

/// Why an entry cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Invalid {
    /// Another version of the form.
    Format,
    /// Another version of the matching rules.
    Rules,
    /// Damaged, edited, or not written for this target here.
    Corrupt,
}

impl Invalid {
    /// Every reason.
    pub const ALL: [Self; 3] = [Self::Format, Self::Rules, Self::Corrupt];

    /// The contract's word for it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Format => "format",
            Self::Rules => "rules",
            Self::Corrupt => "corrupt",
        }
    }
}

#[derive(Serialize)]
struct Body<'a> {
    v: u32,
    rules: u32,
    salt: &'a Salt,
    recipe: &'a Recipe,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    v: u32,
    rules: u32,
    salt: Salt,
    recipe: Recipe,
    #[serde(rename = "mac")]
    _mac: String,
}

#[derive(Deserialize)]
struct Versions {
    v: u32,
    rules: u32,
}

/// The bytes of an entry; `None` when the recipe is larger than an entry may be.
#[must_use]
pub fn encode(key: &StoreKey, target: &TargetKey, salt: &Salt, recipe: &Recipe) -> Option<Vec<u8>> {
    let mut bytes = serde_json::to_vec(&Body { v: FORMAT, rules: RULES, salt, recipe }).ok()?;
    // The closing brace comes back behind the MAC.
    bytes.pop();
    let mac = EntryMac::over(key, target, &bytes).to_hex();
    for piece in [MAC_OPENING, &mac, MAC_CLOSING] {
        bytes.extend_from_slice(piece.as_bytes());
    }
    // What could not be read again is not written.
    (bytes.len() as u64 <= MAX_BYTES && recipe.is_within_bounds()).then_some(bytes)
}

/// Reads an entry that was found for this target.
///
/// # Errors
///
/// [`Invalid`] for everything that is not exactly what [`encode`] writes.
pub fn decode(key: &StoreKey, target: &TargetKey, bytes: &[u8]) -> Result<Memory, Invalid> {
    let (body, mac) = split(bytes).ok_or_else(|| reason(bytes))?;
    if !mac.verifies(key, target, body) {
        return Err(reason(bytes));
    }
    let stored = serde_json::from_slice::<Stored>(bytes).map_err(|_| reason(bytes))?;
    if (stored.v, stored.rules) != (FORMAT, RULES) || !stored.recipe.is_within_bounds() {
        return Err(reason(bytes));
    }
    let fields = FieldDigester::new(key, &stored.salt, target);
    Ok(Memory { recipe: stored.recipe, fields, salt: stored.salt, mac })
}

/// Why bytes that are no entry of ours are none.
fn reason(bytes: &[u8]) -> Invalid {
    match serde_json::from_slice::<Versions>(bytes) {
        Ok(versions) if versions.v != FORMAT => Invalid::Format,
        Ok(versions) if versions.rules != RULES => Invalid::Rules,
        _ => Invalid::Corrupt,
    }
}

/// The bytes that the MAC covers, and the MAC.
fn split(bytes: &[u8]) -> Option<(&[u8], EntryMac)> {
    let rest = bytes.strip_suffix(MAC_CLOSING.as_bytes())?;
    let (rest, digits) = rest.split_at_checked(rest.len().checked_sub(EntryMac::HEX_DIGITS)?)?;
    let body = rest.strip_suffix(MAC_OPENING.as_bytes())?;
    Some((body, EntryMac::from_hex(std::str::from_utf8(digits).ok()?)?))
}
