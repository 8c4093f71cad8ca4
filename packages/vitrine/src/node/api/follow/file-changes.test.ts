import { expect, test } from 'vitest';
import { addChange, type FileChange } from './file-changes.ts';

const after = (...changes: FileChange[]) =>
  changes.reduce((all, change) => addChange(all, 'a.ts', change), new Map<string, FileChange>());

test.each<[FileChange[], FileChange]>([
  [['unlink', 'add'], 'change'],
  [['add', 'change'], 'add'],
  [['add', 'unlink'], 'unlink'],
  [['change', 'unlink'], 'unlink'],
  [['change', 'change'], 'change'],
  [['add', 'add'], 'add'],
])('%j is %s in the end', (changes, end) => {
  expect([...after(...changes)]).toEqual([['a.ts', end]]);
});
