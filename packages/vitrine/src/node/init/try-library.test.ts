import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPackage } from '../base/packages/manifest.ts';
import { declarePackage } from './try-library.ts';

let root: string;
beforeEach(() => (root = realpathSync(mkdtempSync(path.join(tmpdir(), 'try-library-')))));
afterEach(() => rmSync(root, { recursive: true }));

function write(dir: string, manifest: object): void {
  mkdirSync(path.join(root, dir), { recursive: true });
  writeFileSync(path.join(root, dir, 'package.json'), JSON.stringify(manifest));
}

it('links to the site what its library alone reaches', () => {
  write('docs', { name: 'docs', dependencies: { ui: 'link:../packages/ui' } });
  write('packages/theme', { name: 'theme', version: '1.0.0' });
  write('packages/ui', {
    ...{ name: 'ui', version: '1.0.0', dependencies: { far: '^2.0.0' } },
    peerDependencies: { theme: 'workspace:*', react: '>=18' },
  });
  mkdirSync(path.join(root, 'packages/ui/node_modules'));
  symlinkSync(
    path.join(root, 'packages/theme'),
    path.join(root, 'packages/ui/node_modules/theme'),
    'junction',
  );
  writeFileSync(path.join(root, 'pnpm-lock.yaml'), '');
  const site = path.join(root, 'docs');
  const library = readPackage(path.join(root, 'packages/ui'))!;
  for (const name of ['theme', 'react', 'far', 'unasked']) declarePackage(site, library, name);
  expect(readPackage(site)!.manifest.dependencies).toEqual({
    ...{ far: '^2.0.0', react: '>=18', theme: 'link:../packages/theme' },
    ui: 'link:../packages/ui',
  });
});
