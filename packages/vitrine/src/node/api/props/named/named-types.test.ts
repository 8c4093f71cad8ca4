/** Types that the props of a component name, with their definitions. */
import { expect, test } from 'vitest';
import { readKit } from '../fixtures/read-kit.ts';

const list = (count: number, of: (i: number) => string, by: string) =>
  Array.from({ length: count }, (_, i) => of(i)).join(by);
const kit = readKit({
  'index.d.ts': `
import type { Far } from './far.js';
import type * as far from './far.js';
export * from './spaces.js';
/** How loud. */
type Tone = 'soft' | 'loud';
type Exactly = '${'x'.repeat(25)}' | '${'y'.repeat(27)}';
type Longer = '${'x'.repeat(25)}' | '${'y'.repeat(28)}';
type Box<T, U = 1> = { /** Not shown. */ value: T; other?: U };
type Plain = Map<string, number>;
interface Empty {}
interface Shape<T> extends Empty, Array<T> { size: number; method(): void; wide: '${'w'.repeat(160)}' }
export declare enum Level { Low = 1, High = 2 }
declare const SIZES: readonly ['s', 'm'];
type Size = (typeof SIZES)[number];
type Member = Shape<1>['size'];
/** Holds. */
declare class Store { get(): string; private hidden(): void; size: number }
declare class Silent { size: number }
export interface KnobProps {
  tone?: Tone; again?: Tone[]; exactly?: Exactly; longer?: Longer; box?: Box<Far>; plain?: Plain; empty?: Empty;
  shape?: Shape<Deep>; level?: Level; size?: Size; member?: Member; far?: far.Other; event?: React.MouseEvent; store?: Store;
  silent?: Silent; call?: (given: Given) => void; own?: DialProps; html?: HTMLElement; typed?: Long; huge?: Huge; hugest?: Hugest;
}
interface Deep { deep: 1 }
interface Given { given: 2 }
export interface DialProps { other?: 1 }
export declare function Dial(props: DialProps): React.JSX.Element;
type Long = Map<string, '${'z'.repeat(900)}'>;
type Huge = ${list(1000, (i) => `'h${i}'`, ' | ')};
interface Hugest { ${list(25, (i) => `m${i}: 1`, '; ')} }
interface Full { ${list(24, (i) => `m${i}: 1`, '; ')} }
export declare function Knob(props: KnobProps & { full?: Full }): React.JSX.Element;
${list(26, (i) => `interface T${i} { t: ${i} }`, '\n')}
export declare function Many(props: { ${list(26, (i) => `p${i}?: T${i}`, '; ')} }): React.JSX.Element;
export declare function ManyOf<Item extends Given>(props: { item?: Item; ${list(26, (i) => `p${i}?: T${i}`, '; ')} }): React.JSX.Element;
export declare function Generic<Item extends Tone>(props: { item?: Item; items?: Deep }): React.JSX.Element;
`,
  'spaces.d.ts': `
import type * as whole from './far.js';
interface DialDetails { step: number }
export interface DialerProps { item: DialerProps.Item; change: DialerProps.Change; far: whole.Far; all: Dialer.Props }
export declare namespace DialerProps {
  interface Item { text: string }
  /** Told. */
  type Change = DialDetails;
}
export declare namespace Dialer { interface Props { all: 1 } }
export declare function Dialer(props: DialerProps): React.JSX.Element;`,
  'far.d.ts': `export interface Far { far: true }\nexport interface Other { other: true }`,
});

const source = readKit(
  {
    'index.tsx': `import * as React from 'react';
export class Knob extends React.Component<{ size?: 1 }> {
  #inner() {}
  async #later() {}
  load(from: string): Promise<void>;
  load(from: URL): Promise<void>;
  async load(from: string | URL) { await fetch(from); }
  focus() { if (this.load) { this.#inner(); } }
  read<T>(key: { name: string }): T { return key as T; }
  render() { return <b />; }
  state = { open: true };
  private timer = () => {};
  halt = async (now?: boolean, ...by: string[]): Promise<void> => { this.setState({}); };
  reset: (to: number) => void = () => {};
  handleClick = () => {};
  /** Turns. */
  onTurn = function (by: number) {};
}
`,
  },
  { manifest: { types: './index.tsx' } },
);

