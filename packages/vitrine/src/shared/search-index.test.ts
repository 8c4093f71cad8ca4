import { describe, expect, it } from 'vitest';
import {
  decodeSearchRecords,
  encodePageRecords,
  joinPageRecords,
  shorten,
  TEXT_LIMIT,
  type SearchRecord,
} from './search-index.ts';

const page: SearchRecord = { kind: 'page', title: 'Chips', href: '/demos/chips', text: 'Small.' };
const heading: SearchRecord = {
  kind: 'heading',
  title: 'Sizes',
  href: '/demos/chips#sizes',
  text: '',
};
const other: SearchRecord = { kind: 'page', title: 'Usage', href: '/usage', text: '' };

describe('encodePageRecords', () => {
  it('keeps fragments instead of whole addresses', () => {
    expect(encodePageRecords([page, heading])).toBe(
      '["/demos/chips","Chips","Small.",["Sizes","#sizes",""],[],[]]',
    );
  });

  it('keeps an address on another page whole, even one that begins alike', () => {
    const away = { ...heading, href: '/demos/chips-array#sizes' };
    expect(encodePageRecords([page, away])).toContain('"/demos/chips-array#sizes"');
  });

  it.each([
    ['Chips', ''],
    ['Chips: how large', 'how large'],
    ['Chips in a row', 'Chips in a row'],
  ])('does not repeat the name of the page: %s', (text, kept) => {
    const line = encodePageRecords([page, { ...heading, text }]);
    expect(line).toContain(`["Sizes","#sizes","${kept}"]`);
  });

  it('leaves out what belongs to a page that cannot be found', () => {
    expect(encodePageRecords([heading])).toBe('');
    expect(joinPageRecords(['', encodePageRecords([other])])).toBe(
      '[["/usage","Usage","",[],[],[]]]\n',
    );
  });

  it.each([
    ['between words', 'word '.repeat(60)],
    ['inside a word that never ends', 'x'.repeat(300)],
    ['not inside a character', '😀'.repeat(200)],
  ])('shortens text %s', (_, text) => {
    const [, , short] = JSON.parse(encodePageRecords([{ ...page, text }])) as string[];
    expect(short!.length).toBeLessThanOrEqual(TEXT_LIMIT + 1);
    expect(short).toMatch(/[^\s\ud800-\udbff]…$/);
  });

  it('leaves no punctuation before the dots', () => {
    const text = `${'a, '.repeat(35)}bb.; ccccc ddddd`;
    const [, , short] = JSON.parse(encodePageRecords([{ ...page, text }])) as string[];
    expect(short).toBe(`${'a, '.repeat(35)}bb…`);
  });

  it('puts text on one line', () => {
    expect(encodePageRecords([{ ...page, text: ' two\n  lines ' }])).toContain('"two lines"');
  });
});

it('gives valid JSON for no pages at all', () => {
  expect(JSON.parse(joinPageRecords([]))).toEqual([]);
});

describe('decodeSearchRecords', () => {
  const prop: SearchRecord = {
    kind: 'prop',
    title: 'disabled',
    href: '/api/button#disabled',
    text: 'Cannot be used.',
  };
  const button: SearchRecord[] = [
    { kind: 'page', title: 'Button', href: '/api/button', text: 'The Button API.' },
    { kind: 'heading', title: 'Props', href: '/api/button#props', text: '' },
    prop,
  ];
  const buttons: SearchRecord[] = [
    { kind: 'page', title: 'Buttons', href: '/demos/buttons', text: '' },
    { kind: 'demo', title: 'Sizes “xl”', href: '/demos/buttons#sizes', text: '' },
    { kind: 'demo', title: 'Elsewhere', href: '/other', text: '' },
  ];
  const pages = decodeSearchRecords(joinPageRecords([button, buttons].map(encodePageRecords)));

  it('gives back what was encoded, the records of a page together', () => {
    expect(pages.map(({ records }) => records)).toEqual([button, buttons]);
    const mixed = encodePageRecords([button[0]!, prop, button[1]!]);
    expect(mixed).toBe(encodePageRecords(button));
  });

  it('tells API pages and pages with demos', () => {
    expect(pages).toMatchObject([
      { title: 'Button', hasProps: true, hasDemos: false },
      { title: 'Buttons', hasProps: false, hasDemos: true },
    ]);
  });

  it('passes over lists that are cut or missing', () => {
    const [found] = decodeSearchRecords('[["/a","A","",["x","#y"],null,null]]');
    expect(found).toMatchObject({ hasProps: false, hasDemos: false });
    expect(found!.records).toHaveLength(1);
  });

  it.each([
    '<!doctype html><title>Not found</title>',
    '{"error":404}',
    '["a","b"]',
    '"text"',
    '[["/a","A",""]]',
    '[["/a","A"]]',
    '',
  ])('refuses %j', (text) => {
    expect(() => decodeSearchRecords(text)).toThrow();
  });
});

it.each([
  ['as long as allowed', 18, 'as long as allowed'],
  ['just a bit longer', 16, 'just a bit…'],
  ['between two words, please', 14, 'between two…'],
  ['ab  cd', 4, 'ab…'],
  ['a bcdef', 4, 'a bc…'],
  ['ab cde', 4, 'ab c…'],
  ['a b   cd', 6, 'a b…'],
  ['😀 short', 2, '😀…'],
  ['😀😀😀', 3, '😀…'],
  ['x😀yzxyz', 6, 'x😀yzx…'],
])('shortens %j to %i characters', (text, length, short) => {
  expect(shorten(text, length)).toBe(short);
});
