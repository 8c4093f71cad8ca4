import { describe, expect, it } from 'vitest';
import type { NavItem } from '../../shared/page.ts';
import { suggestPages } from './suggest-pages.ts';

const leaf = (href: string): NavItem => ({ pathname: href, title: href, href, children: [] });
const group = (pathname: string, children: NavItem[]): NavItem => ({
  pathname,
  title: pathname,
  href: null,
  children,
});

const NAV = [
  group('/getting-started', [leaf('/getting-started/usage'), leaf('/getting-started/faq')]),
  group('/demos', [
    leaf('/demos/app-bar'),
    leaf('/demos/badges'),
    leaf('/demos/buttons'),
    leaf('/demos/text-fields'),
  ]),
  group('/api', [
    leaf('/api/button'),
    leaf('/api/button-base'),
    leaf('/api/button-group'),
    leaf('/api/text-field'),
    leaf('/api/tab'),
  ]),
  group('/lab', [group('/lab/api', [leaf('/lab/api/slider')])]),
];
const suggest = (address: string) => suggestPages(address, NAV).map(({ pathname }) => pathname);

describe('suggestPages', () => {
  it('calls the page of a group as the group is called', () => {
    const overview = { ...leaf('/demos'), title: 'Overview' };
    const nav = [{ ...group('/demos', [overview, leaf('/demos/tabs')]), title: 'Demos' }];
    expect(suggestPages('/demo', nav)).toEqual([{ title: 'Demos', pathname: '/demos' }]);
  });

  it.each([
    ['/demos/button', '/demos/buttons'],
    ['/demos/buttons/', '/demos/buttons'],
    ['/demos/bagdes', '/demos/badges'],
    ['/demos/buttons.html', '/demos/buttons'],
    ['/api/Button/index.html', '/api/button'],
    ['/api/TextField', '/api/text-field'],
    ['/components/text-fields', '/demos/text-fields'],
    ['/usage', '/getting-started/usage'],
    ['/api/slider', '/lab/api/slider'],
    ['/de/demos/app-bar', '/demos/app-bar'],
  ])('%s means %s before any other', (address, page) => {
    expect(suggest(address)[0]).toBe(page);
  });

  it('takes what is near, and not what is only in the same folder', () => {
    expect(suggest('/library/react-button')).toEqual([
      '/demos/buttons',
      '/api/button',
      '/api/button-base',
      '/api/button-group',
    ]);
    expect(suggest('/demos/zebra')).toEqual([]);
    expect(suggest('/')).toEqual([]);
    expect(suggest('/demos')).toEqual([]);
  });

  it('offers five at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => leaf(`/api/button-${index}x`));
    expect(suggestPages('/button', many)).toHaveLength(5);
  });
});
