import { expect, test } from 'vitest';
import { describeApi } from '../../../../commands/api.ts';
import { extractPackage } from '../../../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../../../fixtures/install.ts';

const TYPES = `import * as React from 'react';

type Styled<P, E extends React.ElementType> = P & Omit<React.ComponentPropsWithoutRef<E>, keyof P>;

export interface BoxOwnProps<E> { /** What is rendered. */ as?: E; gap?: number }
export type BoxProps<E extends React.ElementType> = Styled<BoxOwnProps<E>, E>;
export declare const Box: <E extends React.ElementType = 'section'>(props: BoxProps<E>) => React.ReactElement | null;

/** As factories write it: nothing says what the parameter may be. */
export declare const Chip: {
  <C = 'span'>(props: { label?: string } & { component?: C }): React.ReactElement;
  displayName?: string;
};

type Merge<A, B> = Omit<A, keyof B> & B;
/** Conditions take the parameter apart, beside a plain way to call it. */
interface Open<Tag, Own = {}> extends React.ForwardRefExoticComponent<
  Merge<Tag extends React.ElementType<any> ? React.ComponentPropsWithRef<Tag> : never, Own & { as?: Tag }>
> {
  <As = Tag>(props: As extends keyof React.JSX.IntrinsicElements
    ? Merge<React.JSX.IntrinsicElements[As], Own & { as: As }>
    : As extends React.ComponentType<infer P> ? Merge<P, Own & { as: As }> : never): React.ReactElement | null;
}
export declare const Tag: Open<'span', { text: string; tone?: 'calm' }>;

type IsAny<T> = (T extends never ? true : false) extends false ? false : true;
type Chosen<P, E extends React.ElementType> = IsAny<E> extends false
  ? Merge<React.ComponentPropsWithoutRef<E>, Omit<P, 'as'> & { as?: E }> : any;
/** A condition guards the parameter, which has a constraint, beside a plain way to call it. */
interface Guarded<P, D extends React.ElementType> extends React.ForwardRefExoticComponent<Chosen<P, D>> {
  <E extends React.ElementType = D>(props: Chosen<P, E>): React.ReactElement | null;
}
export declare const Guard: Guarded<{ gap?: number }, 'nav'>;
export declare const Head: Guarded<{ gap?: number }, 'h1' | 'h2'>;

type Target = keyof React.JSX.IntrinsicElements | React.ComponentType<any>;
/** Every element there is, one by one. */
export declare const Every: {
  <T extends Target | void = void, F extends Target | void = void>(props: { gap?: number; as?: T | Target; later?: F }): React.JSX.Element;
};

/** Every element of HTML, and no component. */
export declare function Plain(props: { as?: keyof HTMLElementTagNameMap }): React.JSX.Element;

/** A choice of a few stays one. */
export declare function Level<T extends 'h1' | 'h2' = 'h1'>(props: { as?: T }): React.ReactElement;
/** Its parameter is no root. */
export declare function List<Item = string>(props: { items: Item[]; as?: 'ul' | 'ol' }): React.ReactElement;

export declare enum Tone { Calm = 'calm', Loud = 'loud' }
export declare enum Level3 { Low = 0, High = 1 }
export declare enum Only { One = 'one' }
export interface BellProps {
  /** @default Tone.Loud */
  tone?: Tone;
  level: Level3 | 'off';
  only?: Only;
}
export declare const Bell: React.FC<BellProps>;

declare const styled: import('./kit').Kit<'div', {
  axis?: import('./kit').Conditional<'both' | 'horizontal' | undefined>;
}>;
export declare const Middle: typeof styled;
`;

const KIT = `import type * as React from 'react';
export type Conditional<T> = T | (T | null)[] | { ${Array.from({ length: 60 }, (_, i) => `_c${i}?: Conditional<T>`).join('; ')} };
export type Kit<E extends React.ElementType, P> = React.FunctionComponent<P>;
`;

