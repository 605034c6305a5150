//! Paths in the syntax of the URL Pattern standard: `/orders/:id`, `/files/*`, `/:lang(de|en)?/shop`, `/a{/b}?`.
//!
//! <https://urlpattern.spec.whatwg.org/#parsing-pattern-strings>, for paths alone and without captures: a pattern only
//! says which paths count as one. It is turned into a regular expression that has to match the whole path.
//!
//! The `urlpattern` crate does all of the standard, but with it the addon grows by 1.6 MB; this and `regex-lite` take
//! 0.1 MB.
//!
//! # Limits
//!
//! A custom group, `(…)`, may not itself hold capturing groups, as the standard has it, nor classes by Unicode property.

use std::fmt::Write as _;
use std::iter::Peekable;
use std::str::Chars;

use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use regex_lite::Regex;

use crate::error::{Error, Result};

/// What the URL standard percent-encodes in a path, so that a pattern can be written with the characters as they are.
const PATH: &AsciiSet = &CONTROLS
    .add(b' ')
    .add(b'"')
    .add(b'#')
    .add(b'<')
    .add(b'>')
    .add(b'?')
    .add(b'^')
    .add(b'`')
    .add(b'{')
    .add(b'}');

/// What a named group stands for: one segment.
const SEGMENT: &str = "[^/]+?";

/// What `*` stands for: anything.
const WILDCARD: &str = ".*";

/// One of the option's `paths`.
#[derive(Debug)]
pub struct PathPattern {
    text: String,
    expression: Regex,
}

impl PathPattern {
    /// Takes the pattern at `index` of the option.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidOption`], which names the place and not the pattern.
    pub fn parse(index: usize, text: &str) -> Result<Self> {
        let refuse = |problem: &str| Error::InvalidOption {
            option: format!("locatorCache.url.paths[{index}]"),
            problem: problem.to_owned(),
            accepted: "a path that starts with \"/\" or \"*\", in URLPattern syntax, such as \"/orders/:id\"",
        };
        if !text.starts_with(['/', '*']) {
            return Err(refuse("starts with something else"));
        }
        let source = Translation::of(text).map_err(refuse)?;
        let expression =
            Regex::new(&source).map_err(|_| refuse("has a group that is no regular expression"))?;
        Ok(Self { text: text.to_owned(), expression })
    }

    /// The pattern as it was written.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether it stands for this whole path.
    #[must_use]
    pub fn matches(&self, path: &str) -> bool {
        self.expression.is_match(path)
    }
}

type Parsed<T> = std::result::Result<T, &'static str>;

/// A pattern on its way to a regular expression.
struct Translation<'a> {
    rest: Peekable<Chars<'a>>,
    /// Fixed text that was read and not yet written: a group with a modifier takes the slash before it along.
    fixed: String,
    expression: String,
}

impl<'a> Translation<'a> {
    fn of(pattern: &'a str) -> Parsed<String> {
        let mut translation =
            Self { rest: pattern.chars().peekable(), fixed: String::new(), expression: "(?s)^".to_owned() };
        while let Some(next) = translation.rest.next() {
            translation.take(next)?;
        }
        translation.flush();
        translation.expression.push('$');
        Ok(translation.expression)
    }

    fn take(&mut self, next: char) -> Parsed<()> {
        match next {
            '*' => self.group(WILDCARD),
            ':' => {
                self.name()?;
                let inner =
                    if self.rest.next_if_eq(&'(').is_some() { self.custom()? } else { SEGMENT.to_owned() };
                self.group(&inner);
            }
            '(' => {
                let inner = self.custom()?;
                self.group(&inner);
            }
            '{' => self.braces()?,
            '}' => return Err("has a \"}\" that closes nothing"),
            '\\' => self.fixed.push(self.rest.next().ok_or("ends in a \"\\\"")?),
            fixed => self.fixed.push(fixed),
        }
        Ok(())
    }

    /// A group with its modifier, and with the slash before it where there is a modifier.
    fn group(&mut self, inner: &str) {
        let modifier = self.modifier();
        let prefix = if modifier.is_some() && self.fixed.ends_with('/') { self.fixed.pop() } else { None };
        self.flush();
        self.repeat(prefix.map_or("", |_| "/"), inner, "", modifier);
    }

    fn repeat(&mut self, prefix: &str, inner: &str, suffix: &str, modifier: Option<char>) {
        let one = format!("{prefix}(?:{inner}){suffix}");
        let more = match modifier {
            Some(modifier) => format!("(?:{one}){modifier}"),
            None => one,
        };
        self.expression.push_str(&more);
    }

    fn modifier(&mut self) -> Option<char> {
        self.rest.next_if(|next| matches!(next, '?' | '+' | '*'))
    }

    fn name(&mut self) -> Parsed<()> {
        let is_start = |next: &char| next.is_alphabetic() || matches!(next, '_' | '$');
        self.rest.next_if(is_start).ok_or("has a \":\" without a name")?;
        while self.rest.next_if(|next| next.is_alphanumeric() || matches!(next, '_' | '$')).is_some() {}
        Ok(())
    }

    /// The regular expression of a custom group, whose opening parenthesis is already read.
    fn custom(&mut self) -> Parsed<String> {
        let mut inner = String::new();
        let mut depth = 0_u32;
        while let Some(next) = self.rest.next() {
            match next {
                '\\' => inner.extend([next, self.rest.next().ok_or("ends in a \"\\\"")?]),
                ')' if depth == 0 => {
                    return if inner.is_empty() { Err("has an empty group") } else { Ok(inner) };
                }
                ')' => {
                    depth -= 1;
                    inner.push(next);
                }
                '(' if self.rest.peek() != Some(&'?') => return Err("has a capturing group inside a group"),
                '(' => {
                    depth += 1;
                    inner.push(next);
                }
                next => inner.push(next),
            }
        }
        Err("has a \"(\" that nothing closes")
    }

    /// `{…}` with its modifier, whose opening brace is already read. Braces do not nest.
    fn braces(&mut self) -> Parsed<()> {
        self.flush();
        let outer = std::mem::take(&mut self.expression);
        loop {
            match self.rest.next().ok_or("has a \"{\" that nothing closes")? {
                '}' => break,
                '{' => return Err("has braces inside braces"),
                next => self.take(next)?,
            }
        }
        self.flush();
        let inner = std::mem::replace(&mut self.expression, outer);
        let modifier = self.modifier();
        self.repeat("", &inner, "", modifier);
        Ok(())
    }

    fn flush(&mut self) {
        let fixed = std::mem::take(&mut self.fixed);
        let encoded = utf8_percent_encode(&fixed, PATH).to_string();
        let _ = write!(self.expression, "{}", regex_lite::escape(&encoded));
    }
}
