import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeText } from './write-text.ts';

const spyOnOutput = () => vi.spyOn(process.stdout, 'write').mockReturnValue(true);

let dir: string;
let write: ReturnType<typeof spyOnOutput>;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'write-text-'));
  write = spyOnOutput();
});
afterEach(() => {
  write.mockRestore();
  rmSync(dir, { recursive: true });
});

test('without a file, a text is printed as it is', () => {
  writeText('a\n', undefined);
  const printed = write.mock.calls.map(([text]) => text);
  expect(printed).toEqual(['a\n']);
});

test('a file has the text and nothing is printed, in folders that are made for it', () => {
  const file = path.join(dir, 'new/a.txt');
  writeText('a\n', file);
  writeText('b\n', file);
  expect(write).not.toHaveBeenCalled();
  expect(readFileSync(file, 'utf8')).toBe('b\n');
});

test('a place that cannot be written to is an error with the name that was given', () => {
  const folder = path.join(dir, 'folder');
  mkdirSync(folder);
  expect(() => writeText('a', folder)).toThrow(
    expect.objectContaining({
      problems: [
        expect.objectContaining({
          code: 'output-not-writable',
          message: expect.stringContaining(folder) as string,
        }),
      ],
    }),
  );
});
