/** Shapes of lookups that many expectations share, in the contract's words. */

/** Remembered, checked, acted on; nobody was asked. */
export const hit = { outcome: 'hit', resolvedBy: 'cache', fallback: false, calledModel: false };

export const miss = (reason: string) => ({ outcome: 'miss', reason });

export const stored = { outcome: 'miss', reason: 'absent', write: { outcome: 'stored' } };

/** For lookups that are meant to miss: the page will not change, so waiting longer only costs time. */
export const impatient = { lookupTimeout: 300 };
