//! Target-change evidence: what of a remembered control is proven to differ on the one a resolver chose instead.

use std::collections::BTreeSet;

use super::evidence::{missing_surroundings, signal_digest};
use super::observation::{Candidate, ContextKind, FrameObservation};
use super::recipe::Recipe;
use super::signal::Signal;
use crate::digest::FieldDigester;

/// Names of signals and of kinds of surroundings, never their texts.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct TargetChange {
    /// Remembered signals that the chosen control does not carry, and kinds of surroundings that it does not stand in.
    pub differs: Vec<&'static str>,
    /// Of those, the ones that another control on the page still carries.
    pub stands_elsewhere: Vec<&'static str>,
}

/// Compares the remembered recipe with the chosen control; `None` when the chosen one was not observed.
#[must_use]
pub fn compare(
    recipe: &Recipe,
    fields: &FieldDigester,
    frames: &[FrameObservation],
    chosen: (usize, &str),
) -> Option<TargetChange> {
    let candidate = frames.get(chosen.0)?.candidate(chosen.1)?;
    let differing = recipe
        .signals
        .keys()
        .copied()
        .filter(|signal| !carries(candidate, recipe, *signal, fields))
        .collect::<BTreeSet<_>>();
    let elsewhere = differing
        .iter()
        .filter(|signal| others(frames, chosen).any(|other| shows(other, recipe, **signal, fields)));
    let around = missing_surroundings(candidate, recipe, fields).collect::<BTreeSet<_>>();
    Some(TargetChange {
        stands_elsewhere: elsewhere.map(|signal| signal.label()).collect(),
        differs: differing
            .iter()
            .map(|signal| signal.label())
            .chain(around.into_iter().map(ContextKind::label))
            .collect(),
    })
}

fn carries(candidate: &Candidate, recipe: &Recipe, signal: Signal, fields: &FieldDigester) -> bool {
    signal_digest(candidate, signal, fields).as_ref() == recipe.signals.get(&signal)
}

/// An empty name stands on every nameless control; that it does says nothing.
fn shows(candidate: &Candidate, recipe: &Recipe, signal: Signal, fields: &FieldDigester) -> bool {
    candidate.signal(signal).is_some_and(|text| !text.is_empty())
        && carries(candidate, recipe, signal, fields)
}

fn others<'a>(
    frames: &'a [FrameObservation],
    chosen: (usize, &'a str),
) -> impl Iterator<Item = &'a Candidate> {
    frames
        .iter()
        .enumerate()
        .filter_map(|(at, frame)| frame.report.as_ref().map(|report| (at, report)))
        .flat_map(|(at, report)| report.candidates.iter().map(move |candidate| (at, candidate)))
        .filter(move |(at, candidate)| (*at, candidate.token.as_str()) != chosen)
        .map(|(_, candidate)| candidate)
}
