/** Functions of components and objects: `Modal.confirm()`, `message.error()`. */
import { beforeAll, expect, test } from 'vitest';
import { memberFunctions, ownSignatures, type ComponentDoc } from '../../../model/component-doc.ts';
import { extractPackage } from '../../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';

const MADE = Array.from({ length: 8 }, (_, i) => `Made${i}`);
const TYPES = `import * as React from 'react';
import type { Emotional } from 'emotional';
interface Asked { title: string }
/** Asks. */
declare function ask(options: Asked): Promise<boolean>;
type Show = (text: string) => void;
interface Common { /** With other props. */ withProps(props: object): React.FC; }
interface Kept<T> { keep(value: T): void; drop(): void }
interface Own { ask: typeof ask; Inner: React.FC<{ size?: 1 }>; readonly type: React.FC<{ own?: 1 }>; _secret(): void; tone: 'a';
  /** @internal */ hidden(): void }
export declare const Modal: React.FC<{ open?: boolean }> & Own & Record<'info' | 'error', Show> & Common & Kept<string> & Emotional;
export declare class Field extends React.Component<{ value?: string }> {
  static getDerivedStateFromProps(props: object): null;
  static contextType: React.Context<string>;
  protected static guess(): void;
  static parse<T>(text: string): T;
}
${MADE.map((name) => `export declare const ${name}: React.FC<{ size?: number }> & Common;`).join('\n')}
interface Message { open(options: Asked): () => void; close?(): void }
export declare const message: Message & { useMessage: () => Message };
export declare class Store<T> { static make<T>(first: T): Store<T>; first: T; get(): T; private static own; }
declare class Emitter<Name> { on(name: Name): void; off(): void; last: Name; count: number }
/** Talks. */
export declare class Client extends Emitter<'done'> { constructor(asked: Asked, /** @internal */ tries?: number);
  /** Ends it. */ close(force?: boolean): Promise<void>; /** Whether it listens. */ readonly open: boolean; get state(): Asked | null; label?: string; onEnd: () => void;
  private keep(): void; protected guess(): void; static of(): Client; static VERSION: string; private own: number; _soft: 1; /** @internal */ hidden: 1 }
export declare class Alone { private constructor(); static get(): Alone; size(): number }
export declare class Failure extends Error { constructor(code: number); code: number }
export declare const sizes: { small: number };
interface Commands<Result> { turning: { turn(to: number, done?: (one: Result) => void): Result } }
export declare const turn: Commands<boolean>['turning']['turn'];
export declare const commands: { turn: typeof turn };
interface Rows<T extends object> { rows: T[]; pick?: (row: T) => string }
interface Loose<T extends object> extends Omit<Rows<T>, 'pick'>, Partial<Pick<Rows<T>, 'pick'>> {}
export declare function useRows<TData extends object>(options: Loose<TData>): { all: TData[] } & Rows<TData>;
export declare function useTexts<T>(options: Rows<string[]>, of: T): void;
interface Groups<V, Grouped extends boolean> { all: Grouped extends true ? V[][] : V[] }
export declare function useGroups<V>(of: V): Groups<V, true>;
interface Plugin<Options> { key: string; extend<More>(more: More): Plugin<Options & More>; build(): { key: string; done: boolean } }
export declare const plugin: Plugin<{ a: 1 }>;
`;
const EMOTIONAL = `export interface Emotional { withComponent(tag: string): void }`;

let docs: ComponentDoc[];
beforeAll(async () => {
  const kit = packageFiles('kit', { 'index.d.ts': TYPES });
  const root = writeProject({ ...kit, ...packageFiles('emotional', { 'index.d.ts': EMOTIONAL }) });
  ({ docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() }));
}, 60_000);
const doc = (name: string) => docs.find((one) => one.name === name)!;
const calls = (name: string) => doc(name).signatures.map(({ text }) => text);

test('those of a component are its own: none of what many have, another package gives it or authors keep', () => {
  expect(calls('Modal')).toEqual([
    ...['error', 'info'].map((name) => `Modal.${name}(text: string): void`),
    ...['Modal.keep(value: string): void', 'Modal.drop(): void'],
    'Modal.ask(options: Asked): Promise<boolean>',
  ]);
  expect(doc('Modal').signatures.at(-1)!.description).toBe('Asks.');
  expect(doc('Modal').types.map(({ name }) => name)).toEqual(['Asked']);
  expect(MADE.flatMap(calls)).toEqual([]);
});

