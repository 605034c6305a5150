//! The form of a step's module, and what its names stand for.
//!
//! ```js
//! import { expect } from '@playwright/test';          // this or nothing
//! const months = ['May', 'June'];                      // constants and functions, which run nothing
//! export default async function step({ page, params }) { … }
//! ```

use std::collections::{HashMap, HashSet};

use oxc_ast::AstKind;
use oxc_ast::ast::ImportDeclaration;

use super::report::Report;
use super::rule::Rule;
use super::scope::SymbolId;
use super::tree::{NodeId, Tree, is_function};

/// The one module that a step may import from.
const PLAYWRIGHT: &str = "@playwright/test";

/// What it may import from there.
const IMPORTS: [&str; 2] = ["expect", "test"];

/// What a step is given.
const CONTEXT: [&str; 2] = ["page", "params"];

/// What the names of a module stand for.
#[derive(Default)]
pub struct Roles {
    /// The step function.
    pub step: Option<NodeId>,
    /// The page.
    pub page: HashSet<SymbolId>,
    /// All params.
    pub params: HashSet<SymbolId>,
    /// Single params: `{ params: { user } }`.
    pub param: HashMap<SymbolId, String>,
    /// `expect`, under whatever name.
    pub expect: HashSet<SymbolId>,
    /// `test`.
    pub test: HashSet<SymbolId>,
}

impl Roles {
    /// Whether a name is one that the step was given or imports.
    pub fn stands_for_something(&self, symbol: SymbolId) -> bool {
        let given = [&self.page, &self.params, &self.expect, &self.test];
        given.iter().any(|symbols| symbols.contains(&symbol)) || self.param.contains_key(&symbol)
    }
}

/// Checks the form and finds the roles.
pub fn check(tree: &Tree<'_>, report: &mut Report<'_>) -> Roles {
    let mut roles = Roles::default();
    let Some(program) = tree.all().next() else { return roles };
    for statement in tree.children(program) {
        match tree.kind(*statement) {
            AstKind::ImportDeclaration(import) => check_import(tree, *statement, import, &mut roles, report),
            AstKind::ExportDefaultDeclaration(_) => check_export(tree, *statement, &mut roles, report),
            AstKind::Function(_) | AstKind::EmptyStatement(_) => {}
            AstKind::VariableDeclaration(variables) if variables.kind.is_const() => {
                check_constants(tree, *statement, report);
            }
            AstKind::Directive(_) | AstKind::Hashbang(_) => refuse_directive(tree, *statement, report),
            kind => refuse_statement(tree, *statement, kind, report),
        }
    }
    if roles.step.is_none() {
        report.refuse(Rule::WrongExport, 0, "there is no step function of the expected form");
    }
    roles
}

fn refuse_directive(tree: &Tree<'_>, id: NodeId, report: &mut Report<'_>) {
    if matches!(tree.kind(id), AstKind::Hashbang(_)) {
        report.refuse(Rule::DoesNotParse, tree.offset(id), "`#!` may only begin a file");
    }
}

fn refuse_statement(tree: &Tree<'_>, id: NodeId, kind: AstKind<'_>, report: &mut Report<'_>) {
    let (rule, message) = match kind {
        AstKind::ExportAllDeclaration(_) | AstKind::ExportFromDeclaration(_) => {
            (Rule::ForbiddenImport, "an export from another module loads that module")
        }
        AstKind::ExportDeclaration(_) | AstKind::ExportNamedDeclaration(_) => {
            (Rule::WrongExport, "something else than the step function is exported")
        }
        _ => (Rule::TopLevelCode, "a statement outside of the step function runs when the file is loaded"),
    };
    report.refuse(rule, tree.offset(id), message);
}

fn check_constants(tree: &Tree<'_>, declaration: NodeId, report: &mut Report<'_>) {
    let mut skipped_to = declaration;
    for id in tree.inside(declaration) {
        if id < skipped_to {
            continue;
        }
        if is_function(tree.kind(id)) {
            skipped_to = tree.inside(id).last().map_or(id, NodeId::next);
        } else if runs(tree.kind(id)) {
            let message = "a constant outside of the step function is worked out when the file is loaded";
            report.refuse(Rule::TopLevelCode, tree.offset(id), message);
        }
    }
}

/// Whether an expression can do more than have a value.
const fn runs(kind: AstKind<'_>) -> bool {
    matches!(
        kind,
        AstKind::CallExpression(_)
            | AstKind::NewExpression(_)
            | AstKind::AwaitExpression(_)
            | AstKind::TaggedTemplateExpression(_)
            | AstKind::StaticMemberExpression(_)
            | AstKind::ComputedMemberExpression(_)
            | AstKind::AssignmentExpression(_)
            | AstKind::UpdateExpression(_)
            | AstKind::ObjectPattern(_)
            | AstKind::ArrayPattern(_)
            | AstKind::SpreadElement(_)
            | AstKind::Class(_)
            | AstKind::ImportExpression(_)
    )
}

