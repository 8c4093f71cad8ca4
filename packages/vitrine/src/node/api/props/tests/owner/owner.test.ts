/** To whom a prop belongs, by where it is declared. */
import { expect, test } from 'vitest';
import { SyntaxKind, type Node } from '../../../checker/type-host.ts';
import { ownerOf } from '../../owner.ts';
import { readKit } from '../../fixtures/read-kit.ts';

const El = 'React.JSX.Element';
const react = `import * as React from 'react';\n`;
const kit = readKit(
  {
    'index.d.ts': `
export * from './Base.js';
export * from './Icon.types.js';
export * from './Menu/index.js';
export * from './Dialog.js';
export * from './Alert.js';
import type { BaseOwnProps, BasePropsExtra, StandardBaseProps, BaseBaseProps } from './Base.js';
import type { HelperProps, IconOwnProps, BaseIconProps } from './helpers.js';
import type { IconBaseProps } from './IconBase.js';
import type { Alert } from './Alert.js';
import type { MachineProps, Machine, SwitchBaseProps, RootProps, ClassesProps, useMachine } from 'machine/core';
import type { ButtonProps } from 'machine/Fancy';
import type { DialogProps, IconTypeMap } from 'machine/dialogs';
import type { MenuShared } from './Menu/shared.js';
interface LocalProps { local?: 1 }
declare const dialVariants: (props?: { tone?: 1 }) => string;
declare const base: (props?: { wide?: 1 }) => string;
declare const knobSizes: (props?: { size?: 1 }) => string;
type DialStyles = NonNullable<Parameters<typeof dialVariants>[0]>;
type Sizes = NonNullable<Parameters<typeof knobSizes>[0]>;
export declare function DialLink(props: DialStyles): ${El};
export declare function Toggle(props: DialStyles & NonNullable<Parameters<typeof base>[0]> & Sizes): ${El};
export declare function Knob(props: { inline?: 1 } & LocalProps & BaseOwnProps & BasePropsExtra & StandardBaseProps & BaseBaseProps
  & HelperProps & MachineProps & Machine & SwitchBaseProps & ButtonProps & DialogProps & IconTypeMap & RootProps & ClassesProps & MenuShared
  & Parameters<typeof useMachine>[0] & import('machine/plain').OwnProps & import('machine/plain').Props & IconOwnProps & BaseIconProps & IconBaseProps & React.ComponentProps<typeof Alert.Text>): ${El};
export declare class Clock extends React.Component<{ inline?: 1 } & LocalProps> {}
export declare function Dial(props: { inline?: 1 } & LocalProps & BaseOwnProps): ${El};
/** The component inherits [Outer API](https://a.example). */
export declare function Stated(props: import('machine/core').TheOuterProps & ButtonProps & BaseOwnProps): ${El};
`,
    'Base.d.ts': `${react}export interface BaseOwnProps { own?: 1 }
export interface BasePropsExtra { extra?: 1 }
export interface StandardBaseProps { standard?: 1 }
export interface BaseBaseProps { doubled?: 1 }
export declare function Base(props: BaseOwnProps & { inBase?: 1 }): ${El};`,
    'Icon.types.d.ts': `${react}export declare function Icon(props: { name?: 1 }): ${El};`,
    'helpers.d.ts': `export interface HelperProps { helper?: 1 }
export interface IconOwnProps { iconOwn?: 1 }
export interface Alert { named?: 1 }
export interface BaseIconProps { iconBased?: 1 }`,
    'IconBase.d.ts': `export interface IconBaseProps { iconBase?: 1 }`,
    'Menu/index.d.ts': `${react}import type { MenuShared } from './shared.js';
export declare function Menu(props: MenuShared): ${El};`,
    'Menu/shared.d.ts': `export interface MenuShared { shared?: 1 }`,
    'Dialog.d.ts': `${react}import type * as machine from 'machine/dialogs';
interface DialogTitleProps { title?: 1 }
interface DialogRootProps { rooted?: 1 }
interface TitleProps { short?: 1 }
export declare const Dialog: {
  Root: React.FC<machine.DialogProps & { written?: 1 } & DialogRootProps>;
  Title: React.FC<{ written?: 1 } & DialogTitleProps & TitleProps & DialogRootProps & machine.DialogProps>;
};`,
    'Alert.d.ts': `${react}interface AlertProps { alert?: 1 }
interface IconProps { iconic?: 1 }
interface AlertRootProps { rooted?: 1 }
export declare const Alert: React.FC<AlertProps> & { Root: React.FC<AlertProps & AlertRootProps>; Text: React.FC<{ inText?: 1 }>; Icon: React.FC<AlertProps & AlertRootProps & IconProps & import('./helpers.js').Alert> };`,
  },
  {
    others: {
      'node_modules/machine/package.json': '{"name":"machine","version":"2.0.0"}',
      'node_modules/machine/core.d.ts': `export interface MachineProps { machine?: 1; as?: 'a'; component?: 'a'; classes?: { root: string }; sx?: 1; slots?: {}; slotProps?: {}; children?: 1 }
export interface Machine { plain?: 1 }
export interface SwitchBaseProps { switched?: 1 }
export interface RootProps { root?: 1 }
export type ClassesProps = { typed?: 1 };
export declare function useMachine(props: { used?: 1 }): void;
export interface TheOuterProps { stated?: 1 }`,
      'node_modules/machine/plain.d.ts': `export interface OwnProps { nobodys?: 1 }\nexport interface Props { unnamed?: 1 }`,
      'node_modules/machine/Fancy.d.ts': `export interface ButtonProps { pressed?: 1 }`,
      'node_modules/machine/dialogs.d.ts': `export interface DialogProps { open?: 1 }\nexport interface IconTypeMap { icon?: 1 }`,
    },
  },
);

