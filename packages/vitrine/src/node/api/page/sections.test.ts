/** What each section says, of small documentation. */
import { describe, expect, test } from 'vitest';
import type { ApiPart, ApiSection } from '../../../shared/api-section.ts';
import { literals, makeClass, makeDoc, makeProp, makeSlot } from '../fixtures/docs.ts';
import { buildPart } from './parts.ts';
import { codeBlock } from './text/rich-text.ts';
import { sectionsToMarkdown } from './print-markdown.ts';
import {
  buildSections,
  classParts,
  inheritanceParts,
  rootParts,
  slotParts,
  topParts,
} from './sections.ts';
import { attributeParts, cssPartParts, variableParts } from './selector-parts.ts';
import { otherValue, themeParts } from './theme-parts.ts';

const context = {
  pathname: '/api/knob',
  componentPath: (name: string) => (name === 'Dial' ? '/api/dial' : null),
  demoPages: [],
};
const markdown = (parts: ApiPart[]) => sectionsToMarkdown([{ title: '', hash: '', parts }]);
const hashes = (sections: ApiSection[]) => sections.map(({ hash }) => hash);
const code = (text: string) => ({ code: text });

describe('above all else', () => {
  test('stands nothing where nothing is known', () => {
    expect(topParts(makeDoc(), { demoPages: [] })).toEqual([]);
  });

  test('stand package, demos, age and cost', () => {
    const cost = { minified: 900, brotli: 688, shared: { minified: 0, brotli: 0 } };
    const demoPages = ['/a', '/b'].map((pathname) => ({ pathname, title: 'A', description: '' }));
    const of = { package: '@acme/dials', version: '2.0.0', installedAs: 'dials-2' };
    const note = { class: 'api-demos' };
    expect(topParts(makeDoc({ since: '1.2.0', cost }), { demoPages, of })).toEqual([
      {
        kind: 'text',
        content: [
          [
            'p',
            [
              ...[code('@acme/dials'), ' 2.0.0', ' (', code('dials-2'), ' in demos)'],
              ...[' · ', 'Demos: ', ['a', ['A'], { href: '/a' }]],
              ...[', ', ['a', ['A'], { href: '/b' }]],
              ...[' · ', 'Since 1.2.0', ' · ', '688 B'],
            ],
            note,
          ],
        ],
      },
    ]);
    const { installedAs: _, ...plain } = of;
    expect(topParts(makeDoc(), { demoPages: [], of: plain })).toEqual([
      { kind: 'text', content: [['p', [code('@acme/dials'), ' 2.0.0'], note]] },
    ]);
    expect(topParts(makeDoc({ cost }), { demoPages: [], sizesPath: '/sizes' })).toEqual([
      { kind: 'text', content: [['p', [['a', ['688 B'], { href: '/sizes' }]], note]] },
    ]);
  });

  test('stand warnings of what is deprecated and what the types do not tell', () => {
    const doc = makeDoc({ deprecated: '', unresolved: ['the type of x', 'the base'] });
    expect(topParts(doc, { demoPages: [] })).toEqual([
      { kind: 'warning', title: 'Deprecated', content: [] },
      {
        kind: 'warning',
        title: 'Not complete',
        content: [
          ['p', ['The types did not tell everything about this component:']],
          [
            'ul',
            [
              ['li', ['the type of x']],
              ['li', ['the base']],
            ],
          ],
        ],
      },
    ]);
  });
});

