/** What is made of documentation that has been read before: nothing here opens a type checker. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { findPackage } from '../base/packages/find-package.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import { raiseUnresolved, withoutOthersFaults } from '../check/strict.ts';
import { cacheFile, writeCache } from './cache.ts';
import { extractPackage, type ExtractOptions } from './extract-package.ts';
import { makeDoc } from './fixtures/docs.ts';
import { packageFiles, writeProject } from './fixtures/install.ts';

/** A project with the package `dials`, or under another name, whose documentation is in the cache. */
function project(
  docs: ComponentDoc[],
  { name = 'dials', choices = {}, manifest = {}, code = [] as string[] } = {},
) {
  const own = { name: 'dials', version: '1.2.0', ...manifest };
  const files = packageFiles(
    name,
    Object.fromEntries(['index.d.ts', ...code].map((file) => [file, ''])),
    own,
  );
  const root = writeProject(files, { react: false });
  const cacheDir = path.join(root, 'node_modules/.cache/vitrine');
  const installed = { ...findPackage(root, name)!, name };
  const types = path.join(installed.dir, 'index.d.ts');
  const file = cacheFile(cacheDir, installed, choices);
  writeCache(
    file,
    installed.dir,
    { docs, faults: [], marked: [], files: [types] },
    Date.now() + 1000,
  );
  const extract = (changes: Partial<ExtractOptions> = {}) =>
    extractPackage({ root, package: name, ...changes });
  return { root, extract };
}

const NAMES = ['Dialog.Root', 'Dialog.Title', 'Dialogs', 'Knob'];
const DOCS = NAMES.map((name) =>
  makeDoc({ name, aliases: name === 'Dialog.Root' ? ['DialogRoot', 'Opener'] : [] }),
);

test('a package is read from its cache, under the name that it is installed by', async () => {
  const { root, extract } = project(DOCS, { name: 'my-dials' });
  const origin = {
    files: [['../../my-dials/index.d.ts', 0, expect.any(Number), expect.any(String)]],
  };
  const result = {
    docs: DOCS,
    version: '1.2.0',
    ownName: 'dials',
    marked: [],
    problems: [],
    origin: { ...origin, folders: [], absent: [] },
  };
  expect(await extract()).toEqual(result);
  expect(await extract({ root: path.relative(process.cwd(), root) })).toEqual(result);
});

test('what a site calls shared props has a cache of its own', async () => {
  const groups = { StyleProps: 'Style' };
  const { extract } = project(DOCS, { choices: { groups } });
  expect((await extract({ groups })).docs).toEqual(DOCS);
});

test('one component is picked by any of its names, or the parts of a whole', async () => {
  const { extract } = project(DOCS);
  const pick = async (component: string) =>
    (await extract({ component })).docs.map(({ name }) => name);
  expect(await pick('Knob')).toEqual(['Knob']);
  expect(await pick('Opener')).toEqual(['Dialog.Root']);
  expect(await pick('Dialog')).toEqual(['Dialog.Root', 'Dialog.Title']);
  for (const [wrong, closest] of [
    ['Knop', 'Knob'],
    ['Openr', 'Opener'],
    ['Dialog.Titel', 'Dialog.Title'],
  ])
    await expect(pick(wrong!)).rejects.toThrow(
      `dials has no component "${wrong}"; did you mean "${closest}"?`,
    );
  await expect(pick('Lighthouse')).rejects.toThrow(/has no component "Lighthouse"\n/);
});

test('what could not be read is told once, in the file of the first that lacks it', async () => {
  const docs = [
    makeDoc({ name: 'A', file: 'A.d.ts' }),
    makeDoc({ name: 'B', file: 'B.d.ts', unresolved: ['one gap', 'another'] }),
    makeDoc({ name: 'C', file: 'C.d.ts', unresolved: ['another', 'one gap'] }),
    makeDoc({ name: 'D', file: 'D.d.ts', unresolved: ['a third'] }),
  ];
  const { root, extract } = project(docs);
  const at = (file: string) => path.join(root, 'node_modules/dials', file);
  const told = async (changes?: Partial<ExtractOptions>) =>
    (await extract(changes)).problems.map(({ code, severity, message, file }) => [
      ...[code, severity, message, file],
    ]);
  expect(await told()).toEqual([
    ['unresolved-api', 'warning', 'B, C: one gap', at('B.d.ts')],
    ['unresolved-api', 'warning', 'B, C: another', at('B.d.ts')],
    ['unresolved-api', 'warning', 'D: a third', at('D.d.ts')],
  ]);
  expect(await told({ component: 'C' })).toEqual([
    ['unresolved-api', 'warning', 'C: another', at('C.d.ts')],
    ['unresolved-api', 'warning', 'C: one gap', at('C.d.ts')],
  ]);
});

