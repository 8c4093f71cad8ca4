/** Small readings of types and of the syntax that declares them. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageFiles, writeProject } from '../fixtures/install.ts';
import { definedType } from './defined-type.ts';
import { isComputed } from '../props/type-text/computed.ts';
import { allLiterals, literalsOf } from './literals-of.ts';
import {
  containerOf,
  definedMembers,
  docOf,
  isMemberOfValue,
  textOf,
  typeNodeOf,
} from './syntax.ts';
import { is, TypeFlags } from './type-host.ts';
import { openTypes } from './open-types.ts';
import type { Node, Type, TypeHost, TypeNode } from './type-host.ts';
import type { TypeSession } from './open-types.ts';

interface Parts {
  flags: number;
  members?: Type[];
}

const make = ({ flags, members = [] }: Parts) =>
  ({
    flags,
    members,
    isUnionType: () => (flags & TypeFlags.Union) !== 0,
    isIntersectionType: () => (flags & TypeFlags.Intersection) !== 0,
  }) as unknown as Type;

const asked: Type[] = [];
const host = {
  membersOf: (type: Type) => (type as unknown as { members: Type[] }).members,
  checker: { getNonNullableType: (type: Type) => void asked.push(type) },
} as unknown as TypeHost;

const object = make({ flags: TypeFlags.Object });
const parameter = make({ flags: TypeFlags.TypeParameter });
const nothing = make({ flags: TypeFlags.Undefined });
const none = make({ flags: TypeFlags.Null });
const both = make({ flags: TypeFlags.Intersection, members: [object, object] });

test('an object, several at once, and one that may be missing are known without the checker', () => {
  asked.length = 0;
  expect(definedType(host, object)).toBe(object);
  expect(definedType(host, both)).toBe(both);
  const optional = make({ flags: TypeFlags.Union, members: [nothing, both, none] });
  expect(definedType(host, optional)).toBe(both);
  expect(asked).toEqual([]);
});

test('of everything else the checker says what is left', () => {
  const unions = [[object, both], [parameter, nothing], [nothing]].map((members) =>
    make({ flags: TypeFlags.Union, members }),
  );
  const open = make({ flags: TypeFlags.Intersection, members: [object, parameter] });
  for (const type of [...unions, open, parameter]) {
    asked.length = 0;
    expect(definedType(host, type)).toBe(type);
    expect(asked).toEqual([type]);
  }
});

const SOURCE = `/** About a list. */
export declare const list: 'b' | 'a.b' | 2.5 | true | null | undefined;
export enum Tone { Loud = 'loud', Calm = 3 }
export enum Only { One = 'one' }
export enum Counted { One = 'one'.length, Two = 2 }
export declare const counted: Counted, counts: Counted.One;
export declare const tones: Tone.Loud | Tone.Calm, only: Only.One;
export declare const open: 'auto' | (string & {}), number: number, some: 'x' | undefined;
export declare function call<T extends 'x' | 'y', U>(first: T, second: U, third: { inCall: 1 }): void;

type Keys<T> = { [Key in keyof T]?: keyof T[Key] };
type Flags<T> = { [Key in keyof T]: T[Key] extends object ? boolean : never };
type Same<T> = { [Key in keyof T]: T[Key] };
interface Given { size: { sm: 1; 2: 2 }; either: { a: 1 } | { a: 2 }; named: Shape; method(): { c: 1 } }
interface Shape { /** Of a shape. */ deep: { inShape: 1 } }
export declare const keys: Keys<Given>, flags: Flags<Given>, same: Same<Given>;

