// `recall steps list`, `show` and `verify`: what is in the step cache, and whether it is in order.
import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ACTION, data, folder, recall, save, write } from './support/step-cache.mjs';

const DATE = /^\d{4}-\d\d-\d\d$/;

describe('recall steps list', () => {
  it('names sentence, type, key, date and file of every step', async (t) => {
    const cwd = folder(t);
    const one = save(cwd, { text: 'Click  Sign in' });
    const two = save(cwd, { text: 'the heading is "Welcome"', stepType: 'assertion', path: 'shop/cards' });
    const { code, data: listed } = await data(cwd, 'steps', 'list');
    assert.equal(code, 0);
    const [first, second] = listed.steps;
    assert.match(first.created, DATE);
    assert.deepEqual(first, {
      sentence: 'Click  Sign in',
      type: 'action',
      cacheKey: 'login.spec.ts',
      created: first.created,
      ...one,
    });
    assert.deepEqual([second.type, second.cachePath, second.file], ['assertion', 'shop/cards', two.file]);
    assert.deepEqual(listed.damaged, []);
    assert.equal(listed.folder, join(cwd, '.recall', 'cache'));

    const { stdout, stderr } = await recall(cwd, 'steps', 'list');
    assert.equal(stderr, '');
    for (const words of ['action', 'login.spec.ts', '"Click  Sign in"', one.file, '2 steps, 0 damaged'])
      assert.ok(stdout.includes(words), stdout);
  });

  it('shows damaged files, and still lists the others', async (t) => {
    const cwd = folder(t);
    const { file, path } = save(cwd, { text: 'Click Sign in' });
    save(cwd, { text: 'Click Sign out' });
    writeFileSync(path, '// recall step\n<<<<<<< HEAD\n');
    const { code, data: listed } = await data(cwd, 'steps', 'list');
    assert.equal(code, 0);
    assert.equal(listed.steps.length, 1);
    const [{ detail, ...damaged }] = listed.damaged;
    assert.deepEqual(damaged, { file, path, reason: 'corrupt', line: 2 });
    const { stdout } = await recall(cwd, 'steps', 'list');
    assert.ok(stdout.includes(`damaged  ${file}  line 2: ${detail}`), stdout);
    assert.match(stdout, /1 step, 1 damaged/);
  });

  it('looks where --cache-root and --cache-path say', async (t) => {
    const cwd = folder(t);
    save(cwd, { text: 'Click Sign in' });
    const { file } = save(cwd, { text: 'Click Pay', path: 'checkout' });
    const below = await data(cwd, 'steps', 'list', '--cache-path', 'checkout');
    assert.deepEqual(
      below.data.steps.map((step) => step.file),
      [file],
    );
    const elsewhere = folder(t);
    const { data: listed } = await data(
      elsewhere,
      'steps',
      'list',
      '--cache-root',
      join(cwd, '.recall/cache'),
    );
    assert.equal(listed.steps.length, 2);
  });

  it('takes odd names as they are, and lets none of them steer the terminal', async (t) => {
    const cwd = folder(t);
    const texts = ['Нажми «Войти»', '点击“登录”', 'Click 🛒', 'Click "a\u001b[31mred"', 'اضغط "دخول"\u202e'];
    for (const text of texts) save(cwd, { text, cacheKey: 'ключ\u0007' });
    const { data: listed } = await data(cwd, 'steps', 'list');
    assert.deepEqual(listed.steps.map(({ sentence }) => sentence).sort(), [...texts].sort());
    const { stdout } = await recall(cwd, 'steps', 'list');
    assert.ok(stdout.includes('Нажми «Войти»') && stdout.includes('🛒'), stdout);
    assert.ok(stdout.includes(String.raw`\u001b[31mred`), stdout);
    assert.doesNotMatch(stdout.replaceAll('\n', ''), /[\p{Cc}\u202e]/u);
  });

  it('follows a link to a file, not one to a directory, and passes over other files', async (t) => {
    const cwd = folder(t);
    const { file, path } = save(cwd, { text: 'Click Sign in' });
    const cache = join(cwd, '.recall', 'cache');
    write(cache, 'README.md', 'ours');
    mkdirSync(join(cache, 'checkout'));
    symlinkSync(path, join(cache, 'checkout', file));
    symlinkSync(cache, join(cache, 'loop'));
    symlinkSync(join(cwd, 'nowhere.mjs'), join(cache, 'dangling.mjs'));
    const { data: listed } = await data(cwd, 'steps', 'list');
    assert.deepEqual(
      listed.steps.map((step) => step.file),
      [`checkout/${file}`, file],
    );
    assert.deepEqual(
      listed.damaged.map((each) => each.file),
      ['dangling.mjs'],
    );
  });
});

