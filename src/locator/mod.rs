//! Remembered locators.
//!
//! *Observation* (what the page shows) and *recipe* (what is remembered) meet in *matching*; *record* makes a recipe
//! from an observation. *Key*, *url* and *switch* say what is asked for and whether; *entry* is a recipe as bytes,
//! *folder* where it stands and who may touch it, *upkeep* the care of that folder. *Store* is the calls a test run makes.

pub mod bits;
mod bounds;
pub mod compare;
pub mod entry;
mod evidence;
pub mod folder;
pub mod key;
pub mod matching;
mod noise;
pub mod observation;
pub mod operation;
pub mod outcome;
pub mod path_pattern;
pub mod recipe;
pub mod record;
mod sentence;
pub mod signal;
pub mod store;
mod surroundings;
pub mod switch;
mod upkeep;
pub mod url;
mod vocabulary;
