import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CacheDamaged } from '../cache-damaged.ts';
import { openPacks } from './packs.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'vitrine-packs-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Two texts, written by an earlier build. */
function writeTwo() {
  const packs = openPacks(dir);
  const places = ['first é', 'second'].map((text) => packs.add(text));
  packs.flush();
  return places;
}

test('texts are read where they were written', () => {
  const places = writeTwo();
  const packs = openPacks(dir);
  expect(places.map((place) => packs.has(place) && packs.read(place))).toEqual([
    'first é',
    'second',
  ]);
  expect(readdirSync(dir)).toHaveLength(1);
  packs.keep([]);
  expect(readdirSync(dir)).toEqual([]);
});

test('a damaged file has none of its texts', () => {
  const places = writeTwo();
  const file = path.join(dir, readdirSync(dir)[0]!);
  const whole = readFileSync(file, 'utf8');
  for (const damaged of ['', whole.slice(1), whole.replace('second', 'sec0nd'), `${whole}.`]) {
    writeFileSync(file, damaged);
    const packs = openPacks(dir);
    expect(places.map(packs.has), damaged).toEqual([false, false]);
    // It is written again under the same name.
    expect(writeTwo()).toEqual(places);
    expect(openPacks(dir).read(places[1]!)).toBe('second');
  }
});

test('a file that is deleted meanwhile is no bug', () => {
  const places = writeTwo();
  const packs = openPacks(dir);
  expect(packs.has(places[0]!)).toBe(true);
  rmSync(path.join(dir, places[0]!.pack));
  expect(() => packs.read(places[0]!)).toThrow(CacheDamaged);
});

test('nothing added, nothing written; what is added later has a file of its own', () => {
  const packs = openPacks(path.join(dir, 'not/there'));
  const files = () => readdirSync(path.join(dir, 'not/there'));
  packs.flush();
  expect(files()).toEqual([]);
  const [first, second] = [packs.add('first'), packs.add('second')];
  expect([first, second]).toEqual([
    { pack: '', start: 0, length: 5 },
    { pack: '', start: 5, length: 6 },
  ]);
  packs.flush();
  const third = packs.add('third');
  packs.flush();
  packs.flush();
  expect(files().sort()).toEqual([first.pack, third.pack].sort());
  expect(first.pack).toBe(second.pack);
  expect([third, first, third, second].map(packs.read)).toEqual([
    'third',
    'first',
    'third',
    'second',
  ]);
  expect([first, third].map(packs.has)).toEqual([true, true]);
  rmSync(path.join(dir, 'not/there', second.pack));
  packs.keep([third]);
  expect(files()).toEqual([third.pack]);
});

test('a file ends when it is large enough', () => {
  const packs = openPacks(dir);
  const small = packs.add('x'.repeat(256 * 1024 - 1));
  expect(small.pack).toBe('');
  const last = packs.add('y');
  expect(last.pack).not.toBe('');
  expect(small.pack).toBe(last.pack);
  expect(packs.add('z')).toEqual({ pack: '', start: 0, length: 1 });
  expect(readdirSync(dir)).toEqual([last.pack]);
});

test('a file is looked at once, and one that is not there has nothing', () => {
  const [place] = writeTwo();
  const packs = openPacks(dir);
  expect(packs.has(place!)).toBe(true);
  rmSync(path.join(dir, place!.pack));
  expect(packs.has(place!)).toBe(true);
  expect(openPacks(dir).has(place!)).toBe(false);
});

test('a file is read once for texts that follow each other', () => {
  const [first, second] = writeTwo();
  const packs = openPacks(dir);
  expect(packs.read(first!)).toBe('first é');
  rmSync(path.join(dir, first!.pack));
  expect(packs.read(second!)).toBe('second');
});

test('files that are wanted stay', () => {
  const places = writeTwo();
  const packs = openPacks(dir);
  packs.add('other');
  packs.flush();
  expect(readdirSync(dir)).toHaveLength(2);
  packs.keep(places);
  expect(readdirSync(dir)).toEqual([places[0]!.pack]);
});
