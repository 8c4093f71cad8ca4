/** Properties that are looked for in the parts of a type. */
import { expect, test } from 'vitest';
import type { InterfaceType, Type } from '../../checker/type-host.ts';
import { openKit } from '../fixtures/open-kit.ts';
import { basesOf } from './bases.ts';
import { omissionOf } from './omission.ts';
import { propertiesNamed } from './property-of.ts';

const kit = openKit(`import * as React from 'react';
interface First { size: 'first'; only: 1 }
interface Second { size: 'second'; more: 2 }
interface Both extends First, Second {}
interface Again extends Both { size: 'again' }
interface Merged extends First {}
interface Merged extends Second { merged: 1 }
interface Held<T> extends First { held: T }
export interface Own<T> extends Held<T> { self: Own<T> }
interface Loop extends Pool { loop: 1 }
interface Pool extends Loop { pool: 1 }
declare class Klass { klass: 1 }
interface Klass extends Second {}
declare const nothing: {};
interface Marked implements First {}
export declare const both: Both;
export declare const again: Again;
export declare const merged: Merged;
export declare const held: Held<2>;
export declare const loop: Loop;
export declare const klass: Klass;
export declare const marked: Marked;
export declare const parts: First & Again;
export declare const left: Omit<First, 'size'>;
export declare const leftMore: Omit<Second & { own: 1 }, 'own'>;
export declare const plain: { size: 'plain' };
export declare const union: First | Second;
interface Spread { many: 3 }
interface Dict { [name: string]: any }
interface Loose extends Dict { size: 4 }
interface Styled extends First { [key: \`--\${string}\`]: string }
interface Dressed extends Styled { dress: 1 }
export declare const closed: Omit<Omit<Again, 'only'>, 'gone'>;
export declare const loose: Omit<Loose, 'only'>;
export declare const looser: Omit<Loose, 'only' | 'gone'>;
export declare const dressed: Omit<Omit<Dressed, 'only'>, 'gone'>;
export declare const ofAny: Omit<Omit<any, 'only'>, 'gone'>;
export declare const open: <As extends React.ElementType>(
  props: Omit<React.ComponentProps<As & 'a'>, keyof Second> & Second,
  either: As extends 'a' ? Second : Both,
  mixed: As extends 'a' ? First : Spread,
) => void;
type Folded<All extends readonly unknown[]> = All extends readonly [infer One, ...infer Rest]
  ? (One extends { params: infer Own } ? Own : {}) & Folded<Rest>
  : {};
export declare const endless: <All extends readonly unknown[]>(
  props: Folded<All> & First,
) => void;
export declare const named: <As extends 'a' | 'b'>(props: Omit<React.ComponentProps<As>, 'size'>) => void;
`);

/** The types of what is found. */
const found = (value: string, name: string) => {
  const host = kit.host();
  const symbols = propertiesNamed(host, kit.type(value), name, kit.isNative);
  return symbols.map((one) => host.checker.typeToString(host.checker.getTypeOfSymbol(one)!));
};

test('an interface has its own, or that of the first base which has one', () => {
  expect(found('again', 'size')).toEqual(['"again"']);
  expect(found('both', 'size')).toEqual(['"first"']);
  expect(found('both', 'more')).toEqual(['2']);
  expect(found('merged', 'more')).toEqual(['2']);
  expect(found('merged', 'only')).toEqual(['1']);
  expect(found('held', 'only')).toEqual(['1']);
  expect(found('held', 'held')).toEqual(['2']);
  expect(found('again', 'gone')).toEqual([]);
});

test('an intersection has that of each part', () => {
  expect(found('parts', 'size')).toEqual(['"first"', '"again"']);
  expect(found('parts', 'only')).toEqual(['1', '1']);
});

test('interfaces that extend each other are looked through once', () => {
  expect(found('loop', 'pool')).toEqual(['1']);
  expect(found('loop', 'gone')).toEqual([]);
});

test('what is left of a type has what that has, but for what is left out', () => {
  expect(found('left', 'size')).toEqual([]);
  expect(found('left', 'only')).toEqual(['1']);
  expect(found('leftMore', 'more')).toEqual(['2']);
  expect(found('leftMore', 'own')).toEqual([]);
});

test('names that somebody may add hide none of those beside them', () => {
  expect([found('loose', 'size'), found('looser', 'size')]).toEqual([['4'], ['4']]);
  expect(found('looser', 'only')).toEqual([]);
});

