//! What the page script reported: the candidates of one shape in each frame, with their signals and surroundings.
//!
//! The report is text made in the tested page's isolated world and parsed only here. It holds page text, so it lives in
//! memory alone: nothing in this module is ever written, and `Debug` is not derived for what holds text.

use serde::Deserialize;

use super::bounds;
use super::signal::Signal;

/// A report longer than this is refused: a page that large is read as incomplete rather than parsed for seconds.
const MAX_REPORT_BYTES: usize = 64 * 1024 * 1024;

/// One frame of the page with its report.
pub struct FrameObservation {
    /// Child indexes from the top frame down; empty for the top frame.
    pub path: Vec<u32>,
    /// The frame's name, empty when it has none.
    pub name: String,
    /// The frame's address.
    pub url: String,
    /// What was read in it; `None` when it could not be read whole.
    pub report: Option<Report>,
}

/// The page script's answer for one frame.
#[derive(Deserialize)]
pub struct Report {
    /// The frame's own labels: document title, first heading.
    #[serde(default)]
    pub labels: Vec<String>,
    /// Candidates of the shape, those skipped by their bits included.
    pub total: u32,
    /// Whether the report was cut at its limit.
    #[serde(default)]
    pub truncated: bool,
    /// The candidates that were not skipped.
    pub candidates: Vec<Candidate>,
}

/// One element that may be the target.
#[derive(Deserialize)]
pub struct Candidate {
    /// The name under which the page script keeps the element.
    pub token: String,
    /// ARIA role, empty for none.
    pub role: String,
    /// Local tag name.
    pub tag: String,
    /// Input type, empty for none.
    #[serde(rename = "type", default)]
    pub input_type: String,
    /// One letter each: see [`Candidate::has`].
    #[serde(default)]
    pub flags: String,
    /// Identity signals.
    pub signals: Signals,
    /// Own visible text where it is not the accessible name.
    #[serde(default)]
    pub text: Option<String>,
    /// Surroundings, innermost first.
    #[serde(default)]
    pub context: Vec<Context>,
    /// Structural path.
    #[serde(default)]
    pub path: String,
}

/// The texts of a candidate's identity signals.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Signals {
    #[serde(default)]
    name: String,
    test_id: Option<String>,
    id: Option<String>,
    name_attr: Option<String>,
    placeholder: Option<String>,
    title: Option<String>,
    alt: Option<String>,
    href: Option<String>,
}

/// Something around a candidate that says which one it is.
#[derive(Deserialize)]
pub struct Context {
    /// What kind of surroundings.
    pub kind: ContextKind,
    /// Its label: row header, legend, heading.
    #[serde(default)]
    pub head: String,
    /// The other text of a row or item, segment by segment.
    #[serde(default)]
    pub text: String,
    /// Place among its sibling rows or items, from 0.
    pub index: Option<u32>,
    /// How many sibling rows or items there are.
    pub count: Option<u32>,
}

/// Kinds of surroundings; anything new in a report is ignored as `Other`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ContextKind {
    /// Table row.
    Row,
    /// List item, card, repeated block.
    Item,
    /// Column header.
    Column,
    /// Text right before the control.
    Label,
    /// Fieldset, group.
    Group,
    /// Labelled section or landmark.
    Section,
    /// Dialog.
    Dialog,
    /// Nearest heading before it.
    Heading,
    /// The neighbourhood: text around the control that nothing binds to it.
    Near,
    /// A kind this version does not know.
    #[serde(other)]
    Other,
}

impl ContextKind {
    /// The name it goes by in reports, evidence and digest labels.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Item => "item",
            Self::Column => "column",
            Self::Label => "label",
            Self::Group => "group",
            Self::Section => "section",
            Self::Dialog => "dialog",
            Self::Heading => "heading",
            Self::Near => "near",
            Self::Other => "other",
        }
    }

    /// The name its labels are digested under. Whether a legend, a heading or a section's label says it is a matter of
    /// mark-up: they are one field, so that the same words around a control stay the same when the mark-up changes.
    #[must_use]
    pub const fn field(self) -> &'static str {
        match self {
            Self::Group | Self::Section | Self::Heading => "around",
            _ => self.label(),
        }
    }

    /// Whether surroundings of this kind repeat, so that they tell one control from its likes.
    #[must_use]
    pub const fn repeats(self) -> bool {
        matches!(self, Self::Row | Self::Item)
    }
}

