/** What a prop is typed with where variants differ, and what elements have anyway. */
import { propsOf } from '../../fixtures/read-props.ts';
import { expect, test } from 'vitest';
import { readKit } from '../fixtures/read-kit.ts';

const named = (count: number) =>
  Array.from({ length: count }, (_, i) => `{ kind: 'k${i}'; value: 'v${i}' }`).join(' | ');
const long = (length: number) => `'${'x'.repeat(length - 2)}'`;
const list = (length: number) => `Array<${long(length - 7)}>`;
const kit = readKit({
  'index.d.ts': `
type El = React.JSX.Element;
import type { Shared, Inputs } from './lib/shared.js';
import type { Beside } from './beside.js';
type neverMind = 5;
type Attributes = React.HTMLAttributes<HTMLElement>;
export declare function Joined(props:
  | { value?: string; on: true; call?: () => void; same: 1; maybe?: string; gone?: never; nothing?: undefined; one?: 'a' | 'b'; mind?: neverMind; both?: false; text?: React.ReactNode | (() => React.ReactNode); made?: Array<() => 1> }
  | { value: string[]; on: false; call?: (text: string) => string; same: 1; maybe: undefined | number; gone?: string; nothing?: never; one?: 'b' | 'c'; mind?: string; both?: boolean; text?: React.ReactNode; made?: { call: () => 1 } }): El;
export declare function Six(props: ${named(6)}): El;
export declare function Seven(props: ${named(7)}): El;
export declare function Many(props: ${named(41)}): El;
export declare function LongTexts(props: { value: ${long(79)} } | { value: ${long(79).replace('xx', 'xy')}; b: 1 }): El;
export declare function Fits(props: { value: ${list(78)} } | { value: ${list(79)}; b: 1 }): El;
export declare function TooLong(props: { value: ${list(79)} } | { value: ${list(80)}; b: 1 }): El;
export declare function Mixed(props: { value: ${list(79)} } | { value: ${list(80)}; b: 1 } | { value: 'a'; c: 1 }): El;
interface Common { /** Common. */ size?: 1 | 2 | 3 }
export declare function Speaks(props: Common & ({ a: 1; size?: 1 } | { b: 1; size?: 2 })): El;
export declare function SpeaksLast(props: ({ a: 1; size?: 1 } | { b: 1; size?: 2 }) & Common): El;
export declare function SpeaksBoth(props: { on?: boolean | undefined } & ({ a: 1; on?: false | undefined } | { b: 1; on: true })): El;
export declare function Holds(props: { a: 1; children: React.ReactElement } | (Attributes & { b: 1 })): El;
export declare function HoldsSame(props: { a: 1; children?: React.ReactNode } | (Attributes & { b: 1 })): El;
export declare function Missing(props: { value?: 1; a: 1 } | { b: 1 }): El;

export declare function Shares(props: Attributes & Shared): El;
export declare function SharesBeside(props: Attributes & Beside): El;
export declare function Takes(props: Shared): El;
export declare function TakesInputs(props: React.InputHTMLAttributes<HTMLInputElement> & Inputs): El;
`,
  'beside.d.ts': `export interface Beside { title?: string }`,
  'lib/shared.d.ts': `import type * as React from 'react';
export interface Shared {
  title?: string; id?: 'a' | 'b'; lang?: any; dir?: unknown; color?: string | number; ref?: 1; key?: string; other?: string;
  /** Said. */ role?: React.AriaRole; /** @since 2 */ hidden?: boolean; className?: React.HTMLAttributes<any>['className'];
  onClick?: React.MouseEventHandler<any>; children?: React.ReactNode; tabIndex?: Array<any>; slot?: string; onFocus?(event: any): void;
}
export interface Inputs { title?: string; type?: string; /** Said. */ key?: string }`,
});
const types = (name: string) => kit.each(name, ({ type }) => type);

