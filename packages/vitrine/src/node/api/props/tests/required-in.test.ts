/** What is required in some variants alone, and how these are told apart. */
import { expect, test } from 'vitest';
import type { TypeHost, TypeSymbol } from '../../checker/type-host.ts';
import type { FoundProp } from '../found-prop.ts';
import { withVariants } from '../required-in.ts';
import { readKit } from '../fixtures/read-kit.ts';

const union = (count: number, of: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => of(i)).join(' | ');
const kit = readKit(`
type Base = { label?: string };
export declare function Mode(props:
  | { mode: 'single'; value: string; each: 1 }
  | { mode: 'range' | 'many'; value?: number; each: 2; step?: 1 }
  | { mode: 'none' }): React.JSX.Element;
export declare function Flag(props: Base & (
  | { multiple: true; values: string[] }
  | { multiple?: false; value: string })): React.JSX.Element;
export declare function Count(props:
  | { size: 1 | 2; few: string }
  | { size: 3; lots: string; label?: 'a' }): React.JSX.Element;
type Order = 'z' | 'a' | 'm';
export declare function Ordered(props: { kind: Order; own: 1 } | { kind: 'q' }): React.JSX.Element;
export declare function Without(props: { src: string; alt: string; size: 1 } | { icon: string; size: 1 }): React.JSX.Element;
export declare function Instead(props: { text: string; all: 1 } | { icon: string; all: 1 } | { image: string; title: string; all: 1 } | { all: 1; plain?: 1 }): React.JSX.Element;
export declare function Three(props: { text: string; all: 1 } | { icon: string; all: 1 } | { image: string; icon2: string; all: 1 }): React.JSX.Element;
export declare function Six(props: ${union(6, (i) => `{ p${i}: 1 }`)}): React.JSX.Element;
export declare function Five(props: ${union(5, (i) => `{ p${i}: 1 }`)}): React.JSX.Element;
export declare function Shared(props: { a: 1; b: 1 } | { b: 1; c: 1 } | { c: 1; a: 1 }): React.JSX.Element;
export declare function Forty(props: ${union(40, (i) => `{ kind: 'k${i}'; own${i % 2}: 1 }`)}): React.JSX.Element;
export declare function More(props: ${union(41, (i) => `{ kind: 'k${i}'; own${i % 2}: 1 }`)}): React.JSX.Element;
export declare function Loose(props: { kind: string; a: 1 } | { kind: 'x'; b: 1 }): React.JSX.Element;
export declare function Same(props: { kind: 'x'; a?: 1 } | { kind: 'x'; a: 2 } | { kind: 'x'; b: 1 }): React.JSX.Element;
export declare function Itself(props: { kind: 'x'; a: 1 } | { kind?: 'y'; b: 1 }): React.JSX.Element;
type Count<N extends number, All extends 0[] = []> =
  All['length'] extends N ? All['length'] : Count<N, [...All, 0]>;
export declare function Counted(props: { far: Count<100>; a: 1 } | { far: Count<100>; b: 1 }): React.JSX.Element;
export declare function Whole(props: { a: 1 } | { a?: 1 }): React.JSX.Element;
export declare function Two(props: { mode: 'x'; on: true; a: 1 } | { mode: 'y'; on: false; a: 1 } | { mode: 'y'; on: true; a?: 1 }): React.JSX.Element;
export declare function Never(props: { mode: 'single'; step?: never; plain?: 1 } | { mode: 'range'; step?: 1; plain?: undefined }): React.JSX.Element;
export declare function Overlap(props: { mode: 'a'; step?: 1 } | { mode: 'a' } | { mode: 'b' }): React.JSX.Element;
type Attributes = React.AnchorHTMLAttributes<HTMLAnchorElement>;
type Target = { to: string; href?: never } | { href: string; to?: never };
type Options<Hook extends (...all: any[]) => any> = Parameters<Hook>[1] extends infer More ? More extends object ? More : {} : {};
export declare function Link<Hook extends (...all: any[]) => any = () => void>(props: Target & Options<Hook> & (
  | ({ asChild?: false } & Omit<Attributes, 'className'> & { className?: string | (() => string) })
  | ({ asChild: true; children: React.ReactElement; onClick?: () => void } & Omit<Attributes, 'onClick'>))): React.JSX.Element;
export declare function Titled(props:
  | { mode: 'long'; title: string; type: 'text'; note?: 1 }
  | ({ mode: 'short'; note: 1; type?: 'module' } & Omit<React.ScriptHTMLAttributes<any>, 'type'>)
  | ({ mode: 'any'; note?: 1 } & React.ButtonHTMLAttributes<any>)): React.JSX.Element;
export declare function Open<T>(props: (T extends string ? { label?: string; tip?: string } : { label?: number; tip?: string })
  | { label: string; tip?: never } | { label?: never; tip: string }): React.JSX.Element;
export declare function Nested(props: Base & (
  | { kind: 'checked'; onCheck: () => void } & ({ mode: 'auto'; delay?: number } | { mode: 'manual'; confirm: () => boolean })
  | { kind?: 'static'; value: boolean })): React.JSX.Element;
export declare function NestedNever(props:
  | { mode: 'auto'; delay?: number; confirm?: never } | { mode: 'manual'; confirm: string; delay?: never }
  | { mode?: never; delay?: never; confirm?: never; off: true }): React.JSX.Element;
type Session = { mode: 'a'; redirect?: { on: true }; size?: 1 } | { mode: 'b'; size?: string };
export declare function Taken(props: Session & { redirect?: never; size?: 1 | 2 }): React.JSX.Element;
export declare function Alone(props: { redirect?: string; size: 1 } & { redirect?: never }): React.JSX.Element;
export declare function Partly(props: { mode: 'a'; x: 1 } | { mode: 'a'; y: 1 } | { mode: 'b' }): React.JSX.Element;
`);
/** What each prop that some variants require is required with. */
const requiredIn = (name: string) =>
  Object.fromEntries(
    kit.doc(name).props.flatMap((prop) => (prop.required ? [] : [[prop.name, prop.requiredIn]])),
  );

