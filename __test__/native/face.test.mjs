// index.d.ts, the public face: outcomes are unions that TypeScript tells apart by `outcome`.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const face = readFileSync(join(root, 'index.d.ts'), 'utf8');

/** Compiles a program against the face; says what the compiler says. */
function compile(t, body) {
  const folder = mkdtempSync(join(tmpdir(), 'recall-face-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const program = join(folder, 'program.ts');
  const imports = `import { LocatorStore, type LookupKey, type Recipe } from ${JSON.stringify(join(root, 'index.js'))};`;
  writeFileSync(program, `${imports}\ndeclare const store: LocatorStore, key: LookupKey;\n${body}`);
  const options = [
    '--noEmit',
    '--strict',
    '--exactOptionalPropertyTypes',
    '--skipLibCheck',
    '--module',
    'node20',
    '--types',
    '',
  ];
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, ...options, program], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

describe('the public face', () => {
  it('narrows every outcome', (t) => {
    const said = compile(
      t,
      `const found = store.lookup(key);
       switch (found.outcome) {
         case 'found': { const recipe: Recipe = found.recipe; void recipe; break; }
         case 'miss': { const reason: 'absent' | 'invalid' | 'storage_error' = found.reason; void reason; break; }
         case 'bypassed': { const reason: 'disabled' | 'ci_default' | 'outside_git' | 'runtime_dependent' = found.reason; void reason; break; }
         default: { const none: never = found; void none; }
       }
       const cleared = store.clear();
       const entries: number = cleared.outcome === 'cleared' ? cleared.entries : 0;
       const stats = store.stats();
       const text: string = stats.outcome === 'counted' ? String(stats.invalid + entries) : stats.detail;
       void text;`,
    );
    assert.equal(said, '');
  });

  it('refuses what is no operation and no reason', (t) => {
    const said = compile(
      t,
      `store.lookup({ url: '', operation: 'type', target: 'x' });
       const found = store.lookup(key);
       if (found.outcome === 'miss' && found.reason === 'expired') void 0;
       if (found.outcome === 'hit') void 0;`,
    );
    assert.equal(said.match(/error TS/g)?.length, 3, said);
  });

  it('documents every class, method and option', () => {
    const members = face.split('\n').filter((line) => /^(export |  [a-z].*[:(])/.test(line));
    const lines = face.split('\n');
    const bare = members.filter(
      (line) => !/\*\/\s*$/.test(lines[lines.indexOf(line) - 1]) && !line.includes('*/'),
    );
    assert.deepEqual(bare, []);
  });

  it('has no enum that a compiler would inline', () => {
    assert.doesNotMatch(face, /const enum/);
  });
});
