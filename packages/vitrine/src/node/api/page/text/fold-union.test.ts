import { expect, test } from 'vitest';
import { makeDoc, makeProp, pageOf, literals } from '../../fixtures/docs.ts';
import { foldUnion, unfoldUnion } from './fold-union.ts';
import { apiPage } from '../page.ts';
import { sectionsToHtml } from '../print-html.ts';
import { apiPageToMarkdown } from '../print-markdown.ts';

const union = (count: number, letter = 'v') =>
  Array.from({ length: count }, (_, i) => `'${letter}${i}'`).join(' | ');
const fold = (type: string) => {
  const end = foldUnion(type);
  return end === undefined ? null : unfoldUnion(type, end);
};

test.each([
  ["'a' | 'b'"],
  [union(12)],
  // One type, however long, has nothing to close.
  [`{ ${'member: string; '.repeat(30)}}`],
  [`(${union(40)}) => void`],
  [`() => ${union(40)}`],
  // So few are not worth a button.
  [`${'A'.repeat(150)} | ${'B'.repeat(150)}`],
])('%s stays whole', (type) => expect(foldUnion(type)).toBeUndefined());

test('of many members the first stay in sight', () => {
  expect(fold(union(13))).toEqual({
    shown: union(8),
    rest: "| 'v8' | 'v9' | 'v10' | 'v11' | 'v12'",
    more: 5,
  });
});

test('of long members at least one does, and what brackets and quotes hold is no member', () => {
  const long = `Record<'a' | 'b', ${'X'.repeat(90)}>`;
  expect(fold(`${long} | '|' | (A | B)[] | () => C | ${'Y'.repeat(90)}`)).toEqual({
    shown: long,
    rest: `| '|' | (A | B)[] | () => C | ${'Y'.repeat(90)}`,
    more: 3,
  });
});

test.each([
  ['200 characters', 50, undefined],
  ['201 characters', 51, 47],
])('of few members, %s in all', (_, last, end) => {
  const lengths = [47, 47, 47, last];
  expect(foldUnion(lengths.map((length) => 'X'.repeat(length)).join(' | '))).toBe(end);
});

test('of long members, those stay in sight that end within 90 characters', () => {
  const fold90 = (first: number, second: number) =>
    foldUnion(['A'.repeat(first), 'B'.repeat(second), ...'CDE', 'F'.repeat(200)].join('|'));
  expect(fold90(44, 45)).toBe(90);
  expect(fold90(44, 46)).toBe(44);
});

test('twelve members with separators in quotes are no more than twelve', () => {
  expect(foldUnion(["'|||'", ...'abcdefghijk'].join(' | '))).toBeUndefined();
});

test('fewer than three are not worth a button', () => {
  const members = ['A', 'B', 'C', 'D'].map((letter) => letter.repeat(70));
  expect(foldUnion(members.slice(0, 3).join(' | '))).toBeUndefined();
  expect(foldUnion(members.join(' | '))).toBe(70);
});

const page = apiPage(
  pageOf(
    makeDoc({
      types: [{ name: 'Tone', definition: "type Tone = 'a'", description: '' }],
      props: [
        makeProp({ name: 'color', type: `${union(20)} | Tone` }),
        makeProp({ name: 'size', type: 'Size', values: literals(...'abcdefghijklmnop') }),
      ],
    }),
  ),
  { pathname: '/api/knob', componentPath: () => null, demoPages: [] },
);
const html = page.blocks
  .map((block) => (block.kind === 'api' ? sectionsToHtml(block.sections) : ''))
  .join('');

test('a row has the rest of its type in a box of the browser, types that it names open there', () => {
  const row = html.slice(html.indexOf('<tr id="prop-color">'), html.indexOf('<tr id="prop-size">'));
  expect(row).toContain(
    `<wbr>'v7'</code> <details><summary>13 more</summary><code dir="ltr">| `.replace('<wbr>', ''),
  );
  expect(row).toContain('popovertarget="type-Tone">Tone</button></code></details>');
});

test('values beside the name of a type fold as well', () => {
  expect(html).toContain('Size</code> <div><code dir="ltr">');
  expect(html).toContain('<summary>8 more</summary>');
});

test('Markdown and search have all of it', () => {
  const markdown = apiPageToMarkdown(page);
  expect(markdown).toContain(`\`${union(20).replaceAll('|', '\\|')} \\| Tone\``);
  expect(markdown).not.toContain('more');
  const { text } = page.search.find(({ title }) => title === 'size')!;
  expect(text).toContain("'p'");
});
