// For ES modules; Playwright configurations import browser.cjs, which says why.

export { findBrowser, launchOptions } from './browser.cjs';
