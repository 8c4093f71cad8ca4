import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { problem } from '../errors.ts';
import { sayFor } from './manager-words.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'words-'))));
afterEach(() => rmSync(root, { recursive: true }));

const say = (lockfile: string, text: string) => {
  writeFileSync(path.join(root, lockfile), '');
  return sayFor(root, text);
};
const TEXT = `"dials" is not installed: npm install @acme/dials
  Or install the package again (npm install); npx tsc -p FILE tells.`;

it.each([
  ['package-lock.json', 'npm install @acme', '(npm install)', 'npx tsc'],
  ['pnpm-lock.yaml', 'pnpm add @acme', '(pnpm install)', 'pnpm exec tsc'],
  ['yarn.lock', 'yarn add @acme', '(yarn install)', 'yarn tsc'],
  ['bun.lock', 'bun add @acme', '(bun install)', 'bunx tsc'],
])('tells commands of the manager of a project: %s', (lockfile, ...commands) => {
  const said = say(lockfile, TEXT);
  for (const command of commands) expect(said).toContain(command);
  // Twice the same.
  expect(say(lockfile, TEXT)).toBe(said);
});

it('says of npm what npm has done', () => {
  for (const text of ['npm install failed: nothing satisfies it', 'npm knows no package "x"'])
    expect(say('yarn.lock', text)).toBe(text);
});

it('knows the commands of the catalogue', () => {
  const { hint } = problem('package-not-installed', ['kit', root]);
  expect(say('pnpm-lock.yaml', hint)).toBe('Install it: pnpm add <package>.');
});
