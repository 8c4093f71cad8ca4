/** Props that many components share, and packages that are read from their source. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { extractPackage } from '../extract-package.ts';
import { installFixtures, packageFiles, writeProject } from '../fixtures/install.ts';
import type { GroupNames } from './shared-props.ts';

const LETTERS = 'abcdefghijklmn'.split('');

/** Writes a package: its files by path, `package.json` besides. */
function writePackage(dir: string, manifest: object, files: Record<string, string>): void {
  for (const [name, text] of Object.entries({
    ...files,
    'package.json': JSON.stringify({ version: '1.0.0', ...manifest }),
  })) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
}

test('values that are many are listed by the shared type, not again by each component', async () => {
  const colors = Array.from({ length: 30 }, (_, i) => `'tone${i}'`).join(' | ');
  const others = [...'abcdefghijk'].map((name) => `${name}?: 'on' | 'off';`).join(' ');
  const component = (name: string) =>
    `export declare function ${name}(props: StyleProps & { own?: string }): React.JSX.Element;`;
  const types = `import type * as React from 'react';
    export interface StyleProps { color?: ${colors}; ${others} }
    ${['Box', 'Card', 'Dial', 'Knob', 'Lamp'].map(component).join('\n')}`;
  const root = writeProject(packageFiles('tones', { 'index.d.ts': types }));
  const { docs } = await extractPackage({ root, package: 'tones' });
  const countsOf = (name: string) =>
    docs
      .find((doc) => doc.name === name)!
      .props.filter((prop) => /^(color|a)$/.test(prop.name))
      .map((prop) => `${prop.name} ${prop.values.length}`);
  expect(countsOf('StyleProps')).toEqual(['color 30', 'a 2']);
  expect(countsOf('Box')).toEqual(['color 0', 'a 2']);
}, 20_000);

test('what styles take is one type, however it is declared', async () => {
  const styles = ['color', 'cursor', 'display', 'opacity', 'zIndex', 'order', 'content', 'margin'];
  const names = [...styles, 'padding', 'font', 'fill', 'stroke', 'gridGap'];
  const style = `Partial<Pick<React.CSSProperties, ${names.map((one) => `'${one}'`).join(' | ')}>>`;
  const types = `import type * as React from 'react';
    interface StyleProps extends ${style} {}
    ${['Box', 'Card', 'Dial', 'Knob', 'Lamp']
      .map((name) => `export declare function ${name}(props: StyleProps): React.JSX.Element;`)
      .join('\n')}`;
  const root = writeProject(packageFiles('styled', { 'index.d.ts': types }));
  const { docs } = await extractPackage({ root, package: 'styled' });
  expect(docs[0]!.groups).toEqual(['CSSProperties']);
  expect(
    docs
      .at(-1)!
      .props.map(({ name }) => name)
      .sort(),
  ).toEqual(names.toSorted());
}, 20_000);

test('styles that are cut up into small types are shared where those are many together', async () => {
  const typeOf = (name: string, ...styles: string[]) =>
    `export type ${name} = { ${styles.map((one) => `${one}?: string;`).join(' ')} };`;
  const cut = [
    typeOf('ColorStyleProps', 'borderColor', 'borderTopColor', 'borderLeftColor', 'color', 'fill'),
    typeOf('LineStyleProps', 'borderStyle', 'borderTopStyle', 'borderLeftStyle', 'outlineStyle'),
    typeOf('WidthStyleProps', 'borderWidth', 'borderTopWidth', 'borderLeftWidth'),
    typeOf('WordProps', 'label', 'hint', 'note'),
  ];
  const groupsOf = async (types: readonly string[], name: string) => {
    const all = types.map((one) => /type (\w+)/.exec(one)![1]!).join(' & ');
    const knobs = ['Box', 'Card', 'Dial', 'Knob', 'Lamp'].map(
      (one) => `export declare function ${one}(props: ${all}): React.JSX.Element;`,
    );
    const text = `import type * as React from 'react';\n${[...types, ...knobs].join('\n')}`;
    const root = writeProject(packageFiles(name, { 'index.d.ts': text }));
    const { docs } = await extractPackage({ root, package: name });
    return docs.find((doc) => doc.name === 'Box')!.groups;
  };
  expect(await groupsOf(cut, 'cut')).toEqual([
    ...['ColorStyleProps', 'LineStyleProps', 'WidthStyleProps'],
  ]);
  expect(await groupsOf(cut.slice(1), 'few')).toEqual([]);
}, 20_000);

