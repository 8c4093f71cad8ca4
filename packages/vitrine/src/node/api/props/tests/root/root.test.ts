/** The prop by which a user chooses the root, and what is rendered by default. */
import { expect, test } from 'vitest';
import type { Type, TypeHost, TypeParameterDeclaration } from '../../../checker/type-host.ts';
import { literals } from '../../../fixtures/docs.ts';
import { defaultOf } from '../../shape/root-default.ts';
import { takesAnyElement } from '../../element-names.ts';
import { readKit } from '../../fixtures/read-kit.ts';

const kit = readKit(
  {
    'index.d.ts': `
type El = React.JSX.Element;
import type { BaseProps } from 'machine/Base';
declare const DEFAULT: 'i';
declare const FRAGMENT: React.ExoticComponent<React.FragmentProps>;
declare const FORWARD: React.ExoticComponent<{ children?: React.ReactNode; ref?: 1 }>;
declare const UPPER_TAG: () => El;
declare function Text(props: { text: 1 }): El;
declare namespace Space { export function Inner(props: { text: 1 }): El }
type Name = 'u';
export declare function Quoted<E extends React.ElementType = "b">(props: { as?: E }): El;
export declare function Constant<E extends React.ElementType = typeof DEFAULT>(props: { as?: E }): El;
export declare function Named<E extends React.ElementType = Name>(props: { as?: E }): El;
export declare function Fragmented<E extends React.ElementType = typeof React.Fragment>(props: { as?: E }): El;
export declare function OwnFragment<E extends React.ElementType = typeof FRAGMENT>(props: { as?: E }): El;
export declare function Forwarded<E extends React.ElementType = typeof FORWARD>(props: { as?: E }): El;
export declare function Upper<E extends React.ElementType = typeof UPPER_TAG>(props: { as?: E }): El;
export declare function Component<E extends React.ElementType = typeof Text>(props: { as?: E }): El;
export declare function Inner<E extends React.ElementType = typeof Space.Inner>(props: { as?: E }): El;
export declare function Custom<E extends React.ElementType = 'x-tag'>(props: { as?: E }): El;
export declare function NoDefault<E extends React.ElementType>(props: { as?: E }): El;
export declare function Stated<E extends React.ElementType = 'b'>(props: { /** @default 'i' */ as?: E }): El;
export declare function Unsure<E = 'a' | 'b'>(props: { as?: E }): El;
export declare function Open<V = void, W = string, E extends React.ElementType = 'b'>(props: { as?: E; v?: V; w?: W }): El;
export declare function Closed<V = void>(props: { as?: 'a'; v?: V }): El;
interface HelpedProps<Root extends React.ElementType> { as?: Root; component?: string }
export declare function Helped<E extends React.ElementType = 'b'>(props: { as?: E } & HelpedProps<E>): El;
type Target = 'div' | 'svg' | ${Array.from({ length: 99 }, (_, i) => `'t${i}'`).join(' | ')};
export declare function Passed<F extends Target = 'div'>(props: { passedAs?: F | Target; own?: 1 }): El;
export declare const Inherited: {
  <E extends React.ElementType = 'b'>(props: { component: E } & React.ComponentProps<E>): El;
  (props: BaseProps & { own?: 1 }): El;
};
export declare const Literal: {
  <E extends React.ElementType>(props: { component: E }): El;
  (props: { /** Chosen. */ component?: 'section'; own?: 1 }): El;
};
export declare const Choice: {
  <E extends React.ElementType>(props: { component: E }): El;
  (props: { component?: 'a' | 'b'; own?: 1 }): El;
};
export declare const LiteralStated: {
  <E extends React.ElementType>(props: { component: E }): El;
  (props: { /** @default 'main' */ component?: "section"; own?: 1 }): El;
};
`,
  },
  {
    others: {
      'node_modules/machine/package.json': '{"name":"machine","version":"2.0.0"}',
      'node_modules/machine/Base.d.ts': `export interface BaseProps { based?: 1 }`,
    },
  },
);
/** The prop that chooses the root, its default, and what is rendered. */
const choice = (name: string) => {
  const { props, rootElement, polymorphic } = kit.doc(name);
  const found = props.find((prop) => ['as', 'component'].includes(prop.name))!;
  return [found.type, found.default, found.defaultFrom, rootElement, polymorphic];
};
const rendered = (text: string | null, element: string | null) => [
  ...['React.ElementType', text, text === null ? null : 'code', element, true],
];

test('an element is rendered by its name, by that of a type or by that of a constant', () => {
  expect(choice('Quoted')).toEqual(rendered("'b'", 'b'));
  expect(choice('Custom')).toEqual(rendered("'x-tag'", 'x-tag'));
  expect(choice('Named')).toEqual(rendered("'u'", 'u'));
  expect(choice('Constant')).toEqual(rendered("'i'", 'i'));
});

