import { describe, expect, it } from 'vitest';
import type { PageEntry } from '../../shared/page.ts';
import { findActive, flattenPages, neighbours } from './find.ts';

const tree: PageEntry[] = [
  { pathname: '/style', children: [{ pathname: '/style/icons' }, { pathname: '/style/color' }] },
  {
    pathname: '/lab',
    children: [
      { pathname: '/lab/slider' },
      { pathname: '/lab/hidden', displayNav: false },
      {
        pathname: '/lab/api',
        children: [{ pathname: '/lab/api/slider' }, { pathname: '/lab/api/speed-dial' }],
      },
    ],
  },
  { pathname: '/versions', displayNav: false },
  { pathname: '/', title: false, displayNav: false },
];
const trailOf = (pathname: string) =>
  findActive(structuredClone(tree), pathname)?.trail.map((entry) => entry.pathname);

describe('findActive', () => {
  it.each([
    ['/lab/api/slider', ['/lab', '/lab/api', '/lab/api/slider']],
    ['/lab/api/slider/', ['/lab', '/lab/api', '/lab/api/slider']],
    ['/versions', ['/versions']],
    ['/', ['/']],
    ['/lab/api/none', undefined],
    ['/lab/slide', undefined],
    ['', undefined],
  ])('%s', (pathname, trail) => {
    expect(trailOf(pathname)).toEqual(trail);
  });

  it('prefers a page to a group of the same path', () => {
    const entries: PageEntry[] = [
      { pathname: '/a', children: [{ pathname: '/a' }, { pathname: '/a/b' }] },
    ];
    expect(findActive(entries, '/a')?.trail).toHaveLength(2);
  });

  it('prefers the first of two pages', () => {
    const entries = ['first', 'second'].map((title) => ({ pathname: '/a', title }));
    expect(findActive(entries, '/a')?.trail).toEqual([entries[0]]);
  });
});

describe('flattenPages', () => {
  it('lists pages, not groups, in reading order', () => {
    expect(flattenPages(tree)).toEqual([
      { pathname: '/style/icons', title: 'Icons' },
      { pathname: '/style/color', title: 'Color' },
      { pathname: '/lab/slider', title: 'Slider' },
      { pathname: '/lab/hidden', title: 'Hidden' },
      { pathname: '/lab/api/slider', title: 'Slider' },
      { pathname: '/lab/api/speed-dial', title: 'SpeedDial' },
      { pathname: '/versions', title: 'Versions' },
      { pathname: '/', title: '' },
    ]);
  });
});

describe('neighbours', () => {
  const around = (pathname: string) => {
    const { previous, next } = neighbours(structuredClone(tree), pathname);
    return [previous && previous.pathname, next && next.pathname];
  };

  it.each([
    ['/style/icons', [null, '/style/color']],
    ['/style/color', ['/style/icons', '/lab/slider']],
    ['/lab/slider', ['/style/color', '/lab/api/slider']],
    ['/lab/api/speed-dial/', ['/lab/api/slider', null]],
    ['/versions', [null, null]],
    ['/lab/hidden', [null, null]],
    ['/unknown', [null, null]],
  ])('of %s', (pathname, expected) => {
    expect(around(pathname)).toEqual(expected);
  });

  it('are none of what is hidden with the entry above it', () => {
    const entries: PageEntry[] = [
      { pathname: '/a' },
      { pathname: '/h', displayNav: false, children: [{ pathname: '/h/x' }, { pathname: '/h/y' }] },
      { pathname: '/b', displayNav: true },
    ];
    expect(neighbours(entries, '/a').next?.pathname).toBe('/b');
    expect(neighbours(entries, '/h/x')).toEqual({ previous: null, next: null });
  });
});
