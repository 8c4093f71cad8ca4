/** Which signatures count, and what chooses the root. */
import { expect, test } from 'vitest';
import type { Type, TypeHost } from '../../checker/type-host.ts';
import { isContextPart } from '../shape/contexts.ts';
import { readKit } from '../fixtures/read-kit.ts';

const kit = readKit(`
type El = React.JSX.Element;
export declare function Overloads(props: { a: 1 }): El;
export declare function Overloads(props: { b: 1; a?: 1 }): El;
export declare const Either: React.ComponentType<{ either: 1 }>;
export declare const Nothing: () => El;
export declare function Root<E extends React.ElementType = 'b'>(props: { component?: E; a: 1 }): El;
export declare function As<E extends keyof React.JSX.IntrinsicElements = 'b', Item = string>(props: { as?: E; items?: Item[] }): El;
export declare function Construct<E extends React.JSXElementConstructor<any>>(props: { as?: E }): El;
export declare function Typed<E extends React.ComponentType<any>>(props: { as?: E }): El;
export declare function NoConstraint<E>(props: { as?: E }): El;
export declare function Elsewhere<E extends React.ElementType = 'b'>(props: { icon?: E; as?: 'i' }): El;
export declare function Longer<E extends React.ElementType = 'b'>(props: { as?: Ext }): El;
interface Ext { ext: 1 }
export declare const Overloaded: {
  <E extends React.ElementType = 'i'>(props: { /** Chosen. */ component: E; own?: 1 } & React.ComponentProps<E>): El;
  (props: { own?: 1; plain?: 1 }): El;
};
export declare const Cond: {
  <T = 'u'>(props: T extends keyof React.JSX.IntrinsicElements ? { as: T; x: 1 } : T extends React.ComponentType<any> ? { as: T } : never): El;
  (props: { own?: 1 }): El;
};
export declare const CondOther: {
  <T = 'u'>(props: T extends keyof React.JSX.IntrinsicElements ? { as: 'b'; x?: T } : never): El;
  (props: { own?: 1 }): El;
};
export declare function After<E extends React.ElementType = 'b'>(props: React.ComponentProps<E> & { as?: E }): El;
export declare function AnyElement(props: any): React.ReactElement<{ a: 1 }>;
export declare const Later: {
  <T = 'u'>(props: T extends 1 ? { no: 1 } : T extends React.ComponentType<any> ? { component: T } : never): El;
  (props: { own?: 1 }): El;
};
export declare const NoRoot: {
  <T = 'u'>(props: T extends 1 ? { as: T } : { no: T }): El;
  (props: { own?: 1 }): El;
};
export declare function OnlyCond<T = 'u'>(props: T extends keyof React.JSX.IntrinsicElements ? { as: T } : { not: 1 }): El;
type Checked<T, U> = { [K in keyof T]: K extends keyof U ? T[K] : never };
type Either = { own: 1; a?: 1 } | { own: 1; b: 1 };
export declare function Chosen<P extends Either>(props: P & Checked<P, Either>): El;
export declare class Klass extends React.Component<{ own: 1 }> { constructor(props: any, context?: any); }
export declare class Given extends React.Component<{ own: 1 }> { constructor(props: { given: 1 }); }
export declare const Made: new (props: { given: 1 }) => React.Component<{ own: 1 }>;
export declare class Fewer extends React.Component<{ own: 1; more?: 1 }> { constructor(props: { own: 1 }); }
export declare class Nil extends React.Component { constructor(props: { given: 1 }); }
export declare class Kept extends React.Component<any> { constructor(props: { given: 1 }); }
export declare class Unsaid { constructor(props: { given: 1 }); render(): El; setState(): void }
export declare class Itself extends React.Component<{ own: 1 }> { constructor(props: Itself); }
export declare class Empty<T> extends React.Component<{ own: T }> { constructor(props?: {}); }
export declare class Without extends React.Component<{ own: 1 }> { constructor(); }
export declare class Anyway extends React.Component<any> { constructor(props: any); }
export declare class Declared extends React.Component<{ own: 1 }> { constructor(props: any); props: { declared: 1 }; }
export declare class Bare { constructor(props: any); render(): El; setState(): void }
export declare class Free<P> extends React.Component<P> {}
export declare class Text<P extends string> extends React.Component<P> {}
export declare const Ctx: React.Context<{ a: 1 }>;
export declare const Provider: React.Provider<1>;
export declare const Consumer: React.Consumer<1>;
type Context = React.FC<{ own: 1 }>;
export declare const OwnContext: Context;
`);

const rows = (name: string) =>
  kit.doc(name).props.map((prop) => {
    const stated = prop.default === null ? '' : ` = ${prop.default}`;
    return `${prop.name}${prop.required ? '' : '?'}: ${prop.type}${stated}`;
  });
const generics = (name: string) => kit.doc(name).generics.map((one) => one.name);
const roots = (...names: string[]) =>
  names.map((name) => [kit.doc(name).polymorphic, kit.doc(name).rootElement]);

test('a component takes what any of its overloads takes', () => {
  expect(rows('Overloads')).toEqual(['a?: 1', 'b?: 1']);
  expect(rows('Either')).toEqual(['either: 1']);
  expect(rows('Nothing')).toEqual([]);
});

