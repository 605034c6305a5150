/** Where a browser is and how it was found. */
export interface FoundBrowser {
  executablePath: string;
  source: 'RECALL_BROWSER' | 'playwright' | 'system';
}

export declare function findBrowser(): FoundBrowser | null;

/** Playwright's `launchOptions` for the browser that was found; throws when there is none. */
export declare function launchOptions(): { executablePath: string; args: string[] };
