//! Action steps: they do something that can fail, and end with it.

use oxc_ast::AstKind;

use super::Subject;
use super::finding::Severity;
use super::report::Report;
use super::rule::Rule;
use super::tree::NodeId;
use super::vocabulary::Does;
use crate::step::identity::StepType;

/// Checks what an action step does.
pub fn check(subject: &Subject<'_>, report: &mut Report<'_>) {
    let Some(step) = subject.roles.step.filter(|_| subject.candidate.step_type == StepType::Action) else {
        return;
    };
    for id in subject.tree.all() {
        let is_use = matches!(subject.tree.kind(id), AstKind::IdentifierReference(_));
        if is_use && subject.is_expect(id) {
            report.refuse(Rule::AssertsInAction, subject.tree.offset(id), "an action step checks something");
        }
    }
    let deeds = subject.tree.all().filter_map(|id| deed(subject, id)).collect::<Vec<_>>();
    check_deeds(subject, step, &deeds, report);
    check_end(subject, &deeds, report);
}

/// A call that asks something of the page, and what it asks.
fn deed(subject: &Subject<'_>, id: NodeId) -> Option<(NodeId, Does)> {
    if !matches!(subject.tree.kind(id), AstKind::CallExpression(_)) {
        return None;
    }
    let call = subject.tree.method_call(id)?;
    let runs_in_page = super::vocabulary::refused(&call.name) == Some(Rule::Evaluate);
    let does = if runs_in_page { Does::Acts } else { subject.asks_page(&call)? };
    matches!(does, Does::Acts | Does::Waits | Does::Reads).then_some((id, does))
}

fn check_deeds(subject: &Subject<'_>, step: NodeId, deeds: &[(NodeId, Does)], report: &mut Report<'_>) {
    let (swallowed, heard) = deeds.iter().partition::<Vec<_>, _>(|(id, _)| subject.is_swallowed(*id));
    let does = heard.iter().any(|(_, does)| *does != Does::Reads)
        || (!heard.is_empty() && gives_back(subject, step));
    // What is refused already may have been the action.
    if !does && !report.refuses() {
        let why = if swallowed.is_empty() { "does nothing on the page" } else { "cannot fail" };
        report.refuse(Rule::NoAction, subject.tree.offset(step), format!("an action step that {why}"));
    }
    for (id, does) in swallowed {
        if does == Does::Acts {
            let offset = subject.name_offset_of_call(id);
            let message = "when this fails, the step goes on as if it had worked";
            report.mention(Rule::SwallowedFailure, Severity::Medium, offset, message);
        }
    }
}

/// Whether the step returns something.
fn gives_back(subject: &Subject<'_>, step: NodeId) -> bool {
    let tree = &subject.tree;
    tree.inside(step)
        .any(|id| matches!(tree.kind(id), AstKind::ReturnStatement(_)) && !tree.children(id).is_empty())
}

/// Whatever only waits after the last action looks at its outcome.
fn check_end(subject: &Subject<'_>, deeds: &[(NodeId, Does)], report: &mut Report<'_>) {
    let Some(last) = deeds.iter().rposition(|(_, does)| *does == Does::Acts) else { return };
    for (id, does) in deeds.get(last + 1..).unwrap_or_default() {
        if *does == Does::Waits {
            let message = "the step waits for the outcome of its last action";
            report.mention(Rule::WaitAfterAction, Severity::Low, subject.name_offset_of_call(*id), message);
        }
    }
}
