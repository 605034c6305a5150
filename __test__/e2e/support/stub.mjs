// @ts-check
/**
 * The counting stub resolver. It answers a sentence from a table, one answer a call, the last one for ever; a
 * sentence that is not in the table gets the answer of `*`, or is abstained from. An answer is a CSS selector, with `=>` into a frame
 * (`#b => button`), or `name:Save` for the candidate of that name.
 */

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} answer
 * @returns {import('@playwright/test').Locator}
 */
function locate(page, answer) {
  const selectors = answer.split('=>').map((part) => part.trim());
  const last = /** @type {string} */ (selectors.pop());
  /** @type {import('@playwright/test').Page | import('@playwright/test').FrameLocator} */
  let scope = page;
  for (const selector of selectors) scope = scope.frameLocator(selector);
  return scope.locator(last);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {Record<string, string | (string | null)[]>} answers
 */
export function countingStub(page, answers) {
  /** @type {{ target: string, rejected: number, candidates: string[] }[]} */
  const calls = [];
  /** @param {{ target: string, candidates: readonly { role: string, name: string }[], rejected?: readonly unknown[] }} request */
  const resolver = async (request) => {
    const earlier = calls.filter(({ target }) => target === request.target).length;
    const { target, candidates, rejected = [] } = request;
    calls.push({
      target,
      rejected: rejected.length,
      candidates: candidates.map(({ role, name }) => `${role} ${name}`),
    });
    const list = [answers[target] ?? answers['*'] ?? null].flat();
    const answer = list[Math.min(earlier, list.length - 1)];
    if (answer === null || answer === undefined) return null;
    if (!answer.startsWith('name:')) return locate(page, answer);
    return candidates.find(({ name }) => name === answer.slice('name:'.length)) ?? null;
  };
  return { calls, resolver };
}
