//! Making a recipe from what was observed before an action that then succeeded.
//!
//! The recipe starts with the control's own signals and with what law 3 and law 4 ask of its surroundings, and takes in
//! more of them only while the page holds another candidate that carries as much. It is handed out only when, matched
//! against the same page, it hits exactly this control.

use std::collections::{BTreeMap, BTreeSet};

use super::bits::bits;
use super::evidence;
use super::matching::{Match, MissReason, count_of_shape, match_recipe};
use super::observation::{Candidate, ContextKind, Flag, FrameObservation};
use super::operation::Operation;
use super::recipe::{MAX_PATH, Needs, Place, Recipe, Shape};
use super::sentence::{Account, account};
use super::signal::Signal;
use super::surroundings::{self, Reach};
use super::vocabulary;
use crate::digest::FieldDigester;

/// Why no recipe came of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unrecorded {
    /// No signal can safely find the control again; the detail says which case it is.
    NotCacheable(&'static str),
    /// The recipe would not hit exactly this control on this page.
    SelfCheck(&'static str),
}

/// What a removed recipe teaches the next one, with the digester of its own entry.
pub type Removed<'a> = (&'a Recipe, &'a FieldDigester);

/// Makes the recipe for the candidate that `chosen` names by frame index and token.
///
/// # Errors
///
/// [`Unrecorded`] when nothing can safely find the control again.
pub fn build_recipe(
    fields: &FieldDigester,
    operation: Operation,
    target: &str,
    frames: &[FrameObservation],
    chosen: (usize, &str),
    removed: Option<Removed<'_>>,
) -> Result<Recipe, Unrecorded> {
    let (frame, candidate) = find(frames, chosen)?;
    let learnt = learnt_signals(candidate, removed);
    let signals = usable_signals(candidate, &learnt);
    check_fit(candidate, operation, &signals)?;
    let account = account(target, candidate, &signals);
    let base = Recipe {
        shape: shape_of(candidate),
        needs: needs_of(operation),
        path: stored_path(&candidate.path),
        frame: evidence::frame_evidence(frame, &account, fields),
        signals: signals
            .iter()
            .filter_map(|signal| Some((*signal, evidence::signal_digest(candidate, *signal, fields)?)))
            .collect(),
        surroundings: BTreeSet::new(),
        place: place_of(candidate, &account),
        learnt,
        bits: bits_of(candidate, &signals, &fields.bits_salt()),
    };
    let base = counted(base, &account, fields, frames);
    narrow(&base, fields, frames, chosen, candidate, &account)
}

/// Where the sentence names nothing and there is no row or item to count, the likes of the control are counted.
fn counted(base: Recipe, account: &Account, fields: &FieldDigester, frames: &[FrameObservation]) -> Recipe {
    let Some(place) = base.place.as_ref().filter(|place| place.item.is_none() && account.names_nothing())
    else {
        return base;
    };
    let count = u32::try_from(count_of_shape(&base, fields, frames)).ok();
    Recipe { place: Some(Place { of_shape: count, ..place.clone() }), ..base }
}

fn find<'a>(
    frames: &'a [FrameObservation],
    (at, token): (usize, &str),
) -> Result<(&'a FrameObservation, &'a Candidate), Unrecorded> {
    let frame = frames.get(at).ok_or(Unrecorded::SelfCheck("chosen_missing"))?;
    frame.candidate(token).map(|candidate| (frame, candidate)).ok_or(Unrecorded::SelfCheck("chosen_missing"))
}

/// Adds surroundings step by step until the recipe hits exactly the chosen control.
fn narrow(
    base: &Recipe,
    fields: &FieldDigester,
    frames: &[FrameObservation],
    chosen: (usize, &str),
    candidate: &Candidate,
    account: &Account,
) -> Result<Recipe, Unrecorded> {
    let mut last = Unrecorded::SelfCheck("chosen_missing");
    for reach in Reach::WIDENING {
        let surroundings = surroundings::required(candidate, account, reach, fields);
        let recipe = Recipe { surroundings, ..base.clone() };
        match match_recipe(&recipe, fields, frames) {
            Match::Hit(hit) if (hit.frame, hit.token.as_str()) == chosen => return Ok(recipe),
            Match::Miss { reason: MissReason::Ambiguous, .. } => last = Unrecorded::NotCacheable("twins"),
            Match::Miss { reason, .. } => return Err(Unrecorded::SelfCheck(reason.label())),
            Match::Hit(_) => return Err(Unrecorded::SelfCheck("other_control")),
        }
    }
    Err(last)
}