test('paths that are more than are tried are told, and no clean result', async () => {
  const exports = Object.fromEntries(Array.from({ length: 401 }, (_, i) => [`./p${i}`, './a.js']));
  const { root, extract } = project(DOCS, { manifest: { exports }, code: ['a.js'] });
  const { problems } = await extract();
  expect(problems.map(({ code, message, file }) => [code, message, file])).toEqual([
    [
      'paths-not-read',
      'dials: of its 401 paths the first 400 were read, but not "p99"',
      path.join(root, 'node_modules/dials/package.json'),
    ],
  ]);
  expect(raiseUnresolved(problems).map(({ severity }) => severity)).toEqual(['error']);
});

test('paths whose types are not there are told once, unless something else says what they have', async () => {
  const typed = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  const exports = Object.fromEntries('abcdef'.split('').map((name) => [`./${name}`, typed(name)]));
  const code = Object.keys(exports).map((name) => `${name.slice(2)}.js`);
  const imports = [{ specifier: 'dials/a', clause: '{ Dial }' }];
  const { root, extract } = project([makeDoc({ imports })], { manifest: { exports }, code });
  const { problems } = await extract();
  expect(problems.map(({ code, message, file }) => [code, message, file])).toEqual([
    [
      'types-not-there',
      'The package "dials" names types that are not there, for dials/b, dials/c, dials/d and 2 more',
      path.join(root, 'node_modules/dials/package.json'),
    ],
  ]);
  expect(raiseUnresolved(problems).map(({ severity }) => severity)).toEqual(['error']);
});

test('paths that lead nowhere are told once with their files, unless something else says what they have', async () => {
  const exports = {
    ...Object.fromEntries('abcde'.split('').map((name) => [`./${name}`, `./${name}.js`])),
    './half': { types: './index.d.ts', default: './half.js' },
  };
  const imports = ['a', 'half'].map((one) => ({ specifier: `dials/${one}`, clause: '{ Dial }' }));
  const { root, extract } = project([makeDoc({ imports })], { manifest: { exports } });
  const { problems } = await extract();
  expect(problems.map(({ code, message, file }) => [code, message, file])).toEqual([
    [
      'paths-not-there',
      '`exports` of the package "dials" leads to files that are not there: dials/b (./b.js), dials/c (./c.js), dials/d (./d.js) and 2 more',
      path.join(root, 'node_modules/dials/package.json'),
    ],
  ]);
  expect(raiseUnresolved(problems).map(({ severity }) => severity)).toEqual(['error']);
});

test('where a comment and the code give two defaults, both are told', async () => {
  const disagreements = ['size', 'tone'].map((prop) => ({ prop, tag: '1', code: '2' }));
  const { extract } = project([
    makeDoc({ unresolved: ['a gap'] }),
    makeDoc({ name: 'Dial', disagreements, declaredIn: { package: 'inner', version: '1.0.0' } }),
  ]);
  expect(
    (await extract()).problems.map(({ code, severity, message }) => [code, severity, message]),
  ).toEqual([
    ['unresolved-api', 'warning', 'Knob: a gap'],
    ...['size', 'tone'].map((prop) => [
      ...['default-disagrees', 'warning'],
      `inner: the comment of Dial.${prop} gives the default 1, the code 2`,
    ]),
  ]);
});

test('what only the authors of an installed package can mend is left to the check', async () => {
  const disagreements = [{ prop: 'size', tag: '1', code: '2' }];
  const missing = 'the package "inner" is not installed, so it is any: npm install inner';
  const docs = [makeDoc({ unresolved: ['a gap', missing], disagreements })];
  const { root, extract } = project(docs);
  const { problems } = await extract();
  const codes = (all: typeof problems) => all.map(({ code }) => code);
  expect(codes(problems)).toEqual(['unresolved-api', 'unresolved-api', 'default-disagrees']);
  expect(withoutOthersFaults(problems).map(({ message }) => message)).toEqual([`Knob: ${missing}`]);
  // A package of the workspace is a link.
  const linked = problems.map((one) => ({ ...one, file: path.join(root, 'packages/dials/a.ts') }));
  expect(withoutOthersFaults(linked)).toEqual(linked);
  const [first, ...others] = raiseUnresolved(problems);
  expect(withoutOthersFaults([first!, ...others])).toContain(first);
});
