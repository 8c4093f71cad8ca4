/** Ways to install a package and to compute props. */
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { literals } from './fixtures/docs.ts';
import { installFixtures, packageFiles, tempDir, writeProject } from './fixtures/install.ts';
import { extractPackage } from './extract-package.ts';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');
const REACT_TYPES = path.resolve(import.meta.dirname, '../../../../../node_modules/@types');

describe('a package that exports the components of another', () => {
  test('documents them once, under its own name, with their props as own ones', async () => {
    const root = installFixtures(['umbrella-ui', 'core-ui']);
    const { docs, problems } = await extractPackage({ root, package: 'umbrella-ui' });
    expect(problems).toEqual([]);
    expect(docs.map(({ name }) => name)).toEqual(['Chip', 'Text', 'textPropDefs']);
    expect(docs[0]).toMatchObject({
      package: 'umbrella-ui',
      imports: [{ specifier: 'umbrella-ui', clause: '{ Chip }' }],
      description: 'A short label.',
      props: [
        { name: 'label', required: true, inherited: false },
        {
          name: 'size',
          default: "'medium'",
          values: literals('small', 'medium'),
          inherited: false,
        },
      ],
    });
  });
});

describe('props computed from values', () => {
  test('have their computed types and the words of the values', async () => {
    const root = installFixtures(['core-ui']);
    const { docs } = await extractPackage({ root, package: 'core-ui', component: 'Text' });
    expect(docs[0]!.unresolved).toEqual([]);
    const props = Object.fromEntries(docs[0]!.props.map((prop) => [prop.name, prop]));
    expect(Object.keys(props).sort()).toEqual(['children', 'size', 'truncate', 'width']);
    expect(props['size']).toMatchObject({ values: literals('1', '2', '3'), required: false });
    expect(props['truncate']).toMatchObject({
      type: 'boolean',
      description: 'Cuts what does not fit.',
    });
    expect(props['width']!.type).toBe('string');
  });
});

describe('a package installed as a link into a store', () => {
  test('is read where it really lies, its types found beside it', async () => {
    const root = tempDir();
    const store = path.join(root, 'node_modules/.store/plain-ui@1.2.3/node_modules');
    mkdirSync(store, { recursive: true });
    cpSync(path.join(FIXTURES, 'plain-ui'), path.join(store, 'plain-ui'), { recursive: true });
    symlinkSync(REACT_TYPES, path.join(store, '@types'));
    symlinkSync(path.join(store, 'plain-ui'), path.join(root, 'node_modules/plain-ui'));
    const linked = await extractPackage({ root, package: 'plain-ui' });
    const copied = await extractPackage({
      root: installFixtures(['plain-ui']),
      package: 'plain-ui',
    });
    expect(linked.docs).toEqual(copied.docs);
  });
});

test('a package without entry and export map is read from its folders that have manifests', async () => {
  const at = (file: string) => `node_modules/parts-ui/${file}`;
  const root = writeProject({
    [at('package.json')]: '{"name":"parts-ui","version":"1.0.0","main":"all.js"}',
    [at('all.js')]: '',
    [at('button/package.json')]: '{"main":"./button.js","types":"./button.d.ts"}',
    [at('button/button.d.ts')]:
      "import type { ReactElement } from 'react';\nexport declare function Button(props: { label?: string }): ReactElement;",
    [at('broken/package.json')]: '{',
    [at('themes/theme.css')]: '',
  });
  const { docs } = await extractPackage({ root, package: 'parts-ui' });
  expect(docs.map(({ name, imports }) => [name, imports])).toEqual([
    ['Button', [{ specifier: 'parts-ui/button', clause: '{ Button }' }]],
  ]);
});