describe('the sections of a page', () => {
  const imports = [
    { specifier: 'dials', clause: '{ Knob }' },
    { specifier: 'dials/knob', clause: 'Knob' },
  ];

  test('are those of a component where there are props, whatever it is', () => {
    const changes = { since: '1.0.0', imports, see: ['a'] };
    const generics = [{ name: 'V', constraint: null, default: '1' }];
    expect(hashes(buildSections(makeDoc({ ...changes, generics }), context))).toEqual([
      '',
      'import',
      'props',
      'type-parameters',
      'see',
    ]);
    const type = makeDoc({ ...changes, kind: 'type', definition: 'x' });
    expect(hashes(buildSections(type, context))).toEqual(['', 'import', 'signature', 'see']);
    const shared = { ...type, props: [makeProp({})] };
    expect(hashes(buildSections(shared, context))).toEqual(['', 'import', 'props', 'see']);
  });

  test('of what only holds parts are those above its parts', () => {
    const doc = makeDoc({ since: '1.0.0', themeName: 'XKnob', see: ['a'] });
    expect(hashes(buildSections(doc, context, false))).toEqual(['', 'import']);
  });

  test('tell every import, with the rest of the comment and examples', () => {
    const doc = makeDoc({ imports, description: 'Turns.\n\nMore.', examples: ['<Knob />'] });
    const [first] = buildSections(doc, context);
    expect(sectionsToMarkdown([first!])).toBe(
      "## Import\n\n```js\nimport { Knob } from 'dials';\n// or\nimport Knob from 'dials/knob';\n```\n\nMore.\n\n```tsx\n<Knob />\n```",
    );
    expect(hashes(buildSections({ ...doc, imports: [] }, context))).toEqual(['props']);
  });

  test('have a table of type parameters', () => {
    const generics = [
      { name: 'V', constraint: 'number', default: null },
      { name: 'W', constraint: null, default: '1' },
    ];
    expect(buildSections(makeDoc({ generics }), context).at(-1)!.parts).toEqual([
      {
        kind: 'table',
        columns: ['Name', 'Extends', 'Default'],
        rows: [
          { cells: [[code('V')], [code('number')], []] },
          { cells: [[code('W')], [], [code('1')]] },
        ],
      },
    ]);
  });

  test('link within the site where it has what is linked', () => {
    const away = 'https://dials.example/dial';
    const doc = makeDoc({ deprecated: `See [it](${away}).` });
    const [top] = buildSections(doc, { ...context, ownLinks: { [away]: '/api/dial' } });
    expect(sectionsToMarkdown([top!])).toContain('See [it](/api/dial).');
    const part = buildPart(doc, { ...context, ownLinks: { [away]: '/api/dial' } });
    expect(sectionsToMarkdown(part)).toContain('See [it](/api/dial).');
  });
});

describe('the root', () => {
  const of = (changes: Parameters<typeof makeDoc>[0]) => markdown(rootParts(makeDoc(changes)));
  const props = [makeProp({ name: 'size' }), makeProp({ name: 'as' })];

  test('is an element or a component, whose props are accepted', () => {
    expect(rootParts(makeDoc({ props, polymorphic: false }))).toEqual([]);
    expect(of({ rootElement: 'div' })).toBe(
      'Attributes and events of the `<div>` element are accepted as well.',
    );
    expect(of({ rootElement: 'XPaper' })).toBe(
      'The root is a `XPaper`; its props are accepted as well.',
    );
    expect(of({ rootElement: 'XPaper', takesAttributes: true })).toBe(
      of({ rootElement: 'XPaper' }),
    );
  });

  test('takes attributes also where the types do not tell which it is', () => {
    expect(of({ takesAttributes: true })).toBe(
      'Attributes and events of its root element are accepted as well.',
    );
  });

  test('can be replaced by a prop, and is what a ref points at', () => {
    const choice = (prop: string) =>
      `Another root element or component can take its place: name it in \`${prop}\`.`;
    expect(of({ props, polymorphic: true })).toBe(choice('as'));
    const component = [makeProp({ name: 'component' })];
    expect(of({ props: component, polymorphic: true })).toBe(choice('component'));
    expect(of({ props: component.slice(1), polymorphic: true })).toBe('');
    expect(of({ ref: 'HTMLElement' })).toBe('Its `ref` points at the `HTMLElement`.');
    expect(of({ props, polymorphic: true, rootElement: 'b', ref: 'HTMLElement' })).toBe(
      `Attributes and events of the \`<b>\` element are accepted as well. ${choice('as')} Its \`ref\` points at the \`HTMLElement\`.`,
    );
    expect(JSON.stringify(rootParts(makeDoc({ props, polymorphic: true })))).toContain('#prop-as');
  });
});

