import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { problem } from '../../base/errors.ts';
import { placeInConfig, placeNames } from './place-in-config.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'place-in-config-'));
  const source = `export default {\n  pages: [{ pathname: '/a' }],\n  api: [{\n    package: 'kit',\n  }],\n};\n`;
  writeFileSync(path.join(root, 'vitrine.config.ts'), source);
});
afterEach(() => rmSync(root, { recursive: true }));

const places = (problems: { file: string; line: number }[]) =>
  problems.map(({ file, line }) => `${file}:${line}`);

it('gives the place of a value to what has none', async () => {
  const keys = ['api', 0, 'package'];
  const lost = problem('package-not-installed', ['kit', root]);
  const known = problem('missing-title', [], { file: 'content/a.md', line: 2 });
  const unlined = { ...lost, file: 'vitrine.config.ts' };
  expect(places(await placeInConfig(root, keys, [lost, known, unlined]))).toEqual([
    'vitrine.config.ts:4',
    'content/a.md:2',
    'vitrine.config.ts:4',
  ]);
});

it('gives the line of the name in quotes to what lies in the configuration', async () => {
  const at = { file: 'vitrine.config.ts' };
  const found = await placeNames(root, [
    problem('page-not-found', ['/a', ''], at),
    problem('page-not-found', ['/computed', ''], at),
    problem('missing-title', [], { file: 'content/a.md' }),
    problem('missing-title', [], at),
  ]);
  expect(places(found)).toEqual([
    'vitrine.config.ts:2',
    'vitrine.config.ts:0',
    'content/a.md:0',
    'vitrine.config.ts:0',
  ]);
});

it('reads no configuration where nothing is lost', async () => {
  const known = [problem('missing-title', [], { file: 'content/a.md' })];
  expect(await placeNames('/nowhere', known)).toBe(known);
  const placed = [problem('missing-title', [], { file: 'content/a.md', line: 1 })];
  expect(await placeInConfig('/nowhere', ['api'], placed)).toEqual(placed);
});
