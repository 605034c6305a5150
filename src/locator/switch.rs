//! Whether the cache runs: the switch table of the contract, decided once for a store and once more for each lookup.
//!
//! | # | condition | state |
//! |---|---|---|
//! | 1 | switched off by variable, flag, option or call | `disabled` |
//! | 2 | CI, and not opted in | `ci_default` |
//! | 3 | not inside a Git work tree | `outside_git` |
//! | 4 | the target's text depends on a value of this run | `runtime_dependent` |
//!
//! An explicit *off* wins over every *on*, wherever either comes from. `recall test`'s flags arrive as the variables.

use std::collections::HashMap;

use crate::error::{Error, Result};

/// Switches the cache off (or says *on*, which changes nothing).
pub const VARIABLE: &str = "RECALL_LOCATOR_CACHE";

/// Opts in on CI, or out.
pub const CI_VARIABLE: &str = "RECALL_LOCATOR_CACHE_CI";

/// The variables of the process.
pub type Environment = HashMap<String, String>;

/// Why a lookup neither reads nor writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bypass {
    /// Switched off.
    Disabled,
    /// On CI the cache is off unless asked for.
    CiDefault,
    /// There is no Git directory to keep it in.
    OutsideGit,
    /// The target's text is another one in each run.
    RuntimeDependent,
}

impl Bypass {
    /// Every reason.
    pub const ALL: [Self; 4] = [Self::Disabled, Self::CiDefault, Self::OutsideGit, Self::RuntimeDependent];

    /// The contract's word for it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Disabled => "disabled",
            Self::CiDefault => "ci_default",
            Self::OutsideGit => "outside_git",
            Self::RuntimeDependent => "runtime_dependent",
        }
    }

    /// What would change it, where that is not obvious.
    #[must_use]
    pub const fn hint(self) -> Option<&'static str> {
        match self {
            Self::OutsideGit => Some("no Git work tree here, so nothing is remembered: run `git init`"),
            Self::CiDefault => {
                Some("off on CI by default: RECALL_LOCATOR_CACHE_CI=1 or `--locator-cache-ci` opts in")
            }
            Self::Disabled | Self::RuntimeDependent => None,
        }
    }
}

/// The option `locatorCache`, as far as it switches.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SwitchOptions {
    /// `locatorCache: true | false`.
    pub enabled: Option<bool>,
    /// `locatorCache: { ci }`.
    pub ci: Option<bool>,
}

/// Rows 1 and 2: what variables and options say. Git is looked for only when they leave the cache on.
///
/// # Errors
///
/// [`Error::InvalidOption`] for a variable that says neither yes nor no.
pub fn decide(environment: &Environment, options: SwitchOptions) -> Result<Option<Bypass>> {
    let variable = switch_variable(environment, VARIABLE)?;
    let ci_variable = switch_variable(environment, CI_VARIABLE)?;
    Ok(if [variable, options.enabled].contains(&Some(false)) {
        Some(Bypass::Disabled)
    } else if is_ci(environment) && !is_opted_in([ci_variable, options.ci]) {
        Some(Bypass::CiDefault)
    } else {
        None
    })
}

fn is_opted_in(said: [Option<bool>; 2]) -> bool {
    said.contains(&Some(true)) && !said.contains(&Some(false))
}

/// CI says so by `CI`, unless that is empty, `0` or `false`.
fn is_ci(environment: &Environment) -> bool {
    let value = environment.get("CI").map_or("", |value| value.trim());
    !(value.is_empty() || value == "0" || value.eq_ignore_ascii_case("false"))
}

fn switch_variable(environment: &Environment, name: &str) -> Result<Option<bool>> {
    let value = environment.get(name).map_or("", |value| value.trim());
    match value.to_ascii_lowercase().as_str() {
        "" => Ok(None),
        "1" | "true" | "on" | "yes" => Ok(Some(true)),
        "0" | "false" | "off" | "no" => Ok(Some(false)),
        _ => Err(Error::InvalidOption {
            option: name.to_owned(),
            problem: format!("is {value:?}"),
            accepted: "1, true, on, yes, 0, false, off, no",
        }),
    }
}
