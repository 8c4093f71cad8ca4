import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseLibrary, type AskLibrary } from './choose-library.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'choose-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(folder: string, manifest: object): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(manifest));
}

const library = (name: string, more: object = {}) => ({
  ...{ name, version: '2.1.0', exports: './index.js', peerDependencies: { react: '*' } },
  ...more,
});
const choose = (named?: string, ask: AskLibrary | null = null) =>
  chooseLibrary({ root, dir: 'docs' }, named, ask);

it('takes the only one that there is, and asks nobody', async () => {
  write('packages/kit', library('@acme/kit'));
  const kit = {
    ...{ name: '@acme/kit', spec: 'file:../packages/kit' },
    folder: path.join(root, 'packages/kit'),
  };
  const ask = () => Promise.reject(new Error('asked'));
  expect(await choose(undefined, ask)).toEqual(kit);
  expect(await choose('@acme/kit', ask)).toEqual(kit);
});

it.each([
  ['react', library('react', { peerDependencies: {} })],
  ['react-dom', library('react-dom')],
  ['vitrine', library('vitrine')],
  ['kit-types', { name: 'kit-types', peerDependencies: { react: '*' } }],
])('%s is no library of components', async (_name, manifest) => {
  write('packages/one', manifest);
  await expect(choose()).rejects.toThrow(`no package of React components is in ${root}`);
});

it('takes one of the project by its name, whatever it needs, and looks for it nowhere else', async () => {
  write('packages/kit', { name: '@acme/kit' });
  write('docs', { name: 'docs' });
  const folder = path.join(root, 'packages/kit');
  expect(await choose('@acme/kit')).toEqual({
    ...{ name: '@acme/kit', spec: 'file:../packages/kit', folder },
  });
  expect((await choose('@acme/kit@1.0.0')).folder).toBeNull();
  expect((await choose('docs')).folder).toBeNull();
});

it.each([
  ['catalog:ui', '^2.1.0'],
  ['workspace:^', '^2.1.0'],
  ['patch:kit@npm%3A2.1.0#~/.yarn/patches/kit.patch', '^2.1.0'],
  ['file:vendor/kit.tgz', 'file:../vendor/kit.tgz'],
  ['./vendor/kit.tgz', 'file:../vendor/kit.tgz'],
  ['npm:@acme/kit@2', 'npm:@acme/kit@2'],
])('%s of a project is %s in a site of its own', async (spec, moved) => {
  write('.', { name: 'app', dependencies: { kit: spec } });
  write('node_modules/kit', library('kit'));
  expect(await choose()).toEqual({ name: 'kit', spec: moved, folder: null });
});

it('leaves a version to the catalog of the workspace that the site is in', async () => {
  write('.', { name: 'app', workspaces: ['docs'], dependencies: { kit: 'catalog:' } });
  write('node_modules/kit', library('kit'));
  expect((await choose()).spec).toBe('catalog:');
});

it('takes a package that the settings of the compiler lead to, if it has elements in it', async () => {
  const file = (name: string) => writeFileSync(path.join(root, name), '');
  const paths = { '@acme/ui': ['libs/ui/index.ts'], '@acme/tokens': ['libs/tokens/index.ts'] };
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: { paths } }));
  mkdirSync(path.join(root, '.git'));
  for (const name of ['ui', 'tokens', 'web']) {
    write(`libs/${name}`, { name: `@acme/${name}`, main: './index.js' });
    file(`libs/${name}/index.ts`);
  }
  await expect(choose()).rejects.toThrow('no package of React components');
  file('libs/ui/knob.tsx');
  file('libs/web/app.tsx');
  expect((await choose()).name).toBe('@acme/ui');
  write('libs/kit', library('@acme/kit'));
  expect((await choose()).name).toBe('@acme/kit');
});

it.each(['dependencies', 'devDependencies'])(
  'takes one that brings React among its %s where no other is there',
  async (key) => {
    const brings = { exports: './index.js', [key]: { react: '^19.0.0' } };
    write('packages/kit', { name: 'kit', ...brings });
    write('apps/shop', { name: 'shop', [key]: { react: '^19.0.0' } });
    write('apps/old', { name: 'old', main: 'index.js', [key]: { react: '^19.0.0' } });
    write('packages/tools', { name: 'tools', exports: './index.js' });
    expect((await choose()).name).toBe('kit');
    write('', { dependencies: { other: '~2.0.0' } });
    write('node_modules/other', library('other'));
    expect((await choose()).name).toBe('other');
    write('packages/lab', library('lab'));
    expect((await choose()).name).toBe('lab');
  },
);

it.each(['exports', 'main', 'module', 'types'])('one is imported by its %s', async (key) => {
  write('packages/kit', { name: 'kit', [key]: './index.js', peerDependencies: { react: '*' } });
  expect((await choose()).name).toBe('kit');
});

it('looks neither into what is built, installed or hidden, nor at the documentation itself', async () => {
  for (const folder of ['docs', 'dist', 'build/kit', 'node_modules/kit', '.cache'])
    write(folder, library('kit'));
  await expect(choose()).rejects.toThrow('no package of React components');
});

