import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findPackage } from '../../base/packages/find-package.ts';
import { tempDir } from '../fixtures/install.ts';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { bundleExports, type ExportsBundle, type WantedExport } from './bundle-exports.ts';

const MANIFEST = {
  name: 'kit',
  version: '1.0.0',
  type: 'module',
  peerDependencies: { '@acme/base': '1', peer: '1' },
  exports: {
    '.': { source: './source.tsx', default: './index.js' },
    './knob': './knob.mjs',
  },
};
const FILES: Record<string, string> = {
  'package.json': JSON.stringify(MANIFEST),
  'index.js': `import { use } from 'react/hooks'; import { render } from 'react-dom'; import 'reactive';
    import { a } from '@acme/base/a'; import { b } from '@acme/base'; import { p } from 'peer';
    import { inner } from '@acme/basement';
    import './style.css'; import icon from './icon.svg?inline'; import five from './data.json5'; import old from './old.cjs'; import data from './data.json'; import raw from './plain';
    /*! A licence. */
    const mode = process.env.NODE_ENV === 'production' ? 'lean' : 'verbose';
    const usedTwice = (first, second) => [first + second, first];
    export const Dial = () => usedTwice([use, render, a, b, p, inner, icon, data.answer, raw, five, old], mode);
    export const pick = (value) => { if (value) { return 'yes'; } else { return 'no'; } };
    export const Panel = { Root: () => usedTwice(1, 2), Title: () => 'title' };`,
  'source.tsx': `import { local } from '@/local'; import { more } from './more'; export const Dial = (value: number) => <i>{local(value) + more}</i>;`,
  'more.mjs': 'export const more = 67890;',
  'local.ts': 'export const local = (value: number) => value + 12345;',
  'tsconfig.json': JSON.stringify({
    compilerOptions: { jsx: 'preserve', paths: { '@/*': ['./*'] } },
  }),
  'knob.mjs': `export default function Knob() { return 'the knob'; }`,
  'style.css': 'not { code',
  'icon.svg': '<not code>',
  'data.json': '{ "answer": 4242 }',
  'data.json5': 'not code (',
  'old.cjs': 'module.exports = "the old one";',
  plain: 'export default "without an ending";',
};

const wanted: WantedExport[] = [
  { name: 'Dial', import: { specifier: 'kit', clause: '{ Dial }' } },
  { name: 'Panel.Root', import: { specifier: 'kit', clause: '{ Panel }' } },
  { name: 'Panel.Title', import: { specifier: 'kit', clause: '{ Panel }' } },
  { name: 'Knob', import: { specifier: 'kit/knob', clause: 'Knob' } },
  { name: 'otherPick', import: { specifier: 'kit', clause: '{ pick as otherPick }' } },
  { name: 'Missing', import: { specifier: 'kit', clause: '{ Missing }' } },
];

function write(dir: string, files: Record<string, string>) {
  mkdirSync(dir, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
}

let dir: string;
let installed: ExportsBundle;
beforeAll(async () => {
  const root = tempDir();
  dir = path.join(root, 'node_modules/kit');
  write(dir, FILES);
  // Not what the package means by its own file of that name.
  write(root, { 'data.json': '{ "answer": 1111 }' });
  const others = ['reactive', '@acme/basement', 'react', 'react-dom', '@acme/base', 'peer'];
  for (const name of others) {
    const code = `export const inner = 'inside ${name}'; globalThis.${name.slice(-8)} = 1;`;
    write(path.join(root, 'node_modules', name), {
      'package.json': JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
      'index.js': code,
      'hooks.js': code,
      'a.js': code,
    });
  }
  installed = await bundleExports(root, findPackage(root, 'kit')!, wanted);
});

test('each wanted export is an entry of the bundle, in their order', () => {
  const entries = [...installed.code.matchAll(/vitrineEntry\d+=\[[^\]]*\]/g)].map(([text]) => text);
  expect(entries).toEqual([
    'vitrineEntry0=[Dial]',
    'vitrineEntry1=[Panel.Root]',
    'vitrineEntry2=[Panel.Title]',
    'vitrineEntry3=[Knob]',
    'vitrineEntry4=[pick]',
    expect.stringMatching(/^vitrineEntry5=/),
  ]);
  expect(installed.code).toContain('the knob');
});

test('React and the peers of the package are left out, other packages are not', () => {
  const imports = [...installed.code.matchAll(/from\s*"([^"]+)"/g)].map(([, name]) => name);
  expect(imports.toSorted()).toEqual([
    ...['@acme/base', '@acme/base/a', 'peer', 'react-dom', 'react/hooks'],
  ]);
  expect(installed.code).toContain('inside @acme/basement');
  expect(installed.code).toContain('reactive=1');
});

test('styles and files weigh nothing, data and code without an ending do', () => {
  expect(installed.code).not.toMatch(/not code|not \{/);
  expect(installed.code).toContain('4242');
  expect(installed.code).toContain('without an ending');
});

test('the code is that of a production build, minified but for names at the top', () => {
  expect(installed.code).toContain('lean');
  expect(installed.code).toMatch(/pick=\w=>\w\?.yes.:.no./);
  expect(installed.code).not.toMatch(/verbose|licence|first|second|\n {2}/);
  expect(installed.code).toMatch(/usedTwice=\((\w),(\w)\)=>\[\1\+\2,\1\]/);
});

test('every file is told that had a say in it', () => {
  const names = installed.files
    .filter((file) => file.startsWith(dir))
    .map((file) => path.relative(dir, file));
  expect(names).toEqual(expect.arrayContaining(['index.js', 'knob.mjs', 'data.json', 'plain']));
  expect(installed.files.every((file) => path.isAbsolute(file))).toBe(true);
});

test('in a workspace the source is taken, by the paths that it has for itself', async () => {
  const root = tempDir();
  write(path.join(root, 'packages/kit'), FILES);
  mkdirSync(path.join(root, 'node_modules'));
  symlinkSync(path.join(root, 'packages/kit'), path.join(root, 'node_modules/kit'), 'junction');
  const { code } = await bundleExports(root, findPackage(root, 'kit')!, wanted.slice(0, 1));
  expect(code).toContain('12345');
  expect(code, 'by the endings of the bundler of a site').toContain('67890');
  expect(code).toMatch(/\bjsx\(.i./);
  expect(installed.code).not.toContain('12345');
});

test('elements in files that are called .js are read in a workspace, and modules of which all is imported', async () => {
  const root = tempDir();
  const manifest = {
    name: 'kit',
    version: '1.0.0',
    type: 'module',
    exports: { '.': './index.js' },
  };
  const files = {
    'package.json': JSON.stringify(manifest),
    'index.js': `export const div = () => <b>{24680}</b>; export const span = () => 13579;`,
  };
  write(path.join(root, 'packages/kit'), files);
  mkdirSync(path.join(root, 'node_modules'));
  symlinkSync(path.join(root, 'packages/kit'), path.join(root, 'node_modules/kit'), 'junction');
  const whole = { name: 'kit.div', import: { specifier: 'kit', clause: '* as kit' } };
  const { code } = await bundleExports(root, findPackage(root, 'kit')!, [whole]);
  expect(code).toContain('24680');
  expect(code).not.toMatch(/13579|<b>/);
});
