//! Parsed code as one flat list of nodes that know their parents, and every name with what it means.
//!
//! Nodes stand in the order of the text, a node before what is inside of it, so all that is inside of one is a range of
//! the list. Rules walk that list instead of each walking a syntax tree of its own.
//!
//! A name means the declaration in the nearest scope around it. Where the parser's scopes are wider than JavaScript's
//! they are narrowed here (a function's params do not see what its body declares): a name that is taken for a local
//! one although it is a global would be a hole.

use std::ops::Range;

use oxc_ast::AstKind;
use oxc_ast_visit::VisitJs;
use oxc_span::GetSpan;

use super::scope::{ScopeId, Scopes, Symbol, SymbolId};

/// A node's place in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(usize);

impl NodeId {
    /// The place after it.
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// A node and its surroundings.
pub struct Node<'a> {
    /// What it is.
    pub kind: AstKind<'a>,
    /// What it is directly inside of.
    pub parent: Option<NodeId>,
    /// What is directly inside of it, in the order of the text.
    pub children: Vec<NodeId>,
    /// The scope around it.
    pub scope: ScopeId,
    /// What it names, if it is a name.
    pub symbol: Option<SymbolId>,
    /// One past the last node inside of it.
    end: usize,
}

/// The nodes of one module.
pub struct Tree<'a> {
    source: &'a str,
    nodes: Vec<Node<'a>>,
    symbols: Vec<Symbol<'a>>,
    comments: Vec<(usize, &'a str)>,
}

impl<'a> Tree<'a> {
    /// Lists a parsed module.
    pub fn new(program: &'a oxc_ast::ast::Program<'a>) -> Self {
        let mut builder = Builder::default();
        builder.visit_program(program);
        let source = program.source_text;
        let comments = program.comments.iter().map(|comment| comment.span);
        let comments = comments.filter_map(|span| {
            let start = span.start as usize;
            Some((start, source.get(start..span.end as usize)?))
        });
        let mut tree =
            Self { source, nodes: builder.nodes, symbols: Vec::new(), comments: comments.collect() };
        tree.resolve(builder.scopes);
        tree
    }

    fn resolve(&mut self, mut scopes: Scopes<'a>) {
        for at in 0..self.nodes.len() {
            let id = NodeId(at);
            if let AstKind::IdentifierReference(name) = self.kind(id) {
                let symbol = scopes.resolve(self.node(id).scope, name.name.as_str());
                self.name(id, symbol);
                scopes.refer(symbol, id);
            }
        }
        self.symbols = scopes.into_symbols();
        for at in 0..self.symbols.len() {
            if let Some(binding) = self.symbols.get(at).map(|symbol| symbol.binding) {
                self.name(binding, Some(SymbolId::new(at)));
            }
        }
    }

    fn name(&mut self, id: NodeId, symbol: Option<SymbolId>) {
        if let Some(node) = self.nodes.get_mut(id.0) {
            node.symbol = symbol;
        }
    }

    /// A node.
    #[expect(clippy::indexing_slicing, reason = "ids are only made for nodes that are in the list")]
    pub fn node(&self, id: NodeId) -> &Node<'a> {
        &self.nodes[id.0]
    }

    /// What a node is.
    pub fn kind(&self, id: NodeId) -> AstKind<'a> {
        self.node(id).kind
    }

    /// What a node is directly inside of.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    /// What a node is inside of, from the nearest outwards.
    pub fn ancestors(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.parent(id), |id| self.parent(*id))
    }

    /// What is directly inside of a node.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.node(id).children
    }

    /// All that is inside of a node, and the node.
    pub fn inside(&self, id: NodeId) -> impl Iterator<Item = NodeId> + use<'a> {
        (id.0..self.node(id).end).map(NodeId)
    }

    /// Whether a node is inside of another, or is it.
    pub fn contains(&self, outer: NodeId, inner: NodeId) -> bool {
        self.range(outer).contains(&inner.0)
    }

    fn range(&self, id: NodeId) -> Range<usize> {
        id.0..self.node(id).end
    }

    /// All nodes.
    pub fn all(&self) -> impl Iterator<Item = NodeId> + use<'a> {
        (0..self.nodes.len()).map(NodeId)
    }

    /// Where a node begins in the text.
    pub fn offset(&self, id: NodeId) -> usize {
        self.kind(id).span().start as usize
    }

    /// A node's text.
    pub fn text(&self, id: NodeId) -> &'a str {
        let span = self.kind(id).span();
        self.source.get(span.start as usize..span.end as usize).unwrap_or_default()
    }

    /// What a name means; `None` when that is a global, and for what is no name.
    pub fn symbol(&self, id: NodeId) -> Option<SymbolId> {
        self.node(id).symbol
    }

    /// A declared name.
    #[expect(clippy::indexing_slicing, reason = "ids are only made for symbols that are in the list")]
    pub fn declared(&self, symbol: SymbolId) -> &Symbol<'a> {
        &self.symbols[symbol.index()]
    }

    /// The comments, and where they begin.
    pub fn comments(&self) -> &[(usize, &'a str)] {
        &self.comments
    }

    /// The expression inside of an optional chain, or the node itself.
    pub fn peel(&self, id: NodeId) -> NodeId {
        match self.kind(id) {
            AstKind::ChainExpression(_) => self.children(id).first().map_or(id, |inner| self.peel(*inner)),
            _ => id,
        }
    }

    /// The optional chain around an expression, or the node itself.
    pub fn whole(&self, id: NodeId) -> NodeId {
        match self.parent(id) {
            Some(parent) if matches!(self.kind(parent), AstKind::ChainExpression(_)) => self.whole(parent),
            _ => id,
        }
    }

    /// The nearest function around a node.
    pub fn function_around(&self, id: NodeId) -> Option<NodeId> {
        self.ancestors(id).find(|id| is_function(self.kind(*id)))
    }
}

