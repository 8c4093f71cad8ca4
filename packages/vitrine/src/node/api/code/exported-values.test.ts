import path from 'node:path';
import { expect, test } from 'vitest';
import type { ModuleNames } from '../../base/code/module-names.ts';
import { findIn } from './fixtures/finder.ts';

test('an export is found where it is declared, however it was passed on', () => {
  const { find, via } = findIn({
    'index.js': `export * from './gone.js'; export * from './a.js'; export * from './b.js';
      export { Own as Mine } from './b.js'; import Dial, { Own } from './b.js'; export { Dial, Own as Renamed };
      export { Missing } from './b.js'; export { Lost } from 'nowhere';`,
    'a.js': `export { Knob } from 'nowhere';`,
    'b.js':
      'export const Knob = 1; function Inner() {} export { Inner as Own }; export default class {}',
  });
  expect(find('Knob')).toBe('b.js Knob');
  expect(find('Mine')).toBe('b.js Inner');
  expect(find('Dial')).toBe('b.js default');
  expect(find('Renamed')).toBe('b.js Inner');
  for (const name of ['Missing', 'Lost', 'None', 'default', ''])
    expect(find(name), name).toBeNull();
  expect(via('Knob')).toEqual([]);
});

test('an export is looked for in what is imported: the package, or a path under it', () => {
  const { find } = findIn({
    'index.js': 'export const Knob = 1;',
    'knob/index.js': 'export const Knob = 2, Mark = 3;',
    'dial.js': 'export const Dial = 4;',
  });
  expect(find('Knob')).toBe('index.js Knob');
  expect(find('Mark')).toBeNull();
  expect(find('Mark', 'kit/knob')).toBe('index.js Mark');
  expect(find('Dial', 'kit/dial.js')).toBe('dial.js Dial');
  expect(find('Dial', 'kit/missing')).toBeNull();
  expect(find('Dial.Mark', 'kit/missing')).toBeNull();
});

test('what is not built is found where the settings of the compiler lead', () => {
  const files = {
    'src/index.ts': 'export const Knob = 1;',
    'src/dial.ts': 'export const Dial = 2;',
  };
  const patterns = { kit: ['src/index.ts'], 'kit/*': ['src/*.ts'] };
  const { find } = findIn(files, undefined, patterns);
  expect(find('Knob')).toBe('index.ts Knob');
  expect(find('Dial', 'kit/dial')).toBe('dial.ts Dial');
  expect(findIn(files).find('Knob')).toBeNull();
  const built = findIn({ ...files, 'index.js': 'export const Knob = 3;' }, undefined, patterns);
  expect(built.find('Knob')).toBe('index.js Knob');
});

test('a namespace is no declaration, its members are', () => {
  const { find, finder } = findIn({
    'index.js': `import * as all from './knob.js'; export { all as Knob };
      export * as Dial from './knob.js'; export * as Broken from './broken.js';`,
    'knob.js': `export const Root = 1; import * as Marks from './marks.js'; export { Marks };`,
    'marks.js': 'export const Mark = 2;',
    'broken.js': 'export const = ;',
  });
  expect([find('Knob'), find('Dial'), find('Knob.Marks')]).toEqual([null, null, null]);
  expect([find('Knob.Root'), find('Dial.Root')]).toEqual(['knob.js Root', 'knob.js Root']);
  expect(find('Dial.Marks.Mark')).toBe('marks.js Mark');
  expect([find('Dial.None'), find('Dial.None.Mark'), find('Broken.Root')]).toEqual([
    ...[null, null, null],
  ]);
  const index = finder.find('Knob.Root', 'kit')!.module;
  expect(finder.follow(index, 'Marks')).toBeNull();
  expect(finder.follow(index, 'Marks.Mark')?.local).toBe('Mark');
  expect(finder.follow(index, 'Marks.None')).toBeNull();
});

test('modules on the way that have a name of their own for it are told, the nearest first', () => {
  const { find, via } = findIn({
    'index.js': `import { Outer } from './a.js'; export { Outer as Knob }; export * from './b.js';`,
    'a.js': 'export const Outer = 1;',
    'b.js': `export { Outer as Same } from './a.js';`,
  });
  expect([find('Knob'), via('Knob')]).toEqual(['a.js Outer', ['index.js Outer']]);
  expect([find('Same'), via('Same')]).toEqual(['a.js Outer', []]);
  const old = findIn({
    'index.js': `var a = require('./a.cjs'); exports.Knob = a.Knob;`,
    'a.cjs': `var b = require('./b.cjs'); exports.Knob = b.Knob;`,
    'b.cjs': 'exports.Knob = () => null;',
  });
  expect(old.find('Knob')).toBe('b.cjs exports.Knob');
  expect(old.via('Knob')).toEqual(['a.cjs b.Knob', 'index.js a.Knob']);
});

