//! Errors at the door: our codes instead of napi's, and panics as errors.
//!
//! `#[napi(catch_unwind)]` keeps a panic from ending the process, but its error repeats the panic's message, and Rust's
//! default hook prints it; either may quote the text that was being worked on. So panics are caught here first, and what
//! is told of them is the place in our source.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

use crate::error::{Error, Result};

/// What is thrown: a message, and one of [`Error::CODES`] as `code`.
pub type Thrown = napi::Error<&'static str>;

thread_local! {
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Makes a call whose errors and panics become JavaScript errors.
pub fn guarded<T>(call: impl FnOnce() -> Result<T>) -> std::result::Result<T, Thrown> {
    note_places();
    // What a call works on is either its own or whole between any two writes to it.
    let called = panic::catch_unwind(AssertUnwindSafe(call));
    let result = called.unwrap_or_else(|_| Err(Error::Defect { place: PLACE.take() }));
    result.map_err(|error| Thrown::new(error.code(), error.to_string()))
}

fn note_places() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        panic::set_hook(Box::new(|panic| {
            let place = panic.location().map(|at| format!("{}:{}", at.file(), at.line())).unwrap_or_default();
            PLACE.set(place);
        }));
    });
}
