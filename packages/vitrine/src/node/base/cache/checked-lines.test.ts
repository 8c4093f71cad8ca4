import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLines, writeLines } from './checked-lines.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'lines-'));
  file = path.join(dir, 'new/lines.jsonl');
});
afterEach(() => rmSync(dir, { recursive: true }));

it.each([
  ['none', []],
  ['one', ['Äpfel']],
  ['an empty one', ['', 'b']],
  [
    'more than are written together',
    Array.from({ length: 30 }, (_, at) => `${at}é`.repeat(30_000)),
  ],
])('gives back lines: %s', (_name, lines) => {
  writeLines(file, 'engine 1', () => lines);
  expect(readLines(file, 'engine 1')).toEqual(lines);
});

it('has none of another identity, and none of a file that is missing or damaged', () => {
  expect(readLines(file, 'a')).toBeNull();
  writeLines(file, 'a', () => ['one', 'two']);
  expect(readLines(file, 'b')).toBeNull();
  const text = readFileSync(file, 'utf8');
  for (const damaged of [
    '',
    text.slice(4),
    text.slice(0, -1),
    text.replace('t', 'T'),
    `${text}\n`,
  ]) {
    writeFileSync(file, damaged);
    expect(readLines(file, 'a'), damaged).toBeNull();
  }
});

it('leaves what was there when lines cannot be made', () => {
  writeLines(file, 'a', () => ['one']);
  const fail = function* () {
    yield 'two'.repeat(1_000_000);
    throw new Error('no more');
  };
  expect(() => writeLines(file, 'a', fail)).toThrow('no more');
  expect(readLines(file, 'a')).toEqual(['one']);
});
