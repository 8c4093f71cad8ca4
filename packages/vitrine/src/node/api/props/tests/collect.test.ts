/** Which props a component has, by the parts of its type. */
import { expect, test } from 'vitest';
import { readKit } from '../fixtures/read-kit.ts';

const many = (count: number) =>
  Array.from({ length: count }, (_, i) => `  /** P${i}. */ p${i}: string;`).join('\n');
const kit = readKit(`
type El = React.JSX.Element;
interface A { a: 1; both?: 1; method(): void; get got(): 1; readonly fixed: 1; (): void; new (): A; [index: number]: 1 }
interface B extends A { b?: 1; both: 1 }
interface C extends B, Other { c: 1; a: 1 }
interface Other { a: string; other?: 1; b?: 'other' }
export declare function Outdated(props: Pick<Long & React.HTMLAttributes<HTMLElement>, keyof Long | 'onGoneCapture' | 'title'>): El;
export declare function Dated(props: Omit<Intl.ListFormatOptions, 'type'> & React.HTMLAttributes<HTMLElement> & { a: 1 }): El;
export declare function Numbered(props: Intl.NumberFormatOptions): El;
interface Watched extends GetRootNodeOptions, React.HTMLAttributes<HTMLElement> { a: 1 }
export declare function Watched(props: Watched): El;
declare const brand: unique symbol;
export declare function Branded(props: { [brand]?: 1; a: 1 }): El;
export declare function Interfaces(props: C): El;
interface Circle extends Round { circle: 1 }
interface Round extends Circle { round: 1 }
export declare function Circular(props: Circle): El;
export declare function Parts(props: { a: 1; both?: 1 } & { b: 1; both: 1 } & { both?: 1 }): El;
export declare function Variants(props: { a: 1; all: 1; some: 1 } | { b?: 1; all: 1; some: 1 } | { all: 1; some?: 1; a: 1 }): El;
export declare function One(props: React.PropsWithChildren): El;
export declare function Children(props: { a: 1 } & React.PropsWithChildren<{ b: 1 }>): El;
export declare function Attributes(props: React.HTMLAttributes<HTMLElement> & { a: 1 }): El;
export declare function Elements(props: Omit<React.ComponentProps<'a'>, 'href'> & Pick<React.ComponentProps<'b'>, 'title'> & { a: 1 }): El;
export declare function Picked(props: Pick<C, 'a' | 'c'> & Pick<React.HTMLAttributes<HTMLElement>, 'title'>): El;
interface Titled { title: 1; own: 1 }
export declare function PickedOwn(props: Pick<Titled & React.HTMLAttributes<HTMLElement>, 'title' | 'id'>): El;
export declare function Indexed(props: React.JSX.IntrinsicElements['a'] & { a: 1 }): El;
export declare const Chosen: <Tag extends 'a' | 'b' = 'a'>(props: React.JSX.IntrinsicElements[Tag] & { a: 1 }) => El;
type Cond<T> = T extends string ? { yes: 1; all: 1 } : { no: 1; all: 1 };
export declare const Conditional: <T>(props: Cond<T> & { a: 1; all?: 1 }) => El;
export declare const Rest: <T>(props: { a: 1 } & Omit<Cond<T> & { b: 1; c: 1; d?: 1 }, 'all' | 'c'>) => El;
export declare const RestOfRoot: <As extends React.ElementType = 'a'>(props: Omit<React.ComponentProps<As> & { b: 1; c: 1 }, 'c'>) => El;
type Nested<T> = T extends 1 ? { one: 1 } : T extends 2 ? { two: 2 } & { more: 3 } : { rest: 1 };
export declare const Branches: <T>(props: Nested<T>) => El;
type Merged<L extends readonly any[]> =
  L extends readonly [infer P, ...infer R] ? (P extends { params: object } ? P['params'] & Merged<R> : {}) : {};
interface Core { params: { first: 1; more?: 2 } }
export declare const Listed: <More extends readonly { params: object }[]>(props: Merged<[Core, ...More]> & { a: 1 }) => El;
export declare const Asked: {
  <T = void>(props: { kind?: T } & (T extends string ? Omit<Less_, 'p'> & { kind: T } : NoInfer<Less_>)): El;
  (props: Less_ & { kind?: string }): El;
};
interface Less_ { p: 1; q?: 1; r: 1 }
export declare const Open: <T extends { known: 1 }>(props: T & { a: 1 }) => El;
export declare const Opens: <T extends { known: 1 } | { other: 2 }>(props: T) => El;
export declare const Unknown: <T>(props: T & { a: 1 }) => El;
export declare const Plain: <T extends string>(props: { a: T } & { [K in T]: 1 }) => El;
export declare const Anything: React.FC<any>;
export declare class Lengthy<${'P'.repeat(130)}> extends React.Component<${'P'.repeat(130)}> {}
type Deep<T, N = 1> = T extends N ? { deep: 1 } : Deep<T, [N]>;
export declare const Endless: <T>(props: Deep<T>) => El;
export declare function Primitive(props: { a: 1 } & string): El;
interface Long { ${many(30)} }
export declare function Less(props: Omit<Long, 'p0' | 'p1' | 5> & { a: 1 }): El;
export declare function LessOfFew(props: Omit<A, 'a' | 'got'>): El;
export declare function Own(props: Omit_<Long, 'p0'>): El;
type Omit_<T, K extends keyof any> = { [P in Exclude<keyof T, K>]: T[P] };
interface Joined1 { flag?: boolean; text: string; list?: string[]; mixed?: boolean; /** First. */ said?: boolean; diff?: string; opt: number; kind?: 'a' | 'b' }
interface Joined2 { flag?: boolean; text: string; list?: number[]; mixed?: string; /** Second. */ said?: boolean; diff: string; opt: number; kind?: 'b' | 'c' }
interface Shared1<T> { shared?: T }
interface Shared2<T> { shared?: T }
type BaseOfShared = Shared1<'a' | 'b'> & Shared2<'b' | 'c'>;
interface Sharing extends BaseOfShared { own: 1 }
export declare function Sharing(props: Sharing): El;
declare namespace First { type nickstring = 'a' | 'b'; type stringy = 'a' | 'b'; interface Props { nick?: nickstring; y?: stringy } }
declare namespace Then { type nickstring = 'b' | 'c'; type stringy = 'b' | 'c'; interface Props { nick?: nickstring; y?: stringy } }
type BaseOfNicks = First.Props & Then.Props;
interface Nicks extends BaseOfNicks { own: 1 }
export declare function Nicks(props: Nicks): El;
type Flat<T> = { [K in keyof T]: T[K] };
export declare function Flattened(props: Flat<React.HTMLAttributes<HTMLElement> & { a: 1; inputMode?: 'text' }>): El;
export declare function Fewer(props: Omit<Titled, 'own'>): El;
export declare function FewerOfAny(props: Omit<Titled & Omit<any, 'as'>, 'own'>): El;
declare namespace Local { type Pick = { [K in 'local']?: 1 } }
export declare function OwnPick(props: Local.Pick & { a: 1 }): El;
interface Joins extends Base0 { own: 1 }
type Base0 = Joined1 & Joined2;
export declare function Joined(props: Joins): El;
export declare class Klass extends React.Component<C> { constructor(props: any); }
`);

