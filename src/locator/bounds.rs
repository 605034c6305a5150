//! How much a report of the page script can hold.
//!
//! The page script cuts what it reports, so a report beyond these bounds is not its work. It is refused whole: with a
//! part of it cut off here, two controls could look alike that are not. Without bounds the work of comparing grows with
//! the sentence times whatever a report holds.

use super::observation::{Candidate, Context, Report};

/// Surroundings of one candidate; the page script reports 10.
const MAX_CONTEXTS: usize = 16;

/// Segments of one row or item; 600 units of UTF-16 hold 300.
const MAX_SEGMENTS: usize = 320;

/// One text, in bytes; the 600 units of UTF-16 that the page script reports take 1,800.
const MAX_TEXT_BYTES: usize = 4096;

/// Labels of a frame; the page script reports 2.
const MAX_LABELS: usize = 8;

/// Whether the page script can have written this.
#[must_use]
pub fn are_kept(report: &Report) -> bool {
    report.labels.len() <= MAX_LABELS
        && report.labels.iter().all(|label| is_short(label))
        && report.candidates.iter().all(keeps_candidate)
}

fn keeps_candidate(candidate: &Candidate) -> bool {
    candidate.context.len() <= MAX_CONTEXTS
        && candidate.context.iter().all(keeps_context)
        && candidate.texts().all(is_short)
}

fn keeps_context(context: &Context) -> bool {
    is_short(&context.head) && is_short(&context.text) && context.segments().count() <= MAX_SEGMENTS
}

const fn is_short(text: &str) -> bool {
    text.len() <= MAX_TEXT_BYTES
}
