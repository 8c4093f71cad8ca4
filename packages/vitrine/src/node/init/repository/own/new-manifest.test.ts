import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newManifest } from './new-manifest.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'manifest-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: object) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(content));
}
const manifest = (dir: string, isMember = true) => newManifest(path.join(root, dir), isMember);
const rest = { private: true, type: 'module' };

it('is called docs, and has a version where a workspace wants one', () => {
  write('package.json', { workspaces: ['apps/*'] });
  expect(manifest('docs', false)).toEqual({ name: 'docs', ...rest });
  expect(manifest('apps/docs')).toEqual({ name: 'docs', version: '0.0.0', ...rest });
});

it('has a name that no other package of the workspace has', () => {
  write('package.json', { workspaces: ['apps/*'] });
  write('apps/web/package.json', { name: 'docs' });
  expect(manifest('apps/Our Site!').name).toBe('our-site');
  write('apps/kit/package.json', { name: 'site' });
  expect(manifest('apps/site').name).toBe('site-docs');
  expect(manifest('apps/文').name).toBe('docs-3');
});
