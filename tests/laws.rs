//! The laws of a hit, each on the smallest page that shows it. A page is a list of candidates as the page script reports
//! them; a target is recorded on one page and looked up on another.

#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test that cannot go on must stop, in its helpers too"
)]

use playwright_recall::digest::{FieldDigester, Salt, StoreKey, TargetKey};
use playwright_recall::locator::compare::compare;
use playwright_recall::locator::matching::{Match, match_recipe};
use playwright_recall::locator::observation::FrameObservation;
use playwright_recall::locator::operation::Operation;
use playwright_recall::locator::recipe::Recipe;
use playwright_recall::locator::record::{Removed, Unrecorded, build_recipe};
use serde_json::{Value, json};

fn fields() -> FieldDigester {
    FieldDigester::new(&StoreKey::from_bytes([7; 32]), &Salt::from_bytes([3; 16]), &TargetKey::new([9; 32]))
}

fn control(token: &str, name: &str) -> Value {
    json!({ "token": token, "role": "button", "tag": "button", "type": "submit", "flags": "ve", "signals": { "name": name }, "context": [], "path": format!("html/body/button:{token}") })
}

fn with(mut control: Value, part: &str, value: Value) -> Value {
    control[part] = value;
    control
}

fn in_row(token: &str, name: &str, head: &str, text: &str, place: (u32, u32)) -> Value {
    let row = json!([{ "kind": "row", "head": head, "text": text, "index": place.0, "count": place.1 }]);
    with(control(token, name), "context", row)
}

fn frame(path: &[u32], name: &str, url: &str, controls: &[Value]) -> FrameObservation {
    let report = json!({ "v": 1, "labels": ["Pay here"], "total": controls.len(), "truncated": false, "candidates": controls });
    FrameObservation::parse(path.to_vec(), name.to_owned(), url.to_owned(), &report.to_string())
}

fn page(controls: &[Value]) -> Vec<FrameObservation> {
    vec![frame(&[], "", "https://shop.test/", controls)]
}

fn record(target: &str, page: &[FrameObservation], token: &str) -> Result<Recipe, Unrecorded> {
    record_after(target, page, token, None)
}

fn record_after(
    target: &str,
    page: &[FrameObservation],
    token: &str,
    removed: Option<Removed<'_>>,
) -> Result<Recipe, Unrecorded> {
    let at = page.iter().position(|frame| frame.candidate(token).is_some()).unwrap_or_default();
    build_recipe(&fields(), Operation::Click, target, page, (at, token), removed)
}

/// `hit <token>` or the miss reason.
fn look_up(recipe: &Recipe, page: &[FrameObservation]) -> String {
    match match_recipe(recipe, &fields(), page) {
        Match::Hit(hit) => format!("hit {}", hit.token),
        Match::Miss { reason, .. } => reason.label().to_owned(),
    }
}

fn recorded(target: &str, controls: &[Value], token: &str) -> Recipe {
    record(target, &page(controls), token).expect(target)
}

#[test]
fn law_1_a_hit_has_exactly_one_candidate_with_all_the_evidence() {
    let recipe = recorded("the Save button", &[control("1", "Save"), control("2", "Cancel")], "1");
    assert_eq!(look_up(&recipe, &page(&[control("1", "Save"), control("2", "Cancel")])), "hit 1");
    assert_eq!(look_up(&recipe, &page(&[control("1", "Save"), control("2", "Save")])), "ambiguous");
}

#[test]
fn law_2_identical_twins_are_never_told_apart_by_position() {
    let twins = page(&[control("1", "Save"), control("2", "Save")]);
    assert_eq!(record("the Save button", &twins, "2"), Err(Unrecorded::NotCacheable("twins")));
}

