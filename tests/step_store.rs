//! Loading, saving, listing and removing step files: the contract's section 3.

mod support;

use std::fs;
use std::thread;

use playwright_recall::step::document::{Document, Field};
use playwright_recall::step::identity::{StepIdentity, StepType};
use playwright_recall::step::outcome::{Miss, Reason, Removal, Save};
use playwright_recall::step::store::Damaged;
use proptest::prelude::*;
use support::steps::{CODE, OTHER, Place, hit, miss, refusal, save, save_with, step};

#[test]
fn what_was_saved_is_loaded() {
    let place = Place::new();
    let (store, reload) = (place.store(Some("checkout")), step("Reload  the Page"));
    assert_eq!(miss(&store, &reload), Miss::Absent);
    let path = place.root().join("checkout").join(reload.filename());
    assert_eq!(save(&store, &reload, CODE), Save::Saved { path: path.clone() });
    let stored = hit(&store, &step("reload the page"));
    assert_eq!((stored.path, stored.code.as_str(), stored.code_line), (path.clone(), CODE, 8));
    assert_eq!(stored.sentence, "Reload  the Page", "the author's wording is kept");
    assert_eq!(stored.created.len(), 10);
    let text = fs::read_to_string(path).expect("a file");
    assert!(
        text.starts_with(
            "// recall step\n// sentence: \"Reload  the Page\"\n// normalized: \"reload the page\"\n"
        ),
        "{text}"
    );
    assert!(!text.contains(env!("CARGO_PKG_VERSION")), "an upgrade invalidates nothing");
}

#[test]
fn steps_never_leak_across_subdirectories() {
    let place = Place::new();
    save(&place.store(Some("a")), &step("reload"), CODE);
    for path in [None, Some("b"), Some("a/b")] {
        assert_eq!(miss(&place.store(path), &step("reload")), Miss::Absent, "{path:?}");
    }
    hit(&place.store(Some("./a/")), &step("reload"));
}

#[test]
fn the_same_code_is_not_written_again_and_another_is() {
    let place = Place::new();
    let (store, reload) = (place.store(None), step("reload"));
    save(&store, &reload, CODE);
    assert!(matches!(save(&store, &step("RELOAD"), &CODE.replace('\n', "\r\n")), Save::Unchanged { .. }));
    assert_eq!(hit(&store, &reload).sentence, "reload");
    assert!(matches!(save(&store, &step("Reload"), OTHER), Save::Saved { .. }));
    assert_eq!(
        (hit(&store, &reload).code.as_str(), hit(&store, &reload).sentence.as_str()),
        (OTHER, "Reload")
    );
}

#[test]
fn what_somebody_added_to_the_header_survives_a_healing() {
    let place = Place::new();
    let (store, reload) = (place.store(None), step("reload"));
    save(&store, &reload, CODE);
    let path = store.path_of(&reload);
    let edited =
        fs::read_to_string(&path).expect("a file").replace("// created", "// owner: ada\n// created");
    fs::write(&path, edited).expect("an edit");
    assert_eq!(hit(&store, &reload).code_line, 9);
    save(&store, &reload, OTHER);
    assert!(fs::read_to_string(&path).expect("a file").contains("\n// owner: ada\n"));
}

#[test]
fn code_that_breaks_the_policy_is_never_stored() {
    let place = Place::new();
    let store = place.store(None);
    for code in ["export default async function step({ page }) {", &CODE.replace("page.reload", "page.close")]
    {
        assert!(
            matches!(save(&store, &step("reload"), code), Save::Rejected { findings } if !findings.is_empty())
        );
    }
    assert!(!place.root().exists(), "nothing is made for what is not stored");
}

#[test]
fn an_edited_file_is_loaded_with_its_edits() {
    let place = Place::new();
    let (store, reload) = (place.store(None), step("reload"));
    save(&store, &reload, CODE);
    let path = store.path_of(&reload);
    let code = format!("// by hand\n{CODE}\n\n");
    let edited = fs::read_to_string(&path).expect("a file").replace(CODE, &code);
    for text in [edited.clone(), edited.replace('\n', "\r\n"), format!("\u{feff}{edited}")] {
        fs::write(&path, text).expect("an edit");
        assert_eq!(hit(&store, &reload).code, code);
    }
}

