//! The names that steps may use, and what is known of the ones they may not.
//!
//! What may be called is an allow-list: the methods of Playwright 1.65's pages, locators and what they hand out that a
//! step needs, the matchers of `expect`, and the methods of plain values. So a method that Playwright gains tomorrow is
//! refused until somebody has read what it does.

use super::rule::Rule;

/// Methods that give a locator, a frame or a page, without asking the page.
const LOCATING: &[&str] = &[
    "and", "childFrames", "contentFrame", "context", "describe", "filter", "first", "frame", "frameLocator",
    "frames", "getByAltText", "getByLabel", "getByPlaceholder", "getByRole", "getByTestId", "getByText",
    "getByTitle", "last", "locator", "mainFrame", "nth", "or", "owner", "page", "pages", "parentFrame",
    "visible", "within",
];

/// Methods that read the page, each of which gives a promise.
const READING: &[&str] = &[
    "all", "allHeaders", "allInnerTexts", "allTextContents", "ariaSnapshot", "body", "boundingBox",
    "content", "cookies", "count", "failure", "getAttribute", "headerValue", "headerValues", "headersArray",
    "innerHTML", "innerText", "inputValue", "isChecked", "isDisabled", "isEditable", "isEnabled", "isHidden",
    "isVisible", "json", "opener", "screenshot", "textContent", "title",
];

/// Methods that wait for something, each of which gives a promise.
const WAITING: &[&str] = &[
    "finished", "response", "waitFor", "waitForElementState", "waitForEvent", "waitForLoadState",
    "waitForNavigation", "waitForRequest", "waitForResponse", "waitForSelector", "waitForURL",
];

/// Methods that do something, each of which gives a promise.
const ACTING: &[&str] = &[
    "accept", "addCookies", "blur", "bringToFront", "cancel", "check", "clear", "clearCookies",
    "clearPermissions", "click", "dblclick", "dismiss", "dispatchEvent", "down", "dragAndDrop", "dragTo",
    "drop", "emulateMedia", "fill", "focus", "goBack", "goForward", "goto", "grantPermissions", "hover",
    "insertText", "move", "newPage", "press", "pressSequentially", "reload", "selectOption", "selectText",
    "setChecked", "setFiles", "setGeolocation", "setInputFiles", "setOffline", "setViewportSize", "tap",
    "type", "uncheck", "up", "wheel",
];

/// Acting methods that plain values have too; what they do there is done at once.
const SHARED: &[&str] = &["clear", "fill"];

/// Methods that neither act nor give a promise.
const TELLING: &[&str] = &[
    "args", "defaultValue", "description", "element", "fromServiceWorker", "headers", "isClosed",
    "isDetached", "isMultiple", "isNavigationRequest", "location", "message", "method", "name", "ok", "once",
    "path", "postData", "postDataJSON", "redirectedFrom", "redirectedTo", "request", "resourceType",
    "scrollIntoViewIfNeeded", "status", "statusText", "suggestedFilename", "text", "timing", "url",
    "viewportSize",
];

/// Methods of plain values.
const PLAIN: &[&str] = &[
    "add", "append", "at", "catch", "charAt", "charCodeAt", "codePointAt", "concat", "delete", "endsWith",
    "entries", "every", "exec", "finally", "find", "findIndex", "findLast", "findLastIndex", "flat",
    "flatMap", "forEach", "format", "formatToParts", "get", "getAll", "getDate", "getDay", "getFullYear",
    "getHours", "getMilliseconds", "getMinutes", "getMonth", "getSeconds", "getTime", "getTimezoneOffset",
    "getUTCDate", "getUTCDay", "getUTCFullYear", "getUTCHours", "getUTCMinutes", "getUTCMonth", "has",
    "includes", "indexOf", "join", "keys", "lastIndexOf", "localeCompare", "map", "match", "matchAll",
    "normalize", "padEnd", "padStart", "pop", "push", "reduce", "reduceRight", "repeat", "replace",
    "replaceAll", "reverse", "search", "set", "setDate", "setFullYear", "setHours", "setMinutes", "setMonth",
    "setSeconds", "setUTCDate", "setUTCFullYear", "setUTCHours", "setUTCMinutes", "setUTCMonth", "shift",
    "slice", "some", "sort", "splice", "split", "startsWith", "substring", "test", "then", "toDateString",
    "toExponential", "toFixed", "toISOString", "toJSON", "toLocaleDateString", "toLocaleLowerCase",
    "toLocaleString", "toLocaleTimeString", "toLocaleUpperCase", "toLowerCase", "toPrecision", "toReversed",
    "toSorted", "toSpliced", "toString", "toTimeString", "toUTCString", "toUpperCase", "trim", "trimEnd",
    "trimStart", "unshift", "valueOf", "values", "with",
];

