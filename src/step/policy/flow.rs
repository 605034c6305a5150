//! Where values come from: from the page, or from nowhere.
//!
//! A value is *live* when the page had a part in it: then a check of it can fail, and a promise of it matters. A *handle*
//! is something to ask the page with, such as a locator, that says nothing by itself.
//!
//! # Limits
//!
//! Values are followed through variables, loops, arguments and what is put into lists. What a list holds is not told
//! apart: one live element makes all of it live.

use std::collections::HashSet;

use oxc_ast::AstKind;

use super::Subject;
use super::scope::SymbolId;
use super::tree::{NodeId, is_function};
use super::vocabulary::{self, Does};

impl Subject<'_> {
    /// Whether the page had a part in a value.
    pub fn is_live(&self, id: NodeId) -> bool {
        self.is_live_within(id, &mut HashSet::new())
    }

    fn is_live_within(&self, id: NodeId, seen: &mut HashSet<SymbolId>) -> bool {
        let symbols = self.tree.inside(id).filter_map(|id| self.tree.symbol(id)).collect::<Vec<_>>();
        symbols.into_iter().any(|symbol| self.is_live_symbol(symbol, seen))
    }

    fn is_live_symbol(&self, symbol: SymbolId, seen: &mut HashSet<SymbolId>) -> bool {
        if self.roles.page.contains(&symbol) {
            return true;
        }
        if !seen.insert(symbol) {
            return false;
        }
        let sources = self.sources(symbol);
        sources.into_iter().any(|source| self.is_live_within(source, seen))
    }

    /// Expressions whose values a name may get.
    fn sources(&self, symbol: SymbolId) -> Vec<NodeId> {
        let declared = self.tree.declared(symbol);
        let mut sources = self.declared_from(declared.binding);
        for reference in &declared.references {
            sources.extend(self.assigned_from(*reference));
            sources.extend(self.filled_from(*reference));
        }
        sources
    }

    /// What a declaration takes its value from.
    fn declared_from(&self, binding: NodeId) -> Vec<NodeId> {
        let tree = &self.tree;
        for id in tree.ancestors(binding) {
            match tree.kind(id) {
                AstKind::VariableDeclarator(_) => return self.declarator_from(id),
                AstKind::FormalParameter(_) => return self.parameter_from(id),
                kind if is_function(kind) => return Vec::new(),
                _ => {}
            }
        }
        Vec::new()
    }

    fn declarator_from(&self, declarator: NodeId) -> Vec<NodeId> {
        let tree = &self.tree;
        let mut sources = tree.children(declarator).get(1..).unwrap_or_default().to_vec();
        let looping = tree.ancestors(declarator).nth(1).filter(|id| is_iteration(tree.kind(*id)));
        sources.extend(looping.and_then(|id| tree.children(id).get(1).copied()));
        sources
    }

    /// What the calls of a function pass for a parameter: arguments, or the list that a callback goes through.
    fn parameter_from(&self, parameter: NodeId) -> Vec<NodeId> {
        let tree = &self.tree;
        let Some(function) = tree.function_around(parameter) else { return Vec::new() };
        if Some(function) == self.roles.step {
            return Vec::new();
        }
        if let Some((call, _)) = tree.passed_to(function) {
            return tree.call(call).map(|call| call.callee).into_iter().collect();
        }
        let place = tree
            .parent(parameter)
            .and_then(|list| tree.children(list).iter().position(|id| *id == parameter));
        let calls = self.calls_of(function);
        calls.into_iter().filter_map(|call| tree.call(call)?.argument(place?)).collect()
    }

    /// The calls of a function by its name.
    pub fn calls_of(&self, function: NodeId) -> Vec<NodeId> {
        let Some(symbol) = self.name_of(function) else { return Vec::new() };
        self.tree.declared(symbol).references.iter().filter_map(|id| self.tree.called_by(*id)).collect()
    }

    /// The name that a function is declared under.
    fn name_of(&self, function: NodeId) -> Option<SymbolId> {
        let tree = &self.tree;
        let own = tree
            .children(function)
            .first()
            .filter(|id| matches!(tree.kind(**id), AstKind::BindingIdentifier(_)));
        let outer =
            tree.parent(function).filter(|id| matches!(tree.kind(*id), AstKind::VariableDeclarator(_)));
        let binding = own.copied().or_else(|| tree.children(outer?).first().copied());
        tree.symbol(binding?)
    }

    fn assigned_from(&self, reference: NodeId) -> Option<NodeId> {
        let tree = &self.tree;
        let assignment = tree.ancestors(reference).find(|id| {
            matches!(tree.kind(*id), AstKind::AssignmentExpression(_)) || is_iteration(tree.kind(*id))
        })?;
        match *tree.children(assignment) {
            [target, value, ..] if tree.contains(target, reference) => Some(value),
            _ => None,
        }
    }

    /// What `list.push(value)` and the like put into a name.
    fn filled_from(&self, reference: NodeId) -> Vec<NodeId> {
        let tree = &self.tree;
        let call = tree.parent(reference).and_then(|member| tree.called_by(member));
        let filling = call.and_then(|call| tree.method_call(call)).filter(|call| call.object == reference);
        filling.map(|call| call.arguments.to_vec()).unwrap_or_default()
    }

    /// Whether an expression is something to ask the page with, and no answer of it.
    pub fn is_handle(&self, id: NodeId) -> bool {
        self.is_handle_within(id, &mut HashSet::new())
    }

    fn is_handle_within(&self, id: NodeId, seen: &mut HashSet<SymbolId>) -> bool {
        let tree = &self.tree;
        let id = tree.peel(id);
        if let Some(symbol) = tree.symbol(id) {
            let init = tree.initial(symbol).filter(|_| seen.insert(symbol));
            return self.roles.page.contains(&symbol)
                || init.is_some_and(|init| self.is_handle_within(init, seen));
        }
        if let Some(call) = tree.method_call(id) {
            let locates = vocabulary::method(&call.name) == Some(Does::Locates);
            return locates && self.is_handle_within(call.object, seen);
        }
        tree.member(id).is_some_and(|member| self.is_handle_within(member.object, seen))
    }

    /// Whether a value is a list or the like that the code made itself.
    pub fn is_container(&self, id: NodeId) -> bool {
        let tree = &self.tree;
        let id = tree.peel(id);
        let made = match tree.symbol(id) {
            Some(symbol) => tree.declared_value(symbol),
            None => Some(id),
        };
        made.is_some_and(|made| {
            matches!(
                tree.kind(made),
                AstKind::ArrayExpression(_) | AstKind::ObjectExpression(_) | AstKind::NewExpression(_)
            ) || tree
                .method_call(made)
                .is_some_and(|call| matches!(tree.global(call.object), Some("Array" | "Object")))
        })
    }

    /// Whether an expression reads something that was waited for.
    pub fn has_await(&self, id: NodeId) -> bool {
        self.tree.inside(id).any(|id| matches!(self.tree.kind(id), AstKind::AwaitExpression(_)))
    }
}

/// Whether a loop goes through a list: its left side gets its right side's values.
const fn is_iteration(kind: AstKind<'_>) -> bool {
    matches!(kind, AstKind::ForOfStatement(_) | AstKind::ForInStatement(_))
}