test('the overload by which the root is chosen adds that choice to what the plain ones take', () => {
  expect(rows('Overloaded')).toEqual([
    ...['own?: 1', 'plain?: 1', "component?: React.ElementType = 'i'"],
  ]);
  expect(kit.prop('Overloaded', 'component').description).toBe('Chosen.');
  expect(rows('Cond')).toEqual(['own?: 1', "as?: React.ElementType = 'u'"]);
  expect(rows('Later')).toEqual(['own?: 1', "component?: React.ElementType = 'u'"]);
  expect(roots('Overloaded', 'Cond', 'Later')).toEqual([
    ...[
      [true, 'i'],
      [true, 'u'],
      [true, 'u'],
    ],
  ]);
});

test('a parameter chooses the root where a prop for that is typed with it', () => {
  expect(rows('Root')).toEqual(["component?: React.ElementType = 'b'", 'a: 1']);
  expect(rows('As')).toEqual(["as?: keyof React.JSX.IntrinsicElements = 'b'", 'items?: Item[]']);
  expect(rows('After')).toEqual(["as?: React.ElementType = 'b'"]);
  expect(rows('Construct')).toEqual(['as?: React.JSXElementConstructor<any>']);
  expect(rows('Typed')).toEqual(['as?: React.ComponentType<any>']);
  expect(rows('NoConstraint')).toEqual(['as?: React.ElementType']);
  expect(['Root', 'As', 'Construct', 'Typed', 'NoConstraint'].map(generics)).toEqual([
    ...[[], ['Item'], [], [], []],
  ]);
});

test('no other prop chooses it, and none that is typed with something else', () => {
  expect(rows('Elsewhere')).toEqual(['icon?: E', "as?: 'i'"]);
  expect(rows('Longer')).toEqual(['as?: Ext']);
  expect([generics('Elsewhere'), generics('Longer')]).toEqual([['E'], ['E']]);
  expect(roots('Elsewhere', 'Longer')).toEqual([
    [false, null],
    [false, null],
  ]);
});

test('a parameter that is one of several has the props of each, beside what checks it', () => {
  expect(rows('Chosen')).toEqual(['own: 1', 'a?: 1', 'b?: 1']);
});

test('a class has the props of its objects, as JSX checks them, whatever its constructor takes', () => {
  expect(rows('Klass')).toEqual(['own: 1']);
  expect(rows('Declared')).toEqual(['declared: 1']);
  expect([rows('Given'), rows('Made'), rows('Fewer'), rows('Nil')]).toEqual([
    ['own: 1'],
    ['own: 1'],
    ['own: 1', 'more?: 1'],
    [],
  ]);
  expect([rows('Kept'), rows('Unsaid')]).toEqual([['given: 1'], ['given: 1']]);
  expect(rows('Itself')).toEqual(['own: 1']);
  expect([rows('Empty'), rows('Without')]).toEqual([['own: T'], ['own: 1']]);
  expect([...rows('Anyway'), ...rows('AnyElement')]).toEqual([]);
  expect(kit.read.said).toEqual([
    'AnyElement, Anyway, Bare: props have the type "any", so there may be others than those that are listed',
    'Free, Text: no prop could be resolved',
  ]);
});

test('what a user may write for a class is what the class is declared with', () => {
  expect(['Free', 'Text', 'Klass'].map(generics)).toEqual([['P'], ['P'], []]);
});

test('contexts are no components, whatever else is called so; what is exported of them is', () => {
  const names = kit.read.docs.flatMap(({ kind, name }) => (kind === 'component' ? [name] : []));
  expect(names).toContain('OwnContext');
  expect(names.filter((name) => /^(Ctx|Provider|Consumer)$/.test(name)).sort()).toEqual([
    ...['Consumer', 'Provider'],
  ]);
});

test('conditions that take apart what is no element, or that stand alone, are read as they are', () => {
  expect(rows('NoRoot')).toEqual(["as?: React.ElementType = 'u'", 'no?: T', 'own?: 1']);
  expect(rows('CondOther')).toEqual(["as?: 'b'", 'x?: T', 'own?: 1']);
  expect(rows('OnlyCond')).toEqual(["as?: React.ElementType = 'u'", 'not?: 1']);
});

test.each([
  ['Provider', '/node_modules/@types/react/index.d.ts', true],
  ['Context', '/node_modules/react/index.d.ts', true],
  ['Consumer', '/node_modules/@types/react/ts5.0/index.d.ts', false],
  ['Provider', '/node_modules/acme/react.d.ts', false],
  ['Provider', '/node_modules/acme/react/Provider.d.ts', false],
  ['Provider', '/node_modules/own-react/index.d.ts', false],
  ['Other', '/node_modules/@types/react/index.d.ts', false],
])('a %s of %s is part of a context: %s', (name, file, isPart) => {
  const host = { filesOf: () => ['/own.d.ts', file] } as unknown as TypeHost;
  const [symbol, none] = [() => ({ name }), () => undefined];
  const named = { getAliasSymbol: none, getSymbol: symbol } as unknown as Type;
  const alias = { getAliasSymbol: symbol, getSymbol: none } as unknown as Type;
  expect([isContextPart(host, named), isContextPart(host, alias)]).toEqual([isPart, isPart]);
});