#[test]
fn law_1_twins_in_different_parts_of_the_page_are_told_apart_by_those_parts() {
    let in_section = |token: &str, head: &str, text: &str| {
        let section = json!([{ "kind": "section", "head": head, "text": text }]);
        with(control(token, "Users"), "context", section)
    };
    let both = [in_section("side", "", "navigation nav"), control("main", "Users")];
    let aside = recorded("the Users button", &both, "side");
    assert_eq!(look_up(&aside, &page(&both)), "hit side");
    assert_eq!(look_up(&aside, &page(&both[1..])), "changed");
    let plain = recorded("the Users button", &both, "main");
    assert_eq!(look_up(&plain, &page(&both)), "hit main");
    assert_eq!(look_up(&plain, &page(&both[..1])), "changed");
}

#[test]
fn law_3_the_right_place_with_another_name_is_another_control() {
    let recipe = recorded("the Archive button", &[control("1", "Archive")], "1");
    assert_eq!(look_up(&recipe, &page(&[control("1", "Delete")])), "changed");
}

#[test]
fn law_3_the_right_name_in_another_row_is_another_control() {
    let recipe =
        recorded("the Delete button", &[in_row("1", "Delete", "Bob Smith", "bob@x.test", (0, 1))], "1");
    assert_eq!(look_up(&recipe, &page(&[in_row("1", "Delete", "Ann Lee", "ann@x.test", (0, 1))])), "changed");
}

#[test]
fn law_3_strong_evidence_that_disagrees_outweighs_all_that_agrees() {
    let submit = with(control("1", "Submit"), "signals", json!({ "name": "Submit", "id": "pay" }));
    let recipe = recorded("the Submit button", std::slice::from_ref(&submit), "1");
    let renamed = with(control("1", "Submit all"), "signals", json!({ "name": "Submit all", "id": "pay" }));
    assert_eq!(look_up(&recipe, &page(&[renamed])), "changed");
}

#[test]
fn law_4_words_found_in_the_surroundings_are_required_wherever_the_list_puts_them() {
    let rows = |bob: (u32, u32), ann: (u32, u32)| {
        [
            in_row("b", "Delete", "Bob Smith", "bob@x.test\n12 orders", bob),
            in_row("a", "Delete", "Ann Lee", "ann@x.test\n3 orders", ann),
        ]
    };
    let recipe = recorded("the Delete button for Bob Smith", &rows((0, 2), (1, 2)), "b");
    assert_eq!(look_up(&recipe, &page(&rows((1, 2), (0, 2)))), "hit b");
    assert_eq!(look_up(&recipe, &page(&[in_row("a", "Delete", "Ann Lee", "ann@x.test", (0, 1))])), "changed");
    assert_eq!(
        look_up(&recipe, &page(&[in_row("j", "Delete", "Bob Jones", "bob@x.test", (0, 1))])),
        "changed"
    );
}

#[test]
fn law_4_numbers_and_short_words_count() {
    let rows = [in_row("1", "Open", "row 7", "", (0, 2)), in_row("2", "Open", "row 8", "", (1, 2))];
    let recipe = recorded("the Open button in row 7", &rows, "1");
    assert_eq!(look_up(&recipe, &page(&rows)), "hit 1");
    assert_eq!(look_up(&recipe, &page(&rows[1..])), "changed");
}

#[test]
fn law_4_a_paraphrase_needs_the_whole_neighbourhood() {
    let cart = |heading: &str| {
        with(control("1", "Cart"), "context", json!([{ "kind": "heading", "head": heading, "text": "" }]))
    };
    let paraphrase = recorded("the basket button", &[cart("Your shopping")], "1");
    assert_eq!(look_up(&paraphrase, &page(&[cart("Your shopping")])), "hit 1");
    assert_eq!(look_up(&paraphrase, &page(&[cart("Offers")])), "changed");
    let exact = recorded("the Cart button", &[cart("Your shopping")], "1");
    assert_eq!(look_up(&exact, &page(&[cart("Offers")])), "hit 1");
}

#[test]
fn law_4_is_language_neutral() {
    let german = recorded("die Schaltfläche Löschen", &[control("1", "Löschen")], "1");
    assert_eq!(german.place, None);
    let chinese = recorded("删除按钮", &[control("1", "删除")], "1");
    assert_eq!(chinese.place, None);
    assert_eq!(look_up(&chinese, &page(&[control("1", "编辑")])), "changed");
}

