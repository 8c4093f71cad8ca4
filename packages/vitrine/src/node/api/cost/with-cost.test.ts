import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { beforeAll, expect, test } from 'vitest';
import { makeDoc } from '../fixtures/docs.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { withCost } from './with-cost.ts';

const flagship = path.resolve(import.meta.dirname, '../../../../../../flagship');

/** Code of some size that no minifier makes shorter. */
const filler = (name: string, lines: number) =>
  Array.from(
    { length: lines },
    (_, i) =>
      `  if (value === '${name}-${i * 7919}') return '${name} ${(i * 104729).toString(36)}';`,
  ).join('\n');

const FILES: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'sized-ui',
    version: '1.0.0',
    type: 'module',
    exports: './index.js',
    sideEffects: ['*.css'],
    peerDependencies: { 'big-peer': '1' },
  }),
  'index.js': `export { Dial } from './dial.js';
export { Knob, Plain } from './knob.js';
export * as Panel from './panel.js';
export { Lazy } from './lazy.js';`,
  'base.js': `export function base(value) {\n${filler('base', 60)}\n  return value;\n}
export function onlyKnob(value) {\n${filler('knob', 40)}\n  return value;\n}`,
  'dial.js': `import './dial.css';
import { jsx } from 'react/jsx-runtime';
import { hold } from 'big-peer/hold';
import { base } from './base.js';
export function Dial(props) {\n  const value = hold(base(props.value));\n${filler('dial', 20)}\n  return jsx('div', { children: value });\n}
Dial.displayName = 'Dial of the library';`,
  'knob.js': `import { base, onlyKnob } from './base.js';
export function Knob({ value }) {\n  return base(onlyKnob(value));\n}
export const Plain = ({ value }) => {\n${filler('plain', 30)}\n  return value;\n};`,
  'panel.js': `import { base } from './base.js';
export function Root({ value }) {\n${filler('root', 20)}\n  return base(value);\n}
export function Title({ value }) {\n${filler('title', 25)}\n  return base(value);\n}`,
  'lazy.js': `export const Lazy = () => import('./later.js');`,
  'later.js': `export default function later(value) {\n${filler('later', 90)}\n}`,
  'dial.css': '.dial { color: red; }',
};

let root: string;
const folder = () => path.join(root, 'node_modules/sized-ui');
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-cost-'));
  mkdirSync(folder(), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder(), name), text);
});

const doc = (name: string, kind: ComponentDoc['kind'] = 'component') =>
  makeDoc({
    name,
    kind,
    imports: [{ specifier: 'sized-ui', clause: `{ ${name.split('.')[0]} }` }],
  });
const DOCS = ['Dial', 'Knob', 'Plain', 'Panel.Root', 'Panel.Title', 'Lazy'].map((name) =>
  doc(name),
);

async function measure(docs = DOCS, isWanted = true) {
  const place = { root, cacheDir: path.join(root, 'cache'), package: 'sized-ui' };
  const { docs: measured, problems } = await withCost(docs, place, isWanted);
  return { costs: new Map(measured.map(({ name, cost }) => [name, cost])), problems };
}

