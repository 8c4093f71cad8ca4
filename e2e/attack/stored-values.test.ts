import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = Object.values(
  import.meta.glob<string>('../../packages/vitrine/src/browser/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const matches = (pattern: RegExp) =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!));
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('every schema of what is stored is tried', () => {
  const schemas = new Set(matches(/\breadStorage\(\w+, (\w+)/g));
  expect(schemas).toContain('parsePreferences');
  const attack = read('stored-values.ts');
  expect([...schemas].filter((name) => !attack.includes(`parse: ${name},`))).toEqual([]);
});

test('a hostile value is put under every key', () => {
  const keys = new Set(matches(/\b(?:\w+_)?KEY = 'vitrine:([\w-]+)'/g));
  expect(keys).toContain('preferences');
  const test = read('../tests/engine/shell/hostile-storage.spec.ts');
  expect([...keys].filter((key) => !test.includes(`'${key}'`))).toEqual([]);
});
