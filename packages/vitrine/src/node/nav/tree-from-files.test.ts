import { expect, it } from 'vitest';
import type { PageEntry } from '../../shared/page.ts';
import { completeTree } from './tree-from-files.ts';

const pages = [
  { pathname: '/', listing: { title: 'My kit' } },
  { pathname: '/zebra', listing: { title: 'A zebra' } },
  { pathname: '/guide', listing: { title: 'The guide', order: 1 } },
  { pathname: '/guide/b', listing: { title: 'Beta' } },
  { pathname: '/guide/a', listing: { title: 'Zeta', order: 2 } },
  { pathname: '/guide/c', listing: { title: 'alpha' } },
  { pathname: '/group/first', listing: { title: 'First', order: 3 } },
  { pathname: '/secret', listing: { title: 'Secret', hidden: true as const } },
];
const none = { drafts: new Set<string>(), api: [] };

/** Paths and titles, those below others in parentheses. */
const show = (entries: PageEntry[]): string =>
  entries
    .map(
      ({ pathname, title, children, displayNav }) =>
        `${pathname}=${title}${displayNav === false ? '-' : ''}${children ? `(${show(children)})` : ''}`,
    )
    .join(' ');

it('is that of the folders where the configuration lists nothing', () => {
  expect(show(completeTree([], pages, none))).toBe(
    '/=My kit /guide=The guide(/guide/a=Zeta /guide/c=alpha /guide/b=Beta) ' +
      '/group=Group(/group/first=First) /zebra=A zebra /secret=Secret-',
  );
});

it('ends with the API, by the names of packages where there are several', () => {
  const one = { route: '/api', package: '@acme/ui' };
  const two = { route: '/native', package: '@acme/native' };
  const plain = [{ pathname: '/' }];
  expect(show(completeTree([], plain, { ...none, api: [one] }))).toBe('/=Home /api=API');
  expect(show(completeTree([], plain, { ...none, api: [one, two] }))).toBe(
    '/=Home /api=@acme/ui /native=@acme/native',
  );
});

it('has the pages of folders where the configuration says so, after those that it lists', () => {
  const written = [
    { pathname: '/' },
    { pathname: '/guide', files: true, children: [{ pathname: '/guide/b', title: 'B' }] },
  ];
  const tree = completeTree(written, pages, none);
  expect(show(tree)).toBe('/=undefined /guide=undefined(/guide/b=B /guide/a=Zeta /guide/c=alpha)');
  expect(JSON.stringify(tree)).not.toContain('files');
});

it('leaves out entries of drafts that are not shown', () => {
  const written = [{ pathname: '/' }, { pathname: '/g', children: [{ pathname: '/g/draft' }] }];
  const tree = completeTree(written, [], { ...none, drafts: new Set(['/g/draft']) });
  expect(show(tree)).toBe('/=undefined /g=undefined()');
});
