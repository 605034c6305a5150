//! What identifies a step: the contract's section 1, and the cases K3, K5 and K7.

#![expect(clippy::expect_used, reason = "a test that cannot go on must stop, in its helpers too")]

use std::collections::HashMap;

use playwright_recall::error::Error;
use playwright_recall::step::identity::{StepIdentity, StepType};
use playwright_recall::step::normalize_step_text;
use proptest::prelude::*;

fn step(cache_key: &str, text: &str) -> StepIdentity {
    StepIdentity::new(cache_key, StepType::Action, text).expect("an identity")
}

#[test]
fn white_space_and_case_are_how_somebody_typed() {
    for (written, normal) in [
        ("Click Sign in", "click sign in"),
        ("click  sign in ", "click sign in"),
        ("\tCLICK\u{a0}sign\r\nin", "click sign in"),
        ("Öffne die STRASSE", "öffne die strasse"),
        ("öffne die Straße", "öffne die strasse"),
        ("ΟΔΟΣ", "οδοσ"),
        ("οδος", "οδοσ"),
        ("İstanbul", "i\u{307}stanbul"),
        ("Cafe\u{301}", "caf\u{e9}"),
        ("", ""),
        (" \u{3000} ", ""),
    ] {
        assert_eq!(normalize_step_text(written), normal, "{written:?}");
    }
}

#[test]
fn text_in_quotation_marks_keeps_case_and_spacing() {
    for (written, normal) in [
        ("Type \"ABC\"", "type \"ABC\""),
        ("Type \"a  B\" Now", "type \"a  B\" now"),
        ("Type 'ABC'", "type 'ABC'"),
        ("Type `ABC`", "type `ABC`"),
        ("Type «ABC»", "type «ABC»"),
        ("Type “ABC”", "type “ABC”"),
        ("Type ‘ABC’", "type ‘ABC’"),
        ("Tippe „ABC“", "tippe „ABC“"),
        ("Skriv »ABC«", "skriv »ABC«"),
        ("「ABC」を押す", "「ABC」を押す"),
        ("\"A\" B \"C\"", "\"A\" b \"C\""),
        ("  \"  A  \"  ", "\"  A  \""),
        ("Type \"it's A\"", "type \"it's A\""),
        ("Type \"\" Here", "type \"\" here"),
        ("Type \"e\u{301}\"", "type \"\u{e9}\""),
    ] {
        assert_eq!(normalize_step_text(written), normal, "{written:?}");
    }
}

#[test]
fn an_apostrophe_inside_a_word_opens_no_quotation() {
    for (written, normal) in [
        ("Don't Save", "don't save"),
        ("Don’t Save Ada’s Draft", "don’t save ada’s draft"),
        ("The Users' List", "the users' list"),
        ("Open L’Eau", "open l’eau"),
        ("Click 'Don't Save' Now", "click 'Don't Save' now"),
        ("Open {{user}}'s Form And 'Save' It", "open {{user}}'s form and 'Save' it"),
    ] {
        assert_eq!(normalize_step_text(written), normal, "{written:?}");
    }
}

#[test]
fn a_mark_that_nothing_closes_quotes_nothing() {
    for (written, normal) in [
        ("Type \"ABC", "type \"abc"),
        ("A 17\" Screen", "a 17\" screen"),
        ("Home » Products » Settings", "home » products » settings"),
    ] {
        assert_eq!(normalize_step_text(written), normal, "{written:?}");
    }
}

