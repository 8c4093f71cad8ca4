/** Type parameters for the root element whose default and constraint have names of their own. */
import { expect, test } from 'vitest';
import { extractPackage } from '../../../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../../../fixtures/install.ts';

const TYPES = `import * as React from 'react';
type Tag = keyof React.JSX.IntrinsicElements | React.JSXElementConstructor<any>;
type Shared<T extends Tag, Bag> = {
  as?: T;
  children?: React.ReactNode | ((bag: Bag) => React.ReactElement);
  className?: PropsOf<T>['className'] | ((bag: Bag) => string);
  shape?: PropsOf<T>['shape'] | ((bag: Bag) => string);
};
type PropsOf<T extends Tag> = T extends React.ElementType ? Omit<React.ComponentProps<T>, 'ref'> : never;
declare let DEFAULT_BUTTON_TAG: 'button';
declare let DEFAULT_GROUP_TAG: React.ExoticComponent<{ children?: React.ReactNode }>;
declare let DEFAULT_OTHER_TAG: React.ComponentType<{ title: string }>;
type ButtonProps<T extends React.ElementType> = Shared<T, { open: boolean }> & { type?: 'submit' };
type GroupProps<T extends React.ElementType> = Shared<T, {}>;
export declare function Button<T extends React.ElementType = typeof DEFAULT_BUTTON_TAG>(props: ButtonProps<T>): React.JSX.Element;
export declare function Group<T extends React.ElementType = typeof DEFAULT_GROUP_TAG>(props: GroupProps<T>): React.JSX.Element;
export declare function Row<T extends React.ElementType = typeof Button>(props: GroupProps<T>): React.JSX.Element;
export declare function Other<T extends React.ElementType = typeof DEFAULT_OTHER_TAG>(props: GroupProps<T>): React.JSX.Element;
export declare const Plain: (props: { icon?: never; label?: undefined; size?: number }) => React.JSX.Element;
export {};
`;

test('are followed to the element, and the prop that chooses it takes any', async () => {
  const root = writeProject(packageFiles('acme', { 'index.d.ts': TYPES }));
  const { docs } = await extractPackage({ root, package: 'acme', cacheDir: tempDir() });
  const as = docs.map(({ name, rootElement, props }) => {
    const choice = props.find((prop) => prop.name === 'as');
    return [name, rootElement, choice?.type, choice?.default];
  });
  expect(as).toEqual([
    ['Button', 'button', 'React.ElementType', "'button'"],
    ['Group', 'Fragment', 'React.ElementType', 'Fragment'],
    ['Other', null, 'React.ElementType', null],
    ['Plain', null, undefined, undefined],
    ['Row', 'Button', 'React.ElementType', 'Button'],
  ]);
  const typeOf = (prop: string) => docs[0]!.props.find(({ name }) => name === prop)?.type;
  expect(typeOf('children')).toBe('ReactNode | ((bag: { open: boolean; }) => ReactElement)');
  // Every element takes it.
  expect(typeOf('className')).toBe('((bag: { open: boolean; }) => string) | string');
  expect(typeOf('shape')).toContain(`PropsOf<T>['shape']`);
  // What can only be left out is no prop.
  expect(docs.find(({ name }) => name === 'Plain')!.props.map(({ name }) => name)).toEqual([
    'size',
  ]);
});

test('for the name of an element alone say what is rendered; those for something else do not', async () => {
  const types = `import * as React from 'react';
    type Rest<E extends keyof React.JSX.IntrinsicElements> = Omit<React.JSX.IntrinsicElements[E], 'render'>;
    export declare const Block: <E extends keyof React.JSX.IntrinsicElements = 'article'>(props: { render?: () => void } & Rest<E>) => React.JSX.Element;
    export declare const Label: <Icon extends React.ElementType = 'svg'>(props: { icon?: Icon }) => React.JSX.Element;
    export declare const Level: <L extends 'h1' | 'h2' = 'h1'>(props: { level?: L }) => React.JSX.Element;`;
  const root = writeProject(packageFiles('acme', { 'index.d.ts': types }));
  const { docs } = await extractPackage({ root, package: 'acme', cacheDir: tempDir() });
  expect(docs.map(({ name, rootElement }) => [name, rootElement])).toEqual([
    ['Block', 'article'],
    ['Label', null],
    ['Level', null],
  ]);
});

test('have their default from what a name of a library for such components is given', async () => {
  const types = `import * as React from 'react';
    type Own<As extends React.ElementType> = { is?: As };
    type Rest<As extends React.ElementType> = Omit<React.ComponentPropsWithRef<As>, keyof Own<As>>;
    type Box<P = {}, Default extends React.ElementType = React.ElementType> =
      <As extends React.ElementType = Default>(props: Own<As> & Rest<As> & P) => React.JSX.Element;
    export declare const Knob: Box<{ size?: 1 }, 'button'>;
    export declare const Panel: Box<{ size?: 1 }>;`;
  const root = writeProject(packageFiles('acme', { 'index.d.ts': types }));
  const { docs } = await extractPackage({ root, package: 'acme', cacheDir: tempDir() });
  const facts = docs.map(({ name, rootElement, polymorphic, props }) => {
    const choice = props.find((prop) => prop.name === 'is');
    return [name, rootElement, polymorphic, choice?.type, choice?.default];
  });
  expect(facts).toEqual([
    ['Knob', 'button', true, 'React.ElementType', "'button'"],
    ['Panel', null, true, 'React.ElementType', null],
  ]);
});

test('are found behind conditions that the props are joined with, and of all elements none is listed', async () => {
  const types = `import * as React from 'react';
    type As = React.ElementType;
    type Linked<T extends As> = { as?: T; href: string } & Omit<React.ComponentProps<T>, 'as'>;
    type Guessed = { as?: 'a'; href: string } & React.ComponentProps<'a'>;
    type Any<T extends As, Own> = { as?: As } & Omit<React.ComponentProps<T>, keyof Own | 'as'>;
    type PropsOf<T extends As, Own> =
      (T extends 'a' | React.ComponentType<{ href: string }> ? Linked<T> : Guessed | Any<T, Own>) & Omit<Own, 'as'>;
    interface Render<Own, Default extends As = As> {
      <T extends As = Default>(props: PropsOf<T, Own> & { ref?: React.Ref<any> }): React.ReactElement | null;
    }
    type Guessing<Own, Default extends As = As> = Render<Own, Default> & { propTypes?: {} };
    export declare const Card: Guessing<{ size?: number }, 'section'>;`;
  const root = writeProject(packageFiles('acme', { 'index.d.ts': types }));
  const { docs } = await extractPackage({ root, package: 'acme', cacheDir: tempDir() });
  const [{ rootElement, polymorphic, generics, props }] = docs as [(typeof docs)[number]];
  expect({ rootElement, polymorphic, generics }).toEqual({
    rootElement: 'section',
    polymorphic: true,
    generics: [],
  });
  expect(props.find(({ name }) => name === 'as')).toMatchObject({
    default: "'section'",
    values: [],
  });
});
