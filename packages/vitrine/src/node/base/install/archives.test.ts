import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refuseArchives } from './archives.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'archives-'));
  mkdirSync(path.join(root, 'apps/docs'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

it('refuses a site whose packages are in archives, in a folder above, too', () => {
  const refuse = () => refuseArchives(path.join(root, 'apps/docs'));
  expect(refuse).not.toThrow();
  writeFileSync(path.join(root, '.pnp.cjs'), '');
  expect(refuse).toThrow('error packages-in-archives\n');
  expect(refuse).toThrow('"nodeLinker: node-modules"');
  mkdirSync(path.join(root, 'apps/docs/node_modules/react'), { recursive: true });
  expect(refuse).not.toThrow();
});
