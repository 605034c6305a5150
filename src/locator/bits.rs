//! A few bits of a salted hash per signal, computed here and in the page script by the same rule.
//!
//! FNV-1a over UTF-16 code units, folded to eight bits: enough for the page to leave 255 of 256 strangers unnamed, too
//! little to learn a text from. The rule is repeated in `ts/page/script`; `tests/vectors/bits.json` holds both to one table.

use super::signal::Signal;

const FNV_OFFSET: u32 = 0x811c_9dc5;
const FNV_PRIME: u32 = 0x0100_0193;

/// The eight bits of one signal's text.
#[must_use]
pub fn bits(salt: &str, signal: Signal, text: &str) -> u8 {
    let units = salt
        .encode_utf16()
        .chain([0])
        .chain(signal.label().encode_utf16())
        .chain([0])
        .chain(text.encode_utf16());
    let hash = units.fold(FNV_OFFSET, |hash, unit| (hash ^ u32::from(unit)).wrapping_mul(FNV_PRIME));
    let [a, b, c, d] = hash.to_le_bytes();
    a ^ b ^ c ^ d
}
