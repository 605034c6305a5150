//! An entry is read only when it is exactly what was written, here, for this target. Everything else is a miss
//! `invalid`, and the entry goes.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on must stop, in its helpers too")]

mod support;

use std::fs;

use playwright_recall::digest::{EntryMac, Salt, StoreKey, TargetKey};
use playwright_recall::locator::entry::{self, FORMAT, Invalid, MAX_BYTES, RULES};
use playwright_recall::locator::outcome::Write;
use playwright_recall::locator::recipe::Recipe;
use proptest::prelude::*;
use support::{Repo, found, key, reason, record};

const KEY: StoreKey = StoreKey::from_bytes([5; 32]);
const TARGET: TargetKey = TargetKey::new([6; 32]);

fn recipe() -> Recipe {
    let repo = Repo::new();
    record(&repo.store(), &key("Save"), "Save");
    found(&repo.store(), &key("Save")).recipe
}

fn encoded() -> Vec<u8> {
    entry::encode(&KEY, &TARGET, &Salt::from_bytes([7; 16]), &recipe()).unwrap()
}

fn decoded(bytes: &[u8]) -> Result<Recipe, Invalid> {
    entry::decode(&KEY, &TARGET, bytes).map(|memory| memory.recipe)
}

/// The text of an entry under our own MAC, as another version would write it.
fn signed(body: &str) -> Vec<u8> {
    let mac = EntryMac::over(&KEY, &TARGET, body.as_bytes()).to_hex();
    format!("{body},\"mac\":\"{mac}\"}}\n").into_bytes()
}

/// What lies before the MAC.
fn body() -> String {
    let text = String::from_utf8(encoded()).unwrap();
    text.split(",\"mac\"").next().unwrap().to_owned()
}

/// Puts `bytes` where the entry stands and looks it up twice.
fn looked_up_with(bytes: &[u8]) -> [String; 2] {
    let repo = Repo::new();
    record(&repo.store(), &key("Save"), "Save");
    fs::write(repo.entry(), bytes).unwrap();
    let store = repo.store();
    [reason(&store, &key("Save")), reason(&store, &key("Save"))]
}

#[test]
fn what_is_written_is_read() {
    let recipe = recipe();
    let bytes = entry::encode(&KEY, &TARGET, &Salt::from_bytes([7; 16]), &recipe).unwrap();
    assert_eq!(decoded(&bytes).unwrap(), recipe);
}

#[test]
fn the_form_on_disk_is_this_one() {
    let text = String::from_utf8(encoded()).unwrap();
    let fixed = "{\"v\":1,\"rules\":1,\"salt\":\"07070707070707070707070707070707\",\"recipe\":{";
    assert!(text.starts_with(fixed), "{text}");
    let (_, mac) = text.split_once(",\"mac\":\"").unwrap();
    assert_eq!(mac.len(), "\"}\n".len() + 64, "{text}");
}

#[test]
fn an_entry_cut_at_every_byte_is_corrupt() {
    let whole = encoded();
    for length in 0..whole.len() {
        assert_eq!(decoded(&whole[..length]).unwrap_err(), Invalid::Corrupt, "cut to {length} bytes");
    }
}

#[test]
fn an_entry_with_any_bit_flipped_is_never_read() {
    let whole = encoded();
    for at in 0..whole.len() {
        for bit in 0..8 {
            let mut flipped = whole.clone();
            flipped[at] ^= 1 << bit;
            assert!(decoded(&flipped).is_err(), "bit {bit} of byte {at}");
        }
    }
}

#[test]
fn an_entry_with_anything_added_is_never_read() {
    let whole = encoded();
    for extra in [" ", "\n", "{}", "\0"] {
        assert!(decoded(&[&whole, extra.as_bytes()].concat()).is_err());
        assert!(decoded(&[extra.as_bytes(), &whole].concat()).is_err());
    }
}

#[test]
fn only_its_own_key_and_target_read_it() {
    let whole = encoded();
    let other = StoreKey::from_bytes([8; 32]);
    assert_eq!(
        entry::decode(&other, &TARGET, &whole).unwrap_err(),
        Invalid::Corrupt,
        "another cache's entry"
    );
    let elsewhere = TargetKey::new([9; 32]);
    assert_eq!(
        entry::decode(&KEY, &elsewhere, &whole).unwrap_err(),
        Invalid::Corrupt,
        "another target's entry"
    );
}

#[test]
fn versions_are_told_apart_from_damage() {
    let body = body();
    let version = format!("\"v\":{FORMAT},\"rules\":{RULES}");
    for (to, expected) in [
        (format!("\"v\":{},\"rules\":{RULES}", FORMAT + 1), Invalid::Format),
        (format!("\"v\":{},\"rules\":{}", FORMAT + 1, RULES + 1), Invalid::Format),
        (format!("\"v\":{FORMAT},\"rules\":{}", RULES + 1), Invalid::Rules),
        (format!("\"v\":{FORMAT},\"rules\":{RULES},\"x\":1"), Invalid::Corrupt),
        (format!("\"v\":{FORMAT}"), Invalid::Corrupt),
        (format!("\"v\":-1,\"rules\":{RULES}"), Invalid::Corrupt),
    ] {
        let changed = body.replace(&version, &to);
        assert_ne!(changed, body);
        assert_eq!(decoded(&signed(&changed)).unwrap_err(), expected, "{to}");
    }
    assert_eq!(
        decoded(b"{\"v\":2,\"anything\":[]}").unwrap_err(),
        Invalid::Corrupt,
        "another version says its rules"
    );
    assert_eq!(decoded(b"{\"v\":2,\"rules\":1,\"anything\":[]}").unwrap_err(), Invalid::Format);
}

