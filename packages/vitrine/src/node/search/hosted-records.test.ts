import { describe, expect, it } from 'vitest';
import { apiPage } from '../api/page/page.ts';
import { makeDoc, makeProp, pageOf, makeSlot } from '../api/fixtures/docs.ts';
import { createProseReader } from '../markdown/html/prose-reader.ts';
import { readRawHtml } from '../markdown/html/raw-html.ts';
import type { Block, Page } from '../../shared/page.ts';
import { PAGE_RANKS, pageRank, pageRecords } from './hosted-records.ts';

function makePage(blocks: Block[], rest: Partial<Page> = {}): Page {
  return {
    kind: 'markdown',
    pathname: '/demos/chips',
    title: 'Chips',
    tabTitle: 'Chips',
    hash: 'chips',
    description: 'Small things.',
    lead: 'Small things.',
    components: [],
    blocks,
    toc: [],
    anchors: [],
    links: [],
    search: [],
    source: { file: '', editUrl: '' },
    ...rest,
  };
}

function html(text: string): Block {
  const reader = createProseReader();
  readRawHtml(text, reader);
  return { kind: 'html', html: text, prose: reader.finish() };
}
const demo = (hash: string, title: string): Block => ({
  kind: 'demo',
  id: `demos-chips-${hash}`,
  ...{ hash, title, file: '', line: 1, hideHeader: false, hideEditButton: false, iframe: null },
});
const URL = 'https://kit.example/demos/chips/';
const read = (page: Page) => pageRecords(page, 'Demos', URL);
const NONE = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

const guide = makePage([
  html('<p>Chips say <em>little</em>.</p><h2 id="sizes">Sizes</h2><p>Two.</p>'),
  demo('small-chips', 'Small chips'),
  html('<p>Or three.</p><h3 id="größe">Größe</h3><h2 id="colours">Colours</h2><p>Many.</p>'),
]);

it('gives one record for a page without the shell', () => {
  const page = makePage([demo('album', 'Album')], { layout: 'blank' });
  expect(read(page)).toHaveLength(1);
  expect(read({ ...page, layout: undefined })).toHaveLength(2);
});

