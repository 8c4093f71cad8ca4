import { describe, expect, it } from 'vitest';
import { decodePath, isPagePath, trimSlash } from './paths.ts';

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

it.each([
  ['/a%20b', '/a b'],
  ['/gr%C3%B6%c3%9Fe', '/größe'],
  ['/100%', '/100%'],
  ['/100%25/%z1/%1z', '/100%/%z1/%1z'],
  // No letter has these bytes.
  ['/%FF', '/%FF'],
])('decodes %s to %s', (pathname, name) => expect(decodePath(pathname)).toBe(name));

describe('trimSlash', () => {
  it.each([
    ['/', '/'],
    ['/demos/', '/demos'],
    ['/demos', '/demos'],
  ])('makes %s %s', (pathname, trimmed) => expect(trimSlash(pathname)).toBe(trimmed));

  it('leaves the home page its slash, wherever the site lies', () => {
    expect(trimSlash('/ui/', '/ui/')).toBe('/ui/');
    expect(trimSlash('/', '/ui/')).toBe('/');
    expect(trimSlash('/ui/a/', '/ui/')).toBe('/ui/a');
  });
});
