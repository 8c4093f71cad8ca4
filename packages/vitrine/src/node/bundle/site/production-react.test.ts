import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readChoice } from './production-react.ts';

const require = createRequire(import.meta.url);

it.each(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'])(
  '%s is what it leads to in production',
  (entry) => {
    const chosen = readChoice(require.resolve(entry))!;
    expect(chosen).toMatch(/\.production\.js$/);
    const name = path.basename(chosen);
    expect(require.resolve(entry)).not.toBe(chosen);
    expect(path.join(path.dirname(require.resolve(entry)), 'cjs', name)).toBe(chosen);
  },
);

it.each([
  [
    'requires something else',
    "require('./a.production.js');require('./a.development.js');require('./b.js')",
  ],
  ['chooses between others', "require('./a.production.js');require('./b.development.js')"],
  ['chooses nothing', 'exports.a = 1'],
])('a module that %s stays', (_what, code) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'vitrine-')), 'index.js');
  writeFileSync(file, code);
  expect(readChoice(file)).toBeNull();
});
