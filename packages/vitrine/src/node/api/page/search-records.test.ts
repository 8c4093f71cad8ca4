import { describe, expect, test } from 'vitest';
import type { MemberDoc, SignatureDoc } from '../../model/signature-doc.ts';
import { literals, makeClass, makeDoc, makeProp, makeSlot } from '../fixtures/docs.ts';
import { listPartRecords, listSearchRecords } from './search-records.ts';

const PATHS = ['/api/dial', '/api/wheel'];
const context = {
  pathname: '/api/dial',
  componentPath: (name: string) => PATHS.find((path) => path.endsWith(name.toLowerCase())) ?? null,
  demoPages: [],
};
const list = (changes: Parameters<typeof makeDoc>[0]) =>
  listSearchRecords(
    makeDoc({ name: 'Dial', imports: [], ...changes }),
    context,
    'import and props',
  );
const rest = (changes: Parameters<typeof makeDoc>[0]) => list(changes).slice(1);

describe('a page is found', () => {
  test('by its name and its description', () => {
    const description = 'Turns [a *value*](https://x.example), `by`\n**hand**. ';
    expect(list({ description })).toEqual([
      {
        kind: 'page',
        title: 'Dial',
        href: '/api/dial',
        text: 'Turns a value, by hand.',
        keywords: [],
      },
    ]);
    expect(list({ description: '*' })[0]!.text).toBe('Dial API: import and props');
  });

  test('by other names and imports', () => {
    const imports = [
      { specifier: 'dials', clause: '{ Dial }' },
      { specifier: 'Dial', clause: 'Dial' },
    ];
    const [page] = list({ imports, aliases: ['Dial', 'unstable_Dial'], themeName: 'XDial' });
    expect(page!.keywords).toEqual(['XDial', 'unstable_Dial', 'dials']);
  });
});

test('props are found that no other page tells of, and those that nobody uses it without', () => {
  const props = [
    makeProp({ name: 'size', values: literals('s', 'm'), description: 'How *large*.' }),
    makeProp({ name: 'tone', values: literals('calm') }),
    makeProp({ name: 'grip', description: 'How firm.', inherited: true, from: 'Elsewhere' }),
    makeProp({ name: 'spin', inherited: true, from: 'Wheel' }),
    makeProp({ name: 'turn', inherited: true, from: 'Dial' }),
    makeProp({ name: 'axle', inherited: true, required: true, from: 'Wheel' }),
    makeProp({ name: 'told', from: 'Wheel' }),
    makeProp({ name: 'lost', inherited: true }),
    makeProp({ name: 'tint', group: 'Style props' }),
  ];
  const prop = (title: string, text = '') => ({
    ...{ kind: 'prop', title, text },
    href: `/api/dial#prop-${title}`,
  });
  expect(rest({ props })).toEqual([
    prop('size', "'s' | 'm' · How large."),
    prop('tone', "'calm'"),
    prop('grip', 'How firm.'),
    ...['turn', 'axle', 'told', 'lost'].map((name) => prop(name)),
  ]);
});

test('options are found once, whichever overload has them', () => {
  const member = (name: string, description: string): MemberDoc => ({
    ...{ name, description, type: 'x', required: false, default: null, deprecated: null },
  });
  const signature = (...members: MemberDoc[]): SignatureDoc => ({
    ...{ text: '', description: '', returns: { type: 'void', description: '', members: [] } },
    parameters: [
      { ...member('options', ''), members },
      { ...member('more', ''), members: [] },
    ],
  });
  const signatures = [
    signature(member('at', 'Where.'), member('by', 'How.')),
    signature(member('by', 'How *far*.')),
  ];
  const option = (title: string, text: string) => ({
    ...{ kind: 'option', title, text },
    href: `/api/dial#prop-options-${title}`,
  });
  expect(rest({ kind: 'hook', signatures })).toEqual([
    option('at', 'Where.'),
    option('by', 'How far.'),
  ]);
});

