//! The rules, each with one stable code and what to do instead.
//!
//! `docs/step-policy.md` lists them; a test holds that table against this enum.

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident $code:literal $fix:literal)*) => {
        /// What code may not do.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Rule {
            $($(#[$doc])* $name,)*
        }

        impl Rule {
            /// Every rule.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The stable code.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)*
                }
            }

            /// What to do instead.
            #[must_use]
            pub const fn fix(self) -> &'static str {
                match self {
                    $(Self::$name => $fix,)*
                }
            }
        }
    };
}

rules! {
    /// It is not a JavaScript module.
    DoesNotParse "does_not_parse" "write plain JavaScript that Node 20 reads as an ES module, without types"
    /// It is longer or nested deeper than any step.
    TooLarge "too_large" "split the sentence into several steps"
    /// A character that is not seen, or that turns round how a line reads.
    HiddenCharacter "hidden_character" "write it as an escape, such as \\u202e, inside of a string"
    /// A name spelt with escapes.
    EscapedIdentifier "escaped_identifier" "spell the name out"
    /// No step function, or one of another form.
    WrongExport "wrong_export" "write `export default async function step({ page, params }) { … }` and export nothing else"
    /// Code that runs when the file is loaded.
    TopLevelCode "top_level_code" "move it into the step function; beside it only functions and constants may stand"
    /// An import of something else than `expect` and `test` from `@playwright/test`.
    ForbiddenImport "forbidden_import" "import only `{ expect }` from '@playwright/test'; the page comes as an argument"
    /// `import()` and `import.meta`.
    DynamicImport "dynamic_import" "leave it out: a step loads nothing"
    /// Syntax that a step does not need and that hides what code does.
    ForbiddenSyntax "forbidden_syntax" "write it as plain statements and functions"
    /// A global that is not on the list.
    ForbiddenGlobal "forbidden_global" "use the page, the params, and plain values of JavaScript"
    /// A property through which code reaches what it was not given.
    ForbiddenMember "forbidden_member" "use the public methods of the page and of its locators"
    /// A property whose name is computed.
    ComputedAccess "computed_access" "write the property's name, or use an index that is plainly a number"
    /// A call of something that is not on the list.
    ForbiddenCall "forbidden_call" "call the methods of Playwright's pages and locators, of `expect`, and of plain values"
    /// Changes something that other code relies on.
    Overwrites "overwrites" "keep results in variables of the step's own"
    /// Runs code in the page.
    Evaluate "evaluate" "use locators and their methods, or set the option allowEvaluate"
    /// Talks to the network past the page.
    Network "network" "let the page do it: act on it as a person would"
    /// Changes what the page is served.
    Routing "routing" "do it in the test, before the step"
    /// Adds scripts to the page.
    InitScript "init_script" "do it in the test, before the step"
    /// Talks to the browser past Playwright.
    Cdp "cdp" "use the methods of the page"
    /// Reads or writes files.
    FileSystem "file_system" "pass a path as a param, or pass the content: { name, mimeType, buffer }"
    /// Closes what the test still needs.
    ClosesPage "closes_page" "leave it open: the test's fixtures close it"
    /// Waits for a time instead of for something.
    FixedSleep "fixed_sleep" "wait for what should appear: `await locator.waitFor()`, `page.waitForURL(…)`, or nothing at all"
    /// Outlasts the step.
    LastingChange "lasting_change" "use `page.once(…)` or `page.waitForEvent(…)`, or do it in the test"
    /// A promise that nothing waits for.
    Unawaited "unawaited" "put `await` before it"
    /// A failure that is caught and dropped.
    SwallowedFailure "swallowed_failure" "ask first: `if (await locator.isVisible()) …`"
    /// Takes one of several by its position where the page showed several.
    Positional "positional" "narrow it down by what tells them apart: a name, a row, a dialog"
    /// An assertion step that checks nothing.
    NoCheck "no_check" "end with `await expect(locator)…` on what the sentence says"
    /// A check that holds whatever the page shows.
    CheckCannotFail "check_cannot_fail" "check something that the page may not show: `await expect(locator).toHaveText(…)`"
    /// A check that some run of the step passes by.
    CheckCanBeSkipped "check_can_be_skipped" "check on every path: outside of conditions, loops and callbacks, and before any `return`"
    /// A check that is written down and not made.
    CheckNotCalled "check_not_called" "call the matcher: `await expect(locator).toBeVisible()`"
    /// A check that does not stop the step.
    SoftCheck "soft_check" "use `expect` without `soft`"
    /// An assertion step that changes the page.
    ActsInAssertion "acts_in_assertion" "check only; what has to be done first is a step of its own"
    /// An action step that checks.
    AssertsInAction "asserts_in_action" "end at the action; what should follow is a `recall.expect` of its own"
    /// An action step that does nothing, or cannot fail.
    NoAction "no_action" "await what the sentence says, on the page, and let its failure out"
    /// Waits for the outcome after the last action.
    WaitAfterAction "wait_after_action" "end at the action; the next step waits for what it needs"
    /// A param's value written into the code.
    LiteralValue "literal_value" "read it from the param"
    /// A param that was not given.
    UnknownParam "unknown_param" "use the names that stand in the sentence as {{name}}"
    /// A param that the code ignores.
    UnusedParam "unused_param" "use it: replays come with other values"
}