test('what the source does not have is not asked for', () => {
  const { host, asked } = kit.counting();
  expect(propertiesNamed(host, kit.type('left'), 'gone', kit.isNative)).toEqual([]);
  expect(asked).not.toContain('getPropertyOfType');
});

test('whether all properties have a name is told by what a type is made of', () => {
  const { host, asked } = kit.counting();
  const isTaken = (name: string) => omissionOf(host, kit.type(name), isLanguage) !== null;
  expect(isTaken('closed')).toBe(true);
  expect(asked).not.toContain('getIndexInfosOfType');
  expect(['loose', 'dressed', 'ofAny'].map(isTaken)).toEqual([true, true, true]);
});

const isLanguage = (file: string) => /\/lib\.[^/]+$/.test(file);

test('what is left out by name is looked up in the source', () => {
  const { host, asked } = kit.counting();
  const left = propertiesNamed(host, kit.type('left'), 'only', isLanguage);
  expect(left.map(({ name }) => name)).toEqual(['only']);
  expect(propertiesNamed(host, kit.type('left'), 'size', isLanguage)).toEqual([]);
  expect(asked).not.toContain('getPropertyOfType');
});

/** The types of the parameters of a function. */
const parameters = (value: string) => {
  const host = kit.host();
  const [signature] = host.callSignatures(kit.type(value));
  return [0, 1, 2].map((at) => host.checker.getParameterType(signature!, at)!);
};

test('of an element that is yet to be chosen nothing is asked for', () => {
  const { host, asked } = kit.counting();
  const [props] = parameters('open');
  const names = (name: string) =>
    propertiesNamed(host, props!, name, kit.isNative).map((one) => one.name);
  expect([names('more'), names('onKeyUp')]).toEqual([['more'], []]);
  expect(asked).not.toContain('getPropertyOfType');
  const [few] = parameters('named');
  expect(propertiesNamed(host, few!, 'onKeyUp', kit.isNative)).toHaveLength(1);
});

test('conditions of which each leads to the next one have an end', () => {
  const [props] = parameters('endless');
  const all = propertiesNamed(kit.host(), props!, 'size', kit.isNative);
  expect(all.map(({ name }) => name)).toEqual(['size']);
});

test('of a condition what both outcomes have', () => {
  const [, either, mixed] = parameters('open');
  const host = kit.host();
  const typesOf = (type: Type, name: string) =>
    propertiesNamed(host, type, name, kit.isNative).map((one) =>
      host.checker.typeToString(host.checker.getTypeOfSymbol(one)!),
    );
  expect(typesOf(either!, 'size')).toEqual(['"second"', '"first"']);
  expect(typesOf(either!, 'only')).toEqual([]);
  expect(typesOf(mixed!, 'many')).toEqual([]);
});

test('of any other type the checker knows', () => {
  expect(found('plain', 'size')).toEqual(['"plain"']);
  expect(found('plain', 'gone')).toEqual([]);
  expect(found('union', 'size')).toEqual(['"first" | "second"']);
});

/** What an interface extends, as text. */
const bases = (type: Type) => {
  const host = kit.host();
  return [...basesOf(host, type as InterfaceType)].map((one) => host.checker.typeToString(one));
};
/** The interface itself, with the type parameters that it is declared with. */
const generic = () => kit.host().checker.getTypeOfSymbol(kit.members('Own').get('self')!)!;

test('bases are those that are written, of every declaration, and of a class what the checker says', () => {
  expect(bases(kit.type('both'))).toEqual(['First', 'Second']);
  expect(bases(kit.type('merged'))).toEqual(['First', 'Second']);
  expect(bases(kit.type('klass'))).toEqual(['Second']);
  expect(bases(kit.type('marked'))).toEqual([]);
  expect(bases(generic())).toEqual(['Held<T>']);
});

test('where all is written and nothing waits for type arguments, the checker is not asked', () => {
  const { host, asked } = kit.counting();
  expect([...basesOf(host, kit.type('again') as InterfaceType)]).toHaveLength(1);
  expect(asked).not.toContain('getBaseTypes');
  expect([...basesOf(host, generic() as InterfaceType)]).toHaveLength(1);
  expect(asked).toContain('getBaseTypes');
});

test('an interface has no bases while they are looked at, and has them again', () => {
  const host = kit.host();
  const type = kit.type('again') as InterfaceType;
  for (const _ of basesOf(host, type)) expect([...basesOf(host, type)]).toEqual([]);
  expect([...basesOf(host, type)]).toHaveLength(1);
});
