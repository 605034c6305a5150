//! Expressions as the rules ask about them: calls, members, constants.

use std::cell::Cell;

use oxc_ast::AstKind;
use oxc_ast::ast::{BinaryOperator, UnaryOperator};

use super::scope::SymbolId;
use super::tree::{NodeId, Tree, is_function};

/// How many nodes are looked at for one constant: far more than a step has in one, and an end to constants that are made
/// of each other.
const CONSTANT_FUEL: u32 = 2_000;

/// A property of something, by name or by an expression.
pub struct Member {
    /// What it is a property of.
    pub object: NodeId,
    /// The name, if it stands in the code or can be put together from what stands there.
    pub name: Option<String>,
    /// The expression between brackets.
    pub key: Option<NodeId>,
}

/// A call.
pub struct Call<'t> {
    /// What is called.
    pub callee: NodeId,
    /// With what.
    pub arguments: &'t [NodeId],
}

impl Call<'_> {
    /// One of its arguments.
    pub fn argument(&self, at: usize) -> Option<NodeId> {
        self.arguments.get(at).copied()
    }
}

/// A call of something's method.
pub struct MethodCall<'t> {
    /// Whose method.
    pub object: NodeId,
    /// The method's name.
    pub name: String,
    /// With what.
    pub arguments: &'t [NodeId],
}

impl MethodCall<'_> {
    /// One of its arguments.
    pub fn argument(&self, at: usize) -> Option<NodeId> {
        self.arguments.get(at).copied()
    }
}

impl<'a> Tree<'a> {
    /// A node as a member expression.
    pub fn member(&self, id: NodeId) -> Option<Member> {
        let id = self.peel(id);
        let [object, key] = *self.children(id) else { return None };
        match self.kind(id) {
            AstKind::StaticMemberExpression(member) => {
                Some(Member { object, name: Some(member.property.name.to_string()), key: None })
            }
            AstKind::ComputedMemberExpression(_) => {
                Some(Member { object, name: self.constant(key), key: Some(key) })
            }
            _ => None,
        }
    }

    /// A node as a call.
    pub fn call(&self, id: NodeId) -> Option<Call<'_>> {
        let id = self.peel(id);
        match (self.kind(id), self.children(id)) {
            (AstKind::CallExpression(_), [callee, arguments @ ..]) => {
                Some(Call { callee: self.peel(*callee), arguments })
            }
            _ => None,
        }
    }

    /// A node as a call of a method.
    pub fn method_call(&self, id: NodeId) -> Option<MethodCall<'_>> {
        let call = self.call(id)?;
        let member = self.member(call.callee)?;
        Some(MethodCall { object: self.peel(member.object), name: member.name?, arguments: call.arguments })
    }

    /// The member expression that a node is the object of.
    pub fn member_around(&self, id: NodeId) -> Option<NodeId> {
        let whole = self.whole(id);
        let parent = self.parent(whole)?;
        self.member(parent).filter(|member| member.object == whole).map(|_| parent)
    }

    /// The call that a node is the callee of.
    pub fn called_by(&self, id: NodeId) -> Option<NodeId> {
        let whole = self.whole(id);
        let parent = self.parent(whole)?;
        self.call(parent).filter(|call| call.callee == self.peel(whole)).map(|_| parent)
    }

    /// The call that a node is an argument of, and which one.
    pub fn passed_to(&self, id: NodeId) -> Option<(NodeId, usize)> {
        let whole = self.whole(id);
        let parent = self.parent(whole)?;
        let at = self.call(parent)?.arguments.iter().position(|argument| *argument == whole)?;
        Some((parent, at))
    }

    /// The value that an expression always has, as text.
    pub fn constant(&self, id: NodeId) -> Option<String> {
        self.constant_within(id, &Cell::new(CONSTANT_FUEL))
    }

    fn constant_within(&self, id: NodeId, fuel: &Cell<u32>) -> Option<String> {
        fuel.set(fuel.get().checked_sub(1)?);
        let part = |id: &NodeId| self.constant_within(*id, fuel);
        match (self.kind(id), self.children(id)) {
            (AstKind::StringLiteral(text), _) => Some(text.value.to_string()),
            (AstKind::NumericLiteral(number), _) => Some(number.value.to_string()),
            (AstKind::TemplateLiteral(_), parts) => self.template(parts, fuel),
            (AstKind::BinaryExpression(sum), [left, right]) if sum.operator == BinaryOperator::Addition => {
                Some(part(left)? + &part(right)?)
            }
            (AstKind::UnaryExpression(sign), [number]) if sign.operator == UnaryOperator::UnaryNegation => {
                Some(format!("-{}", part(number)?))
            }
            (AstKind::IdentifierReference(_), _) => part(&self.initial(self.symbol(id)?)?),
            _ => None,
        }
    }

    /// The tree has all quasis of a template before all of its expressions.
    fn template(&self, parts: &[NodeId], fuel: &Cell<u32>) -> Option<String> {
        let (texts, values) = parts.split_at_checked(parts.len().div_ceil(2))?;
        let mut whole = String::new();
        for (at, text) in texts.iter().enumerate() {
            let AstKind::TemplateElement(element) = self.kind(*text) else { return None };
            whole.push_str(element.value.cooked.as_ref()?.as_str());
            if let Some(value) = values.get(at) {
                whole.push_str(&self.constant_within(*value, fuel)?);
            }
        }
        Some(whole)
    }

    /// What a constant stands for: `const name = <this>`.
    pub fn initial(&self, symbol: SymbolId) -> Option<NodeId> {
        let declarator = self.parent(self.declared(symbol).binding)?;
        let AstKind::VariableDeclaration(variables) = self.kind(self.parent(declarator)?) else {
            return None;
        };
        self.declared_value(symbol).filter(|_| variables.kind.is_const())
    }

    /// What a variable starts with, which need not be what it holds later.
    pub fn declared_value(&self, symbol: SymbolId) -> Option<NodeId> {
        let binding = self.declared(symbol).binding;
        let declarator = self.parent(binding)?;
        match (self.kind(declarator), self.children(declarator)) {
            (AstKind::VariableDeclarator(_), [id, value]) if *id == binding => Some(self.peel(*value)),
            _ => None,
        }
    }

    /// The name that a chain of members and calls starts with: `page` of `page.locator('a').first()`.
    pub fn root(&self, id: NodeId) -> NodeId {
        let id = self.peel(id);
        let inner =
            self.member(id).map(|member| member.object).or_else(|| self.call(id).map(|call| call.callee));
        inner.map_or(id, |inner| self.root(inner))
    }

    /// A free name, by that name.
    pub fn global(&self, id: NodeId) -> Option<&'a str> {
        match self.kind(id) {
            AstKind::IdentifierReference(name) if self.symbol(id).is_none() => Some(name.name.as_str()),
            _ => None,
        }
    }

    /// The function that an expression is, or that a name stands for.
    pub fn function(&self, id: NodeId) -> Option<NodeId> {
        if is_function(self.kind(id)) {
            return Some(id);
        }
        let symbol = self.symbol(id)?;
        let owner = self.parent(self.declared(symbol).binding)?;
        match self.kind(owner) {
            AstKind::Function(_) => Some(owner),
            _ => self.initial(symbol).filter(|init| is_function(self.kind(*init))),
        }
    }
}
