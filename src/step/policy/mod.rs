//! The static gate: what a step's code may do, decided from its text, without running it and without a model.
//!
//! The code is parsed by oxc's parser. Names that are not declared in it have to be on a list of globals, methods on a
//! list of methods, imports are `expect` and `test`; property names are written down. What is left is code that acts on
//! the page it is given, and waits for what it does. Each rule has a module of its own and one stable code (see
//! [`rule`]).
//!
//! # Limits
//!
//! It is a policy, not a sandbox: it keeps careless and hostile code from being stored or run unseen. It cannot know
//! what a page does with an action, and a loop that never ends is code like any other.
//!
//! Checking takes a thread with a stack that suits the code's length, because a parser goes as deep as the code is
//! nested, and running out of stack would end the process.

mod access;
mod arguments;
mod asserting;
mod awaiting;
mod calls;
mod checks;
mod doing;
mod expression;
pub mod finding;
mod flow;
mod globals;
mod literals;
mod loops;
mod overwriting;
mod parse;
mod paths;
mod position;
mod report;
pub mod rule;
mod scope;
mod shape;
mod syntax;
mod tree;
mod vocabulary;

use std::collections::HashSet;
use std::thread;

use self::finding::{Finding, Severity};
use self::parse::Parsed;
use self::report::Report;
use self::shape::Roles;
use self::tree::{NodeId, Tree};
use super::identity::StepType;
use crate::error::{Error, Result};

/// Stack for each byte of code. Measured: brackets, the deepest nesting for its length, take under 2 KiB each in a release
/// build and under 12 KiB in a debug build.
const STACK_PER_BYTE: usize = if cfg!(debug_assertions) { 16 * 1_024 } else { 4 * 1_024 };

/// Stack for all that does not depend on the code.
const STACK: usize = 1_024 * 1_024;

/// Code to be held against the policy, and what is known about it.
#[derive(Debug, Clone, Copy)]
pub struct Candidate<'a> {
    /// The code.
    pub code: &'a str,
    /// Whether the step acts or checks.
    pub step_type: StepType,
    /// The sentence: words that stand in it may stand in the code, whatever the params' values are.
    pub text: &'a str,
    /// Names and today's values of the params, when the code is new. `None` for code that is replayed: today's value of
    /// a param may well be the name of a button.
    pub params: Option<&'a [(String, String)]>,
    /// Locators or names that the page showed several of.
    pub ambiguous: &'a [String],
    /// Whether code may run in the page.
    pub evaluate: Evaluate,
}

/// Whether `evaluate` and the like may be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Evaluate {
    /// No.
    Refuse,
    /// Yes, with a function written down as its argument.
    Allow,
}

/// Parsed code with what its names stand for.
struct Subject<'a> {
    tree: Tree<'a>,
    roles: Roles,
    candidate: Candidate<'a>,
    /// Nodes that run in the page.
    in_page: HashSet<NodeId>,
}

/// Holds code against the policy.
///
/// # Errors
///
/// [`Error::NoThread`] when there was no thread to check it on.
pub fn check(candidate: &Candidate<'_>) -> Result<Vec<Finding>> {
    if let Some(finding) = parse::too_large(candidate.code) {
        return Ok(vec![finding]);
    }
    let stack = STACK + candidate.code.len() * STACK_PER_BYTE;
    thread::scope(|scope| {
        let thread = thread::Builder::new().stack_size(stack);
        let checking = thread.spawn_scoped(scope, || check_here(*candidate));
        let checking = checking.map_err(|source| Error::NoThread { source })?;
        checking.join().map_err(|panic| std::panic::resume_unwind(panic))
    })
}

/// Whether code with these findings must neither be stored nor run.
#[must_use]
pub fn refuses(findings: &[Finding]) -> bool {
    findings.iter().any(|finding| finding.severity == Severity::High)
}

fn check_here(candidate: Candidate<'_>) -> Vec<Finding> {
    let parsed = Parsed::default();
    match parsed.parse(candidate.code) {
        Ok(program) => check_program(candidate, program),
        Err(findings) => findings,
    }
}

fn check_program<'a>(candidate: Candidate<'a>, program: &'a oxc_ast::ast::Program<'a>) -> Vec<Finding> {
    let mut report = Report::new(candidate.code);
    let tree = Tree::new(program);
    let roles = shape::check(&tree, &mut report);
    let mut subject = Subject { tree, roles, candidate, in_page: HashSet::new() };
    subject.in_page = arguments::in_page(&subject);
    let checks = [
        syntax::check,
        globals::check,
        access::check,
        calls::check,
        overwriting::check,
        arguments::check,
        loops::check,
        awaiting::check,
        position::check,
        literals::check,
        asserting::check,
        doing::check,
    ];
    for check in checks {
        check(&subject, &mut report);
    }
    report.finish()
}
