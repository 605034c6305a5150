//! Which attribute values a framework made up: they differ on every load and say nothing about the control.
//!
//! Only what is surely generated is dropped. Dropping weakens a recipe, while a random value kept by mistake costs one
//! miss and is then learnt away, so in doubt a value is kept: `order-1234` may be the very order a person means.

use super::signal::Signal;

/// Prefixes of ids that UI libraries number at run time, in lower case. Sources: React `useId` (`:r1:`, `«r1»`, `_r_1_`),
/// Radix, MUI, Headless UI, React Aria, Ember, Ext JS, `BootstrapVue`, Angular Material, `PrimeNG`, jQuery UI, Chakra,
/// Mantine, Reka, Base UI, Downshift, React Select.
const NUMBERED_PREFIXES: &[&str] = &[
    "radix-", "reka-", "mui-", "headlessui-", "react-aria", "react-select-", "downshift-", "ember",
    "ext-gen", "ext-comp-", "__bvid__", "mat-input-", "mat-select-", "mat-option-", "mat-tab-", "mat-radio-",
    "mat-checkbox-", "mat-mdc-", "cdk-", "pn_id_", "pr_id_", "ui-id-", "chakra-", "mantine-", "base-ui-",
    "uid-", "uid_", "auto-id-", "field-:r", "yui_", "gwt-uid-",
];

/// From this many characters on, a segment that mixes letters and digits like a hash is taken for one.
const HASH_MIN: usize = 6;

/// From this many digits on, digits with no word around them are an identifier made up by a program.
const DIGITS_MIN: usize = 5;

/// Whether the value of this signal was generated, so that it must not become part of a recipe.
pub fn is_generated(signal: Signal, value: &str) -> bool {
    match signal {
        Signal::Id | Signal::NameAttr | Signal::TestId => is_generated_name(value),
        Signal::Href => value.starts_with("blob:") || value.starts_with("data:"),
        Signal::Name | Signal::Placeholder | Signal::Title | Signal::Alt => false,
    }
}

fn is_generated_name(value: &str) -> bool {
    let lower = value.to_ascii_lowercase();
    is_numbered_by_library(&lower) || is_react_id(&lower) || segments(value).any(is_random)
}

fn is_numbered_by_library(lower: &str) -> bool {
    lower.bytes().any(|byte| byte.is_ascii_digit())
        && NUMBERED_PREFIXES.iter().any(|prefix| lower.starts_with(prefix))
}

/// React's `useId` in its three spellings, anywhere in the value (libraries append parts to it).
fn is_react_id(lower: &str) -> bool {
    [(":r", ':'), ("«r", '»'), ("_r_", '_')].iter().any(|(open, close)| {
        lower.split(open).skip(1).any(|rest| {
            rest.split_once(*close).is_some_and(|(id, _)| {
                !id.is_empty() && id.len() <= 8 && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
            })
        })
    })
}

fn segments(value: &str) -> impl Iterator<Item = &str> {
    value.split(|char: char| !char.is_alphanumeric()).filter(|segment| !segment.is_empty())
}

fn is_random(segment: &str) -> bool {
    is_long_number(segment) || is_hex_hash(segment) || is_mixed_hash(segment)
}

fn is_long_number(segment: &str) -> bool {
    segment.len() >= DIGITS_MIN && segment.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_hex_hash(segment: &str) -> bool {
    segment.len() >= HASH_MIN
        && segment.bytes().all(|byte| byte.is_ascii_hexdigit())
        && segment.bytes().any(|byte| byte.is_ascii_digit())
        && segment.bytes().any(|byte| byte.is_ascii_alphabetic())
}

/// Letters and digits taking turns at least three times within one segment: nobody names a control so.
fn is_mixed_hash(segment: &str) -> bool {
    if segment.len() < HASH_MIN || !segment.is_ascii() {
        return false;
    }
    let turns = segment
        .as_bytes()
        .windows(2)
        .filter(|pair| matches!(pair, [a, b] if a.is_ascii_digit() != b.is_ascii_digit()))
        .count();
    turns >= 3
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_that_frameworks_generate_are_recognised() {
        for id in [
            ":r7:",
            ":r1a:-label",
            "«r3»",
            "_r_1_",
            "radix-12",
            "radix-:r1:",
            "mui-91422",
            "input-8f3a2c",
            "ember1234",
            "ext-gen1001",
            "__BVID__45",
            "3f2b8c1e-9d4a-4f6b-8e7c-0a1b2c3d4e5f",
            "headlessui-menu-button-3",
            "x8k2j9q1",
            "field_1718031122334",
        ] {
            assert!(is_generated(Signal::Id, id), "{id}");
        }
    }

    #[test]
    fn ids_that_people_write_are_kept() {
        for id in [
            "email",
            "id_username",
            "order-1234",
            "row7",
            "btn-2fa",
            "choice_set-3-choice_text",
            "h1",
            "section-2024",
            "utf8",
            "facade",
            "decade",
            "ember-list",
        ] {
            assert!(!is_generated(Signal::Id, id), "{id}");
        }
    }

    #[test]
    fn what_a_person_reads_is_never_noise() {
        assert!(!is_generated(Signal::Name, "8f3a2c"));
        assert!(!is_generated(Signal::Title, ":r7:"));
    }
}
