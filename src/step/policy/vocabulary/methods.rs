//! Methods of Playwright and of plain values: what may be called, and what it does.

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
