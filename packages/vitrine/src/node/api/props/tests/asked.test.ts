/** React's attributes are some 280, and are not listed to be left out. */
import { expect, test } from 'vitest';
import { collectProps } from '../collect/collect-props.ts';
import { openKit } from '../fixtures/open-kit.ts';
import { readShape } from '../shape/shape.ts';

const kit = openKit(`import * as React from 'react';
type El = React.JSX.Element;
type Attributes = React.HTMLAttributes<HTMLElement>;
type Both = Attributes & React.RefAttributes<HTMLElement>;
interface Extended extends React.HTMLAttributes<HTMLElement> { own: 1 }
interface One { flag?: boolean; text: string; list: string[] }
interface Other { flag?: boolean; text: string; size: number }
type Base = One & Other;
interface Joined extends Base {}
type Unlike = One & { list: string[] };
interface Apart extends Unlike {}
export declare function Alike(props: Joined): El;
export declare function NotAlike(props: Apart): El;
export declare function Plain(props: Attributes & { own: 1 }): El;
export declare function Several(props: Both & { own: 1 }): El;
export declare function Less(props: Omit<Attributes, 'title'> & { own: 1 }): El;
export declare function LessOfBoth(props: Omit<Both, 'title'> & { own: 1 }): El;
export declare function Picked(props: Pick<Attributes, 'title' | 'id'> & { own: 1 }): El;
export declare function PickedOfBoth(props: Pick<Both, 'title' | 'id'> & { own: 1 }): El;
export declare function ChosenLess<T extends 'a' | 'b'>(props: Omit<React.JSX.IntrinsicElements[T], 'title'> & { own: 1 }): El;
export declare function Indexed(props: React.JSX.IntrinsicElements['a'] & { own: 1 }): El;
export declare function Chosen<T extends 'a' | 'b'>(props: React.JSX.IntrinsicElements[T] & { own: 1 }): El;
export declare function Interface(props: Extended): El;
`);

test.each([
  'Plain',
  'Several',
  'Less',
  'LessOfBoth',
  'ChosenLess',
  'Indexed',
  'Chosen',
  'Interface',
])('%s', (name) => {
  const { host, lists } = kit.counting();
  const { variants } = readShape(host, kit.type(name));
  const { props } = collectProps(host, variants, { isNative: kit.isNative });
  expect(props.map((prop) => prop.name)).toEqual(['own']);
  expect(Math.max(0, ...(lists.getPropertiesOfType ?? []))).toBeLessThan(2);
});

test.each(['Picked', 'PickedOfBoth'])('%s: what is picked by name, and nothing else', (name) => {
  const { host, lists } = kit.counting();
  const { variants } = readShape(host, kit.type(name));
  const { props } = collectProps(host, variants, { isNative: kit.isNative });
  expect(props.map((prop) => prop.name).sort()).toEqual(['id', 'own', 'title']);
  expect(Math.max(0, ...(lists.getPropertiesOfType ?? []))).toBeLessThan(3);
});

test('of a prop with the same plain type in several parts the checker need not make one', () => {
  const propsOf = (name: string) => {
    const { host, asked } = kit.counting();
    const { variants } = readShape(host, kit.type(name));
    asked.length = 0;
    const { props } = collectProps(host, variants, { isNative: kit.isNative });
    return [props.map((prop) => prop.name), asked.includes('getPropertyOfType')];
  };
  expect(propsOf('Alike')).toEqual([['flag', 'text', 'list', 'size'], false]);
  expect(propsOf('NotAlike')).toEqual([['flag', 'text', 'list'], true]);
});
