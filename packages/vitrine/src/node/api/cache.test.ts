import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InstalledPackage } from '../base/packages.ts';
import { readJson, writeJson } from '../base/files.ts';
import {
  cacheFile,
  engineVersion,
  isCached,
  isUnchanged,
  readCache,
  stateOf,
  writeCache,
} from './cache.ts';
import { makeDoc } from './fixtures/docs.ts';

let home: string;
beforeEach(() => (home = mkdtempSync(path.join(tmpdir(), 'api-cache-'))));
afterEach(() => rmSync(home, { recursive: true }));

const typesIn = (root: string) => path.join(root, 'node_modules/kit/index.d.ts');
const cacheIn = (root: string) => {
  const dir = path.dirname(typesIn(root));
  const kit: InstalledPackage = { name: 'kit', version: '1.0.0', dir, manifest: {} };
  return cacheFile(path.join(root, '.vitrine'), kit);
};

it('is of use in another folder, at another time, while the files are the same', () => {
  const here = path.join(home, 'here');
  mkdirSync(path.dirname(typesIn(here)), { recursive: true });
  writeFileSync(typesIn(here), 'export {};');
  writeCache(cacheIn(here), [], [typesIn(here)]);
  expect(readCache(cacheIn(here), here)).toEqual([]);
  const there = path.join(home, 'there');
  renameSync(here, there);
  utimesSync(typesIn(there), 1, 1);
  expect(readCache(cacheIn(there), there)).toEqual([]);
  writeFileSync(typesIn(there), 'export 1;;');
  expect(readCache(cacheIn(there), there)).toBeNull();
});

/** A package in a folder, with a cached extraction of some documentation. */
function cached(unresolved: string[] = []) {
  mkdirSync(path.dirname(typesIn(home)), { recursive: true });
  writeFileSync(typesIn(home), 'export {};');
  const docs = [makeDoc({ unresolved, description: 'Turns.' })];
  const file = cacheIn(home);
  writeCache(file, docs, [typesIn(home)]);
  return { docs, file, read: () => readCache(file, path.dirname(typesIn(home))) };
}
/** Puts a package where another one is. */
function install(name: string) {
  const dir = path.join(home, 'node_modules', name);
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'package.json'), '{}');
}

it('gives back what was cached, and counts as used', () => {
  const { docs, file, read } = cached();
  utimesSync(file, 1, 1);
  expect(read()).toEqual(docs);
  expect(statSync(file).mtimeMs).toBeGreaterThan(1000);
});

it('is looked at once by who asks whether it is there, and then for it', () => {
  const { docs, file, read } = cached();
  const dir = path.dirname(typesIn(home));
  expect(isCached(file, dir)).toBe(true);
  expect(read()).toEqual(docs);
  writeFileSync(typesIn(home), 'export 1;;');
  expect(read()).toBeNull();
  expect(isCached(file, dir)).toBe(false);
  expect(read()).toBeNull();
  expect(isCached(`${file}.gone`, dir)).toBe(false);
});

it('is of no use once any of its files has changed', () => {
  const { docs, file, read } = cached();
  const more = path.join(home, 'more.d.ts');
  writeFileSync(more, '1');
  writeCache(file, docs, [typesIn(home), more]);
  expect(read()).toEqual(docs);
  writeFileSync(more, '12');
  expect(read()).toBeNull();
});

it('is none without an entry, and of no use to another engine', () => {
  const { file, read } = cached();
  expect(readCache(`${file}.gone`, home)).toBeNull();
  const entry = readJson<object>(file)!;
  writeJson(file, { ...entry, engine: 'another' });
  expect(read()).toBeNull();
  writeJson(file, entry);
  expect(read()).toHaveLength(1);
});

it.each(['peer-ui', '@types/peer-ui'])('is of no use once %s is there, which it lacked', (name) => {
  const { docs, read } = cached(['x is not listed: npm install peer-ui', 'another gap']);
  expect(read()).toEqual(docs);
  install('other-ui');
  expect(read()).toEqual(docs);
  install(name);
  expect(read()).toBeNull();
});

