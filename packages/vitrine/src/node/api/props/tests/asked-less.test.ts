/** What is read although the checker is asked for less than it could tell. */
import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ComponentDoc } from '../../../model/component-doc.ts';
import { extractPackage } from '../../extract-package.ts';
import { openTypes } from '../../checker/open-types.ts';
import { packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';
import { collectComponent } from '../../component/collect-component.ts';
import { collectProps } from '../collect/collect-props.ts';
import { readShape } from '../shape/shape.ts';

const TYPES = `import * as React from 'react';
type Count<N extends number, All extends number[] = []> =
  All['length'] extends N ? All[number] : Count<N, [...All, All['length']]>;
type Range<From extends number, To extends number> = Exclude<Count<To>, Count<From>>;

interface Sized { /** How large. */ size?: 'sm' | 'md' }
interface Toned { tone?: string }
interface Held<Value> { value?: Value }
interface Slotted { asChild?: boolean; ref?: React.Ref<HTMLElement> }
interface Composed { /** The child is the root. */ asChild?: boolean; ref?: React.Ref<HTMLUListElement> }
type Parts = Slotted & Composed;

export interface DialProps extends Sized, Held<number>, Parts { far?: Range<1, 999>; near?: Range<1, 4> }
export interface DialProps extends Toned {}
export declare function Dial(props: DialProps): React.JSX.Element;
export {};`;

let dial: ComponentDoc;
beforeAll(async () => {
  const root = writeProject(packageFiles('acme', { 'index.d.ts': TYPES }));
  const { docs } = await extractPackage({ root, package: 'acme', cacheDir: tempDir() });
  dial = docs.find(({ name }) => name === 'Dial')!;
}, 60_000);
const prop = (name: string) => dial.props.find((one) => one.name === name);

test('numbers that a type counts up to are written as a range; few of them are listed', () => {
  expect(prop('far')).toMatchObject({ type: 'Range<1, 999>', values: [] });
  expect(prop('near')).toMatchObject({ type: 'Range<1, 4>' });
});

test('bases are found in every declaration of an interface, with type arguments and as an alias', () => {
  const names = dial.props.map(({ name }) => name).sort();
  expect(names).toEqual(['asChild', 'far', 'near', 'size', 'tone', 'value']);
  expect(prop('size')).toMatchObject({ description: 'How large.' });
});

test('of two declarations with the same plain type the comment counts', () => {
  expect(prop('asChild')).toMatchObject({ type: 'boolean', description: 'The child is the root.' });
});

test('of two refs the one that says more', () => {
  expect(dial.ref).toBe('HTMLUListElement');
});

test('components of one type are read once', () => {
  const types = `import * as React from 'react';
    interface IconProps { size?: number; [key: \`icon-\${string}\`]: number }
    export declare const Left: React.FC<Omit<IconProps, 'tone'>>, Right: React.FC<Omit<IconProps, 'tone'>>;`;
  const root = writeProject(packageFiles('icons', { 'index.d.ts': types }));
  const session = openTypes(root, path.join(root, 'node_modules/icons'), 'icons');
  const { host } = session;
  const exported = host.exportsOf((name) => /Left|Right/.test(name))!;
  const read = exported.map(({ name, symbol }) => {
    const type = host.checker.getTypeOfSymbol(symbol)!;
    const declaration = host.declarationsOf(symbol)[0]!;
    const component = { name, aliases: [], symbol, type, declaration };
    const doc = { description: '', tags: [] };
    return collectComponent(
      { host, isNative: () => false, exported: new Map() },
      { ...component, doc },
    );
  });
  session.close();
  expect(read[0]!.found.props.map(({ name }) => name)).toEqual(['size']);
  expect(read[1]!.found).toBe(read[0]!.found);
  expect(read.map(({ component }) => component.name)).toEqual(['Left', 'Right']);
});

test('attributes of an element that is yet to be chosen are not listed to be left out', () => {
  const text = `import * as React from 'react';
    interface Own<E extends keyof React.JSX.IntrinsicElements> { render?: (tag: E) => void }
    export declare const Box: <E extends keyof React.JSX.IntrinsicElements = 'div'>(
      props: Own<E> & Omit<React.JSX.IntrinsicElements[E], keyof Own<E>>) => React.JSX.Element;
    export declare const Knob: <E extends React.ElementType>(
      props: Own<'a'> & Omit<React.ComponentProps<E & 'a'>, keyof Own<'a'>>) => React.JSX.Element;`;
  const root = writeProject(packageFiles('boxes', { 'index.d.ts': text }));
  const session = openTypes(root, path.join(root, 'node_modules/boxes'), 'boxes');
  const { host } = session;
  const list = vi.spyOn(host.checker, 'getPropertiesOfType');
  const found = host.exportsOf((name) => /^(Box|Knob)$/.test(name))!;
  const types = host.checker.getTypeOfSymbol(found.map(({ alias }) => alias));
  const isNative = (file: string) => file.includes('/@types/react/');
  const props = types.map((type) =>
    collectProps(host, readShape(host, type!).variants, { isNative }).props.map(({ name }) => name),
  );
  session.close();
  expect(props).toEqual([['render'], ['render']]);
  expect(
    Math.max(0, ...list.mock.results.map(({ value }) => (value as unknown[]).length)),
  ).toBeLessThan(10);
});
