//! The laws over arbitrary pages: what must hold whatever the controls are called and however they are arranged.

use playwright_recall::digest::{FieldDigester, Salt, StoreKey, TargetKey};
use playwright_recall::locator::bits::bits;
use playwright_recall::locator::matching::{Match, match_recipe};
use playwright_recall::locator::observation::FrameObservation;
use playwright_recall::locator::operation::Operation;
use playwright_recall::locator::recipe::Recipe;
use playwright_recall::locator::record::build_recipe;
use proptest::prelude::*;
use serde_json::json;

#[derive(Debug, Clone, PartialEq)]
struct Control {
    name: String,
    id: Option<String>,
    row: Option<(String, String)>,
}

fn fields() -> FieldDigester {
    FieldDigester::new(&StoreKey::from_bytes([1; 32]), &Salt::from_bytes([2; 16]), &TargetKey::new([3; 32]))
}

/// Few words, so that twins, near twins and shared rows are common.
fn control() -> impl Strategy<Value = Control> {
    let word = prop::sample::select(vec!["Save", "Delete", "Edit", "Bob", "7", "A", "编辑", "Save all", ""]);
    let id = prop::option::of(prop::sample::select(vec!["alpha", "beta", ":r1:"]));
    let row = prop::option::of((
        prop::sample::select(vec!["Bob", "Ann", "Order 7", ""]),
        prop::sample::select(vec!["open", "closed\n12", ""]),
    ));
    (word, id, row).prop_map(|(name, id, row)| Control {
        name: name.to_owned(),
        id: id.map(str::to_owned),
        row: row.map(|(head, text)| (head.to_owned(), text.to_owned())),
    })
}

fn page(controls: &[(usize, Control)]) -> Vec<FrameObservation> {
    let count = controls.len();
    let candidates = controls.iter().enumerate().map(|(at, (token, control))| {
        let context = control.row.as_ref().map(|(head, text)| json!({ "kind": "row", "head": head, "text": text, "index": at, "count": count }));
        json!({
            "token": token.to_string(), "role": "button", "tag": "button", "type": "", "flags": "ve",
            "signals": { "name": control.name, "id": control.id },
            "context": context.into_iter().collect::<Vec<_>>(), "path": format!("html/body/button:{}", at + 1),
        })
    });
    let report = json!({ "total": count, "candidates": candidates.collect::<Vec<_>>() });
    vec![FrameObservation::parse(vec![], String::new(), "https://shop.test/".to_owned(), &report.to_string())]
}

fn numbered(controls: Vec<Control>) -> Vec<(usize, Control)> {
    controls.into_iter().enumerate().collect()
}

fn record(controls: &[(usize, Control)], sentence: &str, token: &str) -> Option<Recipe> {
    build_recipe(&fields(), Operation::Click, sentence, &page(controls), (0, token), None).ok()
}

fn hit(recipe: &Recipe, controls: &[(usize, Control)]) -> Option<String> {
    match match_recipe(recipe, &fields(), &page(controls)) {
        Match::Hit(hit) => Some(hit.token),
        Match::Miss { .. } => None,
    }
}

fn sentence() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "the Save button", "Delete for Bob", "the basket", "Edit order 7", "the first Save", "编辑",
    ])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn what_was_recorded_hits_that_very_control_on_the_same_page(controls in prop::collection::vec(control(), 1..8), sentence in sentence()) {
        let controls = numbered(controls);
        for (token, _) in &controls {
            if let Some(recipe) = record(&controls, sentence, &token.to_string()) {
                prop_assert_eq!(hit(&recipe, &controls), Some(token.to_string()));
            }
        }
    }

    #[test]
    fn once_the_control_is_gone_nothing_else_is_hit_unless_it_says_the_same_of_itself(
        controls in prop::collection::vec(control(), 2..8), sentence in sentence(), gone in 0usize..8,
    ) {
        let controls = numbered(controls);
        let gone = gone % controls.len();
        if let Some(recipe) = record(&controls, sentence, &gone.to_string()) {
            let rest = controls.iter().filter(|(token, _)| *token != gone).cloned().collect::<Vec<_>>();
            prop_assert_eq!(hit(&recipe, &rest), None);
        }
    }

    #[test]
    fn a_twin_makes_it_ambiguous_wherever_it_stands(controls in prop::collection::vec(control(), 1..6), chosen in 0usize..6, at in 0usize..7) {
        let controls = numbered(controls);
        let chosen = chosen % controls.len();
        if let Some(recipe) = record(&controls, "the Save button", &chosen.to_string()) {
            let mut more = controls.clone();
            let twin = controls[chosen].1.clone();
            more.insert(at.min(controls.len()), (99, twin));
            prop_assert_eq!(hit(&recipe, &more), None);
        }
    }

    #[test]
    fn the_order_of_controls_never_decides(controls in prop::collection::vec(control(), 1..8), chosen in 0usize..8, seed in any::<u64>()) {
        let controls = numbered(controls);
        let chosen = chosen % controls.len();
        if let Some(recipe) = record(&controls, "the Save button", &chosen.to_string()).filter(|recipe| recipe.place.is_none()) {
            let mut shuffled = controls.clone();
            shuffled.sort_by_key(|(token, _)| (*token as u64 + 1).wrapping_mul(seed | 1));
            prop_assert_eq!(hit(&recipe, &shuffled), Some(chosen.to_string()));
        }
    }

    #[test]
    fn a_candidate_that_carries_the_evidence_is_never_skipped_by_its_bits(controls in prop::collection::vec(control(), 1..8), chosen in 0usize..8) {
        let controls = numbered(controls);
        let chosen = chosen % controls.len();
        if let Some(recipe) = record(&controls, "the Save button", &chosen.to_string()) {
            let observed = page(&controls);
            let candidate = observed[0].candidate(&chosen.to_string()).expect("the chosen one");
            for (signal, expected) in &recipe.bits {
                let text = candidate.signal(*signal).expect("a signal with bits");
                prop_assert_eq!(bits(&fields().bits_salt(), *signal, text), *expected);
            }
        }
    }

    #[test]
    fn no_report_makes_the_parser_panic(text in ".{0,400}") {
        let frame = FrameObservation::parse(vec![], String::new(), String::new(), &text);
        prop_assert!(frame.report.is_none() || text.contains("candidates"));
    }
}
