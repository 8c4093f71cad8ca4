import { expect, it } from 'vitest';
import { describeThrown, explainThrown } from './describe-thrown.ts';

const ELSEWHERE = 'The demo asks for a browser while prerendering: ';
const THREW = 'The demo threw while prerendering: ';

it.each([
  [
    new ReferenceError('localStorage is not defined'),
    'demo-needs-browser',
    `${ELSEWHERE}localStorage is not defined`,
  ],
  [
    new ReferenceError('Worker is not defined'),
    'demo-needs-browser',
    `${ELSEWHERE}Worker is not defined`,
  ],
  [
    new ReferenceError('React is not defined'),
    'demo-threw',
    `${THREW}React is not defined; import * as React from 'react'`,
  ],
  [new ReferenceError('colour is not defined'), 'demo-threw', `${THREW}colour is not defined`],
  [
    new TypeError("Cannot read properties of null (reading 'useState')"),
    'demo-threw',
    `${THREW}Cannot read properties of null (reading 'useState'); a hook is called outside of a component, or one of another React`,
  ],
  [
    new TypeError("Cannot read properties of null (reading 'user')"),
    'demo-threw',
    `${THREW}Cannot read properties of null (reading 'user')`,
  ],
  ...['/assets/logo.svg?react', 'data:image/svg+xml,%3csvg'].map((tag) => [
    new Error(`Invalid tag: ${tag}`),
    'demo-threw',
    `${THREW}Invalid tag: ${tag}; that is the address of a picture. A plugin in vite.plugins makes components of SVG, such as svgr() of vite-plugin-svgr`,
  ]),
  [new Error('Invalid tag: a b'), 'demo-threw', `${THREW}Invalid tag: a b`],
  ['a text', 'demo-threw', `${THREW}a text`],
  [
    new Error('Minified React error #426; visit'),
    'demo-waits',
    'The demo waits for something while prerendering, and has no <Suspense> around what waits',
  ],
])('%s: %s', (error, code, message) => {
  const found = describeThrown(error, '', { file: 'content/a.tsx', line: 3 });
  expect(found).toMatchObject({ code, message, file: 'content/a.tsx', line: 3 });
});

it('names what is meant, and gives advice on browsers only where one is missing', () => {
  const describe = (error: unknown) =>
    describeThrown(error, 'the playground of Dial: ', { file: 'a.tsx' });
  const threw = describe(new Error('no theme'));
  expect(threw.message).toBe(`${THREW}the playground of Dial: no theme`);
  expect(threw.hint).toMatch(
    /^Correct the demo, .*: a provider that a component asks for belongs there\./,
  );
  const missing = describe(new ReferenceError('window is not defined'));
  expect(missing.hint).toContain('Use window, document and storage in effects');
});

it('says the same without a place', () => {
  expect(explainThrown(new ReferenceError('React is not defined'))).toBe(
    "React is not defined; import * as React from 'react'",
  );
  expect(explainThrown(new Error('no theme'))).toBe('no theme');
});
