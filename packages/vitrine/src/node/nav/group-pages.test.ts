import { describe, expect, it } from 'vitest';
import type { PageEntry } from '../../shared/page.ts';
import { buildNav } from './build-nav.ts';
import { findActive, flattenPages, neighbours } from './find.ts';
import { markGroupPages } from './group-pages.ts';

const entries: PageEntry[] = [
  { pathname: '/start' },
  {
    pathname: '/demos',
    title: 'Component Demos',
    children: [
      { pathname: '/demos/a' },
      { pathname: '/demos/more', children: [{ pathname: '/demos/more/b' }, { pathname: '/c' }] },
    ],
  },
];
const tree = markGroupPages(entries, new Set(['/demos', '/demos/a', '/start']));

describe('a group that is a page', () => {
  it('has its page as the first entry of the navigation, and still only opens and closes', () => {
    expect(buildNav(tree)[1]).toEqual({
      pathname: '/demos',
      title: 'Component Demos',
      href: null,
      children: [
        { pathname: '/demos', title: 'Overview', href: '/demos', children: [] },
        { pathname: '/demos/a', title: 'A', href: '/demos/a', children: [] },
        {
          pathname: '/demos/more',
          title: 'More',
          href: null,
          children: [
            { pathname: '/demos/more/b', title: 'B', href: '/demos/more/b', children: [] },
            { pathname: '/c', title: 'C', href: '/c', children: [] },
          ],
        },
      ],
    });
  });

  it('is read before what is below it, under its own title', () => {
    expect(flattenPages(tree).map(({ pathname }) => pathname)).toEqual([
      '/start',
      '/demos',
      '/demos/a',
      '/demos/more/b',
      '/c',
    ]);
    expect(neighbours(tree, '/demos/a').previous).toEqual({
      pathname: '/demos',
      title: 'Component Demos',
    });
    expect(neighbours(tree, '/demos')).toMatchObject({
      previous: { pathname: '/start' },
      next: { pathname: '/demos/a' },
    });
    expect(findActive(tree, '/demos')?.trail).toHaveLength(1);
  });

  it('leads to an only child all the same', () => {
    const only = markGroupPages(
      [{ pathname: '/a', children: [{ pathname: '/a/b' }] }],
      new Set(['/a', '/a/b']),
    );
    expect(buildNav(only)).toEqual([{ pathname: '/a', title: 'A', href: '/a/b', children: [] }]);
  });

  it('is not listed twice when the tree names its page among its children', () => {
    const named = markGroupPages(
      [{ pathname: '/a', children: [{ pathname: '/a', title: 'All' }, { pathname: '/a/b' }] }],
      new Set(['/a', '/a/b']),
    );
    expect(buildNav(named)[0]!.children.map(({ title }) => title)).toEqual(['All', 'B']);
    expect(flattenPages(named)).toHaveLength(2);
  });
});

it('an entry without children is no group', () => {
  const pages = new Set(['/a', '/b']);
  expect(
    markGroupPages([{ pathname: '/a' }, { pathname: '/b', children: [] }], pages),
  ).toStrictEqual([{ pathname: '/a' }, { pathname: '/b', children: [] }]);
});
