// `recall test` takes its own flags out of the arguments and hands the rest to Playwright as it stands.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import args from '../../dist/cli/arguments.js';

const { splitArguments } = args;

const recall = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

const splits = [
  { given: [], environment: {}, playwright: [] },
  {
    given: ['a.spec.ts', '--headed', '-g', 'sign in'],
    environment: {},
    playwright: ['a.spec.ts', '--headed', '-g', 'sign in'],
  },
  {
    given: ['--no-locator-cache', 'a.spec.ts'],
    environment: { RECALL_LOCATOR_CACHE: '0' },
    playwright: ['a.spec.ts'],
  },
  {
    given: ['a.spec.ts', '--workers', '2', '--locator-cache-ci', '--strict'],
    environment: { RECALL_LOCATOR_CACHE_CI: '1', RECALL_STRICT: '1' },
    playwright: ['a.spec.ts', '--workers', '2'],
  },
  { given: ['--', '--strict'], environment: {}, playwright: ['--', '--strict'] },
  { given: ['--strictly', 'constructor'], environment: {}, playwright: ['--strictly', 'constructor'] },
];

for (const { given, environment, playwright } of splits) {
  test(`recall test ${given.join(' ')}`, () =>
    assert.deepEqual(splitArguments(given), { environment, playwright }));
}

function run(arguments_, cwd) {
  const env = { ...process.env, CI: '', GIT_CEILING_DIRECTORIES: tmpdir() };
  return new Promise((resolve) => {
    execFile(process.execPath, [recall, ...arguments_], { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

function folder(t, files = {}) {
  const path = mkdtempSync(join(tmpdir(), 'recall-cli-'));
  t.after(() => rmSync(path, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(path, name, '..'), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return path;
}

/** Stands for Playwright: says what it was given, and ends with the code that it is told. */
const PLAYWRIGHT = {
  'package.json': '{}',
  'node_modules/@playwright/test/package.json': JSON.stringify({
    name: '@playwright/test',
    exports: { './cli': './cli.js' },
  }),
  'node_modules/@playwright/test/cli.js': `
    console.log(JSON.stringify({ argv: process.argv.slice(2), cache: process.env.RECALL_LOCATOR_CACHE }));
    const end = process.argv.at(-1);
    if (end === 'killed') process.kill(process.pid, 'SIGKILL');
    else process.exitCode = Number(end);`,
};

for (const code of [0, 1, 130]) {
  test(`the exit code ${code} of Playwright is kept`, async (t) => {
    const result = await run(['test', '--no-locator-cache', '-x', String(code)], folder(t, PLAYWRIGHT));
    assert.equal(result.code, code);
    assert.deepEqual(JSON.parse(result.stdout), { argv: ['test', '-x', String(code)], cache: '0' });
  });
}

test('a Playwright that was killed does not count as green', async (t) => {
  assert.equal((await run(['test', 'killed'], folder(t, PLAYWRIGHT))).code, 128 + 9);
});

test('a project without Playwright is told what to install', async (t) => {
  const { code, stderr } = await run(['test'], folder(t));
  assert.equal(code, 1);
  assert.match(stderr, /npm install --save-dev @playwright\/test/);
});

for (const wrong of [[], ['cahce'], ['cache', 'celar'], ['cache', 'clear', '--force']]) {
  test(`wrong usage ends with 2 and its words on stderr: recall ${wrong.join(' ')}`, async (t) => {
    const { code, stdout, stderr } = await run(wrong, folder(t));
    assert.equal(code, 2);
    assert.equal(stdout, '');
    assert.notEqual(stderr, '');
  });
}

const unknown = [
  {
    given: ['tset'],
    says: ["'tset'", 'Did you mean test?', 'recall takes: test, cache, steps.', 'recall --help'],
  },
  { given: ['frobnicate'], says: ["'frobnicate'", 'recall takes: test, cache, steps.'] },
  { given: ['cache', 'celar'], says: ['Did you mean clear?', 'recall cache takes: clear, stats.'] },
];

for (const { given, says } of unknown) {
  test(`an unknown command says which there are: recall ${given.join(' ')}`, async (t) => {
    const { code, stderr } = await run(given, folder(t));
    assert.equal(code, 2);
    for (const words of says) assert.ok(stderr.includes(words), stderr);
  });
}

test('recall --version is that of the package, recall --help lists the commands', async (t) => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const cwd = folder(t, { 'package.json': '{ "version": "9.9.9" }' });
  assert.deepEqual(await run(['--version'], cwd), { code: 0, stdout: `${version}\n`, stderr: '' });
  const { code, stdout } = await run(['--help'], cwd);
  assert.equal(code, 0);
  for (const name of ['test', 'cache', 'steps', '--version']) assert.ok(stdout.includes(name), stdout);
});

test('recall test --help says which flags are ours', async (t) => {
  const { code, stdout } = await run(['test', '--help'], folder(t));
  assert.equal(code, 0);
  for (const flag of ['--no-locator-cache', '--locator-cache-ci', '--strict'])
    assert.ok(stdout.includes(flag));
});

for (const command of ['clear', 'stats']) {
  test(`recall cache ${command} outside of Git says so, as text and as data`, async (t) => {
    const cwd = folder(t);
    const text = await run(['cache', command], cwd);
    assert.equal(text.code, 1);
    assert.match(text.stderr, /git init/);
    const data = await run(['cache', command, '--json'], cwd);
    assert.equal(JSON.parse(data.stderr).reason, 'outside_git');
    assert.equal(data.stdout, '');
  });
}

test('recall cache stats and clear in a work tree, also where CI would bypass the cache', async (t) => {
  const cwd = folder(t);
  await new Promise((resolve) => execFile('git', ['init', '--quiet'], { cwd }, resolve));
  const stats = await run(['cache', 'stats', '--json'], cwd);
  assert.equal(JSON.parse(stats.stdout).entries, 0);
  const cleared = await run(['cache', 'clear', '--json'], cwd);
  assert.deepEqual(JSON.parse(cleared.stdout), { outcome: 'cleared', entries: 0 });
});
