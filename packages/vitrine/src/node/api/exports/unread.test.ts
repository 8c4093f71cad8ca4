import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatProblem } from '../../base/errors.ts';
import type { InstalledPackage } from '../../base/packages/manifest.ts';
import { blankFields, type ComponentDoc } from '../../model/component-doc.ts';
import { openTypes, type TypeSession } from '../checker/open-types.ts';
import type { TypeHost } from '../checker/type-host.ts';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';
import { documentUnread, withUnread } from './unread.ts';

const files = {
  'index.d.ts': `import * as React from 'react';
    import { Turning, type Base } from 'base-ui-kit';
    export declare const Dial: React.FC<{ at?: number }>;
    /** Turns. */
    export declare const Knob: import('core-ui-kit/knob').Component<{ size: number }>;
    export declare const Gauge: Turning<Base>;
    export declare const useGauge: Turning<{ value: number }>;
    export declare const GAUGES: Turning<{ all: number }>;
    /** @internal */
    export declare const Inner: Turning<{}>;
    export * as Panel from './panel.js';
    export declare const Sheet: React.FC<{ open?: boolean }> & { Edge: Turning<{}>; size: number };
    export declare const Lost: import('./lost.js').Lost;
    export declare const Own: import('@/own').Own;
    export type { Base };`,
  'panel.d.ts': `import type { Turning } from 'base-ui-kit';
    export declare const Root: Turning<{ wide?: boolean }>;
    export declare const WIDTH: number;`,
};
const manifest = { peerDependencies: { 'core-ui-kit': '1', 'base-ui-kit': '1' } };

const read = async (root: string, cacheDir = tempDir()) => {
  const { docs } = await extractPackage({ root, package: 'acme-dial', cacheDir });
  return docs.map(({ kind, name, unresolved }) => [kind, name, ...unresolved].join(' '));
};
const without = (name: string) =>
  `what it is could not be read: "${name}" is not installed: npm install ${name}`;

