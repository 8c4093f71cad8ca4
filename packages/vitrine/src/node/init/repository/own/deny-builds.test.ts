import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { denyBuilds, readIgnoredBuilds } from './deny-builds.ts';

let site: string;
beforeEach(() => (site = mkdtempSync(path.join(tmpdir(), 'deny-builds-'))));
afterEach(() => rmSync(site, { recursive: true }));

const settings = () => path.join(site, 'pnpm-workspace.yaml');
const read = () => readFileSync(settings(), 'utf8');

it.each([
  [
    `Error: ERR_PNPM_IGNORED_BUILDS
  × installing dependencies
  ╰─▶ Ignored build scripts: @acme/usage@2.1.3, core-js@3.51.0,
      esbuild@0.28.2-rc.1
  help: Run "pnpm approve-builds" to pick which dependencies@1`,
    ['@acme/usage', 'core-js', 'esbuild'],
  ],
  [
    '[ERR_PNPM_IGNORED_BUILDS] Ignored build scripts: a@1.0.0, b.c@2.0.0. Run "pnpm approve-builds" now@2',
    ['a', 'b.c'],
  ],
  ['Ignored build scripts: last@1.0.0', ['last']],
  ['ERR_PNPM_FETCH_404 a@1.0.0', []],
])('reads what was not built', (said, names) => {
  expect(readIgnoredBuilds(said)).toEqual(names);
});

it('writes them down, beside what is there', () => {
  expect(denyBuilds(site, ['@acme/usage', 'esbuild'])).toBe(true);
  expect(read()).toBe('allowBuilds:\n  "@acme/usage": false\n  esbuild: false\n');
  writeFileSync(settings(), "packages: ['.'] # alone\nallowBuilds:\n  esbuild: true\n");
  expect(denyBuilds(site, ['esbuild'])).toBe(false);
  expect(denyBuilds(site, ['esbuild', 'sharp'])).toBe(true);
  expect(read()).toContain('# alone\nallowBuilds:\n  esbuild: true\n  sharp: false\n');
});

it.each(['a: [', '- a\n', 'text'])('leaves settings alone that are none: %j', (text) => {
  writeFileSync(settings(), text);
  expect(denyBuilds(site, ['esbuild'])).toBe(false);
  expect(read()).toBe(text);
});