#[test]
fn law_4_a_sentence_that_asks_for_a_place_keeps_the_place() {
    let rows =
        |a: u32, b: u32| [in_row("b", "Delete", "Bob", "", (b, 2)), in_row("a", "Delete", "Ann", "", (a, 2))];
    let recipe = recorded("the first row's Delete button", &rows(1, 0), "b");
    assert_eq!(look_up(&recipe, &page(&rows(1, 0))), "hit b");
    assert_eq!(look_up(&recipe, &page(&rows(0, 1))), "changed", "Bob stands second now, and Ann is not Bob");
}

#[test]
fn law_5_generated_ids_are_not_evidence() {
    let button = |id: &str| with(control("1", "Save"), "signals", json!({ "name": "Save", "id": id }));
    let recipe = recorded("the Save button", &[button(":r3:")], "1");
    assert_eq!(look_up(&recipe, &page(&[button(":r9:")])), "hit 1");
}

#[test]
fn law_5_an_id_that_a_resolver_saw_differ_is_learnt_away_for_good() {
    let button = |id: &str| with(control("1", "Save"), "signals", json!({ "name": "Save", "id": id }));
    let first = recorded("the Save button", &[button("alpha")], "1");
    assert_eq!(look_up(&first, &page(&[button("beta")])), "changed");
    let second = record_after("the Save button", &page(&[button("beta")]), "1", Some((&first, &fields())))
        .expect("recorded");
    assert_eq!(look_up(&second, &page(&[button("gamma")])), "hit 1");
    let third = record_after("the Save button", &page(&[button("gamma")]), "1", Some((&second, &fields())))
        .expect("recorded");
    assert_eq!(look_up(&third, &page(&[button("delta")])), "hit 1");
}

#[test]
fn law_5_the_accessible_name_is_never_learnt_away() {
    let first = recorded("the Save button", &[control("1", "Save")], "1");
    let second =
        record_after("the Save button", &page(&[control("1", "Delete")]), "1", Some((&first, &fields())))
            .expect("recorded");
    assert_eq!(look_up(&second, &page(&[control("1", "Save")])), "changed");
}

#[test]
fn law_5_counters_and_prices_nearby_are_noise() {
    let card = |text: &str| {
        with(
            control("1", "Add to cart"),
            "context",
            json!([{ "kind": "item", "head": "Blue mug", "text": text, "index": 0, "count": 3 }]),
        )
    };
    let recipe = recorded("the Add to cart button", &[card("$ 12.50\n3 left")], "1");
    assert_eq!(look_up(&recipe, &page(&[card("$ 9.99\n1 left")])), "hit 1");
}

#[test]
fn law_6_a_unique_match_that_is_disabled_is_not_actionable() {
    let recipe = recorded("the Save button", &[control("1", "Save")], "1");
    assert_eq!(look_up(&recipe, &page(&[with(control("1", "Save"), "flags", json!("v"))])), "not_actionable");
    assert_eq!(look_up(&recipe, &page(&[with(control("1", "Save"), "flags", json!("e"))])), "not_actionable");
}

#[test]
fn law_9_a_frame_is_identified_by_evidence_not_by_its_index() {
    let frames = |first: (&str, &str), second: (&str, &str)| {
        vec![
            frame(&[], "", "https://shop.test/", &[control("m", "Submit")]),
            frame(&[0], "", first.1, &[control(first.0, "Submit")]),
            frame(&[1], "", second.1, &[control(second.0, "Submit")]),
        ]
    };
    let before = frames(("a", "https://a.test/pay?x=1"), ("b", "https://b.test/pay"));
    let recipe = record("the Submit button", &before, "b").expect("recorded");
    assert_eq!(
        look_up(&recipe, &frames(("b", "https://b.test/pay?y=2"), ("a", "https://a.test/pay"))),
        "hit b"
    );
    let gone = vec![
        frame(&[], "", "https://shop.test/", &[]),
        frame(&[0], "", "https://a.test/pay", &[control("a", "Submit")]),
        frame(&[1], "", "https://b.test/pay", &[]),
    ];
    assert_eq!(look_up(&recipe, &gone), "target_missing");
}

