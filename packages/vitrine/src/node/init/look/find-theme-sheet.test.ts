import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeDoc, makeProp } from '../../api/fixtures/docs.ts';
import { tempDir } from '../../api/fixtures/install.ts';
import { findThemeSheet } from './find-theme-sheet.ts';

function find(files: string[], prop: { name?: string; default?: string | null }) {
  const root = tempDir();
  const dir = path.join(root, 'node_modules/kit/dist');
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, '../package.json'), '{"name":"kit","version":"1.0.0"}');
  for (const file of files) writeFileSync(path.join(dir, file), '');
  const docs = [
    makeDoc({ name: 'Editor', props: [makeProp({ name: 'theme', default: "'calm'", ...prop })] }),
    makeDoc({ name: 'Other', props: [makeProp({ name: 'theme', default: "'loud'" })] }),
  ];
  return findThemeSheet(root, 'kit', docs, ['Editor']);
}
const SHEETS = ['kit.core.css', 'kit.calm.css', 'kit.calm.min.css', 'kit.loud.css'];

test('the sheet of the theme that a component takes by itself', () => {
  expect(find(SHEETS, {})).toBe('kit/dist/kit.calm.css');
  expect(find(SHEETS, { default: '"loud"', name: 'skin' })).toBe('kit/dist/kit.loud.css');
});

test.each([
  ['it takes none', SHEETS, { default: null }],
  ['its theme is an object', SHEETS, { default: 'calm' }],
  ['another prop has the name', SHEETS, { name: 'mood' }],
  ['no sheet is called so', ['kit.core.css', 'calmer.css'], {}],
  ['several are called so', ['kit.calm.css', 'calm.css'], {}],
])('none where %s', (_why, files, prop) => {
  expect(find(files, prop)).toBeNull();
});

test('none of a library that is not installed', () => {
  expect(findThemeSheet(tempDir(), 'kit', [], [])).toBeNull();
});
