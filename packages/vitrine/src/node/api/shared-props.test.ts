/** Props that many components share, and packages that are read from their source. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { extractPackage } from './extract-package.ts';
import { installFixtures } from './fixtures/install.ts';

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

describe('props that many components share', () => {
  const read = async (shared: string[]) => {
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
          export declare function Plain(props: { own: string }): React.JSX.Element;`,
      },
    );
    return (await extractPackage({ root, package: 'shared-ui' })).docs;
  };

  test('are an entry of their own, and marked in the data of each component', async () => {
    const docs = await read(LETTERS);
    expect(docs.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      ...['Box', 'Card', 'Dial', 'Knob', 'Lamp', 'Plain'].map((name) => `component ${name}`),
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
        'No component was found',
      );
    }
  });
});
