import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installNode, NODES } from '../nodes/install-node.mjs';
import { ROOT } from '../run.mjs';

/** In the workspace, where all that the documentation needs is found; `npm run pack:test` installs. */
const work = path.join(ROOT, 'test-results/init');
const VITRINE = path.join(ROOT, 'packages/vitrine/bin/vitrine.mjs');
/** Newcomers have the newest Node; all else here runs on the one at hand, mostly an older one. */
const node = installNode(NODES.at(-1)!);
const run = (...args: string[]) =>
  spawnSync(node, [VITRINE, ...args], { cwd: work, encoding: 'utf8' });

beforeAll(() => {
  rmSync(work, { recursive: true, force: true });
  spawnSync(process.execPath, [path.join(ROOT, 'scripts/build-engine.mjs')]);
  mkdirSync(work, { recursive: true });
  writeFileSync(path.join(work, 'package.json'), '{"dependencies":{"react-bootstrap":"^2.10.10"}}');
}, 120_000);
afterAll(() => rmSync(work, { recursive: true, force: true }));

it('writes documentation that builds, passes its own check, and is left alone by a second try', () => {
  const written = run('init', '--yes', '--url', 'https://kit.example/ui/');
  expect(written.stderr).toBe('');
  expect(written.stdout).toContain('Documentation of react-bootstrap, with pages of Button, ');
  expect(written.stdout).toContain('\nNext: cd docs && npm run dev\n');
  for (const [, file] of written.stdout.matchAll(/^ {2}(\S+)$/gm)) {
    expect(existsSync(path.join(work, file!)), file).toBe(true);
  }
  const built = run('build', '--root', 'docs');
  expect(built.stderr).toBe('');
  expect(built.status, built.stdout).toBe(0);
  const page = readFileSync(path.join(work, 'docs/dist/components/button/index.html'), 'utf8');
  expect(page).toContain('class="btn btn-primary">Button</button>');
  expect(page).toContain('href="/ui/api/button"');
  expect(run('check', '--types', '--root', 'docs')).toMatchObject({ status: 0, stderr: '' });
  const again = run('init', '--yes');
  expect(again.status).toBe(1);
  expect(again.stderr).toContain('There is a site in docs already; nothing has been changed');
}, 180_000);
