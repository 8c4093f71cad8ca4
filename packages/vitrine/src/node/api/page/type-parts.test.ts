/** Types that declarations name, from the package to the page. */
import { beforeAll, expect, test } from 'vitest';
import { extractPackage } from '../extract-package.ts';
import { installFixtures } from '../fixtures/install.ts';
import { makeDoc, makeProp } from '../fixtures/docs.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { apiPage } from './page.ts';
import { sectionsToHtml } from './print-html.ts';
import { apiPageToMarkdown } from './print-markdown.ts';
import { codeBlock } from './text/rich-text.ts';
import { typeCode, typeSections } from './type-parts.ts';

const context = { pathname: '/api/bell', componentPath: () => null, demoPages: [] };
const htmlOf = (page: ReturnType<typeof apiPage>) =>
  page.blocks.map((block) => (block.kind === 'api' ? sectionsToHtml(block.sections) : '')).join('');

let docs: ComponentDoc[];
beforeAll(async () => {
  ({ docs } = await extractPackage({ root: installFixtures(['tools-ui']), package: 'tools-ui' }));
}, 60_000);
const find = (name: string) => docs.find((doc) => doc.name === name)!;

test('the library’s own types come with their definitions, React’s and the language’s do not', () => {
  expect(find('Bell').types).toEqual([
    { name: 'Tone', definition: "type Tone = 'calm' | 'loud' | 'shrill'", description: '' },
    {
      name: 'Container',
      definition: 'type Container = string | HTMLElement | false',
      description: '',
    },
    expect.objectContaining({ name: 'UseTimerOptions' }),
  ]);
  expect(find('useTimer').types.map(({ name }) => name)).toEqual([
    'UseTimerOptions',
    'TimerHandlers',
  ]);
  expect(find('useTimer').types[1]!.definition).toBe(
    'interface TimerHandlers {\n  start: () => void;\n  stop(): void;\n}',
  );
  expect(find('measure').types.map(({ name }) => name)).toEqual(['Box']);
});

test('a mention opens the definition, which has an address and is found', () => {
  const page = apiPage({ name: 'Bell', main: find('Bell'), parts: [] }, context);
  const html = htmlOf(page);
  expect(html).toContain('<button type="button" popovertarget="type-Tone">Tone</button>');
  expect(html).toContain('<div class="api-type" id="type-Tone" popover>');
  expect(page.anchors).toContain('type-Tone');
  expect(page.search).toContainEqual(
    expect.objectContaining({ kind: 'type', title: 'Tone', href: '/api/bell#type-Tone' }),
  );
  expect(apiPageToMarkdown(page)).toContain("type Tone = 'calm' | 'loud' | 'shrill'");
  expect(apiPageToMarkdown(page)).toContain('| `Tone` ');
});

test('names in other words, members and strings open nothing', () => {
  const types = [{ name: 'Size', definition: "type Size = 's'", description: '' }];
  const props = [
    makeProp({ name: 'a', type: "Size | FontSize | 'Size' | Kit.Size | Array<Size>" }),
  ];
  const html = htmlOf(
    apiPage({ name: 'Knob', main: makeDoc({ props, types }), parts: [] }, context),
  );
  expect(html.match(/popovertarget="type-Size"/g)).toHaveLength(3);
});

test('what several parts name stands on the page once', () => {
  const types = [{ name: 'Size', definition: "type Size = 's'", description: '' }];
  const parts = ['Dial.Root', 'Dial.Hand'].map((name) =>
    makeDoc({ name, types, props: [makeProp({ type: 'Size' })] }),
  );
  const page = apiPage({ name: 'Dial', main: null, parts }, context);
  expect(htmlOf(page).match(/id="type-Size"/g)).toHaveLength(1);
  expect(new Set(page.anchors).size).toBe(page.anchors.length);
});

test('code names the types in it, and how much of a long union stays in sight', () => {
  const types = ['Size', 'Tone', 'Side'].map((name) => ({ name, definition: '', description: '' }));
  expect(typeCode('number', { types })).toStrictEqual({ code: 'number' });
  expect(typeCode('Tone | Size', { types })).toStrictEqual({
    ...{ code: 'Tone | Size', types: ['Size', 'Tone'] },
  });
  const union = 'abcdefghijklm'.split('').join(' | ');
  expect(typeCode(union, { types })).toStrictEqual({ code: union, shown: 29 });
});

test('types are a list of names, and the definition of each', () => {
  const type = (name: string, description = '') => ({
    name,
    definition: `type ${name}`,
    description,
  });
  const docs = [[type('Size', '*A*.'), type('Tone')], [type('Side'), type('Size', 'B.')], []];
  expect(typeSections(docs.map((types) => makeDoc({ types })))).toEqual([
    {
      ...{ title: 'Types', hash: 'types' },
      parts: [
        {
          kind: 'text',
          content: [
            [
              'p',
              [
                { code: 'Size', types: ['Size'] },
                ...[' ', { code: 'Tone', types: ['Tone'] }],
                ...[' ', { code: 'Side', types: ['Side'] }],
              ],
              { class: 'api-types' },
            ],
          ],
        },
        {
          ...{ kind: 'type', name: 'Size' },
          content: [codeBlock('type Size', 'ts'), ['p', [['em', ['A']], '.']]],
        },
        { kind: 'type', name: 'Tone', content: [codeBlock('type Tone', 'ts')] },
        { kind: 'type', name: 'Side', content: [codeBlock('type Side', 'ts')] },
      ],
    },
  ]);
  expect(typeSections([makeDoc()])).toEqual([]);
});
