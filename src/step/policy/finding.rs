//! What was found in code, and where.

use super::rule::Rule;

/// How much a finding matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Reported.
    Low,
    /// Reported.
    Medium,
    /// Refused.
    High,
}

impl Severity {
    /// As it is reported.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
        }
    }
}

/// One break of a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The rule.
    pub rule: Rule,
    /// How much it matters.
    pub severity: Severity,
    /// The line of the code, counted from one.
    pub line: usize,
    /// The column in that line in UTF-16 units, counted from one.
    pub column: usize,
    /// What was found. It never quotes a param's value.
    pub message: String,
    /// What to do instead.
    pub fix: String,
}
