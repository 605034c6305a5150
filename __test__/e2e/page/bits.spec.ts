// Eight bits of each signal skip most candidates, and never the one that carries them all.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, observe, test } from './support.ts';

/** The rule, written a second time; Rust is held to the same table. */
function bits(salt: string, signal: string, text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of `${salt}\0${signal}\0${text}`.split(''))
    hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 8) ^ (hash >>> 16) ^ (hash >>> 24)) & 255;
}

test('the rule is the one of the table', () => {
  const table = readFileSync(join(__dirname, '../../../tests/vectors/bits.json'), 'utf8');
  const vectors = JSON.parse(table) as { salt: string; signal: string; text: string; bits: number }[];
  for (const { salt, signal, text, bits: expected } of vectors)
    expect(bits(salt, signal, text), text).toBe(expected);
});

const SHAPE = { role: 'button', tag: 'button', type: 'submit' };

test('whoever carries the wanted signals is reported, most others are skipped', async ({ page }) => {
  const buttons = Array.from(
    { length: 300 },
    (_, index) => `<button id=b${index} data-testid=t${index % 7} name=n>Item ${index} é👍</button>`,
  );
  await page.setContent(buttons.join(''));
  for (const index of [0, 42, 299]) {
    const salt = `salt${index}`;
    const wanted = { id: `b${index}`, testId: `t${index % 7}`, nameAttr: 'n', name: `Item ${index} é👍` };
    const signals = Object.fromEntries(
      Object.entries(wanted).map(([signal, text]) => [signal, bits(salt, signal, text)]),
    );
    const report = await observe(page, { shape: SHAPE, bits: { salt, ...signals } });
    expect(report.candidates.map(({ signals: { id } }) => id)).toContain(`b${index}`);
    expect(report.candidates.length).toBeLessThan(10);
    expect(report.total).toBe(300);
  }
});

test('an absent signal differs, an empty name does not', async ({ page }) => {
  await page.setContent('<button id=icon></button><button>Named</button>');
  const nameless = await observe(page, { shape: SHAPE, bits: { salt: 's', name: bits('s', 'name', '') } });
  expect(nameless.candidates.map(({ signals }) => signals.id)).toEqual(['icon']);
  const withId = await observe(page, { shape: SHAPE, bits: { salt: 's', id: bits('s', 'id', 'icon') } });
  expect(withId.total).toBe(2);
  expect(withId.candidates).toHaveLength(1);
});

test('when nothing remains, hidden controls do not count as being there', async ({ page }) => {
  await page.setContent('<div hidden><button>One</button><button>Two</button></div>');
  const none = { shape: SHAPE, bits: { salt: 's', name: (bits('s', 'name', 'One') + 1) % 256 } };
  expect((await observe(page, none)).total).toBe(0);
});