test('a component is rendered by its name, and so is a fragment', () => {
  expect(choice('Component')).toEqual(rendered('Text', 'Text'));
  expect(choice('Fragmented')).toEqual(rendered('Fragment', 'Fragment'));
  expect(choice('OwnFragment')).toEqual(rendered('Fragment', 'Fragment'));
});

test.each(['Forwarded', 'Upper', 'Inner', 'NoDefault', 'Unsure'])(
  'what %s renders is not known: its default is no component’s name',
  (name) => {
    expect(choice(name)).toEqual(rendered(null, null));
  },
);

test('the default that a comment states is kept', () => {
  expect(choice('Stated')).toEqual(['React.ElementType', "'i'", 'tag', 'b', true]);
});

test('a parameter for nothing is left out beside one for the root', () => {
  expect(kit.doc('Open').generics).toEqual([{ name: 'W', constraint: null, default: 'string' }]);
  expect(kit.doc('Closed').generics).toEqual([{ name: 'V', constraint: null, default: 'void' }]);
  expect(choice('Closed')).toEqual(["'a'", null, null, null, false]);
});

test('a helper’s parameter with another name stands for the root', () => {
  expect(kit.doc('Helped')).toMatchObject({ polymorphic: true, rootElement: 'b' });
  expect(kit.prop('Helped', 'as')).toMatchObject({ type: 'React.ElementType', default: "'b'" });
  expect(kit.prop('Helped', 'component')).toMatchObject({ type: 'string', default: null });
});

test('the choice of an overload of its own is the last of the own props', () => {
  expect(kit.doc('Inherited').props.map(({ name }) => name)).toEqual(['own', 'component', 'based']);
  expect(choice('Inherited')).toEqual(rendered("'b'", 'b'));
});

test('the only element that the plain overload takes is the default', () => {
  expect(choice('Literal')).toEqual(rendered("'section'", 'section'));
  expect(kit.prop('Choice', 'component')).toMatchObject({ type: "'a' | 'b'", default: null });
  expect(kit.prop('Literal', 'component')).toMatchObject({ values: [], description: 'Chosen.' });
  expect(choice('LiteralStated')).toEqual(['React.ElementType', "'main'", 'tag', 'main', true]);
});

test('a prop that passes any element on is told by no list of their names', () => {
  expect(kit.prop('Passed', 'passedAs')).toMatchObject({ type: 'React.ElementType', values: [] });
});

test('a list of names is that of all elements where it is long and has those of each kind', () => {
  const many = Array.from({ length: 99 }, (_, i) => `t${i}`);
  expect(takesAnyElement(literals('div', 'svg', ...many))).toBe(true);
  expect(takesAnyElement(literals('div', 'svg', ...many.slice(1)))).toBe(false);
  expect(takesAnyElement(literals('div', 'b', ...many))).toBe(false);
  expect(takesAnyElement(literals('svg', 'b', ...many))).toBe(false);
});

test.each([
  ['ExoticComponent<FragmentProps>', 'Fragment'],
  ['React.ExoticComponent<React.FragmentProps>', 'Fragment'],
  ['ExoticComponent<{ children?: ReactNode; }>', 'Fragment'],
  ['ExoticComponent<{ children?: React.ReactNode | undefined; }>', 'Fragment'],
  ['ExoticComponent<{ children?: ReactNode }>', 'Fragment'],
  ['ExoticComponent<{ children: ReactNode; }>', null],
  ['ExoticComponent<{ children?: ReactNode; } & Own>', null],
  ['OwnExoticComponent<FragmentProps>', null],
  ['ExoticComponent<OwnProps>', null],
])('a default of the type %s is %s', (text, element) => {
  const type = { isStringLiteralType: () => false } as Type;
  const host = {
    checker: { getTypeFromTypeNode: () => type, typeToString: () => text },
  } as unknown as TypeHost;
  const defaultType = { getText: () => 'typeof tag' };
  expect(defaultOf(host, { defaultType } as unknown as TypeParameterDeclaration)).toBe(element);
});

test.each([
  ['typeof Text', 'Text'],
  ['typeof Text | string', null],
  ['string | typeof Text', null],
  ['typeof TEXT', null],
  ['typeof text', null],
])('without a type that is known the default %s is %s', (text, element) => {
  const host = { checker: { getTypeFromTypeNode: () => undefined } } as unknown as TypeHost;
  const defaultType = { getText: () => text };
  expect(defaultOf(host, { defaultType } as unknown as TypeParameterDeclaration)).toBe(element);
});
