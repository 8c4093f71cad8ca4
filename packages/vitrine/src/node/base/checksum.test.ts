import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checksumOf, fileChecksum } from './checksum.ts';
import { folderChecksum } from './files/folder-checksum.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vitrine-checksum-'));
const at = (file: string) => path.join(dir, file);
afterAll(() => rmSync(dir, { recursive: true }));

test('a file has the checksum of its content, of whatever size', () => {
  expect(checksumOf('')).toBe('0.00000000');
  expect(checksumOf('abc')).toBe('3.352441c2');
  expect(checksumOf('é')).toBe(checksumOf(Buffer.from('é')));
  for (const size of [0, 1, 2 ** 20 - 1, 2 ** 20, 2 ** 20 + 1, 3 * 2 ** 20]) {
    const content = Buffer.alloc(size, 'content');
    writeFileSync(at('file'), content);
    expect(fileChecksum(at('file')), String(size)).toBe(checksumOf(content));
  }
});

test('what is no file has none', () => {
  mkdirSync(at('folder'));
  symlinkSync(at('file'), at('link'));
  symlinkSync(at('nowhere'), at('dangling'));
  for (const name of ['none', 'none/below', 'file/below', 'folder', 'link', 'dangling'])
    expect(fileChecksum(at(name)), name).toBeNull();
});

test('that of a folder changes with names and contents below it', () => {
  writeFileSync(at('folder/a'), 'a');
  writeFileSync(at('folder/b'), 'b');
  const seen = [folderChecksum(at('folder'))];
  writeFileSync(at('folder/b'), 'c');
  seen.push(folderChecksum(at('folder')));
  rmSync(at('folder/a'));
  seen.push(folderChecksum(at('folder')));
  rmSync(at('folder/b'));
  seen.push(folderChecksum(at('folder')));
  expect(new Set(seen).size).toBe(4);
  writeFileSync(at('folder/a.map'), '');
  const noMaps = (name: string) => name.endsWith('.map');
  expect(folderChecksum(at('folder'), fileChecksum, noMaps)).toBe(seen[3]);
  expect(folderChecksum(at('none'))).toBe(seen[3]);
});

test('what cannot be looked at is an error, and a pipe is not waited for', () => {
  expect(() => fileChecksum(at('a'.repeat(300)))).toThrow(
    expect.objectContaining({ code: 'ENAMETOOLONG' }),
  );
  execFileSync('mkfifo', [at('pipe')]);
  expect(fileChecksum(at('pipe'))).toBeNull();
});

test.runIf(process.platform === 'linux')('no file is left open', () => {
  const countOpen = () => readdirSync('/proc/self/fd').length;
  writeFileSync(at('small'), '');
  const before = countOpen();
  for (let round = 0; round < 200; round += 1) fileChecksum(at('small'));
  expect(countOpen()).toBeLessThan(before + 100);
});
