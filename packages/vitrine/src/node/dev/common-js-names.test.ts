import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { withAllNames } from './common-js-names.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'names-'));

/** What is imported from a file with this text. */
async function load(name: string, text: string) {
  const file = path.join(dir, name);
  writeFileSync(file, text);
  const { href } = pathToFileURL(file);
  // As Node has it: what the test runner imports itself has another default.
  const bridge = `${file}.bridge.cjs`;
  writeFileSync(bridge, `module.exports = import(${JSON.stringify(href)});`);
  const module: Record<string, unknown> = await createRequire(import.meta.url)(bridge);
  return { module, all: withAllNames(module, href) };
}

test('names that only running CommonJS tells are there, read where they are used', async () => {
  const { all } = await load(
    'made.cjs',
    `const make = () => ({ oneOf: 1, node: 2, get late() { throw new Error('read'); } });
     module.exports = make();
     exports.seen = 3;`,
  );
  expect([all['oneOf'], all['node'], 'late' in all]).toEqual([1, 2, true]);
  expect(Object.keys(all)).toEqual(expect.arrayContaining(['default', 'oneOf', 'node', 'late']));
  expect((all['default'] as { oneOf: number }).oneOf).toBe(1);
  expect(() => all['late']).toThrow('read');
});

test('of a function, too', async () => {
  const { all } = await load('made2.cjs', 'module.exports = Object.assign(() => 7, { size: 1 });');
  expect([(all['default'] as () => number)(), all['size']]).toEqual([7, 1]);
});

test('what has all names, or no object as a whole, or is no CommonJS, stays as it is', async () => {
  for (const [name, text] of [
    ['plain.cjs', 'exports.a = 1;'],
    ['text.cjs', 'module.exports = "text";'],
    ['null.cjs', 'module.exports = null;'],
    ['named.mjs', 'export const a = 1;'],
    ['whole.mjs', 'export default { b: 1 };'],
  ] as const) {
    const { module, all } = await load(name, text);
    expect(all, name).toBe(module);
  }
});

test('the default is that of a module that was compiled to CommonJS, as in builds, else the whole', async () => {
  const text =
    'Object.defineProperty(exports, "__esModule", { value: true }); exports.default = "styled"; exports.css = 1;';
  const loadFrom = async (name: string, manifest: object, code = text, ending = 'js') => {
    mkdirSync(path.join(dir, name));
    writeFileSync(path.join(dir, name, 'package.json'), JSON.stringify({ name, ...manifest }));
    return (await load(`${name}/index.${ending}`, code)).all;
  };
  for (const compiled of [
    await loadFrom('styles', { module: 'index.esm.js' }),
    await loadFrom('only', {}),
    await loadFrom('mixed', { type: 'module' }, text, 'cjs'),
  ]) {
    expect([compiled['default'], compiled['css'], compiled['__esModule']]).toEqual([
      ...['styled', 1],
      true,
    ]);
  }
  const whole = 'const whole = { __esModule: true, default: 1 }; export default whole;';
  for (const other of [
    await loadFrom('modules', { type: 'module' }, whole),
    await loadFrom('plain', {}, 'module.exports = { a: 1, default: 2 };'),
  ]) {
    expect(other['default']).toHaveProperty('default');
  }
});
