/** Comments that a declaration has from another. */
import { expect, test } from 'vitest';
import { readKit } from '../fixtures/read-kit.ts';

const chain = Array.from({ length: 8 }, (_, i) => `interface C${i + 1} extends C${i} { near?: 1 }`);
const kit = readKit(`
interface Grand { /** Of the grandparent. */ grand?: 1; /** Hidden by the parent’s. */ parent?: 1; silent?: 1 }
interface Parent extends Grand { grand?: 1; /** Of the parent. @since 2 */ parent?: 1; silent?: 1; /** {@inheritDoc} */ marked?: 1 }
interface Other { /** Of the other. */ other?: 1; /** Second. */ parent?: 1 }
interface Marked { /** Where marks lead. */ marked?: 1 }
/** Not a prop. */
interface Named { /** Named. @default 3 */ size?: number; count?: 1 }
type Alias = { /** By alias. */ size?: number };
type Union = 'a' | 'b';
declare const Named: { size: 1 };
interface Named { /** In another part. */ more?: 1 }
export interface KnobProps extends Parent, Other, Marked {
  grand?: 1;
  parent?: 1;
  silent?: 1;
  other?: 1;
  marked?: 1;
  /** Own. */
  own?: 1;
  /** @since 4 */
  tagged?: 1;
  /** Before. {@inheritDoc Named.size} @since 3 */
  size?: number;
  /** {@inheritDoc  Alias#size } */
  alias?: 1;
  /** @inheritDoc Named.size */
  tag?: 1;
  /**
   * @default 5
   * @inheritdoc
   */
  nowhere?: 1;
  /** {@inheritDoc Named.more} */
  more?: 1;
  /** {@inheritDoc Named.gone} */
  gone?: 1;
  /** {@inheritDoc Union.size} */
  union?: 1;
  /** {@INHERITDOC Nobody.size} Kept. */
  nobody?: 1;
}
export declare function Knob(props: KnobProps): React.JSX.Element;
interface Described { /** From the base. @default 9 */ both?: 1; /** Base. */ target?: 1; /** Even. */ odd?: 1 }
export interface DialProps extends Described {
  /** @inheritDocs */
  odd?: 1;
  /** First. {@inheritDoc} Last. @since 1 */
  both?: 1;
  /** {@inheritDoc Nobody.target} */
  target?: 1;
}
export declare function Dial(props: DialProps): React.JSX.Element;
interface C0 { /** Of the first. */ near?: 1 }
${chain.join('\n')}
export declare function Near(props: C7): React.JSX.Element;
export declare function Far(props: C8): React.JSX.Element;
interface Lit {
  /** First. {@inheritDoc status} */ before?: 1;
  /** Whether it is on. @default 1 */ status?: 1;
  /** {@inheritDoc own} */ own?: 1;
}
export declare function Beside(props: Lit & { /** Whether it is on. @default 1 */ status?: 1; /** {@inheritDoc status} */ after?: 1 }): React.JSX.Element;
type Written = { quiet?: 1 };
export declare function Plain(props: Written): React.JSX.Element;
interface Native extends React.HTMLAttributes<HTMLElement> { inputMode?: 1 }
export declare class Lamp extends React.Component<Native> implements Described { both?: 1 }
`);

const said = (name: string) =>
  kit.each(name, ({ description, since, default: stated }) => [description, since, stated]);

test('a prop without a word has those of the first base that has some', () => {
  expect(said('Knob')).toMatchObject({
    grand: ['Of the grandparent.', null, null],
    parent: ['Of the parent.', '2', null],
    other: ['Of the other.', null, null],
    marked: ['Where marks lead.', null, null],
    silent: ['', null, null],
    own: ['Own.', null, null],
    tagged: ['', '4', null],
  });
});

test('a comment that asks for another’s has that of the named member, behind its own', () => {
  expect(said('Knob')).toMatchObject({
    size: ['Before.\n\nNamed.', '3', '3'],
    alias: ['By alias.', null, null],
    tag: ['Named.', null, '3'],
    more: ['In another part.', null, null],
  });
});