#[test]
fn a_recipe_with_text_in_a_plain_field_is_not_read_even_under_our_mac() {
    let body = body();
    for (from, to) in
        [("\"role\":\"button\"", "\"role\":\"buy now\""), ("\"tag\":\"button\"", "\"tag\":\"x-secret\"")]
    {
        let changed = body.replace(from, to);
        assert_ne!(changed, body);
        assert_eq!(decoded(&signed(&changed)).unwrap_err(), Invalid::Corrupt, "{to}");
    }
}

#[test]
fn what_cannot_be_used_is_a_miss_once_and_then_absent() {
    let whole = encoded();
    let long = vec![b' '; 17 * 1024];
    let padded = [vec![b' '; 17 * 1024], whole.clone()].concat();
    for (what, bytes, expected) in [
        ("empty", &b""[..], "invalid corrupt"),
        ("half", &whole[..whole.len() / 2], "invalid corrupt"),
        ("another cache's", &whole, "invalid corrupt"),
        ("no JSON", b"\x00\xff garbage", "invalid corrupt"),
        ("17 KiB", &long, "invalid corrupt"),
        ("17 KiB before an entry", &padded, "invalid corrupt"),
        ("another format", b"{\"v\":2,\"rules\":1}", "invalid format"),
        ("other rules", b"{\"v\":1,\"rules\":99}", "invalid rules"),
    ] {
        assert_eq!(looked_up_with(bytes), [expected, "absent"], "{what}");
    }
}

#[test]
fn an_entry_over_16_kib_is_not_read_even_if_it_is_otherwise_perfect() {
    let repo = Repo::new();
    let store = repo.store();
    record(&store, &key("Save"), "Save");
    let path = repo.entry();
    let store_key = StoreKey::from_bytes(fs::read(repo.key()).unwrap().try_into().unwrap());
    let target = TargetKey::from_hex(path.file_stem().unwrap().to_str().unwrap()).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    let padded = |spaces: usize| {
        let body =
            text.split(",\"mac\"").next().unwrap().replacen('{', &format!("{{{}", " ".repeat(spaces)), 1);
        let mac = EntryMac::over(&store_key, &target, body.as_bytes()).to_hex();
        format!("{body},\"mac\":\"{mac}\"}}\n")
    };
    let room = 16 * 1024 - text.len();
    fs::write(&path, padded(room)).unwrap();
    assert_eq!(reason(&store, &key("Save")), "found", "exactly 16 KiB");
    fs::write(&path, padded(room + 1)).unwrap();
    assert_eq!(reason(&store, &key("Save")), "invalid corrupt", "a byte more");
    assert!(!path.exists());
}

#[test]
fn an_entry_pasted_over_another_ones_is_removed() {
    let repo = Repo::new();
    let store = repo.store();
    record(&store, &key("Save"), "Save");
    let first = repo.entry();
    record(&store, &key("Delete"), "Delete");
    let second = repo.entries().into_iter().find(|path| *path != first).unwrap();
    fs::copy(&first, &second).unwrap();
    assert_eq!(reason(&store, &key("Delete")), "invalid corrupt");
    assert_eq!(reason(&store, &key("Delete")), "absent");
    assert_eq!(reason(&store, &key("Save")), "found", "the one it came from is untouched");
}

#[test]
fn a_cache_copied_without_its_key_is_worth_nothing() {
    let (one, other) = (Repo::new(), Repo::new());
    record(&one.store(), &key("Save"), "Save");
    record(&other.store(), &key("Save"), "Save");
    let copied = other.entry();
    fs::copy(one.entry(), &copied).unwrap();
    assert_eq!(reason(&other.store(), &key("Save")), "invalid corrupt");
    assert!(!copied.exists());
}

#[test]
fn writing_over_an_unusable_entry_repairs_it() {
    let repo = Repo::new();
    let store = repo.store();
    record(&store, &key("Save"), "Save");
    fs::write(repo.entry(), "damaged").unwrap();
    assert_eq!(record(&store, &key("Save"), "Save"), Write::Stored);
    assert_eq!(reason(&store, &key("Save")), "found");
}

#[test]
fn an_entry_is_never_larger_than_its_bound() {
    let mut recipe = recipe();
    recipe.path = "p".repeat(usize::try_from(MAX_BYTES).unwrap());
    assert!(entry::encode(&KEY, &TARGET, &Salt::from_bytes([7; 16]), &recipe).is_none());
}

#[test]
fn digests_of_one_text_are_unrelated_across_fields_and_entries() {
    let repo = Repo::new();
    let store = repo.store();
    for target in ["Save", "the Save button"] {
        record(&store, &key(target), "Save");
    }
    let [one, other] = ["Save", "the Save button"].map(|target| found(&store, &key(target)));
    assert_ne!(one.salt, other.salt);
    assert_ne!(one.recipe.signals, other.recipe.signals, "two entries");
    assert_ne!(one.fields.digest("name", "Save"), one.fields.digest("title", "Save"), "two fields");
    assert_eq!(one.fields.digest("name", "Save"), one.fields.digest("name", "Save"));
}

#[test]
fn nothing_secret_stands_in_debug_output() {
    let repo = Repo::new();
    record(&repo.store(), &key("Save"), "Save");
    let store_key = StoreKey::from_bytes(fs::read(repo.key()).unwrap().try_into().unwrap());
    let shown = format!("{store_key:?} {:?}", found(&repo.store(), &key("Save")).fields);
    assert_eq!(shown, "StoreKey(…) FieldDigester(…)");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        prop_assert!(decoded(&bytes).is_err());
    }

    #[test]
    fn any_text_under_our_own_mac_is_read_or_refused(text in "[{}\\[\\]\",:a-z0-9]{0,80}") {
        prop_assert!(decoded(&signed(&text)).is_err());
    }
}
