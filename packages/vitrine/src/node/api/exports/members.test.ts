/** Members and signatures of what a small package exports, read without the rest of it. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { typeNodeOf } from '../checker/syntax.ts';
import { openTypes, type TypeSession } from '../checker/open-types.ts';
import type { TypeHost } from '../checker/type-host.ts';
import { packageFiles, writeProject } from '../fixtures/install.ts';
import { membersOf } from './members.ts';
import { readSignatures } from './signatures.ts';

const count = (length: number) => Array.from({ length }, (_, at) => `m${at}: ${at}`).join('; ');

const wide = (length: number) => 'w'.repeat(length);
const [WIDE, WIDER, WIDEST] = [wide(42), wide(43), wide(60)];

const FILES = {
  'native.d.ts': `export interface Native { tag: string }
export interface Other { tag: string }
export type NativeAlias = { tag: string };`,
  'shape.d.ts': `export interface Base { last?: boolean; /** Of the base. */ first: 1 }`,
  'index.ts': `import type { Native, NativeAlias, Other } from './native';
declare module './native' { interface Other { tag: string; augmented: 1 } }
import type { Base } from './shape';
export interface Shape extends Base {
  /** How wide. @default 3 */
  width?: number;
  /**
   * @deprecated Use \`width\`.
   * @throws {RangeError} when large
   */
  along: string;
  /** @internal */
  inside: 1;
  /** @defaultValue 'a' */
  about(text: string): void;
}
export interface Extended extends Native { own: 1 }
export interface Augmented extends Other { own: 1 }
export declare const augmented: Augmented, other: Other;
interface Held { pair: Pair }
declare const brand: unique symbol;
export declare const branded: { [brand]?: 1; own: 1 };
export declare const indexed: Held['pair'], perhapsPair: Pair | undefined;
export declare const shape: Shape, perhaps: Shape | undefined, extended: Extended;
export declare const made: Record<'one' | 'two', number>, picked: Pick<Shape, 'along'>;
export declare const native: Native, nativeAlias: NativeAlias, both: Native & { a: 1 };
export declare const joined: { b: 1 } & { a: 2 }, callable: { a: 1 } & (() => void);
export declare const either: { a: 1; c: 1 } | { b: 1; c: 1 }, list: { a: 1 }[], text: string, any: any;
export declare const call: { (): void; a: 1 }, build: { new (): object; a: 1 };
interface Styles { ${count(121)} }
interface Boxed extends Styles { own: 1 }
export declare const vast: Boxed, vastPart: Partial<Boxed>;
export declare const many: { ${count(121)} }, most: { ${count(120)} };
export function open<T extends { a: 1 }>(plain: T, joined: T & { b: 1 }): void {}

type Pair = readonly [first: number, Shape2];
type Of<T> = [value: T];
interface Shape2 { a: string }
export declare const tuple: [size: number, string, Shape2 | undefined], pair: Pair;
export declare const pairs: Of<number>, computed: Parameters<typeof twice>;
declare function twice(a: 'x', b?: Shape2): void;

declare const MODES: { readonly onBlur: 'b'; readonly all: 'a' };
type Mode = keyof typeof MODES;
type Tone = 'warm' | 'cold' | 'bright';
type Perhaps = Tone | null;
type Flag = true | false;
type Open = 'a' | (string & {});
interface Settings { mode: Mode; tone?: Tone; few: Exclude<Tone, 'cold'>; none: Perhaps; flag: Flag; open: Open; shape: Shape2; far: Tones }
type Tones = ${Array.from({ length: 9 }, (_, at) => `'${'t'.repeat(9)}${at}'`).join(' | ')};
export declare const settings: Settings;
interface DragConfig { axis?: 'x' | 'y'; /** How far. */ bounds?: number; from: number }
declare class Client { size?: number; run(): void }
type Featured<T> = T extends { sorted: true } ? { order?: string } : {};
interface Cell<T> { id: string; row: T; getValue(): T; note?: string }
export function drag<C extends DragConfig = DragConfig>(by: () => void, config?: C): void {}
export function tabulate<T extends object>(options: { rows: T[]; of?: string; id?: T } & Featured<T> & { of?: string }): void {}
export function readCell<T extends object>(cell: Cell<T> & Featured<T>): void {}
export function connect<C extends Client, S extends string, O extends object, D extends C>(client: C, name: S, more: O, deep: D): void {}

/**
 * Turns.
 * @param options What it takes.
 * @param [options.width=4] not read
 * @param [options.along='x'] how long
 * @param [speed=2] how fast
 * @param rest what is left
 * @param deep
 * @param more the others
 * @returns {number} how far
 */
