import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeApi } from '../commands/api.ts';
import { VitrineError } from '../base/errors.ts';
import { extractPackage } from './extract-package.ts';
import { packageFiles, tempDir, writeProject } from './fixtures/install.ts';

const KNOB = `import * as React from 'react';
export interface KnobProps { size?: number }
export declare function Knob(props: KnobProps): React.ReactElement;
`;

/** What one reads of a package: names of its components with their props, and problems. */
async function read(root: string, name = 'knobs'): Promise<{ found: string[]; said: string[] }> {
  try {
    const { docs, problems } = await extractPackage({ root, package: name, cacheDir: tempDir() });
    const found = docs.map(
      (doc) => `${doc.name}(${doc.props.map((prop) => prop.name).join(', ')})`,
    );
    return { found, said: problems.map(({ message }) => message) };
  } catch (error) {
    // A reader gets no other error than one of the catalogue.
    if (!(error instanceof VitrineError)) throw error;
    return { found: [], said: error.problems.map(({ code, message }) => `${code}: ${message}`) };
  }
}

const knobs = (types: string, manifest = {}) =>
  writeProject(packageFiles('knobs', { 'index.d.ts': types }, manifest));

describe('packages', () => {
  test('whose types nobody can follow to their end', async () => {
    const props = `{ size?: string${'[]'.repeat(8000)} }`;
    expect(await read(knobs(`export declare function Knob(props: ${props}): null;`))).toEqual({
      found: [],
      said: ['types-too-deep: The types of knobs are nested too deep to be read'],
    });
  });

  test('whose entry is a link to what has no name of a module', async () => {
    const store = writeProject({ blob: KNOB, 'blob.d.ts': KNOB });
    const linked = (file: string, target: string, manifest: object) => {
      const files = packageFiles('knobs', { 'other.txt': '' }, { types: undefined, ...manifest });
      const root = writeProject(files);
      symlinkSync(path.join(store, target), path.join(root, 'node_modules/knobs', file));
      return root;
    };
    const inPlaces: [string, object][] = [
      ['index.d.ts', {}],
      ['kit.d.ts', { types: 'kit.d.ts' }],
      ['kit.mts', { exports: { '.': { source: './kit.mts' } } }],
      ['Knob.d.cts', { exports: { './Knob': { types: './Knob.d.cts' } } }],
      ['kit.js', { main: 'kit.js' }],
    ];
    for (const [file, manifest] of inPlaces) {
      const root = linked(file, 'blob', manifest);
      const place = path.join(root, 'node_modules/knobs', file);
      expect(await read(root)).toEqual({
        found: [],
        said: [
          `file-refused: ${place} cannot be used: it is a link to "blob", a name by which nobody can tell the language`,
        ],
      });
    }
    expect((await read(linked('index.d.ts', 'blob.d.ts', {}))).found).toEqual(['Knob(size)']);
    const beside = linked('kit.js', 'blob', { main: 'kit.js', types: 'types.d.ts' });
    symlinkSync(path.join(store, 'blob.d.ts'), path.join(beside, 'node_modules/knobs/types.d.ts'));
    expect((await read(beside)).found).toEqual(['Knob(size)']);
  });

  test('missing, without types, with a manifest that is cut off', async () => {
    const empty = writeProject({});
    expect(await read(empty)).toEqual({
      found: [],
      said: [`package-not-installed: The package "knobs" is not installed in ${empty}`],
    });
    const without: [string, Record<string, string>, object?][] = [
      [
        'package-without-types: The package "knobs" ships no type declarations',
        { 'index.d.ts': '\0\u0001PNG' },
      ],
      [
        'package-without-types: The package "knobs" ships no type declarations',
        { 'index.js': 'globalThis.Knob = 1;' },
        { main: 'index.js', types: undefined },
      ],
      [
        'package-without-components: No component was found among the exports of "knobs"',
        { 'index.d.ts': 'export {};', 'index.js': '' },
      ],
      [
        'package-of-types: The package "knobs" exports nothing but types',
        {
          'index.d.ts': `export type Size = 1;\nexport type { Knob } from './knob';`,
          'knob.d.ts': 'export declare class Knob {}',
        },
      ],
      [
        'entry-not-there: The package "knobs" leads to ./index.d.ts, which is not there',
        { 'index.js': 'export const Knob = 1;' },
      ],
      [
        'package-of-packages: The package "knobs" has nothing to import: it only installs knobs-core, knobs-more',
        { 'README.md': '' },
        { types: undefined, dependencies: { 'knobs-core': '1.0.0', 'knobs-more': '1.0.0' } },
      ],
      [
        'package-without-types: The package "knobs" ships no type declarations',
        { 'README.md': '' },
        { types: undefined },
      ],
    ];
    for (const [message, files, manifest] of without) {
      const { said } = await read(writeProject(packageFiles('knobs', files, manifest)));
      expect(said).toEqual([message]);
    }
    const cut = await read(
      writeProject({ 'node_modules/knobs/package.json': '{ "name": "knobs", ' }),
    );
    expect(cut.said.join()).toMatch(/^invalid-package: The package’s manifest cannot be read: /);
  }, 20_000);

  test('by names that are paths', async () => {
    const root = knobs(KNOB);
    for (const name of ['', '.', '..', './knobs', '../knobs', 'knobs/..', '/knobs', 'a//b']) {
      const { said } = await read(root, name);
      expect(said).toEqual([
        `package-not-installed: The package "${name}" is not installed in ${root}`,
      ]);
    }
  });

  test('by what an import from one says', async () => {
    const root = knobs(KNOB);
    const { said } = await read(root, 'knobs/react');
    expect(said).toEqual(['path-of-package: "knobs/react" is a path of the package "knobs"']);
    expect((await read(root, '@acme/knobs/react')).said[0]).toMatch(/^package-not-installed: /);
  });

  test('with type errors: what is not affected is there, what is says so', async () => {
    const types = `${KNOB}export declare function Bad(props: { a: Nope; b?: string }): React.ReactElement;
      export declare const Dial: React.FC<Undefined>;`;
    expect(await read(knobs(types))).toEqual({
      found: ['Bad(a, b)', 'Dial()', 'Knob(size)'],
      said: [
        'Bad: the type of the prop "a" is not known: nothing declares "Nope"',
        'Dial: part of the props could not be resolved: Undefined',
      ],
    });
    const broken = `${KNOB}export interface { ;;; }} export declare function After(props: { b: string }): React.ReactElement;`;
    expect((await read(knobs(broken))).found).toEqual(['After(b)', 'Knob(size)']);
  }, 20_000);

  test('whose peers are not installed', async () => {
    const types = `import * as React from 'react';
      import type { Base, Other } from 'peer-ui/base';
      import type { Used } from '@peer/types';
      export interface KnobProps extends React.AriaAttributes, Base { size?: number; other?: Other }
      export declare function Knob(props: KnobProps): React.ReactElement;
      export declare function Dial(props: { step: number } & Used): React.ReactElement;`;
    const peers = { peerDependencies: { 'peer-ui': '1', '@peer/types': '1' } };
    const { found, said } = await read(knobs(types, peers));
    expect(found).toEqual(['Dial(step)', 'Knob(size, other)']);
    const gone =
      '"peer-ui" is not installed, so types of some props and what comes from there are not known';
    expect(said).toContain(`Dial, Knob: ${gone}: npm install peer-ui`);
    expect(said.join()).toContain('its Used is not listed: npm install @peer/types');
    expect(said.join()).not.toContain('its Other is not listed');
    const alone = writeProject(packageFiles('knobs', { 'index.d.ts': KNOB }), { react: false });
    expect((await read(alone)).said).toEqual([
      'Knob: React’s types (@types/react) are not installed, so nothing that builds on them is listed',
    ]);
  }, 20_000);

  test('whose peer many components need: it is told once', async () => {
    const types = `import type { ReactNode } from 'react';
      import type { Base } from 'peer-ui';
      ${['A', 'B', 'C', 'D', 'E'].map((name) => `export declare function ${name}(props: { step: number } & Base): ReactNode;`).join('\n')}`;
    const { said } = await read(knobs(types, { peerDependencies: { 'peer-ui': '1' } }));
    expect(said).toEqual([
      'A, B, C and 2 more: "peer-ui" is not installed, so what comes from its Base is not listed: npm install peer-ui',
    ]);
  }, 20_000);

  test('that pick from what is not there: its props are told of once', async () => {
    const peers = { peerDependencies: { 'peer-ui': '1' } };
    const types = `import * as React from 'react';
      import type { Base } from 'peer-ui';\n`;
    const named = `export interface NamedProps extends Pick<Base, 'a' | 'b'> {}
      export declare const Named: React.FC<NamedProps>;`;
    expect(await read(knobs(types + named, peers))).toEqual({
      found: ['Named(a, b)'],
      said: [
        'Named: "peer-ui" is not installed, so what comes from its Base is not listed: npm install peer-ui',
      ],
    });
    const picked = `export declare const Picked: React.FC<Pick<Base, 'a' | 'b'>>;
      export declare const One: React.FC<Pick<Undeclared, 'a'>>;
      export declare const Nowhere: React.FC<Pick<Undeclared, 'a' | 'b'>>;`;
    expect((await read(knobs(types + picked, peers))).said).toEqual([
      'Nowhere: the types of the props "a", "b" could not be resolved',
      'One: the type of the prop "a" could not be resolved',
      'Picked: "peer-ui" is not installed, so the types of the props "a", "b" are not known: npm install peer-ui',
    ]);
  }, 20_000);

  test('whose module formats disagree: that of an import counts', async () => {
    const manifest = {
      types: undefined,
      exports: {
        '.': {
          import: { types: './index.d.ts', default: './index.js' },
          require: { types: './index.d.cts', default: './index.cjs' },
        },
      },
    };
    const files = {
      'index.d.ts': KNOB,
      'index.d.cts': KNOB.replace('size?: number', 'old?: string'),
      'index.js': 'export function Knob({ size = 1 }) {}',
      'index.cjs': 'exports.Knob = ({ size = 2 }) => null;',
    };
    const root = writeProject(packageFiles('knobs', files, manifest));
    const { docs } = await extractPackage({ root, package: 'knobs', cacheDir: tempDir() });
    expect(docs[0]?.props.map((prop) => [prop.name, prop.default])).toEqual([['size', '1']]);
  }, 20_000);

  test('in the store of pnpm, which links to what they pass on', async () => {
    const at = (name: string) => `node_modules/.pnpm/${name}@1.0.0/node_modules`;
    const manifest = (name: string) =>
      JSON.stringify({ name, version: '1.0.0', types: './index.d.ts' });
    const root = writeProject({
      [`${at('knobs')}/knobs/package.json`]: manifest('knobs'),
      [`${at('knobs')}/knobs/index.d.ts`]: `export * from 'inner';`,
      [`${at('inner')}/inner/package.json`]: manifest('inner'),
      [`${at('inner')}/inner/index.d.ts`]: KNOB,
    });
    const link = (to: string, from: string) =>
      symlinkSync(path.join(root, to), path.join(root, from), 'junction');
    link(`${at('knobs')}/knobs`, 'node_modules/knobs');
    link(`${at('inner')}/inner`, `${at('knobs')}/inner`);
    const { docs, problems } = await extractPackage({
      root,
      package: 'knobs',
      cacheDir: tempDir(),
    });
    expect(problems).toEqual([]);
    expect(docs.map((doc) => [doc.name, doc.package, doc.declaredIn.package])).toEqual([
      ['Knob', 'knobs', 'inner'],
    ]);
  }, 20_000);
});

