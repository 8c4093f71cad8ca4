import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFile } from './create-file.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'create-'))));
afterEach(() => rmSync(dir, { recursive: true }));
const at = (name: string) => path.join(dir, name);

it('writes what is not there, and leaves what is, a link that leads nowhere too', () => {
  expect(createFile(at('new'), 'one')).toBe(true);
  expect(createFile(at('new'), 'two')).toBe(false);
  symlinkSync(at('nowhere'), at('link'));
  expect(createFile(at('link'), 'two')).toBe(false);
  expect(readFileSync(at('new'), 'utf8')).toBe('one');
});

it('says at which file it was refused', () => {
  writeFileSync(at('file'), '');
  expect(() => createFile(at('file/below'), '')).toThrow(
    expect.objectContaining({ code: 'ENOTDIR', path: at('file/below') }),
  );
});
