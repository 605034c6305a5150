//! Text as people write it, brought to one form before it is compared or digested.
//!
//! Three forms, from the loosest change to the strongest:
//!
//! - [`normalize_target`]: the same sentence however it was typed (NFC, white space), case kept.
//! - [`fold`]: the same text whatever its case, by full Unicode case folding (ß = ss, final sigma, İ).
//! - [`words`]: the words in it, compatibility forms undone and case folded, so that a word of a sentence and
//!   a word of a page can be compared.
//!
//! Each is idempotent: applying it to its own result changes nothing.
//!
//! # Limits
//!
//! No language is assumed: nothing is stemmed and nothing translated. Scripts written without spaces between words
//! (Han, Hiragana, Katakana) are split into single characters, because telling words apart there needs a dictionary.

use icu_casemap::CaseMapper;
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

/// The sentence that names a target, in the form that enters its key: NFC, trimmed, white space runs to one space,
/// case kept.
///
/// ```
/// # use playwright_recall::text::normalize_target;
/// assert_eq!(normalize_target("  the\u{a0}\n Save  button "), "the Save button");
/// ```
#[must_use]
pub fn normalize_target(text: &str) -> String {
    collapse(&text.nfc().collect::<String>())
}

/// The text with every difference of case removed (canonical caseless form, in NFC).
///
/// ```
/// # use playwright_recall::text::fold;
/// assert_eq!(fold("STRASSE"), fold("straße"));
/// ```
#[must_use]
pub fn fold(text: &str) -> String {
    let decomposed = text.nfd().collect::<String>();
    CaseMapper::new().fold_string(&decomposed).nfc().collect()
}

/// The words of a text in order, folded; numbers count as words, punctuation does not.
///
/// ```
/// # use playwright_recall::text::words;
/// assert_eq!(words("Row 7: Delete (Bob)"), ["row", "7", "delete", "bob"]);
/// assert_eq!(words("購入する"), ["購", "入", "す", "る"]);
/// ```
#[must_use]
pub fn words(text: &str) -> Vec<String> {
    let folded = fold(&text.nfkc().collect::<String>());
    let plain = folded.nfkc().collect::<String>();
    // A mark after a space belongs to that space for UAX #29; the space is no part of a word.
    plain.unicode_words().map(str::trim).flat_map(without_dictionary).collect()
}

/// The signs of a text in order that tell two names apart as words do: symbols, emoji, currencies wherever they stand,
/// and such as `+`, `-`, `#`, `%` where they touch a letter or a digit (C++, A-, -10). Punctuation between words, and
/// arrows and shapes that show a state, are none. `with_numbers`: also those that touch nothing but digits.
///
/// ```
/// # use playwright_recall::text::signs;
/// assert_eq!(signs("C++ (draft)", true), ["+", "+"]);
/// assert_eq!(signs("Rent -10 - paid", true), ["-"]);
/// assert!(signs("Rent -10", false).is_empty());
/// assert_eq!(signs("Vote 👍", false), ["👍"]);
/// ```
#[must_use]
pub fn signs(text: &str, with_numbers: bool) -> Vec<String> {
    let plain = text.nfkc().collect::<String>();
    let parts = plain.graphemes(true).collect::<Vec<_>>();
    let touches = |at: usize, is_it: fn(char) -> bool| {
        let before = parts.get(..at).and_then(|before| before.iter().rev().find(|part| !is_glued_sign(part)));
        let after = parts.get(at + 1..).and_then(|after| after.iter().find(|part| !is_glued_sign(part)));
        [before, after].into_iter().flatten().any(|part| part.chars().any(is_it))
    };
    let counts = |(at, part): &(usize, &&str)| {
        if is_glued_sign(part) {
            touches(*at, char::is_alphabetic) || (with_numbers && touches(*at, char::is_numeric))
        } else {
            part.chars().any(is_symbol)
        }
    };
    parts.iter().enumerate().filter(counts).map(|(_, part)| (*part).to_owned()).collect()
}

fn is_glued_sign(part: &str) -> bool {
    matches!(part, "+" | "-" | "\u{2212}" | "#" | "%" | "&" | "@" | "*" | "/" | "=" | "~" | "^" | "_")
}

/// Neither letter, digit, space nor punctuation of any script, and no arrow or shape.
const fn is_symbol(c: char) -> bool {
    matches!(c, '$' | '¢'..='¥' | '©' | '®' | '°' | '±' | '×' | '÷' | '\u{20a0}'..='\u{20cf}' | '\u{2100}'..='\u{214f}'
        | '\u{2200}'..='\u{22ff}' | '\u{2600}'..='\u{26ff}' | '\u{1f000}'..='\u{1faff}')
}

fn collapse(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A word of UAX #29, split further where its script needs a dictionary to find words.
fn without_dictionary(word: &str) -> Vec<String> {
    if word.chars().any(is_spaceless) {
        word.graphemes(true)
            .filter(|part| part.chars().any(char::is_alphanumeric))
            .map(str::to_owned)
            .collect()
    } else {
        vec![word.to_owned()]
    }
}

/// Han, Hiragana and Katakana. UAX #29 splits most of them by character already, but keeps Katakana runs whole.
fn is_spaceless(c: char) -> bool {
    matches!(c, '\u{3040}'..='\u{30ff}' | '\u{31f0}'..='\u{31ff}' | '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}'
        | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{323af}')
}
