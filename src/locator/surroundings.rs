//! Which surroundings a recipe requires.
//!
//! - What the sentence names, wherever the list puts it (law 4).
//! - The row or item the control stands in, because the right name in another row is another control (law 3). A control
//!   that is itself the head of its item may name it (a link "Bob") or act on it (a button "Edit" in the first cell);
//!   one page cannot tell which, so the rest of the item is required there too.
//! - The dialogs it stands in, or that it stands in none: an "OK" of another dialog is another control. The label of its
//!   group.
//! - Everything that has a label (and, where no word names anything, the text around that nothing binds to it), with numbers, when a word of the sentence stands nowhere (numbers also when one is an ordinal); and the whole of its row
//!   or item, unless the sentence names that.
//! - More, step by step, while another candidate carries as much.
//!
//! Bare numbers outside a row's head are noise (counters, prices, clocks) unless the sentence names them or nothing else
//! tells two items apart.

use std::collections::BTreeSet;

use super::evidence::{chain_digest, part_digest};
use super::observation::{Candidate, Context, ContextKind};
use super::recipe::{MAX_SURROUNDINGS, Part, Surrounding};
use super::sentence::Account;
use super::signal::Signal;
use crate::digest::FieldDigester;
use crate::text;

/// Segments of one row or item that are required at the most.
const MAX_SEGMENTS: usize = 24;

/// How far the required surroundings reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// What the laws ask for in any case.
    Base,
    /// Also column header and label before the control.
    Labels,
    /// Also labelled sections and landmarks.
    Sections,
    /// Also the nearest heading.
    Headings,
    /// Also every outer row or item, and numbers in all of them.
    Everything,
    /// Also that no further section, group or dialog is around the control.
    Chain,
}

impl Reach {
    /// From the least to the most.
    pub const WIDENING: [Self; 6] =
        [Self::Base, Self::Labels, Self::Sections, Self::Headings, Self::Everything, Self::Chain];
}

/// The surroundings required of this candidate at this reach.
pub fn required(
    candidate: &Candidate,
    account: &Account,
    reach: Reach,
    fields: &FieldDigester,
) -> BTreeSet<Surrounding> {
    let whole = (reach == Reach::Chain).then_some(ContextKind::Section);
    let chains = [ContextKind::Dialog].into_iter().chain(whole).map(|kind| Surrounding {
        kind,
        part: Part::Chain,
        digest: chain_digest(candidate, kind, fields),
    });
    let around = reached_contexts(candidate, account, reach)
        .flat_map(|(at, context)| context_parts(candidate, account, reach, at, context, fields));
    // What the sentence names comes first: it must not fall to the bound.
    named_parts(candidate, account, fields)
        .into_iter()
        .chain(chains)
        .chain(around)
        .take(MAX_SURROUNDINGS)
        .collect()
}

/// Whether the sentence names the innermost row or item, or the control that heads it.
pub fn names_item(candidate: &Candidate, account: &Account) -> bool {
    let Some((at, item)) = candidate.context.iter().enumerate().find(|(_, context)| context.kind.repeats())
    else {
        return false;
    };
    account.named.iter().any(|named| named.context == at)
        || (account.names_control && is_own_head(candidate, item))
}

fn named_parts(candidate: &Candidate, account: &Account, fields: &FieldDigester) -> BTreeSet<Surrounding> {
    let parts = account.named.iter().filter_map(|named| {
        let context = candidate.context.get(named.context)?;
        let strict = account.counts_numbers() && context.kind != ContextKind::Near;
        let exact = named.number || strict;
        let (text, part) = match named.segment {
            None => (context.head.as_str(), if exact { Part::HeadExact } else { Part::Head }),
            Some(at) => (context.segments().nth(at)?, if exact { Part::SegmentExact } else { Part::Segment }),
        };
        surrounding(context.kind, part, text, fields)
    });
    parts.collect()
}

