import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markGroupPages } from '../nav/group-pages.ts';
import type { PageEntry } from '../../shared/page.ts';
import { createPageLists } from './list-pages.ts';
import type { PageMeta } from '../model/page-meta.ts';

const SVG = '<svg viewBox="0 0 8 8"></svg>';
let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'list-'));
  writeFileSync(path.join(root, 'b.svg'), SVG);
});
afterAll(() => rmSync(root, { recursive: true }));

function meta(pathname: string, rest: Partial<PageMeta> = {}): PageMeta {
  return {
    ...{ kind: 'markdown', pathname, title: pathname, description: `About ${pathname}` },
    ...{ components: [], anchors: [], links: [], demos: [], playgrounds: [] },
    source: { file: '', editUrl: '' },
    ...rest,
  };
}

/** What the list on a page shows, by section. */
function list(entries: PageEntry[], pages: PageMeta[], page: PageMeta) {
  const paths = new Set(pages.map(({ pathname }) => pathname));
  const site = { root, tree: markGroupPages(entries, paths), config: { language: 'en' } };
  return createPageLists(site, pages)(page);
}

describe('a list of pages', () => {
  const lists = { letters: false, tocIndex: 0, line: 5 };
  const entries: PageEntry[] = [
    {
      pathname: '/lab',
      children: [
        { pathname: '/lab/a', title: 'The A' },
        { pathname: '/lab/hidden', displayNav: false },
        {
          pathname: '/lab/api',
          children: [{ pathname: '/lab/api/x' }, { pathname: '/lab/api/y' }],
        },
        { pathname: '/lab/more', children: [{ pathname: '/lab/more/z' }, { pathname: '/other' }] },
        { pathname: '/lab/one', children: [{ pathname: '/lab/one/only', title: 'Only' }] },
      ],
    },
  ];
  const pages = [
    meta('/lab', { lists, anchors: ['lab', 'api'] }),
    meta('/lab/a', { thumbnail: 'b.svg' }),
    ...['/lab/hidden', '/lab/api/x', '/lab/api/y', '/lab/more', '/lab/one/only'].map((pathname) =>
      meta(pathname),
    ),
  ];
  const sections = () => list(entries, pages, pages[0]!);

  it('has the visible children as the navigation calls them, groups without a page apart', () => {
    expect(
      sections().map(({ title, pages: listed }) => [title, listed.map((p) => p.pathname)]),
    ).toEqual([
      ['', ['/lab/a', '/lab/more', '/lab/one/only']],
      ['Api', ['/lab/api/x', '/lab/api/y']],
    ]);
    expect(sections()[0]!.pages.map(({ title }) => title)).toEqual(['The A', 'More', 'One']);
  });

  it('has description and drawing from the pages themselves', () => {
    expect(sections()[0]!.pages[0]).toMatchObject({ description: 'About /lab/a', thumbnail: SVG });
    expect(sections()[0]!.pages[1]).toMatchObject({ thumbnail: '' });
  });

  it('gives no section an id that the page has already', () => {
    expect(sections().map(({ hash }) => hash)).toEqual(['', 'api-2']);
  });

  it('is empty for a page without a list', () => {
    expect(list(entries, pages, meta('/lab'))).toEqual([]);
  });

  it('is divided by letters where the page wants it', () => {
    const children = ['émile', 'Button', 'ButtonBase', 'card', 'Zed', 'Ärger'].map((title) => ({
      pathname: `/api/${title}`,
      title,
    }));
    const index = meta('/api', { lists: { ...lists, letters: true } });
    const found = list([{ pathname: '/api', children }], [index], index);
    expect(found.map(({ title, hash, pages: listed }) => [title, hash, listed.length])).toEqual([
      ['É', 'é', 1],
      ['B', 'b', 2],
      ['C', 'c', 1],
      ['Z', 'z', 1],
      ['Ä', 'ä', 1],
    ]);
  });

  it('has what is about all of the code before its first letter', () => {
    const index = meta('/api', { lists: { ...lists, letters: true } });
    const children = ['Changes', 'All sizes', 'Alert', 'Card'].map((title) => ({
      pathname: `/api/${title}`,
      title,
    }));
    const code = children.slice(1).map(({ pathname }) => meta(pathname, { kind: 'api' }));
    const all = [index, meta('/api/Changes'), ...code];
    const found = list([{ pathname: '/api', children }], all, index);
    const names = found.map(({ title, pages: items }) => [title, ...items.map((one) => one.title)]);
    expect(names).toEqual([
      ['', 'Changes', 'All sizes'],
      ['A', 'Alert'],
      ['C', 'Card'],
    ]);
    expect(found[0]!.pages.map((one) => one.isCode)).toEqual([false, false]);
  });
});

it('says of an API page what the component is', () => {
  const lists = { letters: false, tocIndex: 0, line: 5 };
  const pages = [
    meta('/api', { lists }),
    meta('/api/fab', { kind: 'api', components: ['Fab'] }),
    meta('/api/box', { kind: 'api', components: ['Box'] }),
    meta('/demos/buttons', { title: 'Buttons', components: ['Button', 'Fab'] }),
    meta('/demos/zoom', { title: 'Zoom', components: ['Fab'] }),
  ];
  const children = [{ pathname: '/api/fab' }, { pathname: '/api/box' }];
  const [section] = list([{ pathname: '/api', children }], pages, pages[0]!);
  expect(section!.pages).toMatchObject([
    { isCode: true, description: 'About /api/fab' },
    { isCode: true, description: 'About /api/box' },
  ]);
});

it('has the pages of groups within groups in one list, and nothing of a page outside the tree', () => {
  const lists = { letters: false, tocIndex: 0, line: 5 };
  const group = (pathname: string, ...children: PageEntry[]) => ({ pathname, children });
  const [leaf, other] = ['/a/b/c/d', '/a/b/c/e'].map((pathname) => ({ pathname }));
  const entries = [
    group('/a', group('/a/b', group('/a/b/c', leaf!, other!), { pathname: '/a/b/f' }), {
      pathname: '/g',
    }),
  ];
  const pages = [meta('/a', { lists }), meta('/a/b/f', { kind: 'api' })];
  const sections = list(entries, pages, pages[0]!);
  expect(
    sections.map(({ title, pages: listed }) => [title, listed.map(({ pathname }) => pathname)]),
  ).toEqual([
    ['', ['/g']],
    ['B', ['/a/b/f', '/a/b/c/d', '/a/b/c/e']],
  ]);
  expect(sections[0]!.pages[0]).toEqual({
    ...{ pathname: '/g', title: 'G', isCode: false, description: '', thumbnail: '' },
  });
  expect(sections[1]!.pages[0]).toMatchObject({ isCode: true });
  expect(list(entries, pages, meta('/none', { lists }))).toEqual([]);
});
