import MarkdownIt, { type Token } from 'markdown-it';
import { expect, it } from 'vitest';
import type { ApiSection, RichText } from '../../../shared/api-section.ts';
import { createRandom, createTexts } from '../../../shared/markdown/fixtures/hostile-text.ts';
import { leadToMarkdown, sectionsToMarkdown } from './print-markdown.ts';

const TRIES = 400;
const random = createRandom(7);
const makeText = createTexts(7);
const block = { language: 'tsx', title: '', html: '' };

/** Content as comments have it: text, code, links, marks; in cells lists and code of several lines as well. */
function makeContent(isCell: boolean): RichText[] {
  const kinds: (() => RichText)[] = [
    () => makeText(),
    () => makeText(true),
    () => ({ code: makeText() }),
    () => ['a', [makeText()], { href: `/a?b=${makeText()}` }],
    () => ['strong', [makeText()]],
    () => ['em', [makeText()]],
    () => ['br', []],
    () => ['small', [makeText()]],
  ];
  const blocks: (() => RichText)[] = [
    () => ({ code: makeText(true), block }),
    () => [
      'ul',
      [
        ['li', [makeText()]],
        ['li', [{ code: makeText() }]],
      ],
    ],
    () => ['p', [makeText()]],
  ];
  const all = isCell ? [...kinds, ...blocks] : kinds;
  return Array.from({ length: 1 + random(4) }, () => all[random(all.length)]!());
}

/** What readers see of it, without spaces: breaks become some. */
function textOf(content: readonly RichText[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return part;
      if (!Array.isArray(part)) return part.code;
      const [tag, inner] = part;
      if (tag === 'li') return `-${textOf(inner)}`;
      return tag === 'small' ? `(${textOf(inner)})` : textOf(inner);
    })
    .join('')
    .replace(/\s/g, '');
}

const parser = new MarkdownIt({ html: true });
const shownBy = (tokens: readonly Token[]) =>
  tokens
    .filter(({ type }) => type !== 'html_inline')
    .map(({ content }) => content)
    .join('')
    .replace(/\s/g, '');
const count = (tokens: readonly Token[], type: string) =>
  tokens.filter((each) => each.type === type).length;

it('a table has its rows and cells, and they say what they said', () => {
  for (let tries = 0; tries < TRIES; tries++) {
    const rows = Array.from({ length: 2 }, () => ({
      cells: [makeContent(true), makeContent(true), makeContent(true)],
    }));
    const columns = ['Name', 'Type', 'Description'];
    const sections: ApiSection[] = [
      { title: 'Props', hash: 'props', parts: [{ kind: 'table', columns, rows }] },
    ];
    const markdown = sectionsToMarkdown(sections);
    const tokens = parser.parse(markdown, {});
    expect(count(tokens, 'tr_open'), markdown).toBe(3);
    const cells = tokens.flatMap(({ type, children }, at) =>
      type === 'inline' && tokens[at - 1]!.type === 'td_open' ? [children ?? []] : [],
    );
    const expected = rows.flatMap((row) => row.cells);
    expect(cells.map(shownBy), markdown).toEqual(expected.map(textOf));
    expected.forEach((cell, at) => {
      const links = cell.filter((part) => Array.isArray(part) && part[0] === 'a');
      expect(count(cells[at]!, 'link_open'), markdown).toBe(links.length);
    });
  }
});

it('a paragraph is one, and says what it said', () => {
  for (let tries = 0; tries < TRIES; tries++) {
    const content: RichText[] = [...makeContent(false), 'end'];
    const markdown = leadToMarkdown(content);
    const tokens = parser.parse(`# Title\n\n${markdown}\n\n## Next\n`, {});
    const types = tokens.filter(({ level }) => level === 0).map(({ type }) => type);
    expect(types, markdown).toEqual([
      ...['heading_open', 'heading_close', 'paragraph_open', 'paragraph_close'],
      ...['heading_open', 'heading_close'],
    ]);
    const shown = tokens.filter(({ type }) => type === 'inline')[1]!.children!;
    expect(shownBy(shown), markdown).toBe(textOf(content));
  }
});
