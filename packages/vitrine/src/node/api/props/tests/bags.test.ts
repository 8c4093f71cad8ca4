/** Which types of props many components share, and to whom those of other packages belong. */
import { describe, expect, test } from 'vitest';
import { extractPackage } from '../../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';

const REACT = `import * as React from 'react';\n`;
const NAMES = ['Box', 'Card', 'Dial', 'Knob', 'Lamp'];
const MANY = Array.from({ length: 14 }, (_, at) => `p${at}?: number`).join(';\n');

async function read(files: Record<string, string>) {
  const root = writeProject({
    ...packageFiles('acme', files),
    ...packageFiles('machine', {
      'dialog.d.ts': `export interface DialogProps { open?: boolean }\nexport interface LabelProps { text?: string }`,
      'index.d.ts': `export * from './dialog.js';`,
    }),
  });
  return (await extractPackage({ root, package: 'acme', cacheDir: tempDir() })).docs;
}

const groupsOf = (docs: Awaited<ReturnType<typeof read>>) =>
  docs.filter(({ kind }) => kind === 'type').map(({ name }) => name);

describe('props are shared', () => {
  const component = (name: string) =>
    `export declare function ${name}(props: Shared & { own?: string }): React.JSX.Element;`;
  const used = NAMES.map(component).join('\n');

  test('by a large part of the components that take any: icons do not count', async () => {
    const icons = Array.from({ length: 12 }, (_, at) => `export declare const I${at}: React.FC;`);
    const docs = await read({
      'index.d.ts': `${REACT}interface Shared { ${MANY} }\n${used}\n${icons.join('\n')}\nexport {};`,
    });
    expect(groupsOf(docs)).toEqual(['Shared']);
  });

  test('by few, where they repeat what every element has with types of their own', async () => {
    const events = ['Copy', 'Cut', 'Paste', 'Focus', 'Blur', 'Change', 'Input', 'Reset', 'Submit'];
    const more = ['Load', 'Error', 'KeyDown', 'KeyUp', 'Click', 'DoubleClick', 'Drag', 'Drop'];
    const handlers = [...events, ...more].flatMap((event) => [`on${event}`, `on${event}Capture`]);
    const others = Array.from({ length: 12 }, (_, at) => `One${at}`);
    const own = others.map(
      (name) => `export declare function ${name}(props: { own?: string }): React.JSX.Element;`,
    );
    const text = (names: string[]) =>
      `${REACT}interface Shared { ${names.map((name) => `${name}?: (own: number) => void`).join(';')} }
       ${used}\n${own.join('\n')}\nexport {};`;
    expect(groupsOf(await read({ 'index.d.ts': text(handlers) }))).toEqual(['Shared']);
    // Others of that number are the components' own.
    const callbacks = handlers.map((name) => `${name}Later`);
    expect(groupsOf(await read({ 'index.d.ts': text(callbacks) }))).toEqual([]);
  });

  test('not as those of the component that they are declared for, or of a value', async () => {
    const based = NAMES.map(
      (name) => `export declare const ${name}: React.FC<Props & { own?: string }>;`,
    );
    const docs = await read({
      'index.d.ts': `${REACT}import type { Props } from './Base.js';\nexport { Base } from './Base.js';\n${based.join('\n')}`,
      'Base.d.ts': `${REACT}export interface Props { ${MANY} }\nexport declare const Base: React.FC<Props>;`,
    });
    expect(groupsOf(docs)).toEqual([]);
    expect(docs.find(({ name }) => name === 'Base')!.props[0]).toMatchObject({ inherited: false });
    expect(docs.find(({ name }) => name === 'Box')!.props[1]).toMatchObject({ from: 'Base' });
    const parts = NAMES.map((name) => `${name}: React.FC<{ ${MANY} }>`).join(';');
    expect(
      groupsOf(await read({ 'index.d.ts': `${REACT}export declare const Kit: { ${parts} };` })),
    ).toEqual([]);
  });
});

test('props of the root of a compound component are its own, whichever package declares them', async () => {
  const docs = await read({
    'index.d.ts': `${REACT}import type * as machine from 'machine';
      export declare const Dialog: {
        Root: React.FC<machine.DialogProps & machine.LabelProps>;
        Title: React.FC<machine.DialogProps>;
      };`,
  });
  expect(docs.map(({ name, props }) => [name, ...props.map((prop) => prop.from)])).toEqual([
    ['Dialog.Root', null, 'Label'],
    ['Dialog.Title', 'Dialog'],
  ]);
});

test('props belong to the component whose file has more in its name', async () => {
  const docs = await read({
    'index.d.ts': `${REACT}import type { IProps } from './Base.types.js';
      export { Base } from './Base.js';
      export declare function Icon(props: IProps & { own?: string }): React.JSX.Element;`,
    'Base.d.ts': `${REACT}import type { IProps } from './Base.types.js';
      export declare const Base: React.FC<IProps>;`,
    'Base.types.d.ts': `export interface IProps { handle?: string }`,
  });
  const find = (name: string) => docs.find((doc) => doc.name === name)!.props;
  expect(find('Icon').map(({ name, from }) => [name, from])).toEqual([
    ['own', null],
    ['handle', 'Base'],
  ]);
  expect(find('Base')).toMatchObject([{ name: 'handle', inherited: false }]);
});

const STYLES = [
  'color',
  'display',
  'gap',
  'opacity',
  'order',
  'position',
  'width',
  'height',
  'zIndex',
];
const SIDES = ['Top', 'Right', 'Bottom', 'Left'];
const BOX = ['margin', 'padding'].flatMap((name) => [name, ...SIDES.map((side) => name + side)]);

describe('props for styles', () => {
  const bag = (styles: string[], others: number) => {
    const keys = [...styles, ...Array.from({ length: others }, (_, at) => `m${at}`)];
    return `type Keys = ${keys.map((key) => `'${key}'`).join(' | ')};
      export type BaseStyles<Theme> = { [K in Keys]?: string | ((theme: Theme) => string) };
      export type Styles = BaseStyles<object>;`;
  };
  const own = Array.from(
    { length: 12 },
    (_, at) => `export declare function Own${at}(props: { own?: string }): React.JSX.Element;`,
  );
  const taking = (count: number) =>
    NAMES.slice(0, count).map(
      (name) =>
        `interface ${name}Own extends Styles { own?: 1 }\nexport declare function ${name}(props: ${name}Own): React.JSX.Element;`,
    );
  const readBag = (types: string, count: number) =>
    read({
      'index.d.ts': `${REACT}${types}\n${[...taking(count), ...own].join('\n')}\nexport {};`,
    });

  test('that a type makes of names are shared by few components, by its own name', async () => {
    const docs = await readBag(bag([...STYLES, ...BOX], 11), 3);
    expect(groupsOf(docs)).toEqual(['Styles']);
    const box = docs.find(({ name }) => name === 'Box')!;
    expect(box.props.filter(({ group }) => group === null).map(({ name }) => name)).toEqual([
      'own',
    ]);
    expect(box.props).toHaveLength(31);
  });

  test('are those of a component where two take them, or where most are named otherwise', async () => {
    expect(groupsOf(await readBag(bag([...STYLES, ...BOX], 11), 2))).toEqual([]);
    expect(groupsOf(await readBag(bag(STYLES, 21), 3))).toEqual([]);
    expect(groupsOf(await readBag(bag([...STYLES, ...BOX], 10), 3))).toEqual([]);
  });
});
