import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBuildSteps } from './build-steps.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'build-steps-')));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(folder: string, manifest: { name?: string; [key: string]: unknown }) {
  mkdirSync(path.join(root, folder, 'src'), { recursive: true });
  writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(root, folder, 'src/index.ts'), '');
  if (manifest.name === undefined || folder === '.') return;
  const link = path.join(root, 'node_modules', manifest.name);
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.join(root, folder), link);
}
const scripts = { build: 'tsc' };
const built = { main: 'dist/index.js', scripts };
const source = { main: 'src/index.ts', scripts };

/** Where packages are installed, and which are built. */
function find(folder: string) {
  const steps = findBuildSteps(path.join(root, folder));
  const where = (command: string) =>
    steps
      .filter((step) => step.by === 'manager' && step.command === command)
      .map((step) => path.relative(root, step.folder) || '.');
  return { install: where('install'), builds: where('run build') };
}

it('builds a package that is a repository of its own', () => {
  write('.', { name: 'kit', ...built });
  expect(find('.')).toEqual({ install: ['.'], builds: ['.'] });
});

it('builds nothing that is read from its source, or cannot be built', () => {
  write('.', { name: 'kit', ...source });
  expect(find('.')).toEqual({ install: ['.'], builds: [] });
  write('.', { name: 'kit', main: 'dist/index.js' });
  expect(find('.')).toEqual({ install: ['.'], builds: [] });
});

it('builds first what a library is made of, each once', () => {
  write('.', { workspaces: ['packages/*'] });
  write('packages/tokens', { name: 'tokens', ...built });
  write('packages/core', { name: 'core', dependencies: { tokens: '*', gone: '*' }, ...source });
  write('packages/ui', {
    ...{ name: 'ui', dependencies: { core: '*', tokens: '*', ui: '*' }, ...built },
  });
  const builds = ['packages/tokens', 'packages/ui'];
  expect(find('packages/ui')).toEqual({ install: ['.'], builds });
});

it('leaves the order to the workspace where that builds', () => {
  write('.', { workspaces: ['packages/*'], scripts });
  write('packages/tokens', { name: 'tokens', ...built });
  write('packages/ui', { name: 'ui', dependencies: { tokens: '*' }, ...source });
  expect(find('packages/ui')).toEqual({ install: ['.'], builds: ['.'] });
  write('packages/lab', { name: 'lab', ...source });
  expect(find('packages/lab')).toEqual({ install: ['.'], builds: [] });
});

it('builds no package that is installed', () => {
  write('.', { name: 'kit', dependencies: { far: '*' }, ...built });
  write('node_modules/far', built);
  expect(find('.')).toEqual({ install: ['.'], builds: ['.'] });
});

it('installs what a package needs that only the settings around it lead to', () => {
  write('.', { name: 'all' });
  mkdirSync(path.join(root, '.git'));
  write('libs/ui', { name: 'ui', main: 'index.js' });
  expect(find('libs/ui')).toEqual({ install: ['libs/ui'], builds: [] });
  const settings = { compilerOptions: { paths: { ui: ['libs/ui/src/index.ts'] } } };
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify(settings));
  expect(find('libs/ui')).toEqual({ install: ['.'], builds: [] });
});

it('installs and builds each package that is linked without a workspace', () => {
  write('tokens', { name: 'tokens', ...built });
  write('core', { name: 'core', dependencies: { tokens: 'file:../tokens' }, ...source });
  write('ui', { name: 'ui', dependencies: { core: 'file:../core' }, ...built });
  expect(find('ui')).toEqual({ install: ['tokens', 'core', 'ui'], builds: ['tokens', 'ui'] });
  expect(find('gone')).toEqual({ install: ['gone'], builds: [] });
});

it('leaves both to Rush', () => {
  write('tokens', { name: 'tokens', ...built });
  write('ui', { name: '@acme/ui', dependencies: { tokens: 'workspace:*' }, ...source });
  writeFileSync(path.join(root, 'rush.json'), '{}');
  const by = { folder: root, by: 'node' };
  const script = 'common/scripts/install-run-rush.js';
  expect(findBuildSteps(path.join(root, 'ui'))).toEqual([
    { ...by, command: `${script} install` },
    { ...by, command: `${script} build --to @acme/ui` },
  ]);
  write('lab', { name: 'lab', ...source });
  expect(findBuildSteps(path.join(root, 'lab'))).toEqual([{ ...by, command: `${script} install` }]);
});
