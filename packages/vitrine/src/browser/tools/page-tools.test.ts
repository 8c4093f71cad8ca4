import { expect, it } from 'vitest';
import type { PageSource } from '../../shared/tools/page-source.ts';
import { makePageTools } from './page-tools.ts';

const page = {
  path: '/ui/dials',
  kind: 'markdown' as const,
  title: 'Dials',
  description: 'What turns.',
  markdown: '/ui/dials.md',
  demos: [
    { hash: 'big-dial', title: 'Big dial', file: 'content/big-dial.tsx' },
    { hash: 'rest', title: 'A dial at rest', file: 'content/rest.tsx' },
  ],
};
const MARKDOWN = [
  '# Dials',
  'What turns.',
  '## Sizes',
  'Dials are big.',
  '**Big dial** (`content/big-dial.tsx`)',
  '```tsx\nexport default () => <Dial big />;\n```',
  '## Rest',
  'x '.repeat(2000),
].join('\n\n');
const source: PageSource = {
  describe: () => Promise.resolve({ url: 'https://kit.example/ui', pages: [page] }),
  readPage: () => Promise.resolve(MARKDOWN),
};
const opened: string[] = [];
const results = [
  {
    kind: 'heading' as const,
    title: [{ text: 'Sizes', marked: false }],
    text: [],
    href: '/ui/dials#sizes',
    page: { title: 'Dials', href: '/ui/dials' },
  },
];
const tools = makePageTools({
  source,
  search: (query) => Promise.resolve({ results: query === 'none' ? [] : results }),
  currentPath: () => '/ui/dials/',
  open: (href) => Promise.resolve(void opened.push(href)),
});
const use = (name: string, input?: unknown) =>
  tools.find((tool) => tool.name === name)!.execute(input);

it('searches with what the results say', async () => {
  expect(await use('search', { query: 'sizes' })).toContain(
    '**Dials: Sizes** (/ui/dials#sizes)\nDials are big.',
  );
  expect(await use('search', { query: 'none' })).toMatch(/^Nothing is found for "none"/);
});

it('reads the page that is open, a section, and a long page piece by piece', async () => {
  expect(await use('read_page', { path: '/ui/dials#sizes' })).toMatch(
    /^## Sizes\n\nDials are big\./,
  );
  expect(await use('read_page', { section: 'sizes' })).toMatch(/^## Sizes\n/);
  const first = await use('read_page', { maxTokens: 200 });
  expect(first.length / 3.7).toBeLessThanOrEqual(200);
  const cursor = /cursor "([^"]+)"/.exec(first)![1];
  expect(await use('read_page', { maxTokens: 8000, cursor })).toMatch(/x x x$/);
});

it('knows the sections by the addresses that they have: what stands on the page besides has its own', async () => {
  expect(await use('read_page', { path: '/ui/dials#rest-2' })).toMatch(/^## Rest\n/);
  expect(await use('read_page', { path: '/ui/dials#sizes-2' })).toMatch(/^## Sizes\n/);
});

it('opens a demo and says its source', async () => {
  const said = await use('open_demo', { demo: 'big dial' });
  expect(said).toMatch(/^The reader sees it now\.\n\n# Big dial · \/ui\/dials#big-dial\n/);
  expect(said).toContain('<Dial big />');
  expect(opened).toEqual(['/ui/dials#big-dial']);
});

it.each([
  ['search', undefined, '"query" is a text of 1 to 500 characters.'],
  ['search', { query: ['a'] }, '"query" is a text of 1 to 500 characters.'],
  ['search', { query: 'a'.repeat(501) }, '"query" is a text of 1 to 500 characters.'],
  ['search', { query: 'a', maxTokens: 9000 }, 'maxTokens is a number from 100 to 8000.'],
  ['search', { query: 'a', maxTokens: '200' }, 'maxTokens is a number from 100 to 8000.'],
  ['read_page', { cursor: '1-abcdef' }, 'The cursor belongs to another answer'],
  ['read_page', { path: '/ui/dialz' }, 'Did you mean /ui/dials?'],
  ['read_page', { path: '../../etc/passwd' }, 'There is no page'],
  ['read_page', { section: 'sizze' }, 'There is no section of /ui/dials "sizze"'],
  ['open_demo', { demo: 'big-dail' }, 'Did you mean big-dial'],
])('answers input that is wrong: %s %j', async (name, input, said) => {
  expect(await use(name, input)).toContain(said);
  expect(opened).toHaveLength(1);
});

it('says what has failed', async () => {
  const [search] = makePageTools({
    source: { ...source, describe: () => Promise.reject(new Error('It could not be loaded.')) },
    search: () => Promise.resolve({ results: [] }),
    currentPath: () => '/',
    open: () => Promise.resolve(),
  });
  expect(await search!.execute({ query: 'a' })).toBe('It could not be loaded.');
});
