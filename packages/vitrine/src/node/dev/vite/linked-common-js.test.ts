import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findLinkedCommonJs } from './linked-common-js.ts';

let root: string;
const site = () => path.join(root, 'docs');
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'linked-common-js-')));
  write('docs/package.json', { type: 'module', dependencies: { kit: '*', modules: '*' } });
  write('kit/package.json', { name: 'kit', main: 'lib/index.js', dependencies: { core: '*' } });
  write('kit/lib/index.js', "exports.Button = require('core').name; exports.late = () => 1;");
  write('kit/lib/part.js', "exports.Part = 'part';");
  write('core/package.json', { name: 'core', exports: { '.': { default: './index.cjs' } } });
  write('core/index.cjs', "exports.name = 'button';");
  write('modules/package.json', { name: 'modules', type: 'module', main: 'index.js' });
  write('modules/index.js', "export { Button } from 'kit';");
  write('both/package.json', { name: 'both', main: 'index.js', module: 'index.mjs' });
  write('both/index.js', 'exports.a = 1;');
  write('source/package.json', { name: 'source', main: 'index.ts' });
  write('source/index.ts', 'export const a = 1;');
  for (const condition of ['import', 'module']) {
    const exports = { '.': { [condition]: './index.mjs', default: './index.js' } };
    write(`by-${condition}/package.json`, { name: `by-${condition}`, exports });
    write(`by-${condition}/index.js`, 'exports.a = 1;');
  }
  for (const name of [
    ...['kit', 'core', 'modules', 'both', 'source'],
    ...['by-import', 'by-module'],
  ]) {
    mkdirSync(path.join(root, 'node_modules'), { recursive: true });
    symlinkSync(path.join(root, name), path.join(root, 'node_modules', name));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string | object) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

it('names packages of the repository that have CommonJS alone, also below others', () => {
  const found = findLinkedCommonJs(site(), [
    'modules',
    'both',
    'source',
    'gone',
    'by-import',
    'by-module',
  ]);
  expect(found.names.sort()).toEqual(['core', 'kit']);
  write('docs/package.json', {});
  expect(findLinkedCommonJs(site(), []).names).toEqual([]);
});

it('Node loads them on the server, and the browser gets them prepared, anew once they have changed', async () => {
  write(
    'docs/demo.js',
    "import { Button } from 'modules';\nimport { late } from 'kit';\nimport { Part } from 'kit/lib/part.js';\nexport default [Button, late(), Part];",
  );
  const load = async () => {
    const { names, plugin } = findLinkedCommonJs(site(), []);
    const server = await createServer({
      ...{ root: site(), configFile: false, appType: 'custom', logLevel: 'silent' },
      server: { middlewareMode: true, watch: null, ws: false },
      plugins: [plugin],
      ssr: { external: names },
    });
    const { default: onServer } = await server.ssrLoadModule('/demo.js');
    const { code = '' } = (await server.environments.client.transformRequest('/demo.js')) ?? {};
    await server.close();
    return { onServer, prepared: code.match(/\/deps\/[^"'?]*kit[^"'?]*/g) };
  };
  const first = await load();
  // What is installed in it is its own matter.
  write('kit/node_modules/inner/index.js', 'exports.a = 1;');
  expect((await load()).prepared).toEqual(first.prepared);
  expect(first.onServer).toEqual(['button', 1, 'part']);
  expect(first.prepared).toEqual([
    expect.stringMatching(/\/kit@\w+\.js$/),
    expect.stringMatching(/\/kit_lib_part__js@\w+\.js$/),
  ]);
  write('kit/lib/part.js', "exports.Part = 'another';");
  const next = await load();
  expect(next.prepared).toHaveLength(2);
  expect(next.prepared).not.toEqual(first.prepared);
});
