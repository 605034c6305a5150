//! Promises: whatever takes time is waited for.
//!
//! A promise is waited for by `await`, by a `return`, within `Promise.all` and its like, or later through the variable it
//! was put into. A callback's promise is waited for by whom it is handed to, if that is known to do so.

use std::collections::HashSet;

use oxc_ast::AstKind;

use super::Subject;
use super::report::Report;
use super::rule::Rule;
use super::tree::{NodeId, is_function};
use super::vocabulary::{self, Does};

/// Methods of promises.
const CHAINING: [&str; 3] = ["catch", "finally", "then"];

/// Methods that make a list of what their callback gives.
const MAPPING: [&str; 2] = ["flatMap", "map"];

/// Methods that drop a promise which their callback gives, or take it for `true`.
const DROPPING: [&str; 12] = [
    "every", "filter", "find", "findIndex", "findLast", "findLastIndex", "forEach", "reduce", "reduceRight",
    "some", "sort", "toSorted",
];

/// Checks every promise.
pub fn check(subject: &Subject<'_>, report: &mut Report<'_>) {
    for id in subject.tree.all() {
        if !matches!(subject.tree.kind(id), AstKind::CallExpression(_)) || subject.in_page.contains(&id) {
            continue;
        }
        if let Some(what) = drops_promises(subject, id) {
            report.refuse(Rule::Unawaited, subject.name_offset_of_call(id), what);
        } else if let Some(what) = promise(subject, id, &mut HashSet::new())
            && !is_waited_for(subject, id, &mut HashSet::new())
        {
            report.refuse(Rule::Unawaited, subject.tree.offset(id), format!("nothing waits for {what}"));
        }
    }
}

fn drops_promises(subject: &Subject<'_>, id: NodeId) -> Option<String> {
    let call = subject.tree.method_call(id)?;
    let callback = subject.tree.function(call.argument(0)?)?;
    let drops =
        DROPPING.contains(&call.name.as_str()) && gives_promise(subject, callback, &mut HashSet::new());
    drops.then(|| format!("`{}` does not wait for its callback", call.name))
}

/// What kind of promise a call gives.
fn promise(subject: &Subject<'_>, id: NodeId, seen: &mut HashSet<NodeId>) -> Option<String> {
    let tree = &subject.tree;
    if let Some(check) = subject.check_at(id) {
        return check.is_promise().then(|| format!("the check `{}`", check.matcher));
    }
    if let Some(call) = tree.method_call(id) {
        return method_promise(subject, &call, seen).then(|| format!("`{}`", call.name));
    }
    let call = tree.call(id)?;
    let function = tree.function(call.callee)?;
    gives_promise(subject, function, seen).then(|| "an async function".to_owned())
}

fn method_promise(
    subject: &Subject<'_>,
    call: &super::expression::MethodCall<'_>,
    seen: &mut HashSet<NodeId>,
) -> bool {
    let name = call.name.as_str();
    if CHAINING.contains(&name)
        || subject.is_test_step(call)
        || subject.tree.global(call.object) == Some("Promise")
    {
        return true;
    }
    if MAPPING.contains(&name) {
        let callback = call.argument(0).and_then(|callback| subject.tree.function(callback));
        return callback.is_some_and(|callback| gives_promise(subject, callback, seen));
    }
    let runs_in_page = vocabulary::refused(name) == Some(Rule::Evaluate);
    runs_in_page || subject.asks_page(call).is_some_and(|does| !matches!(does, Does::Locates | Does::Other))
}

/// Whether a function's result is a promise.
fn gives_promise(subject: &Subject<'_>, function: NodeId, seen: &mut HashSet<NodeId>) -> bool {
    let tree = &subject.tree;
    let is_async = match tree.kind(function) {
        AstKind::Function(function) => function.r#async,
        AstKind::ArrowFunctionExpression(arrow) => arrow.r#async,
        _ => false,
    };
    is_async
        || (seen.insert(function)
            && results(subject, function).into_iter().any(|id| promise(subject, id, seen).is_some()))
}

/// The expressions that a function's result may come from.
fn results(subject: &Subject<'_>, function: NodeId) -> Vec<NodeId> {
    let tree = &subject.tree;
    let Some(body) = tree.children(function).last().copied() else { return Vec::new() };
    if !matches!(tree.kind(body), AstKind::FunctionBody(_)) {
        return vec![tree.peel(body)];
    }
    let returns = tree.inside(body).filter(|id| matches!(tree.kind(*id), AstKind::ReturnStatement(_)));
    let own = returns.filter(|id| tree.function_around(*id) == Some(function));
    own.filter_map(|id| tree.children(id).first().map(|value| tree.peel(*value))).collect()
}

