import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';
import { readPackage } from '../../base/packages/manifest.ts';
import { entryOf, resolveImport } from './resolve-import.ts';

const FILES = {
  'packages/ui/package.json': JSON.stringify({
    name: 'ui',
    version: '1.0.0',
    exports: { '.': './src/index.ts', './parts/*': './src/parts/*.tsx' },
  }),
  'packages/ui/tsconfig.json': JSON.stringify({
    compilerOptions: {
      jsx: 'react-jsx',
      paths: {
        '@/*': ['./gone/*', './src/*'],
        '@/parts/*': ['./src/parts/*'],
        tone: ['./src/tone'],
      },
    },
  }),
  'packages/ui/src/index.ts':
    "export * from '@/dial';\nexport { Part } from '@/parts/small/part';\n",
  'packages/ui/src/dial.tsx': `import type { Tone } from 'tone';
import styles from './dial.module.css';
/** A dial. */
export function Dial({ tone = 'calm', size = 4 }: { tone?: Tone; size?: number }) {
  return <div className={styles.root}>{size}{tone}</div>;
}
`,
  'packages/ui/src/tone.ts': "export type Tone = 'calm' | 'loud';\n",
  'packages/ui/src/parts/small/part.tsx':
    'export const Part = ({ wide = true }: { wide?: boolean }) => <i>{String(wide)}</i>;\n',
};

test('a folder is what its manifest says, perhaps another folder', () => {
  const manifest = (fields: object) => JSON.stringify(fields);
  const root = writeProject(
    packageFiles(
      'kit',
      {
        'index.js': '',
        'parts/dial/package.json': manifest({ main: '../../cjs/dial.js', module: 'index' }),
        'parts/dial/index/package.json': manifest({ module: 'index' }),
        'parts/dial/index/index.js': '',
        'parts/lamp/package.json': manifest({ main: '../../cjs/lamp' }),
        'cjs/lamp.js': '',
        'parts/none/package.json': manifest({}),
        'parts/gone/package.json': manifest({ module: './gone.js' }),
        'parts/round/package.json': manifest({ module: '../round' }),
        'parts/odd/package.json': '{',
      },
      { types: undefined, main: 'index.js' },
    ),
    { react: false },
  );
  const dir = path.join(root, 'node_modules/kit');
  const at = (specifier: string) => {
    const found = resolveImport(path.join(dir, 'index.js'), specifier);
    return found && path.relative(dir, found);
  };
  expect(at('./parts/dial')).toBe('parts/dial/index/index.js');
  expect(at('./parts/lamp')).toBe('cjs/lamp.js');
  for (const name of ['none', 'gone', 'round', 'odd', 'missing'])
    expect(at(`./parts/${name}`)).toBe(null);
  expect(entryOf(readPackage(dir)!, './parts/dial')).toBe(
    path.join(dir, 'parts/dial/index/index.js'),
  );
});

const extract = async (root: string, name: string) =>
  (await extractPackage({ root, package: name, cacheDir: tempDir() })).docs;

test('source that the compiler reads is read, built or not, and any other where nothing is built', () => {
  const manifest = {
    ...{ name: 'kit', version: '1.0.0', main: './dist/index.js' },
    exports: {
      '.': {
        native: './src/index.native.tsx',
        '@acme/source': './src/index.tsx',
        types: './dist/index.d.ts',
        import: './dist/index.js',
      },
      './parts/*': { types: './dist/*.d.ts', default: ['./dist/*.js'], dev: './src/*.tsx' },
      './typed': { types: './src/index.tsx', import: './dist/index.js' },
      './none': { types: './src/index.d.ts', import: './dist/none.js' },
    },
  };
  const source = 'export const Dial = ({ size = 4 }: { size?: number }) => <i>{size}</i>;';
  const settings = { compilerOptions: { customConditions: ['@acme/source'] } };
  const root = writeProject({
    'package.json': JSON.stringify(manifest),
    'src/index.tsx': source,
    'src/index.native.tsx': source,
    'src/index.d.ts': '',
  });
  const entries = () =>
    ['.', './parts/index', './typed', './none'].map((key) => {
      const file = entryOf(readPackage(root)!, key);
      return file && path.relative(realpathSync(root), realpathSync(file)).replaceAll('\\', '/');
    });
  const [src, dist] = ['src/index.tsx', 'dist/index.js'];
  expect(entries()).toEqual(['src/index.native.tsx', src, src, null]);
  mkdirSync(path.join(root, 'dist'));
  writeFileSync(path.join(root, 'dist/index.js'), '');
  expect(entries()).toEqual([dist, dist, src, null]);
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify(settings));
  expect(entries()).toEqual([src, dist, src, null]);
});

