import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { agents } from '../commands/agents.ts';
import { refuseFolder } from './refuse-folder.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'vitrine-folder-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const put = (file: string) => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), '');
};
const refusal = (names: string) =>
  `${dir} is not the folder of a package: it has no package.json, and others have written ${names}`;

it.each([
  ['nothing'],
  ['what git keeps', '.git/HEAD'],
  ['a package', 'package.json', 'README.md'],
  ['what an earlier run has written', 'docs/.vitrine-agents.json', 'LICENSE'],
  ['what a run that was killed had begun', 'docs/.vitrine-agents.lock'],
])('may be a folder with %s', (_what, ...files) => {
  for (const file of files) put(file);
  expect(() => refuseFolder(dir)).not.toThrow();
});

it('may be a folder that is not there', () => {
  expect(() => refuseFolder(path.join(dir, 'new'))).not.toThrow();
});

it.each([
  ['of somebody', 'notes.txt', ['notes.txt']],
  ['with other documents', 'docs', ['docs/a.md']],
  ['with more than one is named', 'a, b, c and 2 more', ['e', 'd', 'c', 'b', 'a']],
])('may not be a folder %s', (_what, names, files) => {
  for (const file of files) put(file);
  expect(() => refuseFolder(dir)).toThrow(refusal(names));
});

it('is refused before a site is looked for', async () => {
  put('notes.txt');
  await expect(agents('/nowhere', { out: dir, check: false })).rejects.toThrow(
    refusal('notes.txt'),
  );
});