describe('pageRecords', () => {
  it('gives the page, its headings, demos and passages under their headings', () => {
    const records = read(guide);
    expect(records.map(({ kind, type, anchor, content }) => [kind, type, anchor, content])).toEqual(
      [
        ['page', 'lvl1', null, 'Small things.'],
        ['text', 'content', null, 'Chips say little.'],
        ['heading', 'lvl2', 'sizes', null],
        ['demo', 'lvl3', 'small-chips', null],
        ['text', 'content', 'sizes', 'Two. Or three.'],
        ['heading', 'lvl3', 'größe', null],
        ['heading', 'lvl2', 'colours', null],
        ['text', 'content', 'colours', 'Many.'],
      ],
    );
    expect(records.map(({ hierarchy }) => hierarchy)).toEqual([
      { ...NONE, lvl0: 'Demos', lvl1: 'Chips' },
      { ...NONE, lvl0: 'Demos', lvl1: 'Chips' },
      { ...NONE, lvl0: 'Demos', lvl1: 'Chips', lvl2: 'Sizes' },
      { ...NONE, lvl0: 'Demos', lvl1: 'Chips', lvl2: 'Sizes', lvl3: 'Small chips' },
      { ...NONE, lvl0: 'Demos', lvl1: 'Chips', lvl2: 'Sizes' },
      { ...NONE, lvl0: 'Demos', lvl1: 'Chips', lvl2: 'Sizes', lvl3: 'Größe' },
      { ...NONE, lvl0: 'Demos', lvl1: 'Chips', lvl2: 'Colours' },
      { ...NONE, lvl0: 'Demos', lvl1: 'Chips', lvl2: 'Colours' },
    ]);
  });

  it('gives whole addresses', () => {
    expect(new Set(read(guide).map(({ url }) => url))).toEqual(
      new Set([
        URL,
        ...['sizes', 'small-chips', 'gr%C3%B6%C3%9Fe', 'colours'].map((hash) => `${URL}#${hash}`),
      ]),
    );
  });

  it('ranks pages about components first, then API pages; headings above passages; in order', () => {
    const rankOf = (page: Page) => read(page)[0]!.weight.pageRank;
    expect(rankOf(guide)).toBe(PAGE_RANKS.component);
    expect(rankOf(makePage([], { components: ['Chip'] }))).toBe(PAGE_RANKS.component);
    expect(rankOf(makePage([], { kind: 'api', components: ['Chip'] }))).toBe(PAGE_RANKS.api);
    expect(rankOf(makePage([]))).toBe(PAGE_RANKS.other);
    expect(PAGE_RANKS.component).toBeGreaterThan(PAGE_RANKS.api);
    expect(PAGE_RANKS.api).toBeGreaterThan(PAGE_RANKS.other);
    const weights = read(guide).map(({ weight }) => weight);
    expect(weights.map(({ level }) => level)).toEqual([90, 0, 80, 70, 0, 70, 80, 0]);
    expect(weights.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('gives ids that every engine takes, each once, which an edit elsewhere leaves alone', () => {
    const long = (text: string) => `<p>${text}</p>`.repeat(3);
    const page = (text: string) =>
      makePage([html(`${text}<h2 id="a">A</h2>${long('y'.repeat(1500))}`)]);
    const idsOf = (text: string) => read(page(text)).map(({ objectID }) => objectID);
    const ids = idsOf('');
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{24}$/);
    expect(idsOf('<p>New.</p>')).toEqual(expect.arrayContaining(ids));
    expect(read({ ...page(''), pathname: '/elsewhere' })[0]!.objectID).not.toBe(ids[0]);
  });

  it('gives the props that an API page documents, not those it inherits', () => {
    const inherited = { inherited: true, from: 'Base', description: 'Inherited.' };
    const page = apiPage(
      pageOf(
        makeDoc({
          name: 'Chip',
          description: 'Says little.',
          deprecated: 'Use `Tag`.',
          rootElement: 'div',
          props: [
            makeProp({
              name: 'dense',
              type: 'boolean',
              required: true,
              description: 'Is **dense**.',
            }),
            makeProp({
              name: 'size',
              type: 'Size',
              default: '1',
              description: 'Grows.\n\nShrinks.',
            }),
            makeProp({ name: 'dir', type: 'string', ...inherited }),
          ],
          slots: [makeSlot({ name: 'root', default: "'div'", description: 'The root.' })],
        }),
      ),
      { pathname: '/api/chip', componentPath: () => '/api/base', demoPages: [] },
    );
    expect(
      read(page).map(({ kind, anchor, hierarchy, content }) => [
        kind,
        anchor,
        hierarchy.lvl3,
        content,
      ]),
    ).toEqual([
      ['page', null, null, 'Says little.'],
      ['text', null, null, 'Deprecated Use Tag.'],
      ['heading', 'import', null, null],
      ['heading', 'props', null, null],
      ['prop', 'prop-dense', 'dense', 'boolean Is dense.'],
      ['prop', 'prop-size', 'size', 'Size 1 Grows. Shrinks.'],
      [
        'text',
        'props',
        null,
        '1 prop inherited from Base See Base. Attributes and events of the <div> element are accepted as well.',
      ],
      ['heading', 'slots', null, null],
      [
        'text',
        'slots',
        null,
        "Parts that slots replaces and slotProps passes props to. root 'div' The root.",
      ],
    ]);
  });
});

it('gives a demo on a page without headings, and headings down to the sixth level', () => {
  const levels = [2, 3, 4, 5, 6].map((level) => `<h${level} id="h${level}">H${level}</h${level}>`);
  const page = makePage([demo('first', 'First'), html(levels.join('')), demo('last', 'Last')]);
  const records = read(page);
  expect(records.map(({ type }) => type)).toEqual([
    ...['lvl1', 'lvl2', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'lvl6'],
  ]);
  expect(records.at(-1)!.hierarchy).toMatchObject({ lvl5: 'H5', lvl6: 'Last' });
  expect(records.map(({ weight }) => weight.level)).toEqual([90, 80, 80, 70, 60, 50, 40, 40]);
  expect(records.map(({ url_without_anchor: url }) => url)).toEqual(records.map(() => URL));
});

it('gives a page without a description no content', () => {
  expect(read(makePage([], { description: '' }))[0]!.content).toBeNull();
});

it('ranks a page with a playground as one about a component', () => {
  const playground = { kind: 'playground' } as Block;
  expect(pageRank(makePage([html('<p>a</p>'), playground]))).toBe(PAGE_RANKS.component);
  expect(pageRank(makePage([html('<p>a</p>')]))).toBe(PAGE_RANKS.other);
});

it('numbers what has one kind and place', () => {
  const ids = read(makePage([demo('a', 'A'), demo('a', 'A'), demo('b', 'A')])).map(
    ({ objectID }) => objectID,
  );
  expect(new Set(ids).size).toBe(4);
  const [, first, , other] = ids;
  const alone = read(makePage([demo('a', 'Another'), demo('b', 'B')])).map(
    ({ objectID }) => objectID,
  );
  expect(alone.slice(1)).toEqual([first, other]);
});
