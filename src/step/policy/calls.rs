//! Calls: an allow-list of methods.

use oxc_ast::AstKind;

use super::Subject;
use super::report::Report;
use super::rule::Rule;
use super::tree::{NodeId, is_function};
use super::vocabulary;

/// Checks everything that is called or made with `new`. Globals and `expect` have rules of their own.
pub fn check(subject: &Subject<'_>, report: &mut Report<'_>) {
    for id in subject.tree.all() {
        let problem = match subject.tree.kind(id) {
            AstKind::CallExpression(_) => call_problem(subject, id),
            AstKind::NewExpression(_) => new_problem(subject, id),
            _ => None,
        };
        if let Some((at, message)) = problem {
            report.refuse(Rule::ForbiddenCall, subject.name_offset(at), message);
        }
    }
}

fn call_problem(subject: &Subject<'_>, id: NodeId) -> Option<(NodeId, String)> {
    let tree = &subject.tree;
    let callee = tree.call(id)?.callee;
    if matches!(tree.kind(callee), AstKind::IdentifierReference(_)) || is_function(tree.kind(callee)) {
        return None;
    }
    let Some(member) = tree.member(callee) else {
        return Some((callee, "what is called here is worked out while the step runs".to_owned()));
    };
    let Some(name) = member.name else {
        return Some((callee, "the method called here is worked out while the step runs".to_owned()));
    };
    let known = is_judged_elsewhere(subject, member.object, &name) || may_call(subject, id, &name);
    (!known).then(|| (callee, format!("`{name}` is not among the methods that a step may call")))
}

fn is_judged_elsewhere(subject: &Subject<'_>, object: NodeId, name: &str) -> bool {
    let of_global = subject.tree.global(object).is_some();
    let of_import = subject
        .tree
        .symbol(object)
        .is_some_and(|symbol| subject.roles.expect.contains(&symbol) || subject.roles.test.contains(&symbol));
    of_global || of_import || vocabulary::is_inside(name) || vocabulary::refused(name).is_some()
}

fn may_call(subject: &Subject<'_>, call: NodeId, name: &str) -> bool {
    if vocabulary::matcher(name).is_some() {
        return subject.check_at(call).is_some();
    }
    vocabulary::method(name).is_some() || subject.in_page.contains(&call)
}

fn new_problem(subject: &Subject<'_>, id: NodeId) -> Option<(NodeId, String)> {
    let tree = &subject.tree;
    let callee = *tree.children(id).first()?;
    let of_global = tree.member(callee).is_some_and(|member| tree.global(member.object).is_some());
    let known = tree.global(callee).is_some() || of_global;
    (!known).then(|| (callee, "`new` is for the built-in types that a step may use".to_owned()))
}
