import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepCompiledCode, saveCompiledCode } from './compiled-code.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'compiled-'))));
afterEach(() => rmSync(root, { recursive: true }));

it('keeps compiled code with the caches of a site, in no other folder', () => {
  const enableCompileCache = vi.fn();
  keepCompiledCode(root, { enableCompileCache });
  expect(enableCompileCache).not.toHaveBeenCalled();
  writeFileSync(path.join(root, 'vitrine.config.ts'), '');
  keepCompiledCode(root, { enableCompileCache });
  expect(enableCompileCache.mock.calls).toEqual([[path.join(root, '.vitrine/compiled')]]);
});

it('writes it when it is told to', () => {
  const flushCompileCache = vi.fn();
  saveCompiledCode({ flushCompileCache });
  expect(flushCompileCache).toHaveBeenCalledOnce();
});

it('does nothing in a version of Node that keeps none', () => {
  writeFileSync(path.join(root, 'vitrine.config.ts'), '');
  keepCompiledCode(root, {});
  saveCompiledCode({});
});
