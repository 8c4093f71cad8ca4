import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../run.mjs';

const VITRINE = path.join(ROOT, 'packages/vitrine/bin/vitrine.mjs');
const CREATE = path.join(ROOT, 'packages/create-vitrine/bin/create-vitrine.mjs');
/** What makes Node say that it is an older one. */
const OLD = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } })`;

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'commands-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const run = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

it.each([VITRINE, CREATE])('%s says which Node it needs', (command) => {
  const { status, stderr, stdout } = run(['--import', OLD, command, 'build']);
  expect(stderr).toBe('Vitrine needs Node.js 20.19 or later; this is 18.20.4.\n');
  expect(stdout).toBe('');
  expect(status).toBe(1);
  expect(readdirSync(dir)).toEqual([]);
});

it('tells its version and its commands', () => {
  const { version } = JSON.parse(
    readFileSync(path.join(ROOT, 'packages/vitrine/package.json'), 'utf8'),
  ) as { version: string };
  for (const flag of ['--version', '-v']) expect(run([VITRINE, flag]).stdout).toBe(`${version}\n`);
  expect(run([VITRINE, '--help']).stdout).toContain('vitrine init [--library NAME]');
  expect(run([CREATE, '--help']).stdout).toContain('--library NAME');
});

it('says when packages cannot be installed for want of a network', () => {
  const offline = { npm_config_offline: 'true', npm_config_cache: path.join(dir, 'cache') };
  const { status, stderr } = run([CREATE, '--library', 'kit', '--yes'], offline);
  expect(status).toBe(1);
  expect(stderr).toContain('npm could not install vitrine:');
  expect(stderr).toContain('See that the network can be reached, then run this again.');
  expect(stderr).not.toMatch(/\n\s+at /);
}, 60_000);
