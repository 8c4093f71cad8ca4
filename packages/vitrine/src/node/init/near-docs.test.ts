import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readNearDocs } from './near-docs.ts';

const MODULES = path.resolve(import.meta.dirname, '../../../../../node_modules');

let root: string;
let site: string;
beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'near-docs-')));
  site = path.join(root, 'docs');
  mkdirSync(site);
  mkdirSync(path.join(root, 'node_modules/@types'), { recursive: true });
  for (const name of ['@types/react', 'csstype'])
    symlinkSync(path.join(MODULES, name), path.join(root, 'node_modules', name));
  add('packages/icons', 'export declare function StarIcon(): ReactNode;');
  add(
    'packages/theme',
    "export declare function ModeProvider(p: { mode: 'light' | 'dark' }): ReactNode;",
  );
  add('node_modules/installed', 'export declare function FarProvider(): ReactNode;');
  for (const name of ['@kit/theming', '@other/theming'])
    add(`node_modules/${name}`, 'export declare function ThemeProvider(): ReactNode;');
  for (const name of ['icons', 'theme'])
    symlinkSync(path.join(root, 'packages', name), path.join(root, 'node_modules', name));
});
afterAll(() => rmSync(root, { recursive: true }));

function add(folder: string, types: string) {
  const dir = path.join(root, folder);
  mkdirSync(dir, { recursive: true });
  const manifest = {
    name: folder.split(/packages\/|node_modules\//)[1]!,
    version: '1.0.0',
    types: './index.d.ts',
  };
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(dir, 'index.d.ts'), `import type { ReactNode } from 'react';\n${types}`);
}

it('reads the package of the repository whose provider is asked for', async () => {
  const names = Object.fromEntries(['gone', 'installed', 'icons'].map((name) => [name, '*']));
  const manifest = { dependencies: names, peerDependencies: { theme: '*' } };
  const read = async (complaint: string | null) => {
    const { name, docs } = await readNearDocs({ name: 'ui', dir: site, manifest }, complaint);
    return [name, ...docs.map((doc) => doc.name)];
  };
  expect(await read('Wrap it in FarProvider or <ModeProvider>.')).toEqual([
    'theme',
    'ModeProvider',
  ]);
  expect(await read('Wrap it in FarProvider.')).toEqual(['']);
  expect(await read('no theme')).toEqual(['']);
  expect(await read(null)).toEqual(['']);
});

it('reads the package of the same scope that is called after themes, whatever they say', async () => {
  const dependencies = { '@kit/icons': '*', '@other/theming': '*', '@kit/theming': '*' };
  const read = async (name: string) =>
    (await readNearDocs({ name, dir: site, manifest: { dependencies } }, null)).name;
  expect(await read('@kit/buttons')).toBe('@kit/theming');
  expect(await read('kit')).toBe('');
});
