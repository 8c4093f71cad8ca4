/** What modules pass on as types alone, and what they export by assigning it. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';
import { openTypes, type TypeSession } from './open-types.ts';
import type { TypeHost } from './type-host.ts';

const component = (name: string) =>
  `export declare function ${name}(props: { size?: string }): React.ReactElement;`;
const module = (...lines: string[]) => [`import * as React from 'react';`, ...lines].join('\n');

/** Each entry with the import that leads. */
async function importsOf(files: Record<string, string>, manifest = {}) {
  const root = writeProject(packageFiles('knobs', files, manifest));
  const { docs } = await extractPackage({ root, package: 'knobs', cacheDir: tempDir() });
  return docs.map(({ name, imports: [first] }) => `${name} ${first?.specifier} ${first?.clause}`);
}

test('what is passed on as a type alone cannot be imported, wherever that is said', async () => {
  const names = ['Listed', 'Single', 'Knob', 'Brought', 'Deep', 'Deepest'];
  const files = {
    'index.d.ts': `export type * from './star';
      export type { Listed } from './all';
      export { type Single, Knob } from './all';
      export type * as space from './all';
      import type { Brought } from './all';
      export { Brought };
      export * from './more';
      export { Twice } from './star';`,
    'more.d.ts': `export type { Deep } from './all'; export { Deepest } from './deepest';`,
    'deepest.d.ts': `import type { Deepest } from './all'; export { Deepest };`,
    'star.d.ts': module(
      component('Star'),
      component('Twice'),
      'export declare function useStar(): void;',
    ),
    'all.d.ts': module(...names.map(component)),
  };
  expect(await importsOf(files)).toEqual(['Knob knobs { Knob }', 'Twice knobs { Twice }']);
}, 20_000);

test('a module that passes on types alone may itself be passed on with all that it has', async () => {
  const all = [component('Root'), 'export declare function useDial(): void;'];
  const files = {
    'index.d.ts': `export * from './dial/index.js'; export * from './knob';`,
    'dial/index.d.ts': `export * as Dial from './parts.js';
      export type * from './parts.js';
      export * from './dial';`,
    'dial/dial.d.ts': `export * from '../index'; export * from 'nowhere';`,
    'dial/parts.d.ts': module(...all),
    'knob/index.d.ts': module(component('Knob')),
  };
  expect(await importsOf(files)).toEqual([
    'Dial.Root knobs { Dial }',
    'Knob knobs { Knob }',
    'Dial.useDial knobs { Dial }',
  ]);
}, 20_000);

test('what another package passes on as types is none that one has by passing on all of that', async () => {
  const files = {
    'index.d.ts': `export * from './dial';`,
    'dial.d.ts': `export * from 'far-knobs';\n${module(component('Own'))}`,
    'node_modules/far-knobs/package.json': '{ "name": "far-knobs", "types": "./index.d.ts" }',
    'node_modules/far-knobs/index.d.ts': `export * as Dial from './parts.js';
      export type * from './parts.js';
      export * from 'knobs';`,
    'node_modules/far-knobs/parts.d.ts': module(component('Root'), component('DialInput')),
  };
  expect(await importsOf(files)).toEqual([
    ...['Dial.Root knobs { Dial }', 'Dial.DialInput knobs { Dial }', 'Own knobs { Own }'],
  ]);
}, 20_000);

test('where a path has the value, that path is what one imports from', async () => {
  const files = {
    'index.d.ts': `export type * from './dial/index'; export type { Knob } from './knob/index';`,
    'dial/index.d.ts': module(component('Dial')),
    'knob/index.d.ts': module(component('Knob')),
    'typed.d.ts': `export type { Dial } from './dial/index';`,
  };
  const exports = {
    '.': './index.d.ts',
    './a-typed': './typed.d.ts',
    './dial': './dial/index.d.ts',
    './knob': './knob/index.d.ts',
  };
  expect(await importsOf(files, { types: undefined, exports })).toEqual([
    'Dial knobs/dial { Dial }',
    'Knob knobs/knob { Knob }',
  ]);
}, 20_000);