const root = writeProject(packageFiles('roots', { 'index.d.ts': TYPES, 'kit.d.ts': KIT }));
const { docs } = await extractPackage({ root, package: 'roots', cacheDir: tempDir() });
const find = (name: string) => docs.find((doc) => doc.name === name)!;
const prop = (name: string, own: string) => find(name).props.find((one) => one.name === own)!;

test('a prop that is typed with the parameter for the root says what that stands for', () => {
  expect(prop('Box', 'as')).toMatchObject({
    type: 'React.ElementType',
    default: "'section'",
    defaultFrom: 'code',
    description: 'What is rendered.',
  });
  expect(find('Box')).toMatchObject({ polymorphic: true, rootElement: 'section', generics: [] });
  expect(prop('Chip', 'component')).toMatchObject({ type: 'React.ElementType', default: "'span'" });
  expect(find('Chip')).toMatchObject({ polymorphic: true, rootElement: 'span', generics: [] });
});

test('conditions on a parameter for the root are a choice of it, and make nothing optional', () => {
  expect(prop('Tag', 'as')).toMatchObject({
    type: 'React.ElementType',
    values: [],
    default: "'span'",
  });
  expect(find('Tag')).toMatchObject({ polymorphic: true, rootElement: 'span', generics: [] });
  expect(prop('Tag', 'text').required).toBe(true);
  expect(find('Tag').props.map(({ name }) => name)).toEqual(['as', 'text', 'tone']);
});

test('who takes every element there is takes any', () => {
  expect(prop('Every', 'as')).toMatchObject({
    type: 'React.ElementType',
    values: [],
    default: null,
  });
  expect(find('Every')).toMatchObject({ polymorphic: true, generics: [] });
});

test('all elements of HTML are told as they are written', () => {
  const type = 'keyof HTMLElementTagNameMap';
  expect(prop('Plain', 'as')).toMatchObject({ type, values: [] });
});

test('a parameter for something else stays', () => {
  expect(find('Level').polymorphic).toBe(false);
  expect(find('Level').generics.map(({ name }) => name)).toEqual(['T']);
  expect(prop('Level', 'as').values.map(({ value }) => value)).toEqual(['h1', 'h2']);
  expect(find('List').generics).toEqual([{ name: 'Item', constraint: null, default: 'string' }]);
  expect(prop('List', 'as').default).toBe(null);
});

test('members of an enumeration are its values, by the names that may be written', async () => {
  expect(prop('Bell', 'tone')).toMatchObject({
    type: 'Tone',
    default: 'Tone.Loud',
    values: [
      { text: 'Tone.Calm', value: 'calm' },
      { text: 'Tone.Loud', value: 'loud' },
    ],
  });
  expect(prop('Bell', 'level').values.map(({ text }) => text)).toEqual([
    'Level3.Low',
    'Level3.High',
    "'off'",
  ]);
  const { text } = await describeApi(root, 'roots', {
    component: 'Bell',
    json: false,
    markdown: false,
    undocumented: false,
  });
  expect(text).toContain('Tone (Tone.Calm | Tone.Loud) = Tone.Loud');
});

test('a type that compilers wrote as an import goes by its name, and is not taken apart', () => {
  expect(prop('Middle', 'axis')).toMatchObject({
    type: "Conditional<'both' | 'horizontal' | undefined>",
    values: [
      { text: "'both'", value: 'both' },
      { text: "'horizontal'", value: 'horizontal' },
    ],
  });
});

test('a root that a condition guards may be any element, and nothing else is unknown', () => {
  for (const name of ['Guard', 'Head']) {
    expect(find(name)).toMatchObject({ polymorphic: true, unresolved: [] });
    expect(prop(name, 'as').type).toMatch(/^(React\.)?ElementType$/);
  }
  expect([prop('Guard', 'as').default, prop('Head', 'as').default]).toEqual(["'nav'", null]);
});