test('slots are a table', () => {
  expect(slotParts(makeDoc())).toEqual([]);
  const slots = [makeSlot({ default: 'div', description: 'All.' }), makeSlot({ name: 'thumb' })];
  expect(slotParts(makeDoc({ slots }))[1]).toEqual({
    kind: 'table',
    columns: ['Slot', 'Default', 'Description'],
    rows: [
      { cells: [[code('root')], [code('div')], ['All.']] },
      { cells: [[code('thumb')], [], []] },
    ],
  });
});

describe('classes', () => {
  const one = (name: string, className = '') => makeClass({ name, className, description: 'A.' });

  test('are keys where nothing else is known of them', () => {
    expect(classParts(makeDoc({ themeName: 'XKnob' }))).toEqual([]);
    const parts = classParts(makeDoc({ classes: [one('root')], themeName: 'XKnob' }));
    expect(markdown(parts)).toBe(
      'Keys of the `classes` prop.\n\n| Key | Description |\n| --- | --- |\n| `root` | A. |',
    );
  });

  test('stand beside the key of each, and one of a state is said to be shared', () => {
    const classes = [one('root', 'XKnob-root'), one('off', 'X-off')];
    const table =
      '| Class | Key | Description |\n| --- | --- | --- |\n| `.XKnob-root` | `root` | A. |\n| `.X-off` | `off` | A. |';
    const start = 'Keys of the `classes` prop and the classes they stand for in a style sheet.';
    expect(markdown(classParts(makeDoc({ classes })))).toBe(`${start}\n\n${table}`);
    expect(markdown(classParts(makeDoc({ classes, themeName: 'XKnob' })))).toBe(
      `${start} A class such as \`.X-off\` marks a state and is shared by other components: combine it with one of this component.\n\n${table}`,
    );
    const own = makeDoc({ classes: [one('x'), ...classes.slice(0, 1)], themeName: 'XKnob' });
    expect(markdown(classParts(own))).not.toContain('such as');
    expect(markdown(classParts(own))).toContain('| Class | Key |');
  });

  test('of more than sixteen are closed', () => {
    const classes = Array.from({ length: 17 }, (_, i) => one(`c${i}`));
    expect(classParts(makeDoc({ classes }))).toEqual([
      {
        kind: 'details',
        summary: ['17 classes'],
        parts: [
          { kind: 'text', content: [['p', expect.anything()]] },
          expect.objectContaining({ kind: 'table', columns: ['Key', 'Description'] }),
        ],
      },
    ]);
    const sixteen = classParts(makeDoc({ classes: classes.slice(1) }));
    expect(sixteen.map(({ kind }) => kind)).toEqual(['text', 'table']);
  });
});

test('what a component builds on is linked here or elsewhere, and says where its props are', () => {
  const of = (name: string, url: string | null, from: string | null = null) => {
    const props = [makeProp({ inherited: true, from }), makeProp({ name: 'own' })];
    return markdown(inheritanceParts(makeDoc({ props, inherits: { name, url } }), context));
  };
  expect(inheritanceParts(makeDoc(), context)).toEqual([]);
  expect(of('Dial', 'https://x.example')).toBe('`Knob` builds on [`Dial`](/api/dial).');
  expect(of('Wheel', 'https://x.example')).toBe('`Knob` builds on [`Wheel`](https://x.example).');
  expect(of('Wheel', null, 'Dial')).toBe('`Knob` builds on `Wheel`.');
  expect(of('Wheel', null, 'Wheel')).toBe(
    '`Knob` builds on `Wheel`. Its props are listed above, closed.',
  );
});

