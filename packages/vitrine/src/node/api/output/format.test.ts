import { expect, test } from 'vitest';
import { literals, makeDoc, makeProp, makeClass, makeSlot } from '../fixtures/docs.ts';
import type { MemberDoc, SignatureDoc } from '../../model/signature-doc.ts';
import { formatDocs } from './format.ts';

test('prints a component for people', () => {
  const doc = makeDoc({
    deprecated: 'Use Dial.',
    props: [
      makeProp({ name: 'size', type: 'Size', values: literals('s', 'm'), default: "'m'" }),
      makeProp({ name: 'onTurn', type: '(by: number) => void', required: true }),
      makeProp({
        name: 'old',
        type: 'boolean',
        deprecated: '',
        default: '{\n  a: 1\n}',
        inherited: true,
        from: 'Dial',
      }),
    ],
    slots: [makeSlot({ name: 'root', description: '', default: null })],
    classes: [makeClass({ name: 'root', className: 'XKnob-root', description: '' })],
    themeName: 'XKnob',
    inherits: { name: 'Dial', url: 'https://x.example' },
    polymorphic: true,
    rootElement: 'div',
    generics: [{ name: 'V', constraint: 'number', default: '1' }],
    unresolved: ['the type of x'],
  });
  expect(formatDocs([doc])).toBe(`Knob (deprecated: Use Dial.)
  import { Knob } from 'dials';
  root element: div (replaceable)
  builds on: Dial (https://x.example)
  theme key: XKnob
  type parameters: <V extends number = 1>

  Props
    size     Size ('s' | 'm') = 'm'
    onTurn*  (by: number) => void

  Props of Dial
    old  boolean = { a: 1 } (deprecated)

  Slots
    root

  CSS classes
    root  .XKnob-root

  Not resolved
    the type of x
`);
});

test('attributes that are accepted are told where the root is not known', () => {
  expect(formatDocs([makeDoc({ takesAttributes: true })])).toContain(
    '\n  takes the attributes of its root\n',
  );
  expect(formatDocs([makeDoc({ takesAttributes: true, rootElement: 'b' })])).not.toContain('takes');
});

const member = (changes: Partial<MemberDoc>): MemberDoc => ({
  ...{ name: 'by', type: 'number', required: false, default: null, description: '' },
  deprecated: null,
  ...changes,
});
const signature = (changes: Partial<SignatureDoc>): SignatureDoc => ({
  ...{ text: 'turn(): void', description: '', parameters: [] },
  returns: { type: 'void', description: '', members: [] },
  ...changes,
});
const parameter = (name: string, members: MemberDoc[] = []) => ({
  ...member({ name, type: 'Options', required: true }),
  members,
});

test('prints what is called: each way, parameters and results once, errors', () => {
  const result = (...members: MemberDoc[]) => ({ type: 'Turn', description: '', members });
  const doc = makeDoc({
    ...{ kind: 'function', name: 'turn', imports: [], throws: ['RangeError\nif so.', 'More.'] },
    signatures: [
      signature({
        text: 'turn(\n  by: number,\n): Turn',
        parameters: [parameter('by')],
        returns: result(member({ name: 'stop', required: true }), member({})),
      }),
      signature({
        parameters: [
          parameter('options', [member({ default: '{\n  a: 1\n}' }), member({ required: true })]),
          parameter('by'),
        ],
        returns: result(member({ name: 'stop' })),
      }),
    ],
  });
  expect(formatDocs([doc])).toBe(`turn

  turn(
    by: number,
  ): Turn

  turn(): void

  Parameters
    by*          Options
    options*     Options
    options.by   number = { a: 1 }
    options.by*  number

  Returns
    stop  number
    by    number

  Throws
    RangeError if so.
    More.
`);
});

test('prints a constant with its type, a component with nothing but its name', () => {
  const constant = makeDoc({ kind: 'constant', name: 'grey', definition: '{\n  50: string;\n}' });
  expect(formatDocs([constant, makeDoc({ imports: [] })])).toBe(`grey
  import { Knob } from 'dials';

  { 50: string; }

Knob
`);
});