test('the types of all variants are joined where they differ, each member once', () => {
  expect(types('Joined')).toEqual({
    value: 'string | string[]',
    on: 'boolean',
    call: '(() => void) | ((text: string) => string)',
    same: '1',
    maybe: 'string | number',
    gone: 'string',
    one: "'a' | 'b' | 'c'",
    mind: 'neverMind | string',
    both: 'boolean',
    text: 'React.ReactNode | (() => React.ReactNode)',
    made: 'Array<() => 1> | { call: () => 1 }',
  });
});

test('what another variant takes over from React is one of the types of its children', () => {
  expect(types('Holds').children).toBe('React.ReactElement | ReactNode');
  expect(types('HoldsSame').children).toBe('React.ReactNode');
});

test('what is a boolean taken together is given no values to choose from', () => {
  const { type, values, input } = kit.prop('Joined', 'on');
  expect({ type, values, input }).toEqual({ type: 'boolean', values: [], input: 'boolean' });
});

test('literals are all listed, other types up to 160 characters, and what is left out is seen to be', () => {
  expect(types('Six').kind).toBe("'k0' | 'k1' | 'k2' | 'k3' | 'k4' | 'k5'");
  expect(types('Seven').kind).toBe("'k0' | 'k1' | 'k2' | 'k3' | 'k4' | 'k5' | 'k6'");
  expect(types('Many').kind!.split(' | ')).toEqual([
    ...Array.from({ length: 40 }, (_, i) => `'k${i}'`),
    '…',
  ]);
  expect(types('LongTexts').value).toBe(`${long(79)} | ${long(79).replace('xx', 'xy')}`);
  expect(types('Fits').value).toBe(`${list(78)} | ${list(79)}`);
  expect(types('TooLong').value).toBe(`${list(79)} | …`);
  expect(types('Mixed').value).toBe(`${list(79)} | 'a' | …`);
});

test('a declaration beside the variants speaks for all of them', () => {
  expect(kit.prop('Speaks', 'size')).toMatchObject({ type: '1 | 2 | 3', description: 'Common.' });
  expect(types('SpeaksLast').size).toBe('1 | 2 | 3');
  expect(types('SpeaksBoth').on).toBe('boolean');
  expect(types('Missing')).toEqual({ value: '1', a: '1', b: '1' });
});

const other = { id: "'a' | 'b'", lang: 'any', dir: 'unknown', color: 'string | number' };
const rest = { other: 'string', role: 'React.AriaRole', hidden: 'boolean', tabIndex: 'Array<any>' };

test('what elements have is no prop again where it has the same type and nothing is said of it', () => {
  expect(types('Shares')).toEqual({ ...other, ...rest, children: 'React.ReactNode' });
  expect(types('TakesInputs')).toEqual({ type: 'string', key: 'string' });
});

test('it is one in the component’s own folder, and where the component takes no such attributes', () => {
  expect(types('SharesBeside')).toEqual({ title: 'string' });
  expect(types('Takes')).toEqual({
    ...other,
    ...rest,
    title: 'string',
    className: "React.HTMLAttributes<any>['className']",
    onClick: 'React.MouseEventHandler<any>',
    children: 'React.ReactNode',
    slot: 'string',
    onFocus: '(event: any) => void',
  });
});

test('are told in the order of their authors', async () => {
  const types = `import * as React from 'react';
    type Single<V> = { multiple?: false; value?: V; onPick?(value: V): void };
    type Many<V> = { multiple: true; value?: readonly V[]; onPick?(values: readonly V[]): void };
    export declare function Picker<V>(props: { own?: 1 } & (Single<V> | Many<V>)): React.JSX.Element;`;
  expect(await propsOf({ 'index.d.ts': types })).toEqual({
    Picker: [
      'multiple: boolean',
      'value: V | readonly V[]',
      'onPick: ((value: V) => void) | ((values: readonly V[]) => void)',
      'own: 1',
    ],
  });
}, 20_000);