const defined = (name: string) =>
  Object.fromEntries(kit.doc(name).types.map((type) => [type.name, type.definition]));

test('the library’s own types are listed in the order of their mention, each once', () => {
  expect(Object.keys(defined('Knob'))).toEqual([
    ...['Tone', 'Exactly', 'Longer', 'Box', 'Far', 'Plain', 'Shape', 'Deep', 'Level', 'Size'],
    ...['Member', 'Given', 'Long', 'Huge', 'Hugest', 'Full'],
  ]);
  const [tone, exactly] = kit.doc('Knob').types;
  expect([tone?.description, exactly?.description]).toEqual(['How loud.', '']);
});

test('types in namespaces are, too, by what they give another name to', () => {
  expect(kit.doc('Dialer').types.map((type) => Object.values(type))).toEqual([
    ['DialerProps.Item', 'interface Item {\n  text: string\n}', ''],
    ['DialerProps.Change', 'interface DialDetails {\n  step: number\n}', 'Told.'],
  ]);
});

test('what a type is made of is written on lines of its own, members and long unions', () => {
  expect(defined('Knob')).toMatchObject({
    Tone: "type Tone = 'soft' | 'loud'",
    Exactly: `type Exactly = '${'x'.repeat(25)}' | '${'y'.repeat(27)}'`,
    Longer: `type Longer = \n  | '${'x'.repeat(25)}'\n  | '${'y'.repeat(28)}'`,
    Box: 'type Box<T, U = 1> = {\n  value: T;\n  other?: U\n}',
    Plain: 'type Plain = Map<string, number>',
    Level: 'enum Level { Low = 1, High = 2 }',
    Size: "type Size = 's' | 'm'",
    Member: "type Member = Shape<1>['size']",
    Far: 'interface Far {\n  far: true\n}',
  });
});

test('what is long is cut: members, lists of them, whole types, and unions far later', () => {
  const { Shape, Long, Huge, Hugest, Full } = defined('Knob');
  const wide = `wide: '${'w'.repeat(153)}…`;
  expect(Shape).toBe(
    `interface Shape<T> extends Empty, Array<T> {\n  size: number;\n  method(): void;\n  ${wide}\n}`,
  );
  expect(Long).toBe(`type Long = Map<string, '${'z'.repeat(887)}…`);
  expect(Huge).toMatch(/^type Huge = \n {2}\| 'h0'\n[^]*'h736'\n {2}…$/);
  const lines = Array.from({ length: 24 }, (_, i) => `  m${i}: 1`).join(';\n');
  expect(Hugest).toBe(`interface Hugest {\n${lines};\n  …\n}`);
  expect(Full).toBe(`interface Full {\n${lines}\n}`);
});

test('of many types the first 24 are listed', () => {
  expect(Object.keys(defined('Many'))).toEqual(Array.from({ length: 24 }, (_, i) => `T${i}`));
});

test('a type parameter is none of them, what it may be is the first', () => {
  expect(Object.keys(defined('Generic'))).toEqual(['Tone', 'Deep']);
  const first = Array.from({ length: 23 }, (_, i) => `T${i}`);
  expect(Object.keys(defined('ManyOf'))).toEqual(['Given', ...first]);
});

test('of a class in source there is what its methods take and give, not what they do', () => {
  const [knob] = source.doc('Knob').types;
  expect(knob?.definition.split('\n').slice(1, -1)).toEqual([
    '  load(from: string): Promise<void>;',
    '  load(from: URL): Promise<void>;',
    '  focus();',
    '  read<T>(key: { name: string }): T;',
    '  halt(now?: boolean, ...by: string[]): Promise<void>;',
    '  reset: (to: number) => void;',
    '  onTurn(by: number);',
  ]);
});