test('names for style sheets are tables, with a column of words where there are some', () => {
  const doc = makeDoc({
    name: 'Dial.Knob',
    dataAttributes: [{ name: 'data-on', description: '' }],
    cssVariables: [
      { name: '--size', description: 'How *large*.' },
      { name: '--tint', description: '' },
    ],
    cssParts: [{ name: 'bar', description: '' }],
  });
  expect(attributeParts(makeDoc())).toEqual([]);
  const row = (id: string, ...cells: unknown[]) => ({ id, cells });
  expect([attributeParts(doc), variableParts(doc), cssPartParts(doc)].flat()).toEqual([
    {
      ...{ kind: 'table', columns: ['Attribute'] },
      rows: [row('css-Knob-data-on', [code('data-on')])],
    },
    {
      ...{ kind: 'table', columns: ['Variable', 'Description'] },
      rows: [
        row('css-Knob---size', [code('--size')], ['How ', ['em', ['large']], '.']),
        row('css-Knob---tint', [code('--tint')], []),
      ],
    },
    { ...{ kind: 'table', columns: ['Part'] }, rows: [row('css-Knob-bar', [code('bar')])] },
  ]);
});

test('a part has all that a page has, without demos', () => {
  const part = makeDoc({
    ...{ name: 'Dial.Knob', aliases: ['DialKnob', 'Knob'], description: 'Turns.' },
    ...{ since: '1.0.0', rootElement: 'i', inherits: { name: 'Dial', url: null } },
    slots: [makeSlot({})],
    classes: [makeClass({})],
    dataAttributes: [{ name: 'data-on', description: '' }],
    cssVariables: [{ name: '--size', description: '' }],
    cssParts: [{ name: 'bar', description: '' }],
    generics: [{ name: 'V', constraint: 'string', default: null }],
    examples: ['Turn it.'],
    see: ['The dial.'],
  });
  const demoPages = [{ pathname: '/a', title: 'A', description: '' }];
  const [section, ...others] = buildPart(part, { ...context, demoPages });
  expect(others).toEqual([]);
  expect(section).toMatchObject({ title: 'Dial.Knob', hash: 'dial-knob' });
  expect(section!.parts[0]).toEqual({
    kind: 'text',
    content: [
      ['p', ['Turns.']],
      ['p', ['Also known as ', code('DialKnob'), ', ', code('Knob'), '.']],
      codeBlock('Turn it.', 'tsx'),
    ],
  });
  const text = sectionsToMarkdown([section!]).replace(/\n\| ---.*/g, '');
  expect(text.split('\n\n').slice(4)).toEqual([
    'Since 1.0.0',
    'Dial.Knob declares no props of its own.',
    'Attributes and events of the `<i>` element are accepted as well.',
    'Parts that `slots` replaces and `slotProps` passes props to.',
    '| Slot | Default | Description |\n| `root` |  |  |',
    'Keys of the `classes` prop.',
    '| Key | Description |\n| `root` |  |',
    '| Attribute |\n| `data-on` |',
    '| Variable |\n| `--size` |',
    '| Part |\n| `bar` |',
    '`Dial.Knob` builds on [`Dial`](/api/dial).',
    '| Type parameter | Extends | Default |\n| `V` | `string` |  |',
    '- The dial.',
  ]);
  const [plain] = buildPart(makeDoc({ description: 'a' }), context);
  expect(plain!.parts[0]).toEqual({ kind: 'text', content: [['p', ['a']]] });
});