describe('what one module exports', () => {
  const names = [...'ABCDEHIJK'];
  const FILES = {
    'index.d.ts': `/// <reference path="./global.d.ts" />
      export { type A } from './all';
      export type { B } from './all';
      import type { C } from './all';
      import { type D } from './all';
      import type E from './all';
      import type * as F from './all';
      export type * as G from './all';
      import type H = require('./all');
      export { C, D, E, F, H };
      export { I } from './more';
      import { J } from './all';
      import * as space from './all';
      export { J as default, space };
      export { Loop } from './loop';`,
    'more.d.ts': `export { I } from './all';`,
    'loop.d.ts': `export { Loop } from './index';`,
    'all.d.ts': `${names.map((name) => `export declare const ${name}: 1;`).join('\n')}
      export default A;`,
    'stars.d.ts': `export type * from './all';
      export type * from './missing';
      export * from './lost';
      export * from './more';
      export declare const K: 2;
      export type { A } from './all';`,
    'global.d.ts': `declare module 'kit/ambient' { export const here: 1; }`,
    'object.d.ts': `import { I as Inner } from './more';
      declare const own: string;
      declare const kit: { Dial: number; Inner: typeof Inner; Own: typeof own; Lost: typeof lost; call(): void };
      export = kit;`,
    'aliased.d.ts': `import other = require('./object');\nexport = other;`,
    'called.d.ts': 'declare const kit: { (): void; Dial: number };\nexport = kit;',
    'made.d.ts': 'declare const kit: { new (): object; Dial: number };\nexport = kit;',
    'function.d.ts': 'declare function kit(): void;\nexport = kit;',
    'spaces.d.ts': `declare namespace other { const Dial: 1; const Knob: 1; }
      declare namespace kit { export import Dial = other.Dial; import Inner = other.Knob; export { Inner as Knob }; }
      export = kit;`,
    'empty.d.ts': 'export {};\ndeclare const kit: { Dial: number };',
  };
  const modules = [...Object.keys(FILES).map((file) => file.replace('.d.ts', '')), 'ambient'];

  let session: TypeSession;
  let host: TypeHost;
  beforeAll(() => {
    const manifest = { type: 'commonjs', exports: { '.': './index.d.ts', './*': './*.d.ts' } };
    const root = writeProject(packageFiles('kit', FILES, manifest), { react: false });
    const imports = modules.map((name) => ({ specifier: `kit/${name}`, name: '*' }));
    session = openTypes(root, path.join(root, 'node_modules/kit'), 'kit', imports);
    ({ host } = session);
  });
  afterAll(() => session.close());
  const exportsOf = (module: string, wanted: (name: string) => boolean = () => true) =>
    host.exportsOf(wanted, host.imported[modules.indexOf(module)])!;
  const typesIn = (module: string) =>
    exportsOf(module).flatMap(({ name, isTypeOnly }) => (isTypeOnly ? [name] : []));

  test('is a type alone wherever one says so on its way, and may lead round in a ring', () => {
    expect(exportsOf('index').map(({ name }) => name)).toEqual([
      ...[...'ABGCDEFHI', 'default', 'space', 'Loop'],
    ]);
    expect(typesIn('index')).toEqual([...'ABGCDEFH']);
  });

  test('is no type for being passed on in a namespace', () => {
    expect(exportsOf('spaces').map(({ name, isTypeOnly }) => [name, isTypeOnly])).toEqual([
      ['Dial', false],
      ['Knob', false],
    ]);
  });

  test('is no type where a star with types has it, and it stands there itself or in another star', () => {
    expect(typesIn('stars').sort()).toEqual([...'ABCDEHJ']);
    expect(exportsOf('ambient').map(({ name, isTypeOnly }) => [name, isTypeOnly])).toEqual([
      ['here', false],
    ]);
  });

  test('may be the members of an object that it is, each with what it stands for', () => {
    const told = exportsOf('object').map(({ name, alias, symbol, isTypeOnly }) => {
      const [file] = host.filesOf(symbol).map((one) => path.basename(one));
      return [name, alias.name, alias === symbol, symbol.name, file, isTypeOnly].join(' ');
    });
    expect(told).toEqual([
      'Dial Dial true Dial object.d.ts false',
      'Inner Inner false I all.d.ts false',
      'Own Own false own object.d.ts false',
      'Lost Lost true Lost object.d.ts false',
      'call call true call object.d.ts false',
    ]);
    expect(exportsOf('object', (one) => one > 'J').map(({ name }) => name)).toEqual([
      ...['Own', 'Lost', 'call'],
    ]);
  });

  test('is nothing of what can be called or made, and follows names of an object', () => {
    const count = (module: string) => exportsOf(module).length;
    expect(['called', 'made', 'function', 'empty', 'aliased'].map(count)).toEqual([0, 0, 0, 0, 5]);
  });
});
