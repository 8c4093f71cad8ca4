/** Parts of components, paths under a package, and what its code says, on a small package made for the purpose. */
import { beforeAll, expect, test } from 'vitest';
import { readPackage } from '../base/packages/manifest.ts';
import path from 'node:path';
import type { ComponentDoc } from '../model/component-doc.ts';
import { extractPackage } from './extract-package.ts';
import { installFixtures, packageFiles, writeProject } from './fixtures/install.ts';
import { subpathsOf } from './components/paths/subpaths.ts';

let root: string;
let docs: ComponentDoc[];
beforeAll(async () => {
  root = installFixtures(['compound-ui']);
  ({ docs } = await extractPackage({ root, package: 'compound-ui' }));
}, 60_000);
const find = (name: string) => docs.find((doc) => doc.name === name)!;
const prop = (component: string, name: string) =>
  find(component).props.find((one) => one.name === name)!;

test('lists namespaces, statics and what only paths export, each component once', () => {
  const components = docs.filter(({ kind }) => kind === 'component');
  expect(components.map(({ name, aliases }) => [name, ...aliases].join(' = '))).toEqual([
    'Dialog.Root = DialogRoot = Dialog.DialogRoot',
    'Dialog.Title',
    'Field',
    'Form',
    'Form.Item',
    'Form.List.Row',
    'Lamp',
  ]);
});

test('a component is found by each of its names', async () => {
  for (const component of ['Dialog.Root', 'DialogRoot']) {
    const found = await extractPackage({ root, package: 'compound-ui', component });
    expect(found.docs.map(({ name }) => name)).toEqual(['Dialog.Root']);
  }
  const whole = await extractPackage({ root, package: 'compound-ui', component: 'Dialog' });
  expect(whole.docs.map(({ name }) => name)).toEqual(['Dialog.Root', 'Dialog.Title']);
  await expect(
    extractPackage({ root, package: 'compound-ui', component: 'Dialog.Rot' }),
  ).rejects.toThrow('Dialog.Root');
});

test('imports bring what a part belongs to, from the package or from the path that has it', () => {
  const imports = (name: string) =>
    find(name).imports.map(({ clause, specifier }) => `${clause} from ${specifier}`);
  expect(imports('Dialog.Title')).toEqual(['{ Dialog } from compound-ui']);
  expect(imports('Form.Item')).toEqual(['{ Form } from compound-ui']);
  expect(imports('Lamp')).toEqual(['{ Lamp } from compound-ui/extras/lamp']);
});

test('paths are those of the export map, patterns filled in, without what it closes', () => {
  const installed = readPackage(path.join(root, 'node_modules/compound-ui'))!;
  expect(subpathsOf(installed)).toEqual(['dialog', 'extras/lamp']);
});

test('tags stand on lines of their own or behind the description, not within code', () => {
  expect(prop('Form', 'gap')).toMatchObject({
    description: 'Room between the items',
    default: "'md'",
    defaultFrom: 'tag',
  });
  expect(prop('Form', 'note')).toMatchObject({
    description: 'Speaks of `@default nothing`',
    default: null,
    defaultFrom: null,
  });
  expect(prop('Form', 'labels')).toMatchObject({
    since: '3.1.0',
    default: "'above'",
    defaultFrom: 'tag',
    examples: ['<Form labels="above" />', '```tsx\n<Form labels="beside" />\n```'],
  });
});

test('what no tag says is read from the code', () => {
  const fromCode = docs.flatMap(({ name, props }) =>
    props
      .filter(({ defaultFrom }) => defaultFrom === 'code')
      .map((one) => `${name} ${one.name} ${one.default}`),
  );
  expect(fromCode).toEqual([
    'Dialog.Root open false',
    'Dialog.Title level -1',
    'Field disabled false',
    "Field value ''",
    'Form columns 2',
    "Form.Item label 'Label'",
    'Lamp watts 40',
  ]);
});

test('an attribute that means something else is a prop, however little is said about it', () => {
  expect(
    find('Field')
      .props.map(({ name }) => name)
      .sort(),
  ).toEqual(['className', 'disabled', 'id', 'onChange', 'value']);
});

test('a whole that is its root under a shorter name has the props of that as its own', async () => {
  const types = `import * as React from 'react';
    export interface AlertRootProps { status?: 'info' | 'danger' }
    export declare function AlertRoot(props: AlertRootProps): React.JSX.Element;
    export declare const Alert: ((props: AlertRootProps) => React.JSX.Element) & { Root: typeof AlertRoot };`;
  const { docs: found } = await extractPackage({
    root: writeProject(packageFiles('alerts', { 'index.d.ts': types })),
    package: 'alerts',
  });
  expect(found.map(({ name, props }) => [name, props[0]?.from])).toEqual([
    ['Alert', null],
    ['Alert.Root', null],
  ]);
}, 20_000);

