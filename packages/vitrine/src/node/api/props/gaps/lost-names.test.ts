/** Why the type of a prop is not known, where the file that writes it has it from others. */
import { expect, test } from 'vitest';
import { extractPackage } from '../../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';

async function saidOf(files: Record<string, string>, more: Record<string, string> = {}) {
  const knob = packageFiles('kit', {
    'index.d.ts': `import * as React from 'react';\n${files.index}
export declare function Knob(props: KnobProps): React.JSX.Element;`,
    ...{ 'lib.d.ts': files.lib ?? '' },
  });
  const root = writeProject({ ...knob, ...more });
  const { problems } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  return problems.map(({ message }) => message);
}

const OPTIONS = `export type { Options, Side } from 'far-map';`;

test.each([
  ['what it takes', `export interface KnobProps { side?: Side }`, 'the type of the prop "side" is'],
  ['props by their names', `export type KnobProps = { size?: number } & Pick<Options, 'a'>`, 'the'],
])('a package that is missing behind a file beside it is named for %s', async (_, props, what) => {
  const index = `import type { Options, Side } from './lib';\n${props}`;
  const [said, ...more] = await saidOf({ index, lib: OPTIONS });
  expect(more).toEqual([]);
  expect(said).toMatch(
    new RegExp(`^Knob: "far-map" is not installed, so ${what}.* not known: npm install far-map$`),
  );
});

test('a package of another version than its users expect is named', async () => {
  const index = `import type { Options } from 'swipe';\nexport interface KnobProps { a?: Options }`;
  const swipe = packageFiles('swipe', { 'index.d.ts': 'export interface Swipe {}' });
  expect(await saidOf({ index }, swipe)).toEqual([
    'Knob: "swipe" exports no Options, so the type of the prop "a" is not known',
  ]);
});

test('a member that a namespace lacks is named', async () => {
  const index = `import { Moves } from 'moving';
    export interface KnobProps { from?: Moves.Move; onEnd?: Moves.EndCallback }`;
  const moving = packageFiles('moving', {
    'index.d.ts': `export * as Moves from './moves';`,
    'moves.d.ts': 'export interface Move { x: number }',
  });
  expect(await saidOf({ index }, moving)).toEqual([
    'Knob: "./moves" exports no EndCallback, so the type of the prop "onEnd" is not known',
  ]);
});

test('types of packages that are there without any are to be installed', async () => {
  const props = `export type KnobProps = { size?: number } & Partial<Pick<LinkProps, 'to'>>;`;
  const index = `import type { LinkProps } from 'old-router';\n${props}`;
  const router = packageFiles('old-router', { 'index.js': '' }, { types: undefined });
  expect(await saidOf({ index }, router)).toEqual([
    'Knob: "old-router" has no types here, so the type of the prop "to" is not known: npm install @types/old-router',
  ]);
});

test('a path that the version of a package does not have is named behind the value whose type is taken', async () => {
  const index = `import type { Variants } from 'styled-kit';
    declare const variants: import('styled-kit').Made<import('styled-kit/dist/config').Config>;
    export type KnobProps = { size?: number } & Variants<typeof variants>;`;
  const styled = packageFiles('styled-kit', {
    'index.d.ts': `export interface Made<C> { config: C }
      export type Variants<M extends Made<any>> = { [Name in 'tone']?: M['config'][Name] };`,
  });
  expect(await saidOf({ index }, styled)).toEqual([
    'Knob: "styled-kit/dist/config" leads nowhere in styled-kit 1.0.0, so the type of the prop "tone" is not known',
  ]);
});

test('what leads nowhere is named where all props wait for it and for the root element', async () => {
  const files = packageFiles('kit', {
    'index.d.ts': `import type * as React from 'react';
      import type { Merge } from '~/types';
      type AsProps<T extends React.ElementType, P> = Merge<React.ComponentProps<T>, P & { as?: T }>;
      export declare const Text: <T extends React.ElementType = 'b'>(
        props: AsProps<T, { clamp?: number }>,
      ) => React.JSX.Element;`,
  });
  const root = writeProject(files);
  const { problems } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  expect(problems.map(({ message }) => message)).toEqual([
    'Text: "~/types" leads nowhere, so props from there are not known',
  ]);
});

test.each([
  ['written there', 'export type Style = Rules | Falsy;'],
  ['passed on by a list', 'type Style = Rules | Falsy;\nexport { type Style as Style };'],
])('what is missing is named behind a type of another file, %s', async (_, style) => {
  const lib = `import type { Rules } from 'far-css';\ntype Falsy = false | null;\n${style}`;
  const index = `export interface KnobProps { label?: import('./lib').Style }`;
  expect(await saidOf({ index, lib })).toEqual([
    'Knob: "far-css" is not installed, so the type of the prop "label" is not known: npm install far-css',
  ]);
});

test('types that the installed React no longer has are named', async () => {
  const index = `export interface KnobProps { icon?: React.ReactChild; size?: number }
    export declare function Dial(props: DialProps): React.JSX.Element;
    import type { DialProps } from './lib';`;
  const lib = `import React from 'react';
    export interface DialProps { items?: React.ReactNodeArray }`;
  expect(await saidOf({ index, lib })).toEqual([
    'Dial: "react" exports no ReactNodeArray, so the type of the prop "items" is not known',
    'Knob: "react" exports no ReactChild, so the type of the prop "icon" is not known',
  ]);
});