test('variants are told apart by literals that are there in all and not the same in all', () => {
  expect(requiredIn('Mode')).toEqual({
    value: ['mode="single"'],
    each: ['mode="single"', 'mode="range" | "many"'],
    step: [],
  });
  expect(requiredIn('Flag')).toEqual({
    label: [],
    values: ['multiple={true}'],
    value: ['multiple={false}'],
    multiple: ['without value'],
  });
  expect(requiredIn('Count')).toEqual({
    few: ['size={1 | 2}'],
    lots: ['size={3}'],
    label: [],
  });
  expect(requiredIn('Two')).toEqual({ a: ['mode="x" on={true}', 'mode="y" on={false}'] });
});

test('literals are named in the order of their authors', () => {
  expect(requiredIn('Ordered')).toEqual({ own: ['kind="z" | "a" | "m"'] });
});

test('a prop does not tell itself apart', () => {
  expect(requiredIn('Itself')).toEqual({
    kind: ['without b'],
    a: ['kind="x"'],
    b: ['kind="y"'],
  });
});

test('other types than literals tell nothing: then what the others require instead is named', () => {
  expect(requiredIn('Loose')).toEqual({ a: ['without b'], b: ['without a'] });
  expect(requiredIn('Counted')).toEqual({ a: ['without b'], b: ['without a'] });
  expect(requiredIn('Without')).toEqual({
    src: ['without icon'],
    alt: ['without icon'],
    icon: ['without src, alt'],
  });
  expect(requiredIn('Three')).toEqual({
    text: ['without icon, image'],
    icon: ['without text, image'],
    image: ['without text, icon'],
    icon2: ['without text, icon'],
  });
  expect(requiredIn('Shared')).toEqual({
    a: ['without b, c'],
    b: ['without c, a'],
    c: ['without a, b'],
  });
});

test('nothing is said where a variant requires nothing instead', () => {
  expect(requiredIn('Instead')).toEqual({ text: [], icon: [], image: [], title: [], plain: [] });
  expect(requiredIn('Same')).toEqual({ a: [], b: [] });
  expect(requiredIn('Whole')).toEqual({ a: [] });
});

