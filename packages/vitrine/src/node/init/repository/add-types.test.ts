import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeDoc } from '../../api/fixtures/docs.ts';
import { addTypes } from './add-types.ts';

/** Installs what is called so, and nothing that has `none` in its name. */
const NPM = `#!${process.execPath}
const fs = require('node:fs');
const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
for (const name of Object.keys(dependencies)) {
  if (name.includes('none')) process.exit(1);
  fs.mkdirSync('node_modules/' + name, { recursive: true });
  fs.writeFileSync('node_modules/' + name + '/package.json', JSON.stringify({ name, version: '1.9.0' }));
}`;

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'types-'));
  mkdirSync(path.join(site, 'bin'));
  writeFileSync(path.join(site, 'bin/npm'), NPM);
  chmodSync(path.join(site, 'bin/npm'), 0o755);
  writeFileSync(path.join(site, 'package.json'), '{"dependencies":{"kit":"^1.0.0"}}');
  vi.stubEnv('PATH', path.join(site, 'bin'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(site, { recursive: true });
});

const add = (...unresolved: string[]) => addTypes(site, [makeDoc({ name: 'Map', unresolved })]);
const wish = (name: string) =>
  `"${name}" has no types here, so the type Dial of some props is not known: npm install @types/${name}`;
const dependencies = () =>
  (JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8')) as { dependencies: object })
    .dependencies;

it('installs the declarations that a library asks for, in the version that there is', () => {
  expect(add(wish('dials'), wish('dials'))).toBe(true);
  expect(dependencies()).toEqual({ '@types/dials': '^1.9.0', kit: '^1.0.0' });
});

it('leaves no trace of those that are not to be had', () => {
  expect(add(wish('none'))).toBe(false);
  expect(dependencies()).toEqual({ kit: '^1.0.0' });
  expect(add(wish('none'), wish('dials'))).toBe(true);
  expect(dependencies()).toEqual({ '@types/dials': '^1.9.0', kit: '^1.0.0' });
});

it('installs nothing for other reasons', () => {
  expect(add('"dials" is not installed, so it is not listed: npm install dials')).toBe(false);
  expect(dependencies()).toEqual({ kit: '^1.0.0' });
});

it('leaves out declarations of another version of a package', () => {
  for (const [name, version] of Object.entries({ dials: '2.0.0', '@acme/dials': '1.0.0' })) {
    mkdirSync(path.join(site, 'node_modules', name), { recursive: true });
    const manifest = path.join(site, 'node_modules', name, 'package.json');
    writeFileSync(manifest, JSON.stringify({ name, version }));
  }
  expect(add(wish('dials'))).toBe(false);
  expect(dependencies()).toEqual({ kit: '^1.0.0' });
  expect(add(wish('acme__dials'))).toBe(true);
  expect(dependencies()).toEqual({ '@types/acme__dials': '^1.9.0', kit: '^1.0.0' });
});
