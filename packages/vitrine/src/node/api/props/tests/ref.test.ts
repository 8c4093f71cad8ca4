/** What a `ref` points at, and the methods that it gives. */
import { expect, test } from 'vitest';
import type { Type, TypeHost } from '../../checker/type-host.ts';
import { readHandle } from '../ref.ts';
import type { Variant } from '../shape/variants.ts';
import { readKit } from '../fixtures/read-kit.ts';

const kit = readKit(`
type El = React.JSX.Element;
export declare function Plain(props: { ref?: React.Ref<HTMLButtonElement> }): El;
export declare function Legacy(props: { ref?: React.LegacyRef<HTMLInputElement> | undefined }): El;
export declare function Held(props: { ref?: React.RefObject<HTMLDivElement | null> }): El;
export declare function Called(props: { ref?: React.RefCallback<HTMLSpanElement> }): El;
export declare function Forwarded(props: { ref?: React.ForwardedRef<HTMLLabelElement> }): El;
export declare function Mutable(props: { ref?: React.MutableRefObject<HTMLTableElement> }): El;
export declare function Written(props: { ref?: (node: HTMLFormElement | null) => void }): El;
export declare function Changed(props: { ref?: (change: () => void) => void }): El;
export declare function None(props: { size?: 1 }): El;
export declare function Unknown(props: { ref?: React.Ref<unknown> }): El;
export declare function Any(props: { ref?: React.Ref<any> }): El;
export declare function Letter<T>(props: { ref?: React.Ref<T>; item?: T }): El;
export declare function Text(props: { ref?: string }): El;
export declare function Empty(props: { ref?: React.Ref<{}> }): El;
export declare function Vague(props: { ref?: React.Ref<Element> } & { ref?: React.Ref<HTMLElement> }): El;
export declare function Both(props: { ref?: React.Ref<HTMLElement> } & { ref?: React.Ref<HTMLUListElement> }): El;
export declare function Last(props: { ref?: React.Ref<HTMLLIElement>; a: 1 } | { ref?: React.Ref<HTMLOListElement>; b: 2 }): El;
export declare function First(props: { ref?: React.Ref<HTMLLIElement>; a: 1 } | { b: 2 }): El;
export declare function Union(props: { ref?: React.Ref<HTMLAnchorElement | HTMLButtonElement> }): El;
interface Base { /** Ends. */ stop(): void }
/** Turns it. */
interface Handle extends Base { turn(to: number): void }
interface Other { other(): void }
type Mixed = Base & Other;
export declare function Handled(props: { ref?: React.Ref<Handle> }): El;
export declare function Aliased(props: { ref?: React.Ref<Mixed | null> }): El;
export declare function Generic(props: { ref?: React.Ref<Of<string>> }): El;
interface Of<T> { of: T }
export declare function Inner(props: { ref?: React.Ref<Of<(a: 1) => 2>> }): El;
export declare function Literal(props: { ref?: React.Ref<{ focus(): void }> }): El;
export declare function Foreign(props: { ref?: React.Ref<Date> }): El;
interface KnobState { on: boolean }
/** A knob. */
export declare class Knob extends React.Component<{ size?: 1 }, KnobState> {
  static of(): Knob;
  turn(): void;
  private inner(): void;
  protected later(): void;
  static private hidden(): void;
  render(): El;
  componentDidMount(): void;
  UNSAFE_componentWillMount(): void;
  getDerivedStateFromProps(): void;
  renderInner(): void;
  value: number;
}
export declare class Bare extends React.PureComponent<{ size?: 1 }> { render(): El }
export declare class Dial extends Knob { dial(): void }
export declare class Typed extends Store<string> { typed(): void; props: {}; render(): El; setState(): void; refs: {} }
declare class Store<T> implements Other { store(): T; get size(): number; set size(value: number); static get none(): Store<1>; private get own(): 1 }
export declare const Box: <E extends React.ElementType = 'section'>(props: { as?: E; gap?: 1 }) => El;
export declare const Made: <E extends React.ElementType = typeof Plain>(props: { as?: E; gap?: 1 }) => El;
`);

