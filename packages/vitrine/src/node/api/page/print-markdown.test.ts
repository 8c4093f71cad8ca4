import type { Token } from 'markdown-it';
import { describe, expect, it } from 'vitest';
import type { ApiPart, RichText } from '../../../shared/api-section.ts';
import type { Page } from '../../../shared/page.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { createParser } from '../../markdown/parser.ts';
import { literals, makeDoc, makeProp, pageOf, makeSlot } from '../fixtures/docs.ts';
import { apiPage } from './page.ts';
import {
  apiPageToMarkdown,
  guardStart,
  leadToMarkdown,
  sectionsToMarkdown,
} from './print-markdown.ts';
import { codeBlock } from './text/rich-text.ts';

const parser = createParser();

const print = (changes: Partial<ComponentDoc>) =>
  apiPageToMarkdown(
    apiPage(pageOf(makeDoc(changes)), {
      pathname: '/api/knob',
      componentPath: (name) => (name === 'Dial' ? '/api/dial' : null),
      demoPages: [{ pathname: '/demos/knobs', title: 'Knobs', description: '' }],
    }),
  );

/** The rows of all tables in Markdown, each cell as the text that readers see. */
function readTables(markdown: string): string[][] {
  const rows: string[][] = [];
  let cell = false;
  for (const { type, children } of parser.parse(markdown, {})) {
    if (type === 'tr_open') rows.push([]);
    else if (/^t[hd]_/.test(type)) cell = type.endsWith('open');
    else if (type === 'inline' && cell) rows.at(-1)!.push(textOf(children ?? []));
  }
  return rows;
}

const textOf = (tokens: Token[]) =>
  tokens.map(({ type, content }) => (type === 'html_inline' ? ` ${content} ` : content)).join('');

it('prints a default in its cell, however long', () => {
  const value = '<Spinner color="inherit" size={16} />';
  const props = [makeProp({ name: 'on', default: value, defaultFrom: 'code' })];
  const [, row] = readTables(print({ props }));
  expect(row![2]).toBe(`${value} (from code)`);
});

it('prints a page as a document, a table for each list', () => {
  const markdown = print({
    description:
      'Turns.\n\n- `by`: *how* far\n- [see](https://dials.example/turn)\n\n```js\nturn();\n```',
    deprecated: 'Use `Dial`.',
    rootElement: 'div',
    inherits: { name: 'Dial', url: null },
    props: [
      makeProp({ name: 'size', type: 'Size', values: literals('s', 'm'), default: "'m'" }),
      makeProp({ name: 'on', type: 'boolean', required: true, description: 'Is on.' }),
      makeProp({ name: 'old', deprecated: 'Gone.', inherited: true, from: 'Dial' }),
    ],
    slots: [makeSlot({ name: 'root', description: 'The root.', default: "'div'" })],
  });
  expect(markdown).toBe(`# Knob

Turns.

Demos: [Knobs](/demos/knobs)

> [!WARNING]
> **Deprecated**
>
> Use \`Dial\`.

## Import

\`\`\`js
import { Knob } from 'dials';
\`\`\`

- \`by\`: *how* far
- [see](https://dials.example/turn)

\`\`\`js
turn();
\`\`\`

## Props

| Name | Type | Default | Description |
| --- | --- | --- | --- |
| \`on\` *required* | \`boolean\` |  | Is on. |
| \`size\` | \`Size\` (\`'s' \\| 'm'\`) | \`'m'\` |  |

### 1 prop inherited from \`Dial\`

See [\`Dial\`](/api/dial).

| Name | Type | Default | Description |
| --- | --- | --- | --- |
| ~~\`old\`~~ | \`number\` |  | **Deprecated.** Gone. |

Attributes and events of the \`<div>\` element are accepted as well.

## Slots

Parts that \`slots\` replaces and \`slotProps\` passes props to.

| Slot | Default | Description |
| --- | --- | --- |
| \`root\` | \`'div'\` | The root. |

## Inheritance

\`Knob\` builds on [\`Dial\`](/api/dial). Its props are listed above, closed.
`);
});

