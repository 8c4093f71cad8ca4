import { describe, expect, it } from 'vitest';
import { compileSource } from '../content/fixtures/compile-source.ts';

const input = { pathname: '/demos', file: 'content/demos/index.md' };
const compile = (body: string) => compileSource(`# Demos\n\nAll of them.\n\n${body}`, input);
const blocksOf = (body: string) => compile(body).page.blocks;

describe('::pages', () => {
  it('becomes a block between the others, with its place in the contents', () => {
    const body = '## Before\n\nText\n\n::pages\n\n## After\n\n::demo{file=a.tsx}\n';
    expect(blocksOf(body).map(({ kind }) => kind)).toEqual(['html', 'pages', 'html', 'demo']);
    expect(blocksOf(body)[1]).toEqual({ kind: 'pages', letters: false, tocIndex: 1, line: 9 });
    expect(compile(body).page.toc.map(({ text }) => text)).toEqual(['Before', 'After']);
  });

  it.each(['::pages{letters}', '::pages{ letters }', '::pages{letters}  '])('reads %j', (body) => {
    expect(blocksOf(body)).toEqual([{ kind: 'pages', letters: true, tocIndex: 0, line: 5 }]);
  });

  const misplaced =
    'it must begin with two colons, on a line of its own outside of lists, quotes and tables';
  const form = 'it must have the form ::pages or ::pages{letters}';
  it.each([
    ['::pages of the site', form],
    ['::pages[All]', form],
    ['::pages{by=letters}', 'unknown attribute "by"; known is letters'],
    ['::pages{letters=a}', '"letters" takes no value'],
    ['::pages\n\n::pages', 'the pages are already listed on line 5'],
    ['- ::pages', misplaced],
    ['Text ::pages{letters}', misplaced],
    ['Text ::playground{component=Button}', misplaced],
  ])('refuses %j', (body, reason) => {
    expect(compile(body).problems.map(({ message }) => message)).toEqual([
      `Malformed directive: ${reason}`,
    ]);
  });

  it('is no word for what begins like it', () => {
    const { page, problems } = compile('::pages-list');
    expect(page.blocks.map(({ kind }) => kind)).toEqual(['html']);
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['foreign-syntax', 'warning'],
    ]);
  });
});

describe('the thumbnail of a page', () => {
  it('is named relative to its file', () => {
    const { page } = compileSource('---\nthumbnail: list.svg\n---\n# A\n\nB.', input);
    expect(page.thumbnail).toBe('content/demos/list.svg');
  });
});
