/** What is not installed, by the imports of a file. */
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findPackage, hasPackage } from '../../../base/packages/find-package.ts';
import type { Node } from '../../checker/type-host.ts';
import { packageFiles, writeProject } from '../../fixtures/install.ts';
import { isUntyped } from './has-types.ts';
import { missingBases, missingModules, missingTypes } from './missing-bases.ts';
import { wantedPackages, wantedTypes } from './wanted-packages.ts';

const root = writeProject(
  {
    ...packageFiles(
      'kit',
      {},
      {
        dependencies: { gone: '1', there: '1', typed: '1', both: '1', '@acme/gone': '1' },
        peerDependencies: { peer: '1', old: '1' },
      },
    ),
    ...packageFiles('there', {}, { types: undefined }),
    ...packageFiles('loose', {}, { types: undefined }),
    ...packageFiles('old', {}, { types: undefined, typings: 'old.d.ts' }),
    ...packageFiles('new', {}),
    ...packageFiles('both', {}, { types: undefined }),
    ...packageFiles('@types/typed', {}),
    ...packageFiles('@types/both', {}),
    ...packageFiles('@types/acme__dials', {}),
  },
  { react: false },
);
const dir = path.join(root, 'node_modules/kit');
const kit = findPackage(root, 'kit');

/** A declaration in a file with these lines. */
const nodeIn = (lines: string[], text = '') =>
  ({
    getSourceFile: () => ({ text: lines.join('\n'), fileName: path.join(dir, 'index.d.ts') }),
    getText: () => text,
  }) as unknown as Node;

/** Of what stands in each line. */
const nodesOf = (lines: string[]): Node[] => {
  const file = nodeIn(lines).getSourceFile();
  const ends = lines.map((_, i) => lines.slice(0, i + 1).join('\n').length);
  return ends.map((end) => ({ getSourceFile: () => file, end }) as Node);
};
const bases = (...lines: string[]) => missingBases(nodesOf(lines), { packageOf: () => kit });
const gone = (name: string, from = 'gone') =>
  `"${from}" is not installed, so what comes from its ${name} is not listed: npm install ${from}`;

test.each([
  ['interface A extends Base {}'],
  ['interface A extends Other, Base {}'],
  ['interface A<T> extends Omit<Base, "a"> {}'],
  ['type A = Base;'],
  ['type A = Partial<Omit<Base, "a">>;'],
  ['type A = Own & Base & More;'],
  ['type A = Own & Base<string>;'],
  ['type A = React.ComponentProps<typeof Base> & Own;'],
  ['declare function A(props: React.ComponentProps<typeof Base.Item> & Own): void;'],
  [`declare function A(props: Omit<Base, 'a' | "b"> & Own): void;`],
])('a type is built on what is not installed: %s', (line) => {
  expect(bases(`import { Base } from 'gone';`, line)).toEqual([gone('Base')]);
});

test.each([
  ['interface A { base: Base }'],
  ['type A = Baseline;'],
  ['interface A extends MyBase {}'],
  ['interface A extends Own { a: 1 } declare const a: 1, b: Base;'],
  ['type A = Own | Base;'],
  ['declare function A(base: Base, own: Own & More): void;'],
])('a type is not built on it: %s', (line) => {
  expect(bases(`import { Base } from 'gone';`, line)).toEqual([]);
});

test('every way to import names it', () => {
  const uses = 'interface A extends One, Two, $three, four {}';
  expect(
    bases(
      `import One, { type Props as Two } from '@acme/gone/deep';`,
      `  import type { $three } from 'peer';`,
      `import * as four from 'gone';`,
      uses,
    ),
  ).toEqual([
    gone('One', '@acme/gone'),
    gone('Two', '@acme/gone'),
    gone('$three', 'peer'),
    gone('four'),
  ]);
});

test('what is installed, or no dependency, or a file beside, is not missing', () => {
  const lines = ['there', 'typed', 'nowhere', './gone', '../gone'].map(
    (from, i) => `import { Base${i} } from '${from}';\ninterface A${i} extends Base${i} {}`,
  );
  expect(bases(...lines)).toEqual([]);
});

