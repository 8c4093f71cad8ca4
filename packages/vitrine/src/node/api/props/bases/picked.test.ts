/** Attributes of elements that a type takes one by one, which are a component's own. */
import { expect, test } from 'vitest';
import { readKit } from '../fixtures/read-kit.ts';

const kit = readKit(`
type Input = React.ComponentProps<'input'>;
type Named = Pick<Input, 'placeholder' | 'onBlur'>;
interface Plain extends Pick<Input, 'placeholder' | 'onBlur'> { a: 1 }
interface Maybe extends Readonly<Partial<Pick<Input, 'placeholder' | 'onBlur'>>> { a: 1 }
interface Sure extends Required<Named> { a: 1 }
interface Items<T> extends Pick<Input, 'placeholder'>, Partial<Pick<Input, 'name'>> { items: T[] }
interface Deep<T> extends Items<T[]>, Named { own: T }
interface Both<T> extends React.InputHTMLAttributes<T>, Pick<React.FormHTMLAttributes<T>, 'action'> { own: T }
interface Own { x: 1; y?: 2 }
type Some = Partial<Named & Own>;
interface More extends Some { q: 1 }
type Given<T> = Readonly<Pick<React.InputHTMLAttributes<T>, 'name'> & Own>;
export declare function Mixed(props: Partial<Pick<Input, 'placeholder'> & Own>): React.JSX.Element;
export declare function Again(props: Required<Some> & { z: 1 }): React.JSX.Element;
export declare function Further(props: More): React.JSX.Element;
export declare function Typed(props: Given<HTMLInputElement> & { z: 1 }): React.JSX.Element;
export declare function Whole(props: Partial<Input & Own>): React.JSX.Element;
export declare function Dial(props: Plain): React.JSX.Element;
export declare function Knob(props: Maybe): React.JSX.Element;
export declare function Lamp(props: Sure): React.JSX.Element;
export declare function Reel(props: Omit<Named, 'onBlur'> & { a: 1 }): React.JSX.Element;
export declare function List<T>(props: Items<T>): React.JSX.Element;
export declare function Tree<T>(props: Deep<T> & { of: 1 }): React.JSX.Element;
export declare function Field(props: Both<HTMLInputElement>): React.JSX.Element;
`);
const names = (name: string) =>
  kit
    .doc(name)
    .props.map((prop) => `${prop.name}${prop.required ? '' : '?'}`)
    .toSorted();

test('are those of a type that picks them, whatever is made of that', () => {
  expect(names('Dial')).toEqual(['a', 'onBlur?', 'placeholder?']);
  expect(names('Knob')).toEqual(['a', 'onBlur?', 'placeholder?']);
  expect(names('Lamp')).toEqual(['a', 'onBlur', 'placeholder']);
  expect(names('Reel')).toEqual(['a', 'placeholder?']);
});

test('are those beside what a component has of its own, whatever is made of both', () => {
  expect(names('Mixed')).toEqual(['placeholder?', 'x?', 'y?']);
  expect(names('Again')).toEqual(['onBlur', 'placeholder', 'x', 'y', 'z']);
  expect(names('Further')).toEqual(['onBlur?', 'placeholder?', 'q', 'x?', 'y?']);
  expect(names('Typed')).toEqual(['name?', 'x', 'y?', 'z']);
  expect(names('Whole')).toEqual(['x?', 'y?']);
});

test('are those of a generic interface, and of what it extends', () => {
  expect(names('List')).toEqual(['items', 'name?', 'placeholder?']);
  expect(names('Tree')).toEqual(['items', 'name?', 'of', 'onBlur?', 'own', 'placeholder?']);
});

test('are no rows beside all those of an element', () => {
  expect(names('Field')).toEqual(['own']);
});
