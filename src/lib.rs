//! The core of playwright-recall: every decision about remembered controls and steps, and every byte on disk.
//!
//! A test says *what* it means ("the Sign in button"). How that control was found is kept as a *recipe* and checked
//! against the page on the next run. TypeScript talks to Playwright and to the page; it asks this crate, through the
//! Node addon in `binding`, what to make of what it saw.
//!
//! # Words
//!
//! | word | meaning |
//! |---|---|
//! | target | the sentence that names a control |
//! | key | what a lookup asks for (page, operation, scope, target), or the file of 32 secret bytes it is hashed under |
//! | observation | what the page script reported about one frame |
//! | candidate | an element of an observation that may be the target |
//! | signal | what a control says about itself: name, id, test id, … |
//! | surroundings | what stands around it: its row, item, group, dialog, … |
//! | recipe | the facts and digests that a candidate must carry to be the target |
//! | entry | a recipe as a file |
//! | memory | an entry that was read and verified |
//! | step | a sentence that became code, kept as a file that is committed |
//! | policy | what the code of a step may do |
//! | hit, miss | exactly one actionable candidate carries the recipe; anything else, with a reason |
//!
//! # On disk
//!
//! ```text
//! <the work tree's own git dir>/playwright-recall/      directories 0700, files 0600
//!   key                                                 32 random bytes
//!   locators-v1/                                        the format's version
//!     3f/3fa9…c1.json                                   one entry per key, at most 16 KiB
//!
//! <the user's repository>/.recall/cache/                the mode that the umask gives
//!   checkout/click-sign-in.5b1d…e0.mjs                  one file per step, see [`step`]
//! ```
//!
//! No entry holds text of a page, a sentence, an address or a value: only closed words and keyed digests.
//!
//! # Modules
//!
//! `binding` → [`locator`], [`step`] → [`digest`], [`mod@file`], [`lock`], [`text`], [`worktree`], [`error`]. Without the feature `napi`
//! the crate is the same but for `binding`, so nothing of Node can reach further in.
//!
//! # What it does not do
//!
//! It runs no browser, talks to no network, starts no process, and never writes outside its own folders.

#[cfg(feature = "napi")]
mod binding;
pub mod digest;
pub mod error;
pub mod file;
pub mod locator;
pub mod lock;
pub mod step;
pub mod text;
pub mod worktree;
