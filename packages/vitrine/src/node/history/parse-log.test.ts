import { expect, test } from 'vitest';
import { parseLog } from './parse-log.ts';

test('a log is its commits, with what each did to which file', () => {
  const log =
    '\u00011795237605 aa\0\nM\0content/b.md\0A\0content/é "x".md\0\u00011700000000 bb\0\nR100\0old/a.md\0content/a.md\0D\0content/b.md\0\u00011600000000 cc\0';
  expect(parseLog(log)).toEqual([
    {
      hash: 'aa',
      date: '2026-11-21T05:06:45Z',
      changes: [
        { status: 'M', file: 'content/b.md' },
        { status: 'A', file: 'content/é "x".md' },
      ],
    },
    {
      hash: 'bb',
      date: '2023-11-14T22:13:20Z',
      changes: [
        { status: 'R', from: 'old/a.md', file: 'content/a.md' },
        { status: 'D', file: 'content/b.md' },
      ],
    },
    { hash: 'cc', date: '2020-09-13T12:26:40Z', changes: [] },
  ]);
});

test('no history, no commits', () => {
  expect(parseLog('')).toEqual([]);
});
