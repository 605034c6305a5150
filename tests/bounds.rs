//! What the page script cannot have reported is not read at all, and never costs time.

use playwright_recall::locator::key::LookupKey;
use playwright_recall::locator::observation::FrameObservation;
use playwright_recall::locator::operation::Operation;
use serde_json::{Value, json};

fn is_read(candidate: &Value, labels: &[String]) -> bool {
    let report = json!({ "v": 1, "labels": labels, "total": 1, "candidates": [candidate] }).to_string();
    FrameObservation::parse(vec![], String::new(), String::new(), &report).whole().is_some()
}

fn candidate(name: &str, context: &[Value]) -> Value {
    json!({ "token": "t", "role": "button", "tag": "button", "signals": { "name": name }, "context": context })
}

fn row(text: &str) -> Value {
    json!({ "kind": "row", "head": "", "text": text })
}

#[test]
fn what_the_page_script_reports_at_most_is_read() {
    let rows = vec![row(&"\u{2603}\n".repeat(300)); 10];
    assert!(is_read(&candidate(&"\u{2603}".repeat(512), &rows), &["x".repeat(200), "y".repeat(200)]));
}

#[test]
fn more_is_refused() {
    let long = "x".repeat(5_000);
    assert!(!is_read(&candidate(&long, &[]), &[]), "a long name");
    assert!(!is_read(&candidate("Save", &[row(&long)]), &[]), "a long row");
    assert!(!is_read(&candidate("Save", &[row(&"x\n".repeat(400))]), &[]), "a row of many cells");
    assert!(!is_read(&candidate("Save", &vec![row("x"); 17]), &[]), "many surroundings");
    assert!(!is_read(&candidate("Save", &[]), std::slice::from_ref(&long)), "a long label");
    assert!(!is_read(&candidate("Save", &[]), &vec![String::new(); 9]), "many labels");
}

#[test]
fn a_sentence_that_is_a_page_long_is_refused() {
    let check = |length| LookupKey::new("https://shop.test/", Operation::Click, &"x".repeat(length)).check();
    assert!(check(4_096).is_ok());
    assert_eq!(check(4_097).err().map(|error| error.code()), Some("RECALL_INVALID_ARGUMENT"));
}
