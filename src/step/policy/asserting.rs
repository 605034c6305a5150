//! Assertion steps: they check, and do nothing else. And checks that are none, in steps of either type.

use oxc_ast::AstKind;

use super::Subject;
use super::checks::{Base, Check};
use super::finding::Severity;
use super::report::Report;
use super::rule::Rule;
use super::tree::NodeId;
use super::vocabulary::{self, Does};
use crate::step::identity::StepType;

/// Checks the checks.
pub fn check(subject: &Subject<'_>, report: &mut Report<'_>) {
    for id in subject.tree.all() {
        check_complete(subject, id, report);
    }
    if subject.candidate.step_type == StepType::Assertion {
        check_checks(subject, report);
        check_acts(subject, report);
    }
}

/// `expect(…)` without a matcher, a matcher without a call, and `expect.soft`.
fn check_complete(subject: &Subject<'_>, id: NodeId, report: &mut Report<'_>) {
    let tree = &subject.tree;
    if let Some((base, _)) =
        subject.expectation(id).filter(|_| matches!(tree.kind(id), AstKind::CallExpression(_)))
    {
        if base == Base::Soft {
            report.refuse(
                Rule::SoftCheck,
                tree.offset(id),
                "a failure of `expect.soft` does not stop the step",
            );
        }
        if tree.member_around(id).is_none() {
            report.refuse(
                Rule::CheckNotCalled,
                tree.offset(id),
                "`expect(…)` without a matcher checks nothing",
            );
        }
    }
    let Some(name) = tree.member(id).and_then(|member| member.name) else { return };
    let is_matcher = vocabulary::matcher(&name).is_some() && subject.is_expect(tree.root(id));
    if is_matcher && tree.called_by(id).is_none() && !matches!(tree.kind(id), AstKind::ChainExpression(_)) {
        report.refuse(Rule::CheckNotCalled, subject.name_offset(id), format!("`{name}` is not called"));
    }
}

/// On every path there has to be a check that can fail.
fn check_checks(subject: &Subject<'_>, report: &mut Report<'_>) {
    let Some(step) = subject.roles.step else { return };
    let checks = subject.tree.all().filter_map(|id| subject.check_at(id)).collect::<Vec<_>>();
    let holds = subject.always_checks(step);
    let mut idle = 0;
    for check in &checks {
        if let Some(why) = subject.cannot_fail(check).filter(|_| !is_nested(subject, check)) {
            idle += 1;
            let severity = if holds { Severity::Medium } else { Severity::High };
            let message = format!("this check cannot fail: {why}");
            report.mention(Rule::CheckCannotFail, severity, subject.tree.offset(check.call), message);
        }
    }
    if holds || idle > 0 || report.has(Rule::CheckNotCalled) {
        return;
    }
    match checks.first() {
        None => {
            report.refuse(Rule::NoCheck, subject.tree.offset(step), "an assertion step that checks nothing");
        }
        Some(first) => {
            let offset = subject.tree.offset(first.call);
            report.refuse(Rule::CheckCanBeSkipped, offset, "a run of this step may pass without any check");
        }
    }
}

/// Within `expect(…).toPass()` it is the outer check that counts.
fn is_nested(subject: &Subject<'_>, check: &Check) -> bool {
    subject.tree.ancestors(check.call).any(|id| subject.check_at(id).is_some())
}

fn check_acts(subject: &Subject<'_>, report: &mut Report<'_>) {
    for id in subject.tree.all() {
        let Some(name) = subject.action(id) else { continue };
        let message = format!("`{name}` changes the page, and an assertion step only checks it");
        report.refuse(Rule::ActsInAssertion, subject.name_offset_of_call(id), message);
    }
}

impl Subject<'_> {
    /// The action that a call is.
    pub fn action(&self, id: NodeId) -> Option<String> {
        if !matches!(self.tree.kind(id), AstKind::CallExpression(_)) {
            return None;
        }
        let call = self.tree.method_call(id)?;
        (self.asks_page(&call) == Some(Does::Acts)).then_some(call.name)
    }
}
