import { readFileSync, rmSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { formatProblem } from './errors.ts';
import { describeFault, isTaken, outliveStrayErrors } from './faults.ts';

it('says whose fault it is, and puts what a report needs into a file', () => {
  const error = new TypeError('a is undefined\nsecond line', { cause: new Error('below') });
  const found = describeFault(error, ['build', '--root', 'docs']);
  const report = readFileSync(found.file, 'utf8');
  rmSync(found.file);
  expect(formatProblem(found)).toBe(
    `${found.file} error vitrine-fault
  This is a fault of Vitrine, not of your site: a is undefined
  Delete the folder .vitrine, which is a cache, and try again. If it stays, please report it, with the file named: https://github.com/vitrine-docs/vitrine/issues. Look it through first; it names files of yours.`,
  );
  expect(report).toMatch(/^vitrine \d+\.\d+\.\d+, Node\.js v\d+.*\nvitrine build --root docs\n/);
  expect(report).toContain('TypeError: a is undefined\nsecond line\n    at ');
  expect(report).toContain('[cause]: Error: below\n');
});

it.each([null, undefined, 'text', Symbol('a'), Object.create(null), { message: 1 }])(
  'can say something of %o as well',
  (thrown) => {
    const found = describeFault(thrown, []);
    rmSync(found.file);
    expect(found.message).toMatch(/^This is a fault of Vitrine/);
  },
);

it.each([
  [
    'Cannot find native binding. npm has a bug related to optional dependencies (…).',
    'Cannot find native binding',
  ],
  [
    'Unable to resolve @typescript/typescript-linux-x64. Either your platform is unsupported, or you are missing it.',
    'Unable to resolve @typescript/typescript-linux-x64',
  ],
  [
    "[styles minify] [styles minify] Cannot find module '../lightningcss.linux-x64-gnu.node'\nRequire stack:",
    "Cannot find module '../lightningcss.linux-x64-gnu.node'",
  ],
  ['/lib/a.node: invalid ELF header', '/lib/a.node: invalid ELF header', 'ERR_DLOPEN_FAILED'],
])('a package without its part for this system is no fault: %s', (message, reason, code = '') => {
  const found = describeFault(Object.assign(new Error(message), { code }), []);
  expect(formatProblem(found)).toBe(
    `error no-native-code
  A package that Vitrine needs has no part that runs on ${process.platform} ${process.arch}: ${reason}
  Its part for this system was not installed, as with a lockfile or node_modules of another one, or with --omit=optional: delete node_modules and package-lock.json, and install again. Node must be allowed to load it: without --no-addons, and with --allow-addons beside --permission.`,
  );
});

it('tells it all where no file can be written', () => {
  vi.stubEnv('TMPDIR', '/dev/null/nowhere');
  const { file, message } = describeFault(new Error('a'), ['check']);
  vi.unstubAllEnvs();
  expect(file).toBe('');
  expect(message).toMatch(/: a\n {2}vitrine .*\n {2}vitrine check$/);
});

describe('an error in the site’s own code', () => {
  const thrownAt = (...places: string[]) =>
    Object.assign(new Error('a is undefined\nsecond line'), {
      stack: ['Error: a is undefined', ...places.map((place) => `    at ${place}`)].join('\n'),
    });

  it.each(['render (/site/.vitrine/server/a.mjs:1:2)', 'C:\\site\\.vitrine\\server\\a.mjs:1:2'])(
    'is told as the site’s: %s',
    (place) => {
      const found = describeFault(thrownAt(place, 'run (/engine/dist/cli.js:1:1)'), []);
      expect(formatProblem(found)).toMatch(/^error stray-error\n/);
      expect(found.message).toContain('a is undefined');
      expect(found.message).not.toContain('second line');
    },
  );

  it.each([
    ['run (/engine/dist/cli.js:1:1)', 'render (/site/.vitrine/server/a.mjs:1:2)'],
    ['run (/site/my.vitrine/a.mjs:1:1)'],
    ['run (/site/.vitrine-kit/a.mjs:1:1)'],
  ])('is another than one at %s', (...places) => {
    const found = describeFault(thrownAt(...places), []);
    rmSync(found.file);
    expect(found.code).toBe('vitrine-fault');
  });
});

it('names a plugin of the site that has thrown', () => {
  const error = new Error('The plugin "acme:icons" failed in its hook "config": It has no file.');
  expect(describeFault(error, ['dev'])).toMatchObject({
    code: 'plugin-failed',
    message: error.message,
  });
});

describe('errors that nothing waits for', () => {
  const thrownAt = (...frames: string[]) =>
    Object.assign(new Error('late'), { stack: ['Error: late', ...frames].join('\n') });
  const TIMER = '    at listOnTimeout (node:internal/timers:581:17)';

  it('are told and outlived where code of the site has a part in them, until the server is closed', () => {
    const told: string[] = [];
    const end = outliveStrayErrors('/work/docs', (found) => told.push(formatProblem(found)));
    const own = thrownAt('    at Timeout._onTimeout (/work/docs/content/a b.tsx:3:23)', TIMER);
    expect(isTaken(own)).toBe(true);
    const below = thrownAt(
      '    at draw (/work/docs/node_modules/kit/index.js:1:1)',
      '    at async file:///work/docs/adapter.tsx:9:1',
    );
    expect(isTaken(below)).toBe(true);
    expect(told.map((each) => each.split('\n')[0])).toEqual([
      'content/a b.tsx error stray-error',
      'adapter.tsx error stray-error',
    ]);
    for (const frame of ['/work/docs/node_modules/kit/index.js', '/work/engine.js', 'node:net'])
      expect(isTaken(thrownAt(`    at f (${frame}:1:1)`, TIMER)), frame).toBe(false);
    expect(isTaken('late')).toBe(false);
    end();
    expect(isTaken(own)).toBe(false);
  });

  it('are told of packages that cannot be prepared for browsers', () => {
    const told: string[] = [];
    const end = outliveStrayErrors('/work/docs', (found) => told.push(formatProblem(found)));
    const one = {
      message:
        'Could not load kit/a\n   ╭─[ /work/docs/node_modules/b/index.js:1:36 ]\n   ╰─ No such file (os error 2)',
    };
    const error = new Error('Error during dependency optimization:\n\nBuild failed with 1 error');
    expect(isTaken(Object.assign(error, { errors: [one] }))).toBe(true);
    end();
    expect(told[0]).toMatch(
      /^node_modules\/b\/index\.js error package-not-prepared\n.*cannot be prepared: Could not load kit\/a\n/,
    );
  });
});
