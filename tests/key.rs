//! The key of an entry (contract, section 3): what makes two lookups one, and what keeps them apart.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on must stop, in its helpers too")]

mod support;

use playwright_recall::digest::{StoreKey, TargetKey};
use playwright_recall::error::Error;
use playwright_recall::locator::key::LookupKey;
use playwright_recall::locator::operation::Operation;
use playwright_recall::locator::url::{UrlOptions, UrlRules};
use proptest::prelude::*;

fn named_under(rules: &UrlRules, key: &LookupKey) -> TargetKey {
    key.target_key(&StoreKey::from_bytes([5; 32]), rules)
}

fn named(key: &LookupKey) -> TargetKey {
    named_under(&UrlRules::default(), key)
}

fn at(url: &str) -> LookupKey {
    LookupKey::new(url, Operation::Click, "Continue")
}

fn asking(target: &str) -> LookupKey {
    LookupKey::new("https://shop.test/", Operation::Click, target)
}

fn within(scope: &[&str]) -> LookupKey {
    let scope = scope.iter().map(|&scope| scope.to_owned()).collect();
    LookupKey { scope, ..asking("Delete") }
}

fn rules(options: UrlOptions) -> UrlRules {
    UrlRules::new(options).unwrap()
}

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

#[test]
fn k1_what_of_an_address_makes_another_target() {
    let same = true;
    let other = false;
    for (one, two, expected) in [
        ("https://shop.test/cart", "https://shop.test/shipping", other),
        ("https://shop.test/o?id=42&ref=a", "https://shop.test/o?ref=a&id=42", same),
        ("https://shop.test/?tab=billing", "https://shop.test/?tab=users", other),
        ("https://shop.test/?a=1&a=2", "https://shop.test/?a=2&a=1", same),
        ("https://shop.test/?a=1&a=1", "https://shop.test/?a=1", other),
        ("https://shop.test/?a=1&b=2", "https://shop.test/?a=2&b=1", other),
        ("https://shop.test/?a=b%26c=d", "https://shop.test/?a=b&c=d", other),
        ("https://shop.test/?a=%62+c", "https://shop.test/?a=b%20c", same),
        ("https://shop.test/?a=%2B", "https://shop.test/?a=+", other),
        ("https://shop.test/?a=%FF", "https://shop.test/?a=%FE", other),
        ("https://shop.test/?a", "https://shop.test/?a=", same),
        ("https://shop.test/?", "https://shop.test/", same),
        ("https://shop.test/#/users", "https://shop.test/#/orders", other),
        ("https://shop.test/#", "https://shop.test/", same),
        ("https://shop.test/a?b", "https://shop.test/a#b", other),
        ("https://shop.test", "https://shop.test/", same),
        ("https://shop.test:443/", "https://shop.test/", same),
        ("HTTPS://SHOP.test/", "https://shop.test/", same),
        ("https://shop.test/", "http://shop.test/", other),
        ("https://shop.test/", "https://shop.test:8443/", other),
        ("https://shop.test/", "https://www.shop.test/", other),
        ("https://shop.test/Cart", "https://shop.test/cart", other),
        ("https://shop.test/a/../cart", "https://shop.test/cart", same),
        ("https://shop.test/café", "https://shop.test/caf%C3%A9", same),
        ("https://ada:secret@shop.test/", "https://shop.test/", same),
        ("about:blank", "about:blank", same),
        ("about:blank", "data:blank", other),
        ("data:text/html,<button>A", "data:text/html,<button>B", other),
        ("file:///srv/a.html", "file:///srv/b.html", other),
        ("file://one/a.html", "file://two/a.html", other),
        ("blob:https://shop.test/6f", "https://shop.test/6f", other),
        ("", "about:blank", other),
        ("no url", "no url", same),
        ("no url", "no other url", other),
    ] {
        assert_eq!(named(&at(one)) == named(&at(two)), expected, "{one:?} and {two:?}");
    }
}