test('a module that is one value has it as its default, too', () => {
  const { find } = findIn({
    'index.js': `var one = require('./one.cjs'), many = _interopRequireWildcard(require('./many.cjs'));
      exports.Knob = one.default; exports.Same = one; exports.Dial = many.default; exports.Mark = one.Mark;
      exports.Ring = many.Ring; exports.Late = ring.Ring; var ring = { Ring: 1 };
      exports.Near = modules.Near; exports.Far = myexports.Far; var modules = { Near: Inner }, myexports = { Far: Inner };
      function Inner() {}`,
    'one.cjs': 'function One() {} One.Mark = Mark; function Mark() {} module.exports = One;',
    'many.cjs': 'exports.default = () => null; exports.Ring = () => null;',
  });
  expect(
    ['Knob', 'Same', 'Dial', 'Mark', 'Ring', 'Late', 'Near', 'Far'].map((name) => find(name)),
  ).toEqual([
    ...['one.cjs One', 'one.cjs One', 'many.cjs exports.default', 'one.cjs Mark'],
    ...['many.cjs exports.Ring', 'index.js ring.Ring'],
    ...['index.js Inner', 'index.js Inner'],
  ]);
});

test('a member is what its object has under the name, itself or another name', () => {
  const { find } = findIn({
    'index.js': `import { Mark } from './mark.js';
      const Inner = 1; export const Knob = { Mark, Own: 1, Inner, Deep: { Hand: Inner, Ring: 2 } };`,
    'mark.js': 'export const Mark = 1;',
  });
  const names = ['Mark', 'Own', 'Inner', 'Deep.Hand', 'Deep.Ring', 'None', 'None.Own', 'Own.None'];
  expect(names.map((name) => find(`Knob.${name}`))).toEqual([
    ...['mark.js Mark', 'index.js Knob.Own', 'index.js Inner', 'index.js Inner'],
    ...['index.js Knob.Deep.Ring', null, null, null],
  ]);
});

test('names lead through a number of modules, and out of circles', () => {
  const chain = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count + 1 }, (_, i) => [
        i === 0 ? 'index.js' : `m${i}.js`,
        i === count ? 'export const Knob = 1;' : `export { Knob } from './m${i + 1}.js';`,
      ]),
    );
  expect(findIn(chain(40)).find('Knob')).toBe('m40.js Knob');
  expect(findIn(chain(41)).find('Knob')).toBeNull();
  const stars = { 'index.js': `export * from './a.js';`, 'a.js': `export * from './b.js';` };
  expect(findIn({ ...stars, 'b.js': `export { A } from './index.js';` }).find('A')).toBeNull();
  const members = (count: number) => {
    const entries = Array.from({ length: count }, (_, i) => `a${i}: O.a${i + 1}`);
    return findIn({ 'index.js': `export const O = { ${entries.join()}, a${count}: 1 };` });
  };
  expect(members(20).find('O.a0')).toBe('index.js O.a20');
  expect(members(21).find('O.a0')).toBeNull();
  const { find } = findIn({
    'index.js': `export { A } from './a.js'; export const B = { C: B.C };
      const D = {}; D.E = E; const E = {}; E.E = D; export { D };`,
    'a.js': `export { A } from './index.js';`,
  });
  expect([find('A'), find('B.C'), find(`D${'.E'.repeat(60)}`)]).toEqual([null, null, 'index.js D']);
});

test('a file is read once, and is the same module wherever it is met', () => {
  const known = new Map<string, ModuleNames>();
  const { finder, dir } = findIn(
    {
      'index.js': `export { Knob } from './a.js'; export { Dial } from './a.js'; export * from './b.cjs';
        export { Broken } from './broken.js'; export { Late } from './late.js';`,
      'a.js': 'export const Knob = 1, Dial = 2;',
      'b.cjs': 'exports.Mark = 1;',
      'broken.js': 'export const = ;',
      'late.js': 'export const Late = 1;',
    },
    known,
  );
  const [knob, dial] = [finder.find('Knob', 'kit')!, finder.find('Dial', 'kit')!];
  expect(knob.module).toBe(dial.module);
  expect([finder.find('Mark', 'kit')?.local, finder.find('Broken', 'kit')]).toEqual([
    ...['exports.Mark', null],
  ]);
  expect(finder.files().map((file) => path.basename(file))).toEqual(['index.js', 'a.js', 'b.cjs']);
  // Names of modules without `import` and `export` take as long to find as the module to read.
  expect([...known.keys()]).toEqual(['index.js', 'a.js'].map((file) => path.join(dir, file)));
});
