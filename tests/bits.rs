//! The page script computes the same bits: both are held to one table.

use playwright_recall::locator::bits::bits;
use playwright_recall::locator::signal::Signal;

#[derive(serde::Deserialize)]
struct Vector {
    salt: String,
    signal: String,
    text: String,
    bits: u8,
}

#[test]
fn the_rule_is_the_one_of_the_table() {
    let table = include_str!("vectors/bits.json");
    let vectors: Vec<Vector> = serde_json::from_str(table).expect("a JSON table");
    assert!(!vectors.is_empty());
    for Vector { salt, signal, text, bits: expected } in vectors {
        let signal = Signal::ALL.into_iter().find(|each| each.label() == signal).expect("a signal of ours");
        assert_eq!(bits(&salt, signal, &text), expected, "{salt} {} {text:?}", signal.label());
    }
}