test('at most four props are named', () => {
  expect(requiredIn('Five').p0).toEqual(['without p1, p2, p3, p4']);
  expect(requiredIn('Six').p0).toEqual([]);
});

test('up to forty variants are told apart', () => {
  expect(requiredIn('Forty').own1).toHaveLength(20);
  expect(requiredIn('More')).toEqual({ own0: [], own1: [] });
});

test('where all variants require the same, nothing is asked', () => {
  const prop = (name: string, required: boolean): FoundProp => ({
    name,
    symbols: [{ name } as TypeSymbol],
    required,
  });
  const props = [prop('a', true), prop('b', false)];
  const variants = [props, props].map((all) => new Map(all.map((one) => [one.name, one])));
  const native = () => false;
  expect(withVariants({} as TypeHost, props, variants, native)).toBe(props);
  expect(withVariants({} as TypeHost, props, [], native)).toBe(props);
});

/** The variants that alone take a prop. */
const onlyIn = (name: string) =>
  Object.fromEntries(
    kit.doc(name).props.flatMap((prop) => (prop.onlyIn ? [[prop.name, prop.onlyIn]] : [])),
  );

test('what only some variants take is told by what all variants have, required or not', () => {
  expect(onlyIn('Mode')).toEqual({
    value: ['mode="single"', 'mode="range" | "many"'],
    each: ['mode="single"', 'mode="range" | "many"'],
    step: ['mode="range" | "many"'],
  });
  expect(onlyIn('Flag')).toEqual({ values: ['multiple={true}'], value: ['multiple={false}'] });
  expect(onlyIn('Count')).toEqual({
    few: ['size={1 | 2}'],
    lots: ['size={3}'],
    label: ['size={3}'],
  });
  expect(onlyIn('Never')).toEqual({ step: ['mode="range"'], plain: ['mode="single"'] });
});

test('nothing is said of a prop that all take, where nothing tells variants apart, or where many have it', () => {
  expect(onlyIn('Two')).toEqual({});
  expect(onlyIn('Without')).toEqual({});
  expect(onlyIn('Same')).toEqual({});
  expect(onlyIn('Overlap')).toEqual({});
  expect(onlyIn('Forty')).toEqual({});
});

test('of crossed unions the one that a prop depends on is named', () => {
  expect(requiredIn('Link')).toEqual({
    to: ['without href'],
    href: ['without to'],
    asChild: [],
    className: [],
    children: ['asChild={true}'],
    onClick: [],
  });
  expect(requiredIn('Open')).toEqual({ label: ['without tip'], tip: ['without label'] });
  expect(requiredIn('Partly')).toEqual({ x: [], y: [] });
});

test('what an intersection takes out is no prop, in any variant', () => {
  const names = (name: string) => kit.doc(name).props.map((prop) => prop.name);
  expect(names('Taken')).toEqual(['mode', 'size']);
  expect(onlyIn('Taken')).toEqual({});
  expect(names('Alone')).toEqual(['size']);
});

test('what tells some variants apart and is not taken by the others names those among them', () => {
  expect(requiredIn('Nested')).toEqual({
    label: [],
    kind: ['without value'],
    onCheck: ['kind="checked"'],
    mode: ['kind="checked"'],
    delay: [],
    confirm: ['mode="manual"'],
    value: ['kind="static"'],
  });
  expect(onlyIn('Nested')).toMatchObject({ delay: ['mode="auto"'], confirm: ['mode="manual"'] });
  expect(requiredIn('NestedNever')).toMatchObject({
    mode: ['without off'],
    confirm: ['mode="manual"'],
    off: ['without mode'],
  });
  expect(onlyIn('NestedNever')).toMatchObject({ delay: ['mode="auto"'] });
});

test('what a variant takes over from React counts, as what it does not require', () => {
  expect(onlyIn('Link')).toEqual({});
  expect(requiredIn('Titled')).toEqual({
    title: ['mode="long"'],
    type: ['mode="long"'],
    note: ['mode="short"'],
  });
  expect(onlyIn('Titled')).toEqual({});
});
