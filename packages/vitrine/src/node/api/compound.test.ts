/** Parts of components, paths under a package, and what its code says, on a small package made for the purpose. */
import { beforeAll, expect, test } from 'vitest';
import { readPackage } from '../base/packages.ts';
import path from 'node:path';
import type { ComponentDoc } from '../model/component-doc.ts';
import { extractPackage } from './extract-package.ts';
import { installFixtures, packageFiles, writeProject } from './fixtures/install.ts';
import { subpathsOf } from './components/subpaths.ts';

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
