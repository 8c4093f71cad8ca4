import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempDir } from '../../api/fixtures/install.ts';
import type { Picked } from '../components/best-attempt.ts';
import { chooseStyleSheet, chooseValues, isStyledBySheet } from './choose-style.ts';

const names = Array.from({ length: 10 }, (_, at) => `--k-${at}`);
const uses = `.a { ${names.map((name) => `color: var(${name})`).join(';')} }`;
const gives = `:root { ${names.map((name) => `${name}: red`).join(';')} }`;

function install(files: Record<string, string>, exports?: Record<string, string>): string {
  const root = tempDir();
  const manifest = JSON.stringify({ name: 'kit', version: '1.0.0', exports });
  for (const [file, text] of Object.entries({ ...files, 'package.json': manifest })) {
    const full = path.join(root, 'node_modules/kit', file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  return root;
}

const SHEETS = {
  'dist/button.module.css': uses,
  'dist/themes/a.css': gives,
  'dist/themes/b.css': gives,
};

test('what a library imports by itself needs the values of a theme that one imports', () => {
  const root = install(SHEETS, { '.': './index.js', './themes/*': './dist/themes/*' });
  expect(chooseValues(root, 'kit', null, [])).toBe('kit/themes/a.css');
  expect(chooseValues(root, 'kit', null, ['b'])).toBe('kit/themes/b.css');
});

test('nothing is needed where one can import all sheets, or none', () => {
  const plain = { 'dist/button.css': uses, 'dist/themes/a.css': gives };
  expect(chooseValues(install(plain), 'kit', null, [])).toBe(null);
  expect(chooseValues(install(SHEETS, { '.': './index.js' }), 'kit', null, [])).toBe(null);
  expect(chooseValues(install(SHEETS), 'other', null, [])).toBe(null);
});

test('no sheet is taken beside those that the code imports, unless it has more of the classes', () => {
  const whole = '.k-button { color: red } .k-icon { color: red }';
  const root = install({ 'dist/whole-1f2e3d.css': whole, 'dist/index.css': 'a { color: red }' });
  const shown = [{ classes: ['k-button', 'k-icon'], styled: false }] as Picked[];
  const choose = (imported: string) => chooseStyleSheet(root, 'kit', shown, imported);
  expect(choose('')).toBe('kit/dist/whole-1f2e3d.css');
  expect(choose('.k-button { color: red }')).toBe('kit/dist/whole-1f2e3d.css');
  expect(choose(whole)).toBe(null);
  expect(isStyledBySheet(root, 'kit', [{ ...shown[0]!, classes: ['other'] }], '')).toBe(false);
  expect(isStyledBySheet(root, 'kit', [{ ...shown[0]!, classes: ['other'] }], '.other {}')).toBe(
    true,
  );
});

test('values of variables are those that what the code imports needs', () => {
  const root = install(
    { 'dist/themes/a.css': gives },
    { '.': './index.js', './themes/*': './dist/themes/*' },
  );
  expect(chooseValues(root, 'kit', null, [], '')).toBe(null);
  expect(chooseValues(root, 'kit', null, [], uses)).toBe('kit/themes/a.css');
  expect(chooseValues(root, 'kit', null, [], `${uses}\n${gives}`)).toBe(null);
});
