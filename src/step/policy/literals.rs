//! Values of params: code reads them, it does not contain them.
//!
//! A text that contains a value is refused. Short values and numbers only count as whole words: a value `1` stands in
//! `Row 1` but not in `h1`. Texts that stand in the sentence may stand in the code, whatever today's values are, and so
//! may roles, states and the names of events and attributes.
//!
//! # Limits
//!
//! A value that is taken to pieces or spelt backwards is not found. A number of one or two digits is only refused where
//! it is typed or compared, since indexes and options are full of them.

use oxc_ast::AstKind;
use unicode_normalization::UnicodeNormalization;

use super::Subject;
use super::finding::Severity;
use super::report::Report;
use super::rule::Rule;
use super::tree::NodeId;
use crate::text::{fold, normalize_target};

/// From this length on a value counts wherever it stands, below only as a whole word.
const LONG: usize = 4;

/// From this length on a value is looked for in comments.
const TELLING: usize = 3;

/// Up to this length a number is one that code has anyway.
const COMMON: usize = 2;

/// Methods whose first argument is a word of Playwright's or of HTML.
const KEYWORD_FIRST: [&str; 9] = [
    "dispatchEvent", "getAttribute", "getByRole", "once", "toHaveAttribute", "toHaveCSS", "toHaveJSProperty",
    "waitForEvent", "waitForLoadState",
];

/// Options whose values are words of Playwright's.
const KEYWORD_OPTIONS: [&str; 6] = ["button", "mimeType", "modifiers", "state", "type", "waitUntil"];

/// Methods that take a place or a length.
const PLACES: [&str; 9] =
    ["at", "nth", "padEnd", "padStart", "repeat", "slice", "splice", "substring", "toFixed"];

/// Checks names and values of the params, for code that is new.
pub fn check(subject: &Subject<'_>, report: &mut Report<'_>) {
    let Some(params) = subject.candidate.params else { return };
    check_names(subject, params, report);
    let literals = subject.literals();
    for (name, value) in params {
        let value = Value::new(name, value);
        for (id, text) in &literals {
            if value.stands_in(subject, *id, text) {
                value.report(subject.tree.offset(*id), report);
            }
        }
        for (offset, comment) in subject.tree.comments() {
            let is_type = comment.contains("@param") || comment.contains("@type");
            if !is_type && value.text.chars().count() >= TELLING && value.is_in(comment) {
                value.report(*offset, report);
            }
        }
    }
}

fn check_names(subject: &Subject<'_>, params: &[(String, String)], report: &mut Report<'_>) {
    let used = subject.used_params();
    for (id, name) in &used.by_name {
        if !params.iter().any(|(given, _)| given == name) {
            report.refuse(
                Rule::UnknownParam,
                subject.tree.offset(*id),
                format!("no param is called `{name}`"),
            );
        }
    }
    let step = subject.roles.step.map_or(0, |step| subject.tree.offset(step));
    for (given, _) in params {
        if !used.all && !used.by_name.iter().any(|(_, name)| name == given) {
            let message = format!("the param `{given}` is not used");
            report.add(Rule::UnusedParam, Severity::High, step, message, Rule::UnusedParam.fix());
        }
    }
}

/// A param's value in the forms in which it may stand in code.
struct Value<'a> {
    name: &'a str,
    text: String,
    encoded: String,
    number: Option<f64>,
}

impl<'a> Value<'a> {
    fn new(name: &'a str, value: &str) -> Self {
        let text = value.trim().nfc().collect::<String>();
        let encoded =
            percent_encoding::utf8_percent_encode(&text, percent_encoding::NON_ALPHANUMERIC).to_string();
        Self { name, number: text.parse().ok(), encoded, text }
    }

    fn stands_in(&self, subject: &Subject<'_>, id: NodeId, text: &str) -> bool {
        if self.text.is_empty() || subject.is_keyword(id) || subject.is_in_sentence(text) {
            return false;
        }
        match subject.number(id) {
            Some(number) => self.number == Some(number) && !(self.is_common() && subject.is_structural(id)),
            None => self.is_in(text),
        }
    }

    fn is_common(&self) -> bool {
        self.text.len() <= COMMON
    }

    fn is_in(&self, text: &str) -> bool {
        let text = text.nfc().collect::<String>();
        let whole = self.number.is_some() || self.text.chars().count() < LONG;
        let forms = [&self.text, &self.encoded];
        forms.iter().any(|form| if whole { has_word(&text, form) } else { text.contains(form.as_str()) })
    }

    fn report(&self, offset: usize, report: &mut Report<'_>) {
        let message = format!("the value of the param `{}` stands in the code", self.name);
        let fix = format!("{}: `params.{}`", Rule::LiteralValue.fix(), self.name);
        report.add(Rule::LiteralValue, Severity::High, offset, message, &fix);
    }
}

/// Whether a word stands in a text with neither letters nor digits around it.
fn has_word(text: &str, word: &str) -> bool {
    !word.is_empty()
        && text.match_indices(word).any(|(at, _)| {
            let before = text.get(..at).and_then(|before| before.chars().next_back());
            let after = text.get(at + word.len()..).and_then(|after| after.chars().next());
            ![before, after].into_iter().flatten().any(char::is_alphanumeric)
        })
}

