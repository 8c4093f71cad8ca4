import { expect, test } from 'vitest';
import { blankProp } from '../../model/component-doc.ts';
import { extractPackage } from '../extract-package.ts';
import { makeDoc } from '../fixtures/docs.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';
import { withPlainNames } from './plain-names.ts';

test('numbers of bundlers are left out, but where they tell types apart', async () => {
  const types = `import { KeyboardEvent as KeyboardEvent$1, ReactNode as ReactNode$1, FC } from 'react';
    interface Place$1 { x: number; of?: Place$1; }
    interface Size$1 { small: 1 }
    interface Size { large: 1 }
    interface ButtonProps$2 { place: Place$1; onKey: (event: KeyboardEvent$1 | KeyboardEvent) => void; label: ReactNode$1; price: 'US$1' }
    declare const Button: FC<ButtonProps$2>;
    declare const Mixed: FC<{ one: Size; other: Size$1 }>;
    declare function useSize(from: Place$1): Size$1[];
    interface Item$1 { a: 1 }
    interface State<T extends Item$1> { items: Array<T> }
    declare const List: FC<State<Item$1>>;
    export { Button, List, Mixed, useSize, type ButtonProps$2 as ButtonProps };`;
  const root = writeProject(packageFiles('kit', { 'index.d.ts': types }));
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  const find = (name: string) => docs.find((doc) => doc.name === name)!;
  expect(find('Button').props.map(({ type }) => type)).toEqual([
    'Place',
    '(event: React.KeyboardEvent | KeyboardEvent) => void',
    'React.ReactNode',
    "'US$1'",
  ]);
  expect(find('Button').types.map(({ name, definition }) => [name, definition])).toEqual([
    ['Place', 'interface Place {\n  x: number;\n  of?: Place;\n}'],
  ]);
  expect(find('List').props.map(({ type }) => type)).toEqual(['Array<Item>']);
  expect(find('Mixed').props.map(({ type }) => type)).toEqual(['Size', 'Size$1']);
  const [signature] = find('useSize').signatures;
  expect(signature!.text).toBe('useSize(from: Place): Size[]');
}, 20_000);

test('two types of one name keep their numbers, and what has none is as it was', () => {
  const prop = (type: string) => ({ ...blankProp(), name: 'of', type, from: 'BaseProps$1' });
  const read = (...types: string[]) =>
    withPlainNames(makeDoc({ props: types.map(prop) })).props.map(({ type }) => type);
  expect(read('Ref$1', "'Ref' | Ref$1")).toEqual(['Ref', "'Ref' | Ref"]);
  expect(read('Ref$1', 'Ref$2', '$1 | a$1b')).toEqual(['Ref$1', 'Ref$2', '$1 | a$1b']);
  expect(read('Ref$1', 'Array<Ref>')).toEqual(['Ref$1', 'Array<Ref>']);
  expect(read('Ref$1', '{ Ref?: Core.Ref }')).toEqual(['Ref', '{ Ref?: Core.Ref }']);
  expect(withPlainNames(makeDoc({ props: [prop('Ref$1')] })).props[0]!.from).toBe('BaseProps');
  const plain = makeDoc({ props: [{ ...prop('Ref'), from: null }] });
  expect(withPlainNames(plain)).toBe(plain);
});

test('what a bundle imports from another of its files has a number there, and none where it is declared', async () => {
  const root = writeProject(
    packageFiles('kit', {
      'index.d.ts': `import type { FC } from 'react';
        import { a as Weight$1, b as Nested$1 } from './chunk';
        type Weight = 'other';
        export declare const Text: FC<{ weight?: Weight$1; nested?: Nested$1 }>;
        export declare const Mixed: FC<{ weight?: Weight$1; other?: Weight }>;`,
      'chunk.d.ts': `type Weight = 'bold' | 'thin';
        interface Nested { within?: Nested }
        export type { Weight as a, Nested as b };`,
    }),
  );
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  const find = (name: string) => docs.find((doc) => doc.name === name)!;
  expect(find('Text').props.map(({ type }) => type)).toEqual(['Weight', 'Nested']);
  expect(find('Text').types.map(({ name, definition }) => [name, definition])).toEqual([
    ['Weight', `type Weight = 'bold' | 'thin'`],
    ['Nested', 'interface Nested {\n  within?: Nested\n}'],
  ]);
  expect(find('Mixed').props.map(({ type }) => type)).toEqual(['Weight$1', 'Weight']);
}, 20_000);

test('a number tells nothing apart where the type only extends the one without', async () => {
  const root = writeProject(
    packageFiles('kit', {
      'index.d.ts': `import type { FC } from 'react';
        import * as Core from './core';
        interface Item$1 extends Core.Item {}
        interface List$1<T extends Item$1 = Item$1> extends Core.List<T> {
        }
        interface Value$1 extends Core.Value { more: 1 }
        interface Twice$1 extends Core.Twice {}
        export declare const Rows: FC<Core.Props & {
          one?: Item$1; list?: List$1; otherValue?: Value$1; two?: Twice$1;
        }>;
        export * from './other';`,
      'other.d.ts': 'interface Twice$1 { other: 1 }\nexport declare const OTHER: Twice$1;',
      'core.d.ts': `export interface Item { id: string }
        export interface List<T> { items: T[] }
        export interface Value { x: 1 }
        export interface Twice { x: 1 }
        export interface Props { item: Item; lists?: List<Item>; value?: Value; twice?: Twice }`,
    }),
  );
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  const rows = docs.find(({ name }) => name === 'Rows')!;
  expect(rows.props.map(({ name, type }) => `${name}: ${type}`)).toEqual([
    'one: Item',
    'list: List',
    'otherValue: Value$1',
    'two: Twice$1',
    'item: Item',
    'lists: List<Item>',
    'value: Value',
    'twice: Twice',
  ]);
}, 20_000);

test('type parameters, React and packages that a bundler calls by numbers have their own names', async () => {
  const root = writeProject({
    ...packageFiles('kit', {
      'index.d.ts': `import { default as React_3, PointerEvent as PointerEvent_2 } from 'react';
        import * as _acme_slate20 from '@acme/slate';
        import * as own2 from '@acme/slate';
        export interface Rows<Item$1 extends object> {
          render?: (item: Item$1, at: Order$1<Item$1>) => React_3.ReactNode;
          pick?: <K$1 extends keyof Item$1>(key: K$1, by: PointerEvent_2) => Item$1[K$1];
          value?: _acme_slate20.Value;
          other?: own2.Value;
          step_2?: Step_2;
        }
        interface Order$1<T> { by: T }
        type Order = 'up' | 'down';
        type Step_2 = 2 | 4;
        export declare const List: <Item$1 extends object>(props: Rows<Item$1> & { order?: Order }) => React_3.JSX.Element;`,
    }),
    ...packageFiles('@acme/slate', { 'index.d.ts': 'export interface Value { text: string }' }),
  });
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  const list = docs.find(({ name }) => name === 'List')!;
  expect(list.props.map(({ name, type }) => `${name}: ${type}`)).toEqual([
    'render: (item: Item, at: Order$1<Item>) => React.ReactNode',
    'pick: <K extends keyof Item>(key: K, by: React.PointerEvent) => Item[K]',
    'value: Value',
    'other: own2.Value',
    'step_2: Step_2',
    'order: Order',
  ]);
}, 20_000);