#[test]
fn k3_the_target_is_never_shared_between_sentences() {
    for (one, two) in [
        ("log in", "log out"),
        ("enable 2FA", "disable 2FA"),
        ("first row", "last row"),
        ("row 7", "row 17"),
        ("the Save button", "the save button"),
        ("A1", "A 1"),
        ("resume", "résumé"),
    ] {
        assert_ne!(named(&asking(one)), named(&asking(two)), "{one:?} and {two:?}");
    }
}

#[test]
fn k4_the_scope_is_part_of_the_key() {
    let scopes: [&[&str]; 7] =
        [&[], &["row 2"], &["row 3"], &["row 2", "row 3"], &["row 3", "row 2"], &["row 2row 3"], &[""]];
    for (index, one) in scopes.iter().enumerate() {
        for other in &scopes[index + 1..] {
            assert_ne!(named(&within(one)), named(&within(other)), "{one:?} and {other:?}");
        }
    }
    assert_eq!(named(&within(&["row  2"])), named(&within(&[" row 2"])), "white space is not identity");
}

#[test]
fn k7_parts_never_run_into_each_other() {
    let pair = |scope: &str, target: &str| LookupKey { scope: vec![scope.to_owned()], ..asking(target) };
    for (one, other) in [
        (pair("a:b", "c"), pair("a", "b:c")),
        (pair("a", "bc"), pair("ab", "c")),
        (pair("a\"", "b"), pair("a", "\"b")),
        (pair("a\0b", "c"), pair("a", "\0bc")),
        (pair("target", "a"), pair("", "target a")),
        // Names of parts, as an author of sentences could write them.
        (pair("xtargety", "z"), pair("x", "ytargetz")),
        (pair("x", "y"), LookupKey { scope: vec![], ..asking("xtargety") }),
    ] {
        assert_ne!(named(&one), named(&other));
    }
}

#[test]
fn k7_equal_text_stays_equal() {
    for (one, other) in [
        ("caf\u{e9}", "cafe\u{301}"),
        ("the\u{a0}Save button", "the Save button"),
        ("  the Save\n button ", "the Save button"),
        ("\u{1100}\u{1161}", "가"),
    ] {
        assert_eq!(named(&asking(one)), named(&asking(other)), "{one:?} and {other:?}");
    }
}

#[test]
fn every_operation_has_entries_of_its_own() {
    let names = Operation::ALL.map(|operation| named(&LookupKey { operation, ..asking("the field") }));
    let distinct = names.iter().collect::<std::collections::HashSet<_>>();
    assert_eq!(distinct.len(), Operation::ALL.len());
    for operation in Operation::ALL {
        assert_eq!(Operation::from_name(operation.name()).unwrap(), operation);
    }
    let unknown = Operation::from_name("type").unwrap_err();
    assert!(Operation::ALL.iter().all(|known| unknown.to_string().contains(known.name())), "{unknown}");
}

#[test]
fn a_target_without_text_is_refused_so_that_no_two_share_an_empty_key() {
    for empty in ["", "  ", "\u{a0}\n"] {
        assert!(matches!(asking(empty).check(), Err(Error::InvalidArgument { argument: "target", .. })));
    }
}

#[test]
fn a_key_of_another_work_tree_gives_unrelated_names() {
    let lookup = asking("the Save button");
    let one = lookup.target_key(&StoreKey::from_bytes([1; 32]), &UrlRules::default());
    let other = lookup.target_key(&StoreKey::from_bytes([2; 32]), &UrlRules::default());
    assert_ne!(one, other);
}

