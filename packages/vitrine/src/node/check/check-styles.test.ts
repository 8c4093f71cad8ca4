import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { formatProblem } from '../base/errors.ts';
import { checkProgressColour, checkStyles } from './check-styles.ts';

const report = (css: string) => checkProgressColour(css, 'theme/site.css').map(formatProblem);

it('names the place of a progress bar without colour, and how to give it one', () => {
  const css = `/* --v-progress: ; */
:root {
  color: red;
  --v-progress: transparent;
}
:root[data-mode='dark'] {
  --v-progress: ;
}
`;
  expect(report(css)).toEqual([
    `theme/site.css:4 error missing-progress-colour
  Missing progress-bar colour in the theme: --v-progress is "transparent"
  Give --v-progress a colour that is visible on the app bar, or remove it: the default follows the text colour.`,
    `theme/site.css:7 error missing-progress-colour
  Missing progress-bar colour in the theme: --v-progress is empty
  Give --v-progress a colour that is visible on the app bar, or remove it: the default follows the text colour.`,
  ]);
});

it.each([
  'initial',
  'unset',
  'none',
  'TRANSPARENT',
  'var(--not-there)',
  'var( --not-there )',
  'transparent !important',
  'unset !IMPORTANT',
  'VAR(--not-there)',
])('takes %j for no colour', (value) => {
  expect(report(`:root{--other:red;--v-progress:${value}}`)).toHaveLength(1);
});

it.each([
  'red',
  '#fff',
  'rgb(0 0 0 / 50%)',
  'var(--brand)',
  'var(--v-primary)',
  'var(--not-there, red)',
])('takes %j for a colour', (value) => {
  expect(report(`:root{--brand:red;--v-progress:${value}}`)).toEqual([]);
});

it('cannot know what an imported sheet sets', () => {
  expect(report(`@import 'brand.css'; :root{--v-progress:var(--brand)}`)).toEqual([]);
  expect(report(`@IMPORT 'brand.css'; :root{--v-progress:var(--brand)}`)).toEqual([]);
  expect(report(`/* @import */:root{--v-progress:var(--brand)}`)).toHaveLength(1);
});

it.each([
  'unset',
  'revert',
  'revert-layer',
  '',
  'initial!important',
  '/* red */',
  'var(--not-there)/* red */',
])('takes %j for no colour as well', (value) => {
  expect(report(`:root{--v-progress:${value}}`)).toHaveLength(1);
  expect(report(`:root{--v-progress : ${value} ;}`)).toHaveLength(1);
});

it.each(['var(--v-a) b', 'a var(--not-there)', 'var(--a, var(--b))', 'nonesuch', '#none'])(
  'takes %j for one',
  (value) => {
    expect(report(`:root{--v-progress:${value}}`)).toEqual([]);
  },
);

it('looks at the declarations of a file of the site, if it has one', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'vitrine-styles-'));
  mkdirSync(path.join(root, 'theme'));
  writeFileSync(
    path.join(root, 'theme/site.css'),
    'a{\n--x:none;--v-progressive:none;\n--v-progress:none}',
  );
  const problems = checkStyles(root, './theme/site.css');
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['theme/site.css:3']);
  expect([undefined, 'theme', 'none.css'].map((styles) => checkStyles(root, styles))).toEqual([
    [],
    [],
    [],
  ]);
  rmSync(root, { recursive: true });
});
