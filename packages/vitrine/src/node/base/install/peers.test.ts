import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPackageManager, installCommand, type PackageManager } from './package-manager.ts';
import { requireReact, resolvePeer } from './peers.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'peers-'))));
afterEach(() => rmSync(root, { recursive: true }));

function install(name: string, version = '19.2.0') {
  const dir = path.join(root, 'node_modules', name);
  mkdirSync(dir, { recursive: true });
  writeFileSync(
    path.join(dir, 'package.json'),
    JSON.stringify({ name, version, main: 'index.js' }),
  );
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

  it.each([
    ['18.3.1', '18.3.1', 'react@19 react-dom@19'],
    ['19.1.0', '19.0.0', 'react@19.1.0 react-dom@19.1.0'],
    ['18.2.0', '19.2.0', 'react@19.2.0 react-dom@19.2.0'],
  ])('is not an older React, nor two versions: %s and %s', (react, dom, wanted) => {
    install('react', react);
    install('react-dom', dom);
    expect(() => requireReact(root)).toThrow(
      `Every site needs React 19 or later, in one version; installed are react ${react} and react-dom ${dom}: npm install -D ${wanted}\n`,
    );
  });

  it('may be a React that is not released yet', () => {
    for (const version of ['19.4.0-canary-1a2b-20261101', '0.0.0-experimental-1a2b-20261101']) {
      for (const name of ['react', 'react-dom']) install(name, version);
      expect(() => requireReact(root)).not.toThrow();
    }
  });

  it('is what the engine finds, where the site has none', () => {
    expect(resolvePeer(root, 'typescript', 'Drawing')).toContain('node_modules/typescript/');
    install('typescript');
    expect(resolvePeer(root, 'typescript', 'Drawing')).toContain(path.basename(root));
  });

  it('is named without the module of it that is asked for', () => {
    expect(() => resolvePeer(root, 'acme-pencil/lib/a.js', 'Drawing')).toThrow(
      'Drawing needs acme-pencil, not installed here: npm install -D acme-pencil\n',
    );
  });
});

it.each([
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['pnpm-workspace.yaml', 'pnpm'],
  ['.yarnrc.yml', 'yarn'],
  ['package-lock.json', 'npm'],
])('tells the package manager by %s, in a folder above, too', (lockfile, manager) => {
  writeFileSync(path.join(root, lockfile), '');
  mkdirSync(path.join(root, 'docs'));
  expect(findPackageManager(path.join(root, 'docs'))).toBe(manager);
});

it('takes the nearest lockfile, pnpm’s before the others of a folder, and npm without any', () => {
  writeFileSync(path.join(root, 'package-lock.json'), '');
  mkdirSync(path.join(root, 'docs/yarn.lock'), { recursive: true });
  expect(findPackageManager(path.join(root, 'docs'))).toBe('npm');
  writeFileSync(path.join(root, 'docs/bun.lock'), '');
  expect(findPackageManager(path.join(root, 'docs'))).toBe('bun');
  writeFileSync(path.join(root, 'docs/pnpm-lock.yaml'), '');
  expect(findPackageManager(path.join(root, 'docs'))).toBe('pnpm');
  rmSync(path.join(root, 'package-lock.json'));
  expect(findPackageManager(root)).toBe('npm');
  expect(findPackageManager(root, 'yarn')).toBe('yarn');
});

it.each([
  ['{"packageManager":"yarn@4.9.1+sha224.0"}', 'yarn'],
  ['\uFEFF{"packageManager":"bun"}', 'bun'],
  ['{"devEngines":{"packageManager":{"name":"npm","version":"^11"}}}', 'npm'],
  ['{"devEngines":{"packageManager":[{"name":"yarn"}]}}', 'yarn'],
  ['{"packageManager":"npmx@1"}', 'pnpm'],
  ['{"packageManager":1,"devEngines":{}}', 'pnpm'],
  ['null', 'pnpm'],
  ['{', 'pnpm'],
])('takes the one that a project names before any lockfile beside it: %s', (text, manager) => {
  for (const name of ['pnpm-lock.yaml', 'package-lock.json'])
    writeFileSync(path.join(root, name), '');
  writeFileSync(path.join(root, 'package.json'), text);
  mkdirSync(path.join(root, 'docs'));
  expect(findPackageManager(path.join(root, 'docs'))).toBe(manager);
});

it.each([
  ['npm', 'npm install -D a b'],
  ['pnpm', 'pnpm add -D a b'],
  ['yarn', 'yarn add -D a b'],
  ['bun', 'bun add -d a b'],
] satisfies [PackageManager, string][])('%s adds packages by "%s"', (manager, command) => {
  expect(installCommand(manager, ['a', 'b'])).toBe(command);
});