/** The same import as the only one of a bundle. */
async function bundleAlone(from: string, name: string, specifier: string) {
  const [first, ...members] = name.split('.');
  const entry = `import { ${first} as it } from '${specifier}'; export default ${['it', ...members].join('.')};`;
  const bundle = await rolldown({
    input: '\0entry',
    cwd: from,
    platform: 'browser',
    external:
      /^(react|react-dom|big-peer|@emotion\/react|@emotion\/styled|@mui\/material-pigment-css)(\/|$)/,
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'entry',
        resolveId(id, importer) {
          if (id === '\0entry') return id;
          return importer === '\0entry' ? this.resolve(id, path.join(from, 'index.js')) : null;
        },
        load: (id) =>
          id === '\0entry' ? entry : id.endsWith('.css') ? { code: '', moduleType: 'js' } : null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const { code } = output[0];
  return { minified: code.length, brotli: brotliCompressSync(code).length };
}

/** Statements that import and export are of the bundle, not of the library. */
const FRAME = 90;

test('each export costs what a bundle of it alone weighs', async () => {
  const { costs, problems } = await measure();
  expect(problems).toEqual([]);
  for (const { name } of DOCS) {
    const cost = costs.get(name)!;
    const alone = await bundleAlone(root, name, 'sized-ui');
    const near = (bytes: number) => Math.max(FRAME, bytes * 0.04);
    expect(Math.abs(cost.minified - alone.minified), name).toBeLessThan(near(alone.minified));
    expect(Math.abs(cost.brotli - alone.brotli), name).toBeLessThan(near(alone.brotli));
  }
});

test('what most components need is told apart; what is loaded later costs nothing', async () => {
  const { costs } = await measure();
  const shared = costs.get('Dial')!.shared;
  expect(shared.minified).toBeGreaterThan(1500);
  expect(costs.get('Panel.Title')!.shared).toEqual(shared);
  expect(costs.get('Plain')!.shared).toEqual({ minified: 0, brotli: 0 });
  expect(costs.get('Lazy')!.minified).toBeLessThan(100);
});

test('types have no cost, and what the code does not have costs nothing', async () => {
  const { costs, problems } = await measure([...DOCS, doc('DialProps', 'type'), doc('Missing')]);
  expect(problems).toEqual([]);
  expect(costs.get('DialProps')).toBeNull();
  expect(costs.get('Missing')!.minified).toBeLessThan(20);
});

test('an answer is kept until a file changes that had a say in it', async () => {
  await measure();
  const before = (await measure(DOCS, false)).costs.get('Knob')!;
  expect(before.minified).toBeGreaterThan(0);
  const file = path.join(folder(), 'knob.js');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('return base(', `return 'x'.repeat(7) + base(`));
  expect((await measure(DOCS, false)).costs.get('Knob')).toBeNull();
  const after = (await measure()).costs.get('Knob')!;
  expect(after.minified).toBeGreaterThan(before.minified);
  writeFileSync(file, text);
});

test('a package whose code cannot be bundled has no sizes, and a reason', async () => {
  const file = path.join(folder(), 'knob.js');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, 'export const Knob = (;');
  const { costs, problems } = await measure();
  writeFileSync(file, text);
  expect([...costs.values()]).toEqual(DOCS.map(() => null));
  expect(problems).toEqual([
    expect.objectContaining({ code: 'cost-unknown', severity: 'warning' }),
  ]);
  expect(problems[0]!.message).toMatch(
    /^What imports of sized-ui add to a bundle cannot be measured: [^]*knob\.js/,
  );
});

const MATERIAL = ['Alert', 'Autocomplete', 'Box', 'Button', 'Chip', 'Rating', 'Slider', 'Tooltip'];

test('Material UI is measured within a few per cent', async () => {
  const docs = MATERIAL.map((name) =>
    makeDoc({ name, imports: [{ specifier: '@mui/material', clause: `{ ${name} }` }] }),
  );
  const cacheDir = path.join(root, 'mui');
  const measured = await withCost(docs, { root: flagship, cacheDir, package: '@mui/material' });
  expect(measured.problems).toEqual([]);
  for (const name of ['Button', 'Autocomplete', 'Rating']) {
    const { cost } = measured.docs.find((one) => one.name === name)!;
    const alone = await bundleAlone(flagship, name, '@mui/material');
    expect(Math.abs(cost!.brotli / alone.brotli - 1), name).toBeLessThan(0.05);
    expect(Math.abs(cost!.minified / alone.minified - 1), name).toBeLessThan(0.05);
    expect(cost!.shared.brotli).toBeGreaterThan(10_000);
  }
}, 60_000);