it('names exports whose types need a package that is missing, and reads them when it is there', async () => {
  const root = writeProject(packageFiles('acme-dial', files, manifest));
  const cacheDir = tempDir();
  const lacking = [
    'component Dial',
    `component Gauge ${without('base-ui-kit')}`,
    `component Knob ${without('core-ui-kit')}`,
    'component Lost what it is could not be read: "./lost.js" leads nowhere',
    'component Own what it is could not be read: "@/own" leads nowhere',
    `component Panel.Root ${without('base-ui-kit')}`,
    'component Sheet',
    `component Sheet.Edge ${without('base-ui-kit')}`,
    `constant GAUGES ${without('base-ui-kit')}`,
    `hook useGauge ${without('base-ui-kit')}`,
  ];
  expect((await read(root, cacheDir)).sort()).toEqual(lacking);
  expect((await read(root, cacheDir)).sort()).toEqual(lacking);
  // What is installed then is no file that was read.
  const bases = {
    ...packageFiles('core-ui-kit', {
      'knob.d.ts': `import * as React from 'react'; export type Component<P> = React.FC<P>;`,
    }),
    ...packageFiles('base-ui-kit', {
      'index.d.ts': `import * as React from 'react';
        export interface Base { value?: number }
        export type Turning<P> = (props: P) => React.JSX.Element;`,
    }),
  };
  for (const [file, text] of Object.entries(bases)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const found = await read(root, cacheDir);
  expect(found).toContain('component Knob');
  for (const name of ['Gauge', 'Panel.Root', 'Sheet.Edge'])
    expect(found).toContain(`component ${name}`);
  expect(found.join()).not.toContain('is not installed');
});

it('names exports whose types need those of a package that has none', async () => {
  const root = writeProject({
    ...packageFiles('acme-dial', {
      'index.d.ts': `import * as React from 'react';
        import { Made } from 'plain-kit/made';
        export declare const Dial: import('plain-kit').Styled<{ at?: number }>;
        export declare const Knob: Made<typeof Dial>;
        export declare const Plain: React.FC;
        export declare const Lost: import('packages/kit/src/lost').Made<{}>;`,
    }),
    ...packageFiles('plain-kit', { 'index.js': '', 'made.js': '' }, { types: undefined }),
  });
  const reason = 'what it is could not be read: "plain-kit" has no types here';
  expect(await read(root)).toEqual([
    `component Dial ${reason}: npm install @types/plain-kit`,
    `component Knob ${reason}: npm install @types/plain-kit`,
    'component Lost what it is could not be read: "packages/kit/src/lost" leads nowhere in the published declarations',
    'component Plain',
  ]);
});

it('names exports whose types need a path that the version of a package does not have', async () => {
  const root = writeProject({
    ...packageFiles('acme-dial', {
      'index.d.ts': `import * as React from 'react';
        import type { Turning } from 'styled-kit/dist/turning';
        export declare const Dial: import('styled-kit/dist/types').Styled<{ at?: number }> & string;
        export declare const Gauge: Turning<{}>;
        export declare const Knob: import('styled-kit').Styled<{}>;
        export declare const Lamp: ReturnType<typeof make>;
        export declare const Plain: import('styled-kit').Plain;`,
    }),
    ...packageFiles('styled-kit', {
      'index.d.ts': `import * as React from 'react'; export type Plain = React.FC;`,
    }),
  });
  const why = (reason: string) => `what it is could not be read: ${reason}`;
  expect(await read(root)).toEqual([
    `component Dial ${why('"styled-kit/dist/types" leads nowhere in styled-kit 1.0.0')}`,
    `component Gauge ${why('"styled-kit/dist/turning" leads nowhere in styled-kit 1.0.0')}`,
    `component Knob ${why('"styled-kit" exports no Styled')}`,
    `component Lamp ${why('the type that it is declared with leads nowhere')}`,
    'component Plain',
  ]);
});

describe('what could not be read', () => {
  const TYPES = `import type { Base } from 'base-kit';
    import type { Local } from './local.js';
    /** Turns. */
    export declare const Dial: Base;
    export declare const useDial: Base, DIAL: Base, dial: Base, unstable_Dial: Base, known: Base;
    export declare const use: Base, reuseDial: Base, Ab: Base, aDial: Base;
    ${['internal', 'private', 'hidden', 'deprecated'].map((tag) => `/** @${tag} */ export declare const ${tag}: Base;`).join('\n')}
    export declare const Lost: Lost, near: Local, read: { Part: Base };
    export type { Only } from './only.js';
    export declare const Whole: { Part: Base; part: Base; PART: Base; Read: number; Fine: (base: Base) => number; Near: Local };
    export declare const WHOLE: { Part: Base }, Empty: {};
    export declare const Fine: (base: Base) => number, Made: Record<'Part', Base>;
    export interface Shape { base: Base }`;
  const KIT = packageFiles('kit', {
    'index.d.ts': TYPES,
    'only.d.ts': `import type { Base } from 'base-kit'; export declare const Only: Base;`,
  });

  let session: TypeSession;
  let host: TypeHost;
  let dir: string;
  beforeAll(() => {
    const there = packageFiles('there', { 'index.d.ts': 'export {};' });
    const root = writeProject({ ...KIT, ...there }, { react: false });
    dir = path.join(root, 'node_modules/kit');
    session = openTypes(root, dir, 'kit');
    ({ host } = session);
  });
  afterAll(() => session.close());

  const find = (manifest: InstalledPackage['manifest'], components = ['known']) => {
    const installed = { name: 'kit', version: '1.0.0', dir, manifest };
    const facts = {
      ...{ host, installed, name: 'alias' },
      family: {
        components: new Map(components.map((name) => [name, name])),
        packageOf: () => installed,
      },
      importsOf: ({ name }: { name: string }) => [{ specifier: 'alias', clause: name }],
    };
    return documentUnread(
      facts,
      host.exportsOf(() => true)!,
    );
  };
  const kinds = (docs: ComponentDoc[]) => docs.map(({ kind, name }) => `${kind} ${name}`);
  const ALONE = [
    ...['component Dial', 'hook useDial', 'constant DIAL', 'constant dial'],
    ...['component unstable_Dial', 'constant use', 'constant reuseDial', 'component Ab'],
    ...['constant aDial', 'constant deprecated'],
  ];

  it('is named with the reason, of the kind that its name tells, unless it is internal or known', () => {
    const docs = find({});
    expect(kinds(docs)).toEqual(ALONE);
    expect(docs[0]).toEqual({
      ...blankFields(),
      ...{ kind: 'component', name: 'Dial', package: 'alias', description: 'Turns.' },
      imports: [{ specifier: 'alias', clause: 'Dial' }],
      ...{ declaredIn: { package: 'alias', version: '1.0.0' }, file: 'index.d.ts' },
      unresolved: [
        'what it is could not be read: "base-kit" is not installed: npm install base-kit',
      ],
    });
  });

  it('may be a part of a component, where the package lacks something', () => {
    for (const lacking of ['dependencies', 'peerDependencies']) {
      const all = kinds(find({ [lacking]: { there: '1', 'base-kit': '1' } }, []));
      expect(all.toSorted()).toEqual([...ALONE, 'constant known', 'component Whole.Part'].sort());
    }
    expect(kinds(find({ dependencies: { there: '1' } }))).toEqual(ALONE);
  });

  it('stands in the order of names, and what it is or holds parts together is no constant then', () => {
    const doc = (name: string, kind: ComponentDoc['kind'] = 'component') =>
      ({ kind, name }) as ComponentDoc;
    const docs = {
      components: ['Bell', 'Dial', 'Dial.Hand', 'Knob'].map((name) => doc(name)),
      plain: [doc('Gauge', 'constant'), doc('Gauge', 'function'), doc('Zoom', 'constant')],
      shared: [],
    };
    const unread = ['Zoom', 'Gauge.Root', 'Dial.Face', 'Alarm'].map((name) => doc(name));
    const found = withUnread(docs, unread);
    expect(found.components.map(({ name }) => name)).toEqual([
      ...['Alarm', 'Bell', 'Dial', 'Dial.Hand', 'Dial.Face', 'Gauge.Root', 'Knob', 'Zoom'],
    ]);
    expect(found.plain).toEqual([doc('Gauge', 'function')]);
    expect(found.shared).toBe(docs.shared);
    expect(docs.components).toHaveLength(4);
  });
});

it('names what is passed on from where nothing is, with the reason', async () => {
  const lost = `import * as React from 'react';
    import Given, { Other as Named } from './gone.js';
    export { Gone, useGone as useIt } from './gone.js';
    export { Given, Named };
    export { Missing as Dial, SIZE, type Sort, Round } from './there.js';
    export { Far } from 'far-kit';
    export { default as isEqual } from 'plain-code';
    export type { Kind } from './gone.js';
    export * as Space from './gone.js';
    export declare const Knob: React.FC<{ at?: number }>;`;
  const there = `import { Circle } from 'far-kit'; export declare const Own: 1; export { Circle as Round };`;
  const root = writeProject({
    ...packageFiles('acme-dial', { 'index.d.ts': lost, 'there.d.ts': there, 'index.js': '' }),
    ...packageFiles('plain-code', { 'index.js': 'export default 1;' }, { types: undefined }),
  });
  const why = (reason: string) => `what it is could not be read: ${reason}`;
  expect(await read(root)).toEqual([
    `component Dial ${why('"./there.js" exports no Missing')}`,
    `component Far ${why('"far-kit" is not installed: npm install far-kit')}`,
    ...['Given', 'Gone'].map((one) => `component ${one} ${why('"./gone.js" leads nowhere')}`),
    'component Knob',
    `component Named ${why('"./gone.js" leads nowhere')}`,
    `component Round ${why('"far-kit" is not installed: npm install far-kit')}`,
    `component Space ${why('"./gone.js" leads nowhere')}`,
    `constant SIZE ${why('"./there.js" exports no SIZE')}`,
    `constant isEqual ${why('"plain-code" has no types here: npm install @types/plain-code')}`,
    `hook useIt ${why('"./gone.js" leads nowhere')}`,
  ]);
}, 20_000);

const readAll = (root: string, cacheDir: string) =>
  extractPackage({ root, package: 'acme-dial', cacheDir });

it('names what is passed on as all of a module that is not there, of the package and of its paths', async () => {
  const index = `import * as React from 'react';
    // export * from './commented.js';
    export * from './gone.js';
    export * from './there/index.js';
    export declare const Knob: React.FC<{ at?: number }>;`;
  const others = {
    'there/index.d.ts': `export * from '../code.js';\nexport type * from 'far-kit';`,
    'code.js': 'export const Coded = 1;',
    'sub.d.ts': `/*\nexport * from './commented.js'\n*/\nexport * from './lost/index';`,
    'index.js': '',
  };
  const exports = { '.': './index.d.ts', './sub': './sub.d.ts' };
  const root = writeProject(
    packageFiles('acme-dial', { 'index.d.ts': index, ...others }, { exports }),
  );
  const cacheDir = tempDir();
  const what = (place: string, specifier: string, reason: string) =>
    `acme-dial: what ${place} passes on as all of "${specifier}" could not be read: ${reason}`;
  const lost = [
    what('index.d.ts', './gone.js', '"./gone.js" leads nowhere'),
    what('there/index.d.ts', '../code.js', '"../code.js" has no types'),
    what('there/index.d.ts', 'far-kit', '"far-kit" is not installed: npm install far-kit'),
    what('sub.d.ts', './lost/index', '"./lost/index" leads nowhere'),
  ];
  for (let time = 0; time < 2; time += 1) {
    const { docs, problems } = await readAll(root, cacheDir);
    expect(docs.map(({ name }) => name)).toEqual(['Knob']);
    expect(problems.map(({ code, message }) => [code, message])).toEqual(
      lost.map((message) => ['unresolved-api', message]),
    );
  }
  const nothing = { 'index.d.ts': `export * from './gone';` };
  const empty = writeProject(packageFiles('acme-dial', nothing), { react: false });
  await expect(readAll(empty, tempDir())).rejects.toThrow(
    what('index.d.ts', './gone', '"./gone" leads nowhere'),
  );
}, 20_000);

it('knows that source exports no name that two modules behind export * give', async () => {
  const root = writeProject({
    'kit/package.json': JSON.stringify({ name: 'acme-dial', exports: './index.ts' }),
    'kit/index.ts': `export * from './all';\nexport * from './own';\nexport { Bell } from './all';`,
    'kit/all.ts': `export * from './a';\nexport * from './b';`,
    'kit/a.tsx': `export const Dial = (props: { a?: number }) => <i />;
      export { Knob } from './own'; export interface Props { a: 1 }
      export const Bell = (props: { own?: number }) => <i />;`,
    'kit/b.tsx': `export const Dial = (props: { b?: number }) => <i />, useTurn = () => 1;
      export { Knob } from './own'; export interface Props { b: 1 }`,
    'kit/own.tsx': `export const Knob = (props: { at?: number }) => <i />;
      export const Bell = (props: { other?: number }) => <i />;`,
  });
  symlinkSync(path.join(root, 'kit'), path.join(root, 'node_modules/acme-dial'));
  const { docs } = await readAll(root, tempDir());
  expect(docs.map(({ name, props }) => [name, ...props.map((one) => one.name)])).toEqual([
    ['Bell', 'own'],
    ['Dial'],
    ['Knob', 'at'],
    ['useTurn'],
  ]);
  expect(docs[1]).toMatchObject({
    ...{ kind: 'component', imports: [], file: 'all.ts' },
    unresolved: [
      'what it is could not be read: two modules that are passed on whole export it, so that none is',
    ],
  });
}, 20_000);

const KNOB = `import * as React from 'react';
export declare function Knob(props: { size?: number }): React.JSX.Element;
`;

/** Declarations with faults of syntax: what the checker makes of the rest is shown, and the place is told. */
async function readBroken(files: Record<string, string>) {
  const root = writeProject(packageFiles('kit', { 'index.js': '', ...files }));
  const { docs, problems } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  return { names: docs.map(({ name }) => name), told: problems.map(formatProblem) };
}

it('each file is told once, with the line', async () => {
  const { names, told } = await readBroken({
    'index.d.ts': `${KNOB}export * from './dial';\n`,
    'dial.d.ts':
      'export declare const useDial: () => number;\nexport interface Dial {{{\n export {{\n',
  });
  expect(names).toEqual(['Knob', 'useDial']);
  expect(told).toEqual([
    expect.stringMatching(
      /\/kit\/dial\.d\.ts:2 warning invalid-declarations\n {2}The types of kit are no valid TypeScript, .*: .*\n {2}Where the library is yours, correct this line/,
    ),
  ]);
});

it('where nothing is left, that is why', async () => {
  await expect(readBroken({ 'index.d.ts': 'export {{{ interface' })).rejects.toThrow(
    /\/kit\/index\.d\.ts:1 error invalid-declarations\n {2}The types of kit are no valid TypeScript/,
  );
});

it('nothing is told of JavaScript, which may be written for another tool', async () => {
  const flow = `export type Size = ?number;\nexport const size: Size = 1;\n`;
  const { told } = await readBroken({ 'index.d.ts': KNOB, 'index.js': flow });
  expect(told).toEqual([]);
});

describe('what builds on React, where that has no types', () => {
  const types = `import * as React from 'react';
    import { PureComponent } from 'react';
    interface Props { size?: number }
    export declare class Dial extends React.Component<Props> { static Mark: React.FC<Props> }
    export declare class Face extends PureComponent<Props> { render(): React.ReactNode }
    export declare const Knob: React.FC<Props>;
    export declare class Store { get(): number }
    declare const Wheel: React.ForwardRefExoticComponent<Props>;
    export default Wheel;`;
  const names = { peerDependencies: { react: '*' } };
  const files = packageFiles('acme-dial', { 'index.d.ts': types }, names);
  const all = (reason: string) => [
    ...['Dial', 'Face', 'Knob', 'Wheel'].map((name) => `component ${name} ${reason}`),
    'constant Store',
  ];

  it('is named with what to install: functions, classes and the default export', async () => {
    const react = packageFiles('react', { 'index.js': '' }, { types: undefined });
    const root = writeProject({ ...files, ...react }, { react: false });
    expect(await read(root)).toEqual(
      all('what it is could not be read: "react" has no types here: npm install @types/react'),
    );
  });

  it('is named where React is not there at all', async () => {
    const root = writeProject(files, { react: false });
    expect(await read(root)).toEqual(all(without('react')));
  });
});
