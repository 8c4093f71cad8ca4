import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CacheDamaged } from '../base/cache-damaged.ts';
import { writeAtomic } from '../base/files/write.ts';
import { markUsed } from '../base/cache/recent.ts';
import { runBuild } from './run-build.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-run-'));
  writeFileSync(path.join(root, 'vitrine.config.ts'), '');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds that end one after the other as told. */
function builds(...ends: (() => string)[]) {
  let count = 0;
  return { build: () => Promise.resolve().then(() => ends[count++]!()), count: () => count };
}
const throwing = (error: unknown) => () => {
  throw error;
};
const damaged = throwing(new CacheDamaged('a', null));

test('of two builds at once one runs, and the other says that it does', async () => {
  let end = (_result: string) => undefined as void;
  const first = runBuild(root, () => new Promise<string>((resolve) => (end = resolve)));
  await expect(runBuild(root, () => Promise.resolve('second'))).rejects.toThrow(
    `Another build is at work here: process ${process.pid} of`,
  );
  end('first');
  expect(await first).toBe('first');
  expect(await runBuild(root, () => Promise.resolve('third'))).toBe('third');
});

test('a build that throws lets the next one run', async () => {
  await expect(runBuild(root, builds(throwing(new Error('a bug'))).build)).rejects.toThrow('a bug');
  expect(await runBuild(root, builds(() => 'done').build)).toBe('done');
});

test('a damaged cache is tried once more', async () => {
  const twice = builds(damaged, () => 'done');
  expect(await runBuild(root, twice.build)).toBe('done');
  await expect(runBuild(root, builds(damaged, damaged, () => 'done').build)).rejects.toThrow(
    CacheDamaged,
  );
});

test('an error of the system is told as a problem', async () => {
  const full = Object.assign(new Error(), { code: 'ENOSPC', path: '/a' });
  await expect(runBuild(root, builds(throwing(full)).build)).rejects.toThrow(
    'error disk-full\n  /a cannot be written: the disk is full (ENOSPC)',
  );
});

test('what killed programs have begun to write is removed, what running ones write is not', async () => {
  const gone = 2 ** 22 + 1;
  for (const name of [
    `a.json.${gone}.tmp`,
    `b.json.${gone}.log`,
    `c.json.${process.pid}.tmp`,
    'd.json',
    `e.${gone}.tmp.json`,
  ])
    writeAtomic(path.join(root, '.vitrine', name), '');
  await runBuild(root, builds(() => 'done').build);
  expect(readdirSync(path.join(root, '.vitrine')).sort()).toEqual([
    `c.json.${process.pid}.tmp`,
    'd.json',
    `e.${gone}.tmp.json`,
  ]);
});

test('a cache that is a link, even to nowhere, is refused by that name', async () => {
  symlinkSync('nowhere', path.join(root, '.vitrine'));
  await expect(runBuild(root, builds(() => 'done').build)).rejects.toMatchObject({
    problems: [{ code: 'linked-cache' }],
  });
});

test('a folder without a configuration gets no cache', async () => {
  rmSync(path.join(root, 'vitrine.config.ts'));
  await runBuild(root, builds(() => 'done').build);
  expect(readdirSync(root)).toEqual([]);
});

test('what was read of packages that no build uses any more leaves, the oldest first', async () => {
  const cache = path.join(root, '.vitrine');
  mkdirSync(cache);
  const nameOf = (index: number) => `${['api', 'cost', 'ages'][index % 3]}-kit${index}-abc.json`;
  // Of other commits: more than are kept, each used later than the one before.
  for (let index = 0; index < 20; index++) {
    const file = path.join(cache, nameOf(index));
    writeFileSync(file, '{}');
    utimesSync(file, 1000 + index, 1000 + index);
  }
  const others = ['pages.jsonl', 'my-api-kit-abc.json', 'api-kit-abc.json.old', 'api-.json'];
  for (const name of others) {
    writeFileSync(path.join(cache, name), '');
    utimesSync(path.join(cache, name), 1, 1);
  }
  const apis = () => readdirSync(cache).filter((name) => !others.includes(name));
  await runBuild(root, () => {
    // The build uses the oldest of all.
    markUsed(path.join(cache, nameOf(0)));
    return Promise.resolve();
  });
  const kept = [nameOf(0), ...Array.from({ length: 11 }, (_, index) => nameOf(9 + index))];
  expect(apis().sort()).toEqual(kept.sort());
  expect(readdirSync(cache)).toEqual(expect.arrayContaining(others));
  // As many are kept as twice those that are used.
  await runBuild(root, () => {
    for (let index = 0; index < 30; index++)
      writeFileSync(path.join(cache, `api-new${index}-abc.json`), '{}');
    return Promise.resolve();
  });
  expect(apis()).toHaveLength(42);
});

test('what a slow clock dates just before the build counts as used by it', async () => {
  const cache = path.join(root, '.vitrine');
  mkdirSync(cache);
  const now = Date.now() - (Date.now() % 1000);
  const leave = (seconds: number) => {
    for (let index = 0; index < 13; index++) {
      const file = path.join(cache, `api-kit${index}-abc.json`);
      writeFileSync(file, '{}');
      utimesSync(file, now / 1000 - seconds, now / 1000 - seconds);
    }
  };
  const apis = () => readdirSync(cache).filter((name) => name.startsWith('api-'));
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  try {
    leave(1);
    await runBuild(root, builds(() => 'done').build);
    expect(apis()).toHaveLength(13);
    leave(2);
    await runBuild(root, builds(() => 'done').build);
    expect(apis()).toHaveLength(12);
  } finally {
    clock.mockRestore();
  }
});
