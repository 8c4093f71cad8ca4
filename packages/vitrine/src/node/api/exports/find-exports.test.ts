/** Which exports of a small package are documented beside components, and how constants are. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InstalledPackage } from '../../base/packages/manifest.ts';
import { blankFields } from '../../model/component-doc.ts';
import { openTypes, type TypeSession } from '../checker/open-types.ts';
import type { TypeHost } from '../checker/type-host.ts';
import { packageFiles, writeProject } from '../fixtures/install.ts';
import { documentExport } from './document/document-export.ts';
import { findNamed, findPlainExports } from './find-exports.ts';

const names = (length: number, prefix: string) =>
  Array.from({ length }, (_, at) => `${prefix}${String(at).padStart(2, '0')}`);

/** What lies beside a component, by the place of the file. */
const beside = (prefix: string) => `export const ${prefix}Size = 1;
export function ${prefix}Turn() {}`;

const FILES = {
  'index.ts': `${['values', 'kinds', 'marked', 'lists', 'alone', 'measure', 'calls'].map((file) => `export * from './${file}';`).join('\n')}
export * from './dial.parts';
export * from './big-dial/anything';
export * from './knob.mjs';
export * from './lamp';
export * from './Card/index.js';
export { namedTurn, NamedTone, named_size } from './dial.parts';
export { alone as same, unstable_more as other } from './alone';
export type { Typed } from './values';
export * as many from './many';
export * as dialParts from './dial.parts';
export * as bell from './fewer';
export * as Types from './only-types';
import * as spaces from './fewer';
export { spaces };
declare namespace bundled { export { few, more }; const few: 1, more: 2; }
export { bundled as bundle };`,
  'values.ts': `export const _private = 1, private_a = 1, Internal_b = 1, privately = 1, semiprivate_c = 1;
export const Dial = 1, unstable_Dial = 1, preview__Dial = 1, Dialog = 1, Dialogs = 1;
export interface Shape {} export class Typed {}
export const lost: Missing = 1;`,
  'kinds.ts': `export const useDial = () => 1, use = () => 1, useless = () => 1, unstable_useTurn = () => 1;
export const useSize = 1, turnDial = () => 1, useKnob_unstable = () => 1, use_unstableDial = () => 1;
export const useunstable_Turn = () => 1;`,
  'only-types.ts': 'export type Side = 1; export interface Sized { size: Side }',
  'marked.ts': ['internal', 'private', 'hidden', 'ignore', 'deprecated']
    .map((tag) => `/** @${tag} */ export const ${tag}Mark = 1;`)
    .join('\n'),
  'lists.ts': ['Classes', 'ClassNames', 'DataAttributes', 'CssVars', 'CssVariables', 'Classic']
    .map((end) => `export const dial${end} = 1; export const other${end} = 1;`)
    .concat('export const dial = 1, diClassesal = 1;')
    .join('\n'),
  'alone.ts': `export const alone = 1, unstable_more = 2; export enum Tone { Calm = 'calm' }
    export const b = 1, C = 1, a = 1; export { declared as d }; export const declared = 1;`,
  'dial.parts.ts': `${beside('dial')}
export class DialTone {} export class NamedTone {}
/** About it. */ export const told = 1;
/** @since 2 */ export const tagged = 1;
export function useTurn() {}
export function namedTurn() {} export const named_size = 1;
export const kit = Object.assign(() => {}, { error() {}, size: 1 }), plainKit = Object.assign(() => {}, { size: 1 });
export const constantKit = { error() {} };
export function spaced() {} export namespace spaced { export function now() {} }
export const dials = 1;`,
  'big-dial/anything.ts': beside('bigDial'),
  'knob.d.mts': `export declare const knobSize: 1; export declare function knobTurn(): void;`,
  'lamp.ts': `${beside('lamp')} export function lamp() {}`,
  'Card/index.ts': `${beside('card')} export function card() {}`,
  'calls.ts': `interface Data { id: number }
export declare const toast: ((text: string) => number) & {
  /** All is well. */ success: (text: string, data?: Data) => number;
  size: 1;
  /** @internal */ inside: () => void;
  dismiss: { (): void; /** One alone. */ (id: number): void };
} & { custom(make: () => string): number };
export declare const most: (() => void) & { ${names(41, 'm')
    .map((one) => `${one}(): void`)
    .join('; ')} };`,
  'mapped.d.ts': `declare const kit: Record<'one' | 'two', () => void>;\nexport = kit;`,
  'measure.ts': `export interface Box { width: number } interface Size { height: number }
/** Measures. */
export function measure<T extends object = Box, U>(box: Box, values: T[], more: U): T;
export function measure(size: Size): Promise<Side>;
export function measure(): never { throw 1; }
export interface Side { left: 1 }`,
  'many.ts': names(41, 'm')
    .map((name) => `export const ${name} = 1;`)
    .join('\n'),
  'fewer.ts': names(40, 'f')
    .map((name) => `export const ${name} = 1;`)
    .join('\n'),
};

