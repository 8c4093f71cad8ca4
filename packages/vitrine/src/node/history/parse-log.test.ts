import { expect, test } from 'vitest';
import { parseLog } from './parse-log.ts';

test('the newest commit of a file counts', () => {
  const log =
    '\u00011795237605\0\ncontent/b.md\0content/é "x".md\0\u00011700000000\0\ncontent/a.md\0content/b.md\0';
  expect([...parseLog(log)]).toEqual([
    ['content/b.md', '2026-11-21T05:06:45Z'],
    ['content/é "x".md', '2026-11-21T05:06:45Z'],
    ['content/a.md', '2023-11-14T22:13:20Z'],
  ]);
});

test('no history, no dates', () => {
  expect(parseLog('').size).toBe(0);
});
