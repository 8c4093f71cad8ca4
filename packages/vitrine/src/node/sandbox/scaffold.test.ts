import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTypeErrors } from '../code/type-errors.ts';
import { scaffoldFiles } from './scaffold.ts';

const MODULES = path.resolve(import.meta.dirname, '../../../../../node_modules');

const options = {
  ...{ title: 'A & B', description: 'content/a.tsx', language: 'de', typescript: true },
  ...{ wrapper: null, dependencies: { react: '19.0.0' }, devDependencies: { vite: '7.3.8' } },
};

describe('the files around a demo', () => {
  it('are a project of Vite in TypeScript', () => {
    const files = scaffoldFiles(options);
    expect(Object.keys(files)).toEqual([
      ...['index.tsx', 'index.html', 'package.json', 'vite.config.ts', 'tsconfig.json'],
    ]);
    expect(files['index.tsx']).toBe(`import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Demo from './demo';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Demo />
  </StrictMode>,
);
`);
    expect(files['index.html']).toContain('<title>A &amp; B</title>');
    expect(files['index.html']).toContain('<html lang="de" dir="%direction%"');
    expect(files['index.html']).toContain('src="./index.tsx"');
    expect(JSON.parse(files['package.json']!)).toEqual({
      ...{ name: 'a-b', title: 'A & B', description: 'content/a.tsx', version: '0.0.0' },
      ...{ private: true, type: 'module', main: 'index.tsx' },
      scripts: { dev: 'vite', start: 'vite', build: 'vite build' },
      dependencies: { react: '19.0.0' },
      devDependencies: { vite: '7.3.8' },
    });
    expect(JSON.parse(files['tsconfig.json']!)).toEqual({
      compilerOptions: {
        target: 'es2023',
        lib: ['es2023', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        types: ['vite/client'],
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        isolatedModules: true,
        resolveJsonModule: true,
        allowImportingTsExtensions: true,
      },
    });
  });

  it('are one in JavaScript', () => {
    const files = scaffoldFiles({ ...options, typescript: false });
    expect(Object.keys(files)).toEqual([
      ...['index.jsx', 'index.html', 'package.json', 'vite.config.js'],
    ]);
    expect(files['index.jsx']).toContain("document.getElementById('root'))");
    expect(files['index.html']).toContain('src="./index.jsx"');
    expect(JSON.parse(files['package.json']!)).toMatchObject({ main: 'index.jsx' });
  });

  it('show the demo in the wrapper of the site', () => {
    const wrapper = './theme/wrap';
    const ts = scaffoldFiles({ ...options, wrapper })['index.tsx'];
    expect(ts).toContain("import { Provider } from './theme/wrap';");
    expect(ts).toContain('const look = { preferences: %preferences% } as const;');
    expect(ts).toContain('<Provider {...look}>');
    const js = scaffoldFiles({ ...options, wrapper, typescript: false })['index.jsx'];
    expect(js).toContain('const look = { preferences: %preferences% };');
  });

  it.each([
    ['asks for nothing', '{ children?: ReactNode }'],
    [
      'asks how the documentation showed the demo',
      "{ preferences: { mode: 'light' | 'dark'; direction: 'ltr' | 'rtl' }; children?: ReactNode }",
    ],
  ])('type-check with a wrapper that %s', (_, props) => {
    const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'scaffold-'));
    try {
      symlinkSync(MODULES, path.join(root, 'node_modules'), 'junction');
      // Its packages are the reader's.
      const { 'vite.config.ts': _config, ...files } = scaffoldFiles({
        ...options,
        wrapper: './wrap',
      });
      const look = "{ mode: 'dark', direction: 'ltr', colors: null }";
      const texts = {
        ...files,
        'index.tsx': files['index.tsx']!.replace('%preferences%', look),
        'demo.tsx': 'export default () => <p>Demo</p>;\n',
        'wrap.tsx': `import type { ReactNode } from 'react';\nexport const Provider = ({ children }: ${props}) => children;\n`,
      };
      for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(root, name), text);
      expect(findTypeErrors(root, [path.join(root, 'tsconfig.json')])).toEqual([]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it.each([
    ['Kit', 'kit'],
    ['  My  "Kit" 2!', 'my-kit-2'],
    ['--', 'demo'],
    ['日本', 'demo'],
  ])('name the project %j as npm can: %s', (title, name) => {
    const files = scaffoldFiles({ ...options, title });
    expect(JSON.parse(files['package.json']!)).toMatchObject({ name, title });
  });
});

it('bundles with what the site says, and else with nothing but React', () => {
  const options = {
    ...{ title: 'Demo', description: '', language: 'en', typescript: true, wrapper: null },
    ...{ dependencies: {}, devDependencies: {} },
  };
  const plain = scaffoldFiles(options)['vite.config.ts']!;
  expect(plain).not.toContain('mergeConfig');
  const own = scaffoldFiles({ ...options, bundler: './shared' })['vite.config.ts']!;
  expect(own).toContain("import site from './shared';\n");
  expect(own).toContain("import { defineConfig, mergeConfig } from 'vite';");
  expect(own).toMatch(/export default defineConfig\(mergeConfig\(site, \{\n[^]*\}\)\);\n$/);
});