describe('recall steps show', () => {
  it('prints header and code of the step that a path, a name, a sentence or a digest names', async (t) => {
    const cwd = folder(t);
    const { file, path, digest } = save(cwd, { text: 'Click Sign in', path: 'shop' });
    save(cwd, { text: 'Click Sign out', path: 'shop' });
    const ways = [
      [file],
      [file.slice('shop/'.length)],
      [path],
      [`.recall/cache/${file}`],
      ['click   SIGN in'],
      ['Click', 'Sign', 'in'],
      [digest],
      [digest.slice(0, 6).toUpperCase()],
    ];
    for (const words of ways) {
      const { code, stdout } = await recall(cwd, 'steps', 'show', ...words);
      assert.equal(code, 0, words.join(' '));
      assert.equal(stdout, `.recall/cache/${file}\n${readFileSync(path, 'utf8')}`);
    }
    const { data: shown } = await data(cwd, 'steps', 'show', file);
    const { code, codeLine, normalized } = shown;
    assert.deepEqual(
      { code, codeLine, normalized },
      { code: ACTION, codeLine: 8, normalized: 'click sign in' },
    );
  });

  it('lists several that fit, and chooses none', async (t) => {
    const cwd = folder(t);
    const one = save(cwd, { text: 'Click Sign in' });
    const two = save(cwd, { text: 'Click Sign in', cacheKey: 'other.spec.ts' });
    const { code, data: shown, error } = await data(cwd, 'steps', 'show', 'Click Sign in');
    assert.equal(code, 1);
    assert.equal(shown, undefined);
    assert.equal(error.reason, 'ambiguous');
    assert.deepEqual(error.matches.map(({ file }) => file).sort(), [one.file, two.file].sort());
    const { stderr } = await recall(cwd, 'steps', 'show', 'Click Sign in');
    for (const words of [one.file, two.file, 'other.spec.ts']) assert.ok(stderr.includes(words), stderr);
  });

  it('names a file by its path even where another directory has one of that name', async (t) => {
    const cwd = folder(t);
    const { file } = save(cwd, { text: 'Click Sign in' });
    save(cwd, { text: 'Click Sign in', path: 'shop' });
    assert.equal((await recall(cwd, 'steps', 'show', file)).code, 0);
    assert.equal((await recall(cwd, 'steps', 'show', 'Click Sign in', '--cache-path', 'shop')).code, 0);
  });

  it('says what contains the words when nothing is called so', async (t) => {
    const cwd = folder(t);
    const { file } = save(cwd, { text: 'Click Sign in' });
    const near = await data(cwd, 'steps', 'show', 'sign in');
    assert.equal(near.code, 1);
    assert.deepEqual(
      near.error.near.map((each) => each.file),
      [file],
    );
    const none = await recall(cwd, 'steps', 'show', 'Pay');
    assert.match(none.stderr, /No step of .* is "Pay".*recall steps list/);
  });

  it('says what is wrong with a damaged file', async (t) => {
    const cwd = folder(t);
    const { file, path } = save(cwd, { text: 'Click Sign in' });
    writeFileSync(path, readFileSync(path, 'utf8').replace('"action"', '"assertion"'));
    const { code, stdout, stderr } = await recall(cwd, 'steps', 'show', file);
    assert.equal(code, 1);
    assert.equal(stdout, '');
    assert.match(stderr, /is damaged: .*Restore it from version control, or delete it/);
  });
});

