//! Loops that wait by turning.

use oxc_ast::AstKind;

use super::Subject;
use super::finding::Report;
use super::rule::Rule;
use super::tree::NodeId;

/// Checks every loop that goes on until something is so.
pub fn check(subject: &Subject<'_>, report: &mut Report<'_>) {
    for id in subject.tree.all() {
        if let Some(test) = test_of(subject, id) {
            check_loop(subject, id, test, report);
        }
    }
}

/// What a loop goes on for; `Some(None)` for one that goes on for ever.
fn test_of(subject: &Subject<'_>, id: NodeId) -> Option<Option<NodeId>> {
    let children = subject.tree.children(id);
    match subject.tree.kind(id) {
        AstKind::WhileStatement(_) => Some(children.first().copied()),
        AstKind::DoWhileStatement(_) => Some(children.last().copied()),
        AstKind::ForStatement(turn) if turn.test.is_some() => {
            Some(children.get(usize::from(turn.init.is_some())).copied())
        }
        AstKind::ForStatement(_) => Some(None),
        _ => None,
    }
}

fn check_loop(subject: &Subject<'_>, id: NodeId, test: Option<NodeId>, report: &mut Report<'_>) {
    let tree = &subject.tree;
    let offset = tree.offset(id);
    let watches_clock = test.is_some_and(|test| tree.inside(test).any(|id| tree.global(id) == Some("Date")));
    let is_endless = test.is_none_or(|test| {
        matches!(tree.kind(test), AstKind::BooleanLiteral(_) | AstKind::NumericLiteral(_))
    });
    let waits = subject.has_await(id);
    let counts = matches!(tree.kind(id), AstKind::ForStatement(_)) && !is_endless;
    if watches_clock {
        report.refuse(Rule::FixedSleep, offset, "a loop that goes on until a time has come");
    } else if is_endless && !leaves(subject, id) {
        report.refuse(Rule::FixedSleep, offset, "a loop without an end");
    } else if !waits && !counts && subject.is_live(id) {
        report.refuse(Rule::FixedSleep, offset, "a loop that keeps the browser from doing what it waits for");
    }
}

fn leaves(subject: &Subject<'_>, id: NodeId) -> bool {
    let leaves = |kind| {
        matches!(kind, AstKind::BreakStatement(_) | AstKind::ReturnStatement(_) | AstKind::ThrowStatement(_))
    };
    subject.tree.inside(id).any(|id| leaves(subject.tree.kind(id)))
}
