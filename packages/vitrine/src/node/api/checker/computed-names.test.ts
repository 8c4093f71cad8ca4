import { expect, test } from 'vitest';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';
import { splitComputed } from './computed-names.ts';
import type { TypeHost, TypeSymbol } from './type-host.ts';

/** A component with a prop for every attribute of every slot. */
const types = (slots: number, attributes: number) => `import * as React from 'react';
type Slot = ${Array.from({ length: slots }, (_, at) => `'s${at}'`).join(' | ')};
type Attribute = ${Array.from({ length: attributes }, (_, at) => `'a${at}'`).join(' | ')};
type PassThrough = { [Key in \`pt-\${Slot}-\${Attribute}\`]?: Key extends 'pt-s0-a0' ? number : string };
export interface DialProps { size?: number; kind?: 'a' }
export declare function Dial(props: DialProps & PassThrough): React.JSX.Element;
export declare function Clock(props: (DialProps & PassThrough) | ({ kind: 'b' } & PassThrough)): React.JSX.Element;
interface Doubled extends Omit<DialProps & PassThrough, 'kind'>, DialProps {}
export declare function Twice(props: Doubled & PassThrough): React.JSX.Element;
export {};`;

async function rowsOf(slots: number, attributes: number) {
  const root = writeProject(packageFiles('acme', { 'index.d.ts': types(slots, attributes) }));
  const { docs } = await extractPackage({ root, package: 'acme', cacheDir: tempDir() });
  return Object.fromEntries(docs.map(({ name, props }) => [name, props]));
}

test('names that a type computes in great numbers are one row, in every variant', async () => {
  const { Dial, Clock, Twice } = await rowsOf(8, 6);
  for (const rows of [Dial, Clock, Twice]) {
    expect(rows!.map(({ name }) => name).sort()).toEqual(['kind', 'pt-${string}', 'size']);
    expect(rows!.find(({ name }) => name.startsWith('pt-'))).toMatchObject({
      required: false,
      description: 'Names of this pattern, such as `pt-s0-a0`.',
    });
  }
});

test('few of them are listed', async () => {
  const { Dial } = await rowsOf(3, 2);
  expect(Dial!.map(({ name }) => name)).toContain('pt-s2-a1');
  expect(Dial).toHaveLength(8);
});

const host = {
  filesOf: ({ files }: { files: string[] }) => files,
  react: { isAttribute: (name: string) => name.startsWith('native') },
} as unknown as TypeHost;
const named = (count: number, name: (at: number) => string, files: string[] = []) =>
  Array.from({ length: count }, (_, at) => ({ name: name(at), files }) as unknown as TypeSymbol);

test('forty names that begin alike and that nobody declares are a pattern, and fewer are none', () => {
  const [forty, fewer, more] = [
    named(40, (at) => `pt-${at}`),
    named(39, (at) => `on_${at}`),
    named(41, (at) => `a1:${at}`),
  ];
  const twice = named(1, () => 'pt-0');
  const all = [...twice, ...forty, ...fewer, ...more, ...named(2, (at) => `on_${at}`)];
  expect(splitComputed(host, all)).toEqual({
    plain: [...fewer, ...named(2, (at) => `on_${at}`)],
    patterns: [
      { name: 'pt-${string}', sample: twice[0] },
      { name: 'a1:${string}', sample: more[0] },
    ],
  });
  expect(splitComputed(host, all).patterns[0]!.sample).toBe(twice[0]);
});

test('names that somebody declares, or that do not begin with a word, are no pattern', () => {
  const all = [
    ...named(40, (at) => `pt-${at}`, ['index.d.ts']),
    ...named(40, (at) => `-${at}`),
    ...named(40, (at) => `$:${at}`),
    ...named(40, (at) => `__a-${at}`),
    ...named(40, (at) => `plain${at}`),
  ];
  expect(splitComputed(host, all)).toEqual({ plain: all, patterns: [] });
});

test('names of attributes, nearly all that a type computes, are those of an element', () => {
  const native = named(45, (at) => `native-${at}`);
  const left = [...named(5, (at) => `size${at}`), ...named(1, () => 'native-x', ['index.d.ts'])];
  expect(splitComputed(host, [...native, ...left])).toEqual({ plain: left, patterns: [] });
  // Style props are more, and some of them are called as attributes are.
  const style = [...named(45, (at) => `native${at}`), ...named(10, (at) => `size${at}`)];
  expect(splitComputed(host, style).plain).toEqual(style);
  const few = named(39, (at) => `native${at}`);
  expect(splitComputed(host, [...few, ...left]).plain).toEqual([...few, ...left]);
});

test('a record of all attributes adds no rows', async () => {
  const index = `import * as React from 'react';
    type Names = keyof React.HTMLAttributes<HTMLDivElement>;
    export declare const Mask: React.FC<{ own?: 1 } & Partial<Record<Names, string>>>;`;
  const root = writeProject(packageFiles('acme', { 'index.d.ts': index }));
  const { docs } = await extractPackage({ root, package: 'acme', cacheDir: tempDir() });
  expect(docs[0]!.props.map(({ name }) => name)).toEqual(['own']);
});

test('handlers of a list of events are props: what they are called with is their own', async () => {
  const index = `import * as React from 'react';
    type Events = Extract<keyof React.DOMAttributes<Element>, \`on\${string}\`>;
    type Handlers = { [Name in Events]?: (event: any, page: { number: number }) => void };
    export declare const Page: React.FC<{ own?: 1 } & Handlers>;`;
  const root = writeProject(packageFiles('acme', { 'index.d.ts': index }));
  const { docs } = await extractPackage({ root, package: 'acme', cacheDir: tempDir() });
  const { props } = docs[0]!;
  expect(props.length).toBeGreaterThan(80);
  expect(props.find(({ name }) => name === 'onClick')?.type).toContain('page: { number: number');
});
