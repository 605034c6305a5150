//! The form of a step file: the contract's section 2.

use playwright_recall::step::document::{Document, Field};
use proptest::prelude::*;

const FILE: &str = r#"// recall step
// sentence: "Click Sign in"
// normalized: "click sign in"
// cache key: "login-flow"
// step type: "action"
// created: "2026-11-30"
// --- step code ---
import { expect } from '@playwright/test';

export default async function step({ page, params }) {
  await page.getByRole('button', { name: 'Sign in' }).click();
}
"#;

fn values(sentence: &str, key: &str) -> [String; 5] {
    [sentence, "normal", key, "action", "2026-11-30"].map(str::to_owned)
}

#[test]
fn the_contracts_own_example_is_read_and_written_to_the_byte() {
    let document = Document::parse(FILE).expect("a step file");
    assert_eq!(document.value(Field::Sentence), "Click Sign in");
    assert_eq!(document.value(Field::CacheKey), "login-flow");
    assert_eq!(document.code_line(), 8);
    assert!(document.code.starts_with("import { expect }"));
    assert_eq!(document.render(), FILE);
}

#[test]
fn a_checkout_with_crlf_and_a_byte_order_mark_reads_the_same() {
    let expected = Document::parse(FILE).expect("a step file");
    for text in [
        FILE.replace('\n', "\r\n"),
        format!("\u{feff}{FILE}"),
        format!("\u{feff}{}", FILE.replace('\n', "\r\n")),
    ] {
        assert_eq!(Document::parse(&text).as_ref(), Ok(&expected));
    }
    assert!(!Document::new(values("a", "b"), "x\r\ny\rz").render().contains('\r'), "always LF when written");
}

#[test]
fn comments_that_are_none_of_ours_are_kept_in_their_order() {
    let text = FILE
        .replace("// created", "// owner: team \"x\"\n// created")
        .replace("// --- step", "// no colon\n//\n// --- step");
    let document = Document::parse(&text).expect("a step file");
    assert_eq!(document.others, ["// owner: team \"x\"", "// no colon", "//"]);
    assert_eq!(document.code_line(), 11);
    let again = Document::parse(&document.render()).expect("a step file");
    assert_eq!(again, document);
}

#[test]
fn damage_is_told_with_its_line() {
    for (change, line, what) in [
        (("// recall step", "// recall  step"), Some(1), "does not begin with `// recall step`"),
        (("// sentence: \"Click Sign in\"\n", ""), Some(6), "has no `sentence`"),
        (("// created: \"2026-11-30\"\n", ""), Some(6), "has no `created`"),
        (
            ("// normalized: \"click sign in\"", "// normalized: click"),
            Some(3),
            "`normalized` is not a JSON string",
        ),
        (
            ("// normalized: \"click sign in\"", "// normalized: \"click"),
            Some(3),
            "`normalized` is not a JSON string",
        ),
        (("\"login-flow\"", "\"login-flow\" x"), Some(4), "`cache key` is not a JSON string"),
        (("\"login-flow\"", "7"), Some(4), "`cache key` is not a JSON string"),
        (("// cache key", "<<<<<<< HEAD\n// cache key"), Some(4), "does not begin with `//`"),
        (("// step type", "// created: \"2026-01-01\"\n// step type"), Some(7), "`created` stands twice"),
        (("// step type", "\n// step type"), Some(5), "does not begin with `//`"),
        (("// --- step code ---", "// step code"), Some(8), "does not begin with `//`"),
        (("// cache key", "// note\u{2028}process.exit()\n// cache key"), Some(4), "end of a comment"),
        (("// cache key", "// note\rprocess.exit()\n// cache key"), Some(5), "does not begin with `//`"),
    ] {
        let text = FILE.replacen(change.0, change.1, 1);
        let damage = Document::parse(&text).expect_err(what);
        assert_eq!(damage.line, line, "{damage:?}");
        assert!(damage.what.contains(what), "{damage:?}");
    }
    for text in ["", "// recall step", "// recall step\n// sentence: \"a\"\n"] {
        assert!(Document::parse(text).is_err(), "{text:?}");
    }
}

#[test]
fn the_first_sentinel_wins_and_no_value_forges_one() {
    let sentinel = "// --- step code ---";
    let code = format!("a\n{sentinel}\nb");
    let sentence = format!("x\n{sentinel}\u{2028}{sentinel}");
    let text = Document::new(values(&sentence, sentinel), &code).render();
    let document = Document::parse(&text).expect("a step file");
    assert_eq!((document.value(Field::Sentence), document.code.as_str()), (sentence.as_str(), code.as_str()));
}

#[test]
fn a_header_is_plain_text_on_one_line_each() {
    let nasty = "a\u{0}\u{7f}\u{85}\u{2028}\u{2029}\u{202e}\u{2066}\u{200f}\u{feff}\u{61c}\"\\\n\r\tß→👩‍👧";
    let text = Document::new(values(nasty, nasty), "code").render();
    let header = text.strip_suffix("code").expect("the code");
    assert_eq!(header.lines().count(), 7);
    assert!(header.contains("ß→👩‍👧"), "what can be read stays so");
    assert!(
        header.chars().all(|c| c == '\n'
            || !(c.is_control() || "\u{2028}\u{2029}\u{202e}\u{2066}\u{200f}\u{feff}\u{61c}".contains(c))),
        "{header}"
    );
    assert_eq!(Document::parse(&text).expect("a step file").value(Field::Sentence), nasty);
}

/// Text with everything that could break the form.
fn nasty() -> impl Strategy<Value = String> {
    let special = prop::sample::select(vec![
        "\n", "\r\n", "\r", "\u{feff}", "\u{2028}", "\u{85}", "\0", "\"", "\\", "// --- step code ---",
        "// recall step", "// sentence: \"x\"", "//", "é", "👩‍👧", "\u{202e}", " ", "a",
    ]);
    prop_oneof![any::<String>(), prop::collection::vec(special, 0..12).prop_map(|parts| parts.concat())]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn writing_and_reading_is_a_fixed_point(sentence in nasty(), key in nasty(), code in nasty()) {
        let written = Document::new(values(&sentence, &key), &code);
        let read = Document::parse(&written.render()).expect("what was written");
        prop_assert_eq!(&read, &written);
        prop_assert_eq!(read.value(Field::Sentence), &sentence);
        prop_assert_eq!(&read.code, &code.replace("\r\n", "\n").replace('\r', "\n"));
        let again = Document::new(values(&sentence, &key), &read.code);
        prop_assert_eq!(again.render(), written.render());
    }

    #[test]
    fn any_text_is_read_or_told_apart(text in nasty()) {
        if let Ok(document) = Document::parse(&text) {
            prop_assert_eq!(Document::parse(&document.render()), Ok(document));
        }
    }

    #[test]
    fn a_file_that_somebody_edited_is_a_fixed_point(others in prop::collection::vec("//[ -~]{0,20}", 0..3), code in nasty(), crlf in any::<bool>()) {
        let (header, _) = FILE.split_once("// ---").expect("a sentinel");
        let known = Field::ALL.map(|field| format!("// {}:", field.label()));
        let others = others.into_iter().filter(|line| !known.iter().any(|known| line.starts_with(known)) && !line.contains("---"));
        let others = others.map(|line| line + "\n").collect::<String>();
        let text = format!("{header}{others}// --- step code ---\n{code}");
        let text = if crlf { text.replace('\n', "\r\n") } else { text };
        let Ok(document) = Document::parse(&text) else { return Ok(()) };
        let again = Document::parse(&document.render()).expect("what was written");
        prop_assert_eq!(again, document);
    }
}
