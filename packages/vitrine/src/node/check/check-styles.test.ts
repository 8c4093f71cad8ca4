import { expect, it } from 'vitest';
import { formatProblem } from '../base/errors.ts';
import { checkProgressColour } from './check-styles.ts';

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
});
