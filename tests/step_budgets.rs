//! How often a step may be generated and healed: the contract's section 6.

#![expect(clippy::expect_used, reason = "a test that cannot go on must stop, in its helpers too")]

use playwright_recall::step::budgets::{Attempt, RunBudgets, attempts_from};
use playwright_recall::step::identity::{StepIdentity, StepType};

fn step(text: &str) -> StepIdentity {
    StepIdentity::new("flow", StepType::Action, text).expect("an identity")
}

fn granted(attempt: u32, left: u32) -> Attempt {
    Attempt::Granted { attempt, left }
}

#[test]
fn a_step_has_three_generations_and_two_healings_of_its_own() {
    let mut budgets = RunBudgets::new(3, 2);
    let (one, other) = (step("click Save"), step("click Cancel"));
    for (attempt, left) in [(1, 2), (2, 1), (3, 0)] {
        assert_eq!(budgets.try_generation(&one), granted(attempt, left));
    }
    assert_eq!(budgets.try_generation(&one), Attempt::Exhausted { limit: 3 });
    assert_eq!(budgets.try_generation(&one), Attempt::Exhausted { limit: 3 }, "it stays so");
    assert_eq!(budgets.try_healing(&one), granted(1, 1), "healing has a pool of its own");
    assert_eq!(budgets.try_generation(&other), granted(1, 2), "another step has pools of its own");
    assert_eq!(budgets.try_generation(&step("CLICK  other")), granted(1, 2));
    assert_eq!(
        budgets.try_generation(&step("CLICK  cancel")),
        granted(2, 1),
        "the same step, otherwise typed"
    );
}

#[test]
fn every_test_starts_with_full_limits() {
    let save = step("click Save");
    let mut first = RunBudgets::new(1, 1);
    assert_eq!(first.try_generation(&save), granted(1, 0));
    assert_eq!(RunBudgets::new(1, 1).try_generation(&save), granted(1, 0));
}

#[test]
fn a_group_has_as_many_cycles_as_healings_counted_by_its_prompt() {
    let mut budgets = RunBudgets::new(3, 2);
    assert!(budgets.open_group_cycle("Fill the form").is_some());
    assert!(budgets.open_group_cycle(" fill  the form").is_some(), "the same prompt, otherwise typed");
    assert!(budgets.open_group_cycle("Fill the form").is_none());
    assert!(budgets.open_group_cycle("Log in").is_some(), "another group");
}

#[test]
fn a_groups_recovery_never_touches_the_ordinary_pools() {
    let mut budgets = RunBudgets::new(3, 2);
    let save = step("click Save");
    for _ in 0..2 {
        let mut cycle = budgets.open_group_cycle("Fill the form").expect("a cycle");
        assert_eq!(cycle.try_healing(&save), granted(1, 1), "a fresh pool for each cycle");
        assert_eq!(cycle.try_healing(&save), granted(2, 0));
        assert_eq!(cycle.try_healing(&save), Attempt::Exhausted { limit: 2 });
        assert_eq!(cycle.try_healing(&step("click Next")), granted(1, 1), "each step of the row has its own");
    }
    assert_eq!(budgets.try_healing(&save), granted(1, 1));
    assert_eq!(budgets.try_healing(&save), granted(2, 0));
    let mut other = budgets.open_group_cycle("Log in").expect("a cycle");
    assert_eq!(other.try_healing(&save), granted(1, 1), "nor do the ordinary pools touch a group's");
}

#[test]
fn none_is_a_limit_too() {
    let mut budgets = RunBudgets::new(0, 0);
    assert_eq!(budgets.try_generation(&step("click")), Attempt::Exhausted { limit: 0 });
    assert_eq!(budgets.try_healing(&step("click")), Attempt::Exhausted { limit: 0 });
    assert!(budgets.open_group_cycle("Log in").is_none());
}

#[test]
fn an_attempt_count_is_a_whole_number_from_0_to_100() {
    assert_eq!(attempts_from("healingAttempts", None, 2).expect("the default"), 2);
    assert_eq!(attempts_from("healingAttempts", Some(0.0), 2).expect("none"), 0);
    assert_eq!(attempts_from("healingAttempts", Some(100.0), 2).expect("many"), 100);
    for wrong in [-1.0, 1.5, 101.0, f64::NAN, f64::INFINITY] {
        let error = attempts_from("healingAttempts", Some(wrong), 2).expect_err("no count");
        assert_eq!(error.code(), "RECALL_INVALID_OPTION");
        assert!(error.to_string().starts_with("healingAttempts is "), "{error}");
    }
}
