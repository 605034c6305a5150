//! Scopes, and the names declared in them.

use std::collections::HashMap;

use super::tree::NodeId;

/// A scope's place in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ScopeId(usize);

/// A declared name's place in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SymbolId(usize);

impl SymbolId {
    /// The symbol at a place.
    pub const fn new(index: usize) -> Self {
        Self(index)
    }

    /// Its place.
    pub const fn index(self) -> usize {
        self.0
    }
}

/// A declared name.
pub struct Symbol<'a> {
    /// The name.
    pub name: &'a str,
    /// Where it is declared.
    pub binding: NodeId,
    /// Where it is used.
    pub references: Vec<NodeId>,
}

#[derive(Default)]
struct Scope<'a> {
    parent: Option<ScopeId>,
    takes_vars: bool,
    names: HashMap<&'a str, SymbolId>,
}

/// The scopes of one module.
#[derive(Default)]
pub struct Scopes<'a> {
    all: Vec<Scope<'a>>,
    open: Vec<ScopeId>,
    symbols: Vec<Symbol<'a>>,
}

impl<'a> Scopes<'a> {
    /// Opens a scope inside of the current one.
    pub fn enter(&mut self, takes_vars: bool) {
        let id = ScopeId(self.all.len());
        self.all.push(Scope { parent: self.open.last().copied(), takes_vars, names: HashMap::new() });
        self.open.push(id);
    }

    /// Closes the current scope.
    pub fn leave(&mut self) {
        self.open.pop();
    }

    /// The innermost open scope.
    pub fn current(&self) -> ScopeId {
        self.open.last().copied().unwrap_or_default()
    }

    /// The innermost open scope that `var` declares in.
    pub fn nearest_function(&self) -> ScopeId {
        let takes_vars = |id: &&ScopeId| self.all.get(id.0).is_some_and(|scope| scope.takes_vars);
        self.open.iter().rev().find(takes_vars).copied().unwrap_or_default()
    }

    /// Declares a name.
    pub fn declare(&mut self, scope: ScopeId, name: &'a str, binding: NodeId) {
        let Some(scope) = self.all.get_mut(scope.0) else { return };
        let symbol = *scope.names.entry(name).or_insert(SymbolId(self.symbols.len()));
        if symbol.0 == self.symbols.len() {
            self.symbols.push(Symbol { name, binding, references: Vec::new() });
        }
    }

    /// What a name means in a scope; `None` when nothing declares it.
    pub fn resolve(&self, scope: ScopeId, name: &str) -> Option<SymbolId> {
        let mut around = std::iter::successors(self.all.get(scope.0), |scope| {
            scope.parent.and_then(|parent| self.all.get(parent.0))
        });
        around.find_map(|scope| scope.names.get(name).copied())
    }

    /// Notes a use of a name.
    pub fn refer(&mut self, symbol: Option<SymbolId>, reference: NodeId) {
        if let Some(symbol) = symbol.and_then(|symbol| self.symbols.get_mut(symbol.0)) {
            symbol.references.push(reference);
        }
    }

    /// All declared names.
    pub fn into_symbols(self) -> Vec<Symbol<'a>> {
        self.symbols
    }
}
