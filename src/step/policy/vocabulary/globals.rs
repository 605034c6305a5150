//! Globals: which may be used, and how.

use super::refused::rule_in;
use crate::step::policy::rule::Rule;

/// Globals that may stand anywhere.
const VALUES: &[&str] = &["undefined", "NaN", "Infinity"];

/// Globals that may be called.
const CALLED: &[&str] = &[
    "Number", "String", "Boolean", "BigInt", "parseInt", "parseFloat", "isNaN", "isFinite",
    "encodeURIComponent", "decodeURIComponent", "encodeURI", "decodeURI", "Error", "TypeError", "RangeError",
];

/// Globals that `new` may make something of.
const MADE: &[&str] =
    &["Array", "Date", "RegExp", "Map", "Set", "URL", "URLSearchParams", "Error", "TypeError", "RangeError"];

/// Globals that may be handed on: they turn a value into another and have no way to anything else.
const HANDED_ON: &[&str] = &["Number", "String", "Boolean", "parseInt", "parseFloat"];

/// Globals on the right of `instanceof`, and in `expect.any(…)`.
const TYPES: &[&str] = &["Array", "Date", "Error", "Map", "Object", "RegExp", "Set", "TypeError", "URL"];

/// What may be used of a global, by name.
const MEMBERS: &[(&str, &[&str])] = &[
    ("Array", &["from", "isArray", "of"]),
    ("Buffer", &["from"]),
    ("Date", &["UTC", "now", "parse"]),
    (
        "Intl",
        &["Collator", "DateTimeFormat", "ListFormat", "NumberFormat", "PluralRules", "RelativeTimeFormat"],
    ),
    ("JSON", &["parse", "stringify"]),
    (
        "Math",
        &["PI", "E", "abs", "ceil", "floor", "max", "min", "pow", "random", "round", "sign", "sqrt", "trunc"],
    ),
    (
        "Number",
        &[
            "EPSILON", "MAX_SAFE_INTEGER", "MIN_SAFE_INTEGER", "isFinite", "isInteger", "isNaN",
            "isSafeInteger", "parseFloat", "parseInt",
        ],
    ),
    ("Object", &["entries", "fromEntries", "keys", "values"]),
    ("Promise", &["all", "allSettled", "any", "race", "reject", "resolve"]),
    ("URL", &["canParse"]),
];

/// Globals of a page that code handed to `evaluate` may use. None of them is a way out of the page, and in Node they are
/// missing or harmless.
const IN_PAGE: &[&str] = &[
    "CustomEvent", "Element", "Event", "HTMLElement", "HTMLInputElement", "InputEvent", "KeyboardEvent",
    "MouseEvent", "Node", "NodeFilter", "document", "getComputedStyle", "history", "innerHeight",
    "innerWidth", "localStorage", "location", "matchMedia", "navigator", "requestAnimationFrame", "scrollBy",
    "scrollTo", "scrollX", "scrollY", "sessionStorage", "window",
];

/// Globals that stand for time, for the network or for files, so that a finding can say which.
const KNOWN_GLOBALS: &[(Rule, &[&str])] = &[
    (Rule::FixedSleep, &["setImmediate", "setInterval", "setTimeout"]),
    (Rule::Network, &["EventSource", "WebSocket", "XMLHttpRequest", "fetch"]),
];

/// The rule against a global.
pub fn global_rule(name: &str) -> Rule {
    rule_in(KNOWN_GLOBALS, name).unwrap_or(Rule::ForbiddenGlobal)
}

/// How a global is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Use<'a> {
    /// `name(…)`.
    Called,
    /// `new name(…)`.
    Made,
    /// `f(name)`.
    HandedOn,
    /// `x instanceof name`, `expect.any(name)`.
    AsType,
    /// `name.member`.
    Member(&'a str),
    /// Any other.
    Alone,
}

/// Whether a global may be used so.
pub fn may_use(global: &str, how: Use<'_>) -> bool {
    let listed = match how {
        Use::Called => CALLED,
        Use::Made => MADE,
        Use::HandedOn => HANDED_ON,
        Use::AsType => return TYPES.contains(&global) || HANDED_ON.contains(&global),
        Use::Member(name) => return may_use_member(global, name),
        Use::Alone => VALUES,
    };
    VALUES.contains(&global) || listed.contains(&global)
}

fn may_use_member(global: &str, name: &str) -> bool {
    MEMBERS.iter().any(|(known, names)| *known == global && names.contains(&name))
}

/// Whether code in the page may use a global.
pub fn may_use_in_page(global: &str) -> bool {
    IN_PAGE.contains(&global)
}
