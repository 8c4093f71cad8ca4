/** Which files of a package others follow from, as the checker has them. */
import { realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOutline } from '../checker/file-outline.ts';
import { openTypes, type TypeSession } from '../checker/open-types.ts';
import { SyntaxKind, type TypeHost } from '../checker/type-host.ts';
import { writeProject } from '../fixtures/install.ts';
import { readGraph, renewGraph, usersOf, type ImportGraph } from './import-graph.ts';

const DECLARED = ['one', 'two', 'three', 'four'];
const FILES: Record<string, string> = {
  index: ['plain', 'global', 'passing', 'using', 'listed', 'swapped', 'kinds', 'ringA']
    .map((file) => `import './${file}.ts';`)
    .join('\n'),
  plain: `${DECLARED.map((name) => `export const ${name} = 1;`).join('\n')}
const inside = 1; export default inside;`,

  global: ['script', 'augments', 'ambient', 'references', 'globally']
    .map((file) => `import './${file}.ts';`)
    .join('\n'),
  script: 'const anywhere = 1;',
  augments: `import './swapped.ts'; declare module './swapped.ts' { const five: 1; }`,
  ambient: `export {}; declare module 'ambient' { const six: 1; }`,
  references: '/// <reference path="./script.ts" />\nexport {};',
  globally: 'export {}; declare global { const seven: 1; }',

  passing: ['star', 'names', 'space', 'behind', 'renamed', 'byDefault', 'whole', 'equals', 'none']
    .map((file) => `import './${file}.ts';`)
    .join('\n'),
  star: `export * from './plain.ts';`,
  names: `export { one, two } from './plain.ts';`,
  space: `export * as plain from './plain.ts';`,
  behind: `import own, { one } from './plain.ts'; const a = own; export { a, one };`,
  renamed: `import { one as first } from './plain.ts'; export { first as second };`,
  byDefault: `import own from './plain.ts'; export default own;`,
  whole: `import * as all from './plain.ts'; export { all };`,
  equals: `import all = require('./plain.ts'); export import one = all.one;`,
  none: `import './plain.ts'; import own, { one } from './plain.ts'; import all = require('./plain.ts');
    const a = [own, one, all]; export { a as one }; export default a; export const own2 = own; export {};`,

  using: `import { one, two as second } from './plain.ts';
    import type { three } from './plain.ts';
    import { one as first, lost } from './names.ts';
    import { four } from './star.ts';
    import { plain } from './space.ts';
    import own, { two } from './kinds.ts';
    import * as all from './listed.ts';
    import { missing } from './missing.ts';
    import { dep } from 'dep';
    export const used = [one, second, first, lost, four, plain, own, two, all, missing, dep];`,

  listed: `export function run() { return 1; }
    export const a = 1, b = 2;
    export class Dial {}
    export default class Knob {}
    export { c };
    const c = 3;
    export interface Shape {}
    function inside() {}`,
  swapped: `export class Dial { at = 1 }
    export { c };
    const c = 4;
    export interface Shape { a: 1 }
    export default class Knob { at = 1 }
    export const a = '1', b = '2';
    export function run() { return 'one'; }`,
  kinds: `export const run = 1; export const { a, b } = { a: 1, b: 2 };
    export class Knob {} export default function () {}`,

  ringA: `import { b } from './ringB.ts'; export const a: number = b;`,
  ringB: `import { a } from './ringA.ts'; export const b: number = a;`,
  alone: 'export {};',
};

let root: string;
let session: TypeSession;
let host: TypeHost;
let graph: ImportGraph;
const at = (name: string) => path.join(root, `kit/${name}.ts`);
const named = (files: Iterable<string> | null | undefined) =>
  files ? [...files].map((file) => path.basename(file, '.ts')).sort() : files;
const outline = (name: string) => readOutline(host, at(name))!.outline;

beforeAll(() => {
  const manifest = { name: 'kit', type: 'module', exports: { '.': './index.ts' } };
  root = realpathSync(
    writeProject(
      {
        'kit/package.json': JSON.stringify(manifest),
        ...Object.fromEntries(
          Object.entries(FILES).map(([name, text]) => [`kit/${name}.ts`, text]),
        ),
        'node_modules/dep/package.json': '{ "name": "dep", "types": "./index.d.ts" }',
        'node_modules/dep/index.d.ts': 'export declare const dep: number;',
      },
      { react: false },
    ),
  );
  symlinkSync(path.join(root, 'kit'), path.join(root, 'node_modules/kit'));
  session = openTypes(root, path.join(root, 'kit'), 'kit');
  ({ host } = session);
  graph = readGraph(host);
});
afterAll(() => session.close());