#[test]
fn base_makes_every_base_url_one_origin() {
    let rules = rules(UrlOptions { base: true, ..UrlOptions::default() });
    let on = |url: &str, base: &str| LookupKey { base_url: Some(base.to_owned()), ..at(url) };
    let local = named_under(&rules, &on("http://localhost:41234/cart", "http://localhost:41234/"));
    assert_eq!(
        local,
        named_under(&rules, &on("https://pr-7.preview.test/cart", "https://pr-7.preview.test/app"))
    );
    assert_ne!(
        local,
        named_under(&rules, &on("https://idp.test/cart", "http://localhost:41234/")),
        "another site"
    );
    assert_ne!(
        local,
        named_under(&rules, &at("http://localhost:41234/cart")),
        "without a base URL nothing is one"
    );
    assert_ne!(local, named(&on("http://localhost:41234/cart", "http://localhost:41234/")), "off by default");
}

#[test]
fn ignored_query_parameters_do_not_matter_and_others_do() {
    let rules =
        rules(UrlOptions { ignore_query: owned(&["utm_*", "session", "*_id*x"]), ..UrlOptions::default() });
    let plain = named_under(&rules, &at("https://shop.test/?tab=a"));
    for ignored in [
        "utm_source=x&tab=a",
        "tab=a&session=1&session=2",
        "utm_=&tab=a",
        "utm%5Fx=1&tab=a",
        "a_id_x=1&tab=a",
    ] {
        assert_eq!(named_under(&rules, &at(&format!("https://shop.test/?{ignored}"))), plain, "{ignored}");
    }
    for counted in ["tab=a&utm=x", "tab=a&sessions=1", "tab=a&Session=1", "tab=b", "tab=a&my_utm_x=1"] {
        assert_ne!(named_under(&rules, &at(&format!("https://shop.test/?{counted}"))), plain, "{counted}");
    }
}

#[test]
fn paths_of_one_pattern_are_one_page() {
    let rules = rules(UrlOptions { paths: owned(&["/orders/:id", "/files/*"]), ..UrlOptions::default() });
    let named = |path: &str| named_under(&rules, &at(&format!("https://shop.test{path}")));
    assert_eq!(named("/orders/1"), named("/orders/2"));
    assert_eq!(named("/files/a"), named("/files/b/c"));
    assert_ne!(named("/orders/1"), named("/files/1"));
    assert_ne!(named("/orders/1"), named("/orders/1/lines"));
    assert_ne!(named("/orders/1"), named("/orders"));
    assert_ne!(named("/orders/1"), named("/orders/1?tab=x"));
    assert_ne!(named("/orders/:id"), named_under(&UrlRules::default(), &at("https://shop.test/orders/:id")));
}

/// A lookup's parts as they are compared: two that differ here must differ in name.
type Parts = (String, Vec<String>, String);

fn part() -> impl Strategy<Value = String> {
    prop_oneof!["[ab:/ \"\\\\\0]{0,3}", "(a|b|target|scope|operation){0,4}", any::<String>()]
}

fn canonical((path, scope, target): &Parts) -> (String, Vec<String>, String) {
    let normal = playwright_recall::text::normalize_target;
    let url = ::url::Url::parse(&format!("https://shop.test/{}", escaped(path))).unwrap();
    (url.path().to_owned(), scope.iter().map(|scope| normal(scope)).collect(), normal(target))
}

fn escaped(path: &str) -> String {
    path.bytes().fold(String::new(), |text, byte| text + &format!("%{byte:02X}"))
}

fn lookup_of((path, scope, target): &Parts) -> LookupKey {
    let url = format!("https://shop.test/{}", escaped(path));
    LookupKey { scope: scope.clone(), ..LookupKey::new(&url, Operation::Click, target) }
}

fn parts() -> impl Strategy<Value = Parts> {
    (part(), prop::collection::vec(part(), 0..3), part())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_two_addresses_meet(one in parts(), other in parts()) {
        let same = canonical(&one) == canonical(&other);
        prop_assert_eq!(named(&lookup_of(&one)) == named(&lookup_of(&other)), same);
    }

    #[test]
    fn any_address_at_all_has_a_name(url in any::<String>()) {
        prop_assert_eq!(named(&at(&url)), named(&at(&url)));
    }
}
