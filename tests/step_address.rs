//! Where steps are: `cacheRoot` and `cachePath`, by the same rules on every platform.

#![expect(clippy::expect_used, reason = "a test that cannot go on must stop, in its helpers too")]

use std::fs;
use std::path::Path;

use playwright_recall::step::address::Address;

fn path_of(given: &str) -> Result<String, String> {
    Address::new("/cache", Some(given)).map(|address| address.path()).map_err(|error| error.to_string())
}

#[test]
fn a_path_is_relative_with_slashes_of_either_kind() {
    for (given, path) in [
        ("checkout", "checkout"),
        ("checkout/cards", "checkout/cards"),
        ("checkout\\cards", "checkout/cards"),
        ("checkout/", "checkout"),
        ("./checkout//cards/.", "checkout/cards"),
        ("Zahlung & Versand", "Zahlung & Versand"),
        ("корзина", "корзина"),
        ("cafe\u{301}", "caf\u{e9}"),
        ("...checkout", "...checkout"),
        ("console", "console"),
        ("com", "com"),
        ("com10", "com10"),
        (".git", ".git"),
    ] {
        assert_eq!(path_of(given).as_deref(), Ok(path), "{given:?}");
    }
}

#[test]
fn a_path_that_is_no_place_below_the_root_is_an_error_that_names_the_value() {
    for (given, problem) in [
        ("/etc", "is absolute"),
        ("\\etc", "is absolute"),
        ("//server/share", "is absolute"),
        ("\\\\server\\share", "is absolute"),
        ("\\\\?\\C:\\cache", "is absolute"),
        ("C:\\cache", "names a drive"),
        ("C:/cache", "names a drive"),
        ("c:cache", "names a drive"),
        ("..", "has \"..\""),
        ("../cache", "has \"..\""),
        ("a/../../b", "has \"..\""),
        ("a\\..\\b", "has \"..\""),
        ("", "names no directory"),
        (".", "names no directory"),
        ("./.", "names no directory"),
        ("con", "reserves for a device"),
        ("a/NUL/b", "reserves for a device"),
        ("aux.txt", "reserves for a device"),
        ("COM1", "reserves for a device"),
        ("lpt9.log", "reserves for a device"),
        ("com¹", "reserves for a device"),
        ("CONOUT$", "reserves for a device"),
        ("nul ", "reserves for a device"),
        ("ab:c", "Windows does not allow"),
        ("file:stream", "Windows does not allow"),
        ("a*b", "Windows does not allow"),
        ("what?", "Windows does not allow"),
        ("a|b", "Windows does not allow"),
        ("a\u{0}b", "Windows does not allow"),
        ("a\nb", "Windows does not allow"),
        ("checkout.", "ends with a dot or a space"),
        ("checkout /a", "ends with a dot or a space"),
        ("... ", "ends with a dot or a space"),
    ] {
        let error = path_of(given).expect_err(given);
        assert!(error.starts_with(&format!("cachePath {given:?} ")), "{error}");
        assert!(error.contains(problem), "{error}");
    }
    assert!(path_of(&"x".repeat(256)).is_err(), "longer than a name can be");
}

#[test]
fn an_empty_root_never_means_the_working_directory() {
    for root in ["", " ", "\t\n"] {
        let error = Address::new(root, None).expect_err("no root").to_string();
        assert!(error.starts_with(&format!("cacheRoot {root:?} is empty")), "{error}");
    }
    assert!(Address::new("a\0b", None).is_err());
}

#[test]
fn a_relative_root_starts_from_the_working_directory_of_now() {
    let address = Address::new(".recall/cache", Some("a/b")).expect("an address");
    assert!(address.root().is_absolute());
    assert_eq!(address.folder(), address.root().join("a").join("b"));
}

#[test]
fn nothing_has_to_exist_and_nothing_is_made() {
    let temp = tempfile::tempdir().expect("a directory");
    let root = temp.path().join("cache");
    Address::new(&text(&root), Some("a/b")).expect("an address");
    assert!(!root.exists());
}

fn text(path: &Path) -> String {
    path.to_str().expect("Unicode").to_owned()
}

#[cfg(unix)]
mod links {
    use super::*;
    use std::os::unix::fs::symlink;

    struct Place {
        temp: tempfile::TempDir,
    }

    impl Place {
        fn new() -> Self {
            let temp = tempfile::tempdir().expect("a directory");
            fs::create_dir_all(temp.path().join("cache/real")).expect("a root");
            fs::create_dir_all(temp.path().join("outside")).expect("another place");
            Self { temp }
        }

        fn at(&self, path: &str) -> std::path::PathBuf {
            self.temp.path().join(path)
        }

        fn address(&self, path: &str) -> Result<Address, String> {
            Address::new(&text(&self.at("cache")), Some(path)).map_err(|error| error.to_string())
        }
    }

    #[test]
    fn a_link_out_of_the_root_is_an_error_that_names_value_and_link() {
        let place = Place::new();
        symlink(place.at("outside"), place.at("cache/out")).expect("a link");
        symlink("../..", place.at("cache/real/up")).expect("a link");
        symlink(place.at("nowhere"), place.at("cache/dangling")).expect("a link");
        for (path, link) in [
            ("out", "cache/out"),
            ("out/deep/er", "cache/out"),
            ("real/up", "cache/real/up"),
            ("dangling", "cache/dangling"),
        ] {
            let error = place.address(path).expect_err(path);
            assert!(error.starts_with(&format!("cachePath {path:?} leaves the cache root")), "{error}");
            assert!(error.contains(&text(&place.at(link))), "{error}");
        }
    }

    #[test]
    fn a_link_within_the_root_is_followed() {
        let place = Place::new();
        symlink(place.at("cache/real"), place.at("cache/alias")).expect("a link");
        assert!(place.address("alias/deep").is_ok());
    }

    #[test]
    fn a_root_may_be_reached_through_a_link() {
        let place = Place::new();
        symlink(place.at("cache"), place.at("link")).expect("a link");
        Address::new(&text(&place.at("link")), Some("real")).expect("an address");
    }

    #[test]
    fn a_link_that_comes_later_is_noticed_then() {
        let place = Place::new();
        let address = place.address("late").expect("nothing there yet");
        symlink(place.at("outside"), place.at("cache/late")).expect("a link");
        assert!(address.check_inside().is_err());
    }
}
