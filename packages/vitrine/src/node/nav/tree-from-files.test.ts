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

it('has the reference of each package in the folder that its route lies in, with its version', () => {
  const core = { route: '/core/api', package: 'core', version: '2.0.0' };
  const labs = { route: '/labs/api', package: 'labs', version: '0.3.0' };
  const found = [{ pathname: '/' }, { pathname: '/core/button' }, { pathname: '/labs' }];
  expect(show(completeTree([], found, { ...none, api: [core, labs] }))).toBe(
    '/=Home /core=Core(/core/button=Button /core/api=core 2.0.0) /labs=Labs(/labs/api=labs 0.3.0)',
  );
  // Of a group that follows from files too, unless it is listed elsewhere.
  const written = [{ pathname: '/core', title: 'Core', files: true }, { pathname: '/labs/api' }];
  expect(show(completeTree(written, found, { ...none, api: [core, labs] }))).toBe(
    '/core=Core(/core/button=Button /core/api=core 2.0.0) /labs/api=undefined',
  );
});

it('puts no reference below the entry of another', () => {
  const api = [
    { route: '/api', package: 'core' },
    { route: '/api/labs', package: 'labs' },
  ];
  expect(show(completeTree([], [{ pathname: '/' }], { ...none, api }))).toBe(
    '/=Home /api=core /api/labs=labs',
  );
});

it('lists a page of a folder once, where the tree names it elsewhere', () => {
  const written = [
    { pathname: '/guide', files: true },
    { pathname: '/more', children: [{ pathname: '/guide/a' }] },
  ];
  expect(show(completeTree(written, pages, none))).toBe(
    '/guide=undefined(/guide/c=alpha /guide/b=Beta) /more=undefined(/guide/a=undefined)',
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
