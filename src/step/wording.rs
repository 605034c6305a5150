//! A step's sentence in the one form that identifies it.
//!
//! White space and case are how somebody happened to type; what stands in quotation marks is what a test types or looks
//! for, and `{{name}}` is a param's name. So a sentence is cut into loose pieces, which are folded and single-spaced, and
//! literal pieces, which stay to the character.
//!
//! ```text
//! Type "ABC  d" into {{Field}} of  Ada's form
//! loose      "type "
//! literal    "\"ABC  d\""
//! loose      " into "
//! literal    "{{Field}}"
//! loose      " of ada's form"
//! ```
//!
//! All of it is brought to NFC, only a placeholder's name is not: it has to be found again among the params.
//!
//! # Limits
//!
//! In doubt a piece counts as literal, because two steps for one meaning cost a generation and one step for two meanings
//! does the wrong thing. A quotation mark that nothing closes quotes nothing.

use std::ops::Range;

use unicode_normalization::UnicodeNormalization;

use crate::text;

/// Quotation marks: what opens, and what may then close. German and Polish close with what English opens with, Danish
/// turns guillemets round, Swedish opens with what it closes with.
const QUOTATION_MARKS: [(char, &str); 13] = [
    ('"', "\""),
    ('\'', "'"),
    ('`', "`"),
    ('“', "”"),
    ('‘', "’"),
    ('«', "»"),
    ('‹', "›"),
    ('„', "“”"),
    ('‚', "‘’"),
    ('”', "”"),
    ('»', "«"),
    ('「', "」"),
    ('『', "』"),
];

/// Marks that also stand within words: *don't*, *l’eau*.
const APOSTROPHES: &str = "'‘’";

/// The sentence in the form that enters a step's identity: NFC, trimmed, white space runs to one space, case folded in
/// full; text in quotation marks and `{{name}}` as written.
///
/// ```
/// # use playwright_recall::step::normalize_step_text;
/// assert_eq!(normalize_step_text("  Click  Sign in "), "click sign in");
/// assert_eq!(normalize_step_text("Type \"ABC  d\" into {{Field}}"), "type \"ABC  d\" into {{Field}}");
/// assert_eq!(normalize_step_text("Don't Save"), "don't save");
/// ```
#[must_use]
pub fn normalize_step_text(text: &str) -> String {
    let composed = compose(text);
    let trimmed = composed.trim();
    rewrite(trimmed, &literals(trimmed), loosen)
}

/// NFC, but for the names of params.
fn compose(text: &str) -> String {
    rewrite(text, &placeholders(text), |loose| loose.nfc().collect())
}

fn loosen(text: &str) -> String {
    let mut single = String::new();
    for c in text::fold(text).chars() {
        match c.is_whitespace() {
            false => single.push(c),
            true if single.ends_with(' ') => {}
            true => single.push(' '),
        }
    }
    single
}

/// The text with everything outside of the literal ranges rewritten.
fn rewrite(text: &str, literals: &[Range<usize>], loosen: impl Fn(&str) -> String) -> String {
    let mut rewritten = String::new();
    let mut from = 0;
    for literal in literals {
        rewritten.push_str(&loosen(part(text, from..literal.start)));
        rewritten.push_str(part(text, literal.clone()));
        from = literal.end;
    }
    rewritten + &loosen(part(text, from..text.len()))
}

fn part(text: &str, range: Range<usize>) -> &str {
    text.get(range).unwrap_or_default()
}

fn placeholders(text: &str) -> Vec<Range<usize>> {
    scan(text, |rest, _| placeholder_length(rest))
}

/// Placeholders and quotations, a placeholder within a quotation being part of it.
fn literals(text: &str) -> Vec<Range<usize>> {
    scan(text, |rest, before| placeholder_length(rest).or_else(|| quotation_length(rest, before)))
}

/// What stands before a mark: whether that is a letter or digit, or a placeholder, which stands for a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    Word,
    Other,
}

/// The ranges that `length_at` finds, from left to right, none within another.
fn scan(text: &str, length_at: impl Fn(&str, Before) -> Option<usize>) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let (mut at, mut before) = (0, Before::Other);
    while let Some(c) = text.get(at..).and_then(|rest| rest.chars().next()) {
        let length = length_at(part(text, at..text.len()), before);
        found.extend(length.map(|length| at..at + length));
        before =
            if c.is_alphanumeric() || (length.is_some() && c == '{') { Before::Word } else { Before::Other };
        at += length.unwrap_or(c.len_utf8());
    }
    found
}

/// How long the placeholder is that `text` starts with, braces included.
fn placeholder_length(text: &str) -> Option<usize> {
    let inner = text.strip_prefix("{{")?;
    let end = inner.find(['{', '}'])?;
    inner.get(end..)?.starts_with("}}").then_some(end + 4)
}

/// How long the quotation is that `text` starts with, marks included.
///
/// Whether a backslash before a closing mark takes its meaning away is not for us to say, so both readings stay literal:
/// such a quotation goes on to the last mark that may close it.
fn quotation_length(text: &str, before: Before) -> Option<usize> {
    let opener = text.chars().next()?;
    if before == Before::Word && APOSTROPHES.contains(opener) {
        return None;
    }
    let (_, closers) = QUOTATION_MARKS.iter().find(|(mark, _)| *mark == opener)?;
    let ends = closing_marks(text, opener, closers);
    let (first, escaped) = *ends.first()?;
    if escaped { ends.last().map(|(end, _)| *end) } else { Some(first) }
}

/// Where a quotation may end, and whether a backslash stands before that mark.
fn closing_marks(text: &str, opener: char, closers: &str) -> Vec<(usize, bool)> {
    let marks = text.char_indices().skip(1).filter(|(_, c)| closers.contains(*c));
    let names = placeholders(text);
    marks
        .filter(|(at, _)| !names.iter().any(|placeholder| placeholder.contains(at)))
        .filter(|(at, mark)| !(APOSTROPHES.contains(opener) && starts_with_word(text, at + mark.len_utf8())))
        .map(|(at, mark)| (at + mark.len_utf8(), part(text, 0..at).ends_with('\\')))
        .collect()
}

fn starts_with_word(text: &str, at: usize) -> bool {
    text.get(at..).and_then(|rest| rest.chars().next()).is_some_and(char::is_alphanumeric)
}

/// The sentence without its placeholders.
pub fn without_placeholders(text: &str) -> String {
    let names = placeholders(text);
    let mut rest = String::new();
    let mut from = 0;
    for name in names {
        rest.push_str(part(text, from..name.start));
        rest.push(' ');
        from = name.end;
    }
    rest + part(text, from..text.len())
}