describe('the name of an entry', () => {
  const kit = (name: string, dir = 'node_modules/kit') =>
    ({ name, version: '1.0.0', dir: path.join(home, dir), manifest: {} }) as InstalledPackage;
  const nameOf = (one: InstalledPackage, options?: object) => {
    const file = cacheFile(path.join(home, '.vitrine'), one, options);
    expect(path.dirname(file)).toBe(path.join(home, '.vitrine'));
    return path.basename(file);
  };

  it('is that of the package, as far as files may be called so', () => {
    expect(nameOf(kit('my_kit.a-b'))).toMatch(/^api-my_kit\.a-b-[\w-]{8}\.json$/);
    expect(nameOf(kit('@acme/kit'))).toMatch(/^api-acme-kit-[\w-]{8}\.json$/);
    expect(nameOf(kit('a @/b'))).toMatch(/^api-a-b-[\w-]{8}\.json$/);
  });

  it('tells its folder and what decides on the result', () => {
    const names = [
      nameOf(kit('kit')),
      nameOf(kit('kit', 'packages/kit')),
      nameOf(kit('kit'), { StyleProps: 'Style' }),
      nameOf(kit('kit'), { StyleProps: false }),
    ];
    expect(new Set(names).size).toBe(4);
    expect(nameOf(kit('kit'), {})).toBe(names[0]);
  });
});

describe('a file', () => {
  const write = (name: string, text: string, seconds = 1) => {
    const file = path.join(home, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, seconds, seconds);
    return file;
  };
  const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

  it('is known by its path from the cache, size, time and content', () => {
    const file = write('lib/a.d.ts', 'abc', 7);
    const state = stateOf(path.join(home, 'cache/here'), file);
    expect(state).toEqual(['../../lib/a.d.ts', 3, 7000, digestOf('abc')]);
  });

  it('is as it was by its size and either its time or its content', () => {
    const state = stateOf(home, write('a', 'abc'));
    const isSame = () => isUnchanged(home, state);
    expect(isSame()).toBe(true);
    write('a', 'abc', 2);
    expect(isSame()).toBe(true);
    write('a', 'xyz', 2);
    expect(isSame()).toBe(false);
    // Nobody reads what has neither another size nor another time.
    write('a', 'xyz');
    expect(isSame()).toBe(true);
    write('a', 'abcd');
    expect(isSame()).toBe(false);
    rmSync(path.join(home, 'a'));
    expect(isSame()).toBe(false);
  });

  it('is found from any folder, by whatever path leads there', () => {
    const [, size, time, digest] = stateOf(home, write('a', 'abc'));
    write('b/a', 'other', 2);
    const isSame = (dir: string, name: string) =>
      isUnchanged(path.join(home, dir), [name, size, time, digest]);
    expect(isSame('', 'a')).toBe(true);
    for (const dir of ['gone', 'b', 'b/c']) expect(isSame(dir, 'a'), dir).toBe(false);
    expect(isSame('gone', '../a')).toBe(true);
    expect(isSame('b', '../a')).toBe(true);
    expect(isSame('gone/deep', '../../a')).toBe(true);
    expect(isSame('gone/deep', '../a')).toBe(false);
    expect(isSame('b', 'gone/../../a')).toBe(true);
    expect(isSame('', 'gone/../a')).toBe(true);
    expect(isSame('b', path.join(home, 'a'))).toBe(true);
    const { size: whole, mtimeMs } = statSync(home);
    expect(isUnchanged(path.join(home, 'gone/deep'), ['../..', whole, mtimeMs, ''])).toBe(true);
    // A name that only begins with dots is one as any other.
    expect(isUnchanged(home, stateOf(home, write('..a', 'abc')))).toBe(true);
  });

  it.skipIf(process.platform === 'win32')('is not what a pipe in its place says', () => {
    const file = path.join(home, 'a');
    writeFileSync(file, '');
    const state = stateOf(home, file);
    rmSync(file);
    execFileSync('mkfifo', [file]);
    // Says what the file said to whoever reads it, who would wait for ever otherwise.
    const writer = spawn('sh', ['-c', ': > "$1"', 'sh', file]);
    expect(isUnchanged(home, state)).toBe(false);
    writer.kill();
  });
});

it('belongs to an engine by the type checker and the modules that read, without their tests', () => {
  const manifest = createRequire(import.meta.url)('ts-api/package.json') as { version: string };
  const files = readdirSync(import.meta.dirname, { recursive: true }) as string[];
  const modules = files
    .filter((file) => file.endsWith('.ts') && !/\.(d|test)\.ts$/.test(file))
    .sort()
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  expect(modules.length).toBeGreaterThan(50);
  const text = [manifest.version, ...modules].join('\0');
  expect(engineVersion()).toBe(createHash('sha256').update(text).digest('base64url'));
});
