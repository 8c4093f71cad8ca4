import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findPackage } from '../../base/packages/find-package.ts';
import { findCollector } from './find-collector.ts';

const NAME = 'styled-components';

/** The collector of a library with this manifest, among packages by their folders. */
function collectorOf(manifest: object, versions: Record<string, string>) {
  const site = mkdtempSync(path.join(tmpdir(), 'vitrine-collector-'));
  const write = (dir: string, data: object) => {
    const folder = path.join(site, 'node_modules', dir);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(data));
  };
  write('kit', { name: 'kit', version: '1.0.0', ...manifest });
  for (const [dir, version] of Object.entries(versions)) write(dir, { name: NAME, version });
  return findCollector(site, findPackage(site, 'kit'));
}

it('collects by the very copy that styles the library', () => {
  const found = { specifier: NAME, version: '^6.1.2', clause: 'ServerStyleSheet' };
  for (const key of ['dependencies', 'peerDependencies'])
    expect(collectorOf({ [key]: { [NAME]: '>=5' } }, { [NAME]: '6.1.2' })).toMatchObject(found);
  const nested = { [NAME]: '6.1.2', [`kit/node_modules/${NAME}`]: '5.3.0' };
  expect(collectorOf({ dependencies: { [NAME]: '5' } }, nested)).toBeNull();
});

it('collects nothing where nothing has to be, or can be', () => {
  expect(collectorOf({}, { [NAME]: '6.1.2' })).toBeNull();
  expect(collectorOf({ peerDependencies: { [NAME]: '>=4' } }, { [NAME]: '4.4.1' })).toBeNull();
  expect(collectorOf({ peerDependencies: { [NAME]: '6' } }, {})).toBeNull();
  expect(collectorOf({ dependencies: { '@emotion/react': '11' } }, { [NAME]: '6.1.2' })).toBeNull();
});
