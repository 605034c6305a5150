//! Findings being collected.

use super::finding::{Finding, Severity};
use super::rule::Rule;

/// More findings than anybody reads. Beyond them only the first that refuses is taken.
const MOST: usize = 100;

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
        if self.findings.len() >= MOST && (severity != Severity::High || self.refuses()) {
            return;
        }
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
        self.findings.sort_by(|one, other| order(one).cmp(&order(other)));
        self.findings.dedup_by(|one, other| order(one) == order(other));
        self.findings
    }
}

fn order(finding: &Finding) -> (usize, usize, Rule, &str) {
    (finding.line, finding.column, finding.rule, &finding.message)
}

/// Line and column of an offset, counted as editors do.
fn position(code: &str, offset: usize) -> (usize, usize) {
    let before = code.get(..offset).unwrap_or(code);
    let (above, line) = before.rsplit_once('\n').map_or(("", before), |(above, line)| (above, line));
    let lines = if before.contains('\n') { above.matches('\n').count() + 2 } else { 1 };
    (lines, line.encode_utf16().count() + 1)
}