export function turn(this: Shape, options: Shape2 & { width?: number; along?: string }, speed = 1, { x } = {}, deep: { a?: 1 } = {}, ...more: Shape2[]) {
  return 1;
}
/** @param settings what is set */
export function place({ a }: Shape2, [b]: string[], c?: Pair): Shape2 { return { a }; }
export function spread(...pair: Pair) {}
interface Tree<T extends object> { at(key: string): T | undefined; visit<R>(by: (item: T) => R): R[] }
export function grow<T extends object>(from: T): Tree<T> { return null!; }
export declare class Client { #secret: number; private own: 1; protected near: 2; size: number; run(): void }
export declare class Options { size?: number }
export declare function serve(client?: Client, options?: Options): Client;
export function hang({ a }: Shape2, { c }: Shape2): [number, Shape2] { return [1, { a }]; }

/**
 * Of all.
 * @param other of all
 * @param own of all
 */
export declare const stored: Store<{ a: 1 } | undefined, 'x'>;
interface Store<T, Key extends string = 'k', Other = string | number, None = Key> {
  /**
   * Of one.
   * @param value of one
   */
  (value: T, key: Key): T[];
  /** @param other of one */
  (other: Other, none: (None)): Promise<Key>;
  /** Of it alone. */
  <Own extends T, More>(own: Own, T: (T: T) => void): Own.T;
}
export declare const listed: Named<Base[]>, mapped: Named<Map<string, Base>>, both2: Named<Base | 1>;
export declare const named: Named<Base>, plain: Plain, bare: () => void;
type Named<Value> = (value: Value, all: Array<Value>) => Missing<Value>;
type Plain = (a: T) => T;
export declare const loads: { ${Array.from({ length: 21 }, (_, at) => `(at: ${at}): void`).join('; ')} };
export function ${WIDE}(a: number): Promise<Shape | null> { return null!; }
export function ${WIDER}(a: number): Promise<Shape | null> { return null!; }
export function ${WIDEST}(): Promise<Shape> { return null!; }
`,
};

let session: TypeSession;
let host: TypeHost;
let dir: string;
beforeAll(() => {
  const files = packageFiles('kit', FILES, { types: './index.ts' });
  dir = path.join(writeProject(files, { react: false }), 'node_modules/kit');
  session = openTypes(path.join(dir, '../..'), dir, 'kit');
  ({ host } = session);
});
afterAll(() => session.close());

const isNative = (file: string) => /\/native\.d\.ts$|\/lib\.[^/]+$/.test(file);
const find = (name: string) => {
  const { symbol } = host.exportsOf((one) => one === name)![0]!;
  return {
    type: host.checker.getTypeOfSymbol(symbol)!,
    declaration: host.declarationsOf(symbol)[0]!,
  };
};
function members(name: string) {
  const { type, declaration } = find(name);
  return membersOf({ host, isNative }, type, typeNodeOf(declaration));
}
const namesOf = (name: string) => members(name).map((one) => one.name);
const blank = { required: true, default: null, description: '', deprecated: null };

describe('members', () => {
  test('are told with all that is written of them, in the order of their authors', () => {
    expect(members('shape')).toEqual([
      {
        ...blank,
        name: 'width',
        type: 'number',
        required: false,
        default: '3',
        description: 'How wide.',
      },
      {
        ...blank,
        ...{ name: 'along', type: 'string', deprecated: 'Use `width`.' },
        description: 'Throws `RangeError` when large',
      },
      { ...blank, name: 'about', type: '(text: string) => void', default: "'a'" },
      { ...blank, name: 'last', type: 'boolean', required: false },
      { ...blank, name: 'first', type: '1', description: 'Of the base.' },
    ]);
    expect(members('perhaps')).toEqual(members('shape'));
  });

  test('have the choices in the place of a name that only says that there are some', () => {
    expect(members('settings').map(({ type }) => type)).toEqual([
      "'onBlur' | 'all'",
      "'warm' | 'cold' | 'bright'",
      "'warm' | 'bright'",
      ...['Perhaps', 'Flag', 'Open', 'Shape2', 'Tones'],
    ]);
  });

  test('may be declared by nobody, or by a type that others are made with', () => {
    expect(members('made')).toEqual(
      ['one', 'two'].map((name) => ({ ...blank, name, type: 'number' })),
    );
    expect(namesOf('picked')).toEqual(['along']);
    expect(namesOf('joined')).toEqual(['b', 'a']);
    expect(namesOf('branded')).toEqual(['own']);
  });

  test('are none of what the language declares, and of what is no plain object', () => {
    expect(namesOf('extended')).toEqual(['own']);
    expect(namesOf('augmented')).toEqual(['augmented', 'own']);
    const none = [
      'native',
      'other',
      'nativeAlias',
      'both',
      'callable',
      'either',
      'list',
      'text',
      'any',
    ];
    for (const name of [...none, 'call', 'build']) expect(namesOf(name), name).toEqual([]);
    expect(membersOf({ host, isNative }, undefined)).toEqual([]);
  });

  test('are none of what only a use of the function decides', () => {
    const [signature] = host.callSignatures(find('open').type);
    for (const at of [0, 1]) {
      const type = host.checker.getParameterType(signature!, at);
      expect(membersOf({ host, isNative }, type)).toEqual([]);
    }
  });

  test('are listed up to a number that one reads', () => {
    expect([namesOf('many').length, namesOf('most').length]).toEqual([0, 120]);
  });

  test('of a type with very many are not listed to find that out', () => {
    const list = vi.spyOn(host.checker, 'getPropertiesOfType');
    expect([namesOf('vast'), namesOf('vastPart')]).toEqual([[], []]);
    expect(list).not.toHaveBeenCalled();
    list.mockRestore();
  });

  test('of a tuple are its elements, with the members of those that are objects', () => {
    const a = { ...blank, type: 'string' };
    expect(members('tuple')).toEqual([
      { ...blank, name: '[0] size', type: 'number' },
      { ...blank, name: '[1]', type: 'string' },
      { ...blank, name: '[2]', type: 'Shape2 | undefined' },
      { ...a, name: '[2].a' },
    ]);
    expect(members('pair')).toEqual([
      { ...blank, name: '[0] first', type: 'number' },
      { ...blank, name: '[1]', type: 'Shape2' },
      { ...a, name: '[1].a' },
    ]);
  });

  test('of a tuple whose authors wrote another are in the words of the checker', () => {
    expect(members('pairs')).toEqual([{ ...blank, name: '[0]', type: 'number' }]);
    for (const name of ['indexed', 'perhapsPair'])
      expect(namesOf(name), name).toEqual(['[0]', '[1]', '[1].a']);
    const printed = members('computed').map(({ name, type }) => [name, type]);
    expect(printed).toEqual([
      ['[0]', "'x'"],
      ['[1]', 'Shape2 | undefined'],
      ['[1].a', 'string'],
    ]);
    expect(membersOf({ host, isNative }, find('pair').type).map(({ name }) => name)).toEqual([
      ...['[0]', '[1]', '[1].a'],
    ]);
  });
});

describe('signatures', () => {
  const read = (name: string) => {
    const { type, declaration } = find(name);
    return readSignatures({ host, isNative }, { name, declaration }, type);
  };
  const parameter = { default: null, description: '', members: [], required: true };

  test('have parameters with what the comment says of them and of their members', () => {
    const [{ parameters, returns, description }] = read('turn') as [ReturnType<typeof read>[0]];
    expect(parameters).toEqual([
      {
        ...parameter,
        ...{ name: 'options', type: 'Shape2 & { width?: number; along?: string }' },
        description: 'What it takes.',
        members: [
          { ...blank, name: 'a', type: 'string' },
          {
            ...blank,
            name: 'width',
            type: 'number',
            required: false,
            default: '4',
            description: 'not read',
          },
          {
            ...blank,
            name: 'along',
            type: 'string',
            required: false,
            default: "'x'",
            description: 'how long',
          },
        ],
      },
      {
        ...parameter,
        name: 'speed',
        type: 'number',
        required: false,
        default: '2',
        description: 'how fast',
      },
      {
        ...parameter,
        name: 'rest',
        type: '{}',
        required: false,
        description: 'what is left',
      },
      {
        ...parameter,
        ...{ name: 'deep', type: '{ a?: 1 }', required: false },
        members: [{ ...blank, name: 'a', type: '1', required: false }],
      },
      {
        ...parameter,
        name: '...more',
        type: 'Shape2[]',
        required: false,
        description: 'the others',
      },
    ]);
    expect(returns).toEqual({ type: 'number', description: 'how far', members: [] });
    expect(description).toBe('');
  });

  test('list of what only a use decides the members that each use has', () => {
    const listed = (name: string) =>
      read(name)[0]!.parameters.map(({ members: own }) => own.map((each) => each.name));
    expect(listed('drag')).toEqual([[], ['axis', 'bounds', 'from']]);
    expect(read('drag')[0]!.parameters[1]).toMatchObject({ type: 'C', required: false });
    expect(read('drag')[0]!.parameters[1]!.members[1]!.description).toBe('How far.');
    // Each once, though two parts have it.
    expect(listed('tabulate')).toEqual([['rows', 'of', 'id']]);
  });

  test('list nothing of what a library gives, nor of what has no members by itself', () => {
    const listed = (name: string) =>
      read(name)[0]!.parameters.flatMap(({ members: own }) => own.map((each) => each.name));
    expect(['readCell', 'connect', 'open'].map(listed)).toEqual([[], [], []]);
  });

  test('methods of what is given name the parameters of the function, and their own', () => {
    const [grown] = read('grow');
    expect(grown!.returns.members.map(({ type }) => type)).toEqual([
      '(key: string) => T | undefined',
      '<R>(by: (item: T) => R) => R[]',
    ]);
  });

  test('name what is taken apart as the comment does, or by its place', () => {
    const texts = ['turn', 'place', 'hang'].map((name) => read(name)[0]!.text);
    expect(texts).toEqual([
      [
        'turn(',
        '  options: Shape2 & { width?: number; along?: string },',
        '  speed?: number,',
        '  rest?: {},',
        '  deep?: { a?: 1 },',
        '  ...more: Shape2[],',
        '): number',
      ].join('\n'),
      'place(settings: Shape2, arg1: string[], c?: Pair): Shape2',
      'hang(options: Shape2, arg1: Shape2): [number, Shape2]',
    ]);
    const [{ parameters, returns }] = read('place') as [ReturnType<typeof read>[0]];
    expect(parameters.map(({ members: own }) => own.map(({ name }) => name))).toEqual([
      ...[['a'], [], ['[0] first', '[1]', '[1].a']],
    ]);
    expect(returns.members.map(({ name }) => name)).toEqual(['a']);
    expect(read('spread')[0]!.parameters).toEqual([
      { ...parameter, name: '...pair', type: 'Pair', required: false },
    ]);
  });

  test('have the arguments of a type in the place of its parameters, defaults and all', () => {
    expect(read('stored').map(({ text }) => text)).toEqual([
      "stored(value: { a: 1 } | undefined, key: 'x'): ({ a: 1 } | undefined)[]",
      "stored(other: string | number, none: (('x'))): Promise<('x')>",
      'stored<Own extends T, More>(\n  own: Own,\n  T: (T: ({ a: 1 } | undefined)) => void,\n): Own.T',
    ]);
    expect(read('named')[0]!.text).toBe('named(value: Base, all: Array<Base>): Missing<Base>');
    expect(['listed', 'mapped', 'both2'].map((name) => read(name)[0]!.text)).toEqual([
      'listed(value: Base[], all: Array<(Base[])>): Missing<(Base[])>',
      'mapped(\n  value: Map<string, Base>,\n  all: Array<Map<string, Base>>,\n): Missing<Map<string, Base>>',
      'both2(value: Base | 1, all: Array<(Base | 1)>): Missing<(Base | 1)>',
    ]);
    expect(read('plain')[0]!.text).toBe('plain(a: T): T');
    expect(read('bare')[0]!.text).toBe('bare(): void');
  });

  test('have a comment of their own, or that of the whole', () => {
    const told = read('stored').map(({ description, parameters: [first] }) => [
      ...[description, first!.description],
    ]);
    expect(told).toEqual([
      ['Of one.', 'of one'],
      ['', 'of one'],
      ['Of it alone.', ''],
    ]);
  });

  test('take objects of a class as they are, and give them with what everyone may use', () => {
    const [{ parameters, returns }] = read('serve') as [ReturnType<typeof read>[0]];
    expect(parameters.map(({ members: own }) => own.map(({ name }) => name))).toEqual([
      ...[[], ['size']],
    ]);
    expect(returns.members.map(({ name }) => name)).toEqual(['size', 'run']);
  });

  test('are as many as one tells apart', () => {
    expect(read('loads')).toHaveLength(20);
  });

  test('have a line for each parameter where one line is too long', () => {
    const names = [WIDE, WIDER, WIDEST];
    const texts = names.map((name) => read(name)[0]!.text);
    expect(texts).toEqual([
      `${WIDE}(a: number): Promise<Shape | null>`,
      `${WIDER}(\n  a: number,\n): Promise<Shape | null>`,
      `${WIDEST}(): Promise<Shape>`,
    ]);
    expect(texts[0]).toHaveLength(76);
  });
});
