import { describe, expect, it } from 'vitest';
import type { PageEntry } from '../../shared/page.ts';
import { buildNav } from './build-nav.ts';
import { localNav } from './local-nav.ts';

/** A tree of `groups` groups with `pages` pages each. */
function makeTree(groups: number, pages: number): PageEntry[] {
  return Array.from({ length: groups }, (_, group) => ({
    pathname: `/g${group}`,
    children: Array.from({ length: pages }, (__, page) => ({ pathname: `/g${group}/p${page}` })),
  }));
}

describe('localNav', () => {
  it('keeps the levels on the way to the page and closes the others', () => {
    const nav = localNav(buildNav(makeTree(3, 2)), '/g1/p0');
    expect(nav.map(({ pathname, href, children }) => [pathname, href, children.length])).toEqual([
      ['/g0', null, 0],
      ['/g1', null, 2],
      ['/g2', null, 0],
    ]);
  });

  it.each([
    [0, 0, 39],
    [10, 0, 39],
    [50, 30, 69],
    [99, 60, 99],
  ])('cuts a level of 100 around page %i to %i–%i', (page, first, last) => {
    const [group] = localNav(buildNav(makeTree(2, 100)), `/g0/p${page}`);
    const kept = group!.children.filter(({ height }) => height === undefined);
    expect(kept).toHaveLength(40);
    expect(kept[0]!.pathname).toBe(`/g0/p${first}`);
    expect(kept.at(-1)!.pathname).toBe(`/g0/p${last}`);
  });

  it('leaves the place free of the entries before and after those that it keeps', () => {
    const entry = 2.0625;
    const heights = (pages: number, page: number) => {
      const { children } = localNav(buildNav(makeTree(2, pages)), `/g0/p${page}`)[0]!;
      return [children[0]!.height, children.at(-1)!.height];
    };
    expect([heights(100, 0), heights(100, 50), heights(100, 99), heights(40, 1)]).toEqual([
      [undefined, `${60 * entry}em`],
      [`${30 * entry}em`, `${30 * entry}em`],
      [`${60 * entry}em`, undefined],
      [undefined, undefined],
    ]);
  });

  it('counts the lines of long titles', () => {
    const titles = [
      'Short',
      'Use with frameworks and other tools',
      'ExperimentalCssVarsThemeProvider',
    ];
    const items = [...titles, 'Shown'].map((title) => ({
      title,
      pathname: title,
      href: title,
      children: [],
    }));
    expect(localNav(items, 'Shown', 1)[0]!.height).toBe(`${3 * 0.75 + 5 * 1.3125}em`);
  });

  it('does not grow with the site', () => {
    const sizeOf = (groups: number, pages: number) =>
      JSON.stringify(localNav(buildNav(makeTree(groups, pages)), '/g1/p1')).length;
    expect(sizeOf(200, 200)).toBeLessThan(sizeOf(40, 40) * 1.1);
  });

  it('opens the group that a hidden page lies under, and the top level for a page elsewhere', () => {
    const nav = buildNav(makeTree(2, 2));
    expect(localNav(nav, '/g1/hidden')[1]!.children).toHaveLength(2);
    expect(localNav(nav, '/').every(({ children }) => children.length === 0)).toBe(true);
  });

  it('opens the group of a page whose path lies elsewhere', () => {
    const children = [
      { pathname: '/x' },
      { pathname: '/b', children: [{ pathname: '/y' }, { pathname: '/z' }] },
    ];
    const nav = buildNav([{ pathname: '/a', children }, { pathname: '/c' }]);
    expect(localNav(nav, '/z')).toEqual(nav);
    expect(localNav(nav, '/c')[0]!.children).toEqual([]);
  });

  it('follows an entry that leads straight to its only child', () => {
    const tree = [{ pathname: '/a', children: [{ pathname: '/a/only' }] }, ...makeTree(60, 2)];
    expect(localNav(buildNav(tree), '/a/only', 3)[0]).toMatchObject({ href: '/a/only' });
  });

  it('leaves the navigation itself as it was', () => {
    const nav = buildNav(makeTree(2, 50));
    const before = JSON.stringify(nav);
    localNav(nav, '/g0/p49');
    expect(JSON.stringify(nav)).toBe(before);
  });
});
