import { expect, it } from 'vitest';
import type { PageMeta } from '../model/page-meta.ts';
import type { TreeEntry } from '../model/site.ts';
import { groupPages, listGroupPaths } from './page-groups.ts';

const TREE: TreeEntry[] = [
  { pathname: '/', children: [{ pathname: '/welcome' }] },
  { pathname: '/alone', children: [] },
  { pathname: '/guide', title: '', children: [{ pathname: '/guide/a' }, { pathname: '/alone' }] },
  { pathname: '/later', children: [{ pathname: '/later/a', displayNav: false }] },
  { pathname: '/hidden', displayNav: false, children: [{ pathname: '/hidden/a' }] },
];
const pages = ['/hidden/a', '/guide/a', '/welcome', '/guide', '/alone', '/later/a', '/'].map(
  (pathname) => ({ pathname }) as PageMeta,
);
const paths = (found: readonly PageMeta[]) => found.map(({ pathname }) => pathname);

it('each page is in one place: the home page and those at the top first', () => {
  const { groups, single, optional } = groupPages(TREE, pages);
  expect(paths(single)).toEqual(['/', '/welcome', '/alone']);
  expect(groups.map((group) => [group.title, group.pathname, ...paths(group.pages)])).toEqual([
    ['Guide', '/guide', '/guide', '/guide/a'],
  ]);
  expect(paths(optional)).toEqual(['/hidden/a', '/later/a']);
});

it('the home page goes first, and need not be in the tree', () => {
  const { single, optional } = groupPages(TREE.slice(1), pages);
  expect(paths(single)).toEqual(['/', '/alone']);
  expect(paths(optional)).toContain('/welcome');
});

it('a group has a path of its own, pages and a place in the navigation', () => {
  expect(listGroupPaths([...TREE, ...TREE])).toEqual(['/guide', '/later']);
});
