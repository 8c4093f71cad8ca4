/** Which values of a package are components, parts and helpers, on one package of all kinds. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';

const FILES = {
  'index.d.ts': `import * as React from 'react';
export * from './returned';
export * from './declared';
export * from './taken';
export * from './classes';
export * from './parts';
export * from './marked';
export * from './contexts';
export type { OnlyType } from './types';
export { Both } from './types';
import { Both } from './types';
export declare const Lost: typeof import('nowhere').Lost;`,
  'returned.d.ts': `import * as React from 'react';
export declare function ReturnsNode(): React.ReactNode;
export declare function ReturnsNumber(): number;
export declare function ReturnsNumbers(of: { x: number }): number[];
export declare function ReturnsTexts(): readonly string[];
export declare function ReturnsElements(): React.ReactElement[];
export declare function ReturnsAny(): any;
export declare function ReturnsNull(): null;
export declare function ReturnsVoid(): void;
export declare function ReturnsUndefined(): undefined;
export declare function ReturnsNever(): never;
export declare function ReturnsText(): string;
export declare function ReturnsLiteral(): 'text';
export declare function ReturnsBoolean(): boolean;
export declare function ReturnsGuess(value: object): value is Date;
export declare function ReturnsDate(): Date;
export declare function ReturnsFunction(): () => React.ReactNode;`,
  // By their words these are elements, whatever they are.
  'declared.d.ts': `interface Own { own: 1 }
declare namespace JSX { interface Element { own: 1 } interface Elements { own: 1 } }
declare namespace React { namespace JSX { interface Element { own: 1 } } interface ReactElement<P = unknown> { own: P } type ReactNode = Own }
interface ReactElement<P = unknown, T = unknown> { own: [P, T] }
type ReactNode = Own;
export declare function SaysJsx(): JSX.Element;
export declare function SaysReactJsx(): React.JSX.Element;
export declare function SaysElement(): ReactElement;
export declare function SaysElementOf(): React.ReactElement<Own>;
export declare const SaysNode: () => ReactNode | null;
export declare function SaysElements(): JSX.Elements;
export declare function SaysPair(): ReactElement<Own, Own>;
export declare function SaysPromise(): Set<JSX.Element>;
export declare function SaysMore(): JSX.Element | Own;
export declare function SaysNothing();`,
  'taken.d.ts': `import * as React from 'react';
export declare function TakesNothing(): React.ReactNode;
export declare function TakesTwo(props: { a?: 1 }, ref: object): React.ReactNode;
export declare function TakesThree(props: { a?: 1 }, ref: object, more: object): React.ReactNode;
export declare function TakesText(props: string): React.ReactNode;
export declare function TakesLiteral(props: 'a'): React.ReactNode;
export declare function TakesNumber(props: number): React.ReactNode;
export declare function TakesBoolean(props: boolean): React.ReactNode;
export declare function TakesBig(props: bigint): React.ReactNode;
export declare function takesProps(props: { a?: 1 }): React.ReactNode;
export declare function unstable_TakesProps(props: { a?: 1 }): React.ReactNode;
export declare const TAKES_NOTHING: () => React.ReactNode;
export declare const Object: { a: 1 };
export declare const Text: string;
export declare const GlobalThis: typeof globalThis;
export declare const Page: Window & typeof globalThis;`,
  'classes.d.ts': `import * as React from 'react';
export declare class Panel extends React.Component<{ a?: 1 }> {}
export declare class Drawn { constructor(props: { a?: 1 }); render(): React.ReactNode; }
export declare class Kept { constructor(props: { a?: 1 }); setState(): void; }
export declare class Both2 { constructor(props: { a?: 1 }); render(): React.ReactNode; setState(): void; }
export declare class Unmade { render(): React.ReactNode; setState(): void; }
export declare namespace Space { class Part extends React.Component<{ a?: 1 }> {} abstract class Bare extends React.Component<{ a?: 1 }> {} }
export declare abstract class Base extends React.Component<{ a?: 1 }> {}
export declare const MadeBase: typeof Base;
export declare const MadePanel: new (props: { a?: 1 }) => Panel;
export declare const Context: React.Context<number>;
export declare const Provider: React.FC<{ value: number }>;
export declare const Bare: React.Provider<number>;
export declare const Consumer: React.Consumer<number>;
export declare const Theme: { Context: React.Context<string> };
export declare const Waiting: React.FC<Pick<React.SuspenseProps, 'fallback'> & React.SuspenseProps>;`,
  'contexts.tsx': `import * as React from 'react';
declare const FirstContext: React.Context<string>;
declare const SecondContext: React.Context<string>;
export const First = Object.assign((props: { a?: 1 }): React.ReactNode => null, { Provider: FirstContext.Provider });
export const Second = Object.assign((props: { a?: 1 }): React.ReactNode => null, { Provider: SecondContext.Provider, Other: SecondContext.Provider });`,
  'parts.d.ts': `import * as React from 'react';
/** A form. */
export declare const Form: React.FC<{ a?: 1 }> & {
  /** A row. */
  Row: React.FC<{ b?: 1 }>;
  Cell: React.FC<{ c?: 1 }> & { Deep: React.FC<{ d?: 1 }> & { Deeper: React.FC<{ e?: 1 }> } };
  NO_IMAGE: React.FC;
  helper: React.FC;
  Name: string;
};
/** A list of parts. */
export declare const Made: Record<'Item' | 'Row', React.FC<{ f?: 1 }>>;
export declare const Apart: Record<'Leaf', React.FC<{ g?: 1 }>>;
declare function Hidden(props: { h?: 1 }): React.ReactNode;
export declare const Kit: { Alpha: typeof Hidden; Zeta: React.FC<{ i?: 1 }>; Beta: React.FC<{ j?: 1 }> };
export declare const KitBag: React.FC<{ k?: 1 }>;
export declare const Ki: React.FC<{ l?: 1 }>;`,
  'marked.d.ts': `import * as React from 'react';