/// Whether something waits for a promise.
fn is_waited_for(subject: &Subject<'_>, id: NodeId, seen: &mut HashSet<NodeId>) -> bool {
    let tree = &subject.tree;
    let whole = tree.whole(id);
    let Some(parent) = tree.parent(whole).filter(|_| seen.insert(whole)) else { return false };
    match (tree.kind(parent), tree.children(parent)) {
        (AstKind::AwaitExpression(_), _) => true,
        (AstKind::ForOfStatement(turn), [_, list, _]) => turn.r#await && *list == whole,
        (AstKind::ReturnStatement(_), _) => {
            tree.function_around(parent).is_some_and(|function| result_is_used(subject, function))
        }
        (AstKind::ArrowFunctionExpression(_), _) => result_is_used(subject, parent),
        (AstKind::ConditionalExpression(_) | AstKind::LogicalExpression(_), [test, ..]) => {
            *test != whole && is_waited_for(subject, parent, seen)
        }
        (AstKind::ArrayExpression(_) | AstKind::SpreadElement(_), _) => is_waited_for(subject, parent, seen),
        (AstKind::CallExpression(_), _) => is_taken(subject, parent, whole, seen),
        (AstKind::StaticMemberExpression(member), _) => CHAINING.contains(&member.property.name.as_str()),
        (AstKind::VariableDeclarator(_) | AstKind::AssignmentExpression(_), [target, _]) => {
            *target != whole && is_used_later(subject, *target, seen)
        }
        _ => false,
    }
}

/// Whether a call takes care of a promise that it is handed.
fn is_taken(subject: &Subject<'_>, call: NodeId, promise: NodeId, seen: &mut HashSet<NodeId>) -> bool {
    let tree = &subject.tree;
    if tree.call(call).is_some_and(|call| tree.contains(call.callee, promise)) {
        return false;
    }
    if let Some(method) = tree.method_call(call) {
        return match (tree.global(method.object), method.name.as_str()) {
            (Some("Promise"), _) => true,
            (None, "push" | "unshift") => is_used_later(subject, method.object, seen),
            _ => false,
        };
    }
    // `expect(promise).resolves`, whose check is a promise of its own.
    let settles = tree.parent(call).and_then(|member| tree.member(member)).and_then(|member| member.name);
    subject.expectation(call).is_some() && matches!(settles.as_deref(), Some("resolves" | "rejects"))
}

/// Whether a variable that holds a promise is waited for somewhere.
fn is_used_later(subject: &Subject<'_>, target: NodeId, seen: &mut HashSet<NodeId>) -> bool {
    let tree = &subject.tree;
    let Some(symbol) = tree.symbol(target) else { return false };
    let uses = &tree.declared(symbol).references;
    uses.iter().any(|id| *id != target && is_waited_for(subject, *id, seen))
}

/// Whether somebody waits for what a function gives.
fn result_is_used(subject: &Subject<'_>, function: NodeId) -> bool {
    let tree = &subject.tree;
    match tree.passed_to(function).and_then(|(call, _)| tree.method_call(call)) {
        Some(call) => !DROPPING.contains(&call.name.as_str()),
        None => true,
    }
}

impl Subject<'_> {
    /// What a method call does to the page; `None` for one of a plain value.
    pub fn asks_page(&self, call: &super::expression::MethodCall<'_>) -> Option<Does> {
        let does = vocabulary::method(&call.name)?;
        let root = self.tree.root(call.object);
        let plain = self.tree.global(root).is_some()
            || self.is_params(root)
            || (vocabulary::is_shared(&call.name)
                && (self.is_container(call.object) || !self.is_live(call.object)));
        // `dialog.type()` tells which kind of dialog it is.
        let tells = call.name == "type" && call.arguments.is_empty();
        // A trial waits until it could act, and does not.
        let tries = call.arguments.iter().any(|argument| self.option(*argument, "trial").is_some());
        let does = if tries && does == Does::Acts { Does::Reads } else { does };
        (!plain && !tells && !self.is_constant_text(call.object)).then_some(does)
    }

    fn is_constant_text(&self, id: NodeId) -> bool {
        matches!(self.tree.kind(id), AstKind::StringLiteral(_) | AstKind::TemplateLiteral(_))
            || is_function(self.tree.kind(id))
    }

    /// Where the name of a called method stands.
    pub fn name_offset_of_call(&self, id: NodeId) -> usize {
        self.tree.call(id).map_or_else(|| self.tree.offset(id), |call| self.name_offset(call.callee))
    }
}
