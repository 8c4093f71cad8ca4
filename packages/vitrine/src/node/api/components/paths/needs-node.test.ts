import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempDir } from '../../fixtures/install.ts';
import { needsNode } from './needs-node.ts';

const FILES = {
  'plugin/index.js': `export * from './vite.js';`,
  'plugin/vite.js': `import { readFileSync } from 'node:fs';\nexport const vite = () => readFileSync;`,
  'old/index.cjs': `const path = require("path");\nexports.join = path.join;`,
  'colors.js': `export const red = '#f00'; // not from the file system "fs"`,
  'store.js': `import { EventEmitter } from 'events';\nexport const store = new EventEmitter();`,
  'ring.js': `export * from './ring.js';`,
  'short.js': 'import"fs";',
  'apart.js': `import * as fs  from   'fs';`,
  'later.js': `const fs = () => require( 'fs');`,
  'text.js': `export const from = 'fs', xrequire = () => 0; xrequire('fs'); require('fs"); `,
  'outside.js': `import '../outer.js'; import './missing.js'; import 'react';`,
  '../outer.js': `import 'fs';`,
};

const dir = path.join(tempDir(), 'kit');
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}
const exports = Object.fromEntries(Object.keys(FILES).map((file) => [`./${file}`, `./${file}`]));
const installed = (dependencies = {}) =>
  ({ name: 'kit', dir, manifest: { name: 'kit', exports, dependencies } }) as never;

test('a path needs Node when a file of the package that it runs does', () => {
  const found = Object.keys(FILES).filter((file) => needsNode(installed(), `./${file}`));
  expect(found).toEqual([
    ...['plugin/index.js', 'plugin/vite.js', 'old/index.cjs', 'store.js'],
    ...['short.js', 'apart.js', 'later.js'],
  ]);
});

test('a package for browsers that has the name of a module of Node is none', () => {
  expect(needsNode(installed({ events: '^3.3.0' }), './store.js')).toBe(false);
});

test('a path that leads nowhere needs nothing', () => {
  expect(needsNode(installed(), './missing')).toBe(false);
});

test('as many files of a path are read as may lead to what needs Node', () => {
  const many = path.join(dir, 'many');
  mkdirSync(many);
  const write = (count: number) => {
    const imports = Array.from({ length: count - 1 }, (_, i) => `import './${i}.js';`);
    writeFileSync(path.join(many, 'index.js'), imports.join('\n'));
    for (const i of imports.keys()) writeFileSync(path.join(many, `${i}.js`), '');
    writeFileSync(path.join(many, `${count - 2}.js`), "import 'fs';");
    return { name: 'kit', dir: many, manifest: { main: 'index.js' } } as never;
  };
  expect(needsNode(write(200), '.')).toBe(true);
  expect(needsNode(write(201), '.')).toBe(false);
});