describe('workspaces', () => {
  const source = (name: string, other: string, text: string) => ({
    [`packages/${name}/package.json`]: `{"name":"${name}","version":"1.0.0","types":"./src/index.ts"}`,
    [`packages/${name}/src/index.ts`]: `import * as React from 'react'; export * from '${other}'; ${text}`,
  });
  const write = (more: Record<string, string> = {}) => {
    const root = writeProject({
      ...source(
        'one',
        'two',
        'export function A(props: { size?: number }): React.ReactNode { return null; }',
      ),
      ...source(
        'two',
        'one',
        'export function B(props: { tone?: string }): React.ReactNode { return null; }',
      ),
      ...more,
    });
    for (const name of ['one', 'two'])
      symlinkSync(
        path.join(root, 'packages', name),
        path.join(root, 'node_modules', name),
        'junction',
      );
    return root;
  };

  test('whose packages pass each other on', async () => {
    expect(await read(write(), 'one')).toEqual({ found: ['A(size)', 'B(tone)'], said: [] });
  }, 20_000);

  test('with a tsconfig that does not parse', async () => {
    const root = write({ 'packages/one/tsconfig.json': '{ "compilerOptions": { "paths": { "x" ' });
    const { found, said } = await read(root, 'one');
    expect(found).toEqual([]);
    expect(said.join()).toContain('invalid-tsconfig: ');
    expect(said.join()).toContain('packages/one/tsconfig.json cannot be read: ');
    // What it is built on, too.
    const wrong = [
      ['{"extends":"./gone.json"}', 'gone.json'],
      ['{"extends":"@acme/settings"}', "'@acme/settings' not found"],
      ['{"extends":"./tsconfig.json"}', 'Circularity detected'],
      ['[]', 'must be an object'],
    ] as const;
    for (const [text, reason] of wrong) {
      const { said: more } = await read(write({ 'packages/one/tsconfig.json': text }), 'one');
      expect(more.join()).toMatch(
        /^invalid-tsconfig: .*packages\/one\/tsconfig\.json cannot be read: /,
      );
      expect(more.join()).toContain(reason);
      expect(more.join()).not.toContain('{0}');
    }
    // Without the language's own types those of React say nothing.
    const bare = '{"compilerOptions":{"noLib":true,"noResolve":true}}';
    expect(await read(write({ 'packages/one/tsconfig.json': bare }), 'one')).toEqual({
      found: ['A(size)', 'B(tone)'],
      said: [],
    });
    // Comments and commas at the end are what one writes there.
    const tolerant = '{ /* ours */ "compilerOptions": { "strict": true, }, }';
    expect((await read(write({ 'packages/one/tsconfig.json': tolerant }), 'one')).said).toEqual([]);
  }, 20_000);
});

