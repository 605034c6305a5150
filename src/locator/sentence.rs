//! Accounting for every word of the sentence (law 4): what the control says itself, what its surroundings say, what only
//! names a role or is grammar, and what stands nowhere.
//!
//! No language is assumed. A word that nothing explains is not ignored, it makes the match stricter; the lists in
//! [`vocabulary`] only take that strictness away from words that carry no identity.

use std::collections::BTreeSet;

use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

use super::observation::{Candidate, Context, ContextKind};
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
    /// Those words, folded.
    pub nowhere: BTreeSet<String>,
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
    let mut said = BTreeSet::new();
    for word in sentence_words(target, &candidate.role, &own) {
        let again = !word.grammar && !said.insert(word.folded.clone());
        account.take(&word, again, candidate, &own);
    }
    account
}

impl Account {
    /// Whether numbers in labels count: an ordinal, or a sentence whose words stand nowhere, may mean one of them.
    pub const fn counts_numbers(&self) -> bool {
        self.asks_place || (self.unexplained && self.names_nothing())
    }

    /// Whether no word speaks of the control or of anything around it.
    pub const fn names_nothing(&self) -> bool {
        !self.names_control && self.named.is_empty()
    }
}

struct Word {
    folded: String,
    grammar: bool,
}

impl Account {
    /// `again`: the word was said before. "the Archive button in the Archive section" says two things with it.
    fn take(&mut self, word: &Word, again: bool, candidate: &Candidate, own: &BTreeSet<String>) {
        if own.contains(&word.folded) {
            self.names_control = true;
            if again {
                self.find_heads(word, candidate);
            }
        } else if word.grammar {
        } else if vocabulary::names_role(&word.folded, vocabulary::role(&candidate.role)) {
            // A section may be called "Menu" or "List" as well.
            self.find_heads(word, candidate);
        } else if vocabulary::is_ordinal(&word.folded) {
            self.asks_place = true;
            self.find_around(word, candidate);
        } else if !self.find_around(word, candidate) {
            self.unexplained = true;
            self.nowhere.insert(word.folded.clone());
        }
    }

    /// Looks the word up in the surroundings: everything that is called so, and the innermost that mentions it. What is
    /// merely near comes last.
    fn find_around(&mut self, word: &Word, candidate: &Candidate) -> bool {
        let mentions = |near: bool| {
            let mut contexts = candidate.context.iter().enumerate();
            contexts.find_map(|(at, context)| {
                let segment = place_in(context, &word.folded).filter(|_| is_near(context) == near)?;
                Some(word.named(at, segment))
            })
        };
        let mention = mentions(false).or_else(|| mentions(true));
        self.named.extend(mention);
        self.find_heads(word, candidate);
        mention.is_some()
            || candidate
                .context
                .iter()
                .any(|context| vocabulary::names_context(&word.folded, context.kind.label()))
    }

    fn find_heads(&mut self, word: &Word, candidate: &Candidate) {
        let contexts = candidate.context.iter().enumerate();
        let called =
            contexts.filter(|(_, context)| !is_near(context) && has_word(&context.head, &word.folded));
        self.named.extend(called.map(|(at, _)| word.named(at, None)));
    }
}

fn is_near(context: &Context) -> bool {
    context.kind == ContextKind::Near
}

impl Word {
    fn named(&self, context: usize, segment: Option<usize>) -> Named {
        Named { context, segment, number: is_number(&self.folded) }
    }
}

fn has_word(text: &str, word: &str) -> bool {
    text::words(text).iter().any(|other| other == word)
}

/// Where in a context a word stands: outer `None` nowhere, inner `None` in its head.
#[expect(clippy::option_option, reason = "nowhere, in the head, in a segment: three answers")]
fn place_in(context: &Context, word: &str) -> Option<Option<usize>> {
    if has_word(&context.head, word) {
        return Some(None);
    }
    context.segments().position(|segment| has_word(segment, word)).map(Some)
}

/// Whether a word is nothing but a number.
pub fn is_number(word: &str) -> bool {
    !word.chars().any(char::is_alphabetic)
}

/// Words of texts that the recipe requires. What the control also says (its text under a label of its own) explains
/// nothing, since nobody would notice when it says something else.
fn own_words(candidate: &Candidate, stored: &BTreeSet<Signal>) -> BTreeSet<String> {
    let texts = stored.iter().filter_map(|signal| Some((*signal, candidate.signal(*signal)?)));
    texts
        .flat_map(|(signal, text)| match signal {
            Signal::Href => Vec::new(),
            Signal::Id | Signal::NameAttr | Signal::TestId => {
                [text::words(text), text::words(&spaced(text))].concat()
            }
            _ => text::words(text),
        })
        .collect()
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