it.each([
  'a | b',
  'a \\| b',
  'a\\',
  '`a`',
  '``a` | b',
  "Union<'a' | 'b', { c: `x${string}` }>",
  '<img src=x onerror=alert(1)>',
  '[a](b) *c* _d_ ~~e~~ &amp; <!-- f -->',
  '{\n  a: 1,\n  b: 2,\n}',
])('keeps %j whole in a cell, whatever it holds', (text) => {
  const markdown = print({
    props: [makeProp({ name: text, type: text, default: text, deprecated: '', description: '' })],
    generics: [{ name: text, constraint: text, default: null }],
  });
  const shown = text.replace(/\s+/g, ' ');
  const [, row, , generic] = readTables(markdown);
  expect(row).toEqual([shown, shown, shown, 'Deprecated.']);
  expect(generic).toEqual([shown, shown, '']);
});

it.each([
  ['a | `b | c` \\<d>', 'a | b | c <d>'],
  ['# Heading\n\nTwo\nlines.', 'Heading <br> Two lines.'],
  ['List:\n\n1. one\n2. two\n   - three', 'List: <br> 1. one <br> 2. two <br> \u2003- three'],
  ['```js\na | b;\n\n`c`;\n```', 'a | b; <br> `c`;'],
  ['| a | b |\n| - | - |\n| c | `d \\| e` |', '| a | b | <br> | --- | --- | <br> | c | d \\| e |'],
  ['<script>alert(1)</script> &lt;b>', '<script>alert(1)</script> <b>'],
  ['\\# no heading, 2 \\* 3, snake_case, a < b', '# no heading, 2 * 3, snake_case, a < b'],
])('prints the comment %j in a cell', (description, shown) => {
  const [, row] = readTables(print({ props: [makeProp({ description })] }));
  expect(row?.[3]?.replace(/ +/g, ' ')).toBe(shown);
});

it('keeps blocks of a comment apart, and text that looks like one as text', () => {
  const description =
    '\\- no list\n\n1\\. none\n\n\\> no quote\n\n> quote\n>\n> more\n\n3. three\n\n   three still\n4. four\n\n---\n\n````md\n```\n````\n\n| a |\n| - |\n| `b \\| c` |';
  const markdown = print({ description });
  // The first paragraph is the page's lead.
  const lead = markdown.split('\n\n')[1]!;
  const rest = markdown.split("'dials';\n```\n\n")[1]!.split('\n## ')[0]!;
  const again = print({ description: `${lead}\n\n${rest}` });
  expect(again).toBe(markdown);
  expect(lead).toBe('\\- no list');
  expect(markdown).toContain('\n1\\. none\n\n\\> no quote\n\n> quote\n>\n> more\n');
  expect(markdown).toContain('\n3. three\n\n   three still\n4. four\n\n---\n\n````md\n```\n````\n');
  expect(markdown).toContain('\n| a |\n| --- |\n| `b \\| c` |\n');
});

describe('a paragraph', () => {
  it.each(['# a', '#', '###### a', '- a', '-', '+ a', '--', '> a', '>a', '|a', '=', '==='])(
    'that would begin something else is kept from it: %s',
    (text) => expect(guardStart(` ${text} `)).toBe(`\\${text}`),
  );

  it.each(['1. a', '1.', '12) a'])('that would begin a list is kept from it: %s', (text) => {
    expect(guardStart(text)).toBe(text.replace(/(?=[.)])/, '\\'));
  });

  it.each([
    ...['####### a', '#a', 'a # b', '-a', '+1', 'a - b', 'a > b', 'a | b', '= a', 'a ='],
    ...['1.a', '1 a', 'a1. b', '1', '1a. b', 'a\n==='],
  ])('that begins nothing else stays: %s', (text) => expect(guardStart(text)).toBe(text));
});