/// A fact about a candidate that is not text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flag {
    /// Visible by Playwright's rule.
    Visible,
    /// Enabled.
    Enabled,
    /// Editable.
    Editable,
    /// Made inert, for instance by an open modal dialog.
    Inert,
    /// Holds other controls.
    Container,
    /// The accessible name is longer than the bound.
    LongName,
    /// Named only by a value set at run time.
    RuntimeNamed,
}

impl Flag {
    const fn letter(self) -> char {
        match self {
            Self::Visible => 'v',
            Self::Enabled => 'e',
            Self::Editable => 'w',
            Self::Inert => 'i',
            Self::Container => 'c',
            Self::LongName => 'l',
            Self::RuntimeNamed => 'r',
        }
    }
}

impl FrameObservation {
    /// Takes one frame's report in. A report that says it failed, is no report, or holds more than the page script
    /// reports leaves the frame unread.
    #[must_use]
    pub fn parse(path: Vec<u32>, name: String, url: String, report: &str) -> Self {
        let report = (report.len() <= MAX_REPORT_BYTES).then(|| serde_json::from_str(report).ok()).flatten();
        Self { path, name, url, report: report.filter(bounds::are_kept) }
    }

    /// The report, when the frame was read whole.
    #[must_use]
    pub fn whole(&self) -> Option<&Report> {
        self.report.as_ref().filter(|report| !report.truncated)
    }

    /// The candidate kept under this token.
    #[must_use]
    pub fn candidate(&self, token: &str) -> Option<&Candidate> {
        self.report.as_ref()?.candidates.iter().find(|candidate| candidate.token == token)
    }
}

impl Candidate {
    /// Whether a flag is set.
    #[must_use]
    pub fn has(&self, flag: Flag) -> bool {
        self.flags.contains(flag.letter())
    }

    /// Whether a person could act on it at all: on show and not behind something modal. A file input is filled without
    /// being seen, as Playwright does.
    #[must_use]
    pub fn is_present(&self) -> bool {
        (self.has(Flag::Visible) || self.input_type == "file") && !self.has(Flag::Inert)
    }

    /// The text of one identity signal; the accessible name is always there.
    #[must_use]
    pub fn signal(&self, signal: Signal) -> Option<&str> {
        let texts = &self.signals;
        match signal {
            Signal::Name => Some(&texts.name),
            Signal::TestId => texts.test_id.as_deref(),
            Signal::Id => texts.id.as_deref(),
            Signal::NameAttr => texts.name_attr.as_deref(),
            Signal::Placeholder => texts.placeholder.as_deref(),
            Signal::Title => texts.title.as_deref(),
            Signal::Alt => texts.alt.as_deref(),
            Signal::Href => texts.href.as_deref(),
        }
    }

    /// Every text that is compared as one, its surroundings' apart.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        Signal::ALL.into_iter().filter_map(|signal| self.signal(signal)).chain(self.text.as_deref())
    }

    /// The texts by which a person knows this control itself: name, own text, title, alt.
    pub fn own_texts(&self) -> impl Iterator<Item = &str> {
        [Signal::Name, Signal::Title, Signal::Alt, Signal::Placeholder]
            .into_iter()
            .filter_map(|signal| self.signal(signal))
            .chain(self.text.as_deref())
            .filter(|text| !text.is_empty())
    }

    /// Index of the element among its siblings of the same tag, from 1, as its structural path ends.
    #[must_use]
    pub fn sibling_index(&self) -> u32 {
        let last = self.path.rsplit('/').next().unwrap_or_default();
        last.rsplit_once(':').and_then(|(_, index)| index.parse().ok()).unwrap_or(1)
    }
}

impl Context {
    /// The segments of its text: cells of a row, text blocks of an item.
    pub fn segments(&self) -> impl Iterator<Item = &str> {
        self.text.split('\n').filter(|segment| !segment.is_empty())
    }
}