type Alias = { inAlias: 1 | undefined };
export class Dial { private held: { inClass: 1 }; constructor(parameter: string) {} }
export default class { unnamed = 1 }
export declare const defs: { size: { inDefs: 1 } };
export declare const kept: Readonly<{ inReadonly: 1 }>;
export declare const component: Component<{ inComponent: 1 }>;
export declare const imported: import('./other').Component<{ inImported: 1 }>;
export declare const whole: import('./other')<{ inWhole: 1 }>;
export const run = () => {
  interface Inner { inInner: 1 }
  type Other = { inOther: 1 };
  return null as unknown as Inner & Other;
};
interface Written {
  text: { a: 1; /* of it */ b:
    // alone
    'http://x' /* two
    lines */ | 2 };
  sizes: import('./sizes').Size | import("./sizes").Sizes<typeof  import('./sizes').size>;
  spaced: import('./sizes'). Size;
  bare: (props: {
    a: 1 | {
      b: () => void
      'c'?: Array<2> | 3
    }
    d(): 4,
    e: 5;
    f: 6
  }) => void
  barred:
    | 'a'
    | 'b';
  lines: Omit<
  | { size?: | 'a ( b' | 'c'; run: (
      of: string,
      to: Array< X >,
    ) => | void | string }
  | [
      1,
      2,
    ],
  'x',
>;
  union: | 1 | undefined | null;
}`;

let session: TypeSession;
let kit: TypeHost;
let nodes: Map<string, Node>;
beforeAll(() => {
  const root = writeProject(packageFiles('kit', { 'index.ts': SOURCE }, { types: './index.ts' }), {
    react: false,
  });
  const dir = path.join(root, 'node_modules/kit');
  session = openTypes(root, dir, 'kit');
  kit = session.host;
  nodes = new Map();
  const visit = (node: Node) => {
    const { name } = node as Node & { name?: Node };
    if (name !== undefined && !nodes.has(name.getText())) nodes.set(name.getText(), node);
    node.forEachChild(visit);
  };
  visit(kit.sourceFile(path.join(dir, 'index.ts'))!);
});
afterAll(() => session.close());

const node = (name: string) => nodes.get(name)!;
const typeOf = (name: string) => kit.checker.getTypeAtLocation(node(name))!;
const typeNode = (name: string) => typeNodeOf(node(name))!;

describe('literals of a type', () => {
  test('are texts, numbers and truth values, in the order of the checker', () => {
    expect(literalsOf(kit, typeOf('list'))).toEqual([
      { text: "'a.b'", value: 'a.b' },
      { text: "'b'", value: 'b' },
      { text: '2.5', value: 2.5 },
      { text: 'true', value: true },
    ]);
    expect(literalsOf(kit, typeOf('list'))).toBe(literalsOf(kit, typeOf('list')));
    expect(literalsOf(kit, typeOf('number'))).toEqual([]);
  });

  test('are members of an enumeration by their names, but for the only one of it', () => {
    expect(literalsOf(kit, typeOf('tones'))).toEqual([
      { text: 'Tone.Loud', value: 'loud' },
      { text: 'Tone.Calm', value: 3 },
    ]);
    expect(literalsOf(kit, typeOf('counted'))).toEqual([{ text: 'Counted.Two', value: 2 }]);
    expect(literalsOf(kit, typeOf('counts'))).toEqual([]);
    expect(literalsOf(kit, typeOf('only'))).toEqual([{ text: "'one'", value: 'one' }]);
  });

  test('are those that a type parameter is bound to', () => {
    expect(literalsOf(kit, typeOf('first')).map(({ text }) => text)).toEqual(["'x'", "'y'"]);
    expect(literalsOf(kit, typeOf('second'))).toEqual([]);
  });

  test('may be all that some types allow, or not', () => {
    expect(allLiterals(kit, [typeOf('some'), typeOf('tones')])).toBe(true);
    expect(allLiterals(kit, [typeOf('some'), typeOf('open')])).toBe(false);
    expect(allLiterals(kit, [typeOf('number')])).toBe(false);
  });
});

test('a property is computed where its type is not the one that is written', () => {
  const computed = (name: string) =>
    kit.checker
      .getPropertiesOfType(typeOf(name))
      .filter((one) => isComputed(kit, one, kit.declarationsOf(one)[0]!))
      .map((one) => one.name);
  expect(computed('keys')).toEqual(['size', 'either', 'named']);
  expect(computed('flags')).toEqual(['size', 'either', 'named']);
  expect(computed('same')).toEqual([]);
  expect(computed('defs')).toEqual(['size']);
});

describe('syntax', () => {
  test('a comment stands before a declaration, or the statement that a variable is declared in', () => {
    const of = (name: string) => docOf(node(name)).description;
    expect(['list', 'deep', 'Shape'].map(of)).toEqual(['About a list.', 'Of a shape.', '']);
    expect(docOf(node('deep'))).toBe(docOf(node('deep')));
  });

  test('what declares a member has a name, or none', () => {
    const names = ['deep', 'inShape', 'inAlias', 'inClass', 'inCall', 'inDefs', 'unnamed', 'Dial'];
    const found = names.map((name) => containerOf(node(name)));
    expect(found.map((one) => one?.name)).toEqual([
      ...['Shape', 'Shape', 'Alias', 'Dial', 'call', 'defs', '', undefined],
    ]);
    expect(found[0]!.node).toBe(node('Shape'));
    expect(found.at(-1)).toBeNull();
  });

  test('a member of a value is one wherever nothing else says what it is', () => {
    const members = ['inDefs', 'inReadonly', 'inWhole'];
    const others = ['deep', 'inShape', 'inAlias', 'inClass', 'inCall', 'inComponent', 'inImported'];
    const inside = ['inInner', 'inOther', 'Dial'];
    const all = [...members, ...others, ...inside];
    expect(all.filter((name) => isMemberOfValue(node(name)))).toEqual(members);
  });

  test('properties, parameters and variables have a type as written; methods have none', () => {
    const texts = ['inShape', 'held', 'parameter', 'number', 'method', 'unnamed'].map((name) =>
      typeNodeOf(node(name))?.getText(),
    );
    expect(texts).toEqual(['1', '{ inClass: 1 }', 'string', 'number', undefined, undefined]);
  });

  test('a type is written on one line, without comments and with the names of what it imports', () => {
    expect(textOf(typeNode('text'))).toBe("{ a: 1; b: 'http://x' | 2 }");
    expect(textOf(typeNode('sizes'))).toBe("Size | Sizes<typeof import('./sizes').size>");
    expect(textOf(typeNode('spaced'))).toBe('Size');
    expect(textOf(typeNode('bare'))).toBe(
      "(props: { a: 1 | { b: () => void; 'c'?: Array<2> | 3 }; d(): 4, e: 5; f: 6 }) => void",
    );
    expect(textOf(typeNode('barred'))).toBe("'a' | 'b'");
    expect(textOf(typeNode('lines'))).toBe(
      "Omit<{ size?: 'a ( b' | 'c'; run: (of: string, to: Array<X>) => void | string } | [1, 2], 'x'>",
    );
  });

  test('members of a union are those that are defined', () => {
    const texts = (one: TypeNode) => definedMembers(one).map((member) => member.getText());
    expect(texts(typeNode('union'))).toEqual(['1', 'null']);
    expect(texts(typeNode('inShape'))).toEqual(['1']);
    expect(definedMembers(typeNode('union')).every(is.isLiteralTypeNode)).toBe(true);
  });
});