describe('marks in a line', () => {
  const strong = (...text: RichText[]): RichText => ['strong', text];
  const em = (...text: RichText[]): RichText => ['em', text];
  const cases: [content: RichText[], markdown: string][] = [
    [[strong('a'), ' ', em('b'), ' ', ['s', ['c']]], '**a** *b* ~~c~~'],
    [['x', strong('a'), 'y'], 'x**a**y'],
    [['x', strong('é1'), 'y'], 'x**é1**y'],
    [['x', strong('(a)'), 'y'], 'x<strong>(a)</strong>y'],
    [['x', strong('a)'), 'y'], 'x<strong>a)</strong>y'],
    [['x', strong('(a'), 'y'], 'x<strong>(a</strong>y'],
    [['x', strong('!'), 'y'], 'x<strong>!</strong>y'],
    [['x ', strong('(a)'), ' y'], 'x **(a)** y'],
    [['x ', strong('!'), ' y'], 'x **!** y'],
    [[strong('(a)')], '**(a)**'],
    [['x ', strong('(a)'), 'y'], 'x <strong>(a)</strong>y'],
    [['x', strong('(a)'), ' y'], 'x<strong>(a)</strong> y'],
    [['x ', strong('a '), ' y'], 'x <strong>a </strong> y'],
    [['x ', strong(' a'), ' y'], 'x <strong> a</strong> y'],
    [['x', strong(' '), 'y'], 'x y'],
    [[em('a'), strong('b')], '<em>a</em>**b**'],
    [['*', em('b'), '~'], '\\*<em>b</em>\\~'],
    [['~', em('b')], '\\~<em>b</em>'],
    [[em('a', strong('b'), 'c')], '*a**b**c*'],
  ];
  it.each(cases)('%j is %s', (content, markdown) => {
    expect(leadToMarkdown(content)).toBe(markdown);
  });
});

describe('elements in a line', () => {
  const link = (text: string, href: string): RichText => ['a', [text], { href }];
  const cases: [content: RichText[], markdown: string][] = [
    [['a\n  b*'], 'a b\\*'],
    [[{ code: 'a' }, { code: 'b' }, 'c', { code: 'd' }], '`a`<!-- -->`b`c`d`'],
    [['a!', link('b', '/b')], 'a\\![b](/b)'],
    [['a', link('b', '/b')], 'a[b](/b)'],
    [['a!', { code: 'b' }, '!'], 'a!`b`!'],
    [[link('a', '#b'), ' ', link('c', '/d (e)\n<f>|\\')], 'a [c](/d%20%28e%29%a%3cf%3e%7c%5c)'],
    [[['a', ['b']]], '[b]()'],
    [[['code', ['a*', ['b', ['c']]]], ' ', ['small', ['b']], ['span', ['c']]], '`a*` (b)c'],
    [['a', ['br', []], 'b'], 'a<br>b'],
    [['a', ['img', [], { alt: 'b*', src: '/c d.png' }]], 'a![b\\*](/c%20d.png)'],
    [['a', ['img', []]], 'a![]()'],
  ];
  it.each(cases)('%j is %s', (content, markdown) => {
    expect(leadToMarkdown(content)).toBe(markdown);
  });
});

