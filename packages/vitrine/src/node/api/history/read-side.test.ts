import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeDoc } from '../fixtures/docs.ts';
import { fakeNpm, printing } from '../fixtures/fake-npm.ts';
import { installFixtures, packageFiles, tempDir, writeProject } from '../fixtures/install.ts';
import { writeHistory } from './history-file.ts';
import { checkName, parseApiFile, readApiFile, readSide } from './read-side.ts';
import { takeSnapshot } from './snapshot.ts';

afterEach(() => vi.unstubAllEnvs());

const around = (root: string) => ({ root, cacheDir: root, cwd: root });

test('an installed package is the same by its name, its version, its folder and its file', async () => {
  const root = installFixtures(['plain-ui']);
  const byName = await readSide('plain-ui', around(root));
  expect(byName).toMatchObject({ package: 'plain-ui', version: '1.2.3' });
  expect(Object.keys(byName.components).length).toBeGreaterThan(3);
  expect(await readSide('plain-ui@1.2.3', around(root))).toEqual(byName);
  expect(await readSide('node_modules/plain-ui', around(root))).toEqual(byName);
}, 20_000);

test('an unpacked folder has the types of React of the site, or it is told what could not be read', async () => {
  const site = installFixtures(['plain-ui']);
  const types = `import * as React from 'react';\nexport declare const Knob: React.FC<{ size: 1 }>;`;
  const unpacked = path.join(tempDir(), 'package');
  mkdirSync(unpacked, { recursive: true });
  writeFileSync(path.join(unpacked, 'index.d.ts'), types);
  writeFileSync(
    path.join(unpacked, 'package.json'),
    JSON.stringify({ name: 'kit', version: '1.0.0', types: 'index.d.ts' }),
  );
  const read = async (root: string) => {
    const told: string[] = [];
    const tell = (problems: readonly { message: string }[]) =>
      told.push(...problems.map(({ message }) => message));
    const { components } = await readSide(unpacked, { ...around(root), tell });
    return [Object.keys(components), told];
  };
  expect(await read(site)).toEqual([['Knob'], []]);
  const missing = 'Knob: what it is could not be read: "react" is not installed: npm install react';
  expect((await read(tempDir()))[1]).toEqual([missing]);
}, 20_000);

test('an archive is not taken for what was printed', async () => {
  const root = tempDir();
  writeFileSync(path.join(root, 'kit-1.0.0.tgz'), '');
  await expect(readSide('kit-1.0.0.tgz', around(root))).rejects.toThrow(
    /kit-1\.0\.0\.tgz error archive-to-compare\n/,
  );
});

test('what is exported without being documented is named where a mark says so', async () => {
  const types = `export declare const shown: number;
    /** @internal */ export declare const hidden: number;
    /** @private */ export declare function useKept(): void;
    /** @internal */ export interface Only {}`;
  const root = writeProject(packageFiles('dials', { 'index.d.ts': types }));
  expect((await readSide('dials', around(root))).hidden).toBe('hidden useKept');
  // Read from the cache as well.
  const again = await readSide('dials', around(root));
  expect(again.hidden).toBe('hidden useKept');
  writeHistory(root, [{ ...again, version: '0.9.0' }]);
  expect((await readSide('dials@0.9.0', around(root))).hidden).toBe('hidden useKept');
}, 20_000);

test('a recorded version is not looked for elsewhere', async () => {
  const root = tempDir();
  const recorded = takeSnapshot([makeDoc()], { name: 'dials', version: '0.9.0' });
  const others = [
    { ...recorded, version: '0.8.0' },
    { ...recorded, package: 'acme' },
  ];
  writeHistory(root, [...others, recorded]);
  expect(await readSide('dials@0.9.0', around(root))).toEqual(recorded);
});

test('a file is what was printed', async () => {
  const root = tempDir();
  const write = (text: string) => writeFileSync(path.join(root, 'api.json'), text);
  write(`\uFEFF${JSON.stringify([makeDoc()])}`);
  expect(await readSide('api.json', around(root))).toEqual(
    takeSnapshot([makeDoc()], { name: 'dials', version: '1.0.0' }),
  );
  const told: unknown[] = [];
  const tell = (problems: readonly unknown[]) => void told.push(...problems);
  const reasons = ['props have the type "any"', 'its base is missing'];
  write(JSON.stringify([makeDoc({ unresolved: reasons }), makeDoc({ name: 'Bell' })]));
  await readSide('api.json', { ...around(root), tell });
  expect(told).toMatchObject(
    reasons.map((reason) => ({
      code: 'unresolved-api',
      severity: 'warning',
      message: `Knob: ${reason}`,
      file: path.join(root, 'api.json'),
    })),
  );
  const { unresolved: _, ...older } = makeDoc();
  write(JSON.stringify([older]));
  expect((await readSide('api.json', around(root))).package).toBe('dials');
  const odd = JSON.stringify([{ ...makeDoc(), unresolved: [1] }]);
  for (const text of ['', '{}', '[1]', '[{"name":"Knob"}]', odd]) {
    write(text);
    await expect(readSide('api.json', around(root))).rejects.toThrow(/error invalid-api-file\n/);
  }
});

