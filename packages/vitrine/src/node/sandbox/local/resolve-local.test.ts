import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteVite } from '../../config/vite/options.ts';
import { createLocalResolver } from './resolve-local.ts';

let top: string;
let root: string;
beforeAll(() => {
  top = mkdtempSync(path.join(tmpdir(), 'vitrine-local-'));
  root = path.join(top, 'docs');
  const files = {
    'package.json': '{"name":"@acme/ui","version":"1.0.0"}',
    'src/index.ts': '',
    'src/button/index.tsx': '',
    'docs/package.json': '{"name":"docs"}',
    'docs/src/label.ts': '',
    'docs/tsconfig.json':
      '{"compilerOptions":{"paths":{"#kit/*":["./src/*"],"@kit/*":["./src/*"],"react":["./src/label.ts"]}}}',
    'docs/node_modules/react/package.json': '{"name":"react","version":"19.0.0"}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(top, name)), { recursive: true });
    writeFileSync(path.join(top, name), text);
  }
});
afterAll(() => rmSync(top, { recursive: true }));

const viteOf = (alias: unknown) =>
  ({ options: { resolve: { alias } }, plugins: [], key: '' }) as unknown as SiteVite;

it('finds what aliases and paths of TypeScript lead to', () => {
  const resolve = createLocalResolver(
    root,
    viteOf({
      ...{ '~': path.join(root, 'src'), '@acme/ui': path.join(top, 'src') },
      'kit:label': path.join(root, 'src/label'),
    }),
  );
  const from = 'content/demo.tsx';
  expect(resolve('~/label', from)).toBe('src/label.ts');
  expect(resolve('~/label.js?raw', from)).toBe('src/label.ts');
  expect(resolve('~/la.jsbel', from)).toBeNull();
  expect(resolve('~label', from)).toBeNull();
  expect(resolve('@kit/label', from)).toBe('src/label.ts');
  expect(resolve('@kit/nothing', from)).toBeNull();
  // Installed, or relative, or an address.
  for (const name of ['react', './label', 'node:fs', 'https://kit.example/a.js', 'kit:label'])
    expect(resolve(name, from)).toBeNull();
  expect([...resolve.own!.keys()]).toEqual([]);
});

it('takes the slash at the end of an alias for the one it ends with', () => {
  const resolve = createLocalResolver(root, viteOf({ '~/': `${path.join(root, 'src')}/` }));
  expect(resolve('~/label', 'content/demo.tsx')).toBe('src/label.ts');
});

it('takes the source of a package for the package', () => {
  const resolve = createLocalResolver(
    root,
    viteOf([{ find: /^@acme\/ui/, replacement: path.join(top, 'src') }]),
  );
  expect(resolve('@acme/ui', 'content/demo.tsx')).toBeNull();
  expect(resolve('@acme/ui/button', 'content/demo.tsx')).toBeNull();
  expect(resolve.own!.get('@acme/ui')?.version).toBe('1.0.0');
});
