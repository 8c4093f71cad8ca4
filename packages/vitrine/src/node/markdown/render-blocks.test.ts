import { expect, it } from 'vitest';
import { compileMarkdown } from './compile.ts';
import type { Place } from './directives/directive.ts';
import { createDirectives } from './directives/parse.ts';
import { splitFrontMatter } from './front-matter.ts';

const directives = createDirectives([
  { name: 'made', attributes: {}, generate: () => ({ markdown: '### Made\n\n::rule' }) },
  { name: 'words', attributes: {}, generate: () => ({ markdown: 'Words.' }) },
  {
    ...{ name: 'named', attributes: {} },
    generate: () => ({ markdown: '| c |\n| - |\n| d |', table: 'rows' }),
  },
  {
    name: 'rows',
    attributes: {},
    generate: () => ({ markdown: '| a |\n| - |\n| b |', table: 'a"b' }),
  },
  { name: 'text', attributes: {}, generate: () => ({ markdown: 'Made.' }) },
  {
    name: 'rule',
    attributes: {},
    read: (_, { line, tocIndex }) => ({ kind: 'pages', letters: false, tocIndex, line }),
  },
]);
const compile = (source: string) =>
  compileMarkdown(
    { ...splitFrontMatter(source, 'a.md'), file: 'a.md' },
    { pathname: '/a', directives, site: { changelogs: [], versions: null, language: 'en' } },
  );
/** What the prose of a page was made of. */
const sources = (source: string) =>
  compile(source).page.blocks.map((block) => (block.kind === 'html' ? block.markdown : block.kind));

it('names the lines of prose, without title, lead and blank lines', () => {
  expect(sources('---\ntitle: A\n---\n\n# A\n\nLead\nof two.\n\nOne.\n\n\nTwo.\n\n')).toEqual([
    [[10, 13]],
  ]);
  expect(sources('Before.\n\n# A\n\n- No lead.\n\n::rule\n\nAfter.')).toEqual([
    [[1, 1]],
    [[5, 5]],
    'pages',
    [[9, 9]],
  ]);
  expect(sources('Before.\n\n::rule\n\n# A\n\nLead.\n\n::rule\n\nAfter.')).toEqual([
    ...[[[1, 1]], 'pages', 'pages', [[11, 11]]],
  ]);
});

it('names the lines of the lead, where it is the author’s', () => {
  const lines = (source: string) => compile(source).page.leadLines;
  expect(lines('---\ntitle: A\n---\n\n# A\n\nLead\nof two.\n\nText.')).toEqual([7, 8]);
  expect(lines('# A\nLead.')).toEqual([2, 2]);
  expect(lines('---\ndescription: A\n---\n# A\n\n- No lead.')).toBeUndefined();
  expect(lines('# A\n\n::text\n')).toBeUndefined();
  expect(compile('# A\n\n::text\n').page.lead).toBe('Made.');
});

it('has text that the site made in its place', () => {
  expect(sources('# A\n\nLead.\n\nOne.\n\n::made\n\nTwo.\n')).toEqual([
    [[5, 5], '### Made\n\n::rule', [9, 9]],
  ]);
});

it('leaves no line out that HTML elsewhere needs', () => {
  expect(
    sources('# A\n\nLead.\n\n[r]: /r\n\n::rule\n\n[One][r], [two][s].\n\n::rule\n\n[s]: /s\n'),
  ).toEqual([
    'pages',
    [
      [5, 5],
      [9, 9],
      [13, 13],
    ],
    'pages',
  ]);
});

it('reads no directive in text that the site made', () => {
  const { page, uses } = compile('# A\n\nLead.\n\n::made\n');
  expect(page.blocks).toMatchObject([
    { kind: 'html', html: expect.stringContaining('<p>::rule</p>') },
  ]);
  expect(uses).toEqual(['::made']);
});

it('finds no fault with text from elsewhere, where a directive and code are text', () => {
  const markdown = 'See ::rule{ there.\n\n- ::rule\n\n```tsx no-check\na\n```\n\n<script>\n';
  const elsewhere = createDirectives([
    { name: 'made', attributes: {}, generate: () => ({ markdown }) },
    { name: 'rule', attributes: {}, generate: () => ({ markdown: 'Not here.' }) },
  ]);
  const compileWith = (body: string) =>
    compileMarkdown(
      { ...splitFrontMatter(`# A\n\nLead.\n\n${body}`, 'a.md'), file: 'a.md' },
      {
        pathname: '/a',
        directives: elsewhere,
        site: { changelogs: [], versions: null, language: 'en' },
      },
    );
  const { page, problems } = compileWith('::made');
  expect(problems).toEqual([]);
  const html = page.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
  expect(html).toContain('See ::rule{ there.');
  expect(html).not.toMatch(/Not here|<script/);
  expect(compileWith(markdown).problems.map(({ code }) => code)).toContain('invalid-directive');
});

