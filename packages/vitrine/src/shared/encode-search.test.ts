import { describe, expect, it } from 'vitest';
import type { SearchRecord } from './page.ts';
import {
  encodePageRecords,
  encodeSearchRecords,
  joinPageRecords,
  TEXT_LIMIT,
} from './encode-search.ts';

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

  it('puts text on one line', () => {
    expect(encodePageRecords([{ ...page, text: ' two\n  lines ' }])).toContain('"two lines"');
  });
});

describe('encodeSearchRecords', () => {
  it('is what the pages give one by one, records of a page brought together', () => {
    expect(encodeSearchRecords([page, other, heading])).toBe(
      joinPageRecords([encodePageRecords([page, heading]), encodePageRecords([other])]),
    );
  });

  it('is valid JSON for no pages at all', () => {
    expect(JSON.parse(encodeSearchRecords([]))).toEqual([]);
  });
});