#[test]
fn a_damaged_file_is_told_and_not_replaced_in_silence() {
    let place = Place::new();
    let (store, reload) = (place.store(None), step("reload"));
    save(&store, &reload, CODE);
    let path = store.path_of(&reload);
    let whole = fs::read(&path).expect("a file");
    let text = String::from_utf8(whole.clone()).expect("text");
    for (bytes, line, what) in [
        (b"".to_vec(), Some(1), "does not begin"),
        (whole.iter().take(57).copied().collect(), Some(3), "not a JSON string"),
        (
            text.replace("// cache key", "<<<<<<< HEAD\n// cache key").into_bytes(),
            Some(4),
            "does not begin with `//`",
        ),
        (
            text.replace("await", "\u{0}await")
                .into_bytes()
                .into_iter()
                .map(|b| if b == 0 { 0xff } else { b })
                .collect(),
            Some(9),
            "not UTF-8",
        ),
        (text.into_bytes().into_iter().chain(vec![b'/'; 300_000]).collect(), None, "longer than"),
    ] {
        fs::write(&path, &bytes).expect("damage");
        let Miss::Corrupt(damage) = miss(&store, &reload) else { panic!("{what}") };
        assert_eq!(damage.line, line, "{damage:?}");
        assert!(damage.what.contains(what), "{damage:?}");
        let (reason, detail) = refusal(save(&store, &reload, CODE));
        assert_eq!(reason, Reason::Damaged);
        assert!(detail.contains(what) && detail.contains("repair or delete"), "{detail}");
        assert_eq!(fs::read(&path).expect("a file"), bytes, "it is as it was");
    }
    assert!(matches!(save_with(&store, &reload, CODE, Damaged::Replace), Save::Saved { .. }));
    assert_eq!(hit(&store, &reload).code, CODE);
}

#[test]
fn a_file_of_another_step_is_a_mismatch() {
    let place = Place::new();
    let (store, reload) = (place.store(None), step("reload"));
    save(&store, &reload, CODE);
    let path = store.path_of(&reload);
    let text = fs::read_to_string(&path).expect("a file");
    for (from, to, field) in [
        ("sentence: \"reload\"", "sentence: \"go back\"", Field::Sentence),
        ("normalized: \"reload\"", "normalized: \"Reload\"", Field::Normalized),
        ("\"flow\"", "\"other\"", Field::CacheKey),
        ("\"action\"", "\"assertion\"", Field::StepType),
    ] {
        fs::write(&path, text.replace(from, to)).expect("an edit");
        let Miss::Mismatch(difference) = miss(&store, &reload) else { panic!("{to}") };
        assert_eq!(difference.field, field);
        assert!(difference.to_string().contains(field.label()), "{difference}");
        assert_eq!(refusal(save(&store, &reload, CODE)).0, Reason::Damaged);
    }
    fs::write(&path, text.replace("sentence: \"reload\"", "sentence: \" RELOAD \"")).expect("an edit");
    hit(&store, &reload);
}

#[test]
fn what_is_no_file_is_told_and_left_alone() {
    let place = Place::new();
    let (store, reload) = (place.store(None), step("reload"));
    fs::create_dir_all(store.path_of(&reload)).expect("a directory");
    assert!(
        matches!(miss(&store, &reload), Miss::Corrupt(damage) if damage.what.contains("not a regular file"))
    );
    assert_eq!(refusal(save(&store, &reload, CODE)).0, Reason::Damaged);
    assert_eq!(refusal(save_with(&store, &reload, CODE, Damaged::Replace)).0, Reason::StorageError);
}

#[test]
fn a_root_that_is_a_file_is_a_miss_and_a_skip() {
    let place = Place::new();
    fs::write(place.root(), "not a directory").expect("a file");
    let store = place.store(Some("a"));
    assert!(matches!(miss(&store, &step("reload")), Miss::Corrupt(_)));
    let (reason, detail) = refusal(save_with(&store, &step("reload"), CODE, Damaged::Replace));
    assert_eq!(reason, Reason::StorageError);
    assert!(detail.contains("cache"), "{detail}");
}

#[test]
fn stale_drafts_are_swept_and_young_ones_and_other_files_are_not() {
    let place = Place::new();
    let store = place.store(None);
    save(&store, &step("reload"), CODE);
    let old = std::time::SystemTime::now() - std::time::Duration::from_hours(2);
    for (name, written) in
        [(".recall-abc.tmp", Some(old)), (".recall-young.tmp", None), ("notes.tmp", Some(old))]
    {
        let file = fs::File::create(place.root().join(name)).expect("a file");
        if let Some(written) = written {
            file.set_modified(written).expect("a time");
        }
    }
    save(&store, &step("go back"), OTHER);
    let left = |name: &str| place.root().join(name).exists();
    assert!(!left(".recall-abc.tmp") && left(".recall-young.tmp") && left("notes.tmp"));
}

