//! Comparing one candidate with a recipe: every digest the recipe requires is computed from the candidate's own texts
//! under the same entry key and the same label, and must come out the same.

use super::bits::bits;
use super::observation::{Candidate, Context, ContextKind, FrameObservation};
use super::recipe::{FrameEvidence, Part, Recipe, Shape, Surrounding};
use super::sentence::{Account, is_number};
use super::signal::Signal;
use super::{noise, vocabulary};
use crate::digest::{FieldDigest, FieldDigester};
use crate::text;

/// Whether the candidate is of the recipe's shape: the role decides, and where there is none the tag and input type.
pub fn is_of_shape(candidate: &Candidate, shape: &Shape) -> bool {
    let role = vocabulary::role(&candidate.role);
    if !shape.role.is_empty() || !role.is_empty() {
        return role == shape.role;
    }
    vocabulary::tag(&candidate.tag) == shape.tag
        && vocabulary::input_type(&candidate.input_type) == shape.input_type
}

/// Whether the candidate's own signals all agree with the recipe. Its bits are compared first: a keyed digest costs ten
/// times as much, and most candidates of a page differ in the bits already. `salt` is that of the entry's bits.
pub fn has_signals(candidate: &Candidate, recipe: &Recipe, fields: &FieldDigester, salt: &str) -> bool {
    has_bits(candidate, recipe, salt) && has_digests(candidate, recipe, fields)
}

fn has_bits(candidate: &Candidate, recipe: &Recipe, salt: &str) -> bool {
    recipe.bits.iter().all(|(signal, expected)| {
        candidate.signal(*signal).is_some_and(|text| bits(salt, *signal, text) == *expected)
    })
}

fn has_digests(candidate: &Candidate, recipe: &Recipe, fields: &FieldDigester) -> bool {
    recipe
        .signals
        .iter()
        .all(|(signal, digest)| signal_digest(candidate, *signal, fields).as_ref() == Some(digest))
}

/// Whether a control that has nothing of its own but a missing name is at least made of the same element: what stands in
/// its field, as the widget beside a list that is hidden behind it, may be another control of the same role.
pub fn is_of_kind(candidate: &Candidate, recipe: &Recipe) -> bool {
    let has_own = recipe.signals.len() > 1
        || candidate.signal(Signal::Name).is_some_and(|name| !name.trim().is_empty());
    has_own
        || (vocabulary::tag(&candidate.tag) == recipe.shape.tag
            && vocabulary::input_type(&candidate.input_type) == recipe.shape.input_type)
}

/// Whether everything the recipe requires around the candidate is there.
pub fn has_surroundings(candidate: &Candidate, recipe: &Recipe, fields: &FieldDigester) -> bool {
    missing_surroundings(candidate, recipe, fields).next().is_none()
}

/// The kinds of surroundings that the recipe requires and the candidate does not have.
pub fn missing_surroundings(
    candidate: &Candidate,
    recipe: &Recipe,
    fields: &FieldDigester,
) -> impl Iterator<Item = ContextKind> {
    let missing = recipe.surroundings.iter().filter(|required| !has_surrounding(candidate, required, fields));
    missing.map(|required| required.kind)
}

/// Whether the candidate stands where the recipe wants it, among as many of its shape as it wants. Asked of the one
/// carrier only: a place breaks no tie.
pub fn has_place(candidate: &Candidate, recipe: &Recipe, of_shape: impl FnOnce() -> usize) -> bool {
    let Some(place) = &recipe.place else { return true };
    place.item == item_place(candidate)
        && place.sibling == candidate.sibling_index()
        && place.of_shape.is_none_or(|count| count as usize == of_shape())
}

fn has_surrounding(candidate: &Candidate, required: &Surrounding, fields: &FieldDigester) -> bool {
    place_of(candidate, required, fields).is_some()
}

/// Where in a candidate's surroundings a required part was found, as the page script is told to check it again.
pub fn place_of(candidate: &Candidate, required: &Surrounding, fields: &FieldDigester) -> Option<String> {
    if required.part == Part::Chain {
        let place = format!("{}.head", required.kind.label());
        return (chain_digest(candidate, required.kind, fields) == required.digest).then_some(place);
    }
    let fitting = candidate.context.iter().filter(|context| context.kind.field() == required.kind.field());
    fitting.into_iter().find_map(|context| place_in(context, required, fields))
}

fn place_in(context: &Context, required: &Surrounding, fields: &FieldDigester) -> Option<String> {
    let is_it = |text: &str| part_digest(context.kind, required.part, text, fields) == Some(required.digest);
    match required.part {
        Part::Head | Part::HeadExact => {
            is_it(&context.head).then(|| format!("{}.head", context.kind.label()))
        }
        Part::Segment | Part::SegmentExact => {
            context.segments().position(is_it).map(|at| format!("{}#{at}", context.kind.label()))
        }
        Part::Chain => None,
    }
}

/// Digest of one identity signal of a candidate, `None` where the candidate has none.
pub fn signal_digest(candidate: &Candidate, signal: Signal, fields: &FieldDigester) -> Option<FieldDigest> {
    candidate.signal(signal).map(|text| fields.digest(signal.label(), text))
}

/// Whether a signal's text may enter a recipe at all. A title, alternative text or placeholder that only repeats the name
/// says nothing of its own.
pub fn is_usable(candidate: &Candidate, signal: Signal) -> bool {
    candidate.signal(signal).is_some_and(|text| {
        !text.trim().is_empty()
            && !noise::is_generated(signal, text)
            && !repeats_name(candidate, signal, text)
    })
}

fn repeats_name(candidate: &Candidate, signal: Signal, text: &str) -> bool {
    matches!(signal, Signal::Title | Signal::Alt | Signal::Placeholder)
        && candidate.signal(Signal::Name).is_some_and(|name| text::words(name) == text::words(text))
}