/// Matchers that ask the page until it answers, and give a promise.
const RETRYING: &[&str] = &[
    "toBeAttached",
    "toBeChecked",
    "toBeDisabled",
    "toBeEditable",
    "toBeEmpty",
    "toBeEnabled",
    "toBeFocused",
    "toBeHidden",
    "toBeInViewport",
    "toBeOK",
    "toBeVisible",
    "toContainClass",
    "toContainText",
    "toHaveAccessibleDescription",
    "toHaveAccessibleErrorMessage",
    "toHaveAccessibleName",
    "toHaveAttribute",
    "toHaveCSS",
    "toHaveClass",
    "toHaveCount",
    "toHaveId",
    "toHaveJSProperty",
    "toHaveRole",
    "toHaveScreenshot",
    "toHaveText",
    "toHaveTitle",
    "toHaveURL",
    "toHaveValue",
    "toHaveValues",
    "toMatchAriaSnapshot",
    "toPass",
];

/// Matchers of a value that is there.
const COMPARING: &[&str] = &[
    "toBe", "toBeCloseTo", "toBeDefined", "toBeFalsy", "toBeGreaterThan", "toBeGreaterThanOrEqual",
    "toBeInstanceOf", "toBeLessThan", "toBeLessThanOrEqual", "toBeNaN", "toBeNull", "toBeTruthy",
    "toBeUndefined", "toContain", "toContainEqual", "toEqual", "toHaveLength", "toHaveProperty", "toMatch",
    "toMatchObject", "toStrictEqual", "toThrow", "toThrowError",
];

/// What hangs on `expect` itself.
const EXPECTATIONS: &[&str] = &[
    "any", "anything", "arrayContaining", "closeTo", "objectContaining", "poll", "soft", "stringContaining",
    "stringMatching",
];

/// Globals that may stand anywhere.
const VALUES: &[&str] = &["undefined", "NaN", "Infinity"];

/// Globals that may be called.
const CALLED: &[&str] = &[
    "Number", "String", "Boolean", "BigInt", "parseInt", "parseFloat", "isNaN", "isFinite",
    "encodeURIComponent", "decodeURIComponent", "encodeURI", "decodeURI", "Error", "TypeError", "RangeError",
];

/// Globals that `new` may make something of.
const MADE: &[&str] =
    &["Array", "Date", "RegExp", "Map", "Set", "URL", "URLSearchParams", "Error", "TypeError", "RangeError"];

/// Globals that may be handed on: they turn a value into another and have no way to anything else.
const HANDED_ON: &[&str] = &["Number", "String", "Boolean", "parseInt", "parseFloat"];

/// Globals on the right of `instanceof`, and in `expect.any(…)`.
const TYPES: &[&str] = &["Array", "Date", "Error", "Map", "Object", "RegExp", "Set", "TypeError", "URL"];

/// What may be used of a global, by name.
const MEMBERS: &[(&str, &[&str])] = &[
    ("Array", &["from", "isArray", "of"]),
    ("Buffer", &["from"]),
    ("Date", &["UTC", "now", "parse"]),
    (
        "Intl",
        &["Collator", "DateTimeFormat", "ListFormat", "NumberFormat", "PluralRules", "RelativeTimeFormat"],
    ),
    ("JSON", &["parse", "stringify"]),
    (
        "Math",
        &["PI", "E", "abs", "ceil", "floor", "max", "min", "pow", "random", "round", "sign", "sqrt", "trunc"],
    ),
    (
        "Number",
        &[
            "EPSILON", "MAX_SAFE_INTEGER", "MIN_SAFE_INTEGER", "isFinite", "isInteger", "isNaN",
            "isSafeInteger", "parseFloat", "parseInt",
        ],
    ),
    ("Object", &["entries", "fromEntries", "keys", "values"]),
    ("Promise", &["all", "allSettled", "any", "race", "reject", "resolve"]),
    ("URL", &["canParse"]),
];

/// Globals of a page that code handed to `evaluate` may use. None of them is a way out of the page, and in Node they are
/// missing or harmless.
const IN_PAGE: &[&str] = &[
    "CustomEvent", "Element", "Event", "HTMLElement", "HTMLInputElement", "InputEvent", "KeyboardEvent",
    "MouseEvent", "Node", "NodeFilter", "document", "getComputedStyle", "history", "innerHeight",
    "innerWidth", "localStorage", "location", "matchMedia", "navigator", "requestAnimationFrame", "scrollBy",
    "scrollTo", "scrollX", "scrollY", "sessionStorage", "window",
];

/// Names that lead from any value to what makes code out of text, or to another value's insides.
const INSIDES: &[&str] = &[
    "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__", "__proto__", "arguments",
    "callee", "caller", "constructor", "prototype",
];

