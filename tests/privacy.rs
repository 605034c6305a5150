//! Who may see what (contract, section 4; case V1, the core's part): page text, sentences, addresses and values are in no
//! file of ours, no file name, no message and no debug output.

mod support;

use std::fs;

use playwright_recall::locator::key::LookupKey;
use playwright_recall::locator::observation::FrameObservation;
use playwright_recall::locator::operation::Operation;
use playwright_recall::locator::outcome::{Lookup, Write};
use serde_json::json;
use support::{Repo, files_under, found, lookup};

/// One in each place where something private can come in.
const SECRETS: [&str; 19] = [
    "secretsentence", "secretscope", "secretpath", "secretquery", "secretfragment", "secretuser",
    "secrethost", "secretname", "secretid", "secrettestid", "secretattribute", "secretplaceholder",
    "secrettitle", "secretalt", "secrethref", "secretrow", "secretframe", "secretlabel", "secrettag",
];

fn private_key() -> LookupKey {
    let url = "https://secretuser:secretuser@secrethost.test/secretpath?token=secretquery#secretfragment";
    let scope = vec!["secretscope".to_owned()];
    LookupKey { scope, ..LookupKey::new(url, Operation::Fill, "the secretsentence field of secretrow") }
}

fn private_page() -> Vec<FrameObservation> {
    let control = |token: &str, row: &str| {
        json!({
            "token": token, "role": "textbox", "tag": "x-secrettag", "type": "secrettag", "flags": "vew",
            "signals": {
                "name": "secretname", "id": "secretid", "testId": "secrettestid", "nameAttr": "secretattribute",
                "placeholder": "secretplaceholder", "title": "secrettitle", "alt": "secretalt", "href": "/secrethref",
            },
            "text": "secretname",
            "context": [
                { "kind": "row", "head": row, "text": format!("{row} secretlabel"), "index": 0, "count": 2 },
                { "kind": "column", "head": "secretlabel", "text": "" },
                { "kind": "group", "head": "secretlabel", "text": "secretlabel" },
                { "kind": "dialog", "head": "secretlabel", "text": "secretlabel" },
            ],
            "path": "html/body/x-secrettag:1/secrettag/input:2",
        })
    };
    let report = json!({
        "v": 1, "doc": "d", "labels": ["secretlabel"], "total": 2, "truncated": false,
        "candidates": [control("p1", "secretrow"), control("p2", "another")],
    });
    let url = "https://secrethost.test/secretframe?token=secretquery".to_owned();
    vec![FrameObservation::parse(vec![0], "secretframe".to_owned(), url, &report.to_string())]
}

fn assert_silent(where_: &str, text: &str) {
    let lower = text.to_lowercase();
    for secret in SECRETS {
        assert!(!lower.contains(secret), "{secret} stands in {where_}: {text}");
    }
}

#[test]
fn nothing_private_is_stored_named_or_shown() {
    let repo = Repo::new();
    let store = repo.store();
    let written = store.record(&private_key(), &private_page(), (0, "p1"), None).unwrap();
    assert_eq!(written, Write::Stored);
    let files = files_under(&repo.folder());
    assert_eq!(files.len(), 2, "the key and the entry");
    for file in files {
        assert_silent("a file name", &file.to_string_lossy());
        assert_silent("a file", &String::from_utf8_lossy(&fs::read(&file).unwrap()));
    }
    let memory = found(&store, &private_key());
    assert_silent("a memory's debug output", &format!("{memory:?} {store:?}"));
    assert_silent("what the page is asked", &memory.request_json());
    assert_silent("a match", &format!("{:?}", memory.match_frames(&private_page())));
    assert_silent("a comparison", &format!("{:?}", memory.compare(&private_page(), (0, "p2"))));
}

#[test]
fn the_same_text_leaves_no_trace_by_which_two_entries_could_be_told_to_share_it() {
    let repo = Repo::new();
    let store = repo.store();
    for scope in ["one", "two"] {
        let key = LookupKey { scope: vec![scope.to_owned()], ..private_key() };
        assert_eq!(store.record(&key, &private_page(), (0, "p1"), None).unwrap(), Write::Stored);
    }
    let digests = |path| {
        let text = fs::read_to_string(path).unwrap();
        let words = text.split(|digit: char| !digit.is_ascii_hexdigit()).filter(|word| word.len() >= 32);
        words.map(str::to_owned).collect::<std::collections::HashSet<_>>()
    };
    let [one, other] =
        <[_; 2]>::try_from(repo.entries().into_iter().map(digests).collect::<Vec<_>>()).unwrap();
    assert!(one.len() > 3, "there are digests to compare");
    assert!(one.is_disjoint(&other), "no digest of one entry stands in the other");
}

#[test]
fn no_message_says_what_was_asked_for() {
    let repo = Repo::new();
    let store = repo.store();
    store.record(&private_key(), &private_page(), (0, "p1"), None).unwrap();
    let entry = repo.entry();
    fs::remove_file(&entry).unwrap();
    fs::create_dir(&entry).unwrap();
    let Lookup::StorageError(refusal) = lookup(&store, &private_key()) else { panic!("a storage error") };
    assert_silent("a message", &format!("{refusal:?}"));
    let written = store.record(&private_key(), &private_page(), (0, "p1"), None).unwrap();
    assert_silent("a write's message", &format!("{written:?}"));
    let refused = store.lookup(&LookupKey { target: " ".to_owned(), ..private_key() }).unwrap_err();
    assert_silent("an error", &format!("{refused} {refused:?}"));
    fs::write(repo.key(), "damaged").unwrap();
    assert_silent("a key's message", &format!("{:?}", lookup(&store, &private_key())));
}
