/** What a person should hear although the run goes on; each thing once in this process. */
const said = new Set<string>();

export function warnOnce(text: string): void {
  if (said.has(text)) return;
  said.add(text);
  process.stderr.write(`playwright-recall: ${text}\n`);
}