/// Which params code uses.
struct UsedParams {
    by_name: Vec<(NodeId, String)>,
    /// Whether it uses them in a way that may mean any of them.
    all: bool,
}

impl Subject<'_> {
    fn used_params(&self) -> UsedParams {
        let mut used = UsedParams { by_name: Vec::new(), all: false };
        for id in self.tree.all().filter(|id| matches!(self.tree.kind(*id), AstKind::IdentifierReference(_)))
        {
            if self.is_params(id) {
                self.use_params(id, &mut used);
            } else if let Some(name) = self.tree.symbol(id).and_then(|symbol| self.roles.param.get(&symbol)) {
                used.by_name.push((id, name.clone()));
            }
        }
        used
    }

    fn use_params(&self, id: NodeId, used: &mut UsedParams) {
        let tree = &self.tree;
        let member = tree.member_around(id).and_then(|outer| tree.member(outer));
        if let Some(name) = member.and_then(|member| member.name) {
            return used.by_name.push((id, name));
        }
        let parent = tree.parent(id);
        let pattern = parent.and_then(|parent| match *tree.children(parent) {
            [pattern, value] if value == id => Some(pattern),
            _ => None,
        });
        let keys = pattern.and_then(|pattern| self.keys_of(pattern));
        used.all |= keys.is_none();
        used.by_name.extend(keys.unwrap_or_default());
    }

    /// The keys that a pattern takes, if it takes nothing else.
    fn keys_of(&self, pattern: NodeId) -> Option<Vec<(NodeId, String)>> {
        let tree = &self.tree;
        let AstKind::ObjectPattern(object) = tree.kind(pattern) else { return None };
        if object.rest.is_some() {
            return None;
        }
        let keys = tree.children(pattern).iter().map(|property| {
            let key = *tree.children(*property).first()?;
            let name = match tree.kind(key) {
                AstKind::IdentifierName(name) => Some(name.name.to_string()),
                _ => tree.constant(key),
            };
            Some((key, name?))
        });
        keys.collect()
    }

    /// Everything that stands in the code as a value, and what it comes to.
    fn literals(&self) -> Vec<(NodeId, String)> {
        let tree = &self.tree;
        let literal = |id: NodeId| match tree.kind(id) {
            AstKind::TemplateElement(text) => Some(text.value.cooked.as_ref()?.to_string()),
            AstKind::RegExpLiteral(pattern) => Some(pattern.regex.pattern.text.to_string()),
            AstKind::BigIntLiteral(number) => Some(number.value.to_string()),
            AstKind::StringLiteral(_)
            | AstKind::NumericLiteral(_)
            | AstKind::BinaryExpression(_)
            | AstKind::UnaryExpression(_)
            | AstKind::TemplateLiteral(_) => tree.constant(id),
            _ => None,
        };
        tree.all().filter_map(|id| Some((id, literal(id)?))).collect()
    }

    fn number(&self, id: NodeId) -> Option<f64> {
        match self.tree.kind(id) {
            AstKind::NumericLiteral(number) => Some(number.value),
            AstKind::BigIntLiteral(number) => number.value.parse().ok(),
            AstKind::UnaryExpression(_) => self.tree.constant(id)?.parse().ok(),
            _ => None,
        }
    }

    /// Whether a literal is no value but a word of the language, of Playwright or of HTML.
    fn is_keyword(&self, id: NodeId) -> bool {
        let tree = &self.tree;
        let Some(parent) = tree.parent(id) else { return false };
        if let Some((call, at)) = tree.passed_to(id) {
            let name = tree.method_call(call).map(|call| call.name).unwrap_or_default();
            return at == 0 && KEYWORD_FIRST.contains(&name.as_str());
        }
        match (tree.kind(parent), tree.children(parent)) {
            (AstKind::ImportDeclaration(_) | AstKind::Directive(_) | AstKind::BindingProperty(_), _) => true,
            (AstKind::ComputedMemberExpression(_), [object, _]) => self.is_params(*object),
            (AstKind::ObjectProperty(_), [key, _]) => *key == id || self.is_keyword_option(*key),
            (AstKind::ArrayExpression(_), _) => self.is_keyword(parent),
            _ => false,
        }
    }

    fn is_keyword_option(&self, key: NodeId) -> bool {
        matches!(self.tree.kind(key), AstKind::IdentifierName(name) if KEYWORD_OPTIONS.contains(&name.name.as_str()))
    }

    /// Whether a number is an index, an option or a step of a count.
    fn is_structural(&self, id: NodeId) -> bool {
        let tree = &self.tree;
        match tree.passed_to(id).and_then(|(call, _)| tree.method_call(call)) {
            Some(call) => PLACES.contains(&call.name.as_str()),
            None => true,
        }
    }

    /// Whether a text stands in the sentence as whole words.
    fn is_in_sentence(&self, text: &str) -> bool {
        let plain = |text: &str| fold(&normalize_target(text));
        has_word(&plain(&crate::step::wording::without_placeholders(self.candidate.text)), &plain(text))
    }
}