test('conditions under which styles are taken are shared where those are, by however few', async () => {
  const names = 'color cursor display opacity zIndex order content margin padding font fill stroke';
  const more = 'gridGap top left right bottom width height flex float clear resize gap inset';
  const also = 'border outline overflow position quotes';
  const styles = [names, more, also].join(' ').split(' ');
  const types = `import type * as React from 'react';
    interface Styles { ${styles.map((one) => `${one}?: string`).join('; ')} }
    interface Conditions { ${LETTERS.map((one) => `/** On ${one}. */ _${one}: string`).join('; ')} }
    interface Options { ${LETTERS.map((one) => `${one}?: string`).join('; ')} }
    type Nested<P> = P & { [K in keyof Conditions]?: Nested<P> };
    ${['Box', 'Card', 'Dial']
      .map(
        (one) =>
          `export declare function ${one}(props: Nested<Styles> & Options): React.JSX.Element;`,
      )
      .join('\n')}
    ${[...'ABCDEFG']
      .map((one) => `export declare function ${one}a(props: { own?: 1 }): React.JSX.Element;`)
      .join('\n')}`;
  const root = writeProject(packageFiles('panda', { 'index.d.ts': types }));
  const { docs } = await extractPackage({ root, package: 'panda' });
  const box = docs.find(({ name }) => name === 'Box')!;
  expect(box.groups).toEqual(['Conditions', 'Styles']);
  expect(box.props.filter(({ group }) => group === null).map(({ name }) => name)).toEqual(LETTERS);
}, 20_000);

test('a great many styles are shared even where a library has but one component yet', async () => {
  const sides = 'Top Right Bottom Left Block Inline BlockStart BlockEnd InlineStart InlineEnd';
  const forms =
    'margin* padding* scrollMargin* scrollPadding* border*Width border*Style border*Color';
  const styles = sides
    .split(' ')
    .flatMap((side) => forms.split(' ').map((form) => form.replace('*', side)));
  const all = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((one) => [one, `${one}1`, `${one}2`]);
  all.push(...styles, 'color', 'cursor', 'display', 'opacity', 'zIndex', 'order', 'fill', 'stroke');
  const types = `import type * as React from 'react';
    interface Styles { ${all.map((one) => `${one}?: string`).join('; ')} }
    interface Conditions { ${LETTERS.map((one) => `/** On ${one}. */ _${one}: string`).join('; ')} }
    type Nested<P> = P & { [K in keyof Conditions]?: Nested<P> };
    export declare function Knob(props: Nested<Styles> & { own?: 1 }): React.JSX.Element;`;
  const root = writeProject(packageFiles('first', { 'index.d.ts': types }));
  const { docs } = await extractPackage({ root, package: 'first' });
  const knob = docs.find(({ name }) => name === 'Knob')!;
  expect(knob.groups).toEqual(['Conditions', 'Styles']);
  expect(knob.props.filter(({ group }) => group === null).map(({ name }) => name)).toEqual(['own']);
}, 20_000);

