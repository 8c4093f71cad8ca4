/** Values that a type computes from what is written elsewhere: names of an object’s members, lists in a value, open types. */
import { expect, test } from 'vitest';
import { readKit } from '../fixtures/read-kit.ts';

const kit = readKit({
  'index.d.ts': `
type Recipe<T> = { [K in keyof T]?: keyof T[K] };
interface Variants { tone: { 'very soft': 1; loud: 2; "calm": 3 }; flat: { true: 1; false: 2 } }
declare const defs: {
  size: { values: readonly ['2', "1", number]; default: "2"; read(): string };
  kind: { values: ['b', 'a']; default: null };
  open: { values: string[]; default: 'x' };
  plain: 'q';
};
type Of<T> = { [K in keyof T]?: T[K] extends { values: readonly (infer V)[] } ? V : T[K] };
export interface Added {}
export interface More {}
export interface Extended extends Added {}
export interface Filled { own: true }
type Open<T, Also> = T | Extract<keyof Also, string>;
type Held<T, Also> = { value: T; also: Also };
export declare function Knob(props: Recipe<Variants>): React.JSX.Element;
export declare function Dial(props: Of<typeof defs>): React.JSX.Element;
export declare function Bell(props: {
  tone?: Open<'soft' | 'loud', Added>;
  both?: Open<Open<'soft', More>, Added>;
  extended?: Open<'soft' | 'loud', Extended>;
  filled?: Open<'soft' | 'loud', Filled>;
  text?: Open<string, Added>;
  held?: Held<'soft', Added>;
}): React.JSX.Element;
export declare function Lamp(props: { tone?: Open<'a', Added> } | { tone?: 'b' | 'c' | 'd' | 'e' }): React.JSX.Element;
`,
});
const source = readKit(
  {
    'index.tsx': `import * as React from 'react';
const styles = {
  tone: { soft: 'x', 'very-loud': 'y', "calm": 'z', [Symbol.iterator]: 1, 3: 'n' },
  flat: 'no',
  sizes: ['b', 'a'] as const,
};
const SIZES = ['s', "l"] as const;
const ALL = [...SIZES, 3, 'full'] as const satisfies readonly unknown[];
const OPEN = ['s'];
const MADE = [...SIZES, 'b'.trim()] as const;
type Size = (typeof SIZES)[number];
type Variants<T> = { [K in keyof T]?: keyof T[K] };
type Recipe = {
  size?: (typeof SIZES)[number]; named?: Size; all?: (typeof ALL)[number]; flat?: (typeof styles)['flat'];
  open?: (typeof OPEN)[number]; made?: (typeof MADE)[number];
};
export function Knob(props: Variants<Pick<typeof styles, 'tone'>>) { return <b />; }
export function Dial(props: Recipe) { return <b />; }
`,
  },
  { manifest: { types: './index.tsx' } },
);

const values = (of: typeof kit, component: string) =>
  of.each(component, (prop) => prop.values.map(({ text }) => text).join(' '));

test('the names of an object’s members are values, in their order', () => {
  expect(values(kit, 'Knob')).toEqual({
    tone: "'very soft' 'loud' 'calm'",
    flat: "'true' 'false'",
  });
});

test('a list in the type of a value is read there, and so is a default beside it', () => {
  expect(kit.each('Dial', ({ default: text, defaultFrom }) => [text, defaultFrom])).toEqual({
    size: ["'2'", 'code'],
    kind: [null, null],
    open: ["'x'", 'code'],
    plain: [null, null],
  });
  expect(values(kit, 'Dial')).toEqual({
    size: "'2' '1'",
    kind: "'b' 'a'",
    open: '',
    plain: "'q'",
  });
});

test('an empty interface beside values is where a user’s module adds more', () => {
  expect(kit.each('Bell', (prop) => prop.augmentable)).toEqual({
    tone: 'Added',
    both: 'More',
    extended: null,
    filled: null,
    text: null,
    held: null,
  });
  expect(values(kit, 'Bell')).toMatchObject({ tone: "'soft' 'loud'", text: '', held: '' });
});

test('of several declarations the one with most values leads, and any may say where one adds', () => {
  expect(kit.prop('Lamp', 'tone').augmentable).toBe('Added');
  expect(values(kit, 'Lamp')).toEqual({ tone: "'b' 'c' 'd' 'e' 'a'" });
});

test('names and elements of constants are read where a package ships its source', () => {
  expect(values(source, 'Knob')).toEqual({ tone: "'soft' 'very-loud' 'calm' 3" });
  expect(values(source, 'Dial')).toEqual({
    ...{ size: "'s' 'l'", named: "'s' 'l'", all: "'s' 'l' 3 'full'" },
    ...{ flat: '', open: '', made: '' },
  });
  const [size] = source.doc('Dial').types.filter(({ name }) => name === 'Size');
  expect(size?.definition).toBe(`type Size = 's' | 'l'`);
});