test('in source, parts of an object are what its members name, with the comments and defaults of that', async () => {
  const source = `import type { ReactNode } from 'react';
    /** Opens it. */
    function Trigger({ side = 'top' }: { side?: 'top' | 'left' }): ReactNode { return side; }
    /** What is shown. */
    function DialogBody({ wide = false }: { wide?: boolean }): ReactNode { return wide; }
    /** What is around. */
    function Rim({ thick = 1 }: { thick?: number }): ReactNode { return thick; }
    const covers = { /** Covers it. */ Lid: ({ heavy = true }: { heavy?: boolean }): ReactNode => heavy };
    export const Dialog = { Edge: Rim, Top: covers.Lid, Trigger, Body: DialogBody, Foot: ({ gap = 2 }: { gap?: number }): ReactNode => gap };
    export { DialogBody };`;
  const manifest = { name: 'dialogs', version: '1.0.0', exports: './index.ts' };
  const { docs: found } = await extractPackage({
    root: writeProject({
      'node_modules/dialogs/package.json': JSON.stringify(manifest),
      'node_modules/dialogs/index.ts': source,
    }),
    package: 'dialogs',
  });
  expect(
    found.map((doc) => [doc.name, doc.aliases, doc.description, doc.props[0]!.default]),
  ).toEqual([
    ['Dialog.Edge', [], 'What is around.', '1'],
    ['Dialog.Top', [], 'Covers it.', 'true'],
    ['Dialog.Trigger', [], 'Opens it.', "'top'"],
    ['Dialog.Body', ['DialogBody'], 'What is shown.', 'false'],
    ['Dialog.Foot', [], '', '2'],
  ]);
}, 20_000);

test('what is made of a function, or is another name of it, has its words', async () => {
  const head = `import * as React from 'react';
    /** Panels of which one is shown. */
    declare function TabsRoot(props: { value: string }): React.JSX.Element;
    /** The row of tabs. */
    declare const TabsList: (props: { label: string }) => React.JSX.Element;
    declare function Bare(props: { value: string }): React.JSX.Element;
    export {};
  `;
  const types = `${head}
    export declare const Tabs: typeof TabsRoot & { List: typeof TabsList };
    export declare const Row: typeof TabsList;
    /** Its own. */
    export declare const Other: typeof TabsRoot;
    export declare const Plain: typeof Bare;
    /** A helper. */
    export declare const Memo: React.MemoExoticComponent<typeof TabsRoot>;
    export declare const Dial: React.MemoExoticComponent<typeof TabsRoot>;`;
  const project = writeProject(packageFiles('tabs', { 'index.d.ts': types }));
  const read = await extractPackage({ root: project, package: 'tabs' });
  expect(Object.fromEntries(read.docs.map((doc) => [doc.name, doc.description]))).toEqual({
    ...{ Tabs: 'Panels of which one is shown.', 'Tabs.List': 'The row of tabs.' },
    ...{ Row: 'The row of tabs.', Other: 'Its own.', Plain: '', Memo: 'A helper.', Dial: '' },
  });
});

test('what is said of the members of a parameter stands at the props', async () => {
  const types = `import * as React from 'react';
    /**
     * How full it is.
     * @param {object} props
     * @param {number} props.value - How much there is.
     * @param {number} [props.max=100] - How much there can be.
     */
    export declare function Meter({ value, max }: { value: number; max?: number }): React.JSX.Element;`;
  const project = writeProject(packageFiles('meters', { 'index.d.ts': types }));
  const [meter] = (await extractPackage({ root: project, package: 'meters' })).docs;
  expect(meter!.description).toBe('How full it is.');
  expect(meter!.props).toMatchObject([
    { name: 'value', description: 'How much there is.', default: null },
    { name: 'max', description: 'How much there can be.', default: '100' },
  ]);
});

test.each([
  ["import * as react from 'react';", 'react'],
  ["import React$1, { memo } from 'react';", 'React$1'],
  ["import type * as React__default from 'react';", 'React__default'],
  [
    "import * as React$1 from 'react';\nimport React__default, { memo } from 'react';",
    'React__default',
  ],
  ["import * as React from 'react';", 'React'],
])(
  'React is called by its name, whatever bundlers of declarations write: %s',
  async (line, name) => {
    const types = `${line}
    export declare function Knob(props: {
      icon?: ${name}.ReactNode;
      onTurn: (event: ${name}.MouseEvent, own: my.${name}.Thing) => void;
    }): ${name}.JSX.Element;
    declare namespace my.${name} { interface Thing { size: number } }`;
    const project = writeProject(packageFiles('knobs', { 'index.d.ts': types }));
    const [knob] = (await extractPackage({ root: project, package: 'knobs' })).docs;
    expect(knob!.props.map((one) => one.type)).toEqual([
      'React.ReactNode',
      `(event: React.MouseEvent, own: my.${name}.Thing) => void`,
    ]);
  },
);

test('a part that has no words has those of the member, of which one that is exported as well is not deprecated', async () => {
  const source = `import type { ReactNode } from 'react';
    const Root = ({ open }: { open?: boolean }): ReactNode => open;
    const Trigger = (): ReactNode => null;
    export const MenuClose = (): ReactNode => null;
    /** Own words. */
    const Title = (): ReactNode => null;
    export const Menu = Object.assign(Root, {
      /** Opens it. */ Trigger,
      /** Closes it. @deprecated Use MenuClose. */ Close: MenuClose,
      /** Other words. */ Title,
      /** @deprecated Gone soon. */ Old: Trigger.bind(null) as () => ReactNode,
    });
    export const Dialog = { /** Holds it. */ Root: (() => null) as typeof Trigger };`;
  const root = writeProject(packageFiles('menus', { 'index.ts': source }, { types: './index.ts' }));
  const { docs: found } = await extractPackage({ root, package: 'menus' });
  const said = found.map(({ name, description, deprecated }) => [name, description, deprecated]);
  expect(Object.fromEntries(said.map(([name, ...rest]) => [name, rest]))).toMatchObject({
    'Menu.Trigger': ['Opens it.', null],
    'Menu.Close': ['Closes it.', null],
    'Menu.Title': ['Own words.', null],
    'Menu.Old': ['', 'Gone soon.'],
    'Dialog.Root': ['Holds it.', null],
  });
}, 20_000);
