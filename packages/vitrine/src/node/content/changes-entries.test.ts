import { expect, test } from 'vitest';
import { readChangesFile } from '../../shared/api-diff/changes-file.ts';
import { diffToHtml } from '../../shared/api-diff/diff-html.ts';
import { makeDoc, makeProp } from '../api/fixtures/docs.ts';
import { takeSnapshot } from '../api/history/snapshot.ts';
import type { ApiPackage } from '../model/site.ts';
import { expandApiEntries } from '../nav/api-tree.ts';
import { changesDigest, changesFile, readChangesEntries } from './changes-entries.ts';

const version = (number: string, ...names: string[]) =>
  takeSnapshot([makeDoc({ props: names.map((name) => makeProp({ name })) })], {
    name: 'dials',
    version: number,
  });
const RECORDED = [
  version('1.0.0', 'a'),
  version('1.1.0', 'a', '<b>'),
  version('2.0.0', '<b>', 'c'),
];
const source = (recorded = RECORDED, name = 'Knob'): ApiPackage => ({
  config: { package: 'dials', route: '/api', kinds: ['component'], notShown: {} },
  docs: [makeDoc({ name })],
  version: '2.0.0',
  recorded: {
    versions: recorded.map((one) => one.version),
    digest: JSON.stringify(recorded),
    read: () => recorded,
  },
});

test('the page says what the two newest versions differ in, and links what is documented', async () => {
  const [entry, ...rest] = readChangesEntries([source()]);
  expect(rest).toEqual([]);
  const { page, problems } = await entry!.compile();
  expect(problems).toEqual([]);
  expect(page).toMatchObject({ pathname: '/api/changes', title: 'Changes between versions' });
  const [block] = page.blocks;
  const html = block?.kind === 'html' ? block.html : '';
  expect(html).toContain('data-versions="1.0.0 1.1.0 2.0.0"');
  expect(html).toContain('1.1.0 → 2.0.0');
  expect(html).toMatch(
    /<h2>Removed \(1\)<\/h2><ul><li><code[^>]*>Knob<\/code> <code[^>]*>a<\/code> /,
  );
  expect(html).toMatch(/<h2>Added \(1\)<\/h2><ul><li><a href="\/api\/knob#prop-c">/);
  expect(page.links).toEqual([{ href: '/api/knob', line: 1 }]);
  expect(block).toMatchObject({ kind: 'html', styles: ['changes'] });
  const markdown = block?.kind === 'html' ? block.markdown!.join() : '';
  expect(markdown).toContain('](/api/knob#prop-c)');
  expect(page.search).toMatchObject([
    { kind: 'page', href: '/api/changes', keywords: expect.arrayContaining(['migration']) },
  ]);
  expect(JSON.parse(JSON.stringify(page))).toEqual(page);
});

test('what a change replaces stands before what it becomes', () => {
  const change = { component: 'Knob', prop: 'a', what: 'type', from: 'A<B>', to: null } as const;
  const diff = { added: [], changed: [change], deprecated: [], removed: [] };
  expect(diffToHtml(diff, () => undefined)).toContain(
    'type<del><code dir="ltr">A&lt;B&gt;</code></del><ins>none</ins>',
  );
});

test('names and types are text', async () => {
  const [entry] = readChangesEntries([source(RECORDED.slice(0, 2))]);
  const { page } = await entry!.compile();
  const [block] = page.blocks;
  expect(block?.kind === 'html' ? block.html : '<b>').not.toContain('<b>');
});

test('the data gives all versions back', () => {
  const recorded = [...RECORDED.slice(0, -1), { ...RECORDED.at(-1)!, hidden: 'Kept' }];
  const file = changesFile(source(recorded));
  expect(readChangesFile(JSON.parse(JSON.stringify(file)) as typeof file)).toEqual(recorded);
  expect(file.pages).toEqual([{ name: 'Knob', href: '/api/knob' }]);
});

test('one version compares with nothing; a component may have the name of the page', () => {
  expect(readChangesEntries([source(RECORDED.slice(0, 1))])).toEqual([]);
  const { recorded: _, ...without } = source();
  expect(readChangesEntries([without])).toEqual([]);
  expect(readChangesEntries([source(RECORDED, 'Changes')])[0]!.pathname).toBe(
    '/api/changes-of-versions',
  );
});

test('page and data change with the versions and with what they link', () => {
  const digests = [source(), source(RECORDED.slice(1)), source(RECORDED, 'Other')].map(
    changesDigest,
  );
  expect(new Set(digests).size).toBe(3);
  expect(readChangesEntries([source()])[0]!.digest).toBe(digests[0]);
});

test('the page stands first in the navigation of its package', () => {
  const [group] = expandApiEntries([{ pathname: '/api', title: 'API' }], [source()]);
  expect(group!.children!.map(({ pathname }) => pathname)).toEqual([
    '/api/changes',
    '/api/sizes',
    '/api/knob',
  ]);
});
