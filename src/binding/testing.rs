//! Only in builds with the feature `testing`.

#![expect(clippy::panic, reason = "panicking is what it is for")]

use napi_derive::napi;

use super::guard::{Thrown, guarded};

/// Panics with `text` in the message.
#[napi(catch_unwind, skip_typescript)]
pub fn panic_with(text: String) -> Result<(), Thrown> {
    guarded(|| panic!("{text}"))
}
