/** Types as they are written, and where they are not, in the words of the checker. */
import { describe, expect, test } from 'vitest';
import { asType } from '../type-text/hidden-parameters.ts';
import { splitUnion } from '../type-text/split-union.ts';
import { readKit } from '../fixtures/read-kit.ts';

test.each([
  ['string', ['string']],
  ["'a' | 'b'", ["'a'", "'b'"]],
  [' string | (number | 1)[] ', ['string', '(number | 1)[]']],
  ['{ a: 1 | 2 } | [1 | 2] | Set<1 | 2> | 3', ['{ a: 1 | 2 }', '[1 | 2]', 'Set<1 | 2>', '3']],
  ['(a: 1 | 2) => void | string', ['(a: 1 | 2) => void | string']],
  ['() => Set<1 | 2>', ['() => Set<1 | 2>']],
  ["'a|b' | '=>' | 'it\\'s|' | 'c'", ["'a|b'", "'=>'", "'it\\'s|'", "'c'"]],
  ['"|" | "\'(" | `<|${1}` | 1', ['"|"', '"\'("', '`<|${1}`', '1']],
  ["'😀' | '🎈' | 1", ["'😀'", "'🎈'", '1']],
])('the members of the union %s', (text, members) => {
  expect(splitUnion(text)).toEqual(members);
});

describe('asType', () => {
  test.each([
    ['T', true],
    ['T[]', true],
    ['Set<T> | 1', true],
    ['T extends 1 ? 2 : 3', true],
    ['{ a: T }', true],
    ['Ta', false],
    ['aT', false],
    ['$T', false],
    ['T$', false],
    ['React.T', false],
    ['{ T: 1 }', false],
    ['{ T?: 1 }', false],
    ['(T : 1) => 2', false],
  ])('finds T as a type in %s: %s', (text, isThere) => {
    expect(asType('T').test(text)).toBe(isThere);
  });
});

const LONG = Array.from({ length: 5 }, (_, i) => `field${i}: "some long value"`).join('; ');
/** A type of as many characters. */
const objectOf = (length: number) => {
  const [start, end] = ['{ size: Map<string, "', '">; also: 1 }'];
  return start + 'x'.repeat(length - start.length - end.length) + end;
};
const shown = (length: number) => objectOf(length).replaceAll('"', "'");
const kit = readKit(`
interface Held<Value, Shown extends string, Loose extends 'a' | 'b'> {
  own?: Shown; list?: Shown[]; loose?: Loose; looseList?: Loose[]; value?: Value; pair?: [Shown, Loose]; both?: [Shown, Value];
  named?: (Shown: number) => void; turn?(to: Shown, Shown: 1): void; gives?(): Value; plain?: Map<string, number>; parens?: (Shown | number);
}
interface Shown<Item> { shown?: Item[] }
export declare function Helped<Item>(
  props: Held<Item, string, 'a'> & Shown<Item> & { items?: Item[] },
): React.JSX.Element;
type Tone = 'soft' | 'loud';
interface Base {
  size?: number; on?: boolean; long?: { ${LONG}; also: 1 }; any?: {}; tone?: Tone; words: { "a b": 'x'; c?: 'y' };
  longest: '${'x'.repeat(58)}'; longer: '${'x'.repeat(59)}';
}
declare const base: { on: { a: 1 }['a'] };
export declare function Resolved(props: {
  size?: Base['size']; on?: Base['on'] | undefined; long?: Base['long']; any?: Base['any']; tone?: Base['tone'];
  both?: Base['size'] | Base['on']; inner?: { a: 1 }['a']; words?: Base['words']; plain?: number;
  longest?: Base['longest']; longer?: Base['longer'];
}): React.JSX.Element;
interface Calls<Value> { end?: (value: Value) => void }
interface Called<Value> { end?: Calls<Value>['end'] }
export declare function Settled(props: Called<number>): React.JSX.Element;
export declare function Functions(props: {
  method(text: string, size?: number): void;
  bare?();
  generic?<K extends keyof Base>(key: K): Base[K];
  hack?: { bivariance(event: Event, more: number): void }['bivariance'];
  held?: { call: () => void; more(): 1 }['call'];
  parens?: (string | number);
  call?: (text: string) => void;
  calls?: (() => void) | (() => string);
  curried?: (a: 1) => (2);
  grouped?: ((a: (b: 1) => 2) => 3);
  open?: (string)[];
  keys?: keyof (Base);
}): React.JSX.Element;
interface Slots<T> {
  b: T; a: Map<string, { very: 'long'; and: 'longer' }>; c?: 'one' | 'two' | 'three' | 'four' | 'five' | 'more';
  d(): void; e: "${'x'.repeat(38)}"; f: "${'x'.repeat(39)}";
}
export declare function Objects(props: {
  slots?: { [K in keyof Slots<1>]?: Slots<1>[K] };
  kept: { [K in keyof Slots<1>]: string } | undefined;
  made?: { [K in 'y' | 'x']?: number };
  none?: { [K in never]: 1 };
  whole?: ${objectOf(160)};
  long?: ${objectOf(161)};
  longs?: ${objectOf(161)} | { size: 1; more?: string };
  longest?: ${objectOf(300)} | { size: 1; more?: string | undefined };
  alike?: ${objectOf(200)} | ${objectOf(201)};
  mixed?: ${objectOf(161)} | string;
  short?: { a: 1 } | { b: 2 };
  needed: string | undefined;
}): React.JSX.Element;
`);

