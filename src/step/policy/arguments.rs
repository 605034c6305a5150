//! Arguments that make a harmless method harmful.

use std::collections::HashSet;

use oxc_ast::AstKind;

use super::Subject;
use super::expression::MethodCall;
use super::report::Report;
use super::rule::Rule;
use super::tree::{NodeId, is_function};
use super::vocabulary;

/// Schemes that a browser takes for something else than a page to load.
const SCHEMES: [&str; 8] =
    ["javascript:", "file:", "data:", "blob:", "ftp:", "chrome:", "view-source:", "about:config"];

/// Texts that are addresses of such a kind wherever they stand, and no prose.
const ADDRESSES: [&str; 3] = ["javascript:", "file:/", "data:text/html"];

/// How far a text is looked into to see what it starts with.
const START_DEPTH: u8 = 8;

/// The nodes that run in the page: all that is handed to `evaluate` and the like, whether or not that is allowed.
pub fn in_page(subject: &Subject<'_>) -> HashSet<NodeId> {
    let tree = &subject.tree;
    let calls = tree.all().filter_map(|id| tree.method_call(id)).filter(runs_in_page);
    calls.flat_map(|call| call.arguments.iter().flat_map(|argument| tree.inside(*argument))).collect()
}

fn runs_in_page(call: &MethodCall<'_>) -> bool {
    vocabulary::refused(&call.name) == Some(Rule::Evaluate)
}

/// Checks the arguments of every call.
pub fn check(subject: &Subject<'_>, report: &mut Report<'_>) {
    for id in subject.tree.all() {
        let found = match subject.tree.kind(id) {
            AstKind::CallExpression(_) => {
                subject.tree.method_call(id).and_then(|call| problem(subject, &call))
            }
            AstKind::StringLiteral(text) => address(&text.value),
            AstKind::TemplateElement(text) => text.value.cooked.as_ref().and_then(|text| address(text)),
            _ => None,
        };
        if let Some((rule, message)) = found {
            report.refuse(rule, subject.tree.offset(id), message);
        }
    }
}

fn problem(subject: &Subject<'_>, call: &MethodCall<'_>) -> Option<(Rule, String)> {
    match (subject.tree.global(call.object), call.name.as_str()) {
        (Some("Object"), name @ ("entries" | "keys" | "values")) => opens_up(subject, call, name),
        (Some("JSON"), "stringify") => {
            opens_up(subject, call, "stringify").or_else(|| replacer(subject, call))
        }
        (_, "goto") => scheme(subject, call),
        (_, "screenshot") => file_option(subject, call),
        (_, "setInputFiles" | "setFiles" | "selectFiles") => foreign_file(subject, call),
        _ if runs_in_page(call) => text_as_code(subject, call),
        _ => None,
    }
}

/// `Object.values(page)` hands out what Playwright keeps to itself.
fn opens_up(subject: &Subject<'_>, call: &MethodCall<'_>, name: &str) -> Option<(Rule, String)> {
    let opened = call.argument(0)?;
    let answers = subject.has_await(opened) || subject.is_container(opened) || !subject.is_live(opened);
    (!answers).then(|| (Rule::ForbiddenMember, format!("`{name}` of a part of Playwright shows its insides")))
}

/// A replacer is called with every inner value.
fn replacer(subject: &Subject<'_>, call: &MethodCall<'_>) -> Option<(Rule, String)> {
    let replacer = call.argument(1)?;
    let harmless = matches!(subject.tree.kind(replacer), AstKind::NullLiteral(_));
    (!harmless).then(|| (Rule::ForbiddenMember, "a replacer is shown the insides of values".to_owned()))
}

fn scheme(subject: &Subject<'_>, call: &MethodCall<'_>) -> Option<(Rule, String)> {
    let url = call.argument(0)?;
    if matches!(subject.tree.kind(url), AstKind::StringLiteral(text) if address(&text.value).is_some()) {
        // Found for itself.
        return None;
    }
    let start = as_address(&subject.start_of(url)?);
    SCHEMES.into_iter().find(|scheme| start.starts_with(scheme)).map(no_page)
}

/// An address that is put together or handed on before it is gone to. *JavaScript: The Good Parts* is none.
fn address(text: &str) -> Option<(Rule, String)> {
    let start = as_address(text);
    let found = ADDRESSES.into_iter().find(|address| start.starts_with(address))?;
    let is_prose = start.get(found.len()..).is_none_or(|rest| rest.is_empty() || rest.starts_with(' '));
    (!is_prose).then(|| no_page(found))
}

