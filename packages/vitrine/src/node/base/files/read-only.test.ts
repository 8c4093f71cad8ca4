import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeAtomic } from './write.ts';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(tmpdir(), 'vitrine-read-only-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  fs.rmSync(dir, { recursive: true });
});

/** The answers of Node on a disk that is mounted read-only, where a folder is to be made with those around it. */
function makeReadOnly(): void {
  const answer = (code: string) => {
    throw Object.assign(new Error(code), { code });
  };
  vi.spyOn(fs, 'mkdirSync').mockImplementation((_, options) =>
    answer(Object(options).recursive === true ? 'ENOENT' : 'EROFS'),
  );
  syncBuiltinESMExports();
}

test.each(['folder/file', 'folder/in/another/file'])(
  'a disk that is read-only is said to be, for %s',
  (name) => {
    const file = path.join(dir, name);
    makeReadOnly();
    expect(() => writeAtomic(file, 'text')).toThrow(
      expect.objectContaining({ code: 'EROFS', path: file }),
    );
  },
);
