//! Properties: names that lead out, and names that are worked out.

use oxc_ast::AstKind;
use oxc_ast::ast::BinaryOperator;

use super::Subject;
use super::report::Report;
use super::rule::Rule;
use super::scope::SymbolId;
use super::tree::NodeId;
use super::vocabulary;

/// How far an expression is looked into to see that it is a number.
const NUMBER_DEPTH: u8 = 8;

/// Checks every property that is read, written, taken apart or made.
pub fn check(subject: &Subject<'_>, report: &mut Report<'_>) {
    for id in subject.tree.all() {
        match subject.tree.kind(id) {
            AstKind::StaticMemberExpression(_) | AstKind::ComputedMemberExpression(_) => {
                check_member(subject, id, report);
            }
            AstKind::BindingProperty(property) => check_key(subject, id, property.computed, true, report),
            AstKind::AssignmentTargetPropertyProperty(property) => {
                check_key(subject, id, property.computed, true, report);
            }
            AstKind::AssignmentTargetPropertyIdentifier(property) => {
                check_name(subject, id, property.binding.name.as_str(), false, report);
            }
            AstKind::ObjectProperty(property) => check_key(subject, id, property.computed, false, report),
            _ => {}
        }
    }
}

fn check_member(subject: &Subject<'_>, id: NodeId, report: &mut Report<'_>) {
    let Some(member) = subject.tree.member(id) else { return };
    let of_params = subject.is_params(member.object);
    match (member.name, member.key) {
        (Some(name), _) if of_params && (!vocabulary::is_inside(&name) || is_plain_underscore(&name)) => {}
        (Some(name), _) => {
            let called = subject.tree.called_by(id).is_some();
            check_name(subject, id, &name, called, report);
        }
        (None, Some(key)) if subject.is_number(key) => {}
        (None, _) => report.refuse(
            Rule::ComputedAccess,
            subject.tree.offset(id),
            "the name of a property is worked out while the step runs",
        ),
    }
}

/// A param may be called `_id`; nothing of ours hides behind that.
fn is_plain_underscore(name: &str) -> bool {
    name.starts_with('_') && !name.starts_with("__")
}

fn check_key(subject: &Subject<'_>, id: NodeId, computed: bool, reads: bool, report: &mut Report<'_>) {
    let tree = &subject.tree;
    let Some(key) = tree.children(id).first().copied() else { return };
    let name = match tree.kind(key) {
        AstKind::IdentifierName(name) if !computed => Some(name.name.to_string()),
        _ => tree.constant(key),
    };
    match name {
        Some(name) if reads => check_name(subject, id, &name, false, report),
        Some(name) if vocabulary::is_inside(&name) => refuse_inside(subject, id, &name, report),
        None if computed && !subject.is_number(key) => {
            let message = "the name of a property is worked out while the step runs";
            report.refuse(Rule::ComputedAccess, tree.offset(id), message);
        }
        _ => {}
    }
}

/// `called` tells `response.request()`, which is a request's description, from `page.request`, which sends them.
fn check_name(subject: &Subject<'_>, id: NodeId, name: &str, called: bool, report: &mut Report<'_>) {
    if vocabulary::is_inside(name) {
        return refuse_inside(subject, id, name, report);
    }
    let rule = if name == "request" && !called { Some(Rule::Network) } else { vocabulary::refused(name) };
    if let Some(rule) = rule.filter(|rule| *rule != Rule::Evaluate || !subject.may_evaluate()) {
        let offset = subject.name_offset(id);
        report.refuse(rule, offset, format!("`{name}` is not for steps"));
    }
}

fn refuse_inside(subject: &Subject<'_>, id: NodeId, name: &str, report: &mut Report<'_>) {
    let message = format!("`{name}` leads to the insides of a value");
    report.refuse(Rule::ForbiddenMember, subject.name_offset(id), message);
}

impl Subject<'_> {
    /// Whether an expression is the params as a whole.
    pub fn is_params(&self, id: NodeId) -> bool {
        self.tree.symbol(id).is_some_and(|symbol| self.roles.params.contains(&symbol))
    }

    /// Whether code may run in the page.
    pub fn may_evaluate(&self) -> bool {
        self.candidate.evaluate == super::Evaluate::Allow
    }

    /// Where a member's name stands, for a chain that goes over many lines.
    pub fn name_offset(&self, id: NodeId) -> usize {
        let name = match self.tree.kind(id) {
            AstKind::StaticMemberExpression(_) | AstKind::ComputedMemberExpression(_) => {
                self.tree.children(id).last()
            }
            _ => None,
        };
        self.tree.offset(name.copied().unwrap_or(id))
    }

    /// Whether an expression cannot be anything but a number.
    fn is_number(&self, id: NodeId) -> bool {
        self.is_number_within(id, NUMBER_DEPTH)
    }

    fn is_number_within(&self, id: NodeId, depth: u8) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        let tree = &self.tree;
        match tree.kind(id) {
            AstKind::NumericLiteral(_) | AstKind::UpdateExpression(_) => true,
            AstKind::UnaryExpression(unary) => unary.operator.is_arithmetic(),
            AstKind::BinaryExpression(binary) => match binary.operator {
                BinaryOperator::Addition => {
                    tree.children(id).iter().all(|part| self.is_number_within(*part, depth))
                }
                operator => operator.is_arithmetic(),
            },
            AstKind::CallExpression(_) => self.is_number_call(id),
            AstKind::IdentifierReference(_) => {
                tree.symbol(id).is_some_and(|symbol| self.is_counter(symbol, depth))
            }
            _ => false,
        }
    }

    fn is_number_call(&self, id: NodeId) -> bool {
        let Some(call) = self.tree.call(id) else { return false };
        let root = self.tree.global(self.tree.root(call.callee));
        matches!(root, Some("Number" | "Math" | "parseInt" | "parseFloat"))
    }

    /// Whether a variable starts as a number and is only ever counted up or down.
    fn is_counter(&self, symbol: SymbolId, depth: u8) -> bool {
        let tree = &self.tree;
        let value = tree.declared_value(symbol);
        value.is_some_and(|value| self.is_number_within(value, depth))
            && tree.declared(symbol).references.iter().all(|id| !self.is_assigned(*id))
    }

    /// Whether a name is assigned to, other than by `++`, `--` and literal steps.
    fn is_assigned(&self, reference: NodeId) -> bool {
        let tree = &self.tree;
        tree.ancestors(reference).any(|id| match (tree.kind(id), tree.children(id)) {
            (AstKind::AssignmentExpression(assignment), [target, value]) => {
                let counts = assignment.operator.is_arithmetic()
                    && matches!(tree.kind(*value), AstKind::NumericLiteral(_));
                tree.contains(*target, reference) && !counts
            }
            (AstKind::ForOfStatement(_) | AstKind::ForInStatement(_), [left, ..]) => {
                tree.contains(*left, reference)
            }
            _ => false,
        })
    }
}
