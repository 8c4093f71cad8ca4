import { describe, expect, it } from 'vitest';
import { readCodeInfo } from './code/code-info.ts';
import { isKeywordList, readKeywords } from './keywords.ts';
import { slugify, takeSlug } from '../../shared/markdown/slug.ts';
import { titleFromFileName } from './file-title.ts';

it.each([
  ['Getting started', 'getting-started'],
  ['  `a_b` & C++ (v2.0)!', 'a_b-c-v2-0'],
  ['Größe', 'größe'],
  ['Gro\u0308ße', 'größe'],
  ['Ελληνικά 日本', 'ελληνικά-日本'],
  ['हिन्दी', 'हिन्दी'],
  ['!?', 'section'],
  ['', 'section'],
  ['a'.repeat(300), 'a'.repeat(200)],
])('the fragment of the heading %j is %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

it('no two headings of a page share a fragment', () => {
  const taken = new Set(['b-2']);
  const take = (slug: string) => takeSlug(slug, taken);
  expect(['a', 'b', 'b', 'b', 'a', 'a', 'b-2', 'a-2'].map(take)).toEqual([
    ...['a', 'b', 'b-3', 'b-4', 'a-2', 'a-3', 'b-2-2', 'a-2-2'],
  ]);
  expect(taken.size).toBe(9);
  expect(takeSlug('a', new Set(['a']))).toBe('a-2');
});

it.each([
  ['contained-buttons', 'Contained buttons'],
  ['DataGrid', 'Data grid'],
  ['a_b  c--d', 'A b c d'],
  ['größeÄndern', 'Größe ändern'],
  ['URL', 'Url'],
  ['', ''],
])('the file %j is titled %j', (name, title) => {
  expect(titleFromFileName(name)).toBe(title);
});

describe('keywords', () => {
  it('are words, and maps from anchors to words', () => {
    for (const list of [[], ['a'], [{ a: [] }], ['a', { b: ['c', 'd'], e: ['f'] }]]) {
      expect(isKeywordList(list), JSON.stringify(list)).toBe(true);
    }
    for (const list of [
      'a',
      null,
      {},
      [1],
      [null],
      [['a']],
      [{ a: 'b' }],
      [{ a: [1] }],
      ['a', 1],
    ]) {
      expect(isKeywordList(list), JSON.stringify(list)).toBe(false);
    }
  });

  it('belong to the page or to its sections, which must be there', () => {
    const at = { file: 'a.md', line: 3 };
    const read = readKeywords(['a', { b: ['c'] }, 'd', { e: [], b: ['f'] }], new Set(['b']), at);
    expect(read.page).toEqual(['a', 'd']);
    expect([...read.sections]).toEqual([
      ['b', ['f']],
      ['e', []],
    ]);
    expect(read.problems).toMatchObject([
      {
        ...{ code: 'invalid-front-matter', file: 'a.md', line: 3 },
        message: expect.stringContaining(
          'keywords: no heading of the page has the anchor "e"',
        ) as string,
      },
    ]);
  });
});

describe('the info string of a code block', () => {
  it.each([
    ['', ''],
    ['  tsx  ', 'tsx'],
    ['tsx title="a"', 'tsx'],
    ['c++', 'c++'],
    ['title="a.ts"', ''],
    ['{1,3}', ''],
    ['tsx{1,3}', 'tsx'],
    ['js:line-numbers {1}', 'js'],
    ['no-check', ''],
    ['no-checks', 'no-checks'],
  ])('%j has the language %j', (info, language) => {
    expect(readCodeInfo(info).language).toBe(language);
  });

  it.each([
    ['ts title="a b.ts"', 'a b.ts'],
    ['ts title=\'a "b".ts\'', 'a "b".ts'],
    ['ts title=a.ts', ''],
    ['ts subtitle="a.ts"', ''],
    ['ts title=""', ''],
  ])('%j has the title %j', (info, title) => {
    expect(readCodeInfo(info).title).toBe(title);
  });

  it.each([
    ['ts tab="A b"', 'A b'],
    ["ts tab=' A '", 'A'],
    ['ts tab=npm title="x"', 'npm'],
    ['tab=npm', 'npm'],
    ['ts tab=', ''],
    ['ts notab=npm', ''],
    ['ts title="tab=npm"', ''],
    ["ts no-check=' tab=npm ' title='x tab=b'", ''],
    ['ts title="x" tab=c no-check=" tab=b"', 'c'],
  ])('%j has the tab %j', (info, tab) => {
    expect(readCodeInfo(info).tab).toBe(tab);
  });

  it.each([
    ['ts', null],
    ['ts no-check', ''],
    ['no-check', ''],
    ['ts no-check=""', ''],
    ['ts no-check=" shows why "', 'shows why'],
    ["ts no-check='why'", 'why'],
    ['ts title="no-check"', null],
    ["ts title=' no-check '", null],
    ['ts no-checking', null],
    ['ts no-check-here', null],
    ['ts is-no-check', null],
  ])('%j is marked with %j', (info, reason) => {
    expect(readCodeInfo(info).noCheck).toBe(reason);
  });
});
