import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { VitrineError } from '../errors.ts';
import { isDirectory } from '../files/kinds.ts';
import { listTargets } from './export-map.ts';
import {
  createPackageLookup,
  findPackage,
  tryFindPackage,
  typesPackageOf,
} from './find-package.ts';
import { readPackage, tryReadPackage } from './manifest.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'packages-'))));
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

it('finds a package in the folder, or in one above it', () => {
  write('node_modules/kit/package.json', '{"name":"kit","version":"1.0.0"}');
  write('docs/node_modules/kit/package.json', '{"name":"kit","version":"2.0.0"}');
  const versionIn = (dir: string) => findPackage(path.join(root, dir), 'kit')?.version;
  expect(versionIn('docs/pages')).toBe('2.0.0');
  expect(versionIn('other')).toBe('1.0.0');
  expect(findPackage(root, 'absent-of-all')).toBeNull();
});

it('finds the package that a folder belongs to by its name, where it exports something', () => {
  const manifest = (more: object) => JSON.stringify({ name: 'kit', version: '1.0.0', ...more });
  const find = (dir: string) => findPackage(path.join(root, dir), 'kit')?.dir;
  write('package.json', manifest({ exports: './index.js' }));
  expect([find(''), find('docs/pages')]).toEqual([realpathSync(root), realpathSync(root)]);
  expect(findPackage(root, 'other')).toBeNull();
  // Another package, an installed one, and what has nothing to import.
  write('site/package.json', '{"name":"site","exports":{}}');
  expect(find('site/content')).toBeUndefined();
  expect(find('node_modules/absent')).toBeUndefined();
  write('docs/node_modules/kit/package.json', manifest({ version: '2.0.0' }));
  expect(findPackage(path.join(root, 'docs'), 'kit')?.version).toBe('2.0.0');
  write('package.json', manifest({ main: './index.js' }));
  expect(find('')).toBeUndefined();
  write('package.json', '{');
  expect(find('')).toBeUndefined();
});

it('reads of lists of packages those that are lists', () => {
  write(
    'package.json',
    '{"name":"a","version":"1.0.0","dependencies":{"b":"1"},"devDependencies":"c","peerDependencies":null}',
  );
  const { manifest } = tryReadPackage(root)!;
  expect(manifest.dependencies).toEqual({ b: '1' });
  expect(manifest).not.toHaveProperty('devDependencies');
  expect(manifest).not.toHaveProperty('peerDependencies');
});

it('takes a manifest that cannot be read for none, where it is nobody’s fault', () => {
  write('package.json', '{');
  expect(tryReadPackage(root)).toBeNull();
  write('node_modules/broken/package.json', '{');
  expect(() => findPackage(root, 'broken')).toThrow(VitrineError);
  expect(tryFindPackage(root, 'broken')).toBeNull();
  write('node_modules/kit/package.json', '{"version":"1.0.0"}');
  expect(tryFindPackage(root, 'kit')?.version).toBe('1.0.0');
});

it('names the nearest package with a name, for each file the same', () => {
  write('package.json', '{"name":"outer","version":"1.0.0"}');
  write('a/package.json', '{"type":"module"}');
  write('b/package.json', '{"name":"inner","version":"1.0.0"}');
  const lookup = createPackageLookup();
  const nameOf = (file: string) => lookup(path.join(root, file))?.manifest.name;
  expect(nameOf('a/x.ts')).toBe('outer');
  expect(nameOf('b/c/x.ts')).toBe('inner');
  expect(nameOf('b/y.ts')).toBe('inner');
  rmSync(path.join(root, 'b/package.json'));
  // It is read once.
  expect(nameOf('b/y.ts')).toBe('inner');
  expect(createPackageLookup()(path.join(root, 'b/y.ts'))?.manifest.name).toBe('outer');
});

it('knows a folder from a file and from nothing', () => {
  write('a', '');
  expect([root, path.join(root, 'a'), path.join(root, 'b')].map(isDirectory)).toEqual([
    true,
    false,
    false,
  ]);
});