test('folders with manifests beside an entry with types are paths, unless they are named as what is there for the package', async () => {
  const at = (file: string) => `node_modules/whole-ui/${file}`;
  const code = (name: string) =>
    `import type { ReactElement } from 'react';\nexport declare function ${name}(): ReactElement;`;
  const root = writeProject({
    [at('package.json')]: '{"name":"whole-ui","version":"1.0.0","types":"index.d.ts"}',
    [at('index.d.ts')]: code('Button'),
    [at('helpers/package.json')]: '{"types":"./index.d.ts"}',
    [at('helpers/index.d.ts')]: code('Prefix'),
    [at('async/package.json')]: '{"types":"dist/async.d.ts"}',
    [at('async/dist/async.d.ts')]: code('AsyncButton'),
    [at('new/package.json')]: '{"types":"../dist/new.d.ts"}',
    [at('dist/new.d.ts')]: code('IconButton'),
  });
  const { docs } = await extractPackage({ root, package: 'whole-ui' });
  expect(docs.map(({ name, imports }) => [name, imports[0]!.specifier])).toEqual([
    ['AsyncButton', 'whole-ui/async'],
    ['Button', 'whole-ui'],
    ['IconButton', 'whole-ui/new'],
  ]);
});

test('what only Node can run is none of a reader’s: plugins of bundlers', async () => {
  const at = (file: string) => `node_modules/tooled-ui/${file}`;
  const key = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });
  const exports = { '.': key('index'), './colors': key('colors'), './plugin': key('plugin') };
  const root = writeProject({
    [at('package.json')]: JSON.stringify({ name: 'tooled-ui', version: '1.0.0', exports }),
    [at('index.js')]: '',
    [at('index.d.ts')]:
      "import type { ReactElement } from 'react';\nexport declare function Button(): ReactElement;",
    [at('colors.js')]: "export const red = '#f00';",
    [at('colors.d.ts')]: 'export declare const red: string;',
    [at('plugin.js')]: "import 'node:fs';\nexport default function plugin() {}",
    [at('plugin.d.ts')]:
      'export declare function plugin(): void;\nexport declare const options: object;',
  });
  const { docs } = await extractPackage({ root, package: 'tooled-ui' });
  expect(docs.map(({ name }) => name)).toEqual(['Button', 'red']);
});

test('where one name stands for several things, the component leads, and is imported from its path', async () => {
  const at = (file: string) => `node_modules/wipe-ui/${file}`;
  const key = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });
  const exports = { '.': key('core'), './element': key('element'), './react': key('react') };
  const root = writeProject({
    [at('package.json')]: JSON.stringify({ name: 'wipe-ui', version: '1.0.0', exports }),
    [at('core.d.ts')]:
      'export declare class Wipe { render(): void; speed: number }\nexport declare class Pane { title: string }',
    [at('element.d.ts')]: 'export interface Slide { active: boolean }',
    [at('react.d.ts')]: `
import type { FunctionComponent } from 'react';
export declare const Wipe: FunctionComponent<{ loop?: boolean }>;
export declare const Slide: FunctionComponent<{ lazy?: boolean }>;
export interface Pane { title: string }`,
  });
  const { docs } = await extractPackage({ root, package: 'wipe-ui' });
  const found = docs.map(({ kind, name, imports: [first] }) => [kind, name, first?.specifier]);
  expect(found).toEqual([
    ['component', 'Slide', 'wipe-ui/react'],
    ['component', 'Wipe', 'wipe-ui/react'],
    ['constant', 'Pane', 'wipe-ui'],
  ]);
});

test('types that the manifest names are read where the export map leads to code without any', async () => {
  const read = async (exports: unknown, files: Record<string, string> = {}) => {
    const code = { 'dist/index.js': 'export const Dial = ({ size = 3 }) => null;' };
    const types = `import * as React from 'react';
      export declare const Dial: React.FC<{ size?: number; of?: string }>;`;
    const all = { ...code, 'types/index.d.ts': types, ...files };
    const manifest = { types: 'types/index.d.ts', exports };
    const root = writeProject(packageFiles('dials', all, manifest));
    const { docs } = await extractPackage({ root, package: 'dials', cacheDir: tempDir() });
    return docs.flatMap(({ props }) => props.map(({ name, default: value }) => [name, value]));
  };
  const both = [
    ['size', '3'],
    ['of', null],
  ];
  for (const exports of [
    './dist/index.js',
    { '.': { import: './dist/index.js', require: './dist/index.cjs' } },
  ])
    expect(await read(exports)).toEqual(both);
  const own = `import * as React from 'react'; export declare const Dial: React.FC<{ at?: 1 }>;`;
  const beside = await read({ '.': './dist/index.js' }, { 'dist/index.d.ts': own });
  expect(beside).toEqual([['at', null]]);
}, 30_000);

