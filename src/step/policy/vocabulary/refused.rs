//! Names of methods and properties that break a rule, whatever they are used on.

use crate::step::policy::rule::Rule;

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

/// Whether a name leads to the insides of things. A leading underscore marks what Playwright keeps to itself.
pub fn is_inside(name: &str) -> bool {
    INSIDES.contains(&name) || name.starts_with('_')
}

/// The rule against a method or property, if it is known to break one.
pub fn refused(name: &str) -> Option<Rule> {
    rule_in(REFUSED, name)
}

pub(super) fn rule_in(table: &[(Rule, &[&str])], name: &str) -> Option<Rule> {
    table.iter().find(|(_, names)| names.contains(&name)).map(|(rule, _)| *rule)
}
