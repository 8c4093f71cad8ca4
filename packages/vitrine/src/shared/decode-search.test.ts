import { describe, expect, it } from 'vitest';
import type { SearchRecord } from './page.ts';
import { encodeSearchRecords } from './encode-search.ts';
import { decodeSearchRecords } from './decode-search.ts';

const records: SearchRecord[] = [
  { kind: 'page', title: 'Button', href: '/api/button', text: 'The Button API.' },
  { kind: 'heading', title: 'Props', href: '/api/button#props', text: '' },
  { kind: 'prop', title: 'disabled', href: '/api/button#disabled', text: 'Cannot be used.' },
  { kind: 'page', title: 'Buttons', href: '/demos/buttons', text: '' },
  { kind: 'demo', title: 'Sizes “xl”', href: '/demos/buttons#sizes', text: '' },
  { kind: 'demo', title: 'Elsewhere', href: '/other', text: '' },
];

describe('decodeSearchRecords', () => {
  it('gives back what was encoded', () => {
    const pages = decodeSearchRecords(encodeSearchRecords(records.slice(0, 5)));
    expect(pages.flatMap((page) => page.records)).toEqual(records.slice(0, 5));
  });

  it('tells API pages and pages with demos', () => {
    const pages = decodeSearchRecords(encodeSearchRecords(records));
    expect(pages).toMatchObject([
      { title: 'Button', hasProps: true, hasDemos: false },
      { title: 'Buttons', hasProps: false, hasDemos: true },
    ]);
  });

  it.each([
    '<!doctype html><title>Not found</title>',
    '{"error":404}',
    '["a","b"]',
    '[["/a","A"]]',
    '',
  ])('refuses %j', (text) => {
    expect(() => decodeSearchRecords(text)).toThrow();
  });
});
