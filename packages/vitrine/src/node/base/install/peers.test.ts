import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPackageManager } from './package-manager.ts';
import { requireReact, resolvePeer } from './peers.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'peers-'))));
afterEach(() => rmSync(root, { recursive: true }));

function install(name: string) {
  const dir = path.join(root, 'node_modules', name);
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ name, main: 'index.js' }));
  writeFileSync(path.join(dir, 'index.js'), '');
}

describe('a package that a site has to install', () => {
  it('is named with the command that installs it', () => {
    writeFileSync(path.join(root, 'pnpm-lock.yaml'), '');
    expect(() => resolvePeer(root, '@acme/pencil/package.json', 'Drawing')).toThrow(
      /missing-peer\n {2}Drawing needs @acme\/pencil, not installed here: pnpm add -D @acme\/pencil\n/,
    );
    expect(() => requireReact(root)).toThrow(
      'Every site needs react and react-dom, not installed here: pnpm add -D react react-dom',
    );
  });

  it('is found in the site, and only what is missing is named', () => {
    install('@acme/pencil');
    install('react');
    expect(resolvePeer(root, '@acme/pencil', 'Drawing')).toContain('pencil/index.js');
    expect(() => requireReact(root)).toThrow('Every site needs react-dom, not');
    install('react-dom');
    expect(() => requireReact(root)).not.toThrow();
  });
});

it.each([
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['package-lock.json', 'npm'],
])('tells the package manager by %s, in a folder above, too', (lockfile, manager) => {
  writeFileSync(path.join(root, lockfile), '');
  mkdirSync(path.join(root, 'docs'));
  expect(findPackageManager(path.join(root, 'docs'))).toBe(manager);
});