test('without a map, types may be source', () => {
  const entry = (manifest: object) => {
    const root = writeProject({
      'package.json': JSON.stringify({ name: 'kit', ...manifest }),
      ...{ 'src/kit.tsx': '', 'src/kit.d.ts': '', 'dist/kit.js': '' },
    });
    const file = entryOf(readPackage(root)!);
    return file && path.relative(realpathSync(root), realpathSync(file)).replaceAll('\\', '/');
  };
  const main = './dist/kit.js';
  expect(entry({ main, types: './src/kit.tsx' })).toBe('src/kit.tsx');
  expect(entry({ main, typings: './src/kit.tsx' })).toBe('src/kit.tsx');
  expect(entry({ main, types: './src/kit.d.ts' })).toBe('dist/kit.js');
  expect(entry({ exports: main, types: './src/kit.tsx' })).toBe('dist/kit.js');
});

test('what bundlers for browsers take in place of a file counts', () => {
  const entry = (manifest: object) => {
    const root = writeProject({
      'package.json': JSON.stringify({ name: 'kit', ...manifest }),
      ...{ 'lib/kit.js': '', 'lib/kit.browser.js': '' },
    });
    return path.basename(entryOf(readPackage(root)!)!);
  };
  const browser = { './lib/kit.js': './lib/kit.browser.js', fs: false };
  expect(entry({ main: 'lib/kit.js', browser })).toBe('kit.browser.js');
  expect(entry({ exports: './lib/kit.js', browser })).toBe('kit.browser.js');
  expect(entry({ main: 'lib/kit.js', browser: { 'lib/kit.js': false } })).toBe('kit.js');
  expect(entry({ main: 'lib/kit.js', browser: './lib/umd.js' })).toBe('kit.js');
});

test('the source of a package may call its files by names of its own', async () => {
  const root = writeProject(FILES);
  const { symlinkSync } = await import('node:fs');
  symlinkSync(path.join(root, 'packages/ui'), path.join(root, 'node_modules/ui'), 'junction');
  const docs = await extract(root, 'ui');
  const defaults = docs.flatMap((doc) =>
    doc.props.map((prop) => [doc.name, prop.name, prop.default, prop.defaultFrom]),
  );
  expect(defaults).toEqual([
    ['Dial', 'tone', "'calm'", 'code'],
    ['Dial', 'size', '4', 'code'],
    ['Part', 'wide', 'true', 'code'],
  ]);
  expect(docs.find(({ name }) => name === 'Part')?.imports).toEqual([
    { specifier: 'ui', clause: '{ Part }' },
    { specifier: 'ui/parts/small/part', clause: '{ Part }' },
  ]);
});

test('the longest pattern leads to the first of its files that is there', () => {
  const root = writeProject(FILES);
  const base = path.join(root, 'packages/ui');
  const from = path.join(base, 'src/index.ts');
  const of = (specifier: string, patterns: Record<string, string[]>) =>
    resolveImport(from, specifier, { base, patterns })?.slice(base.length + 1) ?? null;
  expect(of('@/dial', { '@/*': ['gone/*', 'src/*'] })).toBe('src/dial.tsx');
  expect(of('@/small/part', { '@/*': ['src/*'], '@/small/*': ['src/parts/small/*'] })).toBe(
    'src/parts/small/part.tsx',
  );
  expect(of('tone', { tone: ['src/tone'] })).toBe('src/tone.ts');
  expect(of('tones', { tone: ['src/tone'] })).toBe(null);
  // A name for itself goes before every pattern.
  expect(of('tone', { '*': ['src/dial'], 't*': ['src/dial'], tone: ['src/tone'] })).toBe(
    'src/tone.ts',
  );
  // The star stands for something between its ends, which do not overlap.
  expect(of('tone', { 'ton*one': ['src/tone'] })).toBe(null);
  expect(of('@/none', { '@/*': ['src/*'] })).toBe(null);
  expect(of('./dial', {})).toBe('src/dial.tsx');
});

test('an export map leads by its own name for a path, else by the longest pattern', () => {
  const root = writeProject({
    ...FILES,
    'packages/ui/package.json': JSON.stringify({
      name: 'ui',
      exports: {
        './*': './src/*.ts',
        './parts/*': './src/parts/small/*.tsx',
        './it': './src/tone.ts',
      },
    }),
  });
  const dir = path.join(root, 'packages/ui');
  const of = (key: string) => {
    const file = entryOf(readPackage(dir)!, key);
    return file === null ? null : path.relative(realpathSync(dir), file);
  };
  expect(of('./tone')).toBe('src/tone.ts');
  expect(of('./parts/part')).toBe('src/parts/small/part.tsx');
  expect(of('./it')).toBe('src/tone.ts');
  expect(of('./none')).toBe(null);
});

test('a star of an export map stands for folders, too', async () => {
  const field =
    'import type * as React from "react";\nexport declare const Field: React.FC<{ label?: string }>;\n';
  const root = writeProject(
    packageFiles(
      'starred',
      {
        'dist/forms/text/field.d.ts': field,
        'dist/forms/index.d.ts': field.replaceAll('Field', 'Whole'),
        'dist/_kept/away.d.ts': field.replaceAll('Field', 'Away'),
        'dist/forms/closed/gate.d.ts': field.replaceAll('Field', 'Gate'),
      },
      {
        types: undefined,
        exports: { './*': { types: './dist/*.d.ts' }, './forms/closed/*': null },
      },
    ),
  );
  const docs = await extract(root, 'starred');
  expect(docs.map(({ name, imports }) => [name, imports[0]!.specifier])).toEqual([
    ['Field', 'starred/forms/text/field'],
  ]);
});

