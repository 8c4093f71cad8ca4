import { expect, test } from 'vitest';
import { makeDoc } from '../fixtures/docs.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import type { MemberDoc, SignatureDoc } from '../../model/signature-doc.ts';
import { returnParts } from './function-parts.ts';
import { apiPage } from './page.ts';
import { apiPageToMarkdown } from './print-markdown.ts';
import { sectionsToHtml } from './print-html.ts';

const context = { pathname: '/api/use-dial', componentPath: () => null, demoPages: [] };

const member = (changes: Partial<MemberDoc>): MemberDoc => ({
  ...{ name: 'step', type: 'number', required: false, default: null, description: '' },
  deprecated: null,
  ...changes,
});
const parameter = (changes: Partial<SignatureDoc['parameters'][number]>) => ({
  ...member({}),
  members: [],
  ...changes,
});
const signature = (changes: Partial<SignatureDoc>): SignatureDoc => ({
  text: 'useDial(): void',
  description: '',
  parameters: [],
  returns: { type: 'void', description: '', members: [] },
  ...changes,
});
const pageOf = (changes: Partial<ComponentDoc>) => {
  const doc = makeDoc({ kind: 'hook', name: 'useDial', ...changes });
  return apiPage({ name: doc.name, main: doc, parts: [] }, context);
};
const htmlOf = (changes: Partial<ComponentDoc>) =>
  pageOf(changes)
    .blocks.map((block) => (block.kind === 'api' ? sectionsToHtml(block.sections) : ''))
    .join('');

test('a hook has its signature, a row for each option that can be linked to, and its result', () => {
  const signatures = [
    signature({
      text: 'useDial(options: Options): Dial',
      parameters: [
        parameter({ name: 'options', type: 'Options', required: true, members: [member({})] }),
      ],
      returns: { type: 'Dial', description: 'The dial.', members: [member({ name: 'turn' })] },
    }),
  ];
  const page = pageOf({ signatures, throws: ['`RangeError` if.'], see: ['<https://a.example/>'] });
  expect(page.toc.map(({ text }) => text)).toEqual(
    'Import,Signature,Parameters,Returns,Throws,See also'.split(','),
  );
  expect(page.description).toBe('useDial is a hook of dials: it takes options and gives Dial.');
  expect(page.anchors).toEqual(
    expect.arrayContaining(['prop-options', 'prop-options-step', 'prop-returns-turn']),
  );
  const html = htmlOf({ signatures });
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(page.anchors).toEqual(expect.arrayContaining(ids));
  expect(html).toContain('<code dir="ltr">options.step</code></a> <small>optional</small>');
  expect(html).toContain('The dial.');
  expect(page.search).toContainEqual(
    expect.objectContaining({
      kind: 'option',
      title: 'step',
      href: '/api/use-dial#prop-options-step',
    }),
  );
});

test('overloads share one table: a type for each, required where all require it', () => {
  const signatures = [
    signature({ parameters: [parameter({ name: 'at', type: 'string', required: true })] }),
    signature({
      parameters: [
        parameter({ name: 'at', type: 'number', required: true, description: 'Where.' }),
        parameter({ name: 'by', type: 'number', required: true }),
      ],
    }),
  ];
  const html = htmlOf({ signatures });
  expect(html).toMatch(
    /id="prop-at">.*?string<\/code><br><code dir="ltr">number<\/code><td>Where\./,
  );
  expect(html).toContain('by</code></a> <small>optional</small>');
  expect(html).not.toContain('at</code></a> <small>');
});

test('functions that a function has are listed below it; its parameters and its result are its own', () => {
  const signatures = [
    signature({
      text: 'useDial(at: number): Dial',
      parameters: [parameter({ name: 'at', required: true })],
    }),
    signature({
      text: 'useDial.turn(by: number): Turn',
      description: 'Turns\n*/ it.',
      parameters: [parameter({ name: 'by' })],
      returns: { type: 'Turn', description: '', members: [member({ name: 'turned' })] },
    }),
    signature({ text: 'useDial.stop(): void' }),
  ];
  const page = pageOf({ signatures });
  const markdown = apiPageToMarkdown(page);
  expect(markdown).toContain('function useDial(at: number): Dial;');
  expect(markdown).toContain(
    '/** Turns *\\/ it. */\nuseDial.turn(by: number): Turn;\nuseDial.stop(): void;',
  );
  expect(page.anchors).toContain('prop-at');
  expect(page.anchors).not.toContain('prop-by');
  expect(page.anchors).not.toContain('prop-returns-turned');
  expect(htmlOf({ signatures })).not.toContain('at</code></a> <small>optional');
});

test('of many overloads some are closed at first', () => {
  const signatures = Array.from({ length: 6 }, (_, i) =>
    signature({ text: `useDial(a${i}: number): void` }),
  );
  const html = htmlOf({ signatures });
  expect(html).toContain('<summary>2 more ways to call it</summary>');
  expect(html.indexOf('a3')).toBeLessThan(html.indexOf('<summary>'));
  expect(html.indexOf('a4')).toBeGreaterThan(html.indexOf('<summary>'));
  expect(html.indexOf('a5')).toBeGreaterThan(html.indexOf('a4'));
});

