//! When the cache runs (contract, section 1).

#![expect(clippy::unwrap_used, reason = "a test that cannot go on must stop, in its helpers too")]

mod support;

use std::collections::HashMap;

use playwright_recall::error::Error;
use playwright_recall::locator::key::LookupKey;
use playwright_recall::locator::switch::{Bypass, SwitchOptions, decide};
use support::{Repo, key, open_with, reason};

const NO_OPTION: SwitchOptions = SwitchOptions { enabled: None, ci: None };

fn decided(environment: &[(&str, &str)], options: SwitchOptions) -> Option<Bypass> {
    let environment = environment.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    decide(&environment.collect::<HashMap<_, _>>(), options).unwrap()
}

#[test]
fn ci_is_set_and_not_empty_0_or_false() {
    for (value, is_ci) in [
        ("", false),
        (" ", false),
        ("0", false),
        ("false", false),
        ("False", false),
        ("FALSE", false),
        ("1", true),
        ("true", true),
        ("woodpecker", true),
    ] {
        let expected = is_ci.then_some(Bypass::CiDefault);
        assert_eq!(decided(&[("CI", value)], NO_OPTION), expected, "CI={value:?}");
    }
    assert_eq!(decided(&[], NO_OPTION), None, "CI unset");
}

#[test]
fn any_explicit_off_wins_over_any_on() {
    let enabled = |enabled| SwitchOptions { enabled: Some(enabled), ci: None };
    for (variable, option, expected) in [
        (None, None, None),
        (None, Some(true), None),
        (None, Some(false), Some(Bypass::Disabled)),
        (Some("1"), Some(false), Some(Bypass::Disabled)),
        (Some("0"), None, Some(Bypass::Disabled)),
        (Some("0"), Some(true), Some(Bypass::Disabled)),
        (Some("false"), Some(true), Some(Bypass::Disabled)),
        (Some("Off"), None, Some(Bypass::Disabled)),
        (Some("1"), None, None),
        (Some(""), None, None),
    ] {
        let environment =
            variable.map(|value| ("RECALL_LOCATOR_CACHE", value)).into_iter().collect::<Vec<_>>();
        assert_eq!(
            decided(&environment, option.map_or(NO_OPTION, enabled)),
            expected,
            "{variable:?} {option:?}"
        );
    }
}

#[test]
fn on_ci_it_runs_only_when_opted_in_and_not_out() {
    for (variable, option, expected) in [
        (None, None, Some(Bypass::CiDefault)),
        (Some("1"), None, None),
        (None, Some(true), None),
        (None, Some(false), Some(Bypass::CiDefault)),
        (Some("0"), Some(true), Some(Bypass::CiDefault)),
        (Some("1"), Some(false), Some(Bypass::CiDefault)),
    ] {
        let opt_in = variable.map(|value| ("RECALL_LOCATOR_CACHE_CI", value));
        let environment = [("CI", "true")].into_iter().chain(opt_in).collect::<Vec<_>>();
        let options = SwitchOptions { enabled: None, ci: option };
        assert_eq!(decided(&environment, options), expected, "{variable:?} {option:?}");
    }
    let on = SwitchOptions { enabled: Some(true), ci: None };
    assert_eq!(decided(&[("CI", "1")], on), Some(Bypass::CiDefault), "on is no opt-in");
    let both = SwitchOptions { enabled: Some(false), ci: Some(true) };
    assert_eq!(decided(&[("CI", "1"), ("RECALL_LOCATOR_CACHE_CI", "1")], both), Some(Bypass::Disabled));
}

#[test]
fn a_variable_that_says_neither_yes_nor_no_is_an_error_that_names_it() {
    for name in ["RECALL_LOCATOR_CACHE", "RECALL_LOCATOR_CACHE_CI"] {
        let environment = HashMap::from([(name.to_owned(), "maybe".to_owned())]);
        let refused = decide(&environment, NO_OPTION).unwrap_err();
        assert!(matches!(&refused, Error::InvalidOption { option, .. } if option == name), "{refused}");
        assert!(
            refused.to_string().contains("\"maybe\"") && refused.to_string().contains("accepted: 1,"),
            "{refused}"
        );
    }
}

#[test]
fn the_table_is_gone_through_in_order() {
    let outside = tempfile::tempdir().unwrap();
    let repo = Repo::new();
    let off = [("RECALL_LOCATOR_CACHE", "0"), ("CI", "1")];
    let ci = [("CI", "1")];
    let opted_in = [("CI", "1"), ("RECALL_LOCATOR_CACHE_CI", "1")];
    for (cwd, environment, expected) in [
        (outside.path(), &off[..], "bypassed disabled"),
        (outside.path(), &ci[..], "bypassed ci_default"),
        (outside.path(), &opted_in[..], "bypassed outside_git"),
        (outside.path(), &[], "bypassed outside_git"),
        (repo.path(), &off[..], "bypassed disabled"),
        (repo.path(), &ci[..], "bypassed ci_default"),
        (repo.path(), &opted_in[..], "absent"),
        (repo.path(), &[], "absent"),
    ] {
        assert_eq!(reason(&open_with(cwd, environment), &key("Save")), expected, "{environment:?}");
    }
}

#[test]
fn a_call_may_opt_out_and_a_runtime_target_is_never_read_or_written() {
    let repo = Repo::new();
    let store = repo.store();
    let off = LookupKey { cache: false, ..key("Save") };
    let runtime = LookupKey { runtime_dependent: true, ..key("the row of {{customer}}") };
    let both = LookupKey { cache: false, ..runtime.clone() };
    for (lookup, expected) in
        [(&off, "bypassed disabled"), (&runtime, "bypassed runtime_dependent"), (&both, "bypassed disabled")]
    {
        assert_eq!(reason(&store, lookup), expected);
        let written = support::record(&store, lookup, "Save");
        assert!(matches!(written, playwright_recall::locator::outcome::Write::Bypassed(_)), "{written:?}");
    }
    assert!(!repo.folder().exists(), "nothing is made for a bypassed call");
}

#[test]
fn outside_git_says_what_to_do() {
    let outside = tempfile::tempdir().unwrap();
    let bypass = open_with(outside.path(), &[]).bypass().unwrap();
    assert_eq!(bypass, Bypass::OutsideGit);
    assert!(bypass.hint().unwrap().contains("git init"));
}
