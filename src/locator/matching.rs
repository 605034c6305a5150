//! Checking a recipe against the current page: the laws of a hit.
//!
//! A hit needs exactly one candidate, over every frame the evidence admits, that carries *all* the recipe requires.
//! Nothing is scored and no tie is broken: two carriers are `ambiguous`, none is `changed` or `target_missing`, and a
//! page that could not be read whole is `incomplete`, because the twin might stand in the part that was not read.

use std::collections::BTreeSet;

use super::evidence;
use super::observation::{Candidate, Flag, FrameObservation};
use super::recipe::{Needs, Part, Recipe, Surrounding};
use crate::digest::FieldDigester;

/// What a recipe came to on the current page.
#[derive(Debug, PartialEq, Eq)]
pub enum Match {
    /// Exactly one actionable candidate carries everything.
    Hit(Hit),
    /// Anything else.
    Miss {
        /// Why.
        reason: MissReason,
        /// What in particular.
        detail: Option<&'static str>,
    },
}

/// The one candidate that carries the recipe.
#[derive(Debug, PartialEq, Eq)]
pub struct Hit {
    /// Index of its frame among the observed ones.
    pub frame: usize,
    /// Its token in that frame.
    pub token: String,
    /// Names of the evidence that carried the hit, for the page script to check again.
    pub evidence: Vec<String>,
}

/// Why there was no hit, in the contract's words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MissReason {
    /// Candidates of the shape exist, the evidence disagrees.
    Changed,
    /// More than one candidate carries the evidence.
    Ambiguous,
    /// No candidate of the shape.
    TargetMissing,
    /// Unique, but not fit for the operation.
    NotActionable,
    /// The page could not be read whole.
    Incomplete,
}

impl MissReason {
    /// The contract's word for it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Changed => "changed",
            Self::Ambiguous => "ambiguous",
            Self::TargetMissing => "target_missing",
            Self::NotActionable => "not_actionable",
            Self::Incomplete => "incomplete",
        }
    }
}

/// Checks `recipe` against what was observed.
#[must_use]
pub fn match_recipe(recipe: &Recipe, fields: &FieldDigester, frames: &[FrameObservation]) -> Match {
    if admitted(recipe, fields, frames).any(|(_, frame)| frame.whole().is_none()) {
        return miss(MissReason::Incomplete, None);
    }
    let searched = searched(recipe, fields, frames);
    decide(recipe, fields, &carriers(recipe, fields, &searched), || candidates_of_shape(recipe, &searched))
}

/// How many of the recipe's shape can be seen in the frames it may stand in.
#[must_use]
pub fn count_of_shape(recipe: &Recipe, fields: &FieldDigester, frames: &[FrameObservation]) -> usize {
    candidates_of_shape(recipe, &searched(recipe, fields, frames))
}

/// A frame together with its index.
type Framed<'a> = (usize, &'a FrameObservation);

fn admitted<'a>(
    recipe: &'a Recipe,
    fields: &'a FieldDigester,
    frames: &'a [FrameObservation],
) -> impl Iterator<Item = Framed<'a>> {
    frames.iter().enumerate().filter(|(_, frame)| {
        evidence::admits_frame(&recipe.frame, &frame.path, &frame.name, &frame.url, fields)
    })
}

fn searched<'a>(
    recipe: &'a Recipe,
    fields: &'a FieldDigester,
    frames: &'a [FrameObservation],
) -> Vec<Framed<'a>> {
    admitted(recipe, fields, frames)
        .filter(|(_, frame)| evidence::has_frame_labels(&recipe.frame, frame, fields))
        .collect()
}

/// A candidate together with the index of its frame.
type Found<'a> = (usize, &'a Candidate);

fn carriers<'a>(recipe: &Recipe, fields: &FieldDigester, searched: &[Framed<'a>]) -> Vec<Found<'a>> {
    let salt = fields.bits_salt();
    searched
        .iter()
        .filter_map(|(at, frame)| frame.whole().map(|report| (*at, report)))
        .flat_map(|(at, report)| report.candidates.iter().map(move |candidate| (at, candidate)))
        .filter(|(_, candidate)| evidence::is_of_shape(candidate, &recipe.shape))
        .filter(|(_, candidate)| evidence::has_signals(candidate, recipe, fields, &salt))
        .filter(|(_, candidate)| evidence::is_of_kind(candidate, recipe))
        .filter(|(_, candidate)| evidence::has_surroundings(candidate, recipe, fields))
        .collect()
}

/// How many of the shape can be seen, and what was skipped unseen.
fn candidates_of_shape(recipe: &Recipe, searched: &[Framed<'_>]) -> usize {
    let reports = searched.iter().filter_map(|(_, frame)| frame.whole());
    reports
        .map(|report| {
            let skipped = (report.total as usize).saturating_sub(report.candidates.len());
            let reported = report.candidates.iter().filter(|candidate| candidate.is_present());
            skipped + reported.filter(|candidate| evidence::is_of_shape(candidate, &recipe.shape)).count()
        })
        .sum()
}

fn decide(
    recipe: &Recipe,
    fields: &FieldDigester,
    carriers: &[Found<'_>],
    of_shape: impl Fn() -> usize + Copy,
) -> Match {
    let present = carriers.iter().filter(|(_, candidate)| candidate.is_present()).collect::<Vec<_>>();
    match present.as_slice() {
        [(_, candidate)] if !evidence::has_place(candidate, recipe, of_shape) => {
            miss(MissReason::Changed, Some("place"))
        }
        [(frame, candidate)] => hit_if_actionable(recipe, fields, *frame, candidate),
        [] if carriers.len() == 1 => miss(MissReason::NotActionable, Some("hidden")),
        [] if of_shape() == 0 => miss(MissReason::TargetMissing, None),
        [] => miss(MissReason::Changed, None),
        _ => miss(MissReason::Ambiguous, None),
    }
}

fn hit_if_actionable(recipe: &Recipe, fields: &FieldDigester, frame: usize, candidate: &Candidate) -> Match {
    match recipe.needs {
        Needs::Enabled | Needs::Editable if !candidate.has(Flag::Enabled) => {
            miss(MissReason::NotActionable, Some("disabled"))
        }
        Needs::Editable if !candidate.has(Flag::Editable) => {
            miss(MissReason::NotActionable, Some("not_editable"))
        }
        _ => Match::Hit(Hit {
            frame,
            token: candidate.token.clone(),
            evidence: evidence_names(recipe, fields, candidate),
        }),
    }
}

fn evidence_names(recipe: &Recipe, fields: &FieldDigester, candidate: &Candidate) -> Vec<String> {
    let signals = recipe.signals.keys().map(|signal| signal.label().to_owned());
    // That nothing is around it leaves nothing to check again.
    let is_there = |required: &&Surrounding| {
        required.part != Part::Chain || candidate.context.iter().any(|context| context.kind == required.kind)
    };
    let required = recipe.surroundings.iter().filter(is_there);
    let places = required.filter_map(|required| evidence::place_of(candidate, required, fields));
    signals.chain(places.collect::<BTreeSet<_>>()).collect()
}

const fn miss(reason: MissReason, detail: Option<&'static str>) -> Match {
    Match::Miss { reason, detail }
}
