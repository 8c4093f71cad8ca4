import path from 'node:path';
import { expect, it } from 'vitest';
import { pluginProblem, readBundlerErrors } from './bundler-errors.ts';

const ROOT = '/site';
const unresolved = (name: string, id: string) =>
  Object.assign(new Error(`[UNRESOLVED_IMPORT] Could not resolve '${name}' in ${id}\n  drawing`), {
    code: 'UNRESOLVED_IMPORT',
    id,
  });

it.each([
  ['./none', '/site/content/a.tsx', './none', 'content/a.tsx'],
  ['/site/theme/site.css?inline', '\0virtual:styles', 'theme/site.css', ''],
  ['/site/theme/adapter.tsx', '\0virtual:adapter', 'theme/adapter.tsx', ''],
  ['/site-b/a.css?inline', '\0virtual:styles', '/site-b/a.css?inline', ''],
  ['kit', '/site/a.ts', 'kit', 'a.ts'],
])('names %j as one would write it', (name, id, written, file) => {
  const [error] = readBundlerErrors({ errors: [unresolved(name, id)] }, ROOT);
  expect(error).toEqual({ reason: `Could not resolve '${written}'`, file, line: 0 });
});

it('reads the file and the line of a mistake, and what is no error at all', () => {
  const loc = { file: '/site/content/a.tsx', line: 3, column: 1 };
  const parse = { message: '[PARSE_ERROR] Unexpected token', code: 'PARSE_ERROR', loc };
  expect(readBundlerErrors({ errors: [parse] }, ROOT)).toEqual([
    { reason: 'Unexpected token', file: 'content/a.tsx', line: 3 },
  ]);
  expect(readBundlerErrors('out of words', ROOT)).toEqual([
    { reason: 'out of words', file: '', line: 0 },
  ]);
});

const INSIDE = `\u001b[31m[UNHANDLEABLE_ERROR] \u001b[0mSomething went wrong inside rolldown, please report this.`;

it.each([
  [
    `${INSIDE}\nFailed to write file in /site/a b.js\n\nCaused by:\n    No space left (os error 28)`,
    'ENOSPC',
  ],
  ['Failed to write file in "/site/a b.js". Read-only file system (os error 30)', 'EROFS'],
])('throws what the system says of a file that cannot be written: %s', (message, code) => {
  const error = { errors: [{ message: 'Another' }, { message, code: 'UNHANDLEABLE_ERROR' }] };
  expect(() => readBundlerErrors(error, ROOT)).toThrow(
    expect.objectContaining({ code, path: '/site/a b.js' }),
  );
});

it('takes a file that cannot be read, and an unknown reason, for a mistake as any other', () => {
  for (const message of ['Could not load /site/a.js (os error 2)', 'Failed to write file in /a.js'])
    expect(readBundlerErrors({ message }, ROOT)).toMatchObject([{ reason: message }]);
});

it.each([
  ['Error: [PARSE_ERROR]: No', 'No'],
  ['Error: No', 'No'],
  ['[PARSE_ERROR] No [more]', 'No [more]'],
  ['Not an Error: No', 'Not an Error: No'],
  ['See [this] No', 'See [this] No'],
  ['\u001b[31m  No  \u001b[0m\nmore', 'No'],
])('of %j tells %j', (message, reason) => {
  expect(readBundlerErrors({ message }, ROOT)).toEqual([{ reason, file: '', line: 0 }]);
});

it('tells a mistake by itself where it has no list of them, or an empty one', () => {
  for (const errors of [undefined, null, [], 'none'])
    expect(readBundlerErrors({ message: 'No', errors }, ROOT)).toMatchObject([{ reason: 'No' }]);
  const both = { message: 'Two', errors: [{ message: 'One' }, 'two'] };
  expect(readBundlerErrors(both, ROOT).map(({ reason }) => reason)).toEqual(['One', 'two']);
});

it('finds the file of a mistake where it is told: its place, its module, or a drawing', () => {
  const drawing = `No\n   ╭─[ ${path.relative('', '/site/content/c.tsx')}:12:3 ]\n`;
  const [loc, id] = [{ file: '/site/a.ts', line: 4, column: 1 }, '/site/b.ts'];
  const fileOf = (error: object) =>
    readBundlerErrors({ message: drawing, ...error }, ROOT)[0]!.file;
  expect(fileOf({ loc, id })).toBe('a.ts');
  expect(fileOf({ id })).toBe('b.ts');
  expect(fileOf({})).toBe('content/c.tsx');
  expect(fileOf({ id: '\0virtual:styles' })).toBe('');
});

it('names a module without an export as seen from the site', () => {
  const file = path.relative('', '/site/lib/kit.ts');
  const message = `"Knob" is not exported by "${file}", imported by "a.ts".`;
  expect(readBundlerErrors({ message }, ROOT)[0]!.reason).toBe(
    '"Knob" is not exported by "lib/kit.ts", imported by "a.ts".',
  );
});

it('names the plugin that has thrown, and where, of no other message', () => {
  const message = 'The plugin "acme:icons" failed in its hook "load": It has no file.';
  expect(pluginProblem(message, { file: 'a.ts', line: 2 })).toMatchObject({
    ...{ code: 'plugin-failed', file: 'a.ts', line: 2 },
    message: expect.stringContaining('It has no file.') as string,
  });
  expect(pluginProblem(message)).toMatchObject({ file: '', line: 0 });
  expect(pluginProblem('The plugin "acme:icons" failed')).toBeNull();
});

it('tells the cause of what a plugin of the bundler threw', () => {
  const message =
    '[rolldown:vite-resolve] plugin `rolldown:vite-resolve` threw an error\n\nCaused by:\n    Tsconfig not found /a/base.json\n\nStack backtrace:\n   0: <unknown>';
  expect(readBundlerErrors({ errors: [{ message }] }, '/a')).toEqual([
    { reason: 'Tsconfig not found /a/base.json', file: '', line: 0 },
  ]);
});