const source = readKit(
  {
    'index.ts': `export { Badge, Dot, AddIcon, Other } from './Badge'; export { Far } from './Far';`,
    'Far.tsx': `import type { Shared } from './Badge'; export const Far = (props: Shared) => <i />;`,
    'Badge.tsx': `import * as React from 'react';
const makeIcon = (path: string) => {
  const Icon = ({ size = 16 }: { size?: number }) => <svg width={size}><path d={path} /></svg>;
  return Icon;
};
export const AddIcon = makeIcon('M0');
export interface Shared { tone?: 1 }
export const Badge = (props: Shared & { max?: 1 }) => <b />;
export const Dot = (props: Shared) => <i />;
export const Other = (props: React.ComponentProps<typeof Badge> & { other?: 1 }) => <Badge {...props} />;`,
  },
  { manifest: { types: './index.ts' } },
);

const owners = (name: string) => kit.each(name, ({ from }) => from);

test('a component, by the name of a type, of its file or of its folder', () => {
  expect(owners('Knob')).toMatchObject({
    own: 'Base',
    extra: 'Base',
    standard: 'Base',
    doubled: 'Base',
    icon: 'Icon',
    iconOwn: 'Icon',
    iconBased: 'Icon',
    inText: 'Alert',
    shared: 'Menu',
    open: 'Dialog',
  });
  expect(owners('Dial')).toEqual({ inline: null, local: null, own: 'Base' });
  expect(owners('Base')).toEqual({ own: null, inBase: null });
  expect(owners('Menu')).toEqual({ shared: null });
  expect(owners('Icon')).toEqual({ name: null });
});

test('a component, by the name of what its styles are chosen with, unless the one that takes it begins like it', () => {
  expect(owners('Toggle')).toEqual({ tone: 'Dial', wide: 'Base', size: null });
  expect(owners('DialLink')).toEqual({ tone: null });
});

test('nobody else, where a function that makes components writes it', () => {
  const ownersIn = (name: string) => source.each(name, ({ from }) => from);
  expect(ownersIn('AddIcon')).toEqual({ size: null });
  expect(ownersIn('Other')).toMatchObject({ other: null, max: 'Badge' });
});

test('nobody else, where a helper type in a file of several components does, whichever it is named after', () => {
  const ownersIn = (name: string) => source.each(name, ({ from }) => from);
  expect(ownersIn('Dot')).toEqual({ tone: null });
  expect(ownersIn('Far')).toEqual({ tone: 'Badge' });
});

test('nobody else, where a helper type of the package or the component itself declares it', () => {
  expect(owners('Knob')).toMatchObject({ inline: null, local: null, helper: null, iconBase: null });
  expect(owners('Clock')).toEqual({ inline: null, local: null });
});

