//! Positions: what the page showed several of is not told apart by its place.
//!
//! The caller says what that was: locators in Playwright's notation, as they stand in its errors, or names. A position is
//! refused when what it is taken of is such a locator, or asks for one of those names in any other way.

use std::collections::HashSet;

use oxc_ast::AstKind;
use regex_lite::Regex;

use super::Subject;
use super::report::Report;
use super::rule::Rule;
use super::scope::SymbolId;
use super::tree::NodeId;
use crate::text::{fold, normalize_target};

/// Methods that take one by its place.
const TAKING: [&str; 6] = ["at", "first", "last", "nth", "pop", "shift"];

/// Parts of selectors that take one by its place.
const SELECTING: [&str; 5] = ["nth=", ":nth-match(", ":nth-child(", ":nth-of-type(", ":first-"];

/// Something that the page showed several of.
struct Ambiguous {
    /// The locator, without spaces and with one kind of quotes.
    notation: String,
    /// The texts in it that are no roles.
    names: Vec<String>,
}

/// Checks every position.
pub fn check(subject: &Subject<'_>, report: &mut Report<'_>) {
    let ambiguous = subject.candidate.ambiguous.iter().map(|text| Ambiguous::new(text)).collect::<Vec<_>>();
    if ambiguous.is_empty() {
        return;
    }
    for id in subject.tree.all() {
        let Some(taken_of) = taken_of(subject, id) else { continue };
        if let Some(which) = ambiguous.iter().find(|which| is_about(subject, taken_of, which)) {
            let message =
                format!("one is taken by its place, where the page shows several: {}", which.notation);
            report.refuse(Rule::Positional, subject.name_offset_of_call(id), message);
        }
    }
}

/// What a node takes one of by its place.
fn taken_of(subject: &Subject<'_>, id: NodeId) -> Option<NodeId> {
    let tree = &subject.tree;
    match tree.kind(id) {
        AstKind::CallExpression(_) => {
            let call = tree.method_call(id)?;
            let selects = |argument: &NodeId| tree.constant(*argument).is_some_and(|text| is_place(&text));
            if call.arguments.iter().any(selects) {
                return Some(id);
            }
            TAKING.contains(&call.name.as_str()).then_some(call.object)
        }
        AstKind::ComputedMemberExpression(_) => tree.member(id).map(|member| member.object),
        AstKind::VariableDeclarator(_) => match *tree.children(id) {
            [pattern, list] if matches!(tree.kind(pattern), AstKind::ArrayPattern(_)) => Some(list),
            _ => None,
        },
        _ => None,
    }
}

fn is_place(selector: &str) -> bool {
    SELECTING.iter().any(|part| selector.contains(part))
}

fn is_about(subject: &Subject<'_>, expression: NodeId, which: &Ambiguous) -> bool {
    let parts = subject.spelt_out(expression);
    parts.iter().any(|id| plain_notation(subject.tree.text(*id)).ends_with(&which.notation))
        || parts.iter().any(|id| which.names.iter().any(|name| subject.asks_for(*id, name)))
}

impl Ambiguous {
    fn new(text: &str) -> Self {
        let quoted = quoted_texts(text);
        let is_locator = text.contains('(');
        let role = usize::from(text.trim_start().starts_with("getByRole(") || text.contains(".getByRole("));
        let names = if is_locator { quoted.into_iter().skip(role).collect() } else { vec![text.to_owned()] };
        let names = names.iter().map(|name| plain(name)).filter(|name| !name.is_empty()).collect();
        Self { notation: plain_notation(text), names }
    }
}

/// The texts between quotes.
fn quoted_texts(notation: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let mut rest = notation;
    while let Some(start) = rest.find(['\'', '"', '`']) {
        let Some((mark, after)) =
            rest.get(start..).and_then(|from| Some((from.chars().next()?, from.get(1..)?)))
        else {
            break;
        };
        let Some((text, behind)) = after.split_once(mark) else { break };
        texts.push(text.to_owned());
        rest = behind;
    }
    texts
}

fn plain_notation(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| if matches!(c, '"' | '`') { '\'' } else { c })
        .collect()
}

fn plain(name: &str) -> String {
    fold(&normalize_target(name))
}

impl Subject<'_> {
    /// The parts of an expression, with constants spelt out.
    fn spelt_out(&self, expression: NodeId) -> Vec<NodeId> {
        let mut parts = Vec::new();
        let mut seen = HashSet::<SymbolId>::new();
        let mut open = vec![expression];
        while let Some(next) = open.pop() {
            for id in self.tree.inside(next) {
                let symbol = self.tree.symbol(id).filter(|symbol| seen.insert(*symbol));
                open.extend(symbol.and_then(|symbol| self.tree.initial(symbol)));
                parts.push(id);
            }
        }
        parts
    }

    /// Whether a literal asks for what is called `name`.
    fn asks_for(&self, id: NodeId, name: &str) -> bool {
        if let AstKind::RegExpLiteral(pattern) = self.tree.kind(id) {
            // What this engine cannot read, JavaScript's may match.
            let read = Regex::new(&format!("(?i){}", pattern.regex.pattern.text));
            return read.is_ok_and(|read| read.is_match(name))
                || is_unreadable(pattern.regex.pattern.text.as_str());
        }
        let Some(text) = self.tree.constant(id).map(|text| plain(&text)) else { return false };
        let is_selector = text.contains(['"', '\'', '=', '(', '>']);
        text == name || (is_selector && text.contains(name))
    }
}

fn is_unreadable(pattern: &str) -> bool {
    Regex::new(pattern).is_err()
}