it('without one of its own, takes what the project depends on', async () => {
  write('', { dependencies: { kit: '~2.0.0', react: '19.0.0', gone: '1.0.0' } });
  write('node_modules/kit', library('kit'));
  write('node_modules/react', { name: 'react', exports: './index.js' });
  expect(await choose()).toEqual({ name: 'kit', spec: '~2.0.0', folder: null });
});

it('takes what the scripts of an app run for what it is built with', async () => {
  const scripts = { dev: 'NODE_ENV=test frame dev', lint: 'lint;tool --all' };
  write('', { scripts, dependencies: { frame: '1.0.0', '@acme/tool': '1.0.0' } });
  write('node_modules/frame', { ...library('frame'), bin: { frame: './bin.js' } });
  write('node_modules/@acme/tool', { ...library('@acme/tool'), bin: './bin.js' });
  await expect(choose()).rejects.toThrow('no package of React components is in');
  const both = { frame: '1.0.0', kit: '~2.0.0' };
  write('', { scripts, dependencies: both });
  write('node_modules/kit', { ...library('kit'), bin: { 'kit-theme': './bin.js' } });
  expect((await choose()).name).toBe('kit');
});

it('links what the project links: a path holds only where it was written', async () => {
  write('', { dependencies: { '@acme/kit': 'link:../kit' } });
  const linked = mkdtempSync(path.join(tmpdir(), 'choose-linked-'));
  writeFileSync(path.join(linked, 'package.json'), JSON.stringify(library('@acme/kit')));
  mkdirSync(path.join(root, 'node_modules/@acme'), { recursive: true });
  symlinkSync(linked, path.join(root, 'node_modules/@acme/kit'));
  const spec = `file:${path.relative(path.join(root, 'docs'), linked)}`;
  const kit = { name: '@acme/kit', spec, folder: linked };
  try {
    expect(await choose()).toEqual(kit);
    expect(await choose('@acme/kit')).toEqual(kit);
  } finally {
    rmSync(linked, { recursive: true });
  }
});

it('takes any package by its name, as it is installed, else the newest', async () => {
  write('packages/kit', library('@acme/kit'));
  write('node_modules/other', library('other'));
  expect(await choose('other')).toEqual({ name: 'other', spec: '^2.1.0', folder: null });
  expect(await choose('@far/a.b_c~d')).toEqual({
    ...{ name: '@far/a.b_c~d', spec: 'latest', folder: null },
  });
});

it('takes the version that is named, whatever is installed', async () => {
  write('node_modules/other', library('other'));
  const other = { name: 'other', folder: null };
  expect(await choose('other@1.0.0-beta.2')).toEqual({ ...other, spec: '1.0.0-beta.2' });
  const answer = () => Promise.resolve('other@next');
  expect(await choose(undefined, answer)).toEqual({ ...other, spec: 'next' });
});

it.each([
  'kit@',
  'My Kit',
  '',
  '@kit',
  '@/kit',
  '@acme/',
  '@acme/kit/button',
  '.kit',
  'kit;',
  ' kit',
  'Kit',
])('%j is the name of no package', async (name) => {
  await expect(choose(name)).rejects.toThrow(
    `--library expects the name of a package, with or without a version, received "${name}"`,
  );
});

it('takes one of the project whatever it is called', async () => {
  write('packages/Old Kit', library('Old Kit'));
  expect((await choose('Old Kit')).folder).toBe(path.join(root, 'packages/Old Kit'));
});

it('asks which of several, and takes another that is named', async () => {
  for (const name of ['core', 'lab']) write(`packages/${name}`, library(`@acme/${name}`));
  await expect(choose()).rejects.toThrow('there are several: @acme/core, @acme/lab');
  const answer = (name: string) => (found: string[], isName: (text: string) => boolean) => {
    expect(found).toEqual(['@acme/core', '@acme/lab']);
    expect([isName('@acme/lab'), isName('The lab')]).toEqual([true, false]);
    return Promise.resolve(name);
  };
  expect((await choose(undefined, answer('@acme/lab'))).spec).toBe('file:../packages/lab');
  expect(await choose(undefined, answer('other'))).toEqual({
    ...{ name: 'other', spec: 'latest', folder: null },
  });
});

it('names what settings of the compiler alone lead to, where there is no package', async () => {
  const names = ['@acme/ui', '@acme/ui/*', '@/*', '~', ...'abcdef'].map((name) => [name, ['x.ts']]);
  const paths = Object.fromEntries(names);
  writeFileSync(
    path.join(root, 'tsconfig.base.json'),
    JSON.stringify({ compilerOptions: { paths } }),
  );
  await expect(choose()).rejects.toThrow(
    `no package of React components is in ${root}. tsconfig.base.json leads to @acme/ui, a, b, c, d, …: the one`,
  );
});

it('what settings of the compiler alone have a name for is no package of a registry', async () => {
  const paths = { '@acme/ui': ['libs/ui/src/index.ts'] };
  writeFileSync(
    path.join(root, 'tsconfig.base.json'),
    JSON.stringify({ compilerOptions: { baseUrl: '.', paths } }),
  );
  await expect(choose('@acme/ui')).rejects.toMatchObject({
    problems: [
      {
        code: 'library-without-manifest',
        message:
          '@acme/ui is no package: tsconfig.base.json leads to libs/ui/src/index.ts, and no package.json with that name is there',
      },
    ],
  });
  expect((await choose('@acme/icons')).spec).toBe('latest');
});