test('what another package declares is that of its file or else of its type', () => {
  expect(owners('Knob')).toMatchObject({
    machine: 'Machine',
    plain: 'Machine',
    switched: 'SwitchBase',
    pressed: 'Fancy',
    root: 'Root',
    typed: 'Classes',
    used: 'useMachine',
  });
});

test('a type that is named after nothing says nothing of an owner', () => {
  expect(owners('Knob')).toMatchObject({ nobodys: null, unnamed: null });
});

test('some props are the component’s own wherever they are declared', () => {
  const own = ['as', 'component', 'classes', 'sx', 'slots', 'slotProps', 'children'];
  expect(owners('Knob')).toMatchObject(Object.fromEntries(own.map((name) => [name, null])));
});

test('a base that the comment names owns what a type with its name declares', () => {
  expect(owners('Stated')).toEqual({ stated: 'Outer', pressed: 'Fancy', own: 'Base' });
});

test('parts own what is written in their whole, and what a type with their name declares', () => {
  expect(owners('Dialog.Root')).toEqual({ written: null, open: null, rooted: null });
  expect(owners('Dialog.Title')).toEqual({
    written: null,
    title: null,
    short: null,
    rooted: 'Dialog.Root',
    open: 'Dialog',
  });
});

test('a whole that is a component itself shares what its root has', () => {
  expect(owners('Alert')).toEqual({ alert: null });
  expect(owners('Alert.Text')).toEqual({ inText: null });
  expect(owners('Alert.Root')).toEqual({ alert: 'Alert', rooted: null });
  expect(owners('Alert.Icon')).toEqual({
    iconic: null,
    named: 'Alert',
    alert: 'Alert',
    rooted: 'Alert.Root',
  });
});

test('a type with the component’s own name is its own, even where nobody lists the component', () => {
  const node = {
    getSourceFile: () => ({ fileName: '/machine/useKnob.d.ts' }),
    parent: { kind: SyntaxKind.InterfaceDeclaration, name: { getText: () => 'KnobProps' } },
  } as unknown as Node;
  const family = { components: new Map<string, string>(), packageOf: () => null };
  const own = { home: '/kit', file: '/kit/index.d.ts' };
  expect(ownerOf('size', node, 'Knob', family, own)).toBe(null);
  expect(ownerOf('size', node, 'Dial', family, own)).toBe('Knob');
  expect(ownerOf('size', node, 'Knob.Root', family, own)).toBe(null);
  expect(ownerOf('size', node, 'Knob.Item', family, own)).toBe('Knob');
  expect(ownerOf('size', node, 'Knob.Root.Item', family, own)).toBe('Knob');
});

test('what is named after a component as its file calls it is its own there, whoever else has that name', () => {
  const at = (fileName: string) =>
    ({
      getSourceFile: () => ({ fileName }),
      parent: { kind: SyntaxKind.InterfaceDeclaration, name: { getText: () => 'KnobProps' } },
    }) as unknown as Node;
  const components = new Map([
    ['Knob', 'Knob'],
    ['NewKnob', 'NewKnob'],
  ]);
  const family = { components, packageOf: () => null };
  const place = { home: '/kit', file: '/kit/new/index.d.ts' };
  const renamed = { ...place, declaredName: 'Knob' };
  expect(ownerOf('size', at('/kit/new/types.d.ts'), 'NewKnob', family, renamed)).toBe(null);
  expect(ownerOf('size', at('/kit/index.d.ts'), 'NewKnob', family, renamed)).toBe('Knob');
  expect(ownerOf('size', at('/kit/new/types.d.ts'), 'NewKnob', family, place)).toBe('Knob');
});

test('a type that its authors mark as kept to themselves goes by its name without the marks', () => {
  const node = {
    getSourceFile: () => ({ fileName: '/native/styles.d.ts' }),
    parent: {
      kind: SyntaxKind.InterfaceDeclaration,
      name: { getText: () => '____ShadowStyle_InternalCore' },
    },
  } as unknown as Node;
  const family = { components: new Map<string, string>(), packageOf: () => null };
  const own = { home: '/kit', file: '/kit/index.d.ts' };
  expect(ownerOf('shadowColor', node, 'Knob', family, own)).toBe('ShadowStyle');
});
