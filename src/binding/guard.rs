//! Errors at the door: our codes instead of napi's, and panics as errors.
//!
//! `#[napi(catch_unwind)]` keeps a panic from ending the process, but its error repeats the panic's message, and Rust's
//! default hook prints it; either may quote the text that was being worked on. So panics are caught here first, and what
//! is told of them is the place in our source.

use std::panic::{self, AssertUnwindSafe};
use std::sync::{Mutex, Once, PoisonError};

use crate::error::{Error, Result};

/// What is thrown: a message, and one of [`Error::CODES`] as `code`.
pub type Thrown = napi::Error<&'static str>;

/// Where the last panic was. It may have been on a thread that the call made for itself.
static PLACE: Mutex<String> = Mutex::new(String::new());

/// Makes a call whose errors and panics become JavaScript errors.
pub fn guarded<T>(call: impl FnOnce() -> Result<T>) -> std::result::Result<T, Thrown> {
    note_places();
    // What a call works on is either its own or whole between any two writes to it.
    let called = panic::catch_unwind(AssertUnwindSafe(call));
    let result = called.unwrap_or_else(|_| Err(Error::Defect { place: note(String::new()) }));
    result.map_err(|error| Thrown::new(error.code(), error.to_string()))
}

fn note_places() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        panic::set_hook(Box::new(|panic| {
            let place = panic.location().map(|at| format!("{}:{}", at.file(), at.line())).unwrap_or_default();
            note(place);
        }));
    });
}

/// Puts down a place, and gives the one before it.
fn note(place: String) -> String {
    std::mem::replace(&mut PLACE.lock().unwrap_or_else(PoisonError::into_inner), place)
}