const bundled = [
  `import { Base, Other as Other$1 } from 'gone';`,
  '/** Not a Handle. */',
  'interface BoxProps extends Own {}',
  'declare const Box: FC<BoxProps>;',
  'interface Handle extends Base {}',
  'interface ToolProps { handle: Handle }',
  'declare const Tool: FC<ToolProps>;',
  'type DialProps = Own & Other$1;',
  'declare const Dial: FC<DialProps>;',
  'export { Handle, type DialProps };',
];

test('of a file with many components, each is told what itself builds on', () => {
  const nodes = nodesOf(bundled);
  const of = (line: number) => missingBases([nodes[line]!], { packageOf: () => kit });
  expect(of(3)).toEqual([]);
  expect(of(6)).toEqual([gone('Base')]);
  // As its package calls it, not as the bundler does.
  expect(of(8)).toEqual([gone('Other')]);
  expect(missingBases(nodes, { packageOf: () => kit })).toEqual([gone('Base'), gone('Other')]);
});

test('modules within a file have declarations of their own', () => {
  const nodes = nodesOf([
    `import { Base } from 'gone';`,
    `declare module 'kit/box' {`,
    '\tinterface BoxProps {}',
    '\texport const Box: FC<BoxProps>;',
    '}',
    `declare module 'kit/dial' {`,
    '    interface DialProps extends Base {}',
    '    export const Dial: FC<DialProps>;',
    '}',
  ]);
  expect(missingBases([nodes[3]!], { packageOf: () => kit })).toEqual([]);
  expect(missingBases([nodes[7]!], { packageOf: () => kit })).toEqual([gone('Base')]);
});

test('what another file declares and builds on it is found by its name, or as its default', () => {
  const [, used] = nodesOf([
    `import { BoxProps as Props } from './box';`,
    'declare const Box: FC<Props>;',
  ]);
  const lines = [`import { Base } from 'gone';`, 'interface Own {}', 'type BoxProps = Own & Base;'];
  const [, own] = nodesOf(lines);
  expect(missingBases([used!, own!], { packageOf: () => kit })).toEqual([gone('Base')]);
  const [, unnamed] = nodesOf([...lines.slice(0, 2), 'export default interface P extends Base {}']);
  expect(missingBases([used!, unnamed!], { packageOf: () => kit })).toEqual([gone('Base')]);
  expect(missingBases([own!], { packageOf: () => kit })).toEqual([]);
});

test('an import that a comment speaks of is none', () => {
  expect(bases(` * import { Base } from 'gone';`, 'type A = Base;')).toEqual([]);
});

test('a file is read once', () => {
  const nodes = nodesOf([`import { Base } from 'gone';`, 'type A = Base;']);
  expect(missingBases(nodes, { packageOf: () => kit })).toEqual([gone('Base')]);
  expect(missingBases(nodes, { packageOf: () => null })).toEqual([gone('Base')]);
});

test('types of props that are not known are told with what brings them', () => {
  const lines = [
    `import { A, type B as C } from 'gone/types';`,
    `import { D } from 'there';`,
    `import { E } from 'old';`,
    `import { F } from 'new';`,
    `import { G } from 'both';`,
    `import { H } from 'loose';`,
    `import { I } from 'src/colors';`,
    `import { J } from './beside';`,
    `import { K, $L } from '@acme/gone';`,
  ];
  const told = (text: string) => missingTypes(nodeIn(lines), text, { packageOf: () => kit });
  const of = (names: string) => `so the type ${names} of some props is not known`;
  expect(told('A | C[] | B')).toEqual([`"gone" is not installed, ${of('A, C')}: npm install gone`]);
  expect(told('D')).toEqual([`"there" has no types here, ${of('D')}: npm install @types/there`]);
  expect(told('E | F | G | H | J | Aa')).toEqual([]);
  expect(told('I')).toEqual([
    `"src/colors" leads nowhere in the published declarations, ${of('I')}`,
  ]);
  expect(told('Set<K>')).toEqual([
    `"@acme/gone" is not installed, ${of('K')}: npm install @acme/gone`,
  ]);
  expect(missingTypes(nodeIn(lines), 'A', { packageOf: () => null })).toEqual([
    `"gone/types" leads nowhere in the published declarations, ${of('A')}`,
  ]);
});

