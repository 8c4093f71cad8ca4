/** Symbols behind names, and types that are too dear to ask for. */
import { expect, test } from 'vitest';
import type { ExportedSymbol, Node } from '../../checker/type-host.ts';
import { typeNodeOf } from '../../checker/syntax.ts';
import { openKit } from '../fixtures/open-kit.ts';
import { isNamedWhole } from './named-whole.ts';
import { symbolOf } from './names.ts';
import { typesOfProps } from '../types-of-props.ts';

const pack = (name: string, files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries({
      'package.json': JSON.stringify({ name, version: '1.0.0', types: 'index.d.ts' }),
      ...files,
    }).map(([file, text]) => [`node_modules/${name}/${file}`, text]),
  );
const kit = openKit(
  `import type { Size } from './size.js';
import type { Size as Other, Tone } from './other.js';
import type { Dep } from 'dep';
import type { Size as Same } from './size.js';
import whole from './whole.js';
import type * as space from './other.js';
import type { Missing } from 'missing';
export * from './deep/size.js';
export * from './deep/near.js';
export * from './late.js';
export * from './later.js';
export { Outer } from 'other';
export interface Props { size: Size; other: Other; same: Same; tone: Tone; dep: Dep; whole: whole; space: space.Tone; gone: Gone; missing: Missing }
type Alias = Box<Missing>; type Box<T> = { a: T }; type Lost = Further; type Further = Missing; type LostMember = Lost['a'];
export interface One<T extends 'one'> { value: T }
export interface Two<T extends 'two'> { value: T; T: Size }
export interface Three<A, B, C> { a: A; b: B; c: C }
export declare const top: 'top';
export interface Whole {
  plain: string; known: Size; far: Map<Size, Tone[]>; query: typeof top; gone: Gone | Size; missing: Missing; both: Size | Missing;
  queryGone: typeof gone; method(): Size; array: Size[]; alias: Alias; member: Alias['a']; lostAlias: Lost; lostMember: LostMember;
}
type Count<N extends number, All extends 0[] = []> = All['length'] extends N ? All['length'] : Count<N, [...All, 0]>;
type Same2<N extends number, All extends 0[] = []> = All['length'] extends N ? 1 : Same2<N, [...All]>;
type Pair<N extends number, All extends 0[] = []> = All['length'] extends 2 ? N : Pair<N, [0, 0]>;
type Few<N extends number> = Count<N>;
type Fewer<N extends number> = Few<N>;
type Fewest<N extends number> = Fewer<N>;
type None<N extends number> = Fewest<N>;
interface Boxed<N> { n: N }
export interface Counted {
  far: Count<100>; deep: Fewest<100>; deeper: None<100>; near: Count<99>; nearBeside: Count<5> | 100; same: Same2<1>; pair: Pair<100>;
  wrapped: Array<Few<200>>; boxed: Boxed<500>; text: '1000'; optional?: Few<300>; big: 1000; word: string;
}
`,
  {
    'node_modules/kit/size.d.ts': `export interface Size { near: 1 }`,
    'node_modules/kit/other.d.ts': `export interface Size { other: 1 }\nexport interface Tone { tone: 1 }`,
    'node_modules/kit/whole.d.ts': `export default interface Whole { whole: 1 }`,
    'node_modules/kit/late.d.ts': `import type { Size } from './size.js';\nimport type { Tone } from './other.js';\nexport interface Late { first: Size; second: Tone }`,
    'node_modules/kit/later.d.ts': `import type { Size } from './size.js';\nexport interface Later { first: Size }`,
    'node_modules/kit/deep/size.d.ts': `import type { Size } from '../size.js';\nexport interface Up { size: Size }`,
    'node_modules/kit/deep/near.d.ts': `import type { Size } from './own.js';\nexport interface Near { size: Size }`,
    'node_modules/kit/deep/own.d.ts': `export interface Size { deep: 1 }`,
    ...pack('dep', { 'index.d.ts': `export interface Dep { outer: 1 }` }),
    ...pack('other', {
      'index.d.ts': `import { Dep } from 'dep';\nexport interface Outer { dep: Dep }`,
    }),
    ...pack('other/node_modules/dep', { 'index.d.ts': `export interface Dep { inner: 1 }` }),
  },
);

