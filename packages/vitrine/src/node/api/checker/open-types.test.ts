/** What an open program answers about a small package of a workspace. */
import { realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeProject } from '../fixtures/install.ts';
import { openTypes, type TypeSession } from './open-types.ts';
import type { TypeHost } from './type-host.ts';

const manifest = (more: object) => JSON.stringify({ version: '1.0.0', ...more });

/** Few types, by the names that the engine asks for. */
const react = (elements: string) => `export type ReactNode = string;
export interface HTMLAttributes<T> { id?: string; onPress?: (at: T) => void }
export interface RefAttributes<T> { ref?: T }
export interface AllHTMLAttributes<T> { href?: T }
export interface SVGAttributes<T> { d?: T }
export interface DetailedHTMLProps<A, T> { attributes?: A; dom?: T }
export namespace JSX {
  type ElementType = string;
  interface Element {} interface ElementClass {} interface IntrinsicAttributes {}
  interface IntrinsicElements { ${elements} }
}`;
const detailed = (tag: string, dom: string) =>
  `${tag}: DetailedHTMLProps<HTMLAttributes<${dom}>, ${dom}>;`;
const OF_KIT = ['a HTMLAnchorElement', 'q HTMLQuoteElement', 'blockquote HTMLQuoteElement'];
const ELEMENTS = `${OF_KIT.map((one) => detailed(...(one.split(' ') as [string, string]))).join(' ')}
  odd: string; alone: HTMLAttributes<Element>; none: ReactNode; called(): void;`;

/** Two of the same version are one to the checker. */
const reactIn = (dir: string, text: string) => ({
  [`${dir}/@types/react/package.json`]: manifest({ name: '@types/react', version: dir }),
  [`${dir}/@types/react/index.d.ts`]: text,
});

const FILES: Record<string, string> = {
  'kit/package.json': manifest({
    ...{ name: 'kit', type: 'module', dependencies: { dep: '1' } },
    exports: { '.': './src/index.ts', './*': './src/*.d.ts' },
  }),
  'kit/tsconfig.json': JSON.stringify({
    compilerOptions: { paths: { '#own/*': ['./src/own/*'] }, unknown: true },
  }),
  'kit/src/index.ts': `export * from './values.ts';
export * from './types.ts';
export type * from './typed.ts';
export type { Worn } from './own/worn.ts';
export { Worn as Coat } from '#own/worn.ts';
import { type Inner } from './own/worn.ts';
import * as parts from './own/worn.ts';
export { Inner, parts };
import { foreign } from 'dep';
export { foreign };
export default class Own { constructor(size: number); constructor(size: string) {} }
`,
  'kit/src/values.ts': `export const union: string | number | { a: 1 } = 1;
export const both = {} as { a: 1 } & { b: 2 };
export const plain = 'a' as string;
export function call(size: number): void;
export function call(size: string): void;
export function call() {}
export class Bare {}
export const twice = 1;
export interface merged { a: 1 }
export namespace merged { export const b = 1; }`,
  'kit/src/types.ts': 'export interface Shape { a: 1 }',
  'kit/src/typed.ts': 'export const typed = 1; export const twice = 2;',
  'kit/src/own/worn.ts': 'export class Worn {} export class Inner {}',
  'kit/src/broken.ts': 'export const a = 1;\nexport const b = ;\n\nexport const c = 1 +;',
  'kit/src/none.d.ts': 'export declare const Dial: string;',
  'kit/src/some.d.ts': 'declare const some: string; export default some;',
  'kit/src/passed.d.ts': `import * as none from './none.js'; export default none;`,
  'node_modules/dep/package.json': manifest({ name: 'dep', type: 'module', types: './index.d.ts' }),
  'node_modules/dep/index.d.ts': 'export declare const foreign: number;',
  ...reactIn('node_modules', react(detailed('root', 'HTMLAnchorElement'))),
};
const OWN_REACT = reactIn('kit/node_modules', react(ELEMENTS));

function write(files: Record<string, string>) {
  const root = realpathSync(writeProject(files, { react: false }));
  symlinkSync(path.join(root, 'kit'), path.join(root, 'node_modules/kit'));
  return root;
}

