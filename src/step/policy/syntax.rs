//! Syntax that steps do without, names spelt in escapes, and characters that are not seen.

use oxc_ast::AstKind;
use oxc_ast::ast::UnaryOperator;

use super::Subject;
use super::report::Report;
use super::rule::Rule;

/// Checks every node.
pub fn check(subject: &Subject<'_>, report: &mut Report<'_>) {
    let tree = &subject.tree;
    for id in tree.all() {
        if let Some((rule, what)) = refused(tree.kind(id)) {
            report.refuse(rule, tree.offset(id), what);
        }
        if is_name(tree.kind(id)) && tree.text(id).contains('\\') {
            report.refuse(Rule::EscapedIdentifier, tree.offset(id), "a name is spelt with escapes");
        }
    }
    check_characters(subject.candidate.code, report);
}

fn refused(kind: AstKind<'_>) -> Option<(Rule, &'static str)> {
    use Rule::{DynamicImport, ForbiddenSyntax, Overwrites};
    Some(match kind {
        AstKind::ImportExpression(_) => (DynamicImport, "`import()` loads a module"),
        AstKind::ImportMeta(_) => (DynamicImport, "`import.meta` leads to files and modules"),
        AstKind::Class(_) => (ForbiddenSyntax, "a class"),
        AstKind::ThisExpression(_) => (ForbiddenSyntax, "`this`"),
        AstKind::Super(_) => (ForbiddenSyntax, "`super`"),
        AstKind::NewTarget(_) => (ForbiddenSyntax, "`new.target`"),
        AstKind::YieldExpression(_) => (ForbiddenSyntax, "`yield`"),
        AstKind::TaggedTemplateExpression(_) => {
            (ForbiddenSyntax, "a tagged template, which calls a function without saying so")
        }
        AstKind::WithStatement(_) => (ForbiddenSyntax, "`with`"),
        AstKind::DebuggerStatement(_) => (ForbiddenSyntax, "`debugger`"),
        AstKind::PrivateIdentifier(_) => (ForbiddenSyntax, "a private name"),
        AstKind::V8IntrinsicExpression(_) => (ForbiddenSyntax, "a call into the engine"),
        AstKind::Function(function) if function.generator => (ForbiddenSyntax, "a generator"),
        AstKind::VariableDeclaration(variables) if variables.kind.is_using() => {
            (ForbiddenSyntax, "`using`, which Node 20 does not have")
        }
        AstKind::UnaryExpression(unary) if matches!(unary.operator, UnaryOperator::Delete) => {
            (Overwrites, "`delete`")
        }
        _ => return None,
    })
}

const fn is_name(kind: AstKind<'_>) -> bool {
    matches!(
        kind,
        AstKind::IdentifierName(_)
            | AstKind::IdentifierReference(_)
            | AstKind::BindingIdentifier(_)
            | AstKind::LabelIdentifier(_)
    )
}

fn check_characters(code: &str, report: &mut Report<'_>) {
    for (at, c) in code.char_indices() {
        // A byte order mark before the code is what some editors put there.
        if is_hidden(c) && (at, c) != (0, '\u{feff}') {
            let message = format!("the character U+{:04X} is not seen", u32::from(c));
            report.refuse(Rule::HiddenCharacter, at, message);
        }
    }
}

/// Controls of direction, and characters without width that are no part of a letter or an emoji.
const fn is_hidden(c: char) -> bool {
    matches!(
        c,
        '\u{0}'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{7f}'..='\u{9f}'
            | '\u{ad}' | '\u{180e}' | '\u{200b}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}'
            | '\u{feff}'
    )
}
