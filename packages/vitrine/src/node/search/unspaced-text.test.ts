import { expect, it } from 'vitest';
import { openIndex } from '../../browser/search/local/index-reader.ts';
import { searchIndex } from '../../browser/search/local/query.ts';
import type { SearchRecord } from '../../shared/search/records.ts';
import { buildIndex } from './build-index.ts';

/* Texts whose words no spaces part: every word of them is found, wherever it stands. */

const page = (href: string, title: string, text: string): SearchRecord => ({
  ...{ kind: 'page', title, href, text },
});
const PAGES = [
  [
    page('/button', '按钮', '按钮可以点击。'),
    { ...page('/button#usage', '用法', '请不要禁用它。'), kind: 'heading' as const },
  ],
  [page('/table', 'データ表', '行を選択できます。')],
  [page('/dial', 'Dial组件', 'แสดงตัวเลขหนึ่งตัว')],
];
const { manifest, parts } = buildIndex(PAGES, { synonyms: {}, commonWords: [], popular: [] });
const index = openIndex(manifest, (url) => Promise.resolve(parts.get(url)!));

it.each([
  ['按钮', '/button'],
  ['点击', '/button'],
  ['可以点击', '/button'],
  ['禁用', '/button#usage'],
  ['選択', '/table'],
  ['データ', '/table'],
  ['组件', '/dial'],
  ['dial组件', '/dial'],
  ['ตัวเลข', '/dial'],
])('%s', async (query, href) => {
  const { results } = await searchIndex(index, query);
  expect(results[0]?.href).toBe(href);
});

it('what is nowhere is not found', async () => {
  expect((await searchIndex(index, '滑块')).results).toEqual([]);
});