test('a member is named by its own name beside it, in an interface and in a type', () => {
  expect(said('Beside')).toEqual({
    status: ['Whether it is on.', null, '1'],
    before: ['First.\n\nWhether it is on.', null, '1'],
    own: ['', null, null],
    after: ['Whether it is on.', null, '1'],
  });
});

test('a comment that asks for one that is nowhere keeps what it says itself', () => {
  expect(said('Knob')).toMatchObject({
    nowhere: ['', null, '5'],
    gone: ['', null, null],
    union: ['', null, null],
    nobody: ['Kept.', null, null],
  });
});

test('where no member is named, or none is there, that of a base is meant', () => {
  expect(said('Dial')).toEqual({
    both: ['First.  Last.\n\nFrom the base.', '1', '9'],
    target: ['Base.', null, null],
    // Another mark.
    odd: ['Even.', null, null],
  });
});

test('bases are climbed seven levels', () => {
  expect(kit.prop('Near', 'near').description).toBe('Of the first.');
  expect(kit.prop('Far', 'near').description).toBe('');
});

test('nothing is taken from React, or by what extends nothing', () => {
  expect(said('Lamp')).toEqual({ inputMode: ['', null, null] });
  expect(said('Plain')).toEqual({ quiet: ['', null, null] });
});

const named = readKit({
  'index.d.ts': `import { Far, useFar, type FarProps as Given } from './far.js';
/** {@inheritDoc Far} */
export declare function Near(props: { /** {@inheritDoc Given.size} */ size?: 1; /** {@inheritDoc Given.base} */ base?: 1 }): React.JSX.Element;
/** Nearer. {@inheritDoc Near} */
export declare const Nearer: React.FC<{ a?: 1 }>;
/** {@inheritDoc useFar} */
export declare function useNear(): number;
/** Lost. {@inheritDoc Nobody} */
export declare function Lost(props: { a?: 1 }): React.JSX.Element;
export { Far, useFar };`,
  'far.d.ts': `import * as React from 'react';
interface Base { /** Of the base. */ base?: 1 }
export interface FarProps extends Base { /** How far. @default 2 */ size?: 1 }
/** Far away. @since 2.0.0 */
export declare function Far(props: FarProps): React.JSX.Element;
/** Looks far. */
export declare function useFar(): number;`,
});

test('is that of a name of another file, of a component or a hook as well', () => {
  expect(named.each('Near', ({ description }) => description)).toEqual({
    ...{ size: 'How far.', base: 'Of the base.' },
  });
  expect(named.prop('Near', 'size').default).toBe('2');
  expect(named.doc('Near')).toMatchObject({ description: 'Far away.', since: '2.0.0' });
  expect(named.doc('useNear').description).toBe('Looks far.');
  expect(named.doc('Lost').description).toBe('Lost.');
  expect(named.doc('Nearer').description).toBe('Nearer.');
});

const based = readKit(`
interface Root { /** Whether it turns. */ deep?: boolean; text?: 1 }
interface Base extends Root {
  /** How large. @default 'md' @deprecated Of the base. */ size?: string;
  /** @since 2 */ deep?: boolean;
  /** @default 1 */ text?: 1;
}
export interface DialProps extends Base {
  /** @default 'lg' */ size?: string;
  /** @default true @deprecated Use \`turn\`. */ deep?: boolean;
  /** @since 3 */ text?: 1;
}
export declare function Dial(props: DialProps): React.JSX.Element;
export declare function Knob(props: Base & { /** @default 'sm' */ size?: string }): React.JSX.Element;`);

test('a comment of tags alone has the text of the base, and no other tags of it', () => {
  expect(based.prop('Dial', 'size')).toMatchObject({
    ...{ description: 'How large.', default: "'lg'", deprecated: null },
  });
  expect(based.prop('Dial', 'deep')).toMatchObject({
    ...{ description: 'Whether it turns.', default: 'true', deprecated: 'Use `turn`.' },
  });
  expect(based.prop('Dial', 'text')).toMatchObject({ description: '', since: '3' });
  expect(based.prop('Knob', 'size')).toMatchObject({ description: 'How large.', default: "'sm'" });
});
