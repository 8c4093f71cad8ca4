import { expect, it } from 'vitest';
import { findModeAttribute, listTall } from './read-sheet.ts';

it('finds what is as tall as the window, among the classes that are shown', () => {
  const css = `.acme:where([data-root]), .page { min-height: 100vh }
    @supports (min-height: 100dvh) { .acme:where([data-root]) { min-height: 100dvh } }
    .acme-box { height: 100vh } .other { height: 100vh } .acme { height: 100% } html { height: 100vh }`;
  expect(listTall(css, ['acme', 'acme-box'])).toEqual(['.acme:where([data-root])', '.acme-box']);
  expect(listTall(css, [])).toEqual([]);
  expect(listTall('.acme { height', ['acme'])).toEqual([]);
});

it('finds what dark colours depend on', () => {
  expect(
    findModeAttribute('[data-bs-theme=dark] .a{} [data-bs-theme="dark"]{} [data-x=dark]{}'),
  ).toBe('data-bs-theme');
  expect(findModeAttribute('.dark, .dark-theme { color: white }')).toBe('class');
  expect(findModeAttribute('.dark-theme, .a { color: white }')).toBe(null);
});