it('takes no path for the name of a package', () => {
  for (const dir of ['kit', 'node_modules/kit', 'node_modules/.kit', 'node_modules/@acme/k.i.t'])
    write(`${dir}/package.json`, '{}');
  expect(['kit', '.kit', '@acme/k.i.t'].map((name) => findPackage(root, name)?.name)).toEqual([
    ...['kit', '.kit', 'k.i.t'],
  ]);
  const paths = ['../kit', './kit', '/kit', 'kit/', 'kit/.', 'a/../kit', '.', '..', '', '.\\\\kit'];
  expect(paths.map((name) => findPackage(root, name))).toEqual(paths.map(() => null));
});

it('reads a package where it really lies, by its folder where it has no name', () => {
  write('real/package.json', '\uFEFF{}');
  symlinkSync(path.join(root, 'real'), path.join(root, 'link'));
  expect(readPackage(path.join(root, 'link'))).toEqual({
    ...{ name: 'link', version: '', dir: realpathSync(path.join(root, 'real')) },
    manifest: { exports: undefined },
  });
  expect(readPackage(path.join(root, 'none'))).toBeNull();
  write('other/package.json', '{"name":"a\uFEFFb"}');
  expect(readPackage(path.join(root, 'other'))?.name).toBe('a\uFEFFb');
});

it('leaves out of a manifest what has another type than it should', () => {
  const kept = {
    name: 'a',
    version: '1',
    types: 'a.d.ts',
    main: 'a.js',
    exports: { '.': './a.js' },
    browser: { './a.js': './b.js' },
  };
  const wrong = { homepage: '', typings: 1, module: null, typesVersions: '*' };
  write('package.json', JSON.stringify({ ...kept, ...wrong, license: 'MIT' }));
  expect(readPackage(root)?.manifest).toEqual(kept);
});

it.each(['[]', 'null', '"a"', '1'])('a manifest that is %s is no object', (text) => {
  write('package.json', text);
  expect(() => readPackage(root)).toThrow(/package\.json error invalid-package\n.*it is no object/);
});

it('an export map is as deep as anybody would write', () => {
  const nested = (levels: number) => `${'{"import":'.repeat(levels)}"./a.js"${'}'.repeat(levels)}`;
  write('package.json', `{"name":"kit","exports":${nested(3_000)}}`);
  expect(() => readPackage(root)).toThrow(/have conditions within conditions, more than 50 deep/);
  write('package.json', `{"name":"kit","exports":${nested(50)}}`);
  expect(readPackage(root)?.name).toBe('kit');
});

it('a file below no package is of none', () => {
  expect(createPackageLookup()(path.join(root, 'a.ts'))).toBeNull();
});

it.each([
  ['kit', '@types/kit'],
  ['@acme/dials', '@types/acme__dials'],
])('the declarations of %s are those of %s', (name, types) => {
  expect(typesPackageOf(name)).toBe(types);
});

it('lists where an export leads to, with its conditions', () => {
  const exports = {
    types: './a.d.ts',
    node: { import: './a.mjs', default: null },
    default: ['./b.js', { module: './c.js' }],
  };
  expect(listTargets(exports)).toEqual([
    { conditions: ['types'], file: './a.d.ts' },
    { conditions: ['node', 'import'], file: './a.mjs' },
    { conditions: ['default'], file: './b.js' },
    { conditions: ['default', 'module'], file: './c.js' },
  ]);
  expect(listTargets('./a.js')).toEqual([{ conditions: [], file: './a.js' }]);
  expect(listTargets(undefined)).toEqual([]);
});

it.each(['../../up', '/root', '.', 'a/../../b', 'a//b', 'a\\..\\b', 'a\u0000b', 'a\u001b[2J'])(
  'a folder whose package.json says %j goes by its own name, as that leads elsewhere',
  (name) => {
    write('kit/package.json', JSON.stringify({ name, version: '1.0.0' }));
    expect(readPackage(path.join(root, 'kit'))).toMatchObject({ name: 'kit', version: '1.0.0' });
  },
);
