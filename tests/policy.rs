//! The policy on real code: everything in `policy/honest.txt` passes, everything in `policy/hostile.txt` is refused with
//! exactly the findings it names, each with its line.

#![expect(clippy::expect_used, reason = "a test that cannot go on must stop, in its helpers too")]

use std::collections::BTreeSet;

use playwright_recall::step::identity::StepType;
use playwright_recall::step::policy::finding::{Finding, Severity};
use playwright_recall::step::policy::rule::Rule;
use playwright_recall::step::policy::{Candidate, Evaluate, check};

/// One section of a table.
struct Case {
    title: String,
    step_type: StepType,
    text: String,
    params: Vec<(String, String)>,
    ambiguous: Vec<String>,
    evaluate: Evaluate,
    expected: Vec<(String, usize)>,
    code: String,
}

impl Case {
    fn parse(section: &str) -> Self {
        let (title, rest) = section.split_once('\n').expect("a title");
        let settings = rest.lines().take_while(|line| line.starts_with("@ ")).collect::<Vec<_>>();
        let body = rest.lines().skip(settings.len()).collect::<Vec<_>>().join("\n");
        let mut case = Self {
            title: title.to_owned(),
            step_type: StepType::Action,
            text: String::new(),
            params: Vec::new(),
            ambiguous: Vec::new(),
            evaluate: Evaluate::Refuse,
            expected: Vec::new(),
            code: module(body.trim_end()),
        };
        for setting in settings {
            case.set(setting.trim_start_matches("@ "));
        }
        case
    }

    fn set(&mut self, setting: &str) {
        let (name, value) = setting.split_once(' ').unwrap_or((setting, ""));
        match name {
            "evaluate" => self.evaluate = Evaluate::Allow,
            "text" => value.clone_into(&mut self.text),
            "ambiguous" => self.ambiguous.push(value.to_owned()),
            "param" => {
                let (name, value) = value.split_once(" = ").expect("a param has a value");
                self.params.push((name.to_owned(), value.to_owned()));
            }
            "finds" => {
                let (code, line) = value.split_once(' ').expect("a finding has a line");
                self.expected.push((code.to_owned(), line.parse().expect("a line number")));
            }
            label => self.step_type = StepType::from_label(label).expect("a step type"),
        }
    }

    fn findings(&self) -> Vec<Finding> {
        let candidate = Candidate {
            code: &self.code,
            step_type: self.step_type,
            text: &self.text,
            params: (!self.params.is_empty()).then_some(&self.params),
            ambiguous: &self.ambiguous,
            evaluate: self.evaluate,
        };
        check(&candidate).expect("a thread")
    }

    fn refusals(&self) -> Vec<(String, usize)> {
        let refusing = self.findings().into_iter().filter(|finding| finding.severity == Severity::High);
        refusing.map(|finding| (finding.rule.code().to_owned(), finding.line)).collect()
    }
}

fn module(body: &str) -> String {
    if body.contains("export ") {
        return format!("{body}\n");
    }
    format!(
        "import {{ expect }} from '@playwright/test';\nexport default async function step({{ page, params }}) {{\n{body}\n}}\n"
    )
}

fn cases(table: &str) -> Vec<Case> {
    table.split("\n### ").skip(1).map(Case::parse).collect()
}

/// All cases that differ from what is expected, told together.
fn wrong(cases: &[Case]) -> String {
    cases.iter().filter_map(difference).collect()
}

fn difference(case: &Case) -> Option<String> {
    let (mut found, mut expected) = (case.refusals(), case.expected.clone());
    found.sort();
    expected.sort();
    let told = case.findings().iter().fold(String::new(), |told, found| format!("{told}    {found:?}\n"));
    let title = &case.title;
    (found != expected).then(|| format!("{title}\n  expected {expected:?}\n  found    {found:?}\n{told}"))
}