test('what components share is required where a component needs it', async () => {
  const others = [...'abcdefghijk'].map((name) => `${name}: string;`).join(' ');
  const component = (name: string, props: string) =>
    `export declare function ${name}(props: ${props}): React.JSX.Element;`;
  const types = `import type * as React from 'react';
    export interface CommonProps { value: string; ${others} }
    ${['Box', 'Card', 'Dial', 'Knob'].map((name) => component(name, 'CommonProps')).join('\n')}
    ${component('Lamp', 'Partial<CommonProps>')}`;
  const root = writeProject(packageFiles('needs', { 'index.d.ts': types }));
  const { docs } = await extractPackage({ root, package: 'needs' });
  const isNeeded = (name: string) =>
    docs.find((doc) => doc.name === name)!.props.find((prop) => prop.name === 'value')!.required;
  expect(['Box', 'Lamp', 'CommonProps'].map(isNeeded)).toEqual([true, false, false]);
}, 20_000);

test('props that a type makes of the keys of something else are known by that type', async () => {
  const values = LETTERS.map((name) => `/** When ${name}. */ readonly _${name}: '&.${name}';`);
  const sides = LETTERS.map((name) => `${name}?: string;`).join(' ');
  const component = (name: string) =>
    `export interface ${name}Props extends ConditionProps, VendorProps, ToneProps, PlainProps, ByWidth<SheetProps> { own?: string }
     export declare function ${name}(props: ${name}Props): React.JSX.Element;`;
  const types = `import type * as React from 'react';
    declare const conditions: { ${values.join(' ')} };
    type ConditionProps = { [Name in keyof typeof conditions]?: string };
    type Tone = ${LETTERS.map((name) => `'tone${name}'`).join(' | ')};
    type ToneProps = { [Name in Tone]?: string };
    interface Fallback { ${sides} }
    type VendorProps = { [Name in keyof Fallback]?: Fallback[Name] | number };
    interface PlainProps { ${sides.replace(/(\w)\?/g, 'plain$1?')} }
    type ByWidth<T> = { [Name in keyof T]?: T[Name] | { wide: T[Name] } };
    declare const sheets: { ${LETTERS.map((name) => `sheet${name}: { s: string; l: string };`).join(' ')} };
    type SheetProps = { [Name in keyof typeof sheets]?: keyof (typeof sheets)[Name] };
    ${['Box', 'Card', 'Dial', 'Knob', 'Lamp'].map(component).join('\n')}
    export declare function Press(props: Omit<BoxProps & { a: 1 }, 'own' | 'b'>): React.JSX.Element;`;
  const root = writeProject(packageFiles('mapped', { 'index.d.ts': types }));
  const { docs } = await extractPackage({ root, package: 'mapped' });
  const shared = ['ConditionProps', 'PlainProps', 'SheetProps', 'ToneProps', 'VendorProps'];
  const found = docs.filter(({ kind }) => kind === 'type').map(({ name }) => name);
  expect(found.sort()).toEqual(shared);
  for (const name of ['Box', 'Press'])
    expect(docs.find((doc) => doc.name === name)!.groups).toEqual(shared);
  const [row] = docs.find(({ name }) => name === 'ConditionProps')!.props;
  expect(row).toMatchObject({ name: '_a', type: 'string', description: 'When a.' });
}, 20_000);