test('modules that a declaration speaks of and that are missing are named once', () => {
  const lines = [
    `import { A } from 'gone';`,
    `import { B } from 'there';`,
    `import { C } from '@/own';`,
    `import { D } from '~/own';`,
    `import { E } from '@acme/other/deep';`,
    `import { F } from 'unused';`,
  ];
  const text = `A | B | C | D | E | import('gone') | import("inline/deep").X | import( './beside' ).Y`;
  expect(missingModules(nodeIn(lines, text), { packageOf: () => kit })).toEqual([
    '"gone" is not installed: npm install gone',
    '"@acme/other" is not installed: npm install @acme/other',
    '"inline" is not installed: npm install inline',
  ]);
});

test('declarations alone count as installed', () => {
  expect(
    ['there', 'typed', '@acme/dials', 'gone', '@acme/gone'].map((one) => hasPackage(dir, one)),
  ).toEqual([...[true, true, true, false, false]]);
});

test('what reasons say is to be installed, each once', () => {
  const reasons = [
    '"a" is not installed, so what comes from its B is not listed: npm install a',
    '"a" is not installed, so the type C of some props is not known: npm install a',
    '"@b/c" has no types here, so the type D of some props is not known: npm install @types/b__c',
    'what it is could not be read: "e" has no types here: npm install @types/e',
    'the JavaScript of "f" does not say it, and the package has no types: npm install @types/f',
    'npm install nothing at all',
    'it helps to npm install something first',
    'no prop could be resolved',
  ];
  expect(wantedPackages(reasons)).toEqual(['a', '@types/b__c', '@types/e', '@types/f']);
  expect(wantedTypes(reasons)).toEqual(['@types/b__c', '@types/e', '@types/f']);
});

test('a package of the workspace that is not built is told, one whose types are there is not', () => {
  const own = (name: string) => ({
    [`packages/${name}/package.json`]: JSON.stringify({ name, types: './dist/index.d.ts' }),
  });
  const workspace = writeProject(
    { ...own('core'), ...own('made'), 'packages/made/dist/index.d.ts': '' },
    { react: false },
  );
  for (const name of ['core', 'made'])
    symlinkSync(path.join(workspace, 'packages', name), path.join(workspace, 'node_modules', name));
  const manifest = { dependencies: { core: '1', made: '1' } };
  const owner = { name: 'ui', version: '1.0.0', dir: workspace, manifest };
  const lines = [`import type { Base } from 'core';`, `import type { Made } from 'made';`];
  const file = {
    text: [...lines, 'interface A extends Base, Made {}'].join('\n'),
    fileName: path.join(workspace, 'index.ts'),
  };
  const node = { getSourceFile: () => file, end: file.text.length } as unknown as Node;
  const what = '"core" leads to ./dist/index.d.ts, which is not there';
  expect(missingBases([node], { packageOf: () => owner })).toEqual([
    `${what}, so what comes from its Base is not listed: build it`,
  ]);
  expect(missingTypes(node, 'Base | Made', { packageOf: () => owner })).toEqual([
    `${what}, so the type Base of some props is not known: build it`,
  ]);
});

test('a package has types where they lie beside its entry, or beside the file of a path', () => {
  const files = {
    'lib/main.d.ts': '',
    'lib/parts/index.d.ts': '',
    'lib/deep.d.ts': '',
    'lib/old.d.cts': '',
  };
  const typed = writeProject(
    packageFiles('beside', files, { types: undefined, main: './lib/main.js' }),
    { react: false },
  );
  const manifest = { dependencies: { beside: '1' } };
  const owner = { name: 'ui', version: '1.0.0', dir: typed, manifest };
  const said = (specifier: string) => {
    const text = `import type { Base } from '${specifier}';`;
    const file = { text, fileName: path.join(typed, 'index.ts') };
    const node = { getSourceFile: () => file } as unknown as Node;
    return missingTypes(node, 'Base', { packageOf: () => owner });
  };
  for (const one of ['beside', 'beside/lib/parts', 'beside/lib/deep.js', 'beside/lib/old.cjs'])
    expect(said(one), one).toEqual([]);
  expect(said('beside/lib/plain')).toHaveLength(1);
});

test.each([
  { exports: { '.': './src/index.mts' } },
  { exports: './index.tsx' },
  { main: 'src/index.ts' },
])('a package of a workspace that is TypeScript has its types: %j', (entry) => {
  const typed = writeProject(packageFiles('tokens', {}, { types: undefined, ...entry }), {
    react: false,
  });
  expect(isUntyped(typed, 'tokens', 'tokens')).toBe(false);
});