describe('recall steps verify', () => {
  it('passes what the product saved', async (t) => {
    const cwd = folder(t);
    save(cwd, { text: 'Click Sign in' });
    save(cwd, { text: 'the heading is "Welcome"', stepType: 'assertion' });
    const { code, stdout, stderr } = await recall(cwd, 'steps', 'verify');
    assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
    assert.equal(stdout, '2 files checked, 0 findings, all may be run\n');
  });

  const damages = [
    {
      what: 'a field of the header',
      damage: (text) => text.replace('"click sign in"', '"click sign up"'),
      code: 'mismatch',
    },
    {
      what: 'its digest',
      damage: (text) => text.replaceAll(/sign in"/gi, 'Sign up"'),
      code: ['mismatch', 'corrupt'],
    },
    { what: 'the sentinel', damage: (text) => text.replace('// --- step code ---\n', ''), code: 'corrupt' },
    { what: 'half a file', damage: (text) => text.slice(0, 60), code: 'corrupt' },
    { what: 'nothing', damage: () => '', code: 'corrupt', line: 1 },
    { what: 'bytes', damage: () => Buffer.from([0xff, 0xfe, 0x00]), code: 'corrupt', line: 1 },
    { what: 'code that does not parse', damage: (text) => `${text}}\n`, code: 'does_not_parse', line: 11 },
    {
      what: 'code that breaks the policy',
      damage: (text) => text.replace('  await', '  await page.waitForTimeout(5);\n  await'),
      code: 'fixed_sleep',
      line: 9,
    },
    {
      what: 'code of the other type',
      damage: (text) => text.replace(/await.*\n/, 'await page.title();\n'),
      code: 'no_action',
    },
  ];

  for (const { what, damage, code: expected, line } of damages) {
    it(`finds a file that has ${what} wrong, and ends with 1`, async (t) => {
      const cwd = folder(t);
      const { file, path } = save(cwd, { text: 'Click Sign in' });
      save(cwd, { text: 'Click Sign out' });
      writeFileSync(path, damage(readFileSync(path, 'utf8')));
      const { code, data: verified } = await data(cwd, 'steps', 'verify');
      assert.equal(code, 1);
      assert.deepEqual([verified.files, verified.refused], [2, 1]);
      const [finding] = verified.findings;
      assert.equal(finding.file, file);
      assert.ok([expected].flat().includes(finding.code), finding.code);
      assert.equal(finding.severity, 'high');
      assert.notEqual(finding.fix, '');
      if (line !== undefined) assert.equal(finding.line, line);
      const { stdout } = await recall(cwd, 'steps', 'verify');
      const place = finding.line === undefined ? '' : `:${finding.line}`;
      assert.ok(stdout.includes(`.recall/cache/${file}${place}`), stdout);
      assert.ok(stdout.includes(finding.fix), stdout);
    });
  }

  it('accepts functions in the page only where the project does', async (t) => {
    const cwd = folder(t);
    const { path } = save(cwd, { text: 'Click Sign in' });
    const evaluating = '  await page.evaluate(() => document.body.click());\n}';
    writeFileSync(path, readFileSync(path, 'utf8').replace(/\n\}/, `\n${evaluating}`));
    assert.equal((await recall(cwd, 'steps', 'verify')).code, 1);
    assert.equal((await recall(cwd, 'steps', 'verify', '--allow-evaluate')).code, 0);
  });

  it('reads files that a Windows checkout has given other line ends', async (t) => {
    const cwd = folder(t);
    const { path } = save(cwd, { text: 'Click Sign in' });
    writeFileSync(path, `\u{feff}${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}`);
    assert.equal((await recall(cwd, 'steps', 'verify')).code, 0);
  });

  it('does not pass a file that it cannot read', { skip: process.getuid?.() === 0 }, async (t) => {
    const cwd = folder(t);
    const { path } = save(cwd, { text: 'Click Sign in' });
    chmodSync(path, 0);
    assert.equal((await recall(cwd, 'steps', 'verify')).code, 1);
  });
});

describe('every recall steps command', () => {
  const commands = [['list'], ['show', 'Click'], ['verify'], ['prune']];

  for (const words of commands) {
    it(`${words[0]} says that there is no cache, instead of finding nothing`, async (t) => {
      const cwd = folder(t);
      const { code, stdout, stderr } = await recall(cwd, 'steps', ...words);
      assert.equal(code, 1);
      assert.equal(stdout, '');
      assert.match(stderr, /There is no directory .*\.recall.cache.*--cache-root/);
    });

    it(`${words[0]} refuses a place outside of the cache, and names it`, async (t) => {
      const cwd = folder(t);
      save(cwd, { text: 'Click Sign in' });
      symlinkSync(cwd, join(cwd, '.recall', 'cache', 'out'));
      for (const [option, value, named] of [
        ['--cache-root', '', /cacheRoot.*""/],
        ['--cache-path', '../..', /cachePath.*"\.\.\/\.\."/],
        ['--cache-path', '/etc', /cachePath.*"\/etc"/],
        ['--cache-path', 'C:x', /cachePath.*"C:x"/],
        ['--cache-path', 'out', /cachePath.*"out"/],
      ]) {
        const { code, stdout, stderr } = await recall(cwd, 'steps', ...words, option, value);
        assert.equal(code, 2, stderr);
        assert.equal(stdout, '');
        assert.match(stderr, named);
      }
    });
  }

  it('takes a file in place of the cache for damage', async (t) => {
    const cwd = folder(t, { '.recall/cache': 'a file' });
    const { code, data: verified } = await data(cwd, 'steps', 'verify');
    assert.equal(code, 1);
    assert.equal(verified.findings[0].code, 'corrupt');
  });

  for (const wrong of [
    ['lsit'],
    ['show'],
    ['list', '--frobnicate'],
    ['list', 'more'],
    ['list', '--cache-root'],
  ]) {
    it(`wrong usage ends with 2: recall steps ${wrong.join(' ')}`, async (t) => {
      const { code, stdout, stderr } = await recall(folder(t), 'steps', ...wrong);
      assert.equal(code, 2);
      assert.equal(stdout, '');
      assert.match(stderr, /recall steps takes: list, show, verify, prune|Usage|missing|unknown|too many/);
    });
  }
});
