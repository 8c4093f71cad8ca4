import type { Token } from 'markdown-it';
import { expect, it } from 'vitest';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { createParser } from '../../markdown/parser.ts';
import { literals, makeDoc, makeProp, pageOf, makeSlot } from '../fixtures/docs.ts';
import { apiPage } from './page.ts';
import { apiPageToMarkdown } from './print-markdown.ts';

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
  ['List:\n\n1. one\n2. two\n   - three', 'List: <br> 1. one <br> 2. two <br> - three'],
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
