//! Path patterns. What matches follows the standard's own test data
//! (<https://github.com/web-platform-tests/wpt/blob/master/urlpattern/resources/urlpatterntestdata.json>).

#![expect(clippy::unwrap_used, reason = "a test that cannot go on must stop, in its helpers too")]

use playwright_recall::error::Error;
use playwright_recall::locator::path_pattern::PathPattern;
use proptest::prelude::*;

fn matches(pattern: &str, path: &str) -> bool {
    PathPattern::parse(0, pattern).unwrap().matches(path)
}

#[test]
fn patterns_stand_for_whole_paths() {
    for (pattern, matching, other) in [
        ("/foo/bar", vec!["/foo/bar"], vec!["/foo/ba", "/foo/bar/", "/foo/bar/baz", "/Foo/bar"]),
        ("/foo/:bar", vec!["/foo/bar", "/foo/index.html"], vec!["/foo", "/foo/", "/foo/bar/"]),
        ("/foo/*", vec!["/foo/bar", "/foo/bar/baz", "/foo/"], vec!["/foo"]),
        ("/foo/:bar?", vec!["/foo/bar", "/foo"], vec!["/foo/", "/foobar", "/foo/bar/baz"]),
        ("/foo/:bar+", vec!["/foo/bar", "/foo/bar/baz"], vec!["/foo", "/foo/", "/foobar"]),
        ("/foo/:bar*", vec!["/foo/bar", "/foo/bar/baz", "/foo"], vec!["/foo/", "/foobar"]),
        ("/foo/(.*)", vec!["/foo/bar", "/foo/bar/baz", "/foo/"], vec!["/foo"]),
        ("/foo/*?", vec!["/foo/bar", "/foo", "/foo/", "/foo/bar/baz"], vec!["/foobar", "/fo"]),
        ("/foo/:id(\\d+)", vec!["/foo/7", "/foo/42"], vec!["/foo/a", "/foo/"]),
        ("/(de|en)/shop", vec!["/de/shop", "/en/shop"], vec!["/fr/shop", "/deen/shop"]),
        ("/foo{/bar}?", vec!["/foo", "/foo/bar"], vec!["/foo/", "/foo/baz"]),
        ("/foo{/:id}*", vec!["/foo", "/foo/1/2"], vec!["/foo/"]),
        ("/:a-:b", vec!["/1-2"], vec!["/1", "/1-2/3"]),
        ("/:a.:b", vec!["/x.html"], vec!["/xhtml"]),
        ("/a\\:b", vec!["/a:b"], vec!["/ab"]),
        ("/a.b", vec!["/a.b"], vec!["/axb"]),
        ("/café/:id", vec!["/caf%C3%A9/1"], vec!["/cafe/1"]),
        ("/a b", vec!["/a%20b"], vec!["/a b"]),
        ("*", vec!["/", "/anything/at/all"], vec![]),
        ("/\u{4e00}/:x", vec!["/%E4%B8%80/1"], vec![]),
    ] {
        for path in matching {
            assert!(matches(pattern, path), "{pattern} stands for {path}");
        }
        for path in other {
            assert!(!matches(pattern, path), "{pattern} does not stand for {path}");
        }
    }
}

#[test]
fn what_is_no_pattern_is_refused_with_its_place_and_without_its_text() {
    for pattern in [
        "", "baskets/:id", "https://shop.test/x", "/a/(b", "/a/{b", "/a/b}", "/a/{b{c}}", "/a/:", "/a/:1",
        "/a/\\", "/a/()", "/a/(b(c))", "/a/([)", "/a/(b\\", "/a/{:}",
    ] {
        let refused = PathPattern::parse(3, pattern).unwrap_err();
        assert!(matches!(refused, Error::InvalidOption { .. }), "{pattern}");
        let message = refused.to_string();
        assert!(message.starts_with("locatorCache.url.paths[3] "), "{message}");
        assert!(pattern.len() < 4 || !message.contains(pattern), "{message}");
    }
    assert!(PathPattern::parse(0, "/a/(b(?:c|d))").is_ok(), "groups that do not capture are allowed");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_a_pattern_or_an_error(text in "[/*:(){}?+\\\\a-c\\[\\]|.é]{0,12}") {
        if let Ok(pattern) = PathPattern::parse(0, &format!("/{text}")) {
            let _ = pattern.matches("/a/b");
        }
    }

    #[test]
    fn a_plain_path_stands_for_itself_alone(path in "(/[a-z0-9._~!$&',;=@-]{0,5}){1,4}", other in "(/[a-c.]{0,3}){1,3}") {
        prop_assert!(matches(&path, &path));
        prop_assert_eq!(matches(&path, &other), path == other);
    }
}
