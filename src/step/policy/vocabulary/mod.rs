//! The names that steps may use, and what is known of the ones they may not.
//!
//! What may be called is an allow-list: the methods of Playwright 1.65's pages, locators and what they hand out that a
//! step needs, the matchers of `expect`, and the methods of plain values. So a method that Playwright gains tomorrow is
//! refused until somebody has read what it does.

mod globals;
mod methods;
mod refused;

pub use globals::{Use, global_rule, may_use, may_use_in_page};
pub use methods::{Does, Matcher, is_expectation, is_shared, matcher, method};
pub use refused::{is_inside, refused};