#[test]
fn honest_steps_pass() {
    let cases = cases(include_str!("policy/honest.txt"));
    assert!(cases.len() >= 60, "{} cases", cases.len());
    let wrong = wrong(&cases);
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn hostile_and_careless_steps_are_refused_with_code_and_line() {
    let cases = cases(include_str!("policy/hostile.txt"));
    assert!(cases.len() >= 80, "{} cases", cases.len());
    let wrong = wrong(&cases);
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn every_rule_that_refuses_has_a_case() {
    let cases = cases(include_str!("policy/hostile.txt"));
    let refused =
        cases.iter().flat_map(|case| &case.expected).map(|(code, _)| code.as_str()).collect::<BTreeSet<_>>();
    let only_mentioned = [Rule::SwallowedFailure, Rule::WaitAfterAction];
    for rule in Rule::ALL.iter().filter(|rule| !only_mentioned.contains(rule)) {
        assert!(refused.contains(rule.code()), "no case for {}", rule.code());
    }
}

#[test]
fn the_documented_rules_are_the_rules_in_the_same_order() {
    let rows = include_str!("../docs/step-policy.md").lines().filter_map(|line| line.strip_prefix("| `"));
    let documented = rows.filter_map(|row| row.split('`').next()).collect::<Vec<_>>();
    let rules = Rule::ALL.iter().map(|rule| rule.code()).collect::<Vec<_>>();
    assert_eq!(documented, rules);
}

fn findings(step_type: StepType, body: &str) -> Vec<Finding> {
    let code = module(body);
    let candidate = Candidate {
        code: &code,
        step_type,
        text: "",
        params: None,
        ambiguous: &[],
        evaluate: Evaluate::Refuse,
    };
    check(&candidate).expect("a thread")
}

#[test]
fn what_is_only_mentioned_refuses_nothing() {
    for (step_type, body, rule, severity) in [
        (
            StepType::Action,
            "await page.reload();\nawait page.title().catch(() => {});\nawait page.goBack().catch(() => {});",
            Rule::SwallowedFailure,
            Severity::Medium,
        ),
        (
            StepType::Action,
            "await page.reload();\nawait page.waitForURL('/');",
            Rule::WaitAfterAction,
            Severity::Low,
        ),
        (
            StepType::Assertion,
            "expect(page).toBeTruthy();\nawait expect(page).toHaveURL('/');",
            Rule::CheckCannotFail,
            Severity::Medium,
        ),
    ] {
        let found = findings(step_type, body);
        let found = found.iter().map(|finding| (finding.rule, finding.severity)).collect::<Vec<_>>();
        assert_eq!(found, [(rule, severity)], "{body}");
    }
}

#[test]
fn a_finding_says_where_what_and_what_instead() {
    let found = findings(StepType::Action, "await page\n  .getByText('👩‍👧 ok').evaluate(() => 1);");
    let [finding] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!((finding.rule.code(), finding.line, finding.column), ("evaluate", 4, 26), "UTF-16 columns");
    assert_eq!(finding.message, "`evaluate` is not for steps");
    assert!(finding.fix.contains("allowEvaluate"), "{}", finding.fix);
}

#[test]
fn no_finding_quotes_a_value() {
    let cases = cases(include_str!("policy/hostile.txt"));
    for case in cases.iter().filter(|case| !case.params.is_empty()) {
        for (_, value) in case.params.iter().filter(|(_, value)| value.len() > 2) {
            for finding in case.findings() {
                let told = format!("{}{}", finding.message, finding.fix);
                assert!(!told.contains(value.as_str()), "{}: {told}", case.title);
            }
        }
    }
}

#[test]
fn params_are_only_held_against_code_that_is_new() {
    let code = module("await page.getByRole('button', { name: 'Apollo' }).click();");
    let params = [("name".to_owned(), "Apollo".to_owned())];
    let candidate = |params| Candidate {
        code: &code,
        step_type: StepType::Action,
        text: "open {{name}}",
        params,
        ambiguous: &[],
        evaluate: Evaluate::Refuse,
    };
    assert_eq!(check(&candidate(None)).expect("a thread"), [], "today's value may be a button's name");
    assert!(!check(&candidate(Some(&params))).expect("a thread").is_empty(), "a new step must read it");
}

/// Code that is as deep as it can be for its length, and closing brackets in strings that hide the depth.
#[test]
fn no_code_ends_the_process() {
    let pattern = format!("/{}a{}/;", r"(\)".repeat(3_000), ")".repeat(3_000));
    findings(StepType::Action, &pattern);
    for (start, end) in [
        ("!", ""),
        ("a=>", ""),
        ("1+", ""),
        ("a.b", ""),
        ("await ", ""),
        ("new ", ""),
        ("if(1)", ""),
        ("1?", ":1"),
        ("`${", "}`"),
        ("[')',", "]"),
        ("(')',", ")"),
        ("{'}';", "}"),
        ("({a:'})',b:", "})"),
        ("a=", ""),
        ("-", ""),
        ("a=>{'}';", "}"),
        ("(a=`)`,b=", ")"),
        ("\u{feff}", ""),
    ] {
        let count = 15_000 / (start.len() + end.len());
        let body = format!("{}1{}", start.repeat(count), end.repeat(count));
        let found = findings(StepType::Action, &body);
        assert!(!found.is_empty(), "{start}: such code is no step");
    }
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { cases: 300, failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_text_is_answered(code in ".{0,200}") {
        let found = findings(StepType::Assertion, &code);
        proptest::prop_assert!(found.iter().all(|finding| finding.line > 0 && finding.column > 0));
    }
}