#[test]
fn a_page_that_could_not_be_read_whole_is_incomplete() {
    let recipe = recorded("the Save button", &[control("1", "Save")], "1");
    let unread =
        vec![FrameObservation::parse(vec![], String::new(), String::new(), "{\"error\":\"incomplete\"}")];
    assert_eq!(look_up(&recipe, &unread), "incomplete");
}

#[test]
fn no_candidate_of_the_shape_is_target_missing() {
    let recipe = recorded("the Save button", &[control("1", "Save")], "1");
    assert_eq!(look_up(&recipe, &page(&[])), "target_missing");
    let link = with(with(control("1", "Save"), "role", json!("link")), "tag", json!("a"));
    assert_eq!(look_up(&recipe, &page(&[link])), "target_missing");
}

#[test]
fn what_cannot_be_found_again_is_not_cacheable_and_says_why() {
    let refusal = |control: Value| record("the button", &page(&[control]), "1").expect_err("refused");
    assert_eq!(refusal(control("1", "")), Unrecorded::NotCacheable("nameless"));
    assert_eq!(
        refusal(with(control("1", ""), "flags", json!("ver"))),
        Unrecorded::NotCacheable("runtime_value")
    );
    assert_eq!(
        refusal(with(control("1", "long"), "flags", json!("vel"))),
        Unrecorded::NotCacheable("name_too_long")
    );
    let wrapper =
        with(with(with(control("1", ""), "role", json!("")), "tag", json!("div")), "flags", json!("vec"));
    assert_eq!(refusal(wrapper), Unrecorded::NotCacheable("container"));
}

#[test]
fn a_recipe_holds_no_text_of_the_page_or_the_sentence() {
    let control = with(
        in_row("1", "Delete", "Secretname", "secretmail", (0, 1)),
        "path",
        json!("html/secret-element/button:2"),
    );
    let control =
        with(control, "signals", json!({ "name": "Delete", "id": "secretid", "href": "/secretpath" }));
    let recipe = recorded("the Delete button of Secretname", &[control], "1");
    let stored = serde_json::to_string(&recipe).expect("serialises").to_lowercase();
    for word in ["secret", "delete"] {
        assert!(!stored.contains(word), "{stored}");
    }
    assert!(recipe.is_within_bounds());
}

#[test]
fn what_changed_is_named_by_signal_and_by_kind_of_surroundings() {
    let button = |token: &str, id: &str, head: &str| {
        with(in_row(token, "Delete", head, "", (0, 1)), "signals", json!({ "name": "Delete", "id": id }))
    };
    let recipe = recorded("the Delete button", &[button("1", "remove", "Bob")], "1");
    let now = page(&[button("1", "drop", "Ann"), button("2", "remove", "Carl")]);
    let change = compare(&recipe, &fields(), &now, (0, "1")).expect("the chosen one was observed");
    assert_eq!((change.differs, change.stands_elsewhere), (vec!["id", "row"], vec!["id"]));
}

#[test]
fn a_title_that_only_repeats_the_name_is_no_evidence() {
    let link =
        |title: Option<&str>| with(control("1", "All"), "signals", json!({ "name": "All", "title": title }));
    let recipe = recorded("the All button", &[link(Some("All"))], "1");
    assert_eq!(look_up(&recipe, &page(&[link(None)])), "hit 1");
    let own = recorded("the All button", &[link(Some("Every user"))], "1");
    assert_eq!(look_up(&own, &page(&[link(None)])), "changed");
}