/// What is known of methods and properties that a step may not use.
const REFUSED: &[(Rule, &[&str])] = &[
    (Rule::Evaluate, &["$$eval", "$eval", "evaluate", "evaluateAll", "evaluateHandle", "waitForFunction"]),
    (Rule::InitScript, &["addInitScript", "addScriptTag", "addStyleTag", "exposeBinding", "exposeFunction"]),
    (Rule::Cdp, &["connectOverCDP", "newBrowserCDPSession", "newCDPSession"]),
    (
        Rule::Routing,
        &[
            "abort", "fallback", "fulfill", "route", "routeFromHAR", "routeWebSocket", "setContent",
            "setExtraHTTPHeaders", "setHTTPCredentials", "setStorageState", "unroute", "unrouteAll",
        ],
    ),
    (Rule::ClosesPage, &["browser", "close", "contexts", "dispose", "newContext"]),
    (Rule::FixedSleep, &["pause", "setInterval", "setTimeout", "waitForTimeout"]),
    (
        Rule::LastingChange,
        &[
            "addListener",
            "addLocatorHandler",
            "clock",
            "off",
            "on",
            "prependListener",
            "removeAllListeners",
            "removeListener",
            "removeLocatorHandler",
            "setDefaultNavigationTimeout",
            "setDefaultTimeout",
        ],
    ),
    (Rule::Network, &["EventSource", "WebSocket", "XMLHttpRequest", "fetch", "sendBeacon"]),
    (
        Rule::FileSystem,
        &[
            "createReadStream", "pdf", "saveAs", "screencast", "startTracing", "stopTracing", "storageState",
            "toMatchSnapshot", "tracing", "video",
        ],
    ),
    (Rule::ForbiddenMember, &["coverage", "credentials", "debugger", "serviceWorkers", "webmcp", "workers"]),
];

/// Globals that stand for time, for the network or for files, so that a finding can say which.
const KNOWN_GLOBALS: &[(Rule, &[&str])] = &[
    (Rule::FixedSleep, &["setImmediate", "setInterval", "setTimeout"]),
    (Rule::Network, &["EventSource", "WebSocket", "XMLHttpRequest", "fetch"]),
];

/// What a method does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Does {
    /// Gives a locator, a frame or a page.
    Locates,
    /// Reads the page.
    Reads,
    /// Waits for something.
    Waits,
    /// Does something.
    Acts,
    /// Nothing that any rule asks for.
    Other,
}

/// What an allowed method of Playwright or of a plain value does; `None` when it is not allowed.
pub fn method(name: &str) -> Option<Does> {
    let groups = [
        (LOCATING, Does::Locates),
        (READING, Does::Reads),
        (WAITING, Does::Waits),
        (ACTING, Does::Acts),
        (TELLING, Does::Other),
        (PLAIN, Does::Other),
    ];
    groups.into_iter().find(|(names, _)| names.contains(&name)).map(|(_, does)| does)
}

/// Whether plain values have a method of this name too.
pub fn is_shared(name: &str) -> bool {
    SHARED.contains(&name)
}

/// How a matcher checks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Matcher {
    /// Asks the page until it answers.
    Retrying,
    /// Compares a value.
    Comparing,
}

/// A matcher of `expect`.
pub fn matcher(name: &str) -> Option<Matcher> {
    if RETRYING.contains(&name) {
        Some(Matcher::Retrying)
    } else {
        COMPARING.contains(&name).then_some(Matcher::Comparing)
    }
}

/// Whether `expect.<name>` may be used.
pub fn is_expectation(name: &str) -> bool {
    EXPECTATIONS.contains(&name)
}

/// Whether a name leads to the insides of things. A leading underscore marks what Playwright keeps to itself.
pub fn is_inside(name: &str) -> bool {
    INSIDES.contains(&name) || name.starts_with('_')
}

/// The rule against a method or property, if it is known to break one.
pub fn refused(name: &str) -> Option<Rule> {
    rule_in(REFUSED, name)
}

/// The rule against a global.
pub fn global_rule(name: &str) -> Rule {
    rule_in(KNOWN_GLOBALS, name).unwrap_or(Rule::ForbiddenGlobal)
}

fn rule_in(table: &[(Rule, &[&str])], name: &str) -> Option<Rule> {
    table.iter().find(|(_, names)| names.contains(&name)).map(|(rule, _)| *rule)
}

/// How a global is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Use<'a> {
    /// `name(…)`.
    Called,
    /// `new name(…)`.
    Made,
    /// `f(name)`.
    HandedOn,
    /// `x instanceof name`, `expect.any(name)`.
    AsType,
    /// `name.member`.
    Member(&'a str),
    /// Any other.
    Alone,
}

/// Whether a global may be used so.
pub fn may_use(global: &str, how: Use<'_>) -> bool {
    let listed = match how {
        Use::Called => CALLED,
        Use::Made => MADE,
        Use::HandedOn => HANDED_ON,
        Use::AsType => return TYPES.contains(&global) || HANDED_ON.contains(&global),
        Use::Member(name) => return may_use_member(global, name),
        Use::Alone => VALUES,
    };
    VALUES.contains(&global) || listed.contains(&global)
}

fn may_use_member(global: &str, name: &str) -> bool {
    MEMBERS.iter().any(|(known, names)| *known == global && names.contains(&name))
}

/// Whether code in the page may use a global.
pub fn may_use_in_page(global: &str) -> bool {
    IN_PAGE.contains(&global)
}
