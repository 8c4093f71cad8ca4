/** Exports without a page of their own. */
import { expect, test } from 'vitest';
import { makeDoc } from '../fixtures/docs.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { apiPage } from './page.ts';
import { apiPageToMarkdown } from './print-markdown.ts';
import { sectionsToHtml } from './print-html.ts';

const context = { pathname: '/api/other', componentPath: () => null, demoPages: [] };

const pageOf = (...others: Partial<ComponentDoc>[]) =>
  apiPage({ name: 'Other exports', main: null, parts: [], others: others.map(makeDoc) }, context);

test('each has an address, of two names that differ by case as well', () => {
  const names = ['grey', 'Grey', 'kind'];
  const page = pageOf(
    ...names.map((name) => ({ kind: 'constant' as const, name, definition: 'x' })),
  );
  expect(page.lead).toBe(
    '3 exports of <code dir="ltr">dials</code> that have no page of their own.',
  );
  expect(page.toc).toEqual([{ text: 'Constants', hash: 'constants', level: 2 }]);
  expect(new Set(page.anchors).size).toBe(page.anchors.length);
  const [block] = page.blocks;
  const html = block?.kind === 'api' ? sectionsToHtml(block.sections) : '';
  for (const anchor of page.anchors.slice(1)) expect(html).toContain(` id="${anchor}"`);
  expect(page.search.map(({ title }) => title)).toEqual(['Other exports', 'grey', 'Grey', 'kind']);
});

test('letters in names that nobody sees are shown', () => {
  const page = pageOf({ kind: 'constant', name: 'a\u3164', definition: 'x' });
  expect(page.search[1]!.title).toBe(String.raw`a\u3164`);
});

test('of an object that has functions its row has those, unless they are many', () => {
  const calls = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      ...{ text: `say.it${i}(\n  a: 1,\n): void`, description: '', parameters: [] },
      returns: { type: 'void', description: '', members: [] },
    }));
  const rowOf = (count: number) =>
    /\| `say` \|(.*?)\| `dials`/.exec(
      apiPageToMarkdown(
        pageOf({ kind: 'constant', name: 'say', definition: 'Say', signatures: calls(count) }),
      ),
    )![1];
  expect(rowOf(2)).toBe(' `say.it0(a: 1): void`<br>`say.it1(a: 1): void` ');
  expect(rowOf(12)).toContain('say.it11');
  expect(rowOf(13)).toBe(' `Say` ');
});

test('a table for each kind has what is to know of them, a long type cut', () => {
  const parameters = `(\n  at: At,\n)`;
  const signatures = [
    {
      ...{ text: `useAt${parameters}: void`, description: '', parameters: [] },
      returns: { type: 'void', description: '', members: [] },
    },
  ];
  const page = pageOf(
    { kind: 'type', name: 'Wide', definition: 'a'.repeat(201) },
    { kind: 'type', name: 'Fits', definition: 'a'.repeat(200) },
    { kind: 'hook', name: 'useAt', signatures },
    { kind: 'constant', name: 'old', definition: 'string', deprecated: 'No.', description: 'Was.' },
    { kind: 'function', name: 'turn', imports: [] },
  );
  const table = '| Name | Type | Import | Description |\n| --- | --- | --- | --- |\n';
  expect(apiPageToMarkdown(page)).toBe(
    `# Other exports

5 exports of \`dials\` that have no page of their own.

## Hooks

${table}| \`useAt\` | \`(at: At): void\` | \`dials\` |  |

## Functions

${table}| \`turn\` |  |  |  |

## Constants

${table}| ~~\`old\`~~ | \`string\` | \`dials\` | **Deprecated.** No.<br>Was. |

## Types

${table}| \`Wide\` | \`${'a'.repeat(200)}…\` | \`dials\` |  |
| \`Fits\` | \`${'a'.repeat(200)}\` | \`dials\` |  |
`,
  );
});

test('a type of several lines is shown on one', () => {
  const text = 'turn(\n  at: {\n    x: At;\n  },\n): void';
  const signatures = [
    {
      ...{ text, description: '', parameters: [] },
      returns: { type: 'void', description: '', members: [] },
    },
  ];
  const [block] = pageOf({ kind: 'function', name: 'turn', signatures }).blocks;
  expect(JSON.stringify(block)).toContain('"(at: { x: At; }): void"');
});

test('they are counted, link elsewhere, and are found by other names', () => {
  const page = pageOf({
    ...{ kind: 'hook', name: 'useAt', aliases: ['unstable_useAt'] },
    description: 'See [it](https://it.example).',
  });
  expect(page).toMatchObject({
    leadMarkdown: '1 export of `dials` that has no page of its own.',
    links: [{ href: 'https://it.example', line: 1 }],
    tabTitle: 'Other exports API',
  });
  expect(page.search[1]).toMatchObject({
    ...{ title: 'useAt', keywords: ['unstable_useAt'] },
    href: '/api/other#useat',
  });
});

test('the page has its place, its source, and an anchor for each row and table', () => {
  const others = [
    makeDoc({
      kind: 'type',
      name: 'types',
      definition: 'x',
      description: 'A [b](https://b.example).',
    }),
    makeDoc({ name: 'Panel', imports: [], deprecated: 'See [c](https://c.example).' }),
  ];
  const of = { package: 'dials', version: '1.0.0' };
  const page = apiPage(
    { name: 'Other exports', main: null, parts: [], others },
    { ...context, of },
  );
  expect(page).toMatchObject({
    ...{ kind: 'api', pathname: '/api/other', title: 'Other exports', hash: 'other-exports' },
    tabTitle: 'Other exports API of dials',
    description: '2 exports of dials that have no page of their own.',
    components: [],
    toc: [
      { text: 'Components', hash: 'components', level: 2 },
      { text: 'Types', hash: 'types', level: 2 },
    ],
    anchors: ['other-exports', 'components', 'types', 'types-2', 'panel'],
    links: [
      { href: 'https://c.example', line: 1 },
      { href: 'https://b.example', line: 1 },
    ],
    source: { file: 'dials/package.json', editUrl: '' },
  });
  expect(page.search[0]).toEqual({
    ...{ kind: 'page', title: 'Other exports', href: '/api/other' },
    text: '2 exports of dials that have no page of their own.',
  });
  expect(page.search[2]).toEqual({
    ...{ kind: 'export', title: 'Panel', href: '/api/other#panel', text: '', keywords: [] },
  });
});

test('a row has the first import and the first way to call it', () => {
  const signature = (text: string) => ({
    ...{ text, description: '', parameters: [] },
    returns: { type: 'void', description: '', members: [] },
  });
  const imports = ['dials', 'dials/turn'].map((specifier) => ({ specifier, clause: 'turn' }));
  const signatures = [signature('turn(): void'), signature('turn(by: number): void')];
  const page = pageOf({ kind: 'function', name: 'turn', imports, signatures });
  expect(apiPageToMarkdown(page)).toContain('| `turn` | `(): void` | `dials` |  |\n');
});
