import { expect, test } from 'vitest';
import { propsOf } from '../../fixtures/read-props.ts';

test('a class or function that leaves the type of its props open has those of the constraint', async () => {
  const types = `import * as React from 'react';
    export interface ListProps<T> { items: T[]; dense?: boolean }
    export declare class List<T, P extends ListProps<T>> extends React.Component<P> {}
    export declare function Picker<P extends ListProps<string>>(props: P & { open?: boolean }): React.ReactElement;`;
  expect(await propsOf({ 'index.d.ts': types })).toEqual({
    List: ['items*: T[]', 'dense: boolean'],
    Picker: ['open: boolean', 'items*: string[]', 'dense: boolean'],
  });
}, 20_000);

test('of what the class of an element has, that is a prop which can be set', async () => {
  const types = `import * as React from 'react';
    export {};
    declare class Base extends HTMLElement { readonly root: Node; get ready(): boolean; update(): void }
    declare class KnobElement extends Base {
      size: 'small' | 'large';
      get value(): string; set value(value: string);
      get form(): string | null;
      onTurn?(): void;
      render(): string;
    }
    type PropsOf<I> = Partial<Omit<I, keyof HTMLElement>>;
    export declare const Knob: React.ForwardRefExoticComponent<PropsOf<KnobElement> & React.RefAttributes<KnobElement>>;`;
  expect(await propsOf({ 'index.d.ts': types })).toEqual({
    Knob: ["size: 'small' | 'large'", 'value: string', 'onTurn: () => void'],
  });
}, 20_000);

test('what a class only lets read is a prop where that takes more than the class gives', async () => {
  const types = `import * as React from 'react';
    export {};
    declare class Point { set(x: number, y: number): void }
    declare class Node3d { readonly at: Point; readonly id: number; readonly near: Point; readonly tone: 'calm' | 'loud' }
    type Taken<T> = T extends Point ? T | [x: number, y: number] : T;
    type PropsOf<I> = { readonly [K in keyof I]?: K extends 'at' ? Taken<I[K]> : I[K] };
    export declare const Box: React.FC<PropsOf<Node3d>>;`;
  expect(await propsOf({ 'index.d.ts': types })).toEqual({
    Box: ['at: Point | [x: number, y: number]'],
  });
}, 20_000);

test('what elements are made with is no prop of them, those of another library are', async () => {
  const manifest = (name: string) =>
    JSON.stringify({ name, version: '1.0.0', types: 'index.d.ts' });
  const types = `import * as React from 'react';
    import { Knob as Base } from 'plain-knobs';
    export {};
    declare class KnobElement extends Base { size: 'small' | 'large' }
    declare class Bare extends HTMLElement { level: number }
    type PropsOf<I> = Partial<Omit<I, keyof HTMLElement>>;
    export declare const Knob: React.FC<PropsOf<KnobElement>>;
    export declare const Dial: React.FC<PropsOf<Bare>>;`;
  const props = await propsOf({
    'index.d.ts': types,
    'node_modules/plain-knobs/package.json': manifest('plain-knobs'),
    'node_modules/plain-knobs/index.d.ts': `import { Reactive } from 'reactive';
      export declare class Knob extends Reactive { turns: number }`,
    'node_modules/reactive/package.json': manifest('reactive'),
    'node_modules/reactive/index.d.ts': `export declare class Reactive extends HTMLElement { hasUpdated: boolean }`,
  });
  expect(props).toEqual({
    Knob: ["size: 'small' | 'large'", 'turns: number'],
    Dial: ['level: number'],
  });
}, 20_000);

test('a variant that takes less of what all take does not speak for it', async () => {
  const types = `import * as React from 'react';
    interface Common { wide?: boolean; size?: 'small' | 'large' }
    type Wide = { wide: boolean; centred?: boolean } | { wide?: false; centred?: never };
    export declare function Knob(props: Common & Wide & ({ size: 'small' } | { size?: 'large' })): React.ReactElement;
    type Either<K extends string> = { [P in K]: 1 } | { [P in K]?: undefined };
    export declare function Pair(props: Either<'left'> & Either<'right'>): React.ReactElement;`;
  expect(await propsOf({ 'index.d.ts': types })).toEqual({
    Knob: ['wide: boolean', "size: 'small' | 'large'", 'centred: boolean'],
    Pair: ['left: 1', 'right: 1'],
  });
}, 20_000);

