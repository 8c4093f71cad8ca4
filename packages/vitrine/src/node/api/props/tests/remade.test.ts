/** Props to which a mapped type gives another type than the one that is written: events, slots, values by width. */
import { expect, test } from 'vitest';
import { readKit } from '../fixtures/read-kit.ts';

const kit = readKit({
  'index.d.ts': `
type EventName<T extends Event = Event> = string & { __eventType: T };
type Listeners<R> = {
  [K in keyof R]?: R[K] extends EventName ? (e: R[K]['__eventType']) => void : (e: Event) => void;
};
type ByWidth<T> = { [K in keyof T]?: T[K] | { base?: T[K] } };
type Slots<T> = { [K in keyof T]: { value: T[K] } };
type Plain<T> = { [K in keyof T]?: T[K] };
export interface Turn extends CustomEvent<number> { by: number }
interface Style {
  /** How far apart. */
  gap?: number;
  size?: 'small' | 'large';
}
interface Held<Item> { item?: Item; tell?: (item: Item) => void; either?: Style & { own: 1 } }
export declare function Knob(props: Listeners<{
  /** When it was turned. */
  onTurn: EventName<Turn>;
  onPress: string;
}>): React.JSX.Element;
export declare function Box(props: ByWidth<Style>): React.JSX.Element;
export declare function Bell(props: Slots<Style>): React.JSX.Element;
export declare function Lamp(props: Plain<Style> & Omit<Partial<Held<string>>, 'tell'>): React.JSX.Element;
export declare function List<T>(props: Plain<Held<T>>): React.JSX.Element;
type Chip<As extends React.ElementType> = { gap?: 'sm' | 'lg'; tone?: Style } & ({ icon?: undefined; text: string } | { icon: Turn; text?: string }) & Omit<React.ComponentProps<As>, 'gap'>;
export declare function Less<As extends React.ElementType = 'i'>(props: Omit<Chip<As>, 'tone'>): React.JSX.Element;
type Without<T, Keys> = { [K in keyof T as Exclude<K, Keys>]: T[K] };
type Joined<High, Low> = { [K in keyof Low]: K extends keyof High ? High[K] : Low[K] } & High;
type Open<Base> = <As extends React.ElementType = 'i', P extends Base = Base>(props: { tag?: As } & Joined<Without<P, 'tag'>, Without<React.ComponentProps<As>, 'tag'>>) => React.ReactElement;
interface Parts<Names extends Record<string, string>> {
  classNames?: { [Part in keyof Names]?: string };
  styles?: { [Part in keyof Names]?: Style };
  slots?: { [Part in keyof Names]: Record<Names[Part], Record<'before' | 'after', Style>> };
  same?: { [Part in keyof Names]?: Names[Part] };
}
export declare const TRAY: { root: 'kit-tray'; label: 'kit-label' };
export declare function Tray(props: Parts<{ root: 'kit-tray'; label: 'kit-label' }>): React.JSX.Element;
export declare function Shelf(props: Parts<typeof TRAY>): React.JSX.Element;
export declare const Opened: Open<Style & { tone?: Style['size']; on?: (turn: Turn) => void }>;
`,
});

test('a listener takes the event, and is no name of one', () => {
  const onTurn = kit.prop('Knob', 'onTurn');
  expect(onTurn).toMatchObject({ type: '(e: Turn) => void', description: 'When it was turned.' });
  expect(onTurn.input).toBeNull();
  expect(kit.prop('Knob', 'onPress')).toMatchObject({
    ...{ type: '(e: Event) => void', input: null },
  });
});

test('types are explained that the row names, not those from which its type is computed', () => {
  expect(kit.doc('Knob').types.map(({ name }) => name)).toEqual(['Turn']);
});

test('a value by width is told besides the value', () => {
  expect(kit.prop('Box', 'gap').type).toBe('number | { base?: number; }');
  expect(kit.prop('Bell', 'gap').type).toBe('{ value: number | undefined; }');
});

test('the members of a prop are told as the prop makes them, whatever they are made from', () => {
  const told = {
    classNames: '{ root?: string; label?: string }',
    styles: '{ root?: Style; label?: Style }',
    slots: '{ root: Record<…>; label: Record<…> }',
    same: "{ root?: 'kit-tray'; label?: 'kit-label' }",
  };
  for (const name of ['Tray', 'Shelf']) expect(kit.each(name, ({ type }) => type)).toEqual(told);
});

test('what may only be left out is told as it is written', () => {
  const typeOf = (component: string, name: string) => kit.prop(component, name).type;
  expect(typeOf('Lamp', 'size')).toBe("'small' | 'large'");
  expect(typeOf('Lamp', 'either')).toBe('Style & { own: 1 }');
  expect(typeOf('List', 'item')).toBe('T');
  expect(typeOf('List', 'tell')).toBe('(item: T) => void');
});

test('what is left of variants that wait for an element is as each of them writes it', () => {
  const read = (name: string) => kit.prop('Less', name);
  expect(read('gap')).toMatchObject({ type: "'sm' | 'lg'", values: [{}, {}] });
  expect([read('text').type, read('icon').type]).toEqual(['string', 'Turn']);
});

test('what a use may narrow is told as the type that it narrows writes it', () => {
  const read = (name: string) => kit.prop('Opened', name);
  expect(read('gap').type).toBe('number');
  expect(read('size')).toMatchObject({ type: "'small' | 'large'", values: [{}, {}] });
  expect(read('on').type).toBe('(turn: Turn) => void');
  expect(read('tone')).toMatchObject({ type: "Style['size']" });
  expect(read('tone').resolved).not.toContain('P[');
});