fn check_import(
    tree: &Tree<'_>,
    id: NodeId,
    import: &ImportDeclaration<'_>,
    roles: &mut Roles,
    report: &mut Report<'_>,
) {
    let source = import.source.value.as_str();
    if source != PLAYWRIGHT {
        return report.refuse(Rule::ForbiddenImport, tree.offset(id), format!("it imports from {source:?}"));
    }
    if import.phase.is_some() || import.with_clause.is_some() || import.specifiers.is_none() {
        report.refuse(Rule::ForbiddenImport, tree.offset(id), "it imports in an unusual way");
    }
    for specifier in tree.children(id) {
        match tree.kind(*specifier) {
            AstKind::ImportSpecifier(named) => {
                let name = named.imported.name();
                check_specifier(tree, *specifier, name.as_str(), roles, report);
            }
            AstKind::ImportDefaultSpecifier(_) | AstKind::ImportNamespaceSpecifier(_) => {
                let message = "it imports all of Playwright, browsers and requests included";
                report.refuse(Rule::ForbiddenImport, tree.offset(*specifier), message);
            }
            _ => {}
        }
    }
}

fn check_specifier(tree: &Tree<'_>, id: NodeId, name: &str, roles: &mut Roles, report: &mut Report<'_>) {
    let local = tree.inside(id).filter(|id| matches!(tree.kind(*id), AstKind::BindingIdentifier(_)));
    let symbols = local.filter_map(|id| tree.symbol(id));
    match name {
        "expect" => roles.expect.extend(symbols),
        "test" => roles.test.extend(symbols),
        _ => {
            let accepted = IMPORTS.join("` and `");
            let message =
                format!("it imports `{name}`, of which a step has no need; accepted are `{accepted}`");
            report.refuse(Rule::ForbiddenImport, tree.offset(id), message);
        }
    }
}

fn check_export(tree: &Tree<'_>, id: NodeId, roles: &mut Roles, report: &mut Report<'_>) {
    let Some(function) = tree.children(id).first().copied() else { return };
    let problem = match tree.kind(function) {
        AstKind::Function(step) if step.is_declaration() => {
            let name = step.id.as_ref().map(|id| id.name.as_str());
            if name != Some("step") {
                Some("the function is not called `step`")
            } else if !step.r#async || step.generator {
                Some("the function is not an async function")
            } else {
                take_context(tree, function, roles)
            }
        }
        _ => Some("what is exported is not a function declaration"),
    };
    roles.step = Some(function);
    if let Some(problem) = problem {
        report.refuse(Rule::WrongExport, tree.offset(id), problem);
    }
}

/// Finds what `{ page, params }` calls what, and says what is wrong with it.
fn take_context(tree: &Tree<'_>, function: NodeId, roles: &mut Roles) -> Option<&'static str> {
    const FORM: &str = "the function does not take one argument, `{ page, params }`";
    let parameters =
        tree.children(function).iter().find(|id| matches!(tree.kind(**id), AstKind::FormalParameters(_)))?;
    let parameter = match tree.children(*parameters) {
        [] => return None,
        [one] if matches!(tree.kind(*one), AstKind::FormalParameter(_)) => *one,
        _ => return Some(FORM),
    };
    let [pattern] = *tree.children(parameter) else { return Some(FORM) };
    let AstKind::ObjectPattern(object) = tree.kind(pattern) else { return Some(FORM) };
    if object.rest.is_some() {
        return Some(FORM);
    }
    let taken = tree.children(pattern).iter().all(|property| take_property(tree, *property, roles).is_some());
    (!taken).then_some("the function takes something else than `page` and `params`, plainly named")
}

fn take_property(tree: &Tree<'_>, property: NodeId, roles: &mut Roles) -> Option<()> {
    let (key, value) = plain_property(tree, property)?;
    let known = CONTEXT.into_iter().find(|known| *known == key)?;
    match (known, tree.symbol(value)) {
        ("page", Some(symbol)) => roles.page.insert(symbol),
        ("params", Some(symbol)) => roles.params.insert(symbol),
        ("params", None) => return take_single_params(tree, value, roles),
        _ => return None,
    };
    Some(())
}

/// `{ params: { user, "card number": card } }`.
fn take_single_params(tree: &Tree<'_>, pattern: NodeId, roles: &mut Roles) -> Option<()> {
    let AstKind::ObjectPattern(object) = tree.kind(pattern) else { return None };
    for property in tree.children(pattern) {
        let (key, value) = plain_property(tree, *property)?;
        roles.param.insert(tree.symbol(value)?, key);
    }
    object.rest.is_none().then_some(())
}

/// Key and value of a pattern's property whose key is written down.
fn plain_property(tree: &Tree<'_>, property: NodeId) -> Option<(String, NodeId)> {
    let AstKind::BindingProperty(binding) = tree.kind(property) else { return None };
    let [key, value] = *tree.children(property) else { return None };
    let key = match tree.kind(key) {
        AstKind::IdentifierName(name) if !binding.computed => name.name.to_string(),
        AstKind::StringLiteral(text) if !binding.computed => text.value.to_string(),
        _ => return None,
    };
    Some((key, value))
}