test('declarations of another package speak for one that has none', async () => {
  const root = writeProject(
    {
      ...packageFiles(
        '@acme/plain',
        { 'index.js': 'export const Knob = ({ size = 3 }) => size;\n' },
        { types: undefined, main: 'index.js' },
      ),
      'types/package.json': JSON.stringify({
        name: '@types/acme__plain',
        version: '2.0.0',
        types: 'index.d.ts',
      }),
      'types/index.d.ts':
        'import type * as React from "react";\nexport declare const Knob: React.FC<{ size?: number }>;\n',
    },
    { react: false },
  );
  const { symlinkSync, mkdirSync, readdirSync } = await import('node:fs');
  const own = path.resolve(import.meta.dirname, '../../../../../../node_modules/@types');
  const modules = path.join(root, 'node_modules/@types');
  mkdirSync(modules);
  for (const name of ['react', 'react-dom'].filter((one) => readdirSync(own).includes(one)))
    symlinkSync(path.join(own, name), path.join(modules, name), 'junction');
  symlinkSync(path.join(root, 'types'), path.join(modules, 'acme__plain'), 'junction');
  const [knob] = await extract(root, '@acme/plain');
  expect(knob).toMatchObject({
    name: 'Knob',
    imports: [{ specifier: '@acme/plain', clause: '{ Knob }' }],
    declaredIn: { package: '@types/acme__plain', version: '2.0.0' },
  });
  expect(knob!.props).toMatchObject([{ name: 'size', type: 'number', default: '3' }]);
});

test('what is imported as a default may be passed on by a name', async () => {
  const root = writeProject(
    packageFiles('passed', {
      'index.d.ts':
        'import type * as React from "react";\nexport declare const Row: React.FC<{ gap?: number }>;\n',
      'index.js': "import { Row } from './grid.js';\nexport { Row };\n",
      'grid.js': "import Row from './row.js';\nexport { Row };\n",
      'row.js': 'const Row = ({ gap = 7 }) => gap;\nexport default Row;\n',
    }),
  );
  const [row] = await extract(root, 'passed');
  expect(row!.props).toMatchObject([{ name: 'gap', default: '7', defaultFrom: 'code' }]);
});

test('a path without an export map leads where a manifest in its folder says, but not out of the package', () => {
  const root = writeProject({
    'package.json': '{"name":"kit","version":"1.0.0","main":"dist/kit.js"}',
    'dist/kit.js': '',
    'async/package.json': '{"main":"dist/async.cjs.js","module":"dist/async.esm.js"}',
    'async/dist/async.cjs.js': '',
    'async/dist/async.esm.js': '',
    'new/package.json': '{"main":"../dist/kit.js"}',
    'out/package.json': '{"main":"../../kit.js"}',
    'out/index.js': '',
    'plain/index.js': '',
  });
  const keys = ['./async', './new', './out', './plain', './gone'];
  const files = keys.map((key) => entryOf(readPackage(root)!, key));
  expect(files.map((file) => file && path.relative(root, file))).toEqual([
    ...['async/dist/async.esm.js', 'dist/kit.js', 'out/index.js', 'plain/index.js', null],
  ]);
});

test('what a package imports by a name of its own is where its manifest says', async () => {
  const own = {
    '#parts/*': './src/parts/*.tsx',
    '#tones': {
      types: './src/tones.d.ts',
      development: './src/gone.ts',
      default: './src/tones.ts',
    },
    '#clsx': 'clsx',
    '#out/*': '../*',
    '#round': '#round',
  };
  const root = writeProject({
    'packages/ui/package.json': JSON.stringify({
      ...{ name: 'ui', version: '1.0.0', exports: './src/index.ts', imports: own },
    }),
    'packages/ui/src/index.ts': "export { Dial } from '#parts/dial';",
    'packages/ui/src/parts/dial.tsx':
      'export const Dial = ({ size = 4 }: { size?: number }) => <i>{size}</i>;',
    'packages/ui/src/tones.ts': '',
    'packages/other.js': '',
    ...packageFiles('clsx', { 'index.js': '' }),
  });
  symlinkSync(path.join(root, 'packages/ui'), path.join(root, 'node_modules/ui'));
  const from = path.join(realpathSync(root), 'packages/ui/src/index.ts');
  const found = Object.entries({
    ...{ '#parts/dial': 'packages/ui/src/parts/dial.tsx', '#tones': 'packages/ui/src/tones.ts' },
    '#clsx': 'node_modules/clsx/index.js',
    ...{ '#out/other.js': null, '#round': null, '#none': null },
  });
  for (const [specifier, file] of found)
    expect(resolveImport(from, specifier), specifier).toBe(
      file === null ? null : path.join(realpathSync(root), file),
    );
  const [dial] = await extract(root, 'ui');
  expect(dial!.props).toMatchObject([{ name: 'size', default: '4', defaultFrom: 'code' }]);
}, 20_000);
