import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../run.mjs';

/** In the workspace, where the packages that README installs are found. */
const work = path.join(ROOT, 'test-results/readme');
const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
const section = /^## By hand\n([^]*?)^## /m.exec(readme)?.[1] ?? '';

/** The files that a reader copies: names in the line above, code in the blocks below, in their order. */
function readSnippets(): [string, string][] {
  const blocks = [...section.matchAll(/^```(?!bash)\w+\n([^]*?)^```/gm)].map(([, code]) => code!);
  const names = [...section.replace(/^```[^]*?^```/gm, '').matchAll(/^`[^\n]*:$/gm)].flatMap(
    ([line]) => [...line.matchAll(/`([\w./-]+\.\w+)`/g)].map(([, name]) => name!),
  );
  expect(names.length).toBe(blocks.length);
  return names.map((name, index) => [name, blocks[index]!]);
}

beforeAll(() => {
  rmSync(work, { recursive: true, force: true });
  spawnSync(process.execPath, [path.join(ROOT, 'scripts/build-engine.mjs')]);
  // As `npm init -y` writes it.
  const manifest = { name: 'readme', version: '1.0.0', main: 'index.js', type: 'commonjs' };
  mkdirSync(work, { recursive: true });
  writeFileSync(path.join(work, 'package.json'), JSON.stringify(manifest));
  for (const [name, code] of readSnippets()) {
    mkdirSync(path.dirname(path.join(work, name)), { recursive: true });
    writeFileSync(path.join(work, name), code);
  }
}, 120_000);
afterAll(() => rmSync(work, { recursive: true, force: true }));

it('has at most 150 lines', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(151);
});

it('has a first site that builds as it is copied', () => {
  expect(readSnippets().map(([name]) => name)).toContain('content/components/button.md');
  const vitrine = path.join(ROOT, 'packages/vitrine/bin/vitrine.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitrine, 'build'], {
    cwd: work,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status, stdout).toBe(0);
  const page = readFileSync(path.join(work, 'dist/components/button/index.html'), 'utf8');
  expect(page).toContain('class="btn btn-primary">Save</button>');
}, 120_000);
