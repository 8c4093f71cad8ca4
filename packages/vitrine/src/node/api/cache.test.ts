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
import type { InstalledPackage } from '../base/packages/manifest.ts';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import { cacheFile, engineVersion, isCached, readCache, writeCache } from './cache.ts';
import { makeDoc } from './fixtures/docs.ts';

/** A cached extraction that found nothing. */
const NOTHING = { docs: [], faults: [] };

let home: string;
beforeEach(() => (home = mkdtempSync(path.join(tmpdir(), 'api-cache-'))));
afterEach(() => rmSync(home, { recursive: true }));

const typesIn = (root: string) => path.join(root, 'node_modules/kit/index.d.ts');
/** Caches what was read when all had been there for long. */
const write = (file: string, dir: string, read: Parameters<typeof writeCache>[2]) =>
  writeCache(file, dir, read, Date.now() + 1000);
const cacheIn = (root: string) => {
  const dir = path.dirname(typesIn(root));
  const kit: InstalledPackage = { name: 'kit', version: '1.0.0', dir, manifest: {} };
  return cacheFile(path.join(root, '.vitrine'), kit);
};

it('is of use in another folder, at another time, while the files are the same', () => {
  const here = path.join(home, 'here');
  mkdirSync(path.dirname(typesIn(here)), { recursive: true });
  writeFileSync(typesIn(here), 'export {};');
  write(cacheIn(here), path.dirname(typesIn(here)), {
    docs: [],
    faults: [],
    marked: [],
    files: [typesIn(here)],
  });
  expect(readCache(cacheIn(here))).toMatchObject(NOTHING);
  const there = path.join(home, 'there');
  renameSync(here, there);
  utimesSync(typesIn(there), 1, 1);
  expect(readCache(cacheIn(there))).toMatchObject(NOTHING);
  writeFileSync(typesIn(there), 'export 1;;');
  expect(readCache(cacheIn(there))).toBeNull();
});

/** A package in a folder, with a cached extraction of some documentation. */
function cached(types = 'export {};') {
  mkdirSync(path.dirname(typesIn(home)), { recursive: true });
  writeFileSync(typesIn(home), types);
  const docs = [makeDoc({ description: 'Turns.' })];
  const file = cacheIn(home);
  write(file, path.dirname(typesIn(home)), {
    docs,
    faults: [],
    marked: [],
    files: [typesIn(home)],
  });
  return { docs, file, read: () => readCache(file)?.docs ?? null };
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
  expect(isCached(file)).toBe(true);
  expect(read()).toEqual(docs);
  writeFileSync(typesIn(home), 'export 1;;');
  expect(read()).toBeNull();
  expect(isCached(file)).toBe(false);
  expect(read()).toBeNull();
  expect(isCached(`${file}.gone`)).toBe(false);
});

it('is of no use once any of its files has changed', () => {
  const { docs, file, read } = cached();
  const more = path.join(home, 'more.d.ts');
  writeFileSync(more, '1');
  write(file, path.dirname(more), { docs, faults: [], marked: [], files: [typesIn(home), more] });
  expect(read()).toEqual(docs);
  writeFileSync(more, '12');
  expect(read()).toBeNull();
});

it('is of no use once source has another file beside it, or a folder that it lies in', () => {
  const dir = path.join(home, 'packages/kit');
  const files = [path.join(dir, 'src/dial/dial.tsx'), typesIn(home)];
  for (const file of [...files, path.join(dir, 'dist/index.js')]) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
  const file = path.join(home, '.vitrine/api-kit.json');
  const cache = () => write(file, dir, { docs: [], faults: [], marked: [], files });
  const comes = (name: string) => {
    cache();
    mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
    writeFileSync(path.join(home, name), '');
    return readCache(file) === null;
  };
  expect(comes('packages/kit/src/dial/dial-css-vars.ts')).toBe(true);
  expect(comes('packages/kit/src/dial/dial.css')).toBe(true);
  expect(comes('packages/kit/src/knob/index.ts')).toBe(true);
  expect(comes('packages/kit/tones.ts')).toBe(true);
  for (const one of [
    'src/dial/notes.md',
    'src/.cache/x.ts',
    'node_modules/x/index.js',
    'dist/x.js',
  ])
    expect(comes(`packages/kit/${one}`), one).toBe(false);
  expect(comes('node_modules/kit/more.d.ts')).toBe(false);
  expect(comes('packages/other/index.ts')).toBe(false);
  cache();
  rmSync(path.join(dir, 'src/dial/dial.css'));
  expect(readCache(file)).toBeNull();
});

it('is none without an entry, and of no use to another engine', () => {
  const { file, read } = cached();
  expect(readCache(`${file}.gone`)).toBeNull();
  const entry = readJson<object>(file)!;
  writeJson(file, { ...entry, engine: 'another' });
  expect(read()).toBeNull();
  writeJson(file, entry);
  expect(read()).toHaveLength(1);
});

it.each(['peer-ui', '@types/peer-ui'])('is of no use once %s is there, which it lacked', (name) => {
  const { docs, read } = cached("export * from 'peer-ui/dial';");
  expect(read()).toEqual(docs);
  install('other-ui');
  expect(read()).toEqual(docs);
  install(name);
  expect(read()).toBeNull();
});

it('is none when what it was read from, or where it lies, has changed meanwhile', () => {
  const { docs, file } = cached();
  rmSync(file);
  const cache = (since: number) => {
    writeCache(
      file,
      path.dirname(typesIn(home)),
      { docs, faults: [], marked: [], files: [typesIn(home)] },
      since,
    );
    return readCache(file)?.docs ?? null;
  };
  utimesSync(typesIn(home), 1, 1);
  expect(cache(statSync(typesIn(home)).ctimeMs - 1)).toBeNull();
  expect(cache(Date.now() + 1000)).toEqual(docs);
  rmSync(file);
  const written = statSync(typesIn(home)).ctimeMs;
  while (Date.now() < written + 20);
  writeFileSync(path.join(path.dirname(typesIn(home)), 'more.d.ts'), '');
  expect(cache(written)).toBeNull();
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
      nameOf(kit('kit'), { groups: { StyleProps: 'Style' } }),
      nameOf(kit('kit'), { groups: { StyleProps: false } }),
      nameOf(kit('kit'), { only: ['Dial'] }),
      nameOf(kit('kit'), { only: ['Dial', 'Knob'] }),
    ];
    expect(new Set(names).size).toBe(6);
    expect(nameOf(kit('kit'), { groups: {}, only: undefined })).toBe(names[0]);
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
