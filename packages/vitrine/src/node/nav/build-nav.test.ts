import { describe, expect, it } from 'vitest';
import { buildNav, countEntries, deriveTitle } from './build-nav.ts';

describe('deriveTitle', () => {
  it.each([
    ['/getting-started', undefined, 'Getting Started'],
    ['/demos/app-bar', undefined, 'App Bar'],
    ['/demos/-app--bar', undefined, 'App Bar'],
    ['/api/button-base', undefined, 'ButtonBase'],
    ['/lab/api/speed-dial', undefined, 'SpeedDial'],
    ['/lab/api', undefined, 'Api'],
    ['/guides/api', undefined, 'Api'],
    ['/getting-started/faq', 'Frequently Asked Questions', 'Frequently Asked Questions'],
    ['/api/button', 'The button', 'The button'],
    ['/', false, ''],
    ['/', undefined, ''],
  ] as const)('%s with the title %s is %j', (pathname, explicit, title) => {
    expect(deriveTitle(pathname, explicit)).toBe(title);
  });
});

describe('buildNav', () => {
  it('makes a group of an entry with several children, in the order given', () => {
    expect(
      buildNav([
        { pathname: '/demos', children: [{ pathname: '/demos/b' }, { pathname: '/demos/a' }] },
      ]),
    ).toEqual([
      {
        pathname: '/demos',
        title: 'Demos',
        href: null,
        children: [
          { pathname: '/demos/b', title: 'B', href: '/demos/b', children: [] },
          { pathname: '/demos/a', title: 'A', href: '/demos/a', children: [] },
        ],
      },
    ]);
  });

  it('leads straight to an only child under its own title, at any depth', () => {
    const deep = { pathname: '/a/b', children: [{ pathname: '/a/b/c', title: 'Deep' }] };
    expect(buildNav([{ pathname: '/a', title: 'Top', children: [deep] }])).toEqual([
      { pathname: '/a', title: 'Top', href: '/a/b/c', children: [] },
    ]);
  });

  it('takes the place of an only child that is a group', () => {
    const group = { pathname: '/a/b', children: [{ pathname: '/a/b/c' }, { pathname: '/a/b/d' }] };
    expect(buildNav([{ pathname: '/a', children: [group] }])).toMatchObject([
      { pathname: '/a', title: 'A', href: null, children: [{ title: 'C' }, { title: 'D' }] },
    ]);
  });

  it('hides entries with all below them, and counts only visible children', () => {
    const nav = buildNav([
      { pathname: '/', title: false, displayNav: false },
      { pathname: '/x', displayNav: false, children: [{ pathname: '/x/a' }, { pathname: '/x/b' }] },
      { pathname: '/y', children: [{ pathname: '/y/a', displayNav: false }, { pathname: '/y/b' }] },
      { pathname: '/z', children: [{ pathname: '/z/a', displayNav: false }] },
    ]);
    expect(nav).toEqual([
      { pathname: '/y', title: 'Y', href: '/y/b', children: [] },
      { pathname: '/z', title: 'Z', href: '/z', children: [] },
    ]);
  });

  it('shows an entry without a title', () => {
    expect(buildNav([{ pathname: '/a', title: false }])).toMatchObject([{ title: '' }]);
  });
});

it('counts the entries of all levels', () => {
  const children = [{ pathname: '/a/b' }, { pathname: '/a/c' }];
  expect(countEntries([])).toBe(0);
  expect(countEntries(buildNav([{ pathname: '/a', children }, { pathname: '/d' }]))).toBe(4);
});