describe('blocks', () => {
  const print = (...content: RichText[]) =>
    sectionsToMarkdown([{ title: '', hash: '', parts: [{ kind: 'text', content }] }]);
  const li = (...content: RichText[]): RichText => ['li', content];

  it('are apart, and what stands between them is paragraphs', () => {
    expect(
      print('a ', ['em', ['b']], ['p', ['c']], '# d', { code: 'e' }, codeBlock('f', 'js')),
    ).toBe('a *b*\n\nc\n\n\\# d`e`\n\n```js\nf\n```');
    expect(print(['p', [' ']], '\n', ['hr', []], ['div', [['p', ['a']], 'b']])).toBe(
      '---\n\na\n\nb',
    );
  });

  it('of lists are below their marker', () => {
    expect(print(['ul', ['\n', li('a'), '\n', li(['p', ['b']], ['p', ['c']])]])).toBe(
      '- a\n- b\n\n  c',
    );
    expect(print(['ol', [li('a'), li('b', ['ul', [li('c')]])]])).toBe('1. a\n2. b\n\n   - c');
    expect(print(['ol', [li('a'), li('b', ['hr', []])], { start: '9' }])).toBe(
      '9. a\n10. b\n\n    ---',
    );
    expect(print(['ul', [li('a', codeBlock('b\n\nc', ''))]])).toBe(
      '- a\n\n  ```\n  b\n\n  c\n  ```',
    );
  });

  it('of a quote are behind its sign, that of an empty line without a space', () => {
    expect(
      print([
        'blockquote',
        [
          ['p', ['a']],
          ['p', ['b']],
        ],
      ]),
    ).toBe('> a\n>\n> b');
    expect(print(['blockquote', [codeBlock('a\n  b', '')]])).toBe('> ```\n> a\n>   b\n> ```');
  });

  it('of a table are its cells, each on one line', () => {
    const row = (...cells: RichText[]): RichText => ['tr', cells.map((cell) => ['td', [cell]])];
    expect(
      print([
        'table',
        ['\n', ['thead', [row('a', 'b')]], ['tbody', ['\n', row('c|', { code: '|' })]]],
      ]),
    ).toBe('| a | b |\n| --- | --- |\n| c\\| | `\\|` |');
    expect(print(['table', []])).toBe('|  |\n|  |');
  });
});

it('each part of a section is printed below its title', () => {
  const text = (...content: RichText[]): ApiPart => ({ kind: 'text', content });
  const parts: ApiPart[] = [
    text('a'),
    {
      kind: 'warning',
      title: 'Careful',
      content: [
        ['p', ['b']],
        ['p', ['c']],
      ],
    },
    { kind: 'details', summary: ['d ', { code: 'e' }], parts: [text('f'), text('g')] },
    { kind: 'type', name: 'Size', content: [codeBlock('type Size', 'ts')] },
    {
      ...{ kind: 'table', columns: ['H', 'I'] },
      rows: [
        { cells: [[['p', ['j']], '\n', ['p', ['k|l']]], [codeBlock('  m\n\nn|o', 'js')]] },
        { cells: [[], ['p']] },
      ],
    },
  ];
  const sections = [
    { title: '', hash: '', parts: [text('top')] },
    { title: 'Title', hash: 'title', parts },
  ];
  expect(sectionsToMarkdown(sections)).toBe(`top

## Title

a

> [!WARNING]
> **Careful**
>
> b
>
> c

### d \`e\`

f

g

\`\`\`ts
type Size
\`\`\`

| H | I |
| --- | --- |
| j<br>k\\|l | \` m\`<br>\`n\\|o\` |
|  | p |`);
});

it('a page without a lead of its own begins with its description', () => {
  const page = {
    ...{ title: 'A*', description: '# b*' },
    blocks: [
      { kind: 'html', html: '<p>' },
      { kind: 'api', sections: [] },
    ],
  } as unknown as Page;
  expect(apiPageToMarkdown(page)).toBe('# A\\*\n\n\\# b\\*\n\n\n');
  expect(apiPageToMarkdown({ ...page, leadMarkdown: '*c*' })).toBe('# A\\*\n\n*c*\n\n\n');
});

it('what a package names does not steer the terminal that shows the page', () => {
  const prop = makeProp({ name: 'a\u001b[2J', type: "'\0'" });
  const text = print({ props: [prop] });
  expect(text).toContain(String.raw`a\u001b[2J`);
  expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
  expect(print({ props: [makeProp({ name: 'a\u2066\u202e', type: 'number' })] })).toContain(
    String.raw`a\u2066\u202e`,
  );
});
