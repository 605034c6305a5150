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

/// Findings being collected.
pub struct Report<'a> {
    code: &'a str,
    findings: Vec<Finding>,
}

impl<'a> Report<'a> {
    /// Nothing found yet.
    pub const fn new(code: &'a str) -> Self {
        Self { code, findings: Vec::new() }
    }

    /// Adds what must not be stored or run.
    pub fn refuse(&mut self, rule: Rule, offset: usize, message: impl Into<String>) {
        self.add(rule, Severity::High, offset, message.into(), rule.fix());
    }

    /// Adds what is only reported.
    pub fn mention(&mut self, rule: Rule, severity: Severity, offset: usize, message: impl Into<String>) {
        self.add(rule, severity, offset, message.into(), rule.fix());
    }

    /// Adds a finding with a fix of its own.
    pub fn add(&mut self, rule: Rule, severity: Severity, offset: usize, message: String, fix: &str) {
        let (line, column) = position(self.code, offset);
        self.findings.push(Finding { rule, severity, line, column, message, fix: fix.to_owned() });
    }

    /// Whether something was found that must not be stored or run.
    pub fn refuses(&self) -> bool {
        self.findings.iter().any(|finding| finding.severity == Severity::High)
    }

    /// Whether a break of this rule was found.
    pub fn has(&self, rule: Rule) -> bool {
        self.findings.iter().any(|finding| finding.rule == rule)
    }

    /// All findings in the order of the code, none twice.
    pub fn finish(mut self) -> Vec<Finding> {
        self.findings.sort_by(|one, other| {
            (one.line, one.column, one.rule).cmp(&(other.line, other.column, other.rule))
        });
        self.findings.dedup_by(|one, other| {
            (one.line, one.column, one.rule) == (other.line, other.column, other.rule)
        });
        self.findings
    }
}

/// Line and column of an offset, counted as editors do.
fn position(code: &str, offset: usize) -> (usize, usize) {
    let before = code.get(..offset).unwrap_or(code);
    let (above, line) = before.rsplit_once('\n').map_or(("", before), |(above, line)| (above, line));
    let lines = if before.contains('\n') { above.matches('\n').count() + 2 } else { 1 };
    (lines, line.encode_utf16().count() + 1)
}
