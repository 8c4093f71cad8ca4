import { expect, it } from 'vitest';
import { everyEntry, findUsers, hasSeveral, listEntries } from './find-users.ts';

function find(entries: string[], needs: Record<string, string[]>) {
  const users = findUsers(entries, (id) => needs[id] ?? []);
  return Object.fromEntries([...users].map(([id, set]) => [id, listEntries(set)]));
}

it('finds who needs a module, near or far, in circles and of its own', () => {
  const needs = {
    one: ['a', 'b'],
    two: ['b', 'one'],
    three: ['c'],
    b: ['d'],
    d: ['e'],
    e: ['b', 'c'],
    own: ['own'],
  };
  expect(find(['one', 'two', 'three', 'own'], needs)).toEqual({
    ...{ one: [0, 1], two: [1], three: [2], own: [3] },
    ...{ a: [0, 1], b: [0, 1], c: [0, 1, 2], d: [0, 1], e: [0, 1] },
  });
});

it('finds the same for more entries than there are bits in a number', () => {
  const entries = Array.from({ length: 70 }, (_, entry) => `entry${entry}`);
  const needs = Object.fromEntries(
    entries.map((id, entry) => [id, entry % 31 === 0 ? ['all', 'few'] : ['all']]),
  );
  const found = find(entries, needs);
  expect(found.few).toEqual([0, 31, 62]);
  expect(found.all).toEqual(entries.map((_, entry) => entry));
  expect(listEntries(everyEntry(70))).toEqual(found.all);
});

it('goes through what many entries need a few times, not once for each', () => {
  const entries = Array.from({ length: 5000 }, (_, entry) => `entry${entry}`);
  const library = Array.from({ length: 1000 }, (_, i) => `part${i}`);
  let asked = 0;
  const users = findUsers(entries, (id) => {
    asked++;
    if (id === 'index') return library;
    return id.startsWith('entry') ? ['index'] : [];
  });
  expect(listEntries(users.get('part999')!)).toHaveLength(5000);
  expect(asked).toBeLessThan(5000 + 3 * 1001);
});

it.each([
  [[0, 0], false],
  [[0, 8], false],
  [[1 << 31, 0], false],
  [[0, 5], true],
  [[1, 1], true],
])('tells whether there are several: %j', (words, expected) => {
  expect(hasSeveral(Uint32Array.from(words))).toBe(expected);
});