test('a parameter of a helper type that no user sees is written as what it stands for', () => {
  expect(kit.each('Helped', ({ type }) => type)).toEqual({
    own: 'string',
    list: 'string[]',
    loose: "'a' | 'b'",
    looseList: "('a' | 'b')[]",
    value: 'Item',
    pair: "[string, ('a' | 'b')]",
    both: '[string, Item]',
    named: '(Shown: number) => void',
    turn: '(to: string, Shown: 1) => void',
    gives: '() => Item',
    plain: 'Map<string, number>',
    parens: 'string | number',
    shown: 'Item[]',
    items: 'Item[]',
  });
});

test('a type that names a member of another is resolved where that is short', () => {
  expect(kit.each('Resolved', ({ type, resolved }) => [type, resolved])).toEqual({
    size: ["Base['size']", 'number'],
    on: ["Base['on']", 'boolean'],
    long: ["Base['long']", null],
    any: ["Base['any']", null],
    tone: ["Base['tone']", 'Tone'],
    both: ["Base['size'] | Base['on']", null],
    inner: ["{ a: 1 }['a']", null],
    words: ["Base['words']", "{ 'a b': 'x'; c?: 'y'; }"],
    plain: ['number', null],
    longest: ["Base['longest']", `'${'x'.repeat(58)}'`],
    longer: ["Base['longer']", null],
  });
  // What is settled says it already.
  const { type, resolved } = kit.prop('Settled', 'end');
  expect([type, resolved]).toEqual(['(value: number) => void', null]);
});

test('functions are written as types, without parentheses around the whole', () => {
  expect(kit.each('Functions', ({ type }) => type)).toEqual({
    method: '(text: string, size?: number) => void',
    bare: '() => any',
    generic: '<K extends keyof Base>(key: K) => Base[K]',
    hack: '(event: Event, more: number) => void',
    held: "{ call: () => void; more(): 1 }['call']",
    parens: 'string | number',
    call: '(text: string) => void',
    calls: '(() => void) | (() => string)',
    curried: '(a: 1) => (2)',
    grouped: '(a: (b: 1) => 2) => 3',
    open: '(string)[]',
    keys: 'keyof (Base)',
  });
});

test('members of objects are listed where the type is computed or long', () => {
  expect(kit.each('Objects', ({ type }) => type)).toEqual({
    slots: `{ b?: T; a?: Map<…>; c?: …; d?: …; e?: '${'x'.repeat(38)}'; f?: … }`,
    kept: '{ [K in keyof Slots<1>]: string } | undefined',
    made: '{ x?: number; y?: number; }',
    none: '{}',
    whole: shown(160),
    long: '{ size: Map<…>; also: 1 }',
    longs: `${shown(161).replace(' }', '; }')} | { size: 1; more?: string; }`,
    longest: '{ size: Map<…>; also: 1 } | { size: 1; more?: string }',
    alike: '{ size: Map<…>; also: 1 }',
    mixed: `${shown(161)} | string`,
    short: '{ a: 1 } | { b: 2 }',
    needed: 'string | undefined',
  });
});

const given = readKit(`
export type Sizes = 'sm' | 'md' | 'lg';
interface Common<S extends string = Sizes, N extends string | number = number> {
  size?: S; sizes: readonly S[]; at: N; named: Record<S, string>; on?: (size: S) => void;
}
export declare function Dial(props: Common<'x' | 'y', 1 | 2>): React.JSX.Element;
export declare function Knob(props: Pick<Common, 'size' | 'sizes' | 'at'>): React.JSX.Element;
export declare function Lamp<Own extends string>(props: Common<Own>): React.JSX.Element;
`);

