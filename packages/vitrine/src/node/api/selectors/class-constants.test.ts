/** Classes by the constants that are beside them, on one package made for the purpose. */
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { findPackage } from '../../base/packages/find-package.ts';
import { extractDocs } from '../extract.ts';
import { packageFiles, writeProject } from '../fixtures/install.ts';

const component = (name: string, classes: string) =>
  `export declare function ${name}(props: { classes?: ${classes}; a?: 1 }): React.JSX.Element;`;
/** A component with classes of a type in another module. */
const typed = (name: string, end = 'js') =>
  component(name, `Partial<import('./${name}/own.${end}').${name}Classes>`);

const CLASSES = `import * as React from 'react';
export { kitClasses } from './kit/kit.js';
export declare const dialClasses: { root: string };
export declare function funClasses(): void;
export { plainClasses } from './plain/plain.js';
${component('Dial', 'Partial<{ /** The root. */ root: string; hand: string }>')}
${component('Kit', "import('./kit/kit.js').Styled")}
${component('Fun', '{ root: string }')}
${component('Bare', '{}')}
${component('Open', '{ [name: string]: string }')}
${component('Texted', 'string')}
${component('Either', '{ a: string } | { b: string }')}
${typed('Given')}
${component('Twin', "import('./Given/own.js').GivenClasses")}
${typed('Module', 'mjs')}
${typed('Odd', 'd.ts.js')}
${typed('Lost')}
${typed('Alone')}
export declare function Plain(props: { a?: 1 }): React.JSX.Element;`;

const files = {
  'index.d.ts': `export * from './classes.js';\nexport * from './src/box.js';`,
  'classes.d.ts': CLASSES,
  'classes.js': ['dial', 'fun']
    .map((name) => `export const ${name}Classes = { root: '${name}-root' };`)
    .join('\n'),
  'plain/plain.d.ts': 'export declare const plainClasses: { root: string };',
  'plain/plain.js': `export const plainClasses = { root: 'plain-root' };`,
  'kit/kit.d.ts': `export interface Styled { /** The root. */ root: string }
export declare const kitClasses: { root: string };`,
  'kit/kit.js': `export const kitClasses = { root: 'kit-root' };`,
  'Given/own.d.ts': `export interface GivenClasses { root: string }
export declare const five = 5;
export declare const other: { root: string };
export declare const given: GivenClasses, more: GivenClasses;
export default given;`,
  'Given/own.js': `export const other = { root: 'other-root' }; export const more = other; export default { root: 'given-root' };`,
  'Module/own.d.mts': `export interface ModuleClasses { root: string }
export declare const all: ModuleClasses;`,
  'Module/own.mjs': `export const all = { root: 'module-root' };`,
  'Odd/own.d.ts.d.ts': `export interface OddClasses { root: string }
export declare const odd: OddClasses;`,
  'Odd/own.d.ts.js': `export const odd = { root: 'odd-root' };`,
  'Lost/own.d.ts': `export interface LostClasses { root: string }
export declare const lost: LostClasses;`,
  'Alone/own.d.ts': 'export interface AloneClasses { root: string }',
  'Alone/own.js': `export const AloneClasses = { root: 'alone-root' };`,
  'src/box.ts': `import type * as React from 'react';
export const boxClasses = { root: 'box-root' };
export declare function Box(props: { classes?: { root: string }; a?: 1 }): React.JSX.Element;`,
};

let docs: ComponentDoc[];
/** Modules that run, of all files that had a say. */
let modules: string[];
beforeAll(async () => {
  const root = writeProject(packageFiles('classy', files));
  const installed = findPackage(root, 'classy')!;
  const extraction = await extractDocs(root, 'classy', installed);
  ({ docs } = extraction);
  modules = extraction.files
    .filter((file) => /js$/.test(file))
    .map((file) => path.relative(installed.dir, file));
}, 60_000);
const find = (name: string) => docs.find((doc) => doc.name === name)!;
const classesOf = (name: string) => find(name).classes.map((one) => `${one.name} ${one.className}`);

test('classes are called what the constant of the component’s name says', () => {
  expect(classesOf('Dial')).toEqual(['root dial-root', 'hand ']);
  expect(classesOf('Kit')).toEqual(['root kit-root']);
  expect(classesOf('Plain')).toEqual([]);
});

test('or else what the constant says that has their interface, beside it', () => {
  expect(classesOf('Given')).toEqual(['root given-root']);
  expect(classesOf('Twin')).toEqual(['root given-root']);
  expect(classesOf('Odd')).toEqual(['root odd-root']);
  expect(classesOf('Module')).toEqual(['root module-root']);
});

test('or are not known: of a function, without code, in source', () => {
  for (const name of ['Fun', 'Lost', 'Alone', 'Box'])
    expect(classesOf(name), name).toEqual(['root ']);
});

test('classes are no prop where there can be none', () => {
  const hasProp = (name: string) => find(name).props.some((prop) => prop.name === 'classes');
  expect(['Dial', 'Bare', 'Open', 'Texted', 'Either'].map(hasProp)).toEqual([
    ...[true, false, true, true, true],
  ]);
});

test('modules of constants have a say, each once', () => {
  expect(modules.sort()).toEqual([
    ...['Given/own.js', 'Module/own.mjs', 'Odd/own.d.ts.js', 'classes.js', 'kit/kit.js'],
  ]);
});