test('code in a workspace that is written in Flow is told as that', async () => {
  const component = (name: string) =>
    `import * as React from 'react';
    type Props = {| +size: ?number, on?: boolean |};
    export function ${name}({ size, on = true }: Props): React.Node { return null; }`;
  const root = writeProject({
    'kit/package.json': JSON.stringify({
      ...{ name: 'kit', version: '1.0.0', peerDependencies: { react: '*' } },
      exports: { '.': './index.tsx', './flow': './flow.js' },
    }),
    'kit/tsconfig.json': JSON.stringify({ compilerOptions: { allowJs: true, jsx: 'react-jsx' } }),
    'kit/index.tsx': `export const Own = (props: { at?: number }) => <i>{props.at}</i>;`,
    'kit/flow.js': `/**\n * Licensed.\n * @flow\n */\n${component('Flowed')}`,
  });
  symlinkSync(path.join(root, 'kit'), path.join(root, 'node_modules/kit'));
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  expect(docs.map(({ name, unresolved }) => [name, ...unresolved])).toEqual([
    ['Flowed', 'it is written in Flow, whose types are not read'],
    ['Own'],
  ]);
}, 20_000);

test('modules of a workspace that are not TypeScript yet are documented beside those that are', async () => {
  const root = writeProject({
    'kit/package.json': JSON.stringify({
      ...{ name: 'kit', version: '1.0.0', peerDependencies: { react: '*' } },
      exports: { '.': './index.tsx', './chip': './chip.js', './more/*': './more/*.jsx' },
    }),
    'kit/index.tsx': `export { Chip } from './chip.js';
      export const Own = (props: { at?: number }) => <i>{props.at}</i>;`,
    'kit/chip.js': `/** @param {{ label: string, onClose?: () => void }} props What it says. */
      export function Chip({ label, onClose = undefined }) { return <b onClick={onClose}>{label}</b>; }`,
    'kit/more/Star.jsx': `import { memo } from 'react';
      export default memo(function ({ filled = false }) { return <i>{filled ? '*' : ''}</i>; });`,
  });
  symlinkSync(path.join(root, 'kit'), path.join(root, 'node_modules/kit'));
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  const rows = docs.map(({ name, props, imports, unresolved }) => ({
    name,
    props: props.map((one) => [one.name, one.type, one.required, one.default]),
    from: imports.map(({ specifier }) => specifier),
    unresolved,
  }));
  expect(rows).toEqual([
    {
      name: 'Chip',
      props: [
        ['label', 'string', true, null],
        ['onClose', '() => void', false, null],
      ],
      from: ['kit', 'kit/chip'],
      unresolved: [],
    },
    { name: 'Own', props: [['at', 'number', false, null]], from: ['kit'], unresolved: [] },
    {
      name: 'Star',
      props: [['filled', 'boolean', false, 'false']],
      from: ['kit/more/Star'],
      unresolved: [],
    },
  ]);
}, 20_000);

test('what JavaScript of a workspace makes as it runs is named, and no types of others are sought', async () => {
  const root = writeProject({
    'kit/package.json': JSON.stringify({
      ...{ name: 'kit', version: '1.0.0', peerDependencies: { react: '*' } },
      exports: { '.': './index.js' },
    }),
    'kit/index.js': `import { make } from './make.js'; export const OddDial = make('Dial');`,
    'kit/make.js': 'export const make = (name) => globalThis.made[name];',
  });
  symlinkSync(path.join(root, 'kit'), path.join(root, 'node_modules/kit'));
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  expect(docs.map(({ name, unresolved }) => [name, ...unresolved])).toEqual([
    ['OddDial', 'what it is could not be read: the JavaScript of "kit" does not say it'],
  ]);
}, 20_000);

