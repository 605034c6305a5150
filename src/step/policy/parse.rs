//! From text to a syntax tree, or to what is wrong with the text.
//!
//! The parser leaves some of what JavaScript refuses when it loads a file to oxc's semantic analysis: a name declared
//! twice, a `break` out of nowhere, an `import` inside of a function. That analysis is asked for its errors only; what a
//! name means is decided in [`tree`](super::tree), which is stricter.

use oxc_allocator::Allocator;
use oxc_ast::ast::Program;
use oxc_diagnostics::{LabeledSpan, OxcDiagnostic};
use oxc_parser::{ParseOptions, Parser};
use oxc_semantic::SemanticBuilder;
use oxc_span::SourceType;

use super::finding::Finding;
use super::report::Report;
use super::rule::Rule;

/// Longest code, in bytes. A step that people can review has one or two thousand.
const LONGEST: usize = 16 * 1_024;

/// Deepest nesting of brackets. People stop at ten or so; the parser takes quadratic time for some kinds of nesting.
const DEEPEST: usize = 100;

/// Holds the memory of one parse.
#[derive(Default)]
pub struct Parsed(Allocator);

impl Parsed {
    /// Parses an ES module.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn parse<'a>(&'a self, code: &'a str) -> Result<&'a Program<'a>, Vec<Finding>> {
        let options = ParseOptions {
            preserve_parens: false,
            parse_regular_expression: true,
            ..ParseOptions::default()
        };
        let parsed = Parser::new(&self.0, code, SourceType::mjs()).with_options(options).parse();
        let findings = findings_of(code, &parsed.diagnostics, <[_]>::first);
        if parsed.panicked || !findings.is_empty() {
            return Err(findings);
        }
        let program = self.0.alloc(parsed.program);
        let semantic = SemanticBuilder::new_compiler().build(program);
        let findings = findings_of(code, &semantic.diagnostics, <[_]>::last);
        if findings.is_empty() { Ok(program) } else { Err(findings) }
    }
}

/// `culprit` is the label that says where: the parser names what it stumbled over first, the analysis after what that
/// clashes with.
fn findings_of(
    code: &str,
    diagnostics: &[OxcDiagnostic],
    culprit: fn(&[LabeledSpan]) -> Option<&LabeledSpan>,
) -> Vec<Finding> {
    let mut report = Report::new(code);
    for diagnostic in diagnostics {
        let offset = culprit(&diagnostic.labels).map_or(0, |label| label.offset() as usize);
        report.refuse(Rule::DoesNotParse, offset, diagnostic.message.to_string());
    }
    report.finish()
}

/// The finding for code that is not even parsed.
pub fn too_large(code: &str) -> Option<Finding> {
    let what = if code.len() > LONGEST {
        format!("the code has {} bytes, more than {LONGEST}", code.len())
    } else if nesting(code) > DEEPEST {
        format!("brackets are nested more than {DEEPEST} deep")
    } else {
        return None;
    };
    let mut report = Report::new(code);
    report.refuse(Rule::TooLarge, 0, what);
    report.finish().pop()
}

/// How deep brackets are nested, those in strings included.
fn nesting(code: &str) -> usize {
    let mut depth = 0_usize;
    let mut deepest = 0;
    for byte in code.bytes() {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    deepest
}
