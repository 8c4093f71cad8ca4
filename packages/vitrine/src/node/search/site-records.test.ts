import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SearchRecord } from '../../shared/search/records.ts';
import { VitrineError } from '../base/errors.ts';
import { addSiteRecords } from './site-records.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'records-'))));
afterEach(() => rmSync(root, { recursive: true }));

const page = (href: string): SearchRecord => ({ kind: 'page', title: href, href, text: '' });
const PAGES = [[page('/a')], [page('/b')], []];
const add = (records: unknown) => {
  const text = typeof records === 'string' ? records : JSON.stringify(records);
  writeFileSync(path.join(root, 'records.json'), text);
  return addSiteRecords(PAGES, root, 'records.json');
};

it('adds to a page what the site lists for it', () => {
  expect(addSiteRecords(PAGES, root, undefined)).toBe(PAGES);
  const add1 = { kind: 'icon', title: 'Add', at: '?icon=Add#all', keywords: ['plus'] };
  const [a, b, none] = add({ '/a': [add1, { kind: 'heading', title: 'H', at: '#h', text: 'T' }] });
  expect(a).toEqual([
    page('/a'),
    { kind: 'heading', title: 'H', href: '/a#h', text: 'T' },
    { kind: 'icon', title: 'Add', href: '/a?icon=Add#all', text: '', keywords: ['plus'] },
  ]);
  expect(b).toBe(PAGES[1]);
  expect(none).toBe(PAGES[2]);
});

const ICON = { kind: 'icon', title: 'Add', at: '#add' };
it.each([
  ['{', 'JSON'],
  ['5', 'it is no map of pages'],
  ['null', 'it is no map of pages'],
  ['[]', 'it is no map of pages'],
  [{ '/c': [] }, 'there is no page /c'],
  [{ '/a': {} }, '/a has no list'],
  [{ '/a': [ICON, { ...ICON, kind: 'page' }] }, '/a, record 2: {'],
  [{ '/a': [null] }, '/a, record 1: null'],
  [{ '/a': [{ ...ICON, title: '' }] }, 'record 1'],
  [{ '/a': [{ ...ICON, title: 5 }] }, 'record 1'],
  [{ '/a': [{ ...ICON, at: 5 }] }, 'record 1'],
  [{ '/a': [{ ...ICON, at: '/x' }] }, 'record 1'],
  [{ '/a': [{ ...ICON, at: 'x#add' }] }, 'record 1'],
  [{ '/a': [{ ...ICON, at: '#a b' }] }, 'record 1'],
  [{ '/a': [{ ...ICON, text: 5 }] }, 'record 1'],
  [{ '/a': [{ ...ICON, keywords: 'plus' }] }, 'record 1'],
  [{ '/a': [{ ...ICON, keywords: ['plus', 5] }] }, 'record 1'],
])('refuses %j: %s', (records, reason) => {
  expect(() => add(records)).toThrow(VitrineError);
  expect(() => add(records)).toThrow(reason);
  expect(() => add(records)).toThrow('records.json');
});
