import MarkdownIt from 'markdown-it';
import { expect, it } from 'vitest';
import { codeSpan, escapeMarkdown, fenceCode } from './escape-markdown.ts';
import { createTexts } from './fixtures/hostile-text.ts';
import { printDemo } from './print-demo.ts';

const makeText = createTexts(19);
const parse = (text: string) => new MarkdownIt({ html: true }).parse(text, {});
const textOf = (text: string) =>
  parse(text)
    .flatMap(({ children }) => children ?? [])
    .map(({ content }) => content)
    .join('');

it('text in a line is read as that text, whatever it has', () => {
  for (let tries = 0; tries < 1000; tries++) {
    const text = `x${makeText()}x`;
    expect(textOf(`Before ${escapeMarkdown(text)} after`), text).toBe(`Before ${text} after`);
  }
});

it('code in a line is read as that code', () => {
  for (let tries = 0; tries < 1000; tries++) {
    const code = makeText(true).replace(/\s+/g, ' ');
    if (code.trim() === '') continue;
    const tokens = parse(`Before ${codeSpan(code)} after`).flatMap(
      ({ children }) => children ?? [],
    );
    const found = tokens.filter(({ type }) => type === 'code_inline').map(({ content }) => content);
    expect(found, code).toEqual([code]);
  }
});

it('a file in a fence is read as that file', () => {
  for (let tries = 0; tries < 1000; tries++) {
    const code = makeText(true);
    const fences = parse(`Before\n\n${fenceCode(code, 'tsx')}\n\nafter`);
    const found = fences.filter(({ type }) => type === 'fence').map(({ content }) => content);
    expect(found, code).toEqual([`${code}\n`]);
  }
});

it('a demo is its title and its files, whatever they have', () => {
  for (let tries = 0; tries < 1000; tries++) {
    const [title, one, two] = [`x${makeText()}x`, makeText(true), makeText(true)];
    const files = ['a.tsx', 'b.ts'].map((name, at) => ({ name, code: at === 0 ? one : two }));
    const text = printDemo({ title, file: 'demos/a.tsx' }, { excerpt: '', files });
    const fences = parse(text).filter(({ type }) => type === 'fence');
    expect(fences.map(({ info, content }) => [info, content])).toEqual([
      ['tsx', `${one}\n`],
      ['ts', `${two}\n`],
    ]);
    expect(textOf(text.split('\n\n')[0]!)).toBe(`${title} (demos/a.tsx)`);
  }
});

it.each([
  ['a', '`a`'],
  [' a b', '` a b`'],
  ['a b ', '`a b `'],
  [' a ', '`  a  `'],
  ['`a', '`` `a ``'],
  ['a`', '`` a` ``'],
  ['a`b', '``a`b``'],
  ['a\n b', '`a b`'],
  [' ', ''],
])('%j in a line is %j', (code, span) => {
  expect(codeSpan(code)).toBe(span);
});

it.each([
  ['a_b', 'a_b'],
  ['_a_ b', '\\_a\\_ b'],
  ['1 < 2 <a', '1 < 2 \\<a'],
  ['a & b &amp;', 'a & b \\&amp;'],
  ['[*`~\\', '\\[\\*\\`\\~\\\\'],
])('of %j no more is escaped than has to be: %j', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});
