import { expect, test } from 'vitest';
import { writeProject } from '../fixtures/install.ts';
import {
  capitalisedAt,
  filesBesideEntry,
  modulesAt,
  packagesAt,
  packagesBesideEntry,
} from './folders-at.ts';

/** A root with these files, and folders of modules that have types and code. */
const write = (files: string[], folders: string[] = []) =>
  writeProject(
    Object.fromEntries(
      [...files, ...folders.flatMap((name) => [`${name}/index.d.ts`, `${name}/index.js`])].map(
        (file) => [file, ''],
      ),
    ),
    { react: false },
  );

test('folders in small letters are modules where they have types and code', () => {
  const modules = ['button', 'a_b-c1', 'x'];
  const files = ['typed/index.d.ts', 'coded/index.js', 'deep/button/index.js', 'plain'];
  const beside = ['split/index.d.ts', 'split.js', 'empty/dial.d.ts', 'empty.js'];
  const folders = [...modules, 'Button', '1a', '-a', 'a.b'];
  expect(modulesAt(write([...files, ...beside], folders)).sort()).toEqual(
    [...modules, 'split'].toSorted(),
  );
});

test('folders of other builds and of the package alone are none, and those that begin or end alike are', () => {
  const others = [
    ...['build', 'cjs', 'common', 'dist', 'es', 'esm', 'es2015', 'helper', 'helpers', 'legacy'],
    ...['lib', 'lib-esm', 'locale', 'locales', 'modern', 'node', 'scripts', 'shared'],
    ...['src', 'test', 'tests', 'types', 'typings', 'umd', 'util', 'utils'],
  ];
  const modules = ['builder', 'library', 'my-lib', 'es-modules', 'lib-', 'testing'];
  expect(modulesAt(write([], [...others, ...modules])).sort()).toEqual(modules.toSorted());
});

test('folders and declarations are named as components are', () => {
  const files = ['Dial.d.ts', 'Knob2.d.mts', 'Q.d.cts', 'useDial.d.ts', 'Big-Dial.d.ts'];
  const others = ['Lamp.js', 'Bell.d.ts.map', 'Mark', 'Note.ts'];
  expect(capitalisedAt(write([...files, ...others], ['Card', 'card', '2Cards'])).sort()).toEqual([
    ...['Card', 'Dial', 'Knob2', 'Q'],
  ]);
});

test('folders in small letters are packages where a manifest says where their types are', () => {
  const manifests = {
    button: { types: './button.d.ts' },
    'a_b-c1': { typings: './index.d.ts' },
    plain: { main: './index.js' },
    Dial: { types: './index.d.ts' },
    'a.b': { types: './index.d.ts' },
  };
  const files = Object.entries(manifests).map(([dir, json]) => [
    `${dir}/package.json`,
    JSON.stringify(json),
  ]);
  const root = writeProject(
    { ...Object.fromEntries(files), 'empty/index.js': '', 'broken/package.json': '{', file: '' },
    { react: false },
  );
  expect(packagesAt(root).sort()).toEqual(['a_b-c1', 'button']);
});

test('beside an entry those are left out that are named as other builds are', () => {
  const types = { near: './index.d.ts', far: '../dist/far.d.ts', utils: './utils.d.ts' };
  const files = Object.entries(types).map(([dir, file]) => [
    `${dir}/package.json`,
    JSON.stringify({ types: file }),
  ]);
  const root = writeProject(Object.fromEntries(files), { react: false });
  expect(packagesBesideEntry(root).sort()).toEqual(['far', 'near']);
});

test('modules beside an entry are paths unless the entry is made of them', () => {
  const names = ['index', 'link', 'inner', 'deep', 'utils', 'Card', 'a.b'];
  const files = names.flatMap((name) => [`${name}.d.ts`, `${name}.js`]);
  const root = writeProject(
    {
      ...Object.fromEntries([...files, 'typed.d.ts', 'coded.js'].map((file) => [file, ''])),
      'index.d.ts': `/// <reference path="./link.d.ts" />\nexport * from './inner';`,
      'inner.d.ts': "export type Deep = import('./deep.js').Deep;",
      'deep.d.ts': "export { one } from './index';\nimport gone = require('./gone');",
    },
    { react: false },
  );
  expect(filesBesideEntry(root, './index.d.ts')).toEqual(['link']);
  expect(filesBesideEntry(root, './link.d.mts').sort()).toEqual(['deep', 'inner']);
});