fn reached_contexts<'a>(
    candidate: &'a Candidate,
    account: &Account,
    reach: Reach,
) -> impl Iterator<Item = (usize, &'a Context)> {
    let innermost = candidate.context.iter().position(|context| context.kind.repeats());
    let strict = account.unexplained;
    let nothing_named = account.names_nothing();
    candidate.context.iter().enumerate().filter(move |(at, context)| {
        let from = first_reach(context.kind, Some(*at) == innermost);
        let may_be_meant = from <= Reach::Headings || (nothing_named && context.kind == ContextKind::Near);
        from <= reach || (strict && may_be_meant && !is_stray(candidate, context))
    })
}

/// From which reach on surroundings of this kind are required.
const fn first_reach(kind: ContextKind, innermost: bool) -> Reach {
    match kind {
        ContextKind::Row | ContextKind::Item if innermost => Reach::Base,
        ContextKind::Dialog | ContextKind::Group => Reach::Base,
        ContextKind::Column | ContextKind::Label => Reach::Labels,
        ContextKind::Section => Reach::Sections,
        ContextKind::Heading => Reach::Headings,
        ContextKind::Row | ContextKind::Item | ContextKind::Near | ContextKind::Other => Reach::Everything,
    }
}

/// Text that merely stands before a control with a name of its own labels nothing.
fn is_stray(candidate: &Candidate, context: &Context) -> bool {
    context.kind == ContextKind::Label && candidate.signal(Signal::Name).is_some_and(|name| !name.is_empty())
}

fn context_parts(
    candidate: &Candidate,
    account: &Account,
    reach: Reach,
    at: usize,
    context: &Context,
    fields: &FieldDigester,
) -> BTreeSet<Surrounding> {
    if !context.kind.repeats() {
        return labelled_parts(context, account.counts_numbers(), fields);
    }
    let exact = reach >= Reach::Everything;
    let named = account.named.iter().any(|named| named.context == at);
    if named && !exact && !account.unexplained {
        return BTreeSet::new();
    }
    let head = item_head(candidate, context, exact || account.counts_numbers(), fields);
    let segments = if named && !exact { BTreeSet::new() } else { item_segments(context, exact, fields) };
    head.into_iter().chain(segments).collect()
}

/// The label of a section, group or dialog, or the kind of a landmark that has no label.
fn labelled_parts(context: &Context, exact: bool, fields: &FieldDigester) -> BTreeSet<Surrounding> {
    // A counter or a price that is merely near says nothing.
    let with_numbers = exact && context.kind != ContextKind::Near;
    let part = if with_numbers { Part::HeadExact } else { Part::Head };
    let head = surrounding(context.kind, part, &context.head, fields);
    let kind =
        context.segments().filter_map(|segment| surrounding(context.kind, Part::Segment, segment, fields));
    if head.is_some() { head.into_iter().collect() } else { kind.collect() }
}

/// The words of a row's or item's segments.
fn item_segments(context: &Context, exact: bool, fields: &FieldDigester) -> BTreeSet<Surrounding> {
    let part = if exact { Part::SegmentExact } else { Part::Segment };
    let segments = context.segments().take(MAX_SEGMENTS);
    segments.filter_map(|segment| surrounding(context.kind, part, segment, fields)).collect()
}

/// The head of a row or item, unless the control is that head.
fn item_head(
    candidate: &Candidate,
    context: &Context,
    exact: bool,
    fields: &FieldDigester,
) -> Option<Surrounding> {
    let part = head_part(context, exact);
    if is_own_head(candidate, context) {
        None
    } else {
        surrounding(context.kind, part, &context.head, fields)
    }
}

/// A number at the head of a table row says which row it is; at the head of an item it may be a badge.
fn head_part(context: &Context, exact: bool) -> Part {
    if exact || context.kind == ContextKind::Row { Part::HeadExact } else { Part::Head }
}

/// Whether the head of the row or item is the control's own text.
fn is_own_head(candidate: &Candidate, context: &Context) -> bool {
    let head = text::words(&context.head);
    !head.is_empty() && candidate.own_texts().any(|own| text::words(own) == head)
}

fn surrounding(kind: ContextKind, part: Part, text: &str, fields: &FieldDigester) -> Option<Surrounding> {
    part_digest(kind, part, text, fields).map(|digest| Surrounding { kind, part, digest })
}