/** @internal */
export declare function MarkedInternal(): React.ReactNode;
/** @private */
export declare function MarkedPrivate(): React.ReactNode;
/** @hidden */
export declare function MarkedHidden(): React.ReactNode;
/** @ignore */
export declare function MarkedIgnore(): React.ReactNode;
export interface MarkedMenuProps { open?: boolean }
/** @hidden */
declare const MenuWrapper: React.FC<MarkedMenuProps>;
/** @hidden */
export declare const MarkedList: React.FC<MarkedListProps>;
/** @hidden */
export interface MarkedListProps { open?: boolean }
export { MenuWrapper as MarkedMenu, MenuWrapper as MarkedMenuWithoutContext };`,
  'types.d.ts': `import * as React from 'react';
export declare const OnlyType: React.FC;
export interface Both { a: 1 }
export declare const Both: React.FC<Both>;`,
};

let docs: ComponentDoc[];
beforeAll(async () => {
  const root = writeProject(packageFiles('values-ui', FILES));
  ({ docs } = await extractPackage({ root, package: 'values-ui', cacheDir: tempDir() }));
}, 60_000);

const components = (pattern: RegExp) =>
  docs
    .filter(({ kind, name }) => kind === 'component' && pattern.test(name))
    .map(({ name, aliases }) => [name, ...aliases].join(' = '));

describe('a function is a component', () => {
  test('by what it returns', () => {
    expect(components(/^Returns/)).toEqual([
      ...['ReturnsAny', 'ReturnsElements', 'ReturnsNode', 'ReturnsNull'],
    ]);
  });

  test('by what it says to return', () => {
    expect(components(/^Says/)).toEqual([
      ...['SaysElement', 'SaysElementOf', 'SaysJsx', 'SaysNode', 'SaysNothing', 'SaysReactJsx'],
    ]);
  });

  test('by what it takes, and its name', () => {
    expect(components(/akes|Object|Text/)).toEqual([
      ...['TakesNothing', 'TakesTwo', 'unstable_TakesProps'],
    ]);
    expect(components(/TAKES/)).toEqual([]);
    expect(docs.find(({ name }) => name === 'TAKES_NOTHING')!.kind).toBe('function');
  });
});

test('a class is one by what React calls, unless others extend it; contexts are none, but what is exported of them', () => {
  expect(
    components(
      /^(Panel|Drawn|Kept|Both2|Base|Unmade|Space.*|Made(Base|Panel)|Context|Bare|Provider|Consumer)$/,
    ),
  ).toEqual([
    ...['Bare', 'Both2', 'Consumer', 'MadePanel', 'Panel', 'Provider', 'Space.Part', 'Unmade'],
  ]);
});

test('what is exported of a context has the props that React gives it; members of contexts have no name', () => {
  const rows = (name: string) =>
    docs
      .find((one) => one.name === name)!
      .props.map((one) => `${one.name}${one.required ? '' : '?'}: ${one.type}`);
  expect(components(/^(Theme|First|Second)/)).toEqual([
    'First',
    'First.Provider',
    ...['Second', 'Second.Provider', 'Second.Other'],
  ]);
  expect(rows('Bare')).toEqual(['value: number', 'children?: ReactNode']);
  expect(rows('Consumer')).toEqual(['children: (value: number) => ReactNode']);
  expect(rows('First.Provider')).toEqual(['value: string', 'children?: ReactNode']);
  expect(rows('Waiting')).toEqual([
    'fallback?: ReactNode',
    'name?: string',
    'children?: ReactNode',
  ]);
});

test('what is a type alone is none, and what nothing is known of is one by its name', () => {
  expect(components(/^(OnlyType|Both|Lost)$/)).toEqual(['Both', 'Lost']);
});

test('what its authors keep to themselves is none, other than what their tools ignore, or whose props are open', () => {
  expect(components(/^Marked/)).toEqual(['MarkedIgnore', 'MarkedMenu = MarkedMenuWithoutContext']);
});

test('parts stand behind what they belong to, in the order of the source', () => {
  expect(components(/^(Form|Made|Apart|Ki)/)).toEqual([
    'Apart.Leaf',
    ...['Form', 'Form.Row', 'Form.Cell', 'Form.Cell.Deep'],
    ...['Ki', 'Kit.Alpha = Hidden', 'Kit.Zeta', 'Kit.Beta', 'KitBag'],
    ...['Made.Item', 'Made.Row', 'MadePanel'],
  ]);
  const describe = (name: string) => docs.find((doc) => doc.name === name)!.description;
  expect(['Form', 'Form.Row', 'Form.Cell', 'Made.Item'].map(describe)).toEqual([
    ...['A form.', 'A row.', '', ''],
  ]);
});

test('names may have letters of any language, and are those that an import can say', async () => {
  const types = `import * as React from 'react';
    export declare const Übersicht: React.FC<{ größe?: 'klein' }>;
    declare const Dial: React.FC<{ max?: number }>;
    export { Dial, Dial as 'Dial-Old', Dial as 'module.exports' };`;
  const root = writeProject(packageFiles('letters', { 'index.d.ts': types }));
  const { docs } = await extractPackage({ root, package: 'letters', cacheDir: tempDir() });
  expect(docs.map(({ name, aliases, imports }) => [name, aliases, imports[0]!.clause])).toEqual([
    ['Dial', [], '{ Dial }'],
    ['Übersicht', [], '{ Übersicht }'],
  ]);
});