test('other names of an export are told below the import of it, of a hook as well', () => {
  for (const kind of ['component', 'hook'] as const) {
    const doc = makeDoc({ kind, name: 'useDial', aliases: ['Knob'], description: 'A. B' });
    const found = buildSections(doc, context, true).find(({ hash }) => hash === 'import');
    expect(sectionsToMarkdown([found!]), kind).toMatch(/```\n\nAlso known as `Knob`\.$/);
  }
});

test('of a part that stands for one for each element, a few names are shown', () => {
  const namesOf = (count: number) => Array.from({ length: count }, (_, i) => `spin.e${i}`);
  const said = (count: number) => {
    const part = makeDoc({ name: 'spin.div', aliases: namesOf(count) });
    return sectionsToMarkdown(buildPart(part, context)).split('\n\n')[1];
  };
  expect(said(13)).toBe(
    'There is one for each element: `spin.e0`, `spin.e1`, `spin.e2`, `spin.e3`, `spin.e4`, `spin.e5` and 7 more.',
  );
  expect(said(12)).toMatch(/^Also known as .*`spin\.e11`\.$/);
});

describe('a theme', () => {
  const maker = { specifier: 'dials', clause: '{ createTheme }' };
  const keys = ['components', 'XKnob'];
  const of = (changes: Parameters<typeof makeDoc>[0]) =>
    markdown(themeParts(makeDoc({ themeName: 'XKnob', ...changes })));
  const about = 'A theme sets default props and styles of every `Knob` under';

  test('has a key for what the component is called there', () => {
    expect(themeParts(makeDoc())).toEqual([]);
    expect(of({})).toBe(`${about} \`components.XKnob\`.`);
    const props = ['parts', 'XKnob', 'props'];
    const styles = ['styles', 'XKnob'];
    expect(of({ theme: { maker, props, styles } })).toContain('under `parts.XKnob`.');
    expect(of({ theme: { maker, props: null, styles } })).toContain('under `styles.XKnob`.');
  });

  test('is made with a prop and a style, each under its keys', () => {
    const classes = [makeClass({ name: 'on-off' }), makeClass({ name: 'root' })];
    const theme = { maker, props: [...keys, 'defaultProps'], styles: [...keys, 'a-b'] };
    const props = [
      ...[makeProp({ name: 'theirs', input: 'boolean', inherited: true })],
      ...[makeProp({ name: 'needed', input: 'boolean', required: true })],
      ...[makeProp({ name: 'old', input: 'boolean', deprecated: '' })],
      ...[makeProp({ name: 'shared', input: 'boolean', group: 'G' })],
      ...[makeProp({ name: 'size' }), makeProp({ name: 'aria-x', input: 'boolean' })],
      ...[makeProp({ name: 'last', input: 'boolean' })],
    ];
    expect(of({ theme, props, classes })).toBe(
      `${about} \`components.XKnob\`.\n
\`\`\`js
import { createTheme } from 'dials';

const theme = createTheme({
  components: {
    XKnob: {
      defaultProps: { 'aria-x': true },
      'a-b': { root: { borderRadius: 8 } },
    },
  },
});
\`\`\``,
    );
  });

  test.each([
    [{ theme: { maker, props: ['XKnob'], styles: null } }, '  XKnob: { /* props of Knob */ },\n'],
    [{ theme: { maker, props: null, styles: ['XKnob'] } }, '  XKnob: { borderRadius: 8 },\n'],
    [
      {
        theme: { maker, props: null, styles: ['XKnob'] },
        classes: [makeClass({ name: 'on-off' }), makeClass({ name: 'on' })],
      },
      "  XKnob: { 'on-off': { borderRadius: 8 } },\n",
    ],
  ])('is made with what there is: %j', (changes, lines) => {
    expect(of(changes)).toContain(`createTheme({\n${lines}});`);
  });

  test.each(['a', '$a', '_b', 'A1$_'])('the key %s needs no quotes', (key) => {
    const theme = { maker, props: null, styles: ['XKnob', key] };
    expect(of({ theme })).toContain(`    ${key}: {`);
  });

  test.each(['1a', 'a-b', '&a', 'a '])('the key "%s" needs quotes', (key) => {
    const theme = { maker, props: null, styles: ['XKnob', key] };
    expect(of({ theme })).toContain(`    '${key}': {`);
  });
});

test('another value of a prop is none that it has anyway', () => {
  const of = (changes: object) => otherValue(makeProp(changes));
  expect(of({ input: 'boolean' })).toBe('true');
  expect(of({ input: 'boolean', default: 'false' })).toBe('true');
  expect(of({ input: 'boolean', default: 'true' })).toBe('false');
  const values = literals('s', 'm');
  expect(of({ values })).toBeUndefined();
  expect(of({ values, default: "'s'" })).toBe("'m'");
  expect(of({ values, default: "'m'" })).toBe("'s'");
  expect(of({ default: '1', input: 'number' })).toBeUndefined();
});