test('types are found with their description, or what they are', () => {
  const types = [
    { name: 'Size', definition: "type Size = 's'", description: 'How *large*.' },
    { name: 'Tone', definition: 'a'.repeat(201), description: '' },
  ];
  const type = (title: string, text: string) => ({
    ...{ kind: 'type', title, text },
    href: `/api/dial#type-${title}`,
  });
  expect(rest({ types })).toEqual([type('Size', 'How large.'), type('Tone', 'a'.repeat(200))]);
});

test('names for style sheets and slots are found', () => {
  const record = (kind: string, title: string, hash: string) => ({
    ...{ kind, title, text: 'a b' },
    href: `/api/dial#${hash}`,
  });
  expect(
    rest({
      dataAttributes: [{ name: 'data-on', description: 'a\n`b`' }],
      cssVariables: [{ name: '--size', description: 'a  b' }],
      cssParts: [{ name: 'bar', description: 'a b' }],
      slots: [makeSlot({ description: 'a *b*' })],
    }),
  ).toEqual([
    record('attribute', 'data-on', 'css-data-on'),
    record('variable', '--size', 'css---size'),
    record('slot', 'root', 'slots'),
  ]);
});

test('classes are found that are the component’s own', () => {
  const classes = ['X-disabled', 'XDial-root', 'Dial-root', ''].map((className) =>
    makeClass({ className, description: '*a*' }),
  );
  const found = (className: string) => ({
    ...{ kind: 'class', title: `.${className}`, text: 'a' },
    href: '/api/dial#css-classes',
  });
  expect(rest({ classes, themeName: 'XDial' })).toEqual([found('XDial-root')]);
  expect(rest({ classes })).toEqual([found('Dial-root')]);
});

test('a part is found with its props, attributes and variables, below the page', () => {
  const part = makeDoc({
    ...{ name: 'Dial.Knob', aliases: ['DialKnob'], description: '*Turns*.' },
    props: [makeProp({ name: 'size' })],
    dataAttributes: [{ name: 'data-on', description: '' }],
    slots: [makeSlot({})],
  });
  expect(listPartRecords(part, context)).toEqual([
    {
      ...{ kind: 'heading', title: 'Dial.Knob', text: 'Turns.' },
      ...{ href: '/api/dial#dial-knob', keywords: ['DialKnob'] },
    },
    { kind: 'prop', title: 'size', href: '/api/dial#prop-Knob-size', text: '' },
    { kind: 'attribute', title: 'data-on', href: '/api/dial#css-Knob-data-on', text: '' },
  ]);
});

test.each([
  ['[a](b) [c] (d) [e](f(g))', 'a [c] (d) [e](f(g))'],
  ['[[a]](b)', '[[a]](b)'],
  [' a\n\n b\t', 'a b'],
  ['**a** `b` _c_', 'a b _c_'],
])('Markdown without its markup: %j → %j', (description, text) => {
  expect(list({ description })[0]!.text).toBe(text);
});

test('functions of a component, a part and an object are found by their names, alone and behind what they belong to', () => {
  const call = (text: string, description = ''): SignatureDoc => ({
    ...{ text, description, parameters: [] },
    returns: { type: 'void', description: '', members: [] },
  });
  const signatures = [
    call('Dial.ask<T>(of: T): void', 'Asks *once*.'),
    call('Dial.ask(): void'),
    call('Dial.tell(): void'),
    call('Dial(): void'),
  ];
  const found = (hash: string, name = 'Dial') => [
    {
      ...{ kind: 'option', title: 'ask', text: 'Asks once.' },
      ...{ href: `/api/dial#${hash}`, keywords: [`${name}.ask`] },
    },
    {
      ...{ kind: 'option', title: 'tell', text: `${name}.tell(): void` },
      ...{ href: `/api/dial#${hash}`, keywords: [`${name}.tell`] },
    },
  ];
  expect(rest({ signatures })).toEqual(found('functions'));
  expect(rest({ kind: 'constant', signatures })).toEqual(found('signature'));
  const ofPart = signatures.map((one) => ({ ...one, text: one.text.replace('Dial', 'Dial.Hand') }));
  const part = makeDoc({ name: 'Dial.Hand', imports: [], signatures: ofPart });
  expect(listPartRecords(part, context).slice(1)).toEqual(found('functions', 'Dial.Hand'));
});
