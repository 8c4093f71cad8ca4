import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileProblem } from '../base/file-errors.ts';
import { dev } from './dev.ts';

const MODULES = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(tmpdir(), 'vitrine-dev-'));
  fs.mkdirSync(path.join(root, 'content'));
  fs.symlinkSync(MODULES, path.join(root, 'node_modules'));
  fs.writeFileSync(path.join(root, 'content/index.md'), '# Home\n\nText.\n');
  fs.writeFileSync(
    path.join(root, 'vitrine.config.ts'),
    `export default { title: 'Kit', description: 'A library', url: 'https://kit.example' };`,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  fs.rmSync(root, { recursive: true });
});

it('a cache that cannot be written to is named before anything is served', async () => {
  const access = fs.accessSync;
  vi.spyOn(fs, 'accessSync').mockImplementation((file, mode) => {
    if (mode === fs.constants.W_OK && String(file).endsWith('.vitrine'))
      throw Object.assign(new Error('EROFS'), { code: 'EROFS', path: file });
    access(file, mode);
  });
  syncBuiltinESMExports();
  const error: unknown = await dev(root, { host: 'localhost', port: 0 }).catch((thrown) => thrown);
  expect(fileProblem(error)).toMatchObject({
    code: 'read-only',
    message: expect.stringContaining(path.join(root, '.vitrine')),
  });
});
