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
