/** What is told of a component besides its props one by one, on one package made for the purpose. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { findPackage } from '../../base/packages/find-package.ts';
import { extractDocs, type Extraction } from '../extract.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';

const LETTERS = [...'abcdefghijkl'];
const component = (name: string, props: string, comment = '') =>
  `${comment}\nexport declare function ${name}(props: ${props}): React.JSX.Element;`;

const BASES = `import * as React from 'react';
import type { FarProps } from 'other-ui';
export interface OtherProps { deep?: boolean }
export interface BaseProps { wide?: boolean; tall?: boolean }
export interface LooseProps { one?: 1; two?: 2; three?: 3 }
${component('Base', 'BaseProps')}
${component('Other', 'OtherProps')}
export interface BuiltProps extends OtherProps, BaseProps, LooseProps { own?: 1 }
${component('Built', 'BuiltProps')}
export interface LonelyProps extends LooseProps, FarProps { own?: 1 }
${component('Lonely', 'LonelyProps')}
${component('Stated', 'BuiltProps', '/** It inherits [Elsewhere API](https://acme.example/elsewhere). */')}
${component('StatedHere', '{ a?: 1 }', '/** This inherits [Base](/base). */')}
${component('Denied', '{ a?: 1 }', '/** Nobody disinherits [Base API](/base), inherits [Base b](/x) or inherits [Base](a b). */')}
`;

const TEXTS = `import * as React from 'react';
${component(
  'Listed',
  '{ a?: 1 }',
  `/**
 * Turns.
 *
 * Demos:
 *
 * - [One](https://acme.example/one)
 * - [Two](https://acme.example/two)
 *
 * More.
 *
 * API:
 *
 * * [Listed API](https://acme.example/listed)
 */`,
)}
${component('OnlyListed', '{ a?: 1 }', '/**\n * Demos:\n * - [One](https://acme.example/one)\n */')}
${component('Spoken', '{ a?: 1 }', '/**\n * See Demos:\n *\n * - [One](https://acme.example/one)\n */')}
${component('Unlisted', '{ a?: 1 }', '/**\n * Demos:\n *\n * One.\n */')}
`;

const GIVEN = `import * as React from 'react';
interface PanelProps { open: boolean; size: number; tone: string }
export declare class Sure extends React.Component<PanelProps> { static defaultProps: { open: boolean } }
export declare class Both extends React.Component<PanelProps> { static defaultProps: { open: boolean } & { size: number } }
export declare class Alone extends React.Component<PanelProps & React.HTMLAttributes<HTMLElement>> {
  static get defaultProps(): { tone: string; title: string; /** Whether it moves. */ moving: boolean };
}
export declare class Half extends React.Component<PanelProps> { static defaultProps: { open: boolean; size?: number } }
export declare class Maybe extends React.Component<PanelProps> { static defaultProps?: { open: boolean } }
export declare class Either extends React.Component<PanelProps> { static defaultProps: { open: boolean } | { open: boolean; size: number } }
export declare class Partly extends React.Component<PanelProps> { static defaultProps: Partial<PanelProps> }
export declare class Anyhow extends React.Component<PanelProps> { static defaultProps: any }
export declare class None extends React.Component<PanelProps> { static others: { open: boolean } }
export declare const Called: ((props: PanelProps) => React.JSX.Element) & { defaultProps: { open: boolean } };
`;

const NAMED = `import * as React from 'react';
export interface Base2Props { deep?: boolean }
export interface Tone { loud: boolean }
export interface DrawerProps { far: boolean }
export interface NamedClasses { root: string }
export interface NamedSlotProps { root?: object }
export type NamedClassKey = keyof NamedClasses;
${component('NamedBag', '{ a?: 1 }')}
export interface NamedPropsBag { bag: boolean }
${component('Named', '{ tone?: Tone; drawer?: DrawerProps; base?: NamedProps; slots?: NamedSlots }')}
${component('Namesake', '{ of?: NamedClasses; slotProps?: NamedSlotProps; key2?: NamedClassKey; bag?: NamedPropsBag }')}
export interface NamedProps { near: boolean }
export interface NamedSlots { /** The root. @default 'div' */ root?: React.ElementType }
export interface Handle { focus(): void }
export declare const Held: React.ForwardRefExoticComponent<{ of?: Handle; tone?: Tone } & React.RefAttributes<Handle>>;
`;

const GAPS = `import * as React from 'react';
import type { Missing } from 'nowhere';
import type { PeeredProps } from './peered';
export declare function Peered(props: PeeredProps): React.JSX.Element;
export declare function Generic<T>(props: T): React.JSX.Element;
export declare function GenericMore<T>(props: T & { a?: 1 }): React.JSX.Element;
export declare function Broken<T>(props: { t?: T; a?: 1 } & Missing): React.JSX.Element;
export declare function Rooted<C extends React.ElementType = 'a'>(props: { as?: C } & React.ComponentPropsWithoutRef<C>): React.JSX.Element;
export declare function Nothing(): React.JSX.Element;
export declare function Empty(props: {}): React.JSX.Element;
`;

const SHARED = `import * as React from 'react';
import type { Missing } from 'nowhere';
export interface StyleProps { ${LETTERS.map((name) => `/** Room. */ ${name}: number;`).join(' ')} }
export interface ZoomProps { ${LETTERS.map((name) => `z${name}?: number;`).join(' ')} }
${['A', 'B'].map((name) => component(`Shared${name}`, '{ own?: 1 } & ZoomProps & StyleProps')).join('\n')}
`;

const files = {
  'shared/index.d.ts': `${SHARED}`,
  'bases.d.ts': BASES,
  'texts.d.ts': TEXTS,
  'given.d.ts': GIVEN,
  'given.js': ['Sure', 'Half', 'Partly', 'Anyhow', 'None']
    .map((name) => `export class ${name} { static defaultProps = { open: true, tone: '' } }`)
    .join('\n'),
  'index.js': `export * from './given.js';`,
  'named.d.ts': NAMED,
  'gaps.d.ts': GAPS,
  'peered.d.ts': `import type { Peer } from 'peer-ui';
