//! What `text` promises: one form for one meaning, reached in one step.

use playwright_recall::text::{fold, normalize_target, words};
use proptest::prelude::*;

#[test]
fn a_target_is_nfc_trimmed_and_single_spaced_with_its_case_kept() {
    for (written, expected) in [
        ("the Save button", "the Save button"),
        ("  the Save\tbutton\n", "the Save button"),
        ("the\u{a0}Save\u{2003}button", "the Save button"),
        ("cafe\u{301}", "caf\u{e9}"),
        ("", ""),
        (" \n ", ""),
        ("A b", "A b"),
        ("\"Save\" it's", "\"Save\" it's"),
    ] {
        assert_eq!(normalize_target(written), expected, "{written:?}");
    }
}

#[test]
fn folding_is_full_not_simple() {
    for (one, other) in [
        ("straße", "STRASSE"),
        ("ΟΔΟΣ", "οδος"),
        ("οδός", "ΟΔΌΣ"),
        ("ﬁle", "FILE"),
        ("İ", "i\u{307}"),
        ("É", "e\u{301}"),
        ("ᾳ", "ΑΙ"),
    ] {
        assert_eq!(fold(one), fold(other), "{one:?} and {other:?}");
    }
    assert_ne!(fold("resume"), fold("résumé"), "an accent is not case");
}

#[test]
fn words_are_folded_numbers_count_and_spaceless_scripts_split() {
    for (text, expected) in [
        ("Delete Bob Smith", vec!["delete", "bob", "smith"]),
        ("row 7, A1", vec!["row", "7", "a1"]),
        ("enable 2FA", vec!["enable", "2fa"]),
        ("$1,400.50", vec!["1,400.50"]),
        ("カートに入れる", vec!["カ", "ー", "ト", "に", "入", "れ", "る"]),
        ("ｶｰﾄ", vec!["カ", "ー", "ト"]),
        ("장바구니 담기", vec!["장바구니", "담기"]),
        ("Ｓａｖｅ", vec!["save"]),
        ("…!?", vec![]),
        ("", vec![]),
    ] {
        assert_eq!(words(text), expected, "{text:?}");
    }
}

/// Text that is likely to break normalisation: marks, ligatures, special casing, odd spaces.
fn tricky() -> impl Strategy<Value = String> {
    let special = prop::sample::select(vec![
        "\u{301}", "\u{345}", "\u{307}", "\u{308}", "ß", "ẞ", "ﬁ", "İ", "ı", "ς", "Σ", "ᾳ", "ΐ", "ŉ", "ǰ",
        "\u{1e9e}", "\u{a0}", "\u{2000}", "\u{2003}", "\u{3000}", "\u{200b}", "\u{feff}", "\u{212b}",
        "\u{f900}", "㌀", "한", "\u{1100}\u{1161}", " ", "\n", "a", "É", "\u{1f1e6}", "👩‍👧", "م", "\u{202e}",
        "カ", "ﾞ", "½", "①", "ª", "\u{fdfa}",
    ]);
    prop_oneof![any::<String>(), prop::collection::vec(special, 0..8).prop_map(|parts| parts.concat())]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn normalising_twice_changes_nothing(text in tricky()) {
        let once = normalize_target(&text);
        prop_assert_eq!(normalize_target(&once), once);
    }

    #[test]
    fn folding_twice_changes_nothing(text in tricky()) {
        let once = fold(&text);
        prop_assert_eq!(fold(&once), once);
    }

    #[test]
    fn the_words_of_the_words_are_the_same_words(text in tricky()) {
        let once = words(&text);
        prop_assert_eq!(words(&once.join(" ")), once);
    }

    #[test]
    fn typing_it_otherwise_gives_the_same_target(text in tricky()) {
        use unicode_normalization::UnicodeNormalization;
        let expected = normalize_target(&text);
        prop_assert_eq!(&normalize_target(&text.nfd().collect::<String>()), &expected);
        prop_assert_eq!(&normalize_target(&format!(" \n{text}\u{a0}")), &expected);
    }
}
