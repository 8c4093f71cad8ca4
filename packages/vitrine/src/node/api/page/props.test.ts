import { describe, expect, test } from 'vitest';
import type { ApiTable } from '../../../shared/api-section.ts';
import type { ComponentDoc, PropDoc } from '../../model/component-doc.ts';
import { literals, makeDoc, makeProp, pageOf } from '../fixtures/docs.ts';
import { apiPage } from './page.ts';
import { richToHtml, sectionsToHtml } from './print-html.ts';
import { propParts, rowName } from './props.ts';
import { codeBlock } from './text/rich-text.ts';
import { apiPageToMarkdown } from './print-markdown.ts';

const context = {
  pathname: '/api/knob',
  componentPath: (name: string) => (name === 'Style props' ? '/api/style-props' : null),
  demoPages: [],
};
const compile = (changes: Partial<ComponentDoc>) => apiPage(pageOf(makeDoc(changes)), context);
const htmlOf = (changes: Partial<ComponentDoc>) =>
  compile(changes)
    .blocks.map((block) => (block.kind === 'api' ? sectionsToHtml(block.sections) : ''))
    .join('');

test('a name that the site gives shared props is text, one of the code is code', () => {
  expect(htmlOf({ groups: ['AriaProps', 'Style props'] })).toContain(
    '<p>The props of <code dir="ltr">AriaProps</code>, <a href="/api/style-props">Style props</a> are accepted as well.</p>',
  );
});

test.each([
  [['variant="line"'], 'required with <code dir="ltr">variant=&quot;line&quot;</code>'],
  [['without src'], 'required without <code dir="ltr">src</code>'],
  [
    ['kind="a & b"', 'without href'],
    'required with <code dir="ltr">kind=&quot;a &amp; b&quot;</code> or without <code dir="ltr">href</code>',
  ],
])('says in which variant a prop is required: %j', (requiredIn, note) => {
  const changes = { props: [makeProp({ name: 'width', requiredIn })] };
  expect(htmlOf(changes)).toContain(
    `<tr id="prop-width"><th scope="row"><a href="#prop-width"><code dir="ltr">width</code></a> <small>${note}</small><td>`,
  );
  const [first] = requiredIn;
  const markdown = apiPageToMarkdown(compile(changes));
  expect(markdown).toContain('required with');
  expect(markdown).toContain(first!.replace('without ', ''));
});

test('says which variants alone take a prop, once where they are those that require it', () => {
  const only = ['variant="line"'];
  const note = (changes: Partial<PropDoc>) =>
    /<small>(.*?)<\/small>/
      .exec(htmlOf({ props: [makeProp({ name: 'width', onlyIn: only, ...changes })] }))?.[1]
      ?.replace(/<[^>]*>/g, '');
  expect(note({})).toBe('only with variant=&quot;line&quot;');
  expect(note({ required: true })).toBe('only with variant=&quot;line&quot;');
  expect(note({ requiredIn: only })).toBe(
    'required with variant=&quot;line&quot;, not taken otherwise',
  );
});

test('what is required everywhere says so once', () => {
  const html = htmlOf({
    props: [makeProp({ name: 'width', required: true, requiredIn: ['variant="line"'] })],
  });
  expect(html).toContain('<em>required</em><td>');
  expect(html).not.toContain('variant=');
});

const code = (text: string) => ({ code: text });
const rowsOf = (...props: Partial<PropDoc>[]) =>
  (propParts(makeDoc({ since: '1.0.0', props: props.map(makeProp) }), () => null)[0] as ApiTable)
    .rows;
const cells = (changes: Partial<PropDoc>) => rowsOf(changes)[0]!.cells;

test('rows are in the order of the alphabet, those of equal names as their authors have them', () => {
  const order = (...names: string[]) =>
    rowsOf(...names.map((name) => ({ name, required: name.startsWith('_') }))).map(
      ({ prop }) => prop,
    );
  expect(order('c', 'a', '_z', 'B', '_y')).toEqual(['_y', '_z', 'a', 'B', 'c']);
  expect(order('Size', 'size')).toEqual(['Size', 'size']);
  expect(order('size', 'Size')).toEqual(['size', 'Size']);
});

