import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../run.mjs';
import { checkTypes, writeProject } from './check-project.mjs';
import { packPackage } from './pack-package.mjs';
import { readSnippets } from './first-site.ts';

/**
 * In the workspace, whose packages are found from there: nothing is installed, and the engine is the one that all other
 * tests use. `npm run pack:test` installs.
 */
const work = path.join(ROOT, 'test-results/pack');
const installed = path.join(work, 'node_modules/vitrine');
let packed = { file: '', files: [] as string[] };

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { cwd: work, encoding: 'utf8' });

beforeAll(() => {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  packed = packPackage('vitrine', work);
  expect(run('tar', ['xzf', packed.file, '-C', installed, '--strip-components=1']).status).toBe(0);
  const nested = path.join(ROOT, 'packages/vitrine/node_modules');
  if (existsSync(nested)) symlinkSync(nested, path.join(installed, 'node_modules'));
  writeProject(work, '0.1.0');
}, 120_000);

afterAll(() => rmSync(work, { recursive: true, force: true }));

it('holds what runs and nothing else', () => {
  expect(packed.files).toEqual(
    expect.arrayContaining([
      'README.md',
      'LICENSE',
      'package.json',
      'bin/vitrine.mjs',
      'client.d.ts',
    ]),
  );
  expect(
    packed.files.filter((file) =>
      /\.test\.|fixtures|tsbuildinfo|^src\/|(?<!\.d)\.tsx?$/.test(file),
    ),
  ).toEqual([]);
  expect(packed.files.length).toBeLessThan(720);
});

it('has the manual, whose links lead to what is in it', () => {
  const texts = packed.files.filter((file) => file.endsWith('.md'));
  for (const name of ['README', 'docs/manual', 'docs/agents', 'docs/hosting', 'docs/hosted-search'])
    expect(texts).toContain(`${name}.md`);
  const dead = texts.flatMap((file) => {
    const text = readFileSync(path.join(installed, file), 'utf8').replace(/^```[^]*?^```/gm, '');
    const links = [...text.matchAll(/\]\(([^)\s:#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    return links
      .filter((link) => !link.startsWith('/'))
      .map((link) => path.posix.join(path.posix.dirname(file), link))
      .filter((target) => !packed.files.includes(target));
  });
  expect(dead).toEqual([]);
});

it('leads to compiled files with declarations from every export', () => {
  const { exports } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  expect(targets.length).toBeGreaterThan(8);
  for (const target of targets) {
    expect(target).toMatch(/(?:\.js|\.d\.ts|\.json)$/);
    expect(existsSync(path.join(installed, target)), target).toBe(true);
  }
});

it('names only modules that are there, and no TypeScript', () => {
  const declarations = packed.files.filter((file) => file.endsWith('.d.ts'));
  expect(declarations.length).toBeGreaterThan(20);
  for (const file of declarations) {
    const text = readFileSync(path.join(installed, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g)) {
      const target = path.join(installed, path.dirname(file), specifier.replace(/\.js$/, '.d.ts'));
      expect(specifier, file).toMatch(/\.js$/);
      expect(existsSync(target), `${specifier} of ${file}`).toBe(true);
    }
  }
});

// In the workspace all packages are found, whoever asks for them.
it('names only packages that are installed with it', () => {
  const manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
  };
  const given = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
  const named = packed.files
    .filter((file) => /^(?:bin|dist)\/.*\.(?:m?js|d\.ts)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(installed, file), 'utf8');
      const specifiers = ts.preProcessFile(text).importedFiles;
      return specifiers.flatMap(({ fileName }) => {
        const [name] = /^(?:@[\w-]+\/)?[\w][^/:]*(?![^/]*:)/.exec(fileName) ?? [];
        return name === undefined ? [] : [{ file, name }];
      });
    });
  expect(new Set(named.map(({ name }) => name)).size).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !given.has(name) && !isBuiltin(name))).toEqual([]);
});

it('is a package that publint and are-the-types-wrong find no fault with', () => {
  const bin = path.join(ROOT, 'node_modules/.bin');
  const linted = run(path.join(bin, 'publint'), [packed.file, '--strict']);
  expect(linted.stdout + linted.stderr).toContain('All good!');
  const typed = run(path.join(bin, 'attw'), [packed.file, '--profile', 'esm-only']);
  expect(typed.stdout).toContain('"vitrine/playground"');
  expect(typed.status, typed.stdout).toBe(0);
}, 60_000);

// By the compiler that reads fastest, as bundlers find modules. `npm run pack:test` tries all compilers, and Node's way.
it('has types that pass in a strict project', () => {
  expect(checkTypes(work, '7', 'bundler')).toBe('');
}, 120_000);

// As a reader copies them, beside what `npm init -y` writes. `npm run pack:test` builds and checks more.
it('builds the first site of the manual', () => {
  const site = path.join(work, 'readme');
  const manifest = { name: 'readme', version: '1.0.0', main: 'index.js', type: 'commonjs' };
  for (const [name, code] of [['package.json', JSON.stringify(manifest)], ...readSnippets()]) {
    mkdirSync(path.dirname(path.join(site, name!)), { recursive: true });
    writeFileSync(path.join(site, name!), code!);
  }
  const built = spawnSync(process.execPath, [path.join(installed, 'bin/vitrine.mjs'), 'build'], {
    cwd: site,
    encoding: 'utf8',
  });
  expect(built.stderr).toBe('');
  expect(built.status, built.stdout).toBe(0);
  const page = readFileSync(path.join(site, 'dist/components/button/index.html'), 'utf8');
  expect(page).toContain('class="btn btn-primary">Save</button>');
}, 120_000);