#[test]
fn many_writers_leave_one_whole_file_and_nothing_else() {
    let place = Place::new();
    let (store, reload) = (place.store(Some("a/b")), step("reload"));
    thread::scope(|scope| {
        for writer in 0..8 {
            let (store, reload) = (&store, &reload);
            scope.spawn(move || {
                for turn in 0..20 {
                    let code = CODE.replace("reload()", &format!("goto('/{writer}/{turn}')"));
                    save(store, reload, &code);
                    assert!(hit(store, reload).code.contains("goto('/"), "never a partial file");
                }
            });
        }
    });
    let names = fs::read_dir(place.root().join("a/b")).expect("a directory").count();
    assert_eq!(names, 1, "no draft is left");
}

#[test]
fn a_listing_names_every_step_file_and_what_is_wrong_with_it() {
    let place = Place::new();
    let (root, nested) = (place.store(None), place.store(Some("checkout/cards")));
    save(&root, &step("Reload"), CODE);
    save(&nested, &step("go back"), OTHER);
    let path = nested.path_of(&step("go back"));
    fs::copy(&path, path.with_file_name("copied.mjs")).expect("a copy");
    fs::write(place.root().join("broken.mjs"), "export {}").expect("a file");
    fs::write(place.root().join("README.md"), "notes").expect("a file");
    let listed = root.list();
    let told = listed.iter().map(|listed| {
        let what = match &listed.step {
            Ok(step) => step.identity.text().to_owned(),
            Err(why) => why.label().to_owned(),
        };
        (listed.file.clone(), listed.cache_path.clone(), what)
    });
    let cards = Some("checkout/cards".to_owned());
    let name = |text| step(text).filename();
    assert_eq!(
        told.collect::<Vec<_>>(),
        [
            ("broken.mjs".to_owned(), None, "corrupt".to_owned()),
            ("checkout/cards/copied.mjs".to_owned(), cards.clone(), "corrupt".to_owned()),
            (format!("checkout/cards/{}", name("go back")), cards, "go back".to_owned()),
            (name("reload"), None, "Reload".to_owned()),
        ]
    );
    let whole = listed.last().and_then(|listed| listed.step.as_ref().ok()).expect("a step");
    assert_eq!((whole.code.as_str(), whole.code_line), (CODE, 8));
    assert_eq!(nested.list().len(), 2, "an address lists what is at it and below");
    assert_eq!(place.store(Some("nothing")).list(), []);
}

#[test]
fn a_file_is_removed_by_the_path_that_its_listing_gives() {
    let place = Place::new();
    let store = place.store(None);
    save(&place.store(Some("a")), &step("reload"), CODE);
    let file = store.list().pop().expect("a file").file;
    assert_eq!(store.remove(&file).expect("a path"), Removal::Removed);
    assert_eq!(store.remove(&file).expect("a path"), Removal::Absent);
    for wrong in ["../other.mjs", "/etc/x.mjs", "a", "notes.md", "", "a/../b.mjs"] {
        assert!(store.remove(wrong).is_err(), "{wrong}");
    }
}

/// A body that keeps the policy, with any text in it.
fn body() -> impl Strategy<Value = String> {
    let text = prop_oneof!["[ -~]{0,30}", "\\PC{0,20}", Just("// --- step code ---".to_owned())];
    let comment = prop_oneof![Just("\n".to_owned()), Just("\r\n".to_owned()), "// [ -~]{0,30}\n"];
    (text, comment, any::<bool>()).prop_map(|(text, comment, marked)| {
        let literal = serde_json::Value::from(text).to_string();
        let mark = if marked { "\u{feff}" } else { "" };
        format!("{mark}{comment}export default async function step({{ page }}) {{\r\n  await page.getByText({literal}).click();\n}}")
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn load_save_load_is_a_fixed_point(key in "\\PC{1,12}", sentence in "\\PC{1,40}", code in body()) {
        let place = Place::new();
        let store = place.store(None);
        let Ok(step) = StepIdentity::new(&key, StepType::Action, &sentence) else { return Ok(()) };
        match save(&store, &step, &code) {
            Save::Saved { .. } => {}
            // Characters that are not seen are refused, wherever they come from.
            Save::Rejected { .. } => return Ok(()),
            other => panic!("{other:?}"),
        }
        let first = hit(&store, &step);
        let bytes = fs::read(&first.path).expect("a file");
        prop_assert_eq!(&first.code, &code.replace("\r\n", "\n"));
        let unchanged = matches!(save(&store, &step, &first.code), Save::Unchanged { .. });
        prop_assert!(unchanged, "the code came back to the byte");
        fs::remove_file(&first.path).expect("a file");
        save(&store, &step, &first.code);
        prop_assert_eq!(&hit(&store, &step), &first);
        prop_assert_eq!(fs::read(&first.path).expect("a file"), bytes);
        let document = Document::parse(&fs::read_to_string(&first.path).expect("a file")).expect("a step file");
        prop_assert_eq!(document.value(Field::Sentence), sentence);
    }
}
