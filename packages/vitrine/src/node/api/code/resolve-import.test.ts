import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';
import { readPackage } from '../../base/packages.ts';
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

const extract = async (root: string, name: string) =>
  (await extractPackage({ root, package: name, cacheDir: tempDir() })).docs;

test('what is not built yet is read from its source, whatever condition leads there', () => {
  const manifest = {
    ...{ name: 'kit', version: '1.0.0', main: './dist/index.js' },
    exports: {
      '.': {
        '@acme/source': './src/index.tsx',
        types: './dist/index.d.ts',
        import: './dist/index.js',
      },
      './parts/*': { types: './dist/*.d.ts', default: ['./dist/*.js'], dev: './src/*.tsx' },
      './none': { types: './src/index.tsx', import: './dist/none.js' },
    },
  };
  const source = 'export const Dial = ({ size = 4 }: { size?: number }) => <i>{size}</i>;';
  const files = { 'package.json': JSON.stringify(manifest), 'src/index.tsx': source };
  const root = writeProject(files);
  const entries = () =>
    ['.', './parts/index', './none'].map((key) => {
      const file = entryOf(readPackage(root)!, key);
      return file && path.relative(realpathSync(root), realpathSync(file)).replaceAll('\\', '/');
    });
  expect(entries()).toEqual(['src/index.tsx', 'src/index.tsx', null]);
  mkdirSync(path.join(root, 'dist'));
  writeFileSync(path.join(root, 'dist/index.js'), '');
  expect(entries()).toEqual(['dist/index.js', 'dist/index.js', null]);
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