#[test]
fn a_legend_that_became_a_heading_still_says_the_same() {
    let field = |kind: &str| {
        with(control("1", "City"), "context", json!([{ "kind": kind, "head": "Billing", "text": "" }]))
    };
    let recipe = recorded("the City button", &[field("group")], "1");
    assert_eq!(look_up(&recipe, &page(&[field("heading")])), "hit 1");
    assert_eq!(look_up(&recipe, &page(&[control("1", "City")])), "changed");
}

#[test]
fn law_3_an_action_in_the_first_cell_does_not_stand_for_its_row() {
    let row = |name: &str, mail: &str| in_row("1", "Edit", "Edit", &format!("{name}\n{mail}"), (0, 1));
    let recipe = recorded("the Edit button", &[row("Bob", "bob@x.test")], "1");
    assert_eq!(look_up(&recipe, &page(&[row("Bob", "bob@x.test")])), "hit 1");
    assert_eq!(look_up(&recipe, &page(&[row("Ann", "ann@x.test")])), "changed");
}

fn inside(token: &str, name: &str, contexts: &[(&str, &str)]) -> Value {
    let contexts = contexts
        .iter()
        .map(|(kind, head)| json!({ "kind": kind, "head": head, "text": "" }))
        .collect::<Vec<_>>();
    with(control(token, name), "context", json!(contexts))
}

#[test]
fn law_3_rows_that_differ_in_a_sign_only_are_other_rows() {
    for (here, there) in
        [("C++", "C#"), ("Blood A+", "Blood A-"), ("Vote 👍", "Vote 👎"), ("Rent +10", "Rent -10")]
    {
        let recipe = recorded("the Edit button", &[in_row("1", "Edit", here, "", (0, 1))], "1");
        assert_eq!(look_up(&recipe, &page(&[in_row("1", "Edit", here, "", (0, 1))])), "hit 1", "{here}");
        assert_eq!(look_up(&recipe, &page(&[in_row("1", "Edit", there, "", (0, 1))])), "changed", "{there}");
    }
}

#[test]
fn law_1_standing_in_no_dialog_is_evidence() {
    let recipe = recorded("the Delete button", &[control("1", "Delete")], "1");
    let dialog = inside("2", "Delete", &[("dialog", "Delete the whole account?")]);
    assert_eq!(look_up(&recipe, &page(&[dialog])), "changed");
    assert_eq!(look_up(&recipe, &page(&[inside("2", "Delete", &[("dialog", "")])])), "changed");
}

#[test]
fn law_4_a_section_may_be_called_by_a_word_that_names_a_role_or_the_control() {
    for (sentence, name, here, there) in [
        ("the Edit button of the Button section", "Edit", "Button", "Orders"),
        ("the Archive button in the Archive section", "Archive", "Archive", "Inbox"),
    ] {
        let recipe = recorded(sentence, &[inside("1", name, &[("section", here)])], "1");
        assert_eq!(
            look_up(&recipe, &page(&[inside("1", name, &[("section", here)])])),
            "hit 1",
            "{sentence}"
        );
        assert_eq!(
            look_up(&recipe, &page(&[inside("1", name, &[("section", there)])])),
            "changed",
            "{sentence}"
        );
    }
}

#[test]
fn law_4_everything_that_is_called_by_a_word_is_evidence() {
    let under = |section| {
        let contexts = json!([
            { "kind": "row", "head": "Task 1", "text": "by Bob", "index": 0, "count": 1 },
            { "kind": "section", "head": section, "text": "" },
        ]);
        page(&[with(control("1", "Delete"), "context", contexts)])
    };
    let recipe =
        record("the Delete button of Task 1 in the Bob section", &under("Bob"), "1").expect("recorded");
    assert_eq!(look_up(&recipe, &under("Bob")), "hit 1");
    assert_eq!(look_up(&recipe, &under("Alice")), "changed");
}

#[test]
fn law_4_numbers_in_labels_count_when_a_word_stands_nowhere() {
    let step = |number| page(&[inside("1", "Continue", &[("heading", &format!("Step {number}"))])]);
    let recipe = record("the first step, continue", &step(1), "1").expect("recorded");
    assert_eq!(look_up(&recipe, &step(1)), "hit 1");
    assert_eq!(look_up(&recipe, &step(2)), "changed");
}

