import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadRenderer } from './load-renderer.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'renderer-'))));
afterEach(() => {
  delete process.env['MIMALLOC_PURGE_DELAY'];
  rmSync(dir, { recursive: true });
});

const NAME = 'MIMALLOC_PURGE_DELAY';

/** What a native module would read while it is loaded. */
function load(name: string, code = ''): string {
  const file = path.join(dir, `${name}.cjs`);
  writeFileSync(file, `module.exports = process.env.${NAME};${code}`);
  return loadRenderer<string>(file);
}

test('the renderer keeps its memory from card to card, the bundler does not', () => {
  process.env[NAME] = '0';
  expect(Number(load('first'))).toBeGreaterThan(0);
  expect(process.env[NAME]).toBe('0');
  expect(() => load('broken', 'throw new Error("no renderer")')).toThrow('no renderer');
  expect(process.env[NAME]).toBe('0');
  delete process.env[NAME];
  expect(Number(load('second'))).toBeGreaterThan(0);
  expect(NAME in process.env).toBe(false);
});