it('tells a block how many headings of the contents are before it', () => {
  const rules = (source: string) =>
    compile(source).page.blocks.flatMap((block) => (block.kind === 'pages' ? block.tocIndex : []));
  expect(rules('# A\n\n::rule\n\n## B\n\n::rule\n\n### C\n\n#### D\n\n::rule\n')).toEqual([
    0, 1, 2,
  ]);
});

it('reads no directive in code, nor in the middle of a line', () => {
  for (const text of ['    ::rule', '- a\n\n      ::rule', 'a ::rule', '```\n::rule\n```']) {
    expect(compile(`# A\n\nLead.\n\n${text}\n`).page.blocks, text).toMatchObject([
      { kind: 'html', html: expect.stringContaining('::rule') },
    ]);
  }
});

it('may have a directive above its title', () => {
  expect(sources('::rule\n\n# A\n\nLead.\n\nText.\n')).toEqual(['pages', [[7, 7]]]);
});

it('goes on with a quote where a line is indented as code is', () => {
  expect(compile('# A\n\nLead.\n\n> a\n    ::rule\n').page.blocks).toMatchObject([
    { kind: 'html', html: '<blockquote>\n<p>a\n::rule</p>\n</blockquote>' },
  ]);
});

it('gives headings an address, first those of three levels, which have a link', () => {
  const { page } = compile('# A\n\nLead.\n\n## B\n\n#### C\n\n### C\n\n##### E\n');
  const html = page.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
  expect(html.match(/<h\d[^>]*>/g)).toEqual([
    ...['<h2 id="b">', '<h4 id="c-2">', '<h3 id="c">', '<h5 id="e">'],
  ]);
  expect(page.toc.map(({ hash }) => hash)).toEqual(['b', 'c']);
  expect(page.anchors).toEqual(['a', 'b', 'c', 'c-2', 'e']);
});

it('marks tables that the site made, and no others', () => {
  const { page } = compile('# A\n\nLead.\n\n| a |\n| - |\n| b |\n\n::rows\n');
  const html = page.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
  expect(html.match(/aria-label="[^"]*"><table[^>]*>/g)).toEqual([
    ...['aria-label="Table: a"><table>', 'aria-label="Table: a (2)"><table data-table="a&quot;b">'],
  ]);
});

it('says which lines of the page its lead is, if they are its own', () => {
  const leadOf = (source: string) => compile(source).page.leadLines;
  expect(leadOf('---\ntitle: A\n---\n# A\n\nLead\nof two.\n')).toEqual([6, 7]);
  expect(leadOf('# A\n\n- No lead.\n')).toBeUndefined();
  expect(leadOf('# A\n')).toBeUndefined();
  expect(leadOf('# A\n\n::words\n')).toBeUndefined();
});

it('marks the tables that a directive names, and no others', () => {
  const table = '| a |\n| - |\n| b |';
  const { page } = compile(`# A\n\nLead.\n\n::named\n\n${table}\n`);
  const [block] = page.blocks;
  const html = block?.kind === 'html' ? block.html : '';
  expect([...html.matchAll(/<table[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<table data-table="rows">',
    '<table>',
  ]);
});

it('gives a directive its place, and what it needs of its page', () => {
  const places: Place[] = [];
  const taken: unknown[] = [];
  const asking = createDirectives([
    {
      ...{ name: 'ask', attributes: {} },
      read: (_, place) => {
        places.push(place);
        taken.push(place.claim('one'), place.takeHash('a'));
        place.addLink(`/${place.line}`);
        return places.length < 3
          ? { kind: 'pages', letters: false, tocIndex: place.tocIndex, line: place.line }
          : place.refuse('it is the third');
      },
    },
  ]);
  const { page, problems } = compileMarkdown(
    { ...splitFrontMatter('# A\n\nLead.\n\n::ask\n\n::ask\n\n::ask\n', 'a.md'), file: 'a.md' },
    {
      ...{ pathname: '/a', directives: asking, workspace: '..' },
      site: { changelogs: [], versions: null, language: 'en' },
    },
  );
  expect(places[0]).toMatchObject({ pathname: '/a', file: 'a.md', workspace: '..', line: 5 });
  expect(taken).toEqual([null, 'a', 5, 'a-2', 5, 'a-3']);
  expect(page.links).toEqual([5, 7, 9].map((line) => ({ href: `/${line}`, line })));
  expect(page.blocks).toHaveLength(2);
  expect(problems).toMatchObject([{ code: 'invalid-directive', file: 'a.md', line: 9 }]);
  expect(problems[0]!.message).toContain('it is the third');
});
