import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { findOwnFrame, isOfBundler } from './own-frame.ts';

const repository = realpathSync(mkdtempSync(path.join(tmpdir(), 'own-frame-')));
const root = path.join(repository, 'docs');
afterAll(() => rmSync(repository, { recursive: true }));
for (const file of [
  'docs/theme.ts',
  'docs/.vitrine/server.js',
  'docs/a (b)/theme.ts',
  'docs/node_modules/kit/index.js',
  'src/button.tsx',
]) {
  mkdirSync(path.join(repository, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(repository, file), '');
}
const at = (file: string, line = 3) => `${path.join(repository, file)}:${line}:9`;

function thrown(...frames: string[]): Error {
  const stack = ['Error: It is broken.', ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return Object.assign(new Error('It is broken.'), { stack });
}

test.each([
  ['a function of the site', [`make (${at('docs/theme.ts')})`], 'theme.ts:3'],
  ['a module as it is loaded', [at('docs/theme.ts', 12)], 'theme.ts:12'],
  ['the same, awaited', [`async ${at('docs/theme.ts')}`], 'theme.ts:3'],
  ['an address', [`async make (${pathToFileURL(at('docs/theme.ts')).href})`], 'theme.ts:3'],
  ['the library’s source', [`new Button (${at('src/button.tsx')})`], '../src/button.tsx:3'],
  [
    'what the site called, above it',
    [at('docs/node_modules/kit/index.js'), 'Array.map (<anonymous>)', at('docs/theme.ts')],
    'theme.ts:3',
  ],
  [
    'what the bundler and the engine have made of it',
    [at('docs/.vitrine/server.js'), `eval (${import.meta.filename}:1:1)`, at('docs/theme.ts')],
    'theme.ts:3',
  ],
])('%s', (_name, frames, place) => {
  const found = findOwnFrame(thrown(...frames), root);
  expect(`${found?.file}:${found?.line}`).toBe(place);
});

test('what only others have thrown, and what is no error, has no place', () => {
  const virtual = `async eval (${repository}/docs/ virtual:vitrine/adapter:1:1)`;
  for (const frame of [virtual, at('docs/gone.ts'), 'node:internal/process/task_queues:95:5'])
    expect(findOwnFrame(thrown(frame), root)).toBeNull();
  expect(findOwnFrame('theme.ts:3', root)).toBeNull();
});

test('the bundler has thrown what its own code has, not what it only loaded', () => {
  const bundler = at('docs/node_modules/vite/dist/node/chunks/node.js');
  expect(isOfBundler(thrown(`transform (${bundler})`, at('docs/theme.ts')))).toBe(true);
  expect(isOfBundler(thrown(at('docs/theme.ts'), `run (${bundler})`))).toBe(false);
  expect(isOfBundler('no error')).toBe(false);
});
