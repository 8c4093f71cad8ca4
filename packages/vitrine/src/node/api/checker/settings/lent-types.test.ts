import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { extractPackage } from '../../extract-package.ts';
import { writeProject } from '../../fixtures/install.ts';

const REACT_TYPES = path.resolve(import.meta.dirname, '../../../../../../../node_modules/@types');
const DIAL = `import { forwardRef, type HTMLAttributes } from 'react';
import { SIZES } from '@ui/sizes';
export interface DialProps extends HTMLAttributes<HTMLDivElement> {
  /** How large. */
  size?: keyof typeof SIZES;
}
export const Dial = forwardRef<HTMLDivElement, DialProps>(({ size, ...others }, ref) => (
  <div ref={ref} data-size={size} {...others} />
));
export const Lamp = (props: import('react').PropsWithChildren<{ on: boolean }>) => <b>{props.children}</b>;
`;

/** A site in `docs` that has React's types, and source in `ui` that finds none. */
async function read(files: Record<string, string>) {
  const manifest = { name: 'ui', exports: './src/index.ts', peerDependencies: { react: '*' } };
  const root = writeProject(
    {
      'package.json': '{"workspaces":["docs","ui"]}',
      'ui/package.json': JSON.stringify(manifest),
      'ui/src/index.ts': "export * from './dial';",
      'ui/src/dial.tsx': DIAL,
      'ui/src/tokens/sizes.ts': 'export const SIZES = { s: 1, l: 2 };',
      ...files,
    },
    { react: false },
  );
  const site = path.join(root, 'docs');
  mkdirSync(path.join(site, 'node_modules'), { recursive: true });
  symlinkSync(path.join(root, 'ui'), path.join(site, 'node_modules/ui'));
  symlinkSync(REACT_TYPES, path.join(site, 'node_modules/@types'));
  const { docs, problems } = await extractPackage({ root: site, package: 'ui' });
  return {
    problems,
    read: docs.map(({ name, kind, props, takesAttributes, unresolved }) => ({
      ...{ name, kind, takesAttributes, unresolved },
      props: props.map((one) => `${one.name}: ${one.values.map(({ text }) => text).join()}`),
    })),
  };
}

const known = {
  problems: [],
  read: [
    {
      ...{ name: 'Dial', kind: 'component', takesAttributes: true, unresolved: [] },
      props: ["size: 's','l'"],
    },
    {
      ...{ name: 'Lamp', kind: 'component', takesAttributes: false, unresolved: [] },
      props: ['on: ', 'children: '],
    },
  ],
};

test('source that finds no types of React is read with those of the site, and with its own paths', async () => {
  const paths = { '@ui/*': ['./src/tokens/*'] };
  const settings = JSON.stringify({ compilerOptions: { paths, jsx: 'react-jsx' } });
  expect(await read({ 'ui/tsconfig.json': settings })).toEqual(known);
});

test('paths that it extends are relative to where they stand', async () => {
  const paths = { '@ui/*': ['ui/src/tokens/*'] };
  expect(
    await read({
      'tsconfig.base.json': JSON.stringify({ compilerOptions: { paths } }),
      'other.json': '{}',
      'ui/tsconfig.json': '{ "extends": ["../tsconfig.base.json", "../other.json"] }',
    }),
  ).toEqual(known);
});

test('names are paths from the base that the settings give, as patterns are', async () => {
  const settings = (options: object) => JSON.stringify({ compilerOptions: options });
  const files = {
    'ui/src/index.ts': "export * from 'dial';",
    'ui/src/dial.tsx': DIAL.replace('@ui/sizes', 'tokens/sizes'),
  };
  const based = { ...files, 'ui/tsconfig.json': settings({ baseUrl: './src' }) };
  expect(await read(based)).toEqual(known);
  const extended = {
    'ui/base/tsconfig.json': settings({ baseUrl: '../src', paths: { '@ui/*': ['tokens/*'] } }),
    'ui/tsconfig.json': '{ "extends": "./base/tsconfig.json" }',
  };
  expect(await read({ ...based, ...extended })).toEqual(known);
  expect(await read({ ...extended, 'ui/src/index.ts': "export * from 'dial';" })).toEqual(known);
  // Types of React are found beside the package.
  const ofReact = 'export as namespace React; export = React; declare namespace React {}';
  const own = { 'ui/node_modules/@types/react/index.d.ts': ofReact };
  const { read: found } = await read({ ...based, ...own });
  expect(found.map(({ name }) => name)).toContain('Lamp');
});

test('settings that extend each other are told, as ever', async () => {
  const circle = read({
    'ui/tsconfig.json': '{ "extends": "./base.json" }',
    'ui/base.json': '{ "extends": "./tsconfig.json" }',
  });
  await expect(circle).rejects.toThrow('cannot be read: Circularity');
});
