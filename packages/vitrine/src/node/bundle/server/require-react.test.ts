import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';
import { expect, test } from 'vitest';
import { nameOfReact, requireReactPlugin } from './require-react.ts';

test('the bundle requires the React that others import, and what it does not use it leaves alone', async () => {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'vitrine-react-')));
  const installed = path.dirname(createRequire(import.meta.url).resolve('react/package.json'));
  symlinkSync(path.dirname(installed), path.join(root, 'node_modules'), 'junction');
  const input = path.join(root, 'entry.js');
  const file = path.join(root, 'bundle.mjs');
  writeFileSync(
    input,
    `import React, { useState } from 'react';
import { createRoot } from 'react-dom/client';
export { React, useState };`,
  );
  try {
    const plugins = [requireReactPlugin(root) as Plugin];
    const bundle = await rolldown({ input, platform: 'node', plugins });
    const { output } = await bundle.write({ file });
    await bundle.close();
    expect(output[0].imports).toEqual(['node:module']);
    expect(output[0].code).not.toContain('react-dom');
    const { React, useState } = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    // The very one that Node has for all: a copy would differ by what other tests have rendered.
    const react = createRequire(import.meta.url)('react');
    expect(React).toBe(react);
    expect(useState).toBe(react.useState);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('what React has no more is undefined, as in the browser, and the bundler says which it is', async () => {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'vitrine-react-')));
  const installed = path.dirname(createRequire(import.meta.url).resolve('react/package.json'));
  symlinkSync(path.dirname(installed), path.join(dir, 'node_modules'), 'junction');
  const input = path.join(dir, 'entry.js');
  writeFileSync(
    input,
    `import { findDOMNode } from 'react-dom';\nexport const found = findDOMNode;`,
  );
  const logs: string[] = [];
  try {
    const bundle = await rolldown({
      ...{ input, platform: 'node', shimMissingExports: true },
      plugins: [requireReactPlugin(dir) as Plugin],
      onLog: (_level, { code, exporter = '', binding }) =>
        logs.push(`${code} ${nameOfReact(exporter)} ${binding}`),
    });
    const file = path.join(dir, 'bundle.mjs');
    await bundle.write({ file });
    await bundle.close();
    expect(await import(pathToFileURL(file).href)).toMatchObject({ found: undefined });
    expect(logs).toEqual(['SHIMMED_EXPORT react-dom findDOMNode']);
  } finally {
    rmSync(dir, { recursive: true });
  }
});

test('a module that stands for no package of React has no such name', () => {
  expect(['adapter.tsx', '/site/react-dom', '/0require:react-dom/client'].map(nameOfReact)).toEqual(
    [null, null, 'react-dom/client'],
  );
});

/** The hooks of the plugin, for a site in which this is React. */
function hooksOf(code: string) {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'vitrine-react-')));
  mkdirSync(path.join(root, 'node_modules/react'), { recursive: true });
  writeFileSync(path.join(root, 'node_modules/react/index.js'), code);
  return requireReactPlugin(root) as unknown as Record<
    'resolveId' | 'load',
    { filter: { id: RegExp }; handler: (id: string, importer?: string, how?: object) => unknown }
  >;
}

test('a module of React exports by name what can be a name', () => {
  const { load } = hooksOf(
    `module.exports = { ok: 1, $a_1: 2, _: 3, A: 4, 'a-b': 5, '1a': 6, 'ä': 7, '': 8, default: 9, __esModule: true, 'a b': 10 };`,
  );
  expect(load.handler('\0require:react')).toEqual({
    code: `import { createRequire } from 'node:module';
const module = createRequire(import.meta.url)("react");
export default module;
export const { ok, $a_1, _, A } = module;`,
    moduleSideEffects: false,
  });
});

test('packages of React alone are required, and not by those who require them anyway', () => {
  const { resolveId, load } = hooksOf('');
  const own = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];
  expect(own.filter((id) => !resolveId.filter.id.test(id))).toEqual([]);
  const others = ['preact', 'react-router', 'react-dom-kit', './react', 'my/react-dom'];
  expect(others.filter((id) => resolveId.filter.id.test(id))).toEqual([]);
  expect(load.filter.id.test('\0require:react')).toBe(true);
  expect(load.filter.id.test('/a\0require:react')).toBe(false);
  const kinds = ['import-statement', 'require-call'].map((kind) =>
    resolveId.handler('react', undefined, { kind }),
  );
  expect(kinds).toEqual(['\0require:react', null]);
});
