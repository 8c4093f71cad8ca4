/** Rows of props: which there are, in which order, and what each says. */
import { expect, test } from 'vitest';
import { blankProp } from '../../../model/component-doc.ts';
import { readKit } from '../fixtures/read-kit.ts';

const slots = (count: number) => Array.from({ length: count }, (_, i) => `'s${i}'`).join(' | ');
const kit = readKit({
  'index.d.ts': `
import type { Behind, Before } from './z.js';
import type { First } from './a.js';
export { Base } from './Base.js';
import type { BaseProps } from './Base.js';
type El = React.JSX.Element;
type Named<S extends string> = { [K in S as \`pt-\${K}\`]?: 1 };
export declare function Pattern(props: { size?: 1 } & Named<${slots(40)}>): El;
interface Helper { /** Helper. */ both?: 1; /** Helper alone. */ helped?: 1; bare?: 1; /** @internal */ inside?: 1; tagged?: 1; hiddenHere?: 1 }
interface KnobProps { /** Knob. */ both?: 1; helped?: 1; bare?: 1; /** Shown. */ inside?: 1; /** @since 3 */ tagged?: 1; /** @ignore */ hiddenHere?: 1; /** @private */ alone?: 1; /** For the others. */ __kit?: 1 }
export declare function Knob(props: Helper & KnobProps): El;
export interface DialProps extends BaseProps { /** Again. */ hiddenBase?: 1; zoom?: 1; auto?: 1; own?: OwnType; baseOwn?: 2 }
type OwnType = 'own';
export declare function Dial(props: Behind & DialProps & First & Before): El;
interface Defaults {
  /** @default 5 */ number?: number;
  /** @default -5.5px */ length?: string;
  /** @default md */ word?: 'md' | 'lg';
  /** @default 'md' */ quoted?: 'md' | 'lg';
  /** @default "md". */ double?: 'md' | 'lg';
  /** @default \`md\`, */ marked?: 'md' | 'lg';
  /** @default true */ truth?: 'true' | boolean;
  /** @default \`false\` */ code?: boolean;
  /** @default \`'md'\` */ codeText?: 'md' | 'lg';
  /** @default \`"md"\` */ codeDouble?: 'md' | 'lg';
  /** @default \`1.5\` */ codeNumber?: number;
  /** @default \`null\` */ codeNull?: null;
  /** @default other */ other?: 'md' | 'lg';
  /** @default the 'md' of it */ words?: 'md' | 'lg';
  /** @default theme.size */ theme?: string;
  /** @default \`theme.size\` */ themeCode?: string;
  /** @default \`a\` \`b\` */ codes?: string;
  /** @default \` - \` */ spaced?: string;
  /** @defaultValue 3 */ value?: number;
  /** @default */ empty?: string;
  /** @default 'it"s' */ mixed?: 'md';
  none?: 'md' | 'lg';
}
export declare function Defaults(props: Defaults): El;
export declare function Children(props: { children: any }): El;
export declare function Typed(props: { children: string }): El;
export declare function AnyRoot(props: { as?: any; component?: string; other?: any }): El;
export declare function MixedRoot(props: { as?: 'a' | React.ComponentType<{ x: 1 }> }): El;
export declare function Hinted(props: React.HTMLAttributes<HTMLElement> & { inputMode?: 'text' }): El;
export declare function Fixed(props: { as?: 'a'; own?: 1 } | { as: 'b' | 'c'; own?: 2 }): El;
export declare function FixedLast(props: { as: 'b' | 'c'; own?: 1 } | { as?: 'a'; own?: 2 }): El;
export declare function Nothing(props: { a?: never; b?: undefined; c?: null; d?: never | undefined; e?: void }): El;
export declare function Impossible(props: { [K in 'a']?: never } | { [K in 'a']?: string }): El;
type Made = { [K in 'mode']?: 'x' | 'y' }; type Opened = { [K in 'mode']?: 'x' | (string & {}) };
export declare function Made(props: Made): El;
export declare function Opened(props: Opened): El;
type OrText<T> = T | (string & {}); type Tone = OrText<'light' | 'dark'>; type Mood = Tone | null;
interface Held { tone: Tone } type Kept = 'light' | 'dark'; type Mixed = Tone | { own: 1 };
export declare function Open(props: { tone?: Tone; mood?: Mood; size?: Held['tone']; kept?: Kept; mixed?: Mixed; none?: OrText<never>; told?: 'light' | (string & {}) }): El;
export declare function Counted(props: { on: false; size?: 'a' } | { on?: boolean; size?: 'b' | 'c' }): El;
/** Said. @deprecated */
export declare function Full(props: {
  /**
   * Does.
   * @since 1.2
   * @deprecated since 1.3 Use y.
   * @see https://a.example
   * @example a()
   */
  x?: 1;
}): El;
export declare function Broken(props: { /** Of nothing. */ a: Nowhere; b: { c: Nope }; d: Nowhere }): El;
`,
  'a.d.ts': `export interface First { fromA?: 1; fromA2?: 1 }`,
  'z.d.ts': `export interface Behind { zz?: 1; aa?: 1 }\nexport interface Before { mm?: 1 }`,
  'Base.d.ts': `import * as React from 'react';
interface BaseType { base: 1 }
export interface BaseProps { /** @internal */ hiddenBase?: 1; /** @internal */ gone?: 1; based?: BaseType; /** Of the base. */ baseOwn?: 1 | 2 }
export declare function Base(props: BaseProps): React.JSX.Element;`,
});
const rows = (name: string) => kit.doc(name).props.map((prop) => prop.name);
const texts = (name: string) =>
  kit.each(name, ({ type, values }) => [type, ...values.map(({ text }) => text)].join('; '));