const sessions: TypeSession[] = [];
afterAll(() => sessions.forEach((one) => one.close()));

const IMPORTS = [
  ...['none', 'some', 'passed'].map((file) => ({ specifier: `kit/${file}`, name: 'default' })),
  { specifier: 'kit/none', name: 'Dial' },
  { specifier: 'kit/none', name: '*' },
  { specifier: 'kit/absent', name: '*' },
];

function open(root: string, imports?: typeof IMPORTS) {
  const session = openTypes(root, path.join(root, 'kit'), 'kit', imports);
  sessions.push(session);
  return session;
}

let root: string;
let session: TypeSession;
let host: TypeHost;
beforeAll(() => {
  root = write({ ...FILES, ...OWN_REACT });
  session = open(root, IMPORTS);
  ({ host } = session);
});
const at = (file: string) => path.join(root, file);
const find = (name: string) => host.exportsOf((one) => one === name)![0]!;
const typeOf = (name: string) => host.checker.getTypeOfSymbol(find(name).symbol)!;
const textsOf = (types: readonly Parameters<TypeHost['membersOf']>[0][]) =>
  types.map((type) => host.checker.typeToString(type));

test('the exports of a package have the wanted names, and say whether they are types alone', () => {
  const names = host.exportsOf(() => true)!.map(({ name, isTypeOnly }) => [name, isTypeOnly]);
  expect(Object.fromEntries(names)).toEqual({
    ...{ default: false, union: false, both: false, plain: false, call: false, Bare: false },
    ...{ twice: false, merged: false, Shape: false, typed: true, Worn: true, Coat: false },
    ...{ Inner: true, parts: false, foreign: false },
  });
  expect(find('Coat').symbol.id).toBe(find('Worn').symbol.id);
  expect(host.exportsOf((name) => name.startsWith('b'))!.map(({ name }) => name)).toEqual(['both']);
});

test('so have those of a module that was imported', () => {
  expect(host.exportsOf(() => true, host.imported[4])!.map(({ name }) => name)).toEqual(['Dial']);
});

test('imports are known by what they bring, and a default that a module lacks as such', () => {
  const files = host.imported.map((one) => one && host.filesOf(host.follow(one)));
  const [none, some] = ['none', 'some'].map((file) => [at(`kit/src/${file}.d.ts`)]);
  expect(files).toEqual([none, some, none, none, none, undefined]);
  expect([0, 1, 2, 3, 5, 6].map((index) => host.lacksDefault(index))).toEqual([
    ...[true, false, false, false, false, false],
  ]);
});

test('an alias is followed to its end, and says on its way whether it is a type', () => {
  const { alias, symbol } = find('Worn');
  expect(alias.id).not.toBe(symbol.id);
  expect(host.follow(alias)).toBe(symbol);
  expect(host.follow(symbol)).toBe(symbol);
  expect([host.isTypeOnly(alias), host.isTypeOnly(symbol)]).toEqual([true, false]);
  expect(host.declarationsOf(symbol).map((node) => node.getText())).toEqual([
    'export class Worn {}',
  ]);
});

test('types have members, ways to be called and to be constructed, with their declarations', () => {
  expect(textsOf(host.membersOf(typeOf('union')))).toEqual(['string', 'number', '{ a: 1; }']);
  expect(textsOf(host.membersOf(typeOf('both')))).toEqual(['{ a: 1; }', '{ b: 2; }']);
  expect(host.membersOf(typeOf('plain'))).toEqual([typeOf('plain')]);
  const waysOf = (name: string) =>
    [host.callSignatures(typeOf(name)), host.constructSignatures(typeOf(name))].map((all) =>
      all.map((one) => host.declarationOf(one)?.getText()),
    );
  expect(waysOf('call')).toEqual([
    ['export function call(size: number): void;', 'export function call(size: string): void;'],
    [],
  ]);
  expect(waysOf('default')).toEqual([[], ['constructor(size: number);']]);
  expect(waysOf('Bare')).toEqual([[], [undefined]]);
});

