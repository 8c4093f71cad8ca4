/** Types that the checker writes, because their authors write none that a reader could use: nothing is left out. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, writeProject } from '../fixtures/install.ts';
import { printDefinedType, printType } from './print-type.ts';
import { TypeFlags, type Type, type TypeHost } from './type-host.ts';

const list = (count: number) => Array.from({ length: count }, (_, i) => `'tone-${i}'`).join(' | ');

const TYPES = `import * as React from 'react';

type Children<T> = React.ReactNode | ((values: T & { inner: React.ReactNode }) => React.ReactNode);
interface RenderProps<T> { children?: Children<T> }
interface KnobState { isOn: boolean }
declare const handlers: { turn: (event?: Event, by?: (to?: number) => void) => void };
export interface KnobProps extends RenderProps<KnobState> {
  width?: number | 'full' | { [key in 'sm' | 'md']?: number };
  sides?: { [key in 'left' | 'right']?: string };
  tone?: Tone;
}
export declare const Knob: (props: KnobProps) => React.JSX.Element;

export declare const Inline: React.FC<{ size?: 'sm' | 'md' | 'lg' }>;

export type Tone = ${list(60)};
declare const defs: { color: ${list(60)}; pairs: [${list(60)}, 'end'] };
export declare const Paint: (props: Partial<typeof defs>) => React.JSX.Element;

type Conditional<T> = T | { ${['base', 'sm', 'md', 'lg', 'xl', '_hover', '_active'].map((key) => `${key}?: T`).join('; ')} } | null | undefined;
type Styled<Value, Holder extends { conditions: Record<string, string> }> = Value | { [Key in keyof Holder['conditions']]?: Value };
type StyleOf<Props extends Record<string, { names: string; conditions: { conditions: Record<string, string> } }>> = { [Key in keyof Props]?: Styled<Props[Key]['names'], Props[Key]['conditions']> };
declare const sprinkled: { justify: { names: 'flex-start' | 'flex-center' | 'flex-end' | 'space-between'; conditions: { conditions: { mobile: string; tablet: string } } } };
type Loose<Value, Holder extends { conditions: Record<string, string> }> = Value | { [Key in keyof Holder['conditions']]?: Value } | null | undefined;
type LooseOf<Props extends typeof sprinkled> = { [Key in keyof Props as 'loose']?: Loose<Props[Key]['names'], Props[Key]['conditions']> };
export declare const Laid: (props: StyleOf<typeof sprinkled> & LooseOf<typeof sprinkled>) => React.JSX.Element;
interface StackOptions<T> { direction?: Conditional<T> }
interface Holds<V, F, N, R, O> { value?: V; call?: F | null; node?: N; handle?: R; own?: O }
export declare const Field: <Item>(props: Holds<Item | null, (item: Item) => void, React.ReactNode, React.Ref<Item>, Item>) => React.JSX.Element;
export declare const Handled: (props: Partial<typeof handlers>) => React.JSX.Element;
export declare const List: React.FC<Holds<unknown, 1, 1, 1, {}>>;
export declare const Stack: (props: StackOptions<'row' | 'column'>) => React.JSX.Element;
`;

let docs: ComponentDoc[];
beforeAll(async () => {
  const root = writeProject(packageFiles('words-ui', { 'index.d.ts': TYPES, 'index.js': '' }));
  docs = (await extractPackage({ root, package: 'words-ui' })).docs;
}, 30_000);

const typeOf = (component: string, prop: string) =>
  docs.find(({ name }) => name === component)!.props.find(({ name }) => name === prop)!.type;

test('what React can render keeps its name beside a function', () => {
  expect(typeOf('Knob', 'children')).toBe(
    'ReactNode | ((values: KnobState & { inner: ReactNode; }) => ReactNode)',
  );
});

test('a long union has all its members, wherever it stands', () => {
  for (const prop of ['color', 'pairs'])
    expect(new Set(typeOf('Paint', prop).match(/'tone-\d+'/g))).toHaveLength(60);
  const { types } = docs.find(({ name }) => name === 'Knob')!;
  const tone = types.find(({ name }) => name === 'Tone');
  expect(tone!.definition.match(/tone-/g)).toHaveLength(60);
});

test('what is written within the type of a value is as its authors wrote it', () => {
  expect(typeOf('Inline', 'size')).toBe("'sm' | 'md' | 'lg'");
});

test('what may be left out is marked, and not said to be undefined besides', () => {
  expect(typeOf('Handled', 'turn')).toBe('(event?: Event, by?: (to?: number) => void) => void');
});

test('an alias that allows undefined keeps its name', () => {
  expect(typeOf('Stack', 'direction')).toBe("Conditional<'column' | 'row'>");
});

test('what computed types are given to a helper for is spelled out, a little long too', () => {
  const values = "'flex-center' | 'flex-end' | 'flex-start' | 'space-between'";
  for (const prop of ['justify', 'loose'])
    expect(typeOf('Laid', prop)).toBe(`${values} | { mobile?: ${values}; tablet?: ${values}; }`);
});

test('null is a value where a type has it as an argument, and a name that allows it stays', () => {
  expect(docs.find(({ name }) => name === 'Field')!.props.map(({ type }) => type)).toEqual([
    'Item | null',
    '((item: Item) => void) | null',
    'ReactNode',
    'Ref<Item>',
    'Item',
  ]);
});

test('what is not known is no object', () => {
  expect(['value', 'own'].map((prop) => typeOf('List', prop))).toEqual(['unknown', '{}']);
});

test('a type computed over keys is written with them when it is alone, else as its authors do', () => {
  expect(typeOf('Knob', 'sides')).toBe('{ left?: string; right?: string; }');
  expect(typeOf('Knob', 'width')).toBe("number | 'full' | { [key in 'sm' | 'md']?: number }");
});

describe('what the checker writes', () => {
  /** A type by what the checker writes of it, and what it writes when nothing may be left out. */
  const written = (plain: string, whole = plain, defined?: Type) =>
    ({
      ...{ plain, whole, members: [defined] },
      flags: defined === undefined ? TypeFlags.Object : TypeFlags.Union,
      isUnionType: () => defined !== undefined,
      isIntersectionType: () => false,
    }) as unknown as Type;
  const host = {
    membersOf: ({ members }: { members: Type[] }) => members,
    checker: {
      typeToString: (type: { plain: string; whole: string }, _: undefined, flags?: number) =>
        flags === undefined ? type.plain : type.whole,
    },
  } as unknown as TypeHost;
  const print = (plain: string, whole?: string, longest?: number) =>
    printType(host, written(plain, whole), longest);

  test.each(['{ a: 1; ... 12 more ...; b: 2 }', '{ ...; }', 'A<...>', '{ a: ...; }', 'A | ...'])(
    '%s is cut, so the whole of it is asked for',
    (cut) => {
      expect(print(cut, 'whole')).toBe('whole');
    },
  );

  test('what is not cut is taken as it is', () => {
    for (const text of ['A', '[...A]', '(...all: A) => B', "'... more ...'"])
      expect(print(text, 'whole')).toBe(text.replaceAll('"', "'"));
  });

  test('what is longer than one reads stays cut', () => {
    const [longest, longer] = ['x'.repeat(4000), 'x'.repeat(4001)];
    expect([print('A<...>', longest), print('A<...>', longer)]).toEqual([longest, 'A<...>']);
    expect([print('A<...>', 'abc', 3), print('A<...>', 'abcd', 3)]).toEqual(['abc', 'A<...>']);
  });

  test('of types that lead to one another, each with many parts, the whole is never asked for', () => {
    const schema = '{ shop?: { id: 1; ... 16 more ...; by?: 2; }; ... 4 more ...; at?: 3; }';
    const deep = '{ a: { b: { ...; }; c: { ...; }; }; }';
    expect([print(schema, 'whole'), print(deep, 'whole')]).toEqual([schema, deep]);
    // Dozens of properties of one of dozens: of either alone the whole may be short.
    const chart = '{ type?: string; ... 30 more ...; reverse?: boolean; } | ... 43 more ...';
    expect(print(chart, 'whole')).toBe(chart);
    const few = chart.replace('30', '29');
    const one = '{ type?: string; ... 30 more ...; reverse?: boolean; }';
    const names = "'a' | ... 30 more ... | 'z'";
    expect([few, one, names].map((text) => print(text, 'whole'))).toEqual(Array(3).fill('whole'));
    for (const once of [
      '{ a: { b: 1; ... 16 more ...; }; }',
      '{ a: { ...; }; }',
      'A | ... 2 more ...',
    ])
      expect(print(once, 'whole')).toBe('whole');
    expect(print('{ a: 1; ... 3 more ...; } | { ... 3 more ...; b: 2; }', 'whole')).toBe('whole');
  });

  test('what was far too long is not asked for again', () => {
    const asked: string[] = [];
    const type = written('A<...>');
    Object.defineProperty(type, 'whole', {
      get: () => `${asked.push('whole')}${'x'.repeat(16_000)}`,
    });
    expect([printType(host, type), printType(host, type)]).toEqual(['A<...>', 'A<...>']);
    expect(asked).toEqual(['whole']);
  });

  test('literals have the quotes of authors, and types of React their names', () => {
    const element = 'ReactElement<unknown, string | JSXElementConstructor<any>>';
    const node = `string | number | bigint | boolean | Iterable<ReactNode> | Promise<AwaitedReactNode> | ${element} | ReactPortal`;
    expect(print(String.raw`"a" | "" | "it's" | "b" | "\" or \\" | "c"`)).toBe(
      String.raw`'a' | '' | "it's" | 'b' | '" or \\' | 'c'`,
    );
    expect(print(`${node} | null | (() => ${node}) | A<${node} | null>`)).toBe(
      'ReactNode | (() => ReactNode) | A<ReactNode>',
    );
    expect(print(`${element} | (() => ${element})`)).toBe('ReactElement | (() => ReactElement)');
    const parts = ['Iterable<ReactNode>', 'Promise<AwaitedReactNode>', element, 'ReactPortal'];
    const readOnly = parts.map((one) => `Readonly<${one}>`).join(' | ');
    expect(print(`${node} | ${readOnly} | Readonly<Tone>`)).toBe('ReactNode | Readonly<Tone>');
  });

  test('a name goes before a text that is cut or long, where it is shorter', () => {
    const [short, long] = ['x'.repeat(160), 'x'.repeat(161)];
    const named = (text: string, name: string, whole = text) =>
      printDefinedType(host, written(name, name, written(text, whole)));
    expect(named(short, 'Name<A> | undefined')).toBe(short);
    expect(named(long, 'Name<A | undefined> | undefined')).toBe('Name<A | undefined>');
    expect(named('A<...>', 'Name', 'B<...>')).toBe('Name');
    expect(named('A<...>', 'N<...>', 'B<...>')).toBe('B<...>');
    expect(named(long, `${long}y`)).toBe(long);
  });
});
