//! Assignments: a step keeps to variables of its own.

use oxc_ast::AstKind;

use super::Subject;
use super::report::Report;
use super::rule::Rule;
use super::tree::NodeId;

/// Checks everything that is assigned to.
pub fn check(subject: &Subject<'_>, report: &mut Report<'_>) {
    for id in subject.tree.all() {
        let Some(target) = target_of(subject, id) else { continue };
        for part in subject.tree.inside(target) {
            if let Some(message) = problem(subject, target, part) {
                report.refuse(Rule::Overwrites, subject.tree.offset(part), message);
            }
        }
    }
}

/// What a node assigns to.
fn target_of(subject: &Subject<'_>, id: NodeId) -> Option<NodeId> {
    let tree = &subject.tree;
    let first = tree.children(id).first().copied();
    match tree.kind(id) {
        AstKind::AssignmentExpression(_) | AstKind::UpdateExpression(_) => first,
        AstKind::ForOfStatement(_) | AstKind::ForInStatement(_) => {
            first.filter(|left| !matches!(tree.kind(*left), AstKind::VariableDeclaration(_)))
        }
        _ => None,
    }
}

fn problem(subject: &Subject<'_>, target: NodeId, part: NodeId) -> Option<String> {
    let tree = &subject.tree;
    if let Some(member) = tree.member(part) {
        let own = subject.is_container(tree.root(member.object)) || subject.in_page.contains(&part);
        return (!own).then(|| "a property of something that is not the step's own is changed".to_owned());
    }
    let symbol = tree.symbol(part)?;
    let is_target =
        !tree.ancestors(part).take_while(|id| tree.contains(target, *id)).any(|id| tree.member(id).is_some());
    let given = subject.roles.stands_for_something(symbol);
    (is_target && given).then(|| format!("`{}` is given another value", tree.declared(symbol).name))
}