describe('props that many components share', () => {
  const read = async (shared: string[], groups?: GroupNames) => {
    const root = installFixtures([]);
    const component = (name: string) =>
      `export interface ${name}Props extends StyleProps { own?: string }
       export declare function ${name}(props: ${name}Props): React.JSX.Element;`;
    const props = shared.map((name) => `/** Room. */ ${name}?: number;`).join('\n');
    writePackage(
      path.join(root, 'node_modules/shared-ui'),
      { name: 'shared-ui', types: 'index.d.ts' },
      {
        'style-props.d.ts': `export interface StyleProps { ${props} }`,
        'index.d.ts': `import type * as React from 'react';
          import type { StyleProps } from './style-props';
          ${['Box', 'Card', 'Dial', 'Knob', 'Lamp'].map(component).join('\n')}
          export declare function Plain(props: { own: string }): React.JSX.Element;
          interface Pressed { a?: string }
          export declare function Press(props: Omit<StyleProps, 'a'> & Pressed): React.JSX.Element;`,
      },
    );
    return (await extractPackage({ root, package: 'shared-ui', groups })).docs;
  };

  test('are an entry of their own, and marked in the data of each component', async () => {
    const docs = await read(LETTERS);
    expect(docs.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      ...['Box', 'Card', 'Dial', 'Knob', 'Lamp', 'Plain', 'Press'].map(
        (name) => `component ${name}`,
      ),
      'type StyleProps',
    ]);
    const [box] = docs;
    expect(box!.groups).toEqual(['StyleProps']);
    expect(docs.find(({ name }) => name === 'Plain')!.groups).toEqual([]);
    expect(box!.props.map(({ name, group, inherited }) => [name, group, inherited])).toEqual([
      ['own', null, false],
      ...LETTERS.map((name) => [name, 'StyleProps', false]),
    ]);
    expect(docs.at(-1)!.props.map(({ name, description }) => [name, description])).toEqual(
      LETTERS.map((name) => [name, 'Room.']),
    );
  });

  test('are left to the component that has its own of that name', async () => {
    const docs = await read(LETTERS);
    const rows = docs
      .find(({ name }) => name === 'Press')!
      .props.filter(({ name }) => name === 'a');
    expect(rows).toMatchObject([{ type: 'string' }]);
  });

  test('too few of them stay where they are', async () => {
    const docs = await read(LETTERS.slice(0, 11));
    expect(docs.map(({ kind }) => kind)).not.toContain('type');
    expect(docs[0]!.props.every(({ group }) => group === null)).toBe(true);
    expect(docs[0]!.props).toHaveLength(12);
  });

  test('rows of very many are given once', async () => {
    const many = Array.from({ length: 120 }, (_, i) => `p${i}`);
    const docs = await read(many);
    expect(docs[0]!.props.map(({ name }) => name)).toEqual(['own']);
    expect(docs[0]!.groups).toEqual(['StyleProps']);
    expect(docs.at(-1)!.props).toHaveLength(120);
  });
});

describe('props that a site decides on', () => {
  const read = async (groups: GroupNames) => {
    const root = installFixtures([]);
    writePackage(
      path.join(root, 'node_modules/bags-ui'),
      { name: 'bags-ui', types: 'index.d.ts' },
      {
        'index.d.ts': `import type * as React from 'react';
          export interface StyleProps { ${LETTERS.map((name) => `${name}?: number;`).join(' ')} }
          interface AriaProps { /** Says what it is. */ label?: string; a?: number }
          export interface LinkProps { href?: string }
          ${['Box', 'Card', 'Dial', 'Knob', 'Lamp']
            .map(
              (name) => `export interface ${name}Props extends StyleProps, AriaProps, LinkProps {}
                export declare function ${name}(props: ${name}Props): React.JSX.Element;`,
            )
            .join('\n')}
          export declare function useBox(): void;`,
      },
    );
    return (await extractPackage({ root, package: 'bags-ui', groups })).docs;
  };
  const rows = (docs: ComponentDoc[]) =>
    docs[0]!.props.map(({ name, group, from }) => `${name}: ${group ?? from ?? 'own'}`);

  test('go by the name that it gives them, or stay in the tables', async () => {
    expect(await read({}).then((docs) => docs[0]!.groups)).toEqual(['StyleProps']);
    const named = await read({ Style: 'Style props' });
    expect(named[0]!.groups).toEqual(['Style props']);
    expect(named.at(-1)).toMatchObject({ kind: 'type', name: 'Style props' });
    const left = await read({ StyleProps: false });
    expect(left.every(({ kind, groups }) => kind !== 'type' && groups.length === 0)).toBe(true);
    expect(rows(left)).toContain('b: own');
  });

  test('are taken together under one name, whether found by themselves or not', async () => {
    const docs = await read({ StyleProps: 'Common', AriaProps: 'Common', LinkProps: 'Link' });
    expect(docs[0]!.groups).toEqual(['Common', 'Link']);
    expect(rows(docs).toSorted()).toEqual([
      ...LETTERS.slice(0, 8).map((name) => `${name}: Common`),
      'href: Link',
      ...LETTERS.slice(8, 12).map((name) => `${name}: Common`),
      'label: Common',
      ...LETTERS.slice(12).map((name) => `${name}: Common`),
    ]);
    const common = docs.find(({ name }) => name === 'Common')!;
    expect(common.props.find(({ name }) => name === 'label')!.description).toBe('Says what it is.');
  });

  test.each([
    [
      { StylProps: 'Style props' },
      '`groups` names "StylProps", but no component of bags-ui takes props from such a type; did you mean "StyleProps"?',
    ],
    [
      { StyleProps: 'Card' },
      '`groups` calls shared props "Card", which is the name of an export of bags-ui',
    ],
    [
      { StyleProps: 'useBox' },
      '`groups` calls shared props "useBox", which is the name of an export of bags-ui',
    ],
  ])('are told where they cannot be as %j', async (groups, message) => {
    await expect(read(groups as never)).rejects.toThrow(message);
  });
});