describe('the cells of a row', () => {
  test('have nothing but name and type where nothing else is known', () => {
    expect(propParts(makeDoc({ props: [makeProp({})] }), () => null)).toEqual([
      {
        ...{ kind: 'table', columns: ['Name', 'Type', 'Default', 'Description'] },
        rows: [{ prop: 'size', cells: [[code('size')], [code('number')], [], []] }],
      },
    ]);
  });

  test('say beside the name whether it is required, and since when it is there', () => {
    const since = (version: string) => [' ', ['small', [`Since ${version}.`]]];
    expect(cells({ since: '1.0.0' })[0]).toEqual([code('size')]);
    expect(cells({ since: '2.0.0', required: true })[0]).toEqual([
      ...[code('size'), ' ', ['em', ['required']], ...since('2.0.0')],
    ]);
    expect(cells({ requiredIn: ['a', 'without b', 'without'] })[0]).toEqual([
      ...[code('size'), ' '],
      [
        'small',
        [
          'required ',
          ...['with ', code('a'), ' or without ', code('b'), ' or with ', code('without')],
        ],
      ],
    ]);
  });

  test.each<[Partial<PropDoc>, unknown[]]>([
    [{ type: "'s' | 'm'", values: literals('s', 'm') }, [code("'s' | 'm'")]],
    [
      { type: "'s' | Size", values: literals('s', 'm') },
      [code("'s' | Size"), ' ', ['small', [code("'s' | 'm'")]]],
    ],
    [{ type: 'X', resolved: 'boolean' }, [code('X'), ' ', ['small', [code('boolean')]]]],
    [
      { type: 'Size', augmentable: 'Sizes', values: literals('s') },
      [
        code('Size'),
        ' ',
        ['small', [code("'s'")]],
        ' ',
        ['small', ['more through ', code('Sizes')]],
      ],
    ],
    [
      { type: "Union<'s', Sizes>", augmentable: 'Sizes', values: literals('s') },
      [code("'s'"), ' ', ['small', ['more through ', code('Sizes')]]],
    ],
    [
      { type: "'s'", augmentable: 'Sizes', values: literals('s') },
      [code("'s'"), ' ', ['small', ['more through ', code('Sizes')]]],
    ],
  ])('have the type, and what it does not tell beside it: %j', (changes, cell) => {
    expect(cells(changes)[1]).toStrictEqual(cell);
  });

  test('have the default, on a line of its own where it is wide', () => {
    const value = 'd'.repeat(32);
    expect(cells({ default: value })[2]).toEqual([code(value)]);
    expect(cells({ default: `${value}d` })[2]).toEqual([['span', [code(`${value}d`)]]]);
    expect(cells({ default: '1', defaultFrom: 'tag' })[2]).toEqual([code('1')]);
    expect(cells({ default: '1', defaultFrom: 'code' })[2]).toEqual([
      ...[code('1'), ' ', ['small', ['from code']]],
    ]);
    expect(cells({ default: null, defaultFrom: 'code' })[2]).toEqual([]);
  });

  test('have the description, behind the reason not to use it and before examples', () => {
    const changes = { deprecated: 'Use *it*.', deprecatedSince: '3.0.0', examples: ['a', 'b'] };
    expect(cells({ ...changes, description: 'A.\n\nB.' })[3]).toEqual([
      ['p', [['strong', ['Deprecated since 3.0.0', '.']], ' ', 'Use ', ['em', ['it']], '.']],
      ...['\n', ['p', ['A.']], '\n', ['p', ['B.']]],
      ...[codeBlock('a', 'tsx'), codeBlock('b', 'tsx')],
    ]);
    const listed = richToHtml(cells({ deprecated: 'Use:\n- a' }).at(-1)!);
    expect(listed).toBe('<p><strong>Deprecated.</strong> Use:</p><ul>\n<li>a</li>\n</ul>');
    // Paragraphs of a cell run on: neither words nor sentences may run into each other.
    const both = richToHtml(cells({ deprecated: 'Use `it` instead', description: 'A' }).at(-1)!);
    expect(both).toBe('<p><strong>Deprecated.</strong> Use <code>it</code> instead.</p>\nA');
    expect(cells({ deprecated: '' })).toEqual([
      ...[[['s', [code('size')]]], [code('number')], []],
      [['p', [['strong', ['Deprecated', '.']]]]],
    ]);
  });
});

test('inherited props are told by what they come from, whether or not there are own ones', () => {
  const props = [
    makeProp({ name: 'a', inherited: true, from: 'Style props' }),
    makeProp({ name: 'b', inherited: true, from: 'Wheel' }),
    makeProp({ name: 'c', inherited: true, from: 'Style props' }),
    makeProp({ name: 'd', group: 'Shared' }),
  ];
  const parts = propParts(makeDoc({ props, groups: ['Shared', 'More'] }), context.componentPath);
  const table = (...names: string[]) =>
    expect.objectContaining({
      rows: names.map((prop) => expect.objectContaining({ prop }) as unknown),
    }) as unknown;
  expect(parts).toEqual([
    { kind: 'text', content: [['p', ['Knob declares no props of its own.']]] },
    {
      ...{ kind: 'text' },
      content: [
        ['p', ['The props of ', code('Shared'), ', ', code('More'), ' are accepted as well.']],
      ],
    },
    {
      ...{ kind: 'details', summary: ['2 props inherited from ', code('Style props')] },
      parts: [
        {
          kind: 'text',
          content: [
            ['p', ['See ', ['a', [code('Style props')], { href: '/api/style-props' }], '.']],
          ],
        },
        table('a', 'c'),
      ],
    },
    {
      ...{ kind: 'details', summary: ['1 prop inherited from ', code('Wheel')] },
      parts: [{ kind: 'text', content: [] }, table('b')],
    },
  ]);
});

test('a row of a part is addressed with the name of the part', () => {
  expect(rowName({ name: 'Dial' }, 'size')).toBe('size');
  expect(rowName({ name: 'Dial.Knob' }, 'size')).toBe('Knob.size');
  expect(rowName({ name: 'Dial.Knob.Grip' }, 'size')).toBe('Knob.Grip.size');
});