/** The node of the type of a member. */
const typeOf = (name: string, member: string) => {
  const host = kit.host();
  const symbol = kit.members(name).get(member)!;
  return typeNodeOf(host.declarationsOf(symbol)[0]!) as unknown as Node & { typeName: Node };
};
/** What the name that a member is typed with is declared as. */
const declared = (name: string, member: string) => {
  const host = kit.host();
  const symbol = symbolOf(host, typeOf(name, member).typeName);
  return (
    symbol &&
    host
      .declarationsOf(symbol)[0]
      ?.getText()
      .replace(/^export (default )?/, '')
  );
};

test('an import is followed to what its module declares under its name', () => {
  expect(declared('Props', 'size')).toBe('interface Size { near: 1 }');
  expect(declared('Props', 'other')).toBe('interface Size { other: 1 }');
  expect(declared('Props', 'same')).toBe('interface Size { near: 1 }');
  expect(declared('Props', 'tone')).toBe('interface Tone { tone: 1 }');
  expect(declared('Props', 'whole')).toBe('interface Whole { whole: 1 }');
  expect(declared('Props', 'space')).toBe('interface Tone { tone: 1 }');
});

test('the same words lead elsewhere from another folder or another package', () => {
  expect(declared('Up', 'size')).toBe('interface Size { near: 1 }');
  expect(declared('Near', 'size')).toBe('interface Size { deep: 1 }');
  expect(declared('Props', 'dep')).toBe('interface Dep { outer: 1 }');
  expect(declared('Outer', 'dep')).toBe('interface Dep { inner: 1 }');
});

test('a name that no declaration surrounds is asked for alone', () => {
  const host = kit.host();
  const [{ alias }] = host.exportsOf((name) => name === 'Outer') as [ExportedSymbol];
  const [specifier] = host.declarationsOf(alias);
  const symbol = symbolOf(host, (specifier as Node & { name: Node }).name)!;
  expect(host.declarationsOf(symbol)[0]?.getText()).toBe('export interface Outer { dep: Dep }');
});

test('a type parameter is that of its own declaration', () => {
  expect(declared('One', 'value')).toBe("T extends 'one'");
  expect(declared('Two', 'value')).toBe("T extends 'two'");
});

test('all names of a declaration are asked for at once, and what an import stands for once', () => {
  const { host, asked } = kit.counting();
  const follow = (name: string, member: string) => symbolOf(host, typeOf(name, member).typeName);
  const followed: unknown[] = [];
  host.follow = (symbol) => {
    followed.push(symbol);
    return kit.host().follow(symbol);
  };
  follow('Late', 'first');
  expect(asked).toEqual(['getSymbolAtLocation']);
  follow('Late', 'second');
  follow('Later', 'first');
  expect(asked).toEqual(['getSymbolAtLocation', 'getSymbolAtLocation']);
  expect(followed).toHaveLength(2);
});

test('a declaration of many type parameters is read once, not for each place that names one', () => {
  const { host, asked, lists } = kit.counting();
  const parameters = ['a', 'b', 'c', 'a'].map((member) => {
    const { typeName } = typeOf('Three', member);
    return symbolOf(host, typeName)?.name;
  });
  expect(parameters).toEqual(['A', 'B', 'C', 'A']);
  expect(lists).toEqual({ getSymbolAtLocation: [3] });
  expect(asked).toHaveLength(1 + parameters.length);
});

test('a type is named whole where each of its names leads to a declaration', () => {
  const host = kit.host();
  const isWhole = (member: string) => {
    const symbol = kit.members('Whole').get(member)!;
    return isNamedWhole(host, host.declarationsOf(symbol)[0]);
  };
  const members = [
    'known',
    'far',
    'query',
    'array',
    'plain',
    'gone',
    'missing',
    'both',
    'queryGone',
    'method',
    ...['alias', 'member', 'lostAlias', 'lostMember'],
  ];
  const whole = ['known', 'far', 'query', 'array', 'alias', 'member'];
  expect(members.filter(isWhole)).toEqual(whole);
  expect(isNamedWhole(host, undefined)).toBe(false);
});

test('types that count up to a hundred and more are not asked for', () => {
  const host = kit.host();
  const members = [...kit.members('Counted').entries()];
  const asked = members.filter(([, symbol]) => typesOfProps(host, [symbol]).length > 0);
  expect(asked.map(([name]) => name)).toEqual([
    ...['deeper', 'near', 'nearBeside', 'same', 'pair', 'boxed', 'text', 'big', 'word'],
  ]);
});
