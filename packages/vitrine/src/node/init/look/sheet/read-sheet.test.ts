import { expect, it } from 'vitest';
import { followsScheme, listTall } from './read-sheet.ts';

it('finds what is as tall as the window, among the classes that are shown', () => {
  const css = `.acme:where([data-root]), .page { min-height: 100vh }
    @supports (min-height: 100dvh) { .acme:where([data-root]) { min-height: 100dvh } }
    .acme-box { HEIGHT: 100VH } .other { height: 100vh } .acme { max-height: 100vh; height-x: 100vh } .acme .other { height: 100vh } .acme { height: 100% } html { height: 100vh }`;
  expect(listTall(css, ['acme', 'acme-box'])).toEqual(['.acme:where([data-root])', '.acme-box']);
  expect(listTall(css, [])).toEqual([]);
  expect(listTall('.acme { height', ['acme'])).toEqual([]);
});

it.each([
  ['@layer kit { .panel { color: light-dark(#111, #eee) } }', true],
  [':root { --bg: linear-gradient(LIGHT-DARK(red, blue), green) }', true],
  ['.a { color: var(--light-dark(); content: "x" }', false],
  ['.light-dark { color: red } /* light-dark(a, b) */', false],
  ['@MEDIA screen and (prefers-color-scheme:dark){a{color:red}}', true],
  [
    '@media (prefers-color-scheme: light){a{color:red}} a{content:"(prefers-color-scheme: dark)"}',
    false,
  ],
  ['.a { color: light-dark(', false],
])('tells whether colours follow the scheme of the page, or of the system: %s', (css, follows) => {
  expect(followsScheme(css)).toBe(follows);
});
