import { describe, expect, it } from 'vitest';
import type { NavItem } from '../../shared/page.ts';
import { countPages, filterNav } from './filter-nav.ts';
import { findTrail } from './find-trail.ts';

const page = (pathname: string, title: string): NavItem => ({
  pathname,
  title,
  href: pathname,
  children: [],
});
const group = (pathname: string, title: string, children: NavItem[]): NavItem => ({
  pathname,
  title,
  href: null,
  children,
});

const NAV = [
  page('/start', 'Getting started'),
  group('/demos', 'Demos', [page('/demos/cafe', 'Café menu'), page('/demos/tabs', 'Tabs')]),
  group('/lab', 'Lab', [
    page('/lab/about', 'About the lab'),
    group('/lab/api', 'Lab API', [page('/lab/api/toggle-button', 'ToggleButton')]),
  ]),
];

/** Titles, those in a group behind its own. */
const outline = (nav: NavItem[], prefix = ''): string[] =>
  nav.flatMap(({ title, href, children }) =>
    href === null ? outline(children, `${prefix}${title}/`) : [`${prefix}${title}`],
  );

describe('filterNav', () => {
  it.each([
    ['tabs', ['Demos/Tabs']],
    ['toggle button', ['Lab/Lab API/ToggleButton']],
    ['CAFE', ['Demos/Café menu']],
    ['ta', ['Getting started', 'Demos/Tabs']],
    ['getting-started', ['Getting started']],
    ['demos', ['Demos/Café menu', 'Demos/Tabs']],
    ['lab', ['Lab/About the lab', 'Lab/Lab API/ToggleButton']],
    ['grid', []],
  ])('%s: %j', (query, titles) => {
    expect(outline(filterNav(NAV, query))).toEqual(titles);
    expect(countPages(filterNav(NAV, query))).toBe(titles.length);
  });

  it('reads of a text that was pasted no more than titles have', () => {
    const long = page('/long', 'a'.repeat(600));
    expect(filterNav([long], `${'a'.repeat(500)}b`)).toEqual([long]);
    expect(filterNav([long], `${'a'.repeat(499)}b`)).toEqual([]);
  });
});

describe('findTrail', () => {
  it.each([
    ['/start', []],
    ['/demos/tabs', ['/demos']],
    ['/lab/about', ['/lab']],
    ['/lab/api/toggle-button', ['/lab', '/lab/api']],
    ['/lab/api/hidden', ['/lab', '/lab/api']],
    ['/start/hidden', []],
    ['/labour', []],
    ['/', []],
  ])('%s lies in %j', (pathname, groups) => {
    expect(findTrail(NAV, pathname)).toEqual(groups);
  });

  it('follows the entry that leads to a page, wherever its path lies', () => {
    const nav = [group('/a', 'A', [page('/b/x', 'X')]), group('/b', 'B', [page('/b/y', 'Y')])];
    expect(findTrail(nav, '/b/x')).toEqual(['/a']);
    expect(findTrail(nav, '/b/y')).toEqual(['/b']);
  });
});
