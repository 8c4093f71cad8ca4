import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatProblem } from './errors.ts';
import { fileProblem, notWritable, readFileError } from './file-errors.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vitrine-errors-'));
afterAll(() => rmSync(dir, { recursive: true }));

const systemError = (code: string, more: object = { path: '/site/.vitrine/a' }) =>
  Object.assign(new Error(`${code}: words of the system`), { code, ...more });
const told = (error: unknown) => {
  const found = fileProblem(error);
  return found && formatProblem(found);
};

test('what the system refuses is told with the file, the reason and what to do', () => {
  const hints = {
    EACCES:
      'Let the user who runs Vitrine read and write it. Besides outDir that is the cache, .vitrine in the site’s folder.',
    EROFS:
      'Vitrine writes to outDir and to its cache, .vitrine in the site’s folder: make both writable, or build in a copy.',
    ENOSPC:
      'Free some space and run the command again. The cache, .vitrine in the site’s folder, may be deleted.',
    EMFILE: 'Raise the limit (ulimit -n 4096), or end other programs.',
    ENAMETOOLONG:
      'Shorten the path of the page or of the file, or move the site to a folder with a shorter one.',
    EIO: 'Mend what keeps it from being used, and run the command again.',
  };
  expect(Object.keys(hints).map((code) => told(systemError(code)))).toEqual([
    `error no-permission\n  /site/.vitrine/a cannot be used: there is no permission (EACCES)\n  ${hints.EACCES}`,
    `error read-only\n  /site/.vitrine/a cannot be used: it lies on a read-only file system (EROFS)\n  ${hints.EROFS}`,
    `error disk-full\n  /site/.vitrine/a cannot be written: the disk is full (ENOSPC)\n  ${hints.ENOSPC}`,
    `error too-many-open-files\n  /site/.vitrine/a cannot be opened: too many files are open (EMFILE)\n  ${hints.EMFILE}`,
    `error name-too-long\n  /site/.vitrine/a cannot be used: its name is too long (ENAMETOOLONG)\n  ${hints.ENAMETOOLONG}`,
    `error file-refused\n  /site/.vitrine/a cannot be used: the disk reports an error (EIO)\n  ${hints.EIO}`,
  ]);
});

test('of two files it is the one that is in question', () => {
  const both = { path: '/a', dest: '/b' };
  expect(fileProblem(systemError('EACCES', both))!.message).toMatch(/^\/b cannot/);
  expect(fileProblem(systemError('ENOENT', both))!.message).toMatch(/^\/a cannot/);
  expect(fileProblem(systemError('ENOSPC', {}))!.message).toMatch(/^A file cannot/);
});

test('the bundler’s errors of the system have a number alone', () => {
  const error = new Error(
    'Failed to write file in "/a/b.js". No space left on device (os error 28)',
  );
  expect(fileProblem(error)!.message).toContain('the disk is full (ENOSPC)');
});

test.each([
  [2, 'ENOENT'],
  [5, 'EIO'],
  [13, 'EACCES'],
  [20, 'ENOTDIR'],
  [21, 'EISDIR'],
  [24, 'EMFILE'],
  [28, 'ENOSPC'],
  [30, 'EROFS'],
  [36, 'ENAMETOOLONG'],
  [122, 'EDQUOT'],
])('the number %i of the system is %s', (number, code) => {
  const error = new Error(`No (os error ${number})`);
  expect(readFileError(error)).toMatchObject({ code, file: '' });
  // A code that says nothing of files leaves the number its word.
  expect(readFileError(Object.assign(error, { code: 'GenericFailure' }))).toMatchObject({ code });
});

test('everything else is not of files', () => {
  for (const error of [
    new Error('a bug'),
    'ENOSPC',
    null,
    systemError('ERR_MODULE_NOT_FOUND'),
    new Error('os error 28'),
  ])
    expect(fileProblem(error)).toBeNull();
});

test('errors of this very system are known', () => {
  const attempt = (work: () => unknown) => {
    try {
      work();
    } catch (error) {
      return fileProblem(error)?.code;
    }
    return 'worked';
  };
  expect(attempt(() => readFileSync(dir))).toBe('file-refused');
  expect(attempt(() => writeFileSync(path.join(dir, 'a'.repeat(300)), ''))).toBe('name-too-long');
  expect(attempt(() => readdirSync(path.join(dir, 'none')))).toBe('file-refused');
});

test('an output that cannot be written names the folder and the file', () => {
  expect(notWritable('/dist', systemError('ENOSPC', { path: '/dist/a' })).message).toContain(
    'Cannot write to /dist: the disk is full (ENOSPC): /dist/a',
  );
  expect(notWritable('/dist', new Error('other')).message).toContain(
    'Cannot write to /dist: other',
  );
  expect(notWritable('/dist', systemError('ENOSPC', {})).message).toMatch(
    /Cannot write to \/dist: the disk is full \(ENOSPC\)$/m,
  );
});