test('a class is told with how it is made and what its objects can do, but for what authors keep', () => {
  expect(calls('Client')).toEqual([
    'new Client(asked: Asked, tries?: number): Client',
    ...[
      'Client.of(): Client',
      "client.on(name: 'done'): void",
      'client.off(): void',
      'client.close(force?: boolean): Promise<void>',
      'client.onEnd(): void',
    ],
  ]);
  expect(doc('Client').definition).toBe("class Client extends Emitter<'done'>");
  expect(doc('Client').signatures.at(-2)!.description).toBe('Ends it.');
  expect([...memberFunctions(doc('Client')).keys()]).toEqual([
    ...['of', 'on', 'off', 'close', 'onEnd'],
  ]);
  expect(ownSignatures(doc('Client'))).toHaveLength(1);
  expect(doc('Client').types.map(({ name }) => name)).toEqual(['Asked']);
  expect(calls('Alone')).toEqual(['Alone.get(): Alone', 'alone.size(): number']);
  expect(calls('Failure')).toEqual(['new Failure(code: number): Failure']);
});

test('properties of the objects of a class are what making one gives, but for what authors keep', () => {
  const made = (name: string) => ownSignatures(doc(name)).map(({ returns }) => returns.members);
  const listed = (name: string) =>
    made(name).map((all) => all.map((one) => `${one.name}${one.required ? '' : '?'}: ${one.type}`));
  expect(listed('Client')).toEqual([
    ["last: 'done'", 'count: number', 'open: boolean', 'state: Asked | null', 'label?: string'],
  ]);
  expect(made('Client')[0]!.map(({ description }) => description)).toContain('Whether it listens.');
  expect(listed('Store')).toEqual([['first: T']]);
  expect(listed('Failure')).toEqual([['code: number']]);
});

test('those of a component that is a class are its static ones, but for what React calls', () => {
  expect(calls('Field')).toEqual(['Field.parse<T>(text: string): T']);
  expect(calls('Store')).toEqual([
    ...['new Store(): Store<T>', 'Store.make<T>(first: T): Store<T>', 'store.get(): T'],
  ]);
});

test('those of an object stand beside its type, but for what may be missing', () => {
  expect(calls('message')).toEqual([
    'message.open(options: Asked): () => void',
    'message.useMessage(): Message',
  ]);
  expect(doc('message').definition).toBe('Message & { useMessage: () => Message }');
  expect(calls('sizes')).toEqual([]);
});

test('a function that a type makes is told with what its parameters stand for', () => {
  const text = 'turn(to: number, done?: (one: boolean) => void): boolean';
  expect(calls('turn')).toEqual([text]);
  expect(calls('commands')).toEqual([`commands.${text}`]);
});

test('a function that gives another of what it is one of has no table of that', () => {
  const membersOf = (name: string) =>
    doc(name).signatures.map(({ returns }) => returns.members.map((one) => one.name));
  expect(membersOf('plugin')).toEqual([[], ['key', 'done']]);
});

test('members name the type parameters of the function, and not others that are called alike', () => {
  const [{ parameters, returns } = { parameters: [], returns: null }] = doc('useRows').signatures;
  const typesOf = (members: readonly { name: string; type: string }[] = []) =>
    members.map(({ name, type }) => `${name}: ${type}`).toSorted();
  const rows = ['pick: (row: TData) => string', 'rows: TData[]'];
  expect(typesOf(parameters[0]?.members)).toEqual(rows);
  expect(typesOf(returns?.members)).toEqual(['all: TData[]', ...rows]);
  expect(typesOf(doc('useTexts').signatures[0]!.parameters[0]!.members)).toEqual([
    'pick: (row: string[]) => string',
    'rows: string[][]',
  ]);
  // A condition has been answered.
  expect(typesOf(doc('useGroups').signatures[0]!.returns.members)).toEqual(['all: V[][]']);
});
