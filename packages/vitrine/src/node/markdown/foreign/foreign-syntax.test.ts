import { expect, it } from 'vitest';
import { createParser } from '../parser.ts';
import { findForeignSyntax } from './foreign-syntax.ts';

const parser = createParser();

/** The lines and what is told of them, without reasons. */
function find(text: string): string[] {
  const place = { file: 'content/a.md', lineOf: (line: number) => line + 1 };
  const { problems } = findForeignSyntax(parser.parse(text, {}), place);
  return problems.map(({ line, message, severity }) => {
    expect(severity).toBe('warning');
    return `${line} ${/^"(.*)" means nothing here: /.exec(message)![1]}`;
  });
}

it.each([
  ['Text[^1] and[^note].\n\n[^1]: A note.', ['1 [^1]']],
  ['Text\nhere[^1].\n\n[^1]: https://kit.example', ['2 [^1]']],
  ['Text [*a*](/b) ![^c](/d) [^1](/e) [\\^1]\n\n[\\^1]: /f', []],
  ['It is\n==marked== so.', ['2 ==marked==']],
  ['H~2~O, x^2^ and ++new++', ['1 ++new++', '1 ~2~', '1 ^2^']],
  ['- Done :tada: and :+1:', ['1 :tada:']],
  ['Mass $E=mc^2$ here\n\n$$\nx\n$$', ['1 $E=mc^2$']],
  ['$$\nx\n$$', ['1 $$']],
  ['See [[Buttons]].', ['1 [[Buttons]]']],
  ['[[toc]]', ['1 [[toc]]']],
  ['[TOC]', ['1 [TOC]']],
  ['!!! note "Mind"\n    Text', ['1 !!! note']],
  ['??? tip\n\n    Text', ['1 ??? tip']],
  ['> [!INFO]\n> Text', ['1 [!INFO]']],
  ['::page', ['1 ::page']],
  ['> [!NOTE] Mind this\n> Text', ['1 [!NOTE]']],
  ['Term\n: What it means', ['2 : What']],
  ['*[HTML]: Markup', ['1 *[HTML]:']],
  ['## Sizes {#sizes}', ['1 {#sizes}']],
  ['## Sizes { .wide data-a=b }', ['1 { .wide data-a=b }']],
  ['{% hint style="info" %}\nText\n{% endhint %}', ['1 {% hint']],
  ['{{< youtube abc >}}', ['1 {{< youtube']],
  ['<<< @/snippets/a.ts', ['1 <<< @/snippets/a.ts']],
  ['Text\n\n```mermaid\ngraph TD\n```', ['3 mermaid']],
  [
    'import { A } from \'@acme/a\';\n\n<Ab tone="b">C</Ab>',
    ["1 import { A } from '@acme/a';", '3 <Ab>'],
  ],
  ["import './a.css'", ["1 import './a.css'"]],
  ['export const a = 1;', ['1 export const a']],
  ['{/* later */}', ['1 {/*']],
  ['<!-- <Tabs> -->\n<div>\n<Tabs>\n</Tabs>\n</div>', ['3 <Tabs>']],
  ['A <Button>Save</Button>', ['1 <Button>']],
  ['A\n<Button onClick={() => 1} />', ['2 <Button onClick={() =>']],
  ['<Tabs.Item value={a}>', ['1 <Tabs.Item value={a}>']],
])('tells what other tools make something of: %j', (text, told) => {
  expect(find(text)).toEqual(told);
});

it('says what to write instead', () => {
  const place = { file: 'content/a.md', lineOf: (line: number) => line + 3 };
  expect(findForeignSyntax(parser.parse('An ==idea==', {}), place).problems).toEqual([
    {
      ...{ code: 'foreign-syntax', severity: 'warning', file: 'content/a.md', line: 3 },
      message: '"==idea==" means nothing here: write <mark>…</mark>',
      hint: 'It is of another tool. The manual lists what pages are written in ("What pages are written in"). Where the characters themselves are meant, put them between backticks, or a backslash before them.',
    },
  ]);
});

it.each([
  ...['`[^1]` and `==a==`', '\\[^1]', '=\\=a==', '\\==a==', 'a == b and c == d', 'a==b==c', '===='],
  ...[
    'C++ and D++',
    '++',
    '~/a and ~/b',
    '~~gone~~',
    'a^b and c^d',
    'At 10:30:20',
    'a:b:c',
    ':)',
    'std::a::b',
  ],
  ...[
    'It costs $5 or $10',
    'US$ and A$',
    '`$a_b$`',
    '${a_b} and $c',
    '[[1, 2], [3]]',
    '[[a](b)]',
    '[^]',
  ],
  ...[
    '\\::page',
    'As `::before` or std::move',
    '::',
    '> [!NOTE]\n> Text',
    '> [!tip]\n\nText',
    '[![Badge](https://a.example/b.svg)](https://a.example)',
    '!important',
  ],
  ...[
    '## The {a} of `{#b}`',
    '## A \\{#b}',
    'Text {#b}',
    '{{ a }}',
    'Import from it',
    'import it',
    'export it',
  ],
  ...[
    'a\n:b',
    '```ts\nimport a from "b";\n```',
    '<DIV>\n\na\n\n</DIV>',
    '<A HREF="/">a</A>',
    'a &lt;Button>',
  ],
  ...[
    '<svg><linearGradient id="a"/></svg>',
    '<script>\nconst a = <B />;\n</script>',
    '<x-tabs></x-tabs>',
  ],
  ...[
    '`Array<Item>`',
    'Map\\<Key, Value>',
    'a \\<Button />',
    '- [ ] task',
    '*[a](b): c',
    '<mark>a</mark>',
  ],
])('leaves alone what is meant as it stands: %j', (text) => {
  expect(find(text)).toEqual([]);
});

it('leaves alone what the site generates', () => {
  const tokens = parser.parse('Added :tada:', {});
  for (const token of tokens) token.meta = { isGenerated: true };
  const place = { file: 'content/a.md', lineOf: (line: number) => line };
  expect(findForeignSyntax(tokens, place).problems).toEqual([]);
});