test('an attribute declared again is a prop of its own unless the component takes all of them', async () => {
  const of = (name: string, base: string) => `import * as React from 'react';
    import type { Globals } from '../globals';
    export declare function ${name}(props: ${base} & { size?: number }): React.ReactElement;`;
  const files = {
    'index.d.ts': `export * from './knob/knob'; export * from './dial/dial'; export * from './lamp/lamp';
      export * from './field/field'; export * from './odd/odd';`,
    'globals.d.ts': `export interface Globals { id?: string; className?: string; title?: string }
      export interface Odd extends Globals { color?: string; prefix?: string }`,
    'odd/odd.d.ts': of('Odd', "import('../globals').Odd & React.HTMLAttributes<HTMLDivElement>"),
    'knob/knob.d.ts': of('Knob', 'Globals'),
    'dial/dial.d.ts': of('Dial', 'Globals & React.HTMLAttributes<HTMLDivElement>'),
    'field/field.d.ts': of('Field', "Globals & Omit<React.ComponentProps<'div'>, 'onKeyUp'>"),
    'lamp/lamp.d.ts': of('Lamp', "Globals & Omit<React.ComponentProps<'div'>, 'color'>"),
  };
  expect(await propsOf(files)).toEqual({
    Knob: ['size: number', 'id: string', 'className: string', 'title: string'],
    Dial: ['size: number'],
    Field: ['size: number'],
    Lamp: ['size: number'],
    Odd: ['size: number', 'color: string', 'prefix: string'],
  });
}, 20_000);

test('attributes of an element that is yet to be chosen are no rows', async () => {
  const types = `import * as React from 'react';
    interface Motion { drag?: boolean; style?: { x: number } }
    type Without<A> = { [K in Exclude<keyof A, keyof Motion>]?: A[K] };
    export declare function Group<V, Tag extends keyof React.JSX.IntrinsicElements = 'ul'>(
      props: { values: V[]; title?: V } & Without<React.JSX.IntrinsicElements[Tag]> & Motion): React.ReactElement;`;
  const { Group } = await propsOf({ 'index.d.ts': types });
  expect(Group).toEqual(['drag: boolean', 'style: { x: number }', 'values*: V[]', 'title: V']);
}, 20_000);

test('who types what every element has as any says another thing', async () => {
  const files = {
    'index.d.ts': `export * from './knob/knob.js';`,
    'form/use-input.d.ts': `export interface InputProps { onChange?: (...event: any[]) => void; defaultValue?: any; className?: string }`,
    'knob/knob.d.ts': `import * as React from 'react';
      import { InputProps } from '../form/use-input.js';
      export declare const Knob: React.FC<InputProps & React.HTMLAttributes<HTMLDivElement>>;`,
  };
  expect(await propsOf(files)).toEqual({
    Knob: ['onChange: (...event: any[]) => void', 'defaultValue: any'],
  });
}, 20_000);

test('attributes that are picked by name are rows, unless the component takes all of them', async () => {
  const many = Array.from({ length: 25 }, (_, i) => `'data-${i}'`).join(' | ');
  const types = `import * as React from 'react';
    type Events = Pick<React.HTMLProps<HTMLElement>, 'onDrop' | 'title' | 'key' | 'ref'>;
    interface Bag extends React.AriaAttributes { size?: number }
    export interface KnobProps extends Events { size?: number }
    export declare function Knob(props: KnobProps): React.ReactElement;
    export declare function Dial(props: Events & React.HTMLAttributes<HTMLDivElement>): React.ReactElement;
    export declare function Lamp(props: Pick<React.HTMLAttributes<HTMLElement>, keyof React.AriaAttributes | ${many}> & { on?: 1 }): React.ReactElement;
    export declare function Tube(props: Pick<Bag, 'size' | 'aria-label'>): React.ReactElement;`;
  expect(await propsOf({ 'index.d.ts': types })).toEqual({
    Knob: ['size: number', 'onDrop: DragEventHandler<HTMLElement>', 'title: string'],
    Dial: [],
    Lamp: ['on: 1'],
    Tube: ['size: number', 'aria-label: string'],
  });
}, 20_000);

test('what is picked by a name that React does not have any more, or not yet, is no row', async () => {
  const types = `import * as React from 'react';
    type Base = Pick<React.HTMLAttributes<{}>, 'title' | 'gone'>;
    export declare const Knob: React.ForwardRefExoticComponent<Base & { size?: number }>;`;
  expect(await propsOf({ 'index.d.ts': types })).toEqual({
    Knob: ['size: number', 'title: string'],
  });
}, 20_000);

test('what a type forbids is no row, whatever is chosen', async () => {
  const types = `import * as React from 'react';
    type AsProp<C extends React.ElementType> = { tag?: C; as?: never };
    type Whole<Outer, Own> = Own & Omit<Outer, keyof Own>;
    type Props<C extends React.ElementType> = Whole<React.ComponentPropsWithoutRef<C>, AsProp<C> & { size?: number }>
      & { ref?: React.ComponentPropsWithRef<C>['ref'] };
    export declare const Knob: <C extends React.ElementType = 'b'>(
      props: React.PropsWithoutRef<Props<C>> & React.RefAttributes<unknown>) => React.ReactNode;`;
  expect(await propsOf({ 'index.d.ts': types })).toEqual({
    Knob: ['tag: React.ElementType', 'size: number'],
  });
}, 20_000);