/// Signals that were seen to differ while the rest of the control stayed: kept from before, and new ones.
fn learnt_signals(candidate: &Candidate, removed: Option<Removed<'_>>) -> BTreeSet<Signal> {
    let Some((old, fields)) = removed else { return BTreeSet::new() };
    let differs = |signal: &Signal| {
        evidence::signal_digest(candidate, *signal, fields).as_ref() != old.signals.get(signal)
    };
    let (differing, agreeing) = old.signals.keys().copied().partition::<Vec<_>, _>(differs);
    let mut learnt = old.learnt.clone();
    if is_confirmed(candidate, &agreeing) {
        learnt.extend(differing.into_iter().filter(|signal| signal.may_be_learnt()));
    }
    learnt
}

/// Whether what still agrees says that this is the control it was: its name, or another signal where it has no name.
fn is_confirmed(candidate: &Candidate, agreeing: &[Signal]) -> bool {
    agreeing.contains(&Signal::Name)
        && agreeing.iter().any(|signal| candidate.signal(*signal).is_some_and(|text| !text.is_empty()))
}

fn usable_signals(candidate: &Candidate, learnt: &BTreeSet<Signal>) -> BTreeSet<Signal> {
    let usable = Signal::ALL
        .into_iter()
        .filter(|signal| !learnt.contains(signal) && evidence::is_usable(candidate, *signal));
    usable.chain([Signal::Name]).collect()
}

fn check_fit(
    candidate: &Candidate,
    operation: Operation,
    signals: &BTreeSet<Signal>,
) -> Result<(), Unrecorded> {
    let named =
        signals.iter().any(|signal| candidate.signal(*signal).is_some_and(|text| !text.trim().is_empty()));
    let refusal = if needs_of(operation) == Needs::Editable && !candidate.has(Flag::Editable) {
        "not_editable"
    } else if vocabulary::role(&candidate.role).is_empty() && candidate.has(Flag::Container) {
        "container"
    } else if candidate.has(Flag::LongName) {
        "name_too_long"
    } else if !named && candidate.has(Flag::RuntimeNamed) {
        "runtime_value"
    } else if !named && !has_own_label(candidate) {
        "nameless"
    } else {
        return Ok(());
    };
    Err(Unrecorded::NotCacheable(refusal))
}

/// A control without any signal of its own can still be told by text that stands right before it or heads its column.
fn has_own_label(candidate: &Candidate) -> bool {
    candidate.context.iter().any(|context| {
        matches!(context.kind, ContextKind::Label | ContextKind::Column) && !context.head.is_empty()
    })
}

fn shape_of(candidate: &Candidate) -> Shape {
    Shape {
        role: vocabulary::role(&candidate.role).to_owned(),
        tag: vocabulary::tag(&candidate.tag).to_owned(),
        input_type: vocabulary::input_type(&candidate.input_type).to_owned(),
        editable: candidate.has(Flag::Editable),
    }
}

const fn needs_of(operation: Operation) -> Needs {
    match operation {
        Operation::Fill => Needs::Editable,
        Operation::Click | Operation::Check | Operation::Select => Needs::Enabled,
        Operation::Hover
        | Operation::Focus
        | Operation::Press
        | Operation::Upload
        | Operation::Drag
        | Operation::Drop
        | Operation::Locate => Needs::Present,
    }
}

/// The place becomes evidence where the sentence asks for one, or where an unexplained word may do so: it names neither
/// the control nor the row or item it stands in.
fn place_of(candidate: &Candidate, account: &Account) -> Option<Place> {
    let item = evidence::item_place(candidate);
    let unnamed = account.unexplained && account.names_nothing();
    let unnamed_item = account.unexplained && item.is_some() && !surroundings::names_item(candidate, account);
    (account.asks_place || unnamed || unnamed_item).then(|| Place {
        item,
        sibling: candidate.sibling_index(),
        of_shape: None,
    })
}

fn bits_of(candidate: &Candidate, signals: &BTreeSet<Signal>, salt: &str) -> BTreeMap<Signal, u8> {
    signals
        .iter()
        .filter(|signal| signal.has_bits())
        .filter_map(|signal| Some((*signal, bits(salt, *signal, candidate.signal(*signal)?))))
        .collect()
}

/// The path with every tag from the closed list, cut at its bound.
fn stored_path(path: &str) -> String {
    let segments = path.split('/').map(|segment| {
        let (tag, index) = segment.split_once(':').unwrap_or((segment, ""));
        let tag = if tag == "#shadow" { tag } else { vocabulary::tag(tag) };
        index.parse::<u32>().map_or_else(|_| tag.to_owned(), |index| format!("{tag}:{index}"))
    });
    let whole = segments.collect::<Vec<_>>().join("/");
    if whole.len() <= MAX_PATH { whole } else { String::new() }
}
