import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeWorkflow } from './write-workflow.ts';

let top: string;
beforeEach(() => {
  top = mkdtempSync(path.join(tmpdir(), 'write-workflow-'));
});
afterEach(() => rmSync(top, { recursive: true }));

const at = (folder: string) => path.join(top, folder);
function write(folder: string, manifest: object) {
  mkdirSync(at(folder), { recursive: true });
  writeFileSync(at(`${folder}/package.json`), JSON.stringify(manifest));
}
/** Where commands run, and which. */
function steps(text: string): string[] {
  const found = text.matchAll(/- run: (.*)(?:\n +working-directory: (.*))?/g);
  return [...found].map(([, command, where = '.']) => `${where}: ${command}`);
}

it('lies at the top of the repository, and names its folders from there', () => {
  spawnSync('git', ['init', '--quiet', '-b', 'trunk'], { cwd: top });
  write('web', { workspaces: ['ui'] });
  write('web/ui', { name: 'ui', main: 'dist/index.js', scripts: { build: 'tsc' } });
  const root = at('web/ui');
  const plan = { root, site: at('web/ui/docs'), library: root, manager: 'npm' } as const;
  expect(writeWorkflow(plan)).toEqual(['../../.github/workflows/docs.yml']);
  const text = readFileSync(at('.github/workflows/docs.yml'), 'utf8');
  expect(text).toContain('branches: [trunk]');
  expect(steps(text)).toEqual([
    ...['web: npm install', 'web/ui: npm run build'],
    ...['web/ui/docs: npm install', 'web/ui/docs: npm run build'],
  ]);
  expect(writeWorkflow(plan)).toEqual([]);
});

it('prepares no package that a library is made of and that lies elsewhere', () => {
  const far = mkdtempSync(path.join(tmpdir(), 'write-workflow-far-'));
  const scripts = { build: 'tsc' };
  writeFileSync(path.join(far, 'package.json'), JSON.stringify({ name: 'far', scripts }));
  write('ui', { name: 'ui', main: 'dist/index.js', scripts, dependencies: { far: '*' } });
  mkdirSync(at('ui/node_modules'));
  symlinkSync(far, at('ui/node_modules/far'));
  writeWorkflow({ root: top, site: at('docs'), library: at('ui'), manager: 'npm' });
  expect(steps(readFileSync(at('.github/workflows/docs.yml'), 'utf8'))).toEqual([
    ...['ui: npm install', 'ui: npm run build', 'docs: npm install', 'docs: npm run build'],
  ]);
  rmSync(far, { recursive: true });
});

it('prepares nothing for a library that is installed, or lies elsewhere', () => {
  const far = mkdtempSync(path.join(tmpdir(), 'write-workflow-far-'));
  const own = ['docs: npm install', 'docs: npm run build'];
  for (const library of [null, far]) {
    writeWorkflow({ root: top, site: at('docs'), library, manager: 'npm' });
    expect(steps(readFileSync(at('.github/workflows/docs.yml'), 'utf8'))).toEqual(own);
    rmSync(at('.github'), { recursive: true });
  }
  rmSync(far, { recursive: true });
});

it('asks for repositories within the repository, which may be the library', () => {
  const options = { root: top, site: at('docs: #1'), library: null, manager: 'npm' } as const;
  spawnSync('git', ['init', '--quiet', '-b', 'trunk'], { cwd: top });
  const read = () => {
    writeWorkflow(options);
    const text = readFileSync(at('.github/workflows/docs.yml'), 'utf8');
    rmSync(at('.github'), { recursive: true });
    return (parse(text) as Workflow).jobs.publish.steps;
  };
  expect(read()[0]!.with).toEqual({ 'fetch-depth': 0 });
  writeFileSync(at('.gitmodules'), '[submodule "ui"]\n  path = ui\n');
  const steps = read();
  expect(steps[0]!.with).toEqual({ 'fetch-depth': 0, submodules: 'recursive' });
  mkdirSync(at('docs: #1'));
  writeFileSync(at('docs: #1/package.json'), '{ "scripts": { "build": "other" } }');
  expect(read()[3]!.run).toBe('npm run vitrine:build');
  // Signs that YAML would read are a part of the name.
  expect(steps[2]!['working-directory']).toBe('docs: #1');
  expect(steps[4]!.with).toEqual({ path: 'docs: #1/dist' });
});

interface Workflow {
  jobs: { publish: { steps: { run?: string; with?: object; 'working-directory'?: string }[] } };
}