test('a parameter that stands for texts or numbers is shown as what is given for it', () => {
  const typesOf = (name: string) => given.each(name, ({ type }) => type);
  const valuesOf = (name: string) => given.each(name, ({ values }) => values.length);
  expect(typesOf('Dial')).toEqual({
    ...{ size: "'x' | 'y'", sizes: "readonly ('x' | 'y')[]", at: '1 | 2' },
    ...{ named: 'Record<string, string>', on: '(size: string) => void' },
  });
  expect(valuesOf('Dial')).toMatchObject({ size: 2, at: 2, named: 0 });
  expect(typesOf('Knob')).toEqual({ size: 'Sizes', sizes: 'readonly Sizes[]', at: 'number' });
  expect(valuesOf('Knob')).toMatchObject({ size: 3, at: 0 });
  expect(typesOf('Lamp')).toMatchObject({ size: 'Own', sizes: 'readonly Own[]' });
});

const vague = readKit(`
interface Row { id: number }
interface Table<R extends object = object> {
  first?: R; rows: R[]; on: (row: R, info: { source: 'z' | 'a' }) => React.ReactNode; either: R | R[]; keys: Map<R, string>;
}
export declare function Grid(props: Table<Row>): React.JSX.Element;
export declare function Open<Own extends Row>(props: Table<Own>): React.JSX.Element;
export declare function Any(props: Table): React.JSX.Element;
export declare function useTable(options: Pick<Table<Row>, 'rows' | 'on'>): Table<Row>;
`);

test('a parameter of which its constraint says nothing is shown as what is given, in the words of the authors', () => {
  const typesOf = (name: string) => vague.each(name, ({ type }) => type);
  expect(typesOf('Grid')).toEqual({
    ...{ first: 'Row', rows: 'Row[]', either: 'Row | Row[]', keys: 'Map<Row, string>' },
    on: "(row: Row, info: { source: 'z' | 'a' }) => React.ReactNode",
  });
  expect(typesOf('Open')).toMatchObject({ first: 'Own', rows: 'Own[]' });
  expect(typesOf('Any')).toMatchObject({ first: 'object', rows: 'object[]' });
  const [signature] = vague.doc('useTable').signatures;
  const members = [...signature!.parameters, signature!.returns].flatMap((one) => one.members);
  expect(members.map(({ type }) => type).slice(0, 3)).toEqual([
    'Row[]',
    "(row: Row, info: { source: 'z' | 'a' }) => React.ReactNode",
    'Row',
  ]);
});

const bounded = readKit(`
interface Rgb { r: number }
type AnyColor = string | Rgb;
interface Picker<C extends AnyColor> { color: C; on: (next: C) => void; all?: C[] }
interface Sized<N extends string | number> { sizes: Record<N, Rgb> }
type Wrapped<T extends AnyColor> = { wrapped: Picker<T> };
export declare function Hex(props: Picker<string>): React.JSX.Element;
export declare function Solid(props: Partial<Picker<Rgb>>): React.JSX.Element;
export declare function Either(props: Picker<AnyColor>): React.JSX.Element;
export declare function Open(props: Picker<any>): React.JSX.Element;
export declare function Two(props: Sized<'a' | 'b'>): React.JSX.Element;
export declare function Inner(props: Wrapped<string>): React.JSX.Element;
export declare const Chosen: <C extends AnyColor>(props: Picker<C>) => React.JSX.Element;
`);

test('what is given for a parameter is shown in the words of the authors, and not what it may be', () => {
  const typesOf = (name: string) => bounded.each(name, ({ type }) => type);
  expect(typesOf('Hex')).toEqual({
    ...{ color: 'string', on: '(next: string) => void', all: 'string[]' },
  });
  expect(typesOf('Solid')).toEqual({ color: 'Rgb', on: '(next: Rgb) => void', all: 'Rgb[]' });
  expect(typesOf('Either')).toMatchObject({ color: 'AnyColor', on: '(next: AnyColor) => void' });
  expect(typesOf('Open')).toMatchObject({ color: 'AnyColor', on: '(next: AnyColor) => void' });
  expect(typesOf('Two')).toEqual({ sizes: 'Record<string | number, Rgb>' });
  expect(typesOf('Inner')).toEqual({ wrapped: 'Picker<string>' });
  expect(typesOf('Chosen')).toMatchObject({ color: 'C', on: '(next: C) => void' });
});