const rows = (name: string) =>
  kit.doc(name).props.map((prop) => `${prop.name}${prop.required ? '' : '?'}: ${prop.type}`);

test('an interface has its members, then those of its bases; of two the nearer counts', () => {
  const expected = ['method: () => void', 'got: 1', 'fixed: 1', 'b?: 1', 'both: 1', 'c: 1', 'a: 1'];
  expect(rows('Interfaces')).toEqual([...expected, 'other?: 1']);
  expect(rows('Klass')).toEqual([...expected, 'other?: 1']);
});

test('options that the language declares are no attributes, whatever else a component takes', () => {
  expect(rows('Dated')).toEqual(['a: 1', 'localeMatcher?: ListFormatLocaleMatcher']);
  const style = `'currency' | 'decimal' | 'percent' | 'unit'`;
  expect(rows('Numbered')).toContain(`style?: ${style}`);
  expect(
    kit
      .prop('Numbered', 'style')
      .values.map(({ text }) => text)
      .join(' | '),
  ).toBe(style);
  expect(rows('Watched')).toEqual(['a: 1', 'composed?: boolean']);
});

test('names that a list has from before are no props', () => {
  expect(rows('Outdated')).toHaveLength(30);
});

test('what only a symbol names is no prop', () => {
  expect(rows('Branded')).toEqual(['a: 1']);
});

test('interfaces that extend each other have what they declare', () => {
  expect(rows('Circular')).toEqual(['circle: 1', 'round: 1']);
});