/// Whether a node is a function of any form.
pub const fn is_function(kind: AstKind<'_>) -> bool {
    matches!(kind, AstKind::Function(_) | AstKind::ArrowFunctionExpression(_))
}

#[derive(Default)]
struct Builder<'a> {
    nodes: Vec<Node<'a>>,
    open: Vec<NodeId>,
    scopes: Scopes<'a>,
}

impl<'a> VisitJs<'a> for Builder<'a> {
    fn enter_node(&mut self, kind: AstKind<'a>) {
        let id = NodeId(self.nodes.len());
        let parent = self.open.last().copied();
        let (children, scope) = (Vec::new(), self.scopes.current());
        self.nodes.push(Node { kind, parent, children, scope, symbol: None, end: id.0 + 1 });
        if let Some(parent) = parent.and_then(|parent| self.nodes.get_mut(parent.0)) {
            parent.children.push(id);
        }
        self.open.push(id);
        match kind {
            AstKind::FunctionBody(_) => self.scopes.enter(true),
            AstKind::BindingIdentifier(name) => self.declare(id, name.name.as_str()),
            _ => {}
        }
    }

    fn leave_node(&mut self, kind: AstKind<'a>) {
        if matches!(kind, AstKind::FunctionBody(_)) {
            self.scopes.leave();
        }
        let end = self.nodes.len();
        if let Some(node) = self.open.pop().and_then(|id| self.nodes.get_mut(id.0)) {
            node.end = end;
        }
    }

    fn enter_scope(
        &mut self,
        flags: oxc_syntax::scope::ScopeFlags,
        _: &std::cell::Cell<Option<oxc_syntax::scope::ScopeId>>,
    ) {
        self.scopes.enter(flags.is_function() || flags.is_top());
    }

    fn leave_scope(&mut self) {
        self.scopes.leave();
    }
}

impl<'a> Builder<'a> {
    fn declare(&mut self, id: NodeId, name: &'a str) {
        let owner =
            self.open.iter().rev().skip(1).find_map(|id| self.nodes.get(id.0).filter(|node| owns(node.kind)));
        let scope = match owner.map(|owner| (owner.kind, owner.scope)) {
            // A function's own name belongs to the scope that the function stands in.
            Some((AstKind::Function(function), scope)) if function.is_declaration() => scope,
            Some((AstKind::VariableDeclaration(variables), _)) if variables.kind.is_var() => {
                self.scopes.nearest_function()
            }
            _ => self.scopes.current(),
        };
        self.scopes.declare(scope, name, id);
    }
}

/// Whether a node is what a name inside of its pattern is declared by.
const fn owns(kind: AstKind<'_>) -> bool {
    matches!(
        kind,
        AstKind::VariableDeclaration(_)
            | AstKind::Function(_)
            | AstKind::FormalParameter(_)
            | AstKind::FormalParameterRest(_)
            | AstKind::CatchParameter(_)
            | AstKind::ImportDeclaration(_)
            | AstKind::Class(_)
            | AstKind::ArrowFunctionExpression(_)
    )
}