let session: TypeSession;
let host: TypeHost;
let dir: string;
beforeAll(() => {
  const exports = { '.': './index.ts', './mapped': './mapped.d.ts' };
  const root = writeProject(packageFiles('kit', FILES, { exports }), { react: false });
  dir = path.join(root, 'node_modules/kit');
  session = openTypes(root, dir, 'kit', [{ specifier: 'kit/mapped', name: '*' }]);
  ({ host } = session);
});
afterAll(() => session.close());

const isOfLanguage = (file: string) => /\/lib\.[^/]+$/.test(file);

const COMPONENTS = ['Dial', 'Dialog.Root', 'BigDial', 'Knob', 'Lamp', 'Card'];
const exported = (from: string) => {
  const all = host.exportsOf(() => true)!;
  return all.filter(({ symbol }) => host.filesOf(symbol).includes(path.join(dir, from)));
};
function find(
  from: string,
  isNamed = (_name: string) => false,
  components = COMPONENTS,
  entry = 'kit',
) {
  const known = new Map(components.map((name) => [name, name]));
  return findPlainExports(host, exported(from), known, isNamed, entry);
}
const namesIn = (...of: Parameters<typeof find>) => find(...of).map(({ name }) => name);

describe('of what a package exports', () => {
  test('values are listed that are neither for itself, nor a component, nor what holds some together', () => {
    expect(namesIn('values.ts')).toEqual(['Dialogs', 'privately', 'semiprivate_c']);
  });

  test('what can be called is a hook or a function by its name', () => {
    expect(find('kinds.ts').map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'function turnDial',
      'hook unstable_useTurn',
      'function use',
      'function use_unstableDial',
      'hook useDial',
      'hook useKnob_unstable',
      'function useless',
      'constant useSize',
      'function useunstable_Turn',
    ]);
  });

  test('what is marked as internal is left out', () => {
    expect(namesIn('marked.ts')).toEqual(['deprecatedMark']);
  });

  test('lists of classes and the like are left to the component that they are named after', () => {
    expect(namesIn('lists.ts')).toEqual([
      ...['dial', 'dialClassic', 'diClassesal', 'otherClasses', 'otherClassic', 'otherClassNames'],
      ...['otherCssVariables', 'otherCssVars', 'otherDataAttributes'],
    ]);
  });

  test('the same is one under its settled name, or the one that it is declared by, in the order of the alphabet', () => {
    expect(find('alone.ts').map(({ name, aliases }) => [name, ...aliases])).toEqual([
      ...[
        ['a'],
        ['alone', 'same'],
        ['b'],
        ['C'],
        ['declared', 'd'],
        ['other', 'unstable_more'],
        ['Tone'],
      ],
    ]);
  });
});

test('a namespace of types alone is left out', () => {
  expect(exported('only-types.ts').map(({ name }) => name)).toEqual(['Types']);
  expect(find('only-types.ts')).toEqual([]);
});

test('what nobody declares is left out', () => {
  const all = host.exportsOf(() => true, host.imported[0])!;
  expect(all.map(({ name }) => name)).toEqual(['one', 'two']);
  expect(findPlainExports(host, all, new Map(), () => true, 'kit')).toEqual([]);
});

describe('beside a component', () => {
  const OTHERS = ['constantKit', 'dials', 'dialSize', 'dialTurn', 'named_size', 'namedTurn'];
  const ALWAYS = ['dialParts', 'kit', 'tagged', 'told', 'useTurn'];

  test('what is undocumented and in small letters serves it, but for what has functions of its own', () => {
    expect(namesIn('dial.parts.ts')).toEqual(
      [...ALWAYS, 'DialTone', 'NamedTone'].sort((a, b) =>
        a.toLowerCase() < b.toLowerCase() ? -1 : 1,
      ),
    );
    expect(namesIn('dial.parts.ts', () => false, [])).toEqual(
      [...ALWAYS, ...OTHERS, 'DialTone', 'NamedTone', 'plainKit', 'spaced'].sort((a, b) =>
        a.toLowerCase() < b.toLowerCase() ? -1 : 1,
      ),
    );
  });

  test('what an entry names is there for everyone, but for constants in small letters', () => {
    const isNamed = (name: string) =>
      ['namedTurn', 'NamedTone', 'named_size', 'Dial'].includes(name);
    expect(namesIn('dial.parts.ts', isNamed)).toEqual([
      ...['dialParts', 'kit', 'NamedTone', 'namedTurn', 'tagged', 'told', 'useTurn'],
    ]);
  });

  test('is no function beside the component that the package is named after', () => {
    expect(namesIn('knob.d.mts', undefined, undefined, '@acme/knob')).toEqual(['knobTurn']);
    expect(namesIn('big-dial/anything.ts', undefined, undefined, 'big-dial')).not.toEqual([]);
    expect(namesIn('knob.d.mts', undefined, undefined, 'knobs')).toEqual([]);
  });

  test('is what lies in its file or its folder', () => {
    for (const file of ['big-dial/anything.ts', 'knob.d.mts'])
      expect(namesIn(file), file).toEqual([]);
    // A function with its own name shows it.
    expect(namesIn('Card/index.ts')).toEqual(['card']);
    expect(namesIn('knob.d.mts', undefined, ['Dial'])).toEqual(['knobSize', 'knobTurn']);
    expect(namesIn('lamp.ts')).toEqual(['lamp']);
  });
});