test('functions of a component, of a part and of an object stand in one block with their words', () => {
  const call = (text: string) => signature({ text, description: 'Asks.' });
  const doc = (name: string) =>
    makeDoc({ kind: 'component', name, signatures: [call(`${name}.ask(): void`)] });
  const page = apiPage({ name: 'Modal', main: doc('Modal'), parts: [doc('Modal.Box')] }, context);
  const text = apiPageToMarkdown(page);
  expect(text).toContain('## Functions\n\n```ts\n/** Asks. */\nModal.ask(): void;\n```');
  expect(text).toMatch(/## Modal\.Box\n[^#]*\/\*\* Asks\. \*\/\nModal\.Box\.ask\(\): void;/);
  const changes = { name: 'say', definition: 'Say', signatures: [call('say.ask(a: 1): 2')] };
  const constant = pageOf({ kind: 'constant', ...changes });
  expect(constant.leadMarkdown).toBe('`say` is a constant of `dials`.');
  expect(apiPageToMarkdown(constant)).toContain(
    'const say: Say\n```\n\n```ts\n/** Asks. */\nsay.ask(a: 1): 2;',
  );
});

test('a constant has its type, a type its definition', () => {
  const constant = pageOf({ kind: 'constant', name: 'grey', definition: '{ 50: string }' });
  expect(apiPageToMarkdown(constant)).toContain('const grey: { 50: string }');
  for (const definition of ['class Store extends Base', "enum Store { A = 'a' }"]) {
    const named = pageOf({ kind: 'constant', name: 'Store', definition });
    expect(apiPageToMarkdown(named)).toContain(`\n${definition}\n`);
  }
  const type = pageOf({ kind: 'type', name: 'Size', definition: "'s' | 'm'" });
  expect(apiPageToMarkdown(type)).toContain("type Size = 's' | 'm'");
});

/** The page from its signature on, as Markdown. */
const markdownOf = (changes: Partial<ComponentDoc>) =>
  apiPageToMarkdown(pageOf(changes)).replace(/^[\s\S]*?\n(?=## Signature)/, '');

test('overloads are one table, each option once, with defaults only where there are some', () => {
  const options = (changes: object) =>
    parameter({ name: 'options', type: 'Options', required: true, ...changes });
  const signatures = [
    signature({
      parameters: [options({ members: [member({ default: '2' })] })],
      returns: { type: 'Dial', description: '', members: [member({ name: 'turn' })] },
    }),
    signature({
      text: 'useDial(options: string): number',
      description: 'Or else.',
      parameters: [
        options({
          ...{ type: 'string', description: 'What it does.' },
          members: [member({ type: 'string' }), member({ name: 'at', required: true })],
        }),
      ],
      returns: { type: 'number', description: 'Where it is.', members: [member({ name: 'off' })] },
    }),
    signature({ returns: { type: 'Dial', description: 'Late.', members: [] } }),
    signature({
      parameters: [options({ members: [member({ name: 'pace', deprecated: 'No.' })] })],
    }),
  ];
  const markdown = markdownOf({ signatures });
  expect(markdown).toContain('function useDial(options: string): number;\n```\n\nOr else.\n');
  expect(markdown.slice(markdown.indexOf('## Parameters'))).toBe(`## Parameters

| Name | Type | Default | Description |
| --- | --- | --- | --- |
| \`options\` (optional) | \`Options\`<br>\`string\` |  | What it does. |
| \`options.step\` (optional) | \`number\` | \`2\` |  |
| \`options.at\` | \`number\` |  |  |
| ~~\`options.pace\`~~ (optional) | \`number\` |  | **Deprecated.** No. |

## Returns

\`Dial\` or \`number\`

Where it is.

| Name | Type | Description |
| --- | --- | --- |
| \`turn\` | \`number\` |  |
| \`off\` | \`number\` |  |
`);
  const [{ parameters, returns }] = [signature({ parameters: [options({})] })];
  expect(markdownOf({ signatures: [signature({ parameters, returns })] })).toContain(
    '| Name | Type | Description |\n| --- | --- | --- |\n| `options` | `Options` |  |\n',
  );
  expect(htmlOf({ signatures })).toContain(
    '<a href="#prop-options-pace"><s><code dir="ltr">options.pace</code></s></a>',
  );
});

test('of four overloads none is closed, and without any there is no section', () => {
  const four = Array.from({ length: 4 }, () => signature({}));
  expect(htmlOf({ signatures: four })).not.toContain('<details');
  expect(pageOf({ signatures: [] }).toc.map(({ text }) => text)).toEqual(['Import']);
});

test('a result without members is a line, nothing is told of none', () => {
  const returns = (type: string) =>
    returnParts(
      makeDoc({ signatures: [signature({ returns: { type, description: '', members: [] } })] }),
    );
  expect(returns('Dial')).toEqual([{ kind: 'text', content: [['p', ['', { code: 'Dial' }]]] }]);
  expect(returns('void')).toEqual([]);
});

test('to show overloads as one leaves them as they are', () => {
  const signatures = ['a', 'b'].map((name) =>
    signature({
      parameters: [parameter({ name: 'at', description: name, members: [member({ name })] })],
    }),
  );
  const before = structuredClone(signatures);
  pageOf({ signatures });
  expect(signatures).toEqual(before);
});

test('errors and references are lists', () => {
  const lists = { throws: ['`RangeError` if.', 'More.'], see: ['<https://a.example/>'] };
  const markdown = markdownOf({ signatures: [signature({})], ...lists });
  expect(markdown).toContain('## Throws\n\n- `RangeError` if.\n- More.\n');
  expect(markdown).toContain('- [https://a.example/](https://a.example/)\n');
});
