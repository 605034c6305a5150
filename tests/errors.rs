//! Codes are stable and documented: the table in `docs/errors.md` and the enum say the same.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on must stop, in its helpers too")]

use std::collections::BTreeSet;
use std::fs;

use playwright_recall::error::Error;

/// The codes in the first column of the core's table.
fn documented() -> Vec<String> {
    let text = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/errors.md")).unwrap();
    let rows = text.lines().filter_map(|line| line.strip_prefix("| `RECALL_"));
    rows.map(|row| format!("RECALL_{}", row.split('`').next().unwrap())).collect()
}

#[test]
fn the_table_of_codes_is_the_enum_in_the_same_order() {
    assert_eq!(documented(), Error::CODES);
}

#[test]
fn no_code_is_used_twice() {
    assert_eq!(Error::CODES.iter().collect::<BTreeSet<_>>().len(), Error::CODES.len());
}

#[test]
fn each_error_has_the_code_of_its_name() {
    for (error, code) in [
        (Error::InvalidArgument { argument: "target", problem: "is empty" }, "RECALL_INVALID_ARGUMENT"),
        (Error::RepositoryForeign, "RECALL_REPOSITORY_FOREIGN"),
        (Error::KeyDamaged { path: "key".into(), found: 3 }, "RECALL_KEY_DAMAGED"),
        (Error::Symlink { path: "key".into() }, "RECALL_SYMLINK"),
        (Error::NotAFile { path: "key".into() }, "RECALL_NOT_A_FILE"),
        (Error::NotAFolder { path: "key".into() }, "RECALL_NOT_A_FOLDER"),
        (Error::NoRandomness, "RECALL_NO_RANDOMNESS"),
        (Error::Defect { place: "src/lib.rs:1".into() }, "RECALL_DEFECT"),
    ] {
        assert_eq!(error.code(), code, "{error}");
    }
}

#[test]
fn a_message_says_what_to_do_next() {
    for (error, advice) in [
        (Error::RepositoryForeign, "safe.directory"),
        (Error::KeyDamaged { path: "key".into(), found: 3 }, "recall cache clear"),
        (Error::KeyForeign { path: "key".into(), owner: 1 }, "recall cache clear"),
        (Error::NotAFile { path: "entry".into() }, "recall cache clear"),
        (Error::Symlink { path: "key".into() }, "remove it"),
    ] {
        assert!(error.to_string().contains(advice), "{error}");
    }
}
