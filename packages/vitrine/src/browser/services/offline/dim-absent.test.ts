import { expect, it } from 'vitest';
import { renderRules } from './dim-absent.ts';

it('dims links to pages that are not there, and leaves parts of those that are', () => {
  const rules = renderRules(['/a', '/', '/assets/a.js']);
  expect(rules).toContain('[href="/a"],[href^="/a#"],[href^="/a?"],[href="/"]');
  expect(rules).not.toContain('a.js');
  expect(rules).toMatch(/^:is\(\.drawer,\.search-dialog\) a\[href\^="\/"\]:not\(/);
});

it('dims all where nothing is', () => {
  expect(renderRules([])).toMatch(/^:is\(\.drawer,\.search-dialog\) a\[href\^="\/"\]\{opacity/);
});
