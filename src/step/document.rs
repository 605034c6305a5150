//! A step file: a header of comments that says which step it is, a sentinel, and the code.
//!
//! ```text
//! // recall step
//! // sentence: "Click Sign in"
//! // normalized: "click sign in"
//! // cache key: "login-flow"
//! // step type: "action"
//! // created: "2026-11-30"
//! // --- step code ---
//! import { expect } from '@playwright/test';
//! …
//! ```
//!
//! A value is a JSON string in which every character that could end a line, or turn round how a line reads, is escaped.
//! So no sentence forges the sentinel, the first sentinel is the real one, and whatever stands above it is a comment to
//! JavaScript as well. Comments with other names are kept, in their order, and mean nothing here.
//!
//! Line endings are LF: a file that was checked out with CRLF, or code that was written with it, reads the same and is
//! written with LF. JavaScript does not tell the two apart either. Every other character of the code is kept.

use serde_json::Error as JsonError;

/// The first line.
const TITLE: &str = "// recall step";

/// What separates the header from the code.
const SENTINEL: &str = "// --- step code ---";

/// How every line of the header starts.
const COMMENT: &str = "//";

/// What editors on Windows may put before the first line.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The fields, in the order in which they are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
    /// The sentence as its author wrote it.
    Sentence,
    /// The sentence as it identifies.
    Normalized,
    /// The cache key.
    CacheKey,
    /// `action` or `assertion`.
    StepType,
    /// The UTC date of the last generation.
    Created,
}

impl Field {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Sentence, Self::Normalized, Self::CacheKey, Self::StepType, Self::Created];

    /// As it stands in the file.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Sentence => "sentence",
            Self::Normalized => "normalized",
            Self::CacheKey => "cache key",
            Self::StepType => "step type",
            Self::Created => "created",
        }
    }
}

/// What a file says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    /// The value of each field, in the order of [`Field::ALL`].
    values: [String; Field::ALL.len()],
    /// Comments of the header that are none of ours, as they stand.
    pub others: Vec<String>,
    /// All below the sentinel.
    pub code: String,
}

/// Why a file is not a step file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    /// The line, counted from one; `None` when it is the file as a whole.
    pub line: Option<usize>,
    /// What is wrong.
    pub what: String,
}

impl Damage {
    /// Damage to the file as a whole.
    #[must_use]
    pub fn whole(what: impl Into<String>) -> Self {
        Self { line: None, what: what.into() }
    }

    fn at(line: usize, what: impl Into<String>) -> Self {
        Self { line: Some(line), what: what.into() }
    }
}

impl Document {
    /// A document with these values, in the order of [`Field::ALL`].
    #[must_use]
    pub fn new(values: [String; Field::ALL.len()], code: &str) -> Self {
        Self { values, others: Vec::new(), code: with_line_feeds(code) }
    }

    /// The value of a field.
    #[must_use]
    pub fn value(&self, field: Field) -> &str {
        self.values.get(field as usize).map_or("", String::as_str)
    }

    /// The line of the file on which the code begins, counted from one.
    #[must_use]
    pub fn code_line(&self) -> usize {
        // The title and the sentinel have a line each.
        Field::ALL.len() + self.others.len() + 3
    }

    /// Reads a file's text.
    ///
    /// # Errors
    ///
    /// What is wrong with it, and where.
    pub fn parse(text: &str) -> Result<Self, Damage> {
        let text = with_line_feeds(text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text));
        let mut header = Header::default();
        let mut rest = text.as_str();
        for number in 1.. {
            let (line, below) = rest.split_once('\n').unwrap_or((rest, ""));
            if line == SENTINEL && number > 1 {
                return header.close(number, below);
            }
            header.take(number, line)?;
            rest = below;
            if rest.is_empty() {
                break;
            }
        }
        Err(Damage::whole(format!("it has no line `{SENTINEL}`")))
    }

    /// As a file's text.
    #[must_use]
    pub fn render(&self) -> String {
        let known =
            Field::ALL.map(|field| format!("{COMMENT} {}: {}", field.label(), quoted(self.value(field))));
        let mut lines = vec![TITLE];
        lines.extend(known.iter().chain(&self.others).map(String::as_str));
        lines.push(SENTINEL);
        format!("{}\n{}", lines.join("\n"), self.code)
    }
}

#[derive(Default)]
struct Header {
    values: [Option<String>; Field::ALL.len()],
    others: Vec<String>,
}

impl Header {
    fn take(&mut self, number: usize, line: &str) -> Result<(), Damage> {
        if number == 1 {
            return if line == TITLE {
                Ok(())
            } else {
                Err(Damage::at(1, format!("it does not begin with `{TITLE}`")))
            };
        }
        if !line.starts_with(COMMENT) {
            return Err(Damage::at(number, format!("a line of the header does not begin with `{COMMENT}`")));
        }
        if line.contains(['\u{2028}', '\u{2029}']) {
            let what = "a line of the header has a character that JavaScript takes for the end of a comment";
            return Err(Damage::at(number, what));
        }
        if let Some((field, value)) = field_in(line) {
            return self.set(number, field, value);
        }
        self.others.push(line.to_owned());
        Ok(())
    }

    fn set(&mut self, number: usize, field: Field, value: &str) -> Result<(), Damage> {
        let label = field.label();
        let read = serde_json::from_str::<String>(value);
        let value = read.map_err(|error| Damage::at(number, not_a_string(label, &error)))?;
        match self.values.get_mut(field as usize) {
            Some(slot @ None) => *slot = Some(value),
            _ => return Err(Damage::at(number, format!("`{label}` stands twice"))),
        }
        Ok(())
    }

    fn close(self, number: usize, code: &str) -> Result<Document, Damage> {
        let missing = Field::ALL.into_iter().zip(&self.values).find(|(_, value)| value.is_none());
        if let Some((field, _)) = missing {
            return Err(Damage::at(number, format!("the header has no `{}`", field.label())));
        }
        let values = self.values.map(Option::unwrap_or_default);
        Ok(Document { values, others: self.others, code: code.to_owned() })
    }
}

fn not_a_string(label: &str, error: &JsonError) -> String {
    format!("`{label}` is not a JSON string (column {} of its value)", error.column())
}

/// A field of ours, and what stands after its colon.
fn field_in(line: &str) -> Option<(Field, &str)> {
    let (name, value) = line.strip_prefix(COMMENT)?.split_once(':')?;
    let field = Field::ALL.into_iter().find(|field| field.label() == name.trim())?;
    Some((field, value))
}

/// Every way that JavaScript ends a line within a template becomes the one it reads there.
fn with_line_feeds(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// A JSON string on one line of plain text.
fn quoted(value: &str) -> String {
    let json = serde_json::Value::from(value).to_string();
    let plain = |c| if is_treacherous(c) { format!("\\u{:04x}", u32::from(c)) } else { String::from(c) };
    json.chars().map(plain).collect()
}

/// Ends a line somewhere, is not seen, or turns round how the rest reads. All of these have four hexadecimal digits.
fn is_treacherous(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