test('files of the program are those of the package and what it imports', () => {
  const own = host.files().filter((file) => file.startsWith(at('')));
  expect(own.sort()).toEqual(
    [
      ...['index.ts', 'none.d.ts', 'own/worn.ts', 'passed.d.ts', 'some.d.ts'],
      ...['typed.ts', 'types.ts', 'values.ts'],
    ]
      .map((file) => at(`kit/src/${file}`))
      .concat(
        at('kit/node_modules/@types/react/index.d.ts'),
        at('node_modules/@types/react/index.d.ts'),
        at('node_modules/dep/index.d.ts'),
      )
      .sort(),
  );
  expect(host.files()).toHaveLength(own.length);
  expect(host.sourceFile(at('kit/src/none.d.ts'))?.text).toBe(FILES['kit/src/none.d.ts']);
  expect(host.sourceFile(at('kit/src/broken.ts'))).toBeUndefined();
  expect(host.paths).toEqual({ base: at('kit'), patterns: { '#own/*': ['./src/own/*'] } });
  expect(host.configErrors()).toEqual([]);
});

describe('React', () => {
  const tagOf = (element: string, { react: own } = host) => own.tagOf(element);

  test('is what the package finds: its attributes, and the elements by their tags', () => {
    const own = host.react;
    expect(textsOf([own.node!])).toEqual(['string | Promise<string>']);
    expect(['id', 'ref', 'href', 'd'].map((name) => own.attributeType(name) !== undefined)).toEqual(
      [...[true, true, false, false]],
    );
    expect(textsOf([own.attributeType('id')!])).toEqual(['string | undefined']);
    expect(['href', 'd', 'id'].map((name) => own.isAttribute(name))).toEqual([true, true, false]);
    expect(['HTMLAnchorElement', 'HTMLQuoteElement', 'Element'].map((one) => tagOf(one))).toEqual([
      ...['a', null, null],
    ]);
    expect(
      ['q', 'a', 'odd', 'alone', 'none', 'called', 'root'].map((tag) => own.domOf(tag)),
    ).toEqual([...['HTMLQuoteElement', 'HTMLAnchorElement', null, null, null, null, null]]);
  });

  test('is what the root finds where the package finds none that is of use', () => {
    const { host: other } = open(write({ ...FILES, ...reactIn('kit/node_modules', 'export {};') }));
    expect(tagOf('HTMLAnchorElement', other)).toBe('root');
    expect(other.imported).toEqual([]);
  });

  test('may be missing: nothing is known of it then', () => {
    const without = Object.entries(FILES).filter(([file]) => !file.includes('@types'));
    const { react: none } = open(write(Object.fromEntries(without))).host;
    expect([none.node, none.attributeType('id'), none.isAttribute('href')]).toEqual([
      ...[null, undefined, false],
    ]);
    expect([none.tagOf('HTMLAnchorElement'), none.domOf('a')]).toEqual([null, null]);
  });
});

test('a program that is opened again has what has changed, or all where nobody says what', () => {
  const before = session.host;
  const textOf = (file: string) => session.host.sourceFile(at(file))!.text;
  for (const file of ['kit/src/types.ts', 'kit/src/typed.ts'])
    writeFileSync(at(file), 'export const now = 1;');
  session.renew([at('kit/src/types.ts')]);
  expect(session.host).not.toBe(before);
  expect([textOf('kit/src/types.ts'), textOf('kit/src/typed.ts')]).toEqual([
    'export const now = 1;',
    FILES['kit/src/typed.ts'],
  ]);
  session.renew();
  expect(textOf('kit/src/typed.ts')).toBe('export const now = 1;');
  writeFileSync(at('kit/src/types.ts'), FILES['kit/src/broken.ts']!);
  session.renew([at('kit/src/types.ts')]);
  const file = at('kit/src/types.ts');
  expect(session.host.syntaxErrors(file)).toEqual([
    { file, line: 2, text: 'Expression expected.' },
    { file, line: 4, text: 'Expression expected.' },
  ]);
});