describe('odd types', () => {
  test('2,000 components', async () => {
    const all = Array.from({ length: 2000 }, (_, i) => `C${i}`);
    const types = all.map(
      (name) => `export declare function ${name}(props: KnobProps): React.ReactElement;`,
    );
    const { found, said } = await read(knobs(KNOB + types.join('\n')));
    expect([found.length, said]).toEqual([2001, []]);
  }, 60_000);

  test('a type of depth 50, and one without an end', async () => {
    const deep = Array.from({ length: 50 }, (_, i) =>
      i === 0 ? 'type D0 = string;' : `type D${i} = { a: D${i - 1}; b?: D${i - 1}[] };`,
    );
    const types = `${KNOB}${deep.join('\n')}
      type Again<T> = { [K in keyof T]: Again<Again<T[K]>> };
      export declare function Deep(props: { deep: D49; inline: ${'{ x: '.repeat(50)}string${' }'.repeat(50)} }): React.ReactElement;
      export declare function Endless(props: Again<{ a: { b: string } }>): React.ReactElement;`;
    const { found } = await read(knobs(types));
    expect(found).toEqual(['Deep(deep, inline)', 'Endless(a)', 'Knob(size)']);
  }, 20_000);

  test('types, components and modules that lead back to themselves', async () => {
    const types = `import * as React from 'react';
      export interface P extends Q { p?: string } interface Q extends P { q?: string }
      export declare function Ring(props: P): React.ReactElement;
      interface Self extends Self { own?: string }
      export declare function Alone(props: Self): React.ReactElement;
      interface Many<T> extends More<T[]> { m?: T } interface More<T> extends Many<T[]> { n?: T }
      export declare function Growing(props: Many<string>): React.ReactElement;
      interface Left extends Omit<Left, 'a'> { a?: string; b?: string }
      export declare function Leaving(props: Left): React.ReactElement;
      type Deep<T> = T extends string ? { a: T } & Deep<T> : { b: Deep<T[]> };
      export declare function Endless<T>(props: Deep<T>): React.ReactElement;
      type Alias = Alias & { c?: string };
      export declare function Aliased(props: Alias): React.ReactElement;
      type One = { d?: Two } & Partial<Two>; type Two = { e?: One } & Partial<One>;
      export declare function Paired(props: One): React.ReactElement;
      export declare const Itself: typeof Itself;
      export declare class Bound<T extends Bound<T>> extends React.Component<{ f?: T }> {}
      export declare const Dotted: React.FC<{ g?: string }> & { Dotted: typeof Dotted };
      export * as self from './index';
      export * from './index';
    `;
    const { found, said } = await read(knobs(types));
    expect(said.join()).not.toContain('fault');
    const known = ['Alone(own)', 'Bound(f)', 'Dotted(g)', 'Endless(a, b)', 'Growing(m)'];
    expect(found).toEqual(
      expect.arrayContaining([...known, 'Leaving(a, b)', 'Ring(p, q)', 'Aliased(c)', 'Paired(d)']),
    );
  }, 20_000);

  test('one under several names goes by the one that its author gave it', async () => {
    const files = {
      'index.d.ts': `export * from './more'; export { Knob as Again } from './knob';`,
      'more.d.ts': `export * from './knob'; export * from './index';`,
      'knob.d.ts': KNOB,
    };
    const root = writeProject(packageFiles('knobs', files));
    const { docs } = await extractPackage({ root, package: 'knobs', cacheDir: tempDir() });
    expect(docs.map(({ name, aliases }) => [name, ...aliases])).toEqual([['Knob', 'Again']]);
  }, 20_000);

  test('comments with HTML and scripts do nothing', async () => {
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>[a](javascript:alert(1))';
    const types = `import * as React from 'react';
      export interface KnobProps { /** ${hostile} @default <script> */ size?: number }
      /** ${hostile} */
      export declare function Knob(props: KnobProps): React.ReactElement;`;
    const form = { json: false, markdown: true, undocumented: false };
    const { text } = await describeApi(knobs(types), 'knobs', form);
    const outside = String(text).replace(/`[^`]*`/g, '');
    expect(outside).toContain('alert(1)');
    expect(outside).not.toMatch(/(?<!\\)<(script|img)/);
    expect(outside).not.toMatch(/(?<!\\)\]\(javascript:/);
  }, 20_000);

  test('React itself', async () => {
    const root = path.resolve(import.meta.dirname, '../../../../../flagship');
    const { docs } = await extractPackage({ root, package: 'react', cacheDir: tempDir() });
    const names = docs.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Fragment', 'Suspense', 'useState']));
  }, 20_000);
});
