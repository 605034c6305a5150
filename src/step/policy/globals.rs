//! Names that the code does not declare: an allow-list.

use oxc_ast::AstKind;
use oxc_ast::ast::BinaryOperator;

use super::Subject;
use super::report::Report;
use super::rule::Rule;
use super::tree::NodeId;
use super::vocabulary::{self, Use};

/// Checks every free name, and every use of `expect` and `test`.
pub fn check(subject: &Subject<'_>, report: &mut Report<'_>) {
    for id in subject.tree.all() {
        if let Some(name) = subject.tree.global(id) {
            check_global(subject, id, name, report);
        } else if let Some(symbol) = subject.tree.symbol(id) {
            let is_use = matches!(subject.tree.kind(id), AstKind::IdentifierReference(_));
            if is_use && subject.roles.test.contains(&symbol) {
                check_test(subject, id, report);
            } else if is_use && subject.roles.expect.contains(&symbol) {
                check_expect(subject, id, report);
            }
        }
    }
}

fn check_global(subject: &Subject<'_>, id: NodeId, name: &str, report: &mut Report<'_>) {
    if subject.in_page.contains(&id) && vocabulary::may_use_in_page(name) {
        return;
    }
    let member = member_of(subject, id);
    if !vocabulary::may_use(name, how_used(subject, id, member.as_deref())) {
        let message = match member {
            Some(member) => format!("`{name}.{member}` is not among the globals that a step may use"),
            None => format!("`{name}` is not among the globals that a step may use so"),
        };
        report.refuse(vocabulary::global_rule(name), subject.tree.offset(id), message);
    }
}

fn how_used<'m>(subject: &Subject<'_>, id: NodeId, member: Option<&'m str>) -> Use<'m> {
    let tree = &subject.tree;
    let Some(parent) = tree.parent(id) else { return Use::Alone };
    match tree.kind(parent) {
        AstKind::StaticMemberExpression(_) | AstKind::ComputedMemberExpression(_) => {
            member.map_or(Use::Alone, Use::Member)
        }
        AstKind::CallExpression(_) if tree.called_by(id).is_some() => Use::Called,
        AstKind::CallExpression(_) if is_type_argument(subject, parent) => Use::AsType,
        AstKind::CallExpression(_) => Use::HandedOn,
        AstKind::NewExpression(_) if tree.children(parent).first() == Some(&id) => Use::Made,
        AstKind::BinaryExpression(binary) if binary.operator == BinaryOperator::Instanceof => Use::AsType,
        _ => Use::Alone,
    }
}

/// The property that is used of a name.
fn member_of(subject: &Subject<'_>, id: NodeId) -> Option<String> {
    let parent = subject.tree.parent(id)?;
    let member = subject.tree.member(parent).filter(|member| member.object == id)?;
    member.name
}

/// `expect.any(Number)`, `expect(…).toBeInstanceOf(Date)`.
fn is_type_argument(subject: &Subject<'_>, call: NodeId) -> bool {
    subject.tree.method_call(call).is_some_and(|call| matches!(call.name.as_str(), "any" | "toBeInstanceOf"))
}

/// Of `test` only `test.step(…)`: the rest skips tests, changes their limits or attaches files.
fn check_test(subject: &Subject<'_>, id: NodeId, report: &mut Report<'_>) {
    let is_step = member_of(subject, id).as_deref() == Some("step");
    let is_called = subject.tree.parent(id).is_some_and(|member| subject.tree.called_by(member).is_some());
    if !(is_step && is_called) {
        let message = "of `test` a step may only use `test.step(…)`";
        report.refuse(Rule::ForbiddenCall, subject.tree.offset(id), message);
    }
}

fn check_expect(subject: &Subject<'_>, id: NodeId, report: &mut Report<'_>) {
    let member = member_of(subject, id);
    let is_called = subject.tree.called_by(id).is_some();
    let allowed = member.as_deref().map_or(is_called, vocabulary::is_expectation);
    if !allowed {
        let message = "`expect` may be called, or used for `expect.poll` and the asymmetric matchers";
        report.refuse(Rule::ForbiddenCall, subject.tree.offset(id), message);
    }
}