/// Index and number of the innermost row or item.
pub fn item_place(candidate: &Candidate) -> Option<(u32, u32)> {
    let item = candidate.context.iter().find(|context| context.kind.repeats())?;
    item.index.zip(item.count)
}

/// Digest of all that is around a candidate, innermost first, also of there being nothing: the dialogs for
/// [`ContextKind::Dialog`], otherwise the sections, groups and dialogs.
pub fn chain_digest(candidate: &Candidate, kind: ContextKind, fields: &FieldDigester) -> FieldDigest {
    let links = candidate.context.iter().filter(|context| match kind {
        ContextKind::Dialog => context.kind == ContextKind::Dialog,
        _ => matches!(context.kind, ContextKind::Section | ContextKind::Group | ContextKind::Dialog),
    });
    let chain = links.map(|context| {
        let label = if context.head.is_empty() { &context.text } else { &context.head };
        format!("{} {}", context.kind.label(), wording(label, kind != ContextKind::Dialog))
    });
    fields.digest(&format!("{}.chain", kind.field()), &chain.collect::<Vec<_>>().join("\n"))
}

/// What of a text counts: its words and its signs.
fn wording(text: &str, with_numbers: bool) -> String {
    let words = text::words(text).into_iter().filter(|word| with_numbers || !is_number(word));
    words.chain(text::signs(text, with_numbers)).collect::<Vec<_>>().join(" ")
}

/// Digest of what counts in one part; `None` where nothing does.
pub fn part_digest(kind: ContextKind, part: Part, text: &str, fields: &FieldDigester) -> Option<FieldDigest> {
    let exact = matches!(part, Part::HeadExact | Part::SegmentExact);
    let wording = wording(text, exact);
    let label = match part {
        Part::Head => "head",
        Part::HeadExact => "head-exact",
        Part::Segment => "segment",
        Part::SegmentExact => "segment-exact",
        Part::Chain => "chain",
    };
    (!wording.is_empty()).then(|| fields.digest(&format!("{}.{label}", kind.field()), &wording))
}

/// How the frame of a chosen candidate will be recognised. Where a word of the sentence may speak of the frame its labels
/// count in any case, numbers too; the query of its address does where it says a word that stands nowhere else.
pub fn frame_evidence(frame: &FrameObservation, account: &Account, fields: &FieldDigester) -> FrameEvidence {
    let strict = account.counts_numbers();
    if frame.path.is_empty() {
        return FrameEvidence::default();
    }
    let name = frame_name(&frame.name).map(|name| fields.digest("frame.name", name));
    let address = frame_address(&frame.url).map(|address| fields.digest("frame.address", &address));
    let labels =
        (strict || (name.is_none() && address.is_none())).then(|| frame_labels(frame, strict)).flatten();
    FrameEvidence {
        path: frame.path.clone(),
        strict,
        query: frame_query(&frame.url)
            .filter(|query| text::words(query).iter().any(|word| account.nowhere.contains(word)))
            .map(|query| fields.digest("frame.query", &query)),
        labels: labels.map(|labels| fields.digest("frame.labels", &labels)),
        name,
        address,
    }
}

/// Whether a frame may hold the control, by what is known of it before it is read.
pub fn admits_frame(
    evidence: &FrameEvidence,
    path: &[u32],
    name: &str,
    url: &str,
    fields: &FieldDigester,
) -> bool {
    let same_name = evidence.name.as_ref().is_none_or(|digest| fields.digest("frame.name", name) == *digest);
    let same_address = evidence.address.as_ref().is_none_or(|digest| {
        frame_address(url).is_some_and(|address| fields.digest("frame.address", &address) == *digest)
    });
    let same_query = evidence.query.as_ref().is_none_or(|digest| {
        frame_query(url).is_some_and(|query| fields.digest("frame.query", &query) == *digest)
    });
    evidence.path.is_empty() == path.is_empty() && same_name && same_address && same_query
}

/// Whether an admitted frame, once it was read, has the labels that the recipe requires.
pub fn has_frame_labels(evidence: &FrameEvidence, frame: &FrameObservation, fields: &FieldDigester) -> bool {
    evidence.labels.as_ref().is_none_or(|digest| {
        frame_labels(frame, evidence.strict)
            .is_some_and(|labels| fields.digest("frame.labels", &labels) == *digest)
    })
}

fn frame_name(name: &str) -> Option<&str> {
    (!name.is_empty() && !noise::is_generated(Signal::NameAttr, name)).then_some(name)
}

fn frame_labels(frame: &FrameObservation, with_numbers: bool) -> Option<String> {
    let labels = frame.report.as_ref()?.labels.iter().map(|label| wording(label, with_numbers));
    let labels = labels.filter(|label| !label.is_empty()).collect::<Vec<_>>();
    (!labels.is_empty()).then(|| labels.join(" "))
}

fn frame_query(url: &str) -> Option<String> {
    let url = url::Url::parse(url).ok()?;
    let pairs = url.query_pairs().map(|(name, value)| format!("{name} {value}"));
    Some(pairs.collect::<Vec<_>>().join("\n"))
}

/// Host and path of a frame's address with generated parts blanked: its query and port may change from load to load.
fn frame_address(url: &str) -> Option<String> {
    let url = url::Url::parse(url).ok().filter(|url| matches!(url.scheme(), "http" | "https" | "file"))?;
    let segments = url
        .path_segments()?
        .map(|segment| if noise::is_generated(Signal::Id, segment) { "*" } else { segment });
    Some(format!("{}/{}", url.host_str().unwrap_or_default(), segments.collect::<Vec<_>>().join("/")))
}