const noShape = { generics: [], open: [], rootParameter: null, rootProp: null };
const refs = (...names: string[]) => names.map((name) => kit.doc(name).ref);
const methods = (name: string) => kit.doc(name).types.map(({ definition }) => definition);

test('the element is read from every type of refs', () => {
  expect(refs('Plain', 'Legacy', 'Held', 'Called')).toEqual([
    ...['HTMLButtonElement', 'HTMLInputElement', 'HTMLDivElement', 'HTMLSpanElement'],
  ]);
  expect(refs('Forwarded', 'Mutable', 'Written', 'Changed')).toEqual([
    ...['HTMLLabelElement', 'HTMLTableElement', 'HTMLFormElement', null],
  ]);
  expect(refs('Union', 'Inner')).toEqual([
    'HTMLAnchorElement | HTMLButtonElement',
    'Of<(a: 1) => 2>',
  ]);
});

test('a ref that says nothing, or is none, points at nothing', () => {
  const silent = refs('None', 'Unknown', 'Any', 'Letter', 'Text', 'Empty', 'Bare');
  expect(silent).toEqual(silent.map(() => null));
});

test('of several refs the one that says more counts, of variants the last that has one', () => {
  expect(refs('Vague', 'Both', 'Last', 'First')).toEqual([
    ...['Element', 'HTMLUListElement', 'HTMLOListElement', 'HTMLLIElement'],
  ]);
});

test('without a ref, that of the element which is rendered where it can be chosen', () => {
  expect(refs('Box', 'Made')).toEqual(['HTMLElement', null]);
});

test('an interface of the library’s own is listed with what it is made of', () => {
  expect(kit.doc('Handled').types).toEqual([
    {
      name: 'Handle',
      definition: 'interface Handle extends Base {\n  turn(to: number): void\n}',
      description: 'Turns it.',
    },
    { name: 'Base', definition: 'interface Base {\n  stop(): void\n}', description: '' },
  ]);
  expect(methods('Aliased')).toEqual([
    'type Mixed = Base & Other',
    'interface Base {\n  stop(): void\n}',
    'interface Other {\n  other(): void\n}',
  ]);
  expect(refs('Generic', 'Aliased')).toEqual(['Of<string>', 'Mixed']);
  expect(kit.doc('Generic').types.map(({ name }) => name)).toEqual(['Of']);
});

test('of what is no declaration of the library there is nothing more to list', () => {
  expect(refs('Foreign', 'Literal')).toEqual(['Date', '{ focus(): void; }']);
  for (const name of ['Foreign', 'Literal', 'Plain']) expect(methods(name)).toEqual([]);
});

test.each(['HTMLDivElement', 'Element', '{ focus(): void; }', 'Handle | Other', 'Handle[]'])(
  'what %s has is not asked for',
  (ref) => {
    const asked = () => {
      throw new Error('asked');
    };
    const variant = new Proxy({} as Variant, { get: asked });
    const context = { host: {} as TypeHost, isNative: () => false };
    const shape = { ...noShape, variants: [variant] };
    expect(readHandle(context, shape, {} as Type, ref)).toEqual([]);
  },
);

test('the ref of a class holds its methods, those of React and what is hidden left out', () => {
  const knob = 'class Knob {\n  static of(): Knob;\n  turn(): void;\n  renderInner(): void;\n}';
  expect(methods('Knob')).toEqual([knob]);
  expect(refs('Knob', 'Dial')).toEqual(['Knob', 'Dial']);
  expect(methods('Dial')).toEqual(['class Dial extends Knob {\n  dial(): void\n}', knob]);
  expect(methods('Bare')).toEqual([]);
  expect(methods('Typed')).toEqual([
    'class Typed extends Store {\n  typed(): void;\n}',
    'class Store {\n  store(): T;\n  get size(): number;\n}',
    'interface Other {\n  other(): void\n}',
  ]);
});
