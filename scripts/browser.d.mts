export { findBrowser, launchOptions, type FoundBrowser } from './browser.cjs';
