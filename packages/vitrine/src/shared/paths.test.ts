import { describe, expect, it } from 'vitest';
import { isPagePath, trimSlash } from './paths.ts';

describe('isPagePath', () => {
  it.each([
    '/',
    '/demos/buttons',
    '/releases/v1.2',
    '/releases/2.0.0-beta.1',
    '/v4.x',
    '/v1.2/',
    '/next.js/a',
  ])('takes %s for a page', (pathname) => expect(isPagePath(pathname)).toBe(true));

  it.each(['/sitemap.xml', '/sw.js', '/404.html', '/releases/v1.2/chart.SVG', '/film.mp4'])(
    'takes %s for a file',
    (pathname) => expect(isPagePath(pathname)).toBe(false),
  );
});

describe('trimSlash', () => {
  it.each([
    ['/', '/'],
    ['/demos/', '/demos'],
    ['/demos', '/demos'],
  ])('makes %s %s', (pathname, trimmed) => expect(trimSlash(pathname)).toBe(trimmed));
});