#[test]
fn law_4_text_that_is_not_stored_explains_nothing() {
    let labelled = |text| page(&[with(inside("1", "Open", &[("heading", "Step 1")]), "text", json!(text))]);
    let recipe = record("the Basket button", &labelled("Basket"), "1").expect("recorded");
    assert!(recipe.place.is_some(), "a word that stands nowhere makes the match stricter");
}

#[test]
fn law_9_a_frame_is_told_by_its_query_and_numbers_where_the_sentence_may_mean_it() {
    let framed = |query: &str| {
        vec![
            frame(&[], "", "https://shop.test/", &[]),
            frame(&[0], "", &format!("https://shop.test/f?{query}"), &[control("1", "Pay")]),
        ]
    };
    let recipe = record("the Pay button of Bob", &framed("c=Bob"), "1").expect("recorded");
    assert_eq!(look_up(&recipe, &framed("c=Bob")), "hit 1");
    assert_ne!(look_up(&recipe, &framed("c=Alice")), "hit 1");
    let any = record("the Pay button", &framed("t=17"), "1").expect("recorded");
    assert_eq!(look_up(&any, &framed("t=18")), "hit 1", "a query changes from load to load");
}

#[test]
fn the_bits_of_an_entry_say_nothing_without_its_key() {
    let recipe = recorded("the Save button", &[control("1", "Save")], "1");
    let stored = serde_json::to_string(&recipe).expect("json");
    assert!(!stored.contains(&fields().bits_salt()), "{stored}");
}

#[test]
fn law_4_the_neighbourhood_has_to_agree_when_a_word_stands_nowhere() {
    let near = |text: &str| page(&[inside("1", "Choose", &[("near", text)])]);
    let recipe = record("the cheap plan", &near("Basic plan, 5 seats"), "1").expect("recorded");
    assert_eq!(look_up(&recipe, &near("Basic plan, 6 seats")), "hit 1", "numbers nearby are noise");
    assert_eq!(look_up(&recipe, &near("Enterprise plan, 5 seats")), "changed");
    let plain = record("the Choose button", &near("Basic plan"), "1").expect("recorded");
    assert_eq!(
        look_up(&plain, &near("Any other text")),
        "hit 1",
        "the control is named, what is near is noise"
    );
}

#[test]
fn law_4_a_sentence_that_names_nothing_counts_the_likes_of_the_control() {
    let buttons = [control("1", "Save"), control("2", "Cancel")];
    let more = [control("1", "Save"), control("2", "Cancel"), control("3", "Help")];
    for target in ["the last button", "la última", "一番下"] {
        let recipe = recorded(target, &buttons, "2");
        assert_eq!(look_up(&recipe, &page(&buttons)), "hit 2", "{target}");
        assert_eq!(look_up(&recipe, &page(&more)), "changed", "{target}");
    }
    let named = recorded("the Cancel button", &buttons, "2");
    assert_eq!(
        look_up(&named, &page(&more)),
        "hit 2",
        "the control is named, its neighbours may come and go"
    );
}

#[test]
fn law_3_a_control_with_nothing_of_its_own_is_made_of_the_same_element() {
    let combobox = |token: &str, tag: &str, name: &str| {
        let control = with(inside(token, name, &[("label", "State")]), "role", json!("combobox"));
        with(with(control, "type", json!("")), "tag", json!(tag))
    };
    let recipe = recorded("the combobox", &[combobox("1", "select", "")], "1");
    assert_eq!(look_up(&recipe, &page(&[combobox("1", "select", "")])), "hit 1");
    assert_eq!(look_up(&recipe, &page(&[combobox("2", "span", "")])), "changed");
    let named = recorded("the State combobox", &[combobox("1", "select", "State")], "1");
    assert_eq!(
        look_up(&named, &page(&[combobox("2", "span", "State")])),
        "hit 2",
        "its name says which it is"
    );
}