test('of a package whose paths have types, the file with all of them that has none is passed over', async () => {
  const part = (name: string) => ({
    [`${name.toLowerCase()}/package.json`]: `{"main":"./index.js","types":"./index.d.ts"}`,
    [`${name.toLowerCase()}/index.js`]: `export const ${name} = () => null;`,
    [`${name.toLowerCase()}/index.d.ts`]: `import * as React from 'react';
      export declare const ${name}: React.FC<{ /** Where. */ at?: number }>;`,
  });
  const files = {
    ...part('Dial'),
    ...part('Knob'),
    'all.js': `import { createElement } from 'react';
      export const Dial = (props) => createElement('i', props);
      export const Knob = (props) => createElement('i', props);`,
  };
  const manifest = { type: 'module', types: undefined, exports: undefined, main: './all.js' };
  const root = writeProject(packageFiles('kit', files, manifest));
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  const rows = docs.map(({ name, imports, props }) => [
    name,
    imports.map(({ specifier }) => specifier),
    props.map(({ description }) => description),
  ]);
  expect(rows).toEqual([
    ['Dial', ['kit/dial'], ['Where.']],
    ['Knob', ['kit/knob'], ['Where.']],
  ]);
}, 20_000);

test('what another package says of a default is said of its own component, not of one built on it', async () => {
  const base = packageFiles('base-ui', {
    'index.d.ts': `export interface KnobProps {
      /** How large it is. @default 'small' */ size?: 'small' | 'large';
      /** Whether it is round. @default true */ round?: boolean; }`,
  });
  const knobs = packageFiles(
    'knobs',
    {
      'index.d.ts': `import type { ReactElement } from 'react';
        import type { KnobProps as Base } from 'base-ui';
        export interface KnobProps extends Base { /** @default 1 */ turns?: number }
        export declare function Knob(props: KnobProps): ReactElement;`,
      'index.js': "export function Knob({ size = 'large', turns = 2, ...others }) {}",
    },
    { main: 'index.js' },
  );
  const root = writeProject({ ...base, ...knobs });
  const { docs } = await extractPackage({ root, package: 'knobs' });
  const rows = docs[0]!.props.map((one) => [one.name, one.default, one.defaultFrom]);
  expect(rows.sort()).toEqual([
    ['round', 'true', 'tag'],
    ['size', "'large'", 'code'],
    ['turns', '1', 'tag'],
  ]);
  expect(docs[0]!.disagreements.map(({ prop }) => prop)).toEqual(['turns']);
});

test('neither is what a type in another folder says, unless it is named after the component', async () => {
  const react = `import type { ReactElement } from 'react';\n`;
  const files = {
    'index.d.ts': `export * from './head/Head'; export * from './foot/Foot';`,
    'types/flex.d.ts': `export interface Flex { /** Between the parts. @default 0 */ gap?: number; }
      export interface FootProps { /** @default 1 */ tall?: number }`,
    'head/types.d.ts': `export interface Sizes { /** @default 2 */ wide?: number }`,
    'head/Head.d.ts': `${react}import type { Flex } from '../types/flex'; import type { Sizes } from './types';
      export declare function Head(props: Flex & Sizes): ReactElement;`,
    'foot/Foot.d.ts': `${react}import type { Flex, FootProps } from '../types/flex';
      export declare function Foot(props: Flex & FootProps): ReactElement;`,
    'index.js': `export function Head({ gap = 16, wide = 4 }) {}
      export function Foot({ tall = 3, gap }) {}`,
  };
  const root = writeProject(packageFiles('kit', files, { main: 'index.js' }));
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  const rows = docs.map(({ name, props, disagreements }) => [
    name,
    Object.fromEntries(props.map((one) => [one.name, one.default])),
    disagreements.map(({ prop }) => prop),
  ]);
  expect(rows).toEqual([
    ['Foot', { gap: '0', tall: '1' }, ['tall']],
    ['Head', { gap: '16', wide: '2' }, ['wide']],
  ]);
});