describe('a file', () => {
  test('may have a meaning in files that do not import it', () => {
    const global = Object.keys(FILES).filter((name) => graph.outlines.get(at(name))?.isGlobal);
    expect(global).toEqual(['script', 'augments', 'ambient', 'references', 'globally']);
  });

  test('may pass on what others declare', () => {
    const passing = Object.keys(FILES).filter((name) => graph.outlines.get(at(name))?.passesOn);
    expect(passing).toEqual([
      ...['star', 'names', 'space', 'behind', 'renamed', 'byDefault', 'whole', 'equals'],
    ]);
  });

  test('exports by kind and name, in whatever order and with whatever inside', () => {
    expect(outline('listed').exports.split(',')).toEqual(
      [
        `${SyntaxKind.FunctionDeclaration} run`,
        ...['a', 'b'].map((name) => `${SyntaxKind.VariableStatement} ${name}`),
        `${SyntaxKind.ClassDeclaration} Dial`,
        `${SyntaxKind.ClassDeclaration} default Knob`,
        `${SyntaxKind.InterfaceDeclaration} Shape`,
        'export { c };',
      ].sort(),
    );
    expect(outline('swapped').exports).toBe(outline('listed').exports);
    const names = outline('kinds')
      .exports.split(',')
      .map((one) => one.replace(/^\d+ /, ''));
    expect(names.sort()).toEqual([' b }', 'Knob', 'default undefined', 'run', '{ a']);
    expect(outline('byDefault').exports).toBe('default');
  });

  test('outside of the program is none', () => {
    expect(readOutline(host, at('alone'))).toBeNull();
    expect(graph.outlines.has(at('alone'))).toBe(false);
    expect(outline('plain').path).toBe(at('plain'));
  });
});

describe('a file uses', () => {
  const uses = (name: string) => named(graph.uses.get(at(name)));

  test('what it imports as a whole, and files that declare what it imports by name', () => {
    expect(uses('using')).toEqual(['kinds', 'listed', 'names', 'plain']);
    expect(uses('behind')).toEqual(['plain']);
    expect(uses('ringA')).toEqual(['ringB']);
    expect(uses('plain')).toEqual([]);
  });

  test('names one by one only where it imports no more', () => {
    const { whole, named: byName } = readOutline(host, at('using'))!.imports;
    expect(named(whole)).toEqual(['kinds', 'listed']);
    expect(
      [...byName].map(([file, nodes]) => [named([file])![0], nodes.map((one) => one.getText())]),
    ).toEqual([
      ['plain', ['one', 'second', 'three']],
      ['names', ['first', 'lost']],
      ['star', ['four']],
      ['space', ['plain']],
    ]);
    expect(named(readOutline(host, at('none'))!.imports.whole)).toEqual([
      'plain',
      'plain',
      'plain',
    ]);
  });

  test('no package', () => {
    expect([...graph.outlines.keys()].filter((file) => file.includes('node_modules'))).toEqual([]);
    expect([...graph.uses.keys()]).toEqual([...graph.outlines.keys()]);
  });
});

describe('users of a file', () => {
  const of = (...uses: [string, string[]][]): ImportGraph => ({
    uses: new Map(uses.map(([file, used]) => [file, new Set(used)])),
    outlines: new Map(
      uses.map(([file]) => [
        file,
        { path: file, isGlobal: file.startsWith('global'), passesOn: false, exports: '' },
      ]),
    ),
  });

  test('are those that use it, or use what does, be it in a ring', () => {
    const ring = of(['a', ['b']], ['b', ['c']], ['c', ['a']], ['d', ['b']], ['e', ['f']]);
    expect([...usersOf(ring, ['c'])!].sort()).toEqual(['a', 'b', 'c', 'd']);
    expect([...usersOf(ring, ['d', 'f'])!].sort()).toEqual(['d', 'e', 'f']);
    expect([...usersOf(ring, ['unknown'])!]).toEqual(['unknown']);
  });

  test('are all files where one of them has a meaning everywhere', () => {
    const all = of(['a', ['b']], ['global', ['a']], ['c', []], ['b', []]);
    expect(usersOf(all, ['b'])).toBeNull();
    expect([...usersOf(all, ['c'])!]).toEqual(['c']);
  });
});

test('the graph follows a change as long as other files mean the same by their names', () => {
  const renew = (changes: Record<string, string>) => {
    for (const [name, text] of Object.entries(changes)) writeFileSync(at(name), text);
    session.renew(Object.keys(changes).map(at));
    ({ host } = session);
    const renewed = renewGraph(host, graph, Object.keys(changes).map(at));
    const outlines = Object.keys(changes).map(outline);
    for (const name of Object.keys(changes)) writeFileSync(at(name), FILES[name]!);
    session.renew(Object.keys(changes).map(at));
    ({ host } = session);
    return renewed && { ...renewed, outlines };
  };
  const change = `import './listed.ts'; ${FILES.ringA}`;
  const renewed = renew({ ringA: change, ringB: 'export const b = 1;' })!;
  expect(named(renewed.paths)).toEqual(['ringA', 'ringB']);
  expect(['ringA', 'ringB'].map((name) => named(renewed.graph.uses.get(at(name))))).toEqual([
    ['listed', 'ringB'],
    [],
  ]);
  expect(named(graph.uses.get(at('ringA')))).toEqual(['ringB']);
  expect(renewed.graph.outlines.size).toBe(graph.outlines.size);
  for (const one of renewed.outlines) expect(renewed.graph.outlines.get(one.path)).toEqual(one);

  expect(renew({ ringA: FILES.ringA!.replace('const a', 'const c') })).toBeNull();
  expect(renew({ ringA: `${FILES.ringA} declare global { const a: 1; }` })).toBeNull();
  expect(
    renew({ ringA: `import { one } from './plain.ts'; const a = 1; export { a, one };` }),
  ).toBeNull();
  expect(renew({ script: FILES.script! })).toBeNull();
  expect(renew({ augments: 'export {};' })).toBeNull();
  expect(renew({ star: 'export {};' })).toBeNull();
  expect(renewGraph(host, graph, [at('alone')])).toBeNull();
  expect(renewGraph(host, { ...graph, outlines: new Map() }, [at('plain')])).toBeNull();
  expect(renewGraph(host, graph, [at('plain')])?.paths).toEqual([at('plain')]);
});
