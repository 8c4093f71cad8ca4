import path from 'node:path';
import { expect, test } from 'vitest';
import { extractPackage } from '../../extract-package.ts';
import { packageFiles, writeProject } from '../../fixtures/install.ts';
import { install } from '../../fixtures/exported-files.ts';
import { builtModules } from './built-modules.ts';

const moduleAt = (folder: string) => [`${folder}/index.js`, `${folder}/index.d.ts`];

test('modules of the first build that has any, and those that are named as components are', () => {
  const files = [
    ...moduleAt('lib/components/dial'),
    ...moduleAt('lib/components/dial/inner'),
    ...moduleAt('lib/__internal__/knob'),
    ...moduleAt('lib/components/_parts'),
    ...['lib/components/Lamp.js', 'lib/components/Lamp.d.ts', 'lib/components/Cord.d.ts'],
    ...['lib/components/coded/index.js', 'lib/components/dial/Part.js'],
    ...['lib/components/dial/Part.d.ts', 'lib/a/b/c/d/index.js', 'lib/a/b/c/d/index.d.ts'],
    ...moduleAt('esm/components/dial'),
  ];
  expect(builtModules(install(undefined, files)).sort()).toEqual([
    ...['lib/a/b/c/d', 'lib/components/Lamp', 'lib/components/dial'],
  ]);
  expect(builtModules(install(undefined, [...files, 'index.js']))).toEqual([]);
});

test('the build that the manifest names, with a slash or without, goes before others', () => {
  const installed = install(undefined, [...moduleAt('kit/dial'), ...moduleAt('lib/dial')]);
  for (const main of ['./kit/', 'kit'])
    expect(builtModules({ ...installed, manifest: { main } })).toEqual(['kit/dial']);
  for (const main of ['.', '../', './gone/'])
    expect(builtModules({ ...installed, manifest: { main } })).toEqual(['lib/dial']);
});

test('a package with nothing but such modules is documented by paths that work', async () => {
  const dial = 'export declare const Dial: (props: { value: number }) => null;';
  const files = {
    'lib/dial/index.js': 'exports.Dial = () => null;',
    'lib/dial/index.d.ts': dial,
    'lib/dial/knob/package.json': JSON.stringify({ main: './knob.js', types: './knob.d.ts' }),
    'lib/dial/knob/knob.js': 'exports.Knob = () => null;',
    'lib/dial/knob/knob.d.ts': dial.replace('Dial', 'Knob'),
  };
  const manifest = { main: './lib/', types: undefined, dependencies: { react: '*' } };
  const root = writeProject(packageFiles('acme', files, manifest));
  const { docs } = await extractPackage({ root, package: 'acme', cacheDir: path.join(root, 'c') });
  expect(docs.map(({ imports }) => imports)).toEqual([
    [{ specifier: 'acme/lib/dial', clause: '{ Dial }' }],
    [{ specifier: 'acme/lib/dial/knob', clause: '{ Knob }' }],
  ]);
});

test('an entry whose declarations have types alone leaves its modules to their paths', async () => {
  const knob = (name: string) => `import { Shared } from '../index';
export interface ${name}Props extends Shared.Props { value: number }
export declare class ${name} extends React.Component<${name}Props, {}> { render(): null }
export default ${name};`;
  const types =
    'export declare namespace Shared { interface Props { tone?: string } }\nexport default Shared;';
  const read = async (entry: string) => {
    const files = {
      'lib/index.js': "exports.Knob = require('./knob').Knob;",
      'lib/index.d.ts': entry,
      'lib/knob/index.js': 'exports.default = exports.Knob = class {};',
      'lib/knob/index.d.ts': `import * as React from 'react';\n${knob('Knob')}`,
      'components/index.js': '',
      'components/index.d.ts': entry,
      'index.d.ts': '',
    };
    const manifest = { main: './lib', types: undefined, dependencies: { react: '*' } };
    const root = writeProject(packageFiles('acme', files, manifest));
    const { docs } = await extractPackage({
      root,
      package: 'acme',
      cacheDir: path.join(root, 'c'),
    });
    return docs.map(({ name, imports, props }) => [name, imports[0]!.specifier, props.length]);
  };
  expect(await read(types)).toEqual([['Knob', 'acme/lib/knob', 2]]);
  const others = [
    `${types}\nexport declare const Lamp: (props: { on: boolean }) => null;`,
    `${types}\nexport * from './knob';`,
  ];
  expect(await read(others[0]!)).toEqual([['Lamp', 'acme', 1]]);
  expect((await read(others[1]!)).map(([name, from]) => [name, from])).toEqual([['Knob', 'acme']]);
});