describe('a package of the workspace', () => {
  const install = (files: Record<string, string>, manifest: object = {}) => {
    const root = installFixtures([]);
    const dir = path.join(root, 'packages/ui');
    writePackage(
      dir,
      { name: '@acme/ui', type: 'module', exports: { '.': './src/index.ts' }, ...manifest },
      files,
    );
    mkdirSync(path.join(root, 'node_modules/@acme'));
    symlinkSync(dir, path.join(root, 'node_modules/@acme/ui'));
    return root;
  };
  const SOURCE = {
    'tsconfig.json': JSON.stringify({
      compilerOptions: { jsx: 'react-jsx', paths: { '~/*': ['./src/*'] }, composite: true },
      include: ['src'],
    }),
    'src/index.ts': `export { Knob } from './Knob.tsx';\nexport * from './Card';`,
    'src/types.ts': `export type Size = 'sm' | 'md';`,
    'src/Knob.tsx': `import styles from './knob.module.css';
      import type { Size } from '~/types';
      /** Turns. */
      export const Knob = ({ size = 'md' }: { /** How large. */ size?: Size }) =>
        <button className={styles.root}>{size}</button>;`,
    'src/Card.tsx': `export function Card({ title }: { title: string }) { return <b>{title}</b>; }
      Card.Header = function CardHeader({ level = 2 }: { level?: 1 | 2 }) { return <h2>{level}</h2>; };`,
  };

  test('is documented from its source, with its own settings', async () => {
    const { docs } = await extractPackage({ root: install(SOURCE), package: '@acme/ui' });
    expect(docs.map(({ name }) => name)).toEqual(['Card', 'Card.Header', 'Knob']);
    const [, header, knob] = docs;
    expect(header!.props).toMatchObject([{ name: 'level', inherited: false }]);
    expect(knob).toMatchObject({
      description: 'Turns.',
      props: [
        {
          name: 'size',
          description: 'How large.',
          values: [{ text: "'sm'" }, { text: "'md'" }],
          default: "'md'",
          defaultFrom: 'code',
        },
      ],
    });
  });

  test('is found by the condition that names its source', async () => {
    const exports = {
      '.': { source: './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
    };
    const { docs } = await extractPackage({
      root: install(SOURCE, { exports }),
      package: '@acme/ui',
    });
    expect(docs).toHaveLength(3);
  });

  test('that exports no value is told, every time', async () => {
    const root = install({ 'src/index.ts': 'export type Size = 2;' });
    for (let i = 0; i < 2; i += 1) {
      await expect(extractPackage({ root, package: '@acme/ui' })).rejects.toThrow(
        'exports nothing but types',
      );
    }
  });
});
