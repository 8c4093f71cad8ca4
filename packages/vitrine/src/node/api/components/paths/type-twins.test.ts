/** Declarations for `import` and for `require` that do not say the same. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { extractPackage } from '../../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';

const TYPES = `import * as React from 'react';
export interface KnobProps { size?: number; tone?: string }
export declare const Knob: React.FC<KnobProps>;
export * from './dial.js';
`;
const DIAL = `export declare const useDial: () => number;\n`;
const SENTENCE = 'kit: the types for import and those for require have other';
const SHOWN = 'and those for import are shown: one alone has';

async function problemsOf(
  changed: Record<string, string>,
  exports?: object | string,
  more?: object,
) {
  const files = {
    ...{ 'esm/index.d.ts': TYPES, 'esm/dial.d.ts': DIAL, 'esm/index.js': '', 'cjs/index.js': '' },
    ...{ 'cjs/index.d.ts': `/** Built. */\n${TYPES}`, 'cjs/dial.d.ts': DIAL },
    ...changed,
  };
  const map = exports ?? {
    import: { types: './esm/index.d.ts', default: './esm/index.js' },
    require: { types: './cjs/index.d.ts', default: './cjs/index.js' },
  };
  const root = writeProject(
    packageFiles('kit', files, { types: undefined, exports: { '.': map, ...more } }),
  );
  const { problems } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  expect(problems.filter(({ code }) => code !== 'types-disagree')).toEqual([]);
  return problems.map(({ message, file }) => `${path.basename(file)}: ${message}`);
}

test('other exports and other members are told, whatever file has them', async () => {
  const changed = {
    'cjs/index.d.ts': TYPES.replace('tone?: string', 'wide?: boolean').replace(
      "'./dial.js'",
      "'./dial'",
    ),
    'cjs/dial.d.ts': DIAL.replace('useDial', 'useKnob'),
  };
  expect(await problemsOf(changed)).toEqual([
    `package.json: ${SENTENCE} exports, ${SHOWN} "useDial", "useKnob"`,
    `package.json: ${SENTENCE} members, ${SHOWN} "KnobProps.tone", "KnobProps.wide"`,
  ]);
});

test('twins that lie side by side lead to those of their own kind', async () => {
  const changed = {
    'esm/index.d.mts': TYPES.replace('dial.js', 'dial.mjs'),
    'esm/dial.d.mts': DIAL.replace('useDial', 'useKnob'),
  };
  const exports = {
    import: { types: './esm/index.d.mts', default: './esm/index.js' },
    require: { types: './esm/index.d.ts', default: './esm/index.js' },
  };
  expect(await problemsOf(changed, exports)).toEqual([
    `package.json: ${SENTENCE} exports, ${SHOWN} "useKnob", "useDial"`,
  ]);
});

/** Both ways to a path. */
const both = (name: string) => ({
  import: { types: `./esm/${name}.d.ts` },
  require: { types: `./cjs/${name}.d.ts` },
});

test('other paths are compared as well, and what several have is told once', async () => {
  const changed = {
    'cjs/dial.d.ts': DIAL.replace('useDial', 'useKnob'),
    ...{ 'esm/more.d.ts': `export * from './dial';`, 'cjs/more.d.ts': `export * from './dial';` },
    ...{ 'esm/lever.d.ts': 'export interface Lever { a?: 1 }' },
    ...{ 'cjs/lever.d.ts': 'export interface Lever { b?: 1 }' },
    ...{ 'esm/same.d.ts': 'export type Same = 1;', 'cjs/same.d.ts': 'export type  Same = 1;' },
    ...{ 'esm/in/far.d.ts': 'export type Far = 1;', 'cjs/in/far.d.ts': 'export type Near = 1;' },
  };
  const more = { './more': both('more'), './in/*': both('in/*') };
  const paths = { ...more, './lever': both('lever'), './same': both('same') };
  expect(await problemsOf(changed, undefined, paths)).toEqual([
    `package.json: ${SENTENCE} exports, ${SHOWN} "useDial", "useKnob"`,
    `package.json: ${SENTENCE.replace('kit', 'kit/in/far')} exports, ${SHOWN} "Far", "Near"`,
    `package.json: ${SENTENCE.replace('kit', 'kit/lever')} members, ${SHOWN} "Lever.a", "Lever.b"`,
  ]);
});

test.each([
  [
    'say the same in other words',
    { 'cjs/dial.d.ts': '/** A hook. */ export declare const useDial : () => number' },
  ],
  ['differ in types alone', { 'cjs/dial.d.ts': DIAL.replace('number', 'string') }],
  [
    'are not there for one of the two',
    { 'cjs/index.d.ts': '', 'cjs/dial.d.ts': '' },
    './esm/index.js',
  ],
  ['assign what they export', { 'cjs/index.d.ts': 'declare const kit: number;\nexport = kit;' }],
])('nothing is told of twins that %s', async (_, changed, one?: string) => {
  const exports = one && { types: './esm/index.d.ts', import: one, require: './cjs/index.js' };
  expect(await problemsOf(changed, exports || undefined)).toEqual([]);
});
