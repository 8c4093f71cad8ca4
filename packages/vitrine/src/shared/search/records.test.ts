import { describe, expect, it } from 'vitest';
import {
  decodeRecords,
  encodeRecords,
  orderRecords,
  PART_KINDS,
  shorten,
  type SearchRecord,
} from './records.ts';

const page: SearchRecord = { kind: 'page', title: 'Chips', href: '/demos/chips', text: 'Small.' };
const heading: SearchRecord = {
  kind: 'heading',
  title: 'Sizes',
  href: '/demos/chips#sizes',
  text: '',
};
const icon: SearchRecord = {
  kind: 'icon',
  title: 'Add',
  href: '/demos/chips?icon=Add#all',
  text: '',
};

describe('orderRecords', () => {
  it('puts the page first and its parts by kind', () => {
    expect(orderRecords([icon, heading, page])).toEqual([page, heading, icon]);
  });

  it('leaves out what belongs to a page that cannot be found', () => {
    expect(orderRecords([heading])).toEqual([]);
  });

  it('puts text on one line, whole', () => {
    const text = `two\n  lines ${'and more '.repeat(500)}`;
    expect(orderRecords([{ ...page, text }])[0]!.text).toBe(text.replace(/\s+/g, ' ').trim());
  });
});

describe('encodeRecords', () => {
  it('keeps the rest of an address instead of the whole', () => {
    expect(JSON.stringify(encodeRecords([page, heading, icon]))).toBe(
      '["/demos/chips","Chips","Small.",["Sizes","#sizes",""],[],[],[],[],["Add","?icon=Add#all",""]]',
    );
  });

  it('keeps an address on another page whole, even one that begins alike', () => {
    const away = { ...heading, href: '/demos/chips-array#sizes' };
    expect(decodeRecords(encodeRecords([page, away]))).toEqual([page, away]);
  });

  it('is read back as it was', () => {
    const other = { ...heading, title: 'Colors', href: '/demos/chips#colors', text: 'Red.' };
    const records = [page, heading, other, icon];
    expect(decodeRecords(encodeRecords(records))).toEqual(records);
  });

  it('reads whole parts, of each kind that there is', () => {
    const lists = PART_KINDS.map((kind) => [kind, `#${kind}`, 'text']);
    expect(decodeRecords(['/a', 'A', '', ...lists]).map(({ kind }) => kind)).toEqual([
      'page',
      ...PART_KINDS,
    ]);
    expect(() => decodeRecords(['/a', 'A', '', ...lists, []])).toThrow('malformed');
    expect(decodeRecords(['/a', 'A', '', ['x', '#x', 'text', 'y', '#y']])).toHaveLength(2);
    expect(decodeRecords(['/a', 'A', ''])).toHaveLength(1);
    expect(decodeRecords(['/a', 'A', '', null, ['x', '#x', 'text']])).toHaveLength(2);
    for (const wrong of [5, ['x', 1, '']])
      expect(() => decodeRecords(['/a', 'A', '', ['x', '#x', ''], wrong])).toThrow('malformed');
  });

  it.each([
    ['<!doctype html>'],
    [{ error: 404 }],
    [['a', 'b']],
    [[]],
    [[1, 'A', '']],
    [['/a', 'A', null]],
  ])('refuses %j', (encoded) => {
    expect(() => decodeRecords(encoded)).toThrow('malformed');
  });
});

it.each([
  ['as long as allowed', 20, 'as long as allowed'],
  ['between two words, please', 14, 'between two…'],
  ['x'.repeat(30), 10, `${'x'.repeat(10)}…`],
  ['😀'.repeat(20), 9, `${'😀'.repeat(4)}…`],
  ['four more', 8, 'four mor…'],
  ['fives more', 8, 'fives…'],
  ['two   spaces', 9, 'two…'],
  ['twelve    spaces', 12, 'twelve…'],
  ['as long', 7, 'as long'],
])('shortens %j to %i characters', (text, length, short) => {
  expect(shorten(text, length)).toBe(short);
});

it('leaves out before the ellipsis what is too loose to stand there', () => {
  expect(shorten('one, two, three, four', 13, /[,\s]+$/)).toBe('one, two…');
});
