import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readServerKeys } from './server-keys.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'server-keys-'));
  install('19.3.1');
  writeFileSync(path.join(root, 'entry.js'), 'export {};');
});
afterEach(() => rmSync(root, { recursive: true }));

function install(version: string): void {
  const dir = path.join(root, 'node_modules/react');
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ name: 'react', version }));
}

const MANIFEST = {
  'content/a.tsx': { src: 'content/a.tsx', file: 'assets/a-1.js', isDynamicEntry: true },
  '_shared-2.js': { file: 'assets/shared-2.js' },
};
const read = () => readServerKeys(root, root, ['content/a.tsx', 'content/merged.tsx'], MANIFEST);

it('names the files of demos, where they have one of their own', () => {
  expect(read().chunks).toEqual({ 'content/a.tsx': 'assets/a-1.js' });
});

it('names the file of a demo that is a link by what it leads to', () => {
  mkdirSync(path.join(root, 'content'));
  writeFileSync(path.join(root, 'content/a.tsx'), '');
  symlinkSync('a.tsx', path.join(root, 'content/link.tsx'));
  const { chunks } = readServerKeys(root, root, ['content/link.tsx'], MANIFEST);
  expect(chunks).toEqual({ 'content/link.tsx': 'assets/a-1.js' });
});

it('changes with the code that demos share, and with React, which is not in the bundle', () => {
  const before = read().shared;
  expect(read().shared).toBe(before);
  install('19.4.0');
  const updated = read().shared;
  expect(updated).not.toBe(before);
  writeFileSync(path.join(root, 'entry.js'), 'export const a = 1;');
  expect(read().shared).not.toBe(updated);
});