#[test]
fn a_backslash_before_a_mark_never_makes_two_texts_one() {
    assert_ne!(normalize_step_text(r#"type "a \" B""#), normalize_step_text(r#"type "a \" b""#));
    assert_ne!(normalize_step_text(r#"type "C:\" and "D""#), normalize_step_text(r#"type "C:\" and "d""#));
    assert_eq!(normalize_step_text(r#"Type "C:\" Here"#), r#"type "C:\" here"#);
}

#[test]
fn placeholders_stay_as_written() {
    for (written, normal) in [
        ("Log In As {{User}}", "log in as {{User}}"),
        ("Set {{ Amount }}", "set {{ Amount }}"),
        ("Set {{e\u{301}}}", "set {{e\u{301}}}"),
        ("Type \"{{Name}}  A\"", "type \"{{Name}}  A\""),
        ("Type \"{{a\"B}} C\" D", "type \"{{a\"B}} C\" d"),
        ("Set {{{A}}} B", "set {{{A}}} b"),
        ("Set {{A} B", "set {{a} b"),
    ] {
        assert_eq!(normalize_step_text(written), normal, "{written:?}");
    }
    assert_ne!(step("k", "log in as {{user}}").digest(), step("k", "log in as {{User}}").digest());
}

#[test]
fn each_part_makes_another_step() {
    let base = step("login", "click Save");
    let others = [
        step("logout", "click Save"),
        step("login", "click save all"),
        StepIdentity::new("login", StepType::Assertion, "click Save").expect("an identity"),
    ];
    for other in others {
        assert_ne!(base.digest(), other.digest(), "{other:?}");
        assert_ne!(base.filename(), other.filename(), "{other:?}");
    }
    assert_eq!(base.digest(), step("login", " CLICK  save").digest());
}

#[test]
fn no_two_addresses_meet_and_equal_text_stays_equal() {
    assert_ne!(step("a:b", "c").digest(), step("a", "b:c").digest());
    assert_ne!(step("a\"", "b").digest(), step("a", "\"b").digest());
    assert_eq!(step("caf\u{e9}", "x").digest(), step("cafe\u{301}", "x").digest());
    assert_eq!(step("k", "Caf\u{e9} \u{a0}X").digest(), step("k", "cafe\u{301} x").digest());
}

#[test]
fn what_must_not_be_shared_is_not() {
    for (one, other) in [
        ("click log in", "click log out"),
        ("enable 2FA", "disable 2FA"),
        ("open the first row", "open the last row"),
        ("type \"ABC\"", "type \"abc\""),
        ("click Save", "klicke Speichern"),
        ("type \"a b\"", "type \"a  b\""),
    ] {
        assert_ne!(step("k", one).digest(), step("k", other).digest(), "{one} / {other}");
    }
}

#[test]
fn an_empty_key_or_sentence_is_an_error_that_names_it() {
    for (key, text, wrong) in [("", "click", "cacheKey"), (" ", "click", "cacheKey"), ("k", " \n", "text")] {
        let error = StepIdentity::new(key, StepType::Action, text).expect_err("nothing to identify");
        assert!(matches!(error, Error::InvalidArgument { argument, .. } if argument == wrong), "{error}");
    }
}

#[test]
fn the_digest_is_that_of_the_three_parts_with_their_lengths() {
    // printf '\x05\0\0\0\0\0\0\0login\x06\0\0\0\0\0\0\0action\x0a\0\0\0\0\0\0\0click save' | sha256sum
    let expected = "ed2acfe838f09984";
    assert!(
        step("login", "Click Save").digest().to_hex().starts_with(expected),
        "{:?}",
        step("login", "Click Save").digest()
    );
}

#[test]
fn a_file_name_is_a_readable_slug_and_the_digest() {
    for (text, slug) in [
        ("Click Sign in", "click-sign-in"),
        ("Öffne das Menü «Datei»", "offne-das-menu-datei"),
        ("set the amount to {{amount}}", "set-the-amount-to-amount"),
        ("открой корзину", "step"),
        ("カートに入れる", "step"),
        ("con", "step"),
        ("NUL", "step"),
        ("com1", "step"),
        ("com1 port", "com1-port"),
        ("…", "step"),
        ("../../etc/passwd", "etc-passwd"),
        (
            "fill in the whole registration form with the values of the customer",
            "fill-in-the-whole-registration-form-with-the",
        ),
        (
            "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz",
            "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuv",
        ),
    ] {
        let step = step("k", text);
        let expected = format!("{slug}.{}.mjs", step.digest().to_hex());
        assert_eq!(step.filename(), expected, "{text:?}");
        assert_eq!(step.digest().to_hex().len(), 64);
    }
}

/// Text that is likely to break normalisation: marks, special casing, quotes, braces, odd spaces.
fn tricky() -> impl Strategy<Value = String> {
    let special = prop::sample::select(vec![
        "\"", "'", "`", "«", "»", "“", "”", "‘", "’", "„", "‚", "‹", "›", "「", "」", "{{", "}}", "{", "}",
        "\\", " ", "\n", "\u{a0}", "\u{2000}", "\u{301}", "\u{345}", "\u{307}", "ß", "ﬁ", "İ", "ŉ", "ς", "Σ",
        "\u{1fef}", "\u{37e}", "A", "b", "é", "É", "한", "\u{202e}", "\u{2028}", "\u{85}", "1",
        "// --- step code ---", "\r",
    ]);
    prop_oneof![any::<String>(), prop::collection::vec(special, 0..14).prop_map(|parts| parts.concat())]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn normalising_twice_changes_nothing(text in tricky()) {
        let once = normalize_step_text(&text);
        prop_assert_eq!(normalize_step_text(&once), once);
    }

    #[test]
    fn typing_it_otherwise_gives_the_same_step(text in "[a-zA-Zéß ]{1,30}") {
        let expected = normalize_step_text(&text);
        prop_assert_eq!(normalize_step_text(&text.to_uppercase()), expected.clone());
        prop_assert_eq!(normalize_step_text(&text.replace(' ', " \u{a0}\n")), expected);
    }

    #[test]
    fn a_quoted_text_is_never_changed(before in "[A-Za-z ]{0,8}", quoted in "[A-Za-z '«»{}]{1,12}", after in "[A-Za-z ]{0,8}") {
        let normal = normalize_step_text(&format!("{before}\"{quoted}\"{after}"));
        let kept = format!("\"{quoted}\"");
        prop_assert!(normal.contains(&kept), "{}", normal);
    }

    #[test]
    fn no_two_identities_meet(parts in prop::collection::vec((tricky(), any::<bool>(), tricky()), 2..40)) {
        let mut seen = HashMap::new();
        for (key, acts, text) in parts {
            let step_type = if acts { StepType::Action } else { StepType::Assertion };
            let Ok(step) = StepIdentity::new(&key, step_type, &text) else { continue };
            let parts = (step.cache_key().to_owned(), step.step_type(), step.normalized_text().to_owned());
            let before = seen.entry(step.filename()).or_insert_with(|| parts.clone());
            prop_assert_eq!(before, &parts);
        }
    }

    #[test]
    fn every_file_name_is_one_on_every_platform(key in "[a-z]{1,5}", text in tricky()) {
        let Ok(step) = StepIdentity::new(&key, StepType::Action, &text) else { return Ok(()) };
        let name = step.filename();
        prop_assert!(name.len() <= 120 && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || matches!(byte, b'-' | b'.')), "{}", name);
        prop_assert!(!name.starts_with(['-', '.']), "{}", name);
    }
}