test('what is not there says so', async () => {
  const root = tempDir();
  await expect(readSide('.', around(root))).rejects.toThrow(/^error package-without-manifest\n/);
  await expect(readSide('dials', around(root))).rejects.toThrow(/^error package-not-installed\n/);
});

describe('a package with a scope', () => {
  const COLORS = { 'index.d.ts': 'export declare const red: string;' };
  const facts = (name: string) => ({
    red: { kind: 'constant', imports: [`{ red } from ${name}`], text: 'string' },
  });

  test('is found by its name, and in a folder wherever that lies', async () => {
    const name = '@acme/colors';
    const root = writeProject(packageFiles(name, COLORS), { react: false });
    const expected = { package: name, version: '1.0.0', components: facts(name) };
    expect(await readSide(name, around(root))).toEqual(expected);
    expect(await readSide(`node_modules/${name}`, around(root))).toEqual(expected);
    expect(await readSide(`${name}@1.0.0`, around(root))).toEqual(expected);
  }, 20_000);

  test('is fetched where another version is installed, and recorded is another package', async () => {
    const name = '@acme/colors';
    const root = writeProject(packageFiles(name, COLORS), { react: false });
    writeHistory(root, [takeSnapshot([], { name: 'dials', version: '2.0.0' })]);
    const { asked } = fakeNpm(`if [ "$1" = view ]; then
${printing({ version: '2.0.0', versions: ['1.0.0', '2.0.0'] })}
else
  cp -r ${path.join(root, 'node_modules')} node_modules
fi`);
    expect(await readSide(`${name}@2`, around(root))).toEqual({
      ...{ package: name, version: '2.0.0', components: facts(name) },
    });
    expect(asked().map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'view @acme/colors@2',
      'install --ignore-scripts',
    ]);
  }, 20_000);
});

describe('names and versions', () => {
  const isRefused = (name: string, version?: string) => {
    try {
      checkName(name, version);
      return false;
    } catch (error) {
      return (error as Error).message.split('\n')[1]!.trim().split(' ')[0];
    }
  };

  test('are those that npm knows', () => {
    for (const name of ['a', 'Acme', '@a/b', '@acme/my.kit-2_~', '~x', '7', '@7a.b/c-d'])
      expect(isRefused(name), name).toBe(false);
    for (const version of ['1', '1.2.3-rc.1+build', '^1', '~1.2', '*', 'latest', '^1.x'])
      expect(isRefused('acme', version), version).toBe(false);
  });

  test.each([
    '',
    '-x',
    'a b',
    '@/b',
    '@a',
    '@a/',
    '@a/b/c',
    '@-a/b',
    '@a/-b',
    'a/b',
    'a;b',
    'x@a/b',
  ])('%j is no name', (name) => {
    expect(isRefused(name)).toBe(`"${name}"`.split(' ')[0]);
  });

  test.each(['', '-1', '+1', '1 2', '>=1', '1;2', '1/2'])('%j is no version', (version) => {
    expect(isRefused('acme', version)).toBe(`"acme@${version}"`.split(' ')[0]);
  });
});

describe('what was printed', () => {
  const file = path.join(tempDir(), 'api.json');
  const reasonOf = (text: string) => {
    writeFileSync(file, text);
    try {
      parseApiFile(file);
    } catch (error) {
      return /cannot be read: (.*)/.exec((error as Error).message)![1];
    }
  };

  test('may be nothing', () => {
    writeFileSync(file, '[]');
    expect(readApiFile(file)).toEqual({ package: '', version: '', components: {} });
  });

  test('has everything that is compared, and may lack the rest', () => {
    const { name, declaredIn, props, slots, classes, imports, aliases } = makeDoc();
    const doc = { name, declaredIn, props, slots, classes, imports, aliases };
    expect(reasonOf(JSON.stringify([doc, doc]))).toBeUndefined();
    // Whatever reads it next does without the rest as well.
    writeFileSync(file, JSON.stringify([doc]));
    expect(readApiFile(file).components).toHaveProperty(name);
    const other = [
      ...['props', 'imports', 'slots', 'classes'].map((key) => ({ ...doc, [key]: [null] })),
      ...[
        { ...doc, props: [{ name: 'a' }] },
        { ...doc, groups: 1 },
        { ...doc, signatures: 1 },
      ],
    ];
    for (const one of other)
      expect(reasonOf(JSON.stringify([one]))).toMatch(/null|undefined|not iterable|\.map/);
    const wrong = [
      ...(['declaredIn', 'props', 'slots', 'classes', 'imports', 'aliases'] as const).map(
        (key) => ({ ...doc, [key]: undefined }),
      ),
      ...[{ ...doc, name: 1 }, { ...doc, declaredIn: {} }, { ...doc, props: {} }, null, 'Knob', 1],
    ];
    for (const one of wrong)
      expect(reasonOf(JSON.stringify([doc, one]))).toBe('it is no list of components');
    expect(reasonOf(JSON.stringify(doc))).toBe('it is no list of components');
    expect(reasonOf('[')).toMatch(/JSON/);
    expect(reasonOf(`[]\uFEFF`)).toMatch(/JSON/);
  });
});

test('a folder without a manifest is told by its path', async () => {
  const root = tempDir();
  mkdirSync(path.join(root, 'empty'));
  await expect(readSide('empty', around(root))).rejects.toThrow(path.join(root, 'empty'));
});
