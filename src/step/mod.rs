//! The step cache: sentences that became code once, kept as files that are committed.
//!
//! A step is identified by its cache key, its type and its sentence ([`identity`]). It has one file ([`document`]) in a
//! directory of the user's repository ([`address`], [`store`], [`listing`]). Its code keeps a [`policy`] from the day it
//! is written to every day it is run. How often a test may generate or heal is counted in [`budgets`].
//!
//! ```text
//! .recall/cache/                                        the mode that the umask gives
//!   checkout/                                           a cachePath
//!     click-sign-in.5b1d…e0.mjs                         <slug>.<SHA-256>.mjs
//! ```

pub mod address;
pub mod budgets;
mod date;
pub mod document;
pub mod identity;
pub mod listing;
pub mod outcome;
pub mod policy;
mod portable;
pub mod store;
mod wording;

pub use wording::normalize_step_text;
