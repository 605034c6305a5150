//! Accounting for every word of the sentence (law 4): what the control says itself, what its surroundings say, what only
//! names a role or is grammar, and what stands nowhere.
//!
//! No language is assumed. A word that nothing explains is not ignored, it makes the match stricter; the lists in
//! [`vocabulary`] only take that strictness away from words that carry no identity.

use std::collections::BTreeSet;

use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

use super::observation::{Candidate, Context};
use super::signal::Signal;
use super::vocabulary;
use crate::text;

/// What became of a sentence's words.
#[derive(Default)]
pub struct Account {
    /// Whether some word stands in the control's own texts.
    pub names_control: bool,
    /// Parts of surroundings that words of the sentence name.
    pub named: Vec<Named>,
    /// Whether some word stands nowhere.
    pub unexplained: bool,
    /// Whether some word asks for a place in a list.
    pub asks_place: bool,
}

/// A part of the surroundings that the sentence names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Named {
    /// Which of the candidate's contexts.
    pub context: usize,
    /// Which segment of it; `None` for its head.
    pub segment: Option<usize>,
    /// Whether the word is a bare number, so that numbers of that part count too.
    pub number: bool,
}

/// Accounts for the words of `target` beside the chosen candidate. `stored` are the signals the recipe will require:
/// an id that is not stored explains nothing.
pub fn account(target: &str, candidate: &Candidate, stored: &BTreeSet<Signal>) -> Account {
    let own = own_words(candidate, stored);
    let mut account = Account::default();
    for word in sentence_words(target, &candidate.role, &own) {
        account.take(&word, candidate, &own);
    }
    account
}

struct Word {
    folded: String,
    grammar: bool,
}

impl Account {
    fn take(&mut self, word: &Word, candidate: &Candidate, own: &BTreeSet<String>) {
        if own.contains(&word.folded) {
            self.names_control = true;
        } else if word.grammar || vocabulary::names_role(&word.folded, vocabulary::role(&candidate.role)) {
        } else if vocabulary::is_ordinal(&word.folded) {
            self.asks_place = true;
            self.find_around(word, candidate);
        } else {
            self.unexplained |= !self.find_around(word, candidate);
        }
    }

    /// Looks the word up in the surroundings, innermost first.
    fn find_around(&mut self, word: &Word, candidate: &Candidate) -> bool {
        let number = is_number(&word.folded);
        for (at, context) in candidate.context.iter().enumerate() {
            if let Some(segment) = place_in(context, &word.folded) {
                self.named.push(Named { context: at, segment, number });
                return true;
            }
        }
        candidate.context.iter().any(|context| vocabulary::names_context(&word.folded, context.kind.label()))
    }
}

/// Where in a context a word stands: outer `None` nowhere, inner `None` in its head.
#[expect(clippy::option_option, reason = "nowhere, in the head, in a segment: three answers")]
fn place_in(context: &Context, word: &str) -> Option<Option<usize>> {
    if text::words(&context.head).iter().any(|other| other == word) {
        return Some(None);
    }
    context.segments().position(|segment| text::words(segment).iter().any(|other| other == word)).map(Some)
}

/// Whether a word is nothing but a number.
pub fn is_number(word: &str) -> bool {
    !word.chars().any(char::is_alphabetic)
}

fn own_words(candidate: &Candidate, stored: &BTreeSet<Signal>) -> BTreeSet<String> {
    let names = stored
        .iter()
        .filter(|signal| matches!(signal, Signal::Id | Signal::NameAttr | Signal::TestId))
        .filter_map(|signal| candidate.signal(*signal));
    let parts = names.flat_map(|name| text::words(name).into_iter().chain(text::words(&spaced(name))));
    candidate.own_texts().flat_map(text::words).chain(parts).collect()
}

/// `userEmail_field-2` as a person would say it: `user Email field 2`.
fn spaced(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 8);
    let mut lower = false;
    for char in name.chars() {
        if char.is_uppercase() && lower {
            out.push(' ');
        }
        lower = char.is_lowercase();
        out.push(if char.is_alphanumeric() { char } else { ' ' });
    }
    out
}

fn sentence_words(target: &str, role: &str, own: &BTreeSet<String>) -> Vec<Word> {
    let sentence = without_unspaced_role_words(&target.nfkc().collect::<String>(), role, own);
    sentence
        .unicode_words()
        .flat_map(|raw| {
            let lower = raw == raw.to_lowercase();
            text::words(raw)
                .into_iter()
                .map(move |folded| Word { grammar: lower && vocabulary::is_grammar(&folded), folded })
        })
        .collect()
}

/// Takes a role word such as ボタン out of an unspaced sentence, unless the control is named with it.
fn without_unspaced_role_words(sentence: &str, role: &str, own: &BTreeSet<String>) -> String {
    vocabulary::unspaced_role_words(vocabulary::role(role)).fold(sentence.to_owned(), |sentence, word| {
        let in_name = text::words(word).iter().all(|part| own.contains(part));
        if in_name { sentence } else { sentence.replace(word, " ") }
    })
}
