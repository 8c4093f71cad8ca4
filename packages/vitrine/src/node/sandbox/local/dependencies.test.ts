import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDependencyResolver } from './dependencies.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'dependencies-'))));
afterEach(() => rmSync(root, { recursive: true }));

function install(name: string, version: string) {
  const dir = path.join(root, 'node_modules', name);
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ name, version }));
}

it('finds what the same imports need once, whatever paths of the packages they name', () => {
  for (const name of ['react', 'react-dom', 'kit', 'other']) install(name, '1.2.3');
  const resolve = createDependencyResolver(root);
  const found = resolve(['kit/button', './near', 'react'], false);
  expect(found.dependencies).toEqual({ kit: '1.2.3', react: '1.2.3', 'react-dom': '1.2.3' });
  expect(resolve(['kit/menu', 'react'], false)).toBe(found);
});

it('tells other imports apart, and code with types from code without', () => {
  for (const name of ['react', 'react-dom', '@types/react', 'kit', 'other']) install(name, '1.2.3');
  const resolve = createDependencyResolver(root);
  const plain = resolve(['kit'], false);
  expect(resolve(['other'], false).dependencies).toHaveProperty('other');
  expect(plain.dependencies).not.toHaveProperty('other');
  expect(plain.devDependencies).not.toHaveProperty('@types/react');
  expect(resolve(['kit'], true).devDependencies).toHaveProperty('@types/react', '1.2.3');
});