test('what one part of an intersection requires is required, of variants what all of them do', () => {
  expect(rows('Parts')).toEqual(['a: 1', 'both: 1', 'b: 1']);
  expect(rows('Variants')).toEqual(['a?: 1', 'all: 1', 'some?: 1', 'b?: 1']);
});

test('children are a prop where a component says that it takes them, or by name', () => {
  expect(rows('One')).toEqual(['children?: ReactNode']);
  expect(rows('Children')).toEqual(['a: 1', 'b: 1', 'children?: ReactNode']);
});

test.each(['Attributes', 'Elements', 'Indexed', 'Chosen'])(
  'what React declares for elements is no prop: %s',
  (name) => {
    expect(rows(name)).toEqual(['a: 1']);
  },
);

test('a type that is computed over React’s has what is declared besides, without React’s words', () => {
  expect(rows('Flattened')).toEqual(['a: 1', "inputMode?: 'text'"]);
  expect(kit.prop('Flattened', 'inputMode').description).toBe('');
});

test('what is picked of a type is what is declared there', () => {
  expect(rows('Picked')).toEqual(['c: 1', 'a: 1', 'title?: string']);
  expect(rows('OwnPick')).toEqual(['a: 1', 'local?: 1']);
  expect(rows('PickedOwn')).toEqual(['title: 1', 'id?: string']);
});

test('both outcomes of a condition are props, none of them required', () => {
  expect(rows('Conditional')).toEqual(['yes?: 1', 'all?: 1', 'no?: 1', 'a: 1']);
  expect(rows('Branches')).toEqual(['one?: 1', 'two?: 2', 'more?: 3', 'rest?: 1']);
});

test('what is left of both outcomes is there too, but for what belongs to the root', () => {
  expect(rows('Rest')).toEqual(['yes?: 1', 'no?: 1', 'a: 1', 'b: 1', 'd?: 1']);
  expect(rows('RestOfRoot')).toEqual(['b: 1']);
});

test('what a condition makes of the items of a list that are known are props in any case', () => {
  expect(rows('Listed')).toEqual(['first: 1', 'more?: 2', 'a: 1']);
});

test('what a plain way to call requires is required, whatever conditions of another one say', () => {
  expect(rows('Asked')).toEqual(['kind?: T | string', 'p: 1', 'q?: 1', 'r: 1']);
});

test('conditions of which each leads to the next one have an end', () => {
  expect(rows('Endless')).toEqual(['deep?: 1']);
});

test('a type parameter has what its constraint has', () => {
  expect(rows('Open')).toEqual(['known: 1', 'a: 1']);
  expect(rows('Opens')).toEqual(['known?: 1', 'other?: 2']);
  expect(rows('Unknown')).toEqual(['a: 1']);
  expect(rows('Plain')).toEqual(['a: T']);
  expect(rows('Primitive')).toEqual(['a: 1']);
});

test('what nothing is known of is told', () => {
  expect(rows('Anything')).toEqual([]);
  expect(kit.read.said).toEqual([
    'Anything: props have the type "any", so there may be others than those that are listed',
    `Lengthy: part of the props could not be resolved: ${'P'.repeat(120)}`,
  ]);
});

test('an Omit leaves all but what it names, of few and of many', () => {
  const left = Array.from({ length: 28 }, (_, i) => `p${i + 2}: string`);
  expect(rows('Less')).toEqual([...left, 'a: 1']);
  expect(rows('Fewer')).toEqual(['title: 1']);
  expect(rows('FewerOfAny')).toEqual(['title: 1']);
  expect(rows('LessOfFew')).toEqual(['both?: 1', 'method: () => void', 'fixed: 1']);
  expect(rows('Own').sort()).toEqual([...left, 'p1: string'].sort());
});

test('of a prop that several parts of a base declare the whole decides the type', () => {
  expect(rows('Joined')).toEqual([
    ...['flag?: boolean', 'text: string', 'list?: string[]', 'said?: boolean', 'diff: string'],
    ...['opt: number', "kind?: 'a' | 'b'", 'own: 1'],
  ]);
  expect(kit.prop('Joined', 'kind').values).toEqual([{ text: "'b'", value: 'b' }]);
  const nicks = kit.each('Nicks', ({ values }) => values.map(({ text }) => text));
  expect(nicks).toEqual({ nick: ["'b'"], y: ["'b'"], own: ['1'] });
  expect(rows('Sharing')).toEqual(["shared?: 'b'", 'own: 1']);
  expect(kit.prop('Joined', 'said').description).toBe('First.');
});
