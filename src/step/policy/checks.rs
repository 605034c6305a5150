//! Checks: `await expect(actual).not.toHaveText(expected)`, and whether one can fail.

use oxc_ast::AstKind;

use super::Subject;
use super::tree::{NodeId, is_function};
use super::vocabulary::{self, Matcher};

/// Members between `expect(…)` and the matcher.
const MODIFIERS: [&str; 3] = ["not", "rejects", "resolves"];

/// Patterns that every text has a match of.
const MATCH_ALL: [&str; 10] = ["", ".*", ".+", "^", "$", "^.*$", ".*?", "[\\s\\S]*", "[^]*", "(?:)"];

/// What kind of `expect` a check starts with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Base {
    /// `expect(actual)`.
    Plain,
    /// `expect.soft(actual)`.
    Soft,
    /// `expect.poll(read)`.
    Poll,
}

/// A call of a matcher.
pub struct Check {
    /// The call.
    pub call: NodeId,
    /// The matcher's name.
    pub matcher: String,
    /// How it checks.
    pub kind: Matcher,
    /// What it starts with.
    pub base: Base,
    /// Whether `not` stands before the matcher.
    pub negated: bool,
    /// Whether `resolves` or `rejects` stands before the matcher.
    pub settles: bool,
    /// What is checked.
    pub actual: Option<NodeId>,
    /// What it is checked against.
    pub expected: Option<NodeId>,
}

impl Check {
    /// Whether it gives a promise.
    pub fn is_promise(&self) -> bool {
        self.kind == Matcher::Retrying || self.base == Base::Poll || self.settles
    }
}

impl Subject<'_> {
    /// Whether a name is `expect`.
    pub fn is_expect(&self, id: NodeId) -> bool {
        self.tree.symbol(id).is_some_and(|symbol| self.roles.expect.contains(&symbol))
    }

    /// A node as a check.
    pub fn check_at(&self, id: NodeId) -> Option<Check> {
        if !matches!(self.tree.kind(id), AstKind::CallExpression(_)) {
            return None;
        }
        let call = self.tree.method_call(id)?;
        let kind = vocabulary::matcher(&call.name)?;
        let mut modifiers = Vec::new();
        let mut object = call.object;
        while let Some(member) = self.tree.member(object) {
            modifiers.push(member.name.filter(|name| MODIFIERS.contains(&name.as_str()))?);
            object = self.tree.peel(member.object);
        }
        let (base, actual) = self.expectation(object)?;
        Some(Check {
            call: id,
            kind,
            base,
            negated: modifiers.iter().any(|name| name == "not"),
            settles: modifiers.iter().any(|name| name != "not"),
            actual,
            expected: call.argument(0),
            matcher: call.name,
        })
    }

    /// `expect(…)`, `expect.soft(…)` or `expect.poll(…)`, and what is checked.
    pub fn expectation(&self, id: NodeId) -> Option<(Base, Option<NodeId>)> {
        let call = self.tree.call(id)?;
        if self.is_expect(call.callee) {
            return Some((Base::Plain, call.argument(0)));
        }
        let method = self.tree.method_call(id).filter(|method| self.is_expect(method.object))?;
        match method.name.as_str() {
            "soft" => Some((Base::Soft, call.argument(0))),
            "poll" => Some((Base::Poll, call.argument(0))),
            _ => None,
        }
    }

    /// Why a check holds whatever the page shows; `None` when it can fail.
    pub fn cannot_fail(&self, check: &Check) -> Option<&'static str> {
        let Some(actual) = check.actual else { return Some("nothing is checked") };
        if check.matcher == "toPass" {
            return (!self.has_failing_check(actual)).then_some("nothing within `toPass` can fail");
        }
        if !self.is_live(actual) {
            return Some("what is checked does not come from the page");
        }
        if check.kind == Matcher::Comparing && !check.is_promise() && self.is_handle(actual) {
            return Some("a locator is always there; what matters is what it finds");
        }
        self.is_vacuous(check).then_some("every page passes it")
    }

    fn has_failing_check(&self, function: NodeId) -> bool {
        let function = self.tree.function(function);
        function.is_some_and(|function| {
            let mut inner = self.tree.inside(function).filter_map(|id| self.check_at(id));
            inner.any(|check| check.matcher != "toPass" && self.cannot_fail(&check).is_none())
        })
    }

    fn is_vacuous(&self, check: &Check) -> bool {
        let expected = check.expected;
        let text = expected.and_then(|expected| self.tree.constant(expected));
        let number = text.as_deref().and_then(|text| text.parse::<f64>().ok());
        match check.matcher.as_str() {
            "toBeDefined" => !check.negated,
            "toBeUndefined" => check.negated,
            "toBeGreaterThanOrEqual" => !check.negated && number.is_some_and(|least| least <= 0.0),
            "toBeGreaterThan" => !check.negated && number.is_some_and(|least| least < 0.0),
            "toContainText" | "toContain" | "toMatch" if text.as_deref() == Some("") => !check.negated,
            _ => {
                self.is_compared_with_itself(check)
                    || (!check.negated && expected.is_some_and(|expected| self.matches_all(expected)))
            }
        }
    }

    /// `/.*/`, and `() => true`.
    pub fn matches_all(&self, expected: NodeId) -> bool {
        match self.tree.kind(expected) {
            AstKind::RegExpLiteral(pattern) => MATCH_ALL.contains(&pattern.regex.pattern.text.as_str()),
            kind if is_function(kind) => {
                let body = self.tree.children(expected).last();
                body.is_some_and(|body| matches!(self.tree.kind(*body), AstKind::BooleanLiteral(_)))
            }
            _ => false,
        }
    }

    fn is_compared_with_itself(&self, check: &Check) -> bool {
        let tree = &self.tree;
        let (Some(actual), Some(expected)) = (check.actual, check.expected) else { return false };
        let read = match tree.symbol(expected) {
            Some(symbol) => tree.initial(symbol).unwrap_or(expected),
            None => expected,
        };
        let (actual, read) = (tree.text(actual), tree.text(read));
        match check.kind {
            Matcher::Comparing => actual == read,
            Matcher::Retrying => {
                let read = read.strip_prefix("await ").unwrap_or(read);
                read.strip_prefix(actual).is_some_and(|rest| rest.starts_with('.'))
            }
        }
    }
}
