import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPackage } from '../../base/packages/manifest.ts';
import { listDoubleBuilt } from './double-built.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'double-built-')));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(folder: string, manifest: object) {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(manifest));
}
const both = { main: 'index.cjs.js', module: 'index.esm.js' };

it('names what Node and bundlers take different files of', () => {
  write('node_modules/styles', both);
  write('node_modules/mapped', { ...both, exports: './index.js' });
  write('node_modules/plain', { main: 'index.js' });
  write('kit', {
    dependencies: { mapped: '*', plain: '*', gone: '*' },
    peerDependencies: { styles: '*' },
  });
  expect(listDoubleBuilt(readPackage(path.join(root, 'kit'))!)).toEqual(['styles']);
});

it('follows the packages of the repository, also in a circle, and no others', () => {
  write('kit', { dependencies: { core: '*', far: '*' } });
  write('core', { dependencies: { kit: '*', styles: '*' } });
  write('node_modules/far', { dependencies: { deep: '*' } });
  for (const name of ['styles', 'deep']) write(`node_modules/${name}`, both);
  for (const name of ['kit', 'core'])
    symlinkSync(path.join(root, name), path.join(root, 'node_modules', name));
  expect(listDoubleBuilt(readPackage(path.join(root, 'kit'))!)).toEqual(['styles']);
});

it('knows what only the development of source, or the app around it, has', () => {
  for (const name of ['styles', 'icons', 'other']) write(`node_modules/${name}`, both);
  write('kit', { devDependencies: { styles: '*' }, peerDependencies: { react: '*' } });
  const kit = readPackage(path.join(root, 'kit'))!;
  expect(listDoubleBuilt(kit)).toEqual(['styles']);
  expect(listDoubleBuilt(kit, { dependencies: { icons: '*' } })).toEqual(['styles', 'icons']);
});
