/**
 * Loads an ES module by its address. A file of its own, so that whatever else in this package is transpiled by a test runner,
 * this stays the `import()` of Node.
 */
export function importModule(url: string): Promise<{ readonly default?: unknown }> {
  return import(url) as Promise<{ readonly default?: unknown }>;
}
