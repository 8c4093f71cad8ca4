import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as react from 'react';
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
    expect([React, useState]).toEqual([react.default ?? react, react.useState]);
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