export interface PeeredProps extends Peer { a?: 1; b?: 2 }`,
};
const modules = ['shared/index', 'bases', 'texts', 'given', 'named', 'gaps'];

let root: string;
let temporary: string;
let docs: ComponentDoc[];
let extraction: Extraction;
beforeAll(async () => {
  const index = modules.map((name) => `export * from './${name}.js';`).join('\n');
  const manifest = { peerDependencies: { 'peer-ui': '1' } };
  const far = 'export interface FarProps { x?: 1; y?: 2; z?: 3 }';
  root = writeProject({
    ...packageFiles('told', { 'index.d.ts': index, ...files }, manifest),
    ...packageFiles('other-ui', { 'index.d.ts': far }),
  });
  temporary = tempDir();
  vi.stubEnv('TMPDIR', temporary);
  const groups = { Zoom: 'Zoom props', Style: 'Style props' };
  extraction = await extractDocs(root, 'told', findPackage(root, 'told')!, { groups });
  vi.unstubAllEnvs();
  ({ docs } = extraction);
}, 60_000);
const find = (name: string) => docs.find((doc) => doc.name === name)!;

describe('a component builds on', () => {
  test('what its comment says, with an address where that is not documented here', () => {
    const url = 'https://acme.example/elsewhere';
    expect(find('Stated').inherits).toEqual({ name: 'Elsewhere', url });
    expect(find('StatedHere').inherits).toEqual({ name: 'Base', url: null });
    expect(find('Denied').inherits).toBeNull();
  });

  test('or the component that most of its props come from', () => {
    expect(find('Built').inherits).toEqual({ name: 'Base', url: null });
    expect(find('Lonely').inherits).toBeNull();
    expect(find('Lonely').props.at(-1)).toMatchObject({ name: 'z', from: 'Far' });
  });
});

test('lists of links that a tool of its authors appends are left out of a comment', () => {
  expect(find('Listed').description).toBe('Turns.\n\nMore.');
  expect(find('OnlyListed').description).toBe('');
  expect(find('Spoken').description).toBe('See Demos:\n\n- [One](https://acme.example/one)');
  expect(find('Unlisted').description).toBe('Demos:\n\nOne.');
});

test('what a class gives itself is not required, as far as types or code tell', () => {
  const required = (name: string) =>
    find(name)
      .props.filter((prop) => prop.required)
      .map((prop) => prop.name);
  expect(required('Sure')).toEqual(['size', 'tone']);
  expect(required('Both')).toEqual(['tone']);
  expect(required('Half')).toEqual(['size']);
  expect(required('Maybe')).toEqual(['open', 'size', 'tone']);
  expect(required('Either')).toEqual(['open', 'size', 'tone']);
  expect(required('Partly')).toEqual(['size']);
  expect(required('Anyhow')).toEqual(['size']);
  expect(required('None')).toEqual(['open', 'size', 'tone']);
  expect(required('Called')).toEqual(['open', 'size', 'tone']);
});

test('what only the defaults of a class declare is a prop, unless elements have it', () => {
  const { props } = find('Alone');
  expect(props.map(({ name, required, type }) => `${name}${required ? '' : '?'}: ${type}`)).toEqual(
    [...['open: boolean', 'size: number', 'tone?: string', 'moving?: boolean']],
  );
  expect(props.at(-1)).toMatchObject({ description: 'Whether it moves.', inherited: false });
});

test('types that are named are listed, once, other than those of a component’s own parts', () => {
  const typesOf = (name: string) => find(name).types.map((type) => type.name);
  expect(typesOf('Named')).toEqual(['Tone', 'DrawerProps']);
  expect(typesOf('Namesake')).toEqual(['NamedPropsBag']);
  expect(typesOf('Held')).toEqual(['Handle', 'Tone']);
  expect(find('Held').ref).toBe('Handle');
  expect(find('Named').slots).toMatchObject([{ name: 'root', default: "'div'" }]);
});

test('a gap is what nobody says, other than a type parameter', () => {
  const gapsOf = (name: string) => find(name).unresolved;
  expect(gapsOf('Generic')).toEqual(['no prop could be resolved']);
  expect(gapsOf('GenericMore')).toEqual([]);
  expect(gapsOf('Broken')).toEqual([
    '"nowhere" leads nowhere in the published declarations, so the type Missing of some props is not known',
  ]);
  expect(gapsOf('Peered')).toEqual([
    '"peer-ui" is not installed, so what comes from its Peer is not listed: npm install peer-ui',
  ]);
  for (const name of ['Rooted', 'Nothing', 'Empty']) expect(gapsOf(name), name).toEqual([]);
});

test('a shared type is an entry of its own, with props that are nobody’s in particular', () => {
  const style = find('Style props');
  expect(style).toMatchObject({
    ...{ kind: 'type', package: 'told', imports: [], file: 'shared/index.d.ts', unresolved: [] },
    declaredIn: { package: 'told', version: '1.0.0' },
  });
  expect(
    style.props.map(({ name, required, inherited, from, description }) => [
      ...[name, required, inherited, from, description],
    ]),
  ).toEqual(LETTERS.map((name) => [name, false, false, null, 'Room.']));
  expect(find('SharedA').groups).toEqual(['Style props', 'Zoom props']);
  expect(
    find('SharedA')
      .props.filter((prop) => prop.required)
      .map((prop) => prop.name),
  ).toEqual(LETTERS);
});

test('every file that had a say is named, and nothing else is left', () => {
  const all = extraction.files.map((file) => path.relative(path.join(root, 'node_modules'), file));
  const own = all.filter((file) => file.startsWith('told/')).map((file) => file.slice(5));
  expect(own.sort()).toEqual(['index.d.ts', 'package.json', ...Object.keys(files)].sort());
  const manifests = extraction.files.filter((file) => file.endsWith('/package.json'));
  expect(manifests.map((file) => path.basename(path.dirname(file))).sort()).toEqual(
    ['csstype', 'other-ui', 'react', 'told'].sort(),
  );
  expect(extraction.files.every((file) => existsSync(file))).toBe(true);
  expect(extraction.complete).toBe(true);
  expect(readdirSync(temporary)).toEqual([]);
});