test('a name is passed on by name where another file than its own lists it', () => {
  const isNamed = findNamed(
    host,
    host.exportsOf(() => true)!,
  );
  const asked = ['namedTurn', 'dialTurn', 'same', 'alone', 'unknown', 'b'];
  expect(asked.filter(isNamed)).toEqual(['namedTurn', 'same', 'unknown']);
});

describe('documented', () => {
  const installed = () =>
    ({ name: 'kit', version: '1.0.0', dir, manifest: {} }) as InstalledPackage;
  const context = () => ({
    ...{ host, installed: installed(), name: 'alias', isNative: isOfLanguage },
    family: { packageOf: installed, components: new Map<string, string>() },
    importsOf: ({ name }: { name: string }) => [{ specifier: 'alias', clause: `{ ${name} }` }],
  });
  const document = (file: string, name: string) =>
    documentExport(
      context(),
      find(file, undefined, []).find((one) => one.name === name)!,
    );

  test('a function has its signatures, with the types that they name', () => {
    const { signatures, generics, types, definition, description } = document(
      'measure.ts',
      'measure',
    );
    expect(signatures.map(({ text }) => text)).toEqual([
      'measure<T extends object = Box, U>(box: Box, values: T[], more: U): T',
      'measure(size: Size): Promise<Side>',
    ]);
    expect(generics).toEqual([
      { name: 'T', constraint: 'object', default: 'Box' },
      { name: 'U', constraint: null, default: null },
    ]);
    expect(types.map(({ name }) => name)).toEqual(['Box', 'Size', 'Side']);
    expect([definition, description]).toEqual([null, 'Measures.']);
  });

  test('a function has the signatures of its own functions, in the order of their authors', () => {
    const { signatures, types } = document('calls.ts', 'toast');
    expect(signatures.map(({ text, description }) => [text, description])).toEqual([
      ['toast(text: string): number', ''],
      ['toast.success(text: string, data?: Data): number', 'All is well.'],
      ['toast.dismiss(): void', ''],
      ['toast.dismiss(id: number): void', 'One alone.'],
      ['toast.custom(make: () => string): number', ''],
    ]);
    expect(types.map(({ name }) => name)).toEqual(['Data']);
    expect(document('calls.ts', 'most').signatures).toHaveLength(41);
  });

  test('a constant has what it is declared with, or what it holds', () => {
    expect(document('alone.ts', 'Tone')).toEqual({
      ...blankFields(),
      ...{ kind: 'constant', name: 'Tone', package: 'alias', file: 'alone.ts' },
      imports: [{ specifier: 'alias', clause: '{ Tone }' }],
      definition: "enum Tone { Calm = 'calm' }",
      declaredIn: { package: 'alias', version: '1.0.0' },
    });
    const definitions = ['many.ts', 'fewer.ts'].map((file) =>
      documentExport(context(), find(file)[0]!),
    );
    expect(definitions.map(({ name, definition }) => [name, definition])).toEqual([
      ['many', `{ ${names(40, 'm').join(', ')}, … }`],
      ['bell', `{ ${names(40, 'f').join(', ')} }`],
    ]);
    expect(definitions[1]!.aliases).toEqual(['spaces']);
    // Bundlers make a namespace of it, with a name of theirs.
    expect(document('index.ts', 'bundle').definition).toBe('{ few, more }');
    expect(document('kinds.ts', 'useSize').definition).toBe('1');
    expect(document('kinds.ts', 'useDial')).toMatchObject({
      definition: null,
      signatures: [{ text: 'useDial(): number' }],
    });
  });
});