test('names of a pattern are one row', () => {
  expect(kit.doc('Pattern').props).toEqual([
    { ...blankProp(), name: 'size', type: '1', values: [{ text: '1', value: 1 }] },
    {
      ...blankProp(),
      name: 'pt-${string}',
      type: '…',
      description: 'Names of this pattern, such as `pt-s0`.',
    },
  ]);
  expect(kit.doc('Pattern').unresolved).toEqual([]);
});

test('a prop says all that its comment says', () => {
  expect(kit.prop('Full', 'x')).toEqual({
    ...blankProp(),
    name: 'x',
    type: '1',
    values: [{ text: '1', value: 1 }],
    description: 'Does.\n\nSee <https://a.example>',
    since: '1.2',
    deprecated: 'since 1.3 Use y.',
    deprecatedSince: '1.3',
    examples: ['a()'],
  });
});

test('the component’s own type has the word before a helper, and may hide what that shows', () => {
  expect(kit.each('Knob', ({ description, since }) => [description, since])).toEqual({
    both: ['Knob.', null],
    helped: ['Helper alone.', null],
    bare: ['', null],
    tagged: ['', null],
  });
  // React has a word for it.
  expect(kit.prop('Hinted', 'inputMode').description).toBe('');
  expect(kit.doc('Knob').hidden).toEqual(['__kit', 'alone', 'hiddenHere', 'inside']);
});

test('a base hides its own props, not those that a component declares again', () => {
  expect(kit.doc('Dial').hidden).toEqual(['gone']);
  expect(kit.prop('Dial', 'hiddenBase')).toMatchObject({ description: 'Again.', inherited: false });
  expect(kit.prop('Dial', 'baseOwn')).toMatchObject({ description: 'Of the base.', type: '2' });
});

test('own props come first as in the file, then those of other files, then inherited ones', () => {
  expect(rows('Dial')).toEqual([
    ...['hiddenBase', 'zoom', 'auto', 'own', 'baseOwn'],
    ...['fromA', 'fromA2', 'zz', 'aa', 'mm', 'based'],
  ]);
  expect(kit.prop('Dial', 'based')).toMatchObject({ inherited: true, from: 'Base' });
  expect(kit.doc('Dial').types.map(({ name }) => name)).toEqual(['OwnType']);
});

test('a default is text as it is written, one of the values quoted, and code without its marks', () => {
  const defaults = kit.each('Defaults', (prop) => prop.default);
  expect(defaults).toEqual({
    number: '5',
    length: '-5.5px',
    word: "'md'",
    quoted: "'md'",
    double: "'md'",
    marked: "'md'",
    truth: 'true',
    code: 'false',
    codeText: "'md'",
    codeDouble: "'md'",
    codeNumber: '1.5',
    codeNull: 'null',
    other: 'other',
    words: "the 'md' of it",
    theme: 'theme.size',
    themeCode: 'theme.size',
    codes: '`a` `b`',
    spaced: '` - `',
    value: '3',
    empty: null,
    mixed: `'it"s'`,
    none: null,
  });
  expect(kit.each('Defaults', (prop) => prop.defaultFrom)).toEqual(
    Object.fromEntries(
      Object.entries(defaults).map(([name, text]) => [name, text === null ? null : 'tag']),
    ),
  );
});

test('a type that says nothing is that of what React renders, or of elements', () => {
  expect(kit.prop('Children', 'children')).toMatchObject({
    type: 'React.ReactNode',
    input: 'text',
  });
  expect(texts('Typed')).toEqual({ children: 'string' });
  expect(texts('AnyRoot')).toEqual({ as: 'React.ElementType', component: 'string', other: 'any' });
  expect(texts('MixedRoot')).toEqual({ as: "'a' | React.ComponentType<{ x: 1 }>; 'a'" });
});

test('the prop that chooses the root names what it comes down to, what may be left out first', () => {
  expect(texts('Fixed')).toEqual({
    as: "'a' | 'b' | 'c'; 'a'; 'b'; 'c'",
    own: '1 | 2; 1; 2',
  });
  expect(texts('FixedLast').as).toBe("'a' | 'b' | 'c'; 'a'; 'b'; 'c'");
});

test('what takes nothing is no prop, unless another variant takes something', () => {
  expect(texts('Nothing')).toEqual({ c: 'null', e: 'void' });
  expect(texts('Impossible')).toEqual({ a: 'string' });
});

test('of names that a type computes the checker tells the values, where there are no others', () => {
  expect(texts('Made')).toEqual({ mode: "'x' | 'y'; 'x'; 'y'" });
  expect(texts('Opened')).toEqual({ mode: "'x' | (string & {})" });
});

test('a name of values says what it takes besides where that is any text', () => {
  const resolved = kit.each('Open', (prop) => prop.resolved);
  expect(resolved).toEqual({
    tone: "'light' | 'dark' | (string & {})",
    mood: "'light' | 'dark' | (string & {})",
    size: "'light' | 'dark' | (string & {})",
    kept: null,
    mixed: null,
    none: null,
    told: null,
  });
  expect(kit.each('Open', ({ values }) => values.length)).toMatchObject({ tone: 2, kept: 2 });
});

test('types of variants are joined, in their order', () => {
  expect(kit.each('Counted', ({ type, input }) => [type, input])).toEqual({
    on: ['boolean', 'boolean'],
    size: ["'a' | 'b' | 'c'", null],
  });
});

test('types that are not there are named once', () => {
  expect(kit.doc('Broken').unresolved).toEqual([
    'the type of the prop "a" is not known: nothing declares "Nowhere"',
    'the type of the prop "d" is not known: nothing declares "Nowhere"',
  ]);
});