/// Browsers drop line breaks and tabs from an address, and controls and spaces before it.
fn as_address(text: &str) -> String {
    let text = text.trim_start_matches(|c: char| c.is_control() || c == ' ');
    text.chars().filter(|c| !matches!(c, '\t' | '\n' | '\r')).collect::<String>().to_lowercase()
}

fn no_page(start: &str) -> (Rule, String) {
    let rule = if start.starts_with("file:") { Rule::FileSystem } else { Rule::Evaluate };
    (rule, format!("an address that starts with `{start}` is no page of the application"))
}

fn file_option(subject: &Subject<'_>, call: &MethodCall<'_>) -> Option<(Rule, String)> {
    let writes = call
        .arguments
        .iter()
        .any(|options| !subject.is_plain_object(*options) || subject.option(*options, "path").is_some());
    writes.then(|| (Rule::FileSystem, "a screenshot with a path writes a file".to_owned()))
}

fn foreign_file(subject: &Subject<'_>, call: &MethodCall<'_>) -> Option<(Rule, String)> {
    let tree = &subject.tree;
    let paths = call.arguments.iter().flat_map(|argument| tree.inside(*argument));
    let foreign = paths.filter_map(|id| subject.start_of(id)).any(|path| leaves_project(&path));
    foreign.then(|| {
        (Rule::FileSystem, "a path that leads out of the project is another file on every machine".to_owned())
    })
}

fn leaves_project(path: &str) -> bool {
    let bytes = path.as_bytes();
    path.starts_with(['/', '\\', '~'])
        || path.split(['/', '\\']).any(|name| name == "..")
        || matches!(bytes, [letter, b':', b'/' | b'\\', ..] if letter.is_ascii_alphabetic())
        || path.to_lowercase().starts_with("file:")
}

fn text_as_code(subject: &Subject<'_>, call: &MethodCall<'_>) -> Option<(Rule, String)> {
    let shown = call.arguments.iter().take(2).any(|argument| is_function(subject.tree.kind(*argument)));
    (!shown).then(|| (Rule::Evaluate, "what runs in the page is not a function written down here".to_owned()))
}

impl Subject<'_> {
    /// What a text is known to start with.
    fn start_of(&self, id: NodeId) -> Option<String> {
        self.start_within(id, START_DEPTH)
    }

    fn start_within(&self, id: NodeId, depth: u8) -> Option<String> {
        let (tree, depth) = (&self.tree, depth.checked_sub(1)?);
        if let Some(constant) = tree.constant(id) {
            return Some(constant);
        }
        match (tree.kind(id), tree.children(id)) {
            (AstKind::TemplateElement(text), _) => Some(text.value.cooked.as_ref()?.to_string()),
            (AstKind::TemplateLiteral(_), parts) => {
                let (texts, values) = parts.split_at_checked(parts.len().div_ceil(2))?;
                let parts = texts.iter().zip(values).flat_map(|(text, value)| [*text, *value]);
                Some(self.start_of_parts(parts, depth))
            }
            (AstKind::BinaryExpression(_), parts) => Some(self.start_of_parts(parts.iter().copied(), depth)),
            (AstKind::IdentifierReference(_), _) => self.start_within(tree.initial(tree.symbol(id)?)?, depth),
            _ => None,
        }
    }

    /// What several texts in a row are known to start with: up to the first that is not known whole.
    fn start_of_parts(&self, parts: impl Iterator<Item = NodeId>, depth: u8) -> String {
        let mut start = String::new();
        for part in parts {
            start.push_str(&self.start_within(part, depth).unwrap_or_default());
            let is_text = matches!(self.tree.kind(part), AstKind::TemplateElement(_));
            if !is_text && self.tree.constant(part).is_none() {
                break;
            }
        }
        start
    }

    /// Whether an expression is an object whose keys are all written down.
    fn is_plain_object(&self, id: NodeId) -> bool {
        let is_property = |id: &NodeId| matches!(self.tree.kind(*id), AstKind::ObjectProperty(_));
        let is_object = matches!(self.tree.kind(id), AstKind::ObjectExpression(_));
        is_object && self.tree.children(id).iter().all(is_property)
    }

    /// An option of an object written down in the code.
    pub fn option(&self, object: NodeId, name: &str) -> Option<NodeId> {
        let tree = &self.tree;
        let mut properties = tree.children(object).iter().filter_map(|id| match *tree.children(*id) {
            [key, value] if matches!(tree.kind(*id), AstKind::ObjectProperty(_)) => Some((key, value)),
            _ => None,
        });
        let is_named = |key| match tree.kind(key) {
            AstKind::IdentifierName(key) => key.name.as_str() == name,
            _ => tree.constant(key).as_deref() == Some(name),
        };
        properties.find(|(key, _)| is_named(*key)).map(|(_, value)| value)
    }
}
