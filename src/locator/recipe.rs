//! A recipe: how a control was found, as bounded facts and keyed digests, with no text of the page or of the sentence.
//!
//! Everything in it is *required*: a candidate carries the recipe only when every fact agrees. The path is the one
//! exception; it is kept for people who debug an entry and decides nothing.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::observation::ContextKind;
use super::signal::Signal;
use super::vocabulary;
use crate::digest::FieldDigest;

/// Most surroundings one recipe may require: at some 90 bytes each, half of the 16 KiB an entry may have.
pub const MAX_SURROUNDINGS: usize = 96;

/// Deepest frame that is remembered; pages nest two or three.
const MAX_FRAME_DEPTH: usize = 16;

/// Longest structural path kept.
pub const MAX_PATH: usize = 1024;

/// How a control was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// What kind of element it is.
    pub shape: Shape,
    /// State the operation needs.
    pub needs: Needs,
    /// Structural path, for people only.
    pub path: String,
    /// Which frame it stood in.
    pub frame: FrameEvidence,
    /// Digest of each identity signal.
    pub signals: BTreeMap<Signal, FieldDigest>,
    /// Surroundings that must be there again.
    pub surroundings: BTreeSet<Surrounding>,
    /// Place among its likes, where the sentence may have asked for a place.
    pub place: Option<Place>,
    /// Signals seen to differ while a resolver confirmed the control; never required again.
    pub learnt: BTreeSet<Signal>,
    /// Eight bits per signal of a hash salted with the entry's key, by which the page skips most candidates before it
    /// computes anything dear. Without the key they say nothing.
    pub bits: BTreeMap<Signal, u8>,
}

/// Closed facts about the element.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shape {
    /// ARIA role from the closed list, empty for none.
    pub role: String,
    /// Tag from the closed list, or `custom`.
    pub tag: String,
    /// Input type from the closed list, empty for none.
    #[serde(rename = "type")]
    pub input_type: String,
    /// Whether it could be edited.
    pub editable: bool,
}

/// State an operation needs before it may act.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Needs {
    /// On show is enough.
    Present,
    /// On show and enabled.
    Enabled,
    /// On show, enabled and editable.
    Editable,
}

/// How a frame is recognised; all empty for the top frame.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FrameEvidence {
    /// Child indexes from the top frame; only its emptiness decides.
    pub path: Vec<u32>,
    /// Digest of the frame's name.
    pub name: Option<FieldDigest>,
    /// Digest of host and path pattern of its address.
    pub address: Option<FieldDigest>,
    /// Digest of the address's query, where that says a word of the sentence.
    pub query: Option<FieldDigest>,
    /// Digest of its own labels, where it has neither name nor address or the sentence may speak of the frame.
    pub labels: Option<FieldDigest>,
    /// Whether the sentence may speak of the frame, so that numbers in its labels count.
    pub strict: bool,
}

/// One thing around the control that must be there again.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Surrounding {
    /// Kind of surroundings.
    pub kind: ContextKind,
    /// Which part of them.
    pub part: Part,
    /// Digest of that part's words.
    pub digest: FieldDigest,
}

/// Which words of surroundings are meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The head's words, without bare numbers.
    Head,
    /// The head's words, numbers too.
    HeadExact,
    /// One segment's words, without bare numbers.
    Segment,
    /// One segment's words, numbers too.
    SegmentExact,
    /// The whole chain of dialogs, or of sections, groups and dialogs, so that being in none of them counts as well.
    Chain,
}

/// A place among siblings. It can only make a match stricter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Index of the row or item, and how many there were.
    pub item: Option<(u32, u32)>,
    /// Index of the element among its siblings of the same tag.
    pub sibling: u32,
    /// How many of its shape there were, where the sentence names nothing: "the last button" is another one when there
    /// is one more.
    pub of_shape: Option<u32>,
}

impl Recipe {
    /// Whether every plain field stays in its closed list and bound, whoever wrote the entry.
    #[must_use]
    pub fn is_within_bounds(&self) -> bool {
        self.shape.is_listed()
            && self.path.len() <= MAX_PATH
            && self.frame.path.len() <= MAX_FRAME_DEPTH
            && self.surroundings.len() <= MAX_SURROUNDINGS
            && self.signals.contains_key(&Signal::Name)
    }

    /// What the page script is asked to look for. `salt` is that of the entry's bits.
    #[must_use]
    pub fn request_json(&self, salt: &str) -> String {
        let by_signal = self.bits.iter().map(|(signal, bits)| (signal.label().to_owned(), (*bits).into()));
        let bits = by_signal.chain([("salt".to_owned(), salt.into())]).collect::<serde_json::Map<_, _>>();
        let shape = serde_json::json!({
            "role": self.shape.role, "tag": self.shape.tag, "type": self.shape.input_type,
        });
        // Of what is skipped by its bits nobody knows whether it can be seen.
        let request = match self.place {
            Some(Place { of_shape: Some(_), .. }) => serde_json::json!({ "shape": shape }),
            _ => serde_json::json!({ "shape": shape, "bits": bits }),
        };
        request.to_string()
    }
}

impl Shape {
    fn is_listed(&self) -> bool {
        vocabulary::role(&self.role) == self.role
            && vocabulary::tag(&self.tag) == self.tag
            && vocabulary::input_type(&self.input_type) == self.input_type
    }
}
