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

${table}| \`useAt\` | \`( at: At, ): void\` | \`dials\` |  |

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
