//! What happens on every path through a step.
//!
//! # Limits
//!
//! A loop counts as one that may not turn, a callback as one that may not be called, and whatever stands after a
//! statement that may leave the function as skipped.

use std::collections::HashSet;

use oxc_ast::AstKind;

use super::Subject;
use super::expression::MethodCall;
use super::tree::{NodeId, is_function};

/// Methods that go on whatever happens to the promises they are about.
const FORGIVING: [&str; 4] = ["allSettled", "any", "catch", "race"];

/// Follows a function's paths.
struct Walk<'s, 'a> {
    subject: &'s Subject<'a>,
    /// Functions that are being followed, so that one that calls itself ends.
    open: HashSet<NodeId>,
}

impl Subject<'_> {
    /// Whether every run of a function makes a check that can fail, or fails otherwise on what the page shows.
    pub fn always_checks(&self, function: NodeId) -> bool {
        Walk { subject: self, open: HashSet::new() }.function(function)
    }

    /// Whether a failure inside of a node is caught before it leaves the function.
    pub fn is_swallowed(&self, id: NodeId) -> bool {
        let tree = &self.tree;
        let mut inner = id;
        for outer in tree.ancestors(id) {
            if self.catches(outer, inner) {
                return true;
            }
            inner = outer;
        }
        false
    }

    /// Whether `outer` catches what fails in its part `inner`.
    fn catches(&self, outer: NodeId, inner: NodeId) -> bool {
        let tree = &self.tree;
        match tree.kind(outer) {
            AstKind::TryStatement(attempt) => {
                let is_attempt = tree.children(outer).first() == Some(&inner);
                is_attempt && attempt.handler.is_some() && !self.handler_throws(outer)
            }
            AstKind::CallExpression(_) => {
                let is_object = tree.call(outer).is_some_and(|call| tree.contains(call.callee, inner));
                let name = tree.method_call(outer).map(|call| (call.name, call.arguments.len()));
                match name.as_ref().map(|(name, count)| (name.as_str(), *count)) {
                    Some(("catch", _)) => is_object && !self.rethrows(outer),
                    Some(("then", 2..)) => is_object,
                    Some((name, _)) => !is_object && FORGIVING.contains(&name),
                    None => false,
                }
            }
            _ => false,
        }
    }

    fn handler_throws(&self, attempt: NodeId) -> bool {
        let tree = &self.tree;
        let handler =
            tree.children(attempt).iter().find(|id| matches!(tree.kind(**id), AstKind::CatchClause(_)));
        let body = handler.and_then(|handler| tree.children(*handler).last());
        body.is_some_and(|body| self.ends_in_throw(*body))
    }

    /// Whether the function handed to `.catch(…)` throws again.
    fn rethrows(&self, call: NodeId) -> bool {
        let tree = &self.tree;
        let handler =
            tree.call(call).and_then(|call| call.argument(0)).and_then(|handler| tree.function(handler));
        let body = handler.and_then(|handler| tree.children(handler).last());
        body.is_some_and(|body| self.ends_in_throw(*body))
    }

    fn ends_in_throw(&self, block: NodeId) -> bool {
        match self.tree.kind(block) {
            AstKind::ThrowStatement(_) => true,
            AstKind::BlockStatement(_) | AstKind::FunctionBody(_) => {
                self.tree.children(block).last().is_some_and(|last| self.ends_in_throw(*last))
            }
            _ => false,
        }
    }
}

impl Walk<'_, '_> {
    fn function(&mut self, function: NodeId) -> bool {
        if !self.open.insert(function) {
            return false;
        }
        let body = self.subject.tree.children(function).last().copied();
        let checks = body.is_some_and(|body| match self.subject.tree.kind(body) {
            AstKind::FunctionBody(_) => self.list(body),
            _ => self.expression(body),
        });
        self.open.remove(&function);
        checks
    }

    /// Statements in a row.
    fn list(&mut self, list: NodeId) -> bool {
        for statement in self.subject.tree.children(list) {
            if self.statement(*statement) {
                return true;
            }
            if self.may_leave(*statement) {
                return false;
            }
        }
        false
    }

    /// Whether what follows a statement may be passed by.
    fn may_leave(&self, statement: NodeId) -> bool {
        let tree = &self.subject.tree;
        let around = tree.function_around(statement);
        tree.inside(statement).filter(|id| tree.function_around(*id) == around).any(|id| {
            match tree.kind(id) {
                AstKind::ReturnStatement(_) => true,
                AstKind::BreakStatement(out) => out.label.is_some() || !self.is_in_loop(id, statement),
                AstKind::ContinueStatement(on) => on.label.is_some() || !self.is_in_loop(id, statement),
                _ => false,
            }
        })
    }

    /// Whether a loop or switch inside of `statement` is what `break` and `continue` are about.
    fn is_in_loop(&self, id: NodeId, statement: NodeId) -> bool {
        let tree = &self.subject.tree;
        let mut around = tree.ancestors(id).take_while(|outer| tree.contains(statement, *outer));
        around.any(|outer| {
            matches!(
                tree.kind(outer),
                AstKind::ForStatement(_)
                    | AstKind::ForOfStatement(_)
                    | AstKind::ForInStatement(_)
                    | AstKind::WhileStatement(_)
                    | AstKind::DoWhileStatement(_)
                    | AstKind::SwitchStatement(_)
            )
        })
    }

