import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CacheDamaged } from '../base/cache-damaged.ts';
import { openPageBodies } from './page-bodies.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'vitrine-bodies-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Two bodies, written by an earlier build. */
function writeTwo() {
  const bodies = openPageBodies(dir);
  const places = ['first é', 'second'].map((body) => bodies.add(body));
  bodies.flush();
  return places;
}

test('bodies are read where they were written', () => {
  const places = writeTwo();
  const bodies = openPageBodies(dir);
  expect(places.map((place) => bodies.has(place) && bodies.read(place))).toEqual([
    'first é',
    'second',
  ]);
  expect(readdirSync(dir)).toHaveLength(1);
  bodies.keep([]);
  expect(readdirSync(dir)).toEqual([]);
});

test('a damaged file has none of its bodies', () => {
  const places = writeTwo();
  const file = path.join(dir, readdirSync(dir)[0]!);
  const whole = readFileSync(file, 'utf8');
  for (const damaged of ['', whole.slice(1), whole.replace('second', 'sec0nd'), `${whole}.`]) {
    writeFileSync(file, damaged);
    const bodies = openPageBodies(dir);
    expect(places.map(bodies.has), damaged).toEqual([false, false]);
    // It is written again under the same name.
    expect(writeTwo()).toEqual(places);
    expect(openPageBodies(dir).read(places[1]!)).toBe('second');
  }
});

test('a file that is deleted meanwhile is no bug', () => {
  const places = writeTwo();
  const bodies = openPageBodies(dir);
  expect(bodies.has(places[0]!)).toBe(true);
  rmSync(path.join(dir, places[0]!.pack));
  expect(() => bodies.read(places[0]!)).toThrow(CacheDamaged);
});

test('nothing added, nothing written; what is added later has a file of its own', () => {
  const bodies = openPageBodies(path.join(dir, 'not/there'));
  const files = () => readdirSync(path.join(dir, 'not/there'));
  bodies.flush();
  expect(files()).toEqual([]);
  const [first, second] = [bodies.add('first'), bodies.add('second')];
  expect([first, second]).toEqual([
    { pack: '', start: 0, length: 5 },
    { pack: '', start: 5, length: 6 },
  ]);
  bodies.flush();
  const third = bodies.add('third');
  bodies.flush();
  bodies.flush();
  expect(files().sort()).toEqual([first.pack, third.pack].sort());
  expect(first.pack).toBe(second.pack);
  expect([third, first, third, second].map(bodies.read)).toEqual([
    'third',
    'first',
    'third',
    'second',
  ]);
  expect([first, third].map(bodies.has)).toEqual([true, true]);
  rmSync(path.join(dir, 'not/there', second.pack));
  bodies.keep([third]);
  expect(files()).toEqual([third.pack]);
});

test('a file ends when it is large enough', () => {
  const bodies = openPageBodies(dir);
  const small = bodies.add('x'.repeat(256 * 1024 - 1));
  expect(small.pack).toBe('');
  const last = bodies.add('y');
  expect(last.pack).not.toBe('');
  expect(small.pack).toBe(last.pack);
  expect(bodies.add('z')).toEqual({ pack: '', start: 0, length: 1 });
  expect(readdirSync(dir)).toEqual([last.pack]);
});

test('a file is looked at once, and one that is not there has nothing', () => {
  const [place] = writeTwo();
  const bodies = openPageBodies(dir);
  expect(bodies.has(place!)).toBe(true);
  rmSync(path.join(dir, place!.pack));
  expect(bodies.has(place!)).toBe(true);
  expect(openPageBodies(dir).has(place!)).toBe(false);
});

test('files that are wanted stay', () => {
  const places = writeTwo();
  const bodies = openPageBodies(dir);
  bodies.add('other');
  bodies.flush();
  expect(readdirSync(dir)).toHaveLength(2);
  bodies.keep(places);
  expect(readdirSync(dir)).toEqual([places[0]!.pack]);
});
