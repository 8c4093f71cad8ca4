import { expect, it } from 'vitest';
import { readBundlerErrors } from './bundler-errors.ts';

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