    fn statement(&mut self, id: NodeId) -> bool {
        let tree = &self.subject.tree;
        let children = tree.children(id);
        match (tree.kind(id), children) {
            (AstKind::BlockStatement(_), _) => self.list(id),
            (AstKind::IfStatement(_), [test, then]) => self.expression(*test) || self.guards(*test, *then),
            (AstKind::IfStatement(_), [test, then, otherwise]) => {
                self.expression(*test)
                    || self.guards(*test, *then)
                    || (self.statement(*then) && self.statement(*otherwise))
            }
            (AstKind::TryStatement(_), [attempt, rest @ ..]) => self.attempt(id, *attempt, rest),
            (AstKind::DoWhileStatement(_), [body, test]) => self.statement(*body) || self.expression(*test),
            (AstKind::WhileStatement(_) | AstKind::SwitchStatement(_), [first, ..]) => {
                self.expression(*first)
            }
            (AstKind::ForOfStatement(_) | AstKind::ForInStatement(_), [_, list, _]) => self.expression(*list),
            (AstKind::ForStatement(turn), [first, ..]) if turn.init.is_some() => self.expression(*first),
            (AstKind::LabeledStatement(_), [_, inner]) => self.statement(*inner),
            (
                AstKind::ExpressionStatement(_)
                | AstKind::VariableDeclaration(_)
                | AstKind::ReturnStatement(_)
                | AstKind::ThrowStatement(_),
                parts,
            ) => parts.iter().any(|part| self.expression(*part)),
            _ => false,
        }
    }

    /// `if (what the page shows) throw …`.
    fn guards(&self, test: NodeId, then: NodeId) -> bool {
        let tree = &self.subject.tree;
        let asked = match tree.kind(test) {
            AstKind::UnaryExpression(_) => tree.children(test).first().copied().unwrap_or(test),
            _ => test,
        };
        self.subject.ends_in_throw(then) && self.subject.is_live(asked) && !self.subject.is_handle(asked)
    }

    fn attempt(&mut self, whole: NodeId, attempt: NodeId, rest: &[NodeId]) -> bool {
        let tree = &self.subject.tree;
        let caught = rest.iter().any(|id| matches!(tree.kind(*id), AstKind::CatchClause(_)));
        let finally = rest.iter().find(|id| matches!(tree.kind(**id), AstKind::BlockStatement(_)));
        // A `return` in there takes the place of whatever was thrown.
        let overruled = finally.is_some_and(|finally| self.may_leave(*finally));
        let holds = !overruled && (!caught || self.subject.handler_throws(whole));
        (holds && self.list(attempt)) || finally.is_some_and(|finally| self.list(*finally))
    }

    /// Whether evaluating an expression always comes to a check.
    fn expression(&mut self, id: NodeId) -> bool {
        let subject = self.subject;
        let tree = &subject.tree;
        if is_function(tree.kind(id)) {
            return false;
        }
        if let Some(check) = subject.check_at(id) {
            return check.base != super::checks::Base::Soft && subject.cannot_fail(&check).is_none();
        }
        match (tree.kind(id), tree.children(id)) {
            (AstKind::CallExpression(_), _) => self.call(id),
            (AstKind::LogicalExpression(_), [first, _]) => self.expression(*first),
            (AstKind::ConditionalExpression(_), [test, then, otherwise]) => {
                self.expression(*test) || (self.expression(*then) && self.expression(*otherwise))
            }
            (_, parts) => parts.iter().any(|part| self.expression(*part)),
        }
    }

    /// Waiting for something fails when it does not come.
    fn waits(&self, call: &MethodCall<'_>) -> bool {
        let waits = match call.name.as_str() {
            "waitFor" | "waitForSelector" => true,
            "waitForURL" => call.argument(0).is_some_and(|url| !self.is_any_url(url)),
            _ => false,
        };
        waits && self.subject.is_live(call.object)
    }

    fn is_any_url(&self, url: NodeId) -> bool {
        let pattern = self.subject.tree.constant(url);
        let is_any = pattern.is_some_and(|pattern| pattern.chars().all(|c| matches!(c, '*' | '/')));
        is_any || self.subject.matches_all(url)
    }

    fn call(&mut self, id: NodeId) -> bool {
        let tree = &self.subject.tree;
        let Some(call) = tree.call(id) else { return false };
        if let Some(method) = tree.method_call(id) {
            let forgives = match method.name.as_str() {
                "catch" => !self.subject.rethrows(id),
                "then" => method.arguments.len() > 1,
                name => FORGIVING.contains(&name),
            };
            if forgives {
                return false;
            }
            if self.subject.is_test_step(&method) {
                let body = method.argument(1).and_then(|body| tree.function(body));
                return body.is_some_and(|body| self.function(body));
            }
            if self.waits(&method) {
                return true;
            }
        } else if let Some(function) = tree.function(call.callee) {
            return self.function(function);
        }
        let parts = std::iter::once(&call.callee).chain(call.arguments);
        parts.copied().collect::<Vec<_>>().into_iter().any(|part| self.expression(part))
    }
}

impl Subject<'_> {
    /// Whether a call is `test.step(title, body)`.
    pub fn is_test_step(&self, call: &MethodCall<'_>) -> bool {
        let symbol = self.tree.symbol(call.object);
        call.name == "step" && symbol.is_some_and(|symbol| self.roles.test.contains(&symbol))
    }
}