test('prints what is known of the whole', () => {
  const cost = { minified: 1446, brotli: 688, shared: { minified: 0, brotli: 100 } };
  const doc = makeDoc({
    ...{ deprecated: '', rootElement: 'div', ref: 'HTMLDivElement', cost },
    inherits: { name: 'Dial', url: null },
    generics: [
      { name: 'V', constraint: null, default: null },
      { name: 'W', constraint: null, default: '1' },
      { name: 'X', constraint: 'V', default: null },
    ],
    imports: ['dials', 'dials/knob'].map((specifier) => ({ specifier, clause: 'Knob' })),
  });
  expect(formatDocs([doc])).toBe(`Knob (deprecated)
  import Knob from 'dials';
  import Knob from 'dials/knob';
  root element: div
  ref: HTMLDivElement
  builds on: Dial
  size: 688 B (1.4 kB minified), 100 B of it shared
  type parameters: <V, W = 1, X extends V>
`);
});

test('prints names for style sheets, slots with their defaults', () => {
  const named = (...names: string[]) => names.map((name) => ({ name, description: 'A.' }));
  const doc = makeDoc({
    imports: [],
    slots: [makeSlot({ default: "'div'" }), makeSlot({ name: 'thumb', default: 'a\n  b' })],
    classes: [makeClass({ className: 'XKnob-root' }), makeClass({ name: 'unknown' })],
    dataAttributes: named('data-on', 'data-off'),
    cssVariables: named('--size'),
    cssParts: named('bar'),
  });
  expect(formatDocs([doc])).toBe(`Knob

  Slots
    root   = 'div'
    thumb  = a b

  CSS classes
    root  .XKnob-root
    unknown

  Data attributes
    data-on
    data-off

  CSS variables
    --size

  CSS parts
    bar
`);
});

test('prints the type of a prop with what it comes down to, and each case in which it is required', () => {
  const props = [
    makeProp({ name: 'written', type: "'s' | 'm'", values: literals('s', 'm') }),
    makeProp({ name: 'partly', type: "'s' | Size", values: literals('s', 'm') }),
    makeProp({ name: 'named', type: "Base['x']", resolved: 'boolean' }),
    makeProp({
      name: 'open',
      type: "Union<'s', Sizes>",
      values: literals('s'),
      augmentable: 'Sizes',
    }),
    makeProp({ name: 'icon', type: 'Icon', values: literals(false) }),
    makeProp({ name: 'added', type: 'Size', values: literals('s'), augmentable: 'Sizes' }),
    makeProp({ name: 'cases', requiredIn: ['kind="a"', 'without src', 'without_x'] }),
    makeProp({ name: 'all', required: true, default: '1', deprecated: 'No.', onlyIn: ['a'] }),
    ...['Dial', 'Wheel', 'Dial'].map((from, i) =>
      makeProp({ name: `p${i}`, inherited: true, from }),
    ),
  ];
  expect(formatDocs([makeDoc({ props, imports: [] })])).toBe(`Knob

  Props
    written  's' | 'm'
    partly   's' | Size ('s' | 'm')
    named    Base['x'] (boolean)
    open     's'
    icon     Icon
    added    Size ('s')
    cases    number (required with kind="a" or without src or with without_x)
    all*     number = 1 (only with a) (deprecated)

  Props of Dial
    p0  number
    p2  number

  Props of Wheel
    p1  number
`);
});

test('what a package names does not steer the terminal', () => {
  const prop = makeProp({ name: 'a\u001b[2J', type: "'\u009b'" });
  expect(formatDocs([makeDoc({ props: [prop] })])).toContain(String.raw`a\u001b[2J  '\u009b'`);
  expect(formatDocs([makeDoc({ props: [makeProp({ name: 'a\u202e\u200b' })] })])).toContain(
    String.raw`a\u202e\u200b  `,
  );
});
