import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { API } from 'ts-api/unstable/sync';
import { afterEach, expect, test, vi } from 'vitest';
import { VitrineError } from '../../base/errors.ts';
import { writeProject } from '../fixtures/install.ts';
import { extractPackage } from '../extract-package.ts';
import type { FileChange } from './file-changes.ts';
import { followPackage, type FollowedPackage } from './follow-package.ts';

const STYLE_PROPS = ['margin', 'padding', 'width', 'height', 'top', 'left', 'right', 'bottom'];
const STYLES = [...STYLE_PROPS, 'display', 'overflow', 'position', 'opacity', 'flex'];

/** Parts that follow from each other in every way that a package may have. */
const SOURCES: Record<string, string> = {
  'package.json': JSON.stringify({
    ...{ name: 'kit', version: '1.0.0', type: 'module', peerDependencies: { react: '*' } },
    exports: { '.': './src/index.ts', './extra': './src/extra/index.ts' },
  }),
  'src/index.ts': `export * from './dial.tsx';
export * from './knob.tsx';
export * from './lamp.tsx';
export * from './fader.tsx';
export { Gauge as Meter, type GaugeProps } from './gauge.tsx';
export * as Dialog from './dialog-parts.tsx';
export { useDial } from './use-dial.ts';
export type { Size } from './types.ts';
export type { StyleProps } from './styles.ts';`,
  'src/types.ts': `export type Size = 'sm' | 'md' | 'lg';
export interface BaseProps { /** How large. */ size?: Size; /** Name. */ name?: string }`,
  'src/styles.ts': `export interface StyleProps {\n${STYLES.map((one) => `  /** The ${one}. */\n  ${one}?: string;`).join('\n')}\n}`,
  'src/dial.tsx': `import { useDial } from './use-dial.ts';
import type { BaseProps } from './types.ts';
import type { StyleProps } from './styles.ts';
export interface DialProps extends BaseProps, StyleProps { /** Value. */ value?: number }
/** Turns. */
export function Dial({ value = 1, size = 'sm' }: DialProps) { useDial(value); return <i title={size}>{value}</i>; }`,
  'src/knob.tsx': `import { Size, Dial } from './index.ts';
import type { StyleProps } from './styles.ts';
/** Pressed. */
export function Knob(props: { /** Of it. */ size?: Size; dial?: typeof Dial } & Omit<StyleProps, 'flex'>) { return <b>{props.size}</b>; }`,
  'src/lamp.tsx': `import type { StyleProps } from './styles.ts';
/** Lit. */
export const Lamp = (props: StyleProps & { /** Is on. */ on?: boolean }) => <b>{String(props.on)}</b>;`,
  'src/fader.tsx': `import type { StyleProps } from './styles.ts';
import type { DialProps } from './dial.tsx';
/** Slides. */
export const Fader = (props: StyleProps & Pick<DialProps, 'value'> & { /** Most. */ max?: number }) => <b>{props.max}</b>;`,
  'src/gauge.tsx': `import type { StyleProps } from './styles.ts';
export interface GaugeProps extends StyleProps { /** Range. */ range: [number, number] }
/** Shows. */
export function Gauge({ range }: GaugeProps) { return <b>{range[0]}</b>; }`,
  'src/dialog-parts.tsx': `export { DialogRoot as Root } from './dialog-root.tsx';
export { DialogTitle as Title } from './dialog-title.tsx';`,
  'src/dialog-root.tsx': `/** Opens. */
export function DialogRoot(props: { /** Is open. */ open?: boolean }) { return <b>{String(props.open)}</b>; }`,
  'src/dialog-title.tsx': `/** Names it. */
export function DialogTitle(props: { /** Level. */ level?: 1 | 2 }) { return <b>{props.level}</b>; }`,
  'src/use-dial.ts': `import type { Size } from './types.ts';
/** Turns it. @param value how far */
export function useDial(value: number): { size: Size; value: number } { return { size: 'sm', value }; }`,
  'src/extra/index.ts': `export { default as Bell } from './bell.tsx';
/** Rings at once. */
export const ring = (times: number) => times;`,
  'src/extra/bell.tsx': `/** Rings. */
export default function Bell(props: { /** How loud. */ volume?: number }) { return <b>{props.volume}</b>; }`,
};

const followed: FollowedPackage[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const one of followed.splice(0)) one.close();
});

/** A workspace with the package, and what an editor and the dev server do to it. */
function workspace(sources = SOURCES) {
  const files = Object.entries(sources).map(([file, text]) => [`kit/${file}`, text]);
  const root = writeProject(Object.fromEntries(files) as Record<string, string>);
  symlinkSync(path.join(root, 'kit'), path.join(root, 'node_modules/kit'));
  const at = (file: string) => path.join(root, 'kit', file);
  const one = followPackage({ root, package: 'kit' });
  followed.push(one);
  const changes = new Map<string, FileChange>();
  return {
    at,
    text: (file: string) => readFileSync(at(file), 'utf8'),
    write(file: string, text: string, change: FileChange = 'change') {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
      changes.set(at(file), change);
    },
    edit(file: string, from: string | RegExp, to: string) {
      const before = readFileSync(at(file), 'utf8');
      const after = before.replace(from, to);
      expect(after).not.toBe(before);
      writeFileSync(at(file), after);
      changes.set(at(file), 'change');
    },
    rename(from: string, to: string) {
      renameSync(at(from), at(to));
      changes.set(at(from), 'unlink').set(at(to), 'add');
    },
    remove(file: string) {
      rmSync(at(file));
      changes.set(at(file), 'unlink');
    },
    /** Names of what was read again, sorted; `null` when all was. */
    async update() {
      const given = new Map(changes);
      changes.clear();
      const { read, docs } = await one.update(given);
      return { read: read?.toSorted() ?? null, docs };
    },
    fresh: async () => {
      const cacheDir = path.join(root, `cache-${Math.random()}`);
      return (await extractPackage({ root, package: 'kit', cacheDir })).docs;
    },
  };
}
const ALL = null;
const textOf = (one: unknown) => JSON.stringify(one);

test('what is read again is what follows from the file, and the rest is as if all had been read', async () => {
  const kit = workspace();
  let { docs } = await kit.update();
  const steps: [edit: () => void, read: string[] | null][] = [
    [() => kit.edit('src/lamp.tsx', 'Is on.', 'Whether it is on.'), ['Lamp']],
    [() => kit.edit('src/gauge.tsx', 'range: [', 'range?: ['), ['Meter']],
    [() => kit.edit('src/dialog-root.tsx', 'open?', 'modal?: boolean; open?'), ['Dialog.Root']],
    [() => kit.edit('src/extra/bell.tsx', '?: number', '?: string'), ['Bell', 'ring']],
    [
      () => kit.edit('src/use-dial.ts', 'size: Size;', 'size: Size; on: boolean;'),
      ['Dial', 'Fader', 'Knob', 'useDial'],
    ],
    [() => kit.edit('src/dial.tsx', 'value = 1', 'value = 7'), ['Dial', 'Fader', 'Knob']],
    [() => kit.edit('src/types.ts', "'lg'", "'lg' | 'xl'"), ['Dial', 'Fader', 'Knob', 'useDial']],
    [
      () => kit.edit('src/styles.ts', 'The margin.', 'Around it.'),
      ['Dial', 'Fader', 'Knob', 'Lamp', 'Meter'],
    ],
    [() => kit.edit('src/index.ts', "export * from './lamp.tsx';\n", ''), ALL],
  ];
  for (const [i, [edit, read]] of steps.entries()) {
    edit();
    const now = await kit.update();
    expect(now.read).toEqual(read);
    // What says the same and has not been read is the very same.
    const kept = docs.filter(({ name }) => read?.includes(name) === false).map(textOf);
    const same = now.docs.filter((one) => docs.includes(one)).map(textOf);
    expect(same).toEqual(now.docs.map(textOf).filter((one) => kept.includes(one)));
    ({ docs } = now);
    // A part that stays what it was in one step does so in the next.
    if (i % 4 === 0) expect(now.docs).toEqual(await kit.fresh());
  }
}, 60_000);

test('what cannot be read is named and the rest waits for it; then everything follows', async () => {
  const kit = workspace();
  await kit.update();
  kit.edit('src/lamp.tsx', 'Is on.', 'Whether it is on.');
  kit.edit('src/lamp.tsx', '=> <b>', '=> <b');
  const problem = await kit.update().catch((error: VitrineError) => error.problems);
  expect(problem).toMatchObject([{ code: 'invalid-source-code' }]);
  expect(JSON.stringify(problem)).toContain(`${kit.at('src/lamp.tsx')}:3: `);
  kit.edit('src/gauge.tsx', 'Range.', 'Both ends.');
  await expect(kit.update()).rejects.toThrow(VitrineError);
  kit.edit('src/lamp.tsx', '=> <b', '=> <b>');
  const { read, docs } = await kit.update();
  expect(read).toEqual(['Lamp', 'Meter']);
  expect(docs).toEqual(await kit.fresh());
}, 60_000);

test('what is no package is named for what it is', async () => {
  const root = writeProject({ 'node_modules/kit/package.json': '{ "name": "kit" }' });
  const said = (name: string) =>
    followPackage({ root, package: name })
      .update(new Map())
      .catch((error: VitrineError) => error.problems?.map(({ code }) => code));
  expect(await said('kit/extra')).toEqual(['path-of-package']);
  expect(await said('kits/extra')).toEqual(['package-not-installed']);
});

test('files that a pattern of the exports stands for, as they come and go', async () => {
  const manifest = JSON.parse(SOURCES['package.json']!) as { exports: object };
  const exports = { ...manifest.exports, './parts/*': './src/parts/*/index.tsx' };
  const kit = workspace({
    ...SOURCES,
    'package.json': JSON.stringify({ ...manifest, exports }),
    'src/parts/rail/index.tsx': 'export function Rail() { return <i />; }',
  });
  const update = async () => {
    const { read, docs } = await kit.update();
    return { read, names: docs.map(({ name }) => name).filter((name) => /Rail|Slot/.test(name)) };
  };
  expect(await update()).toEqual({ read: ALL, names: ['Rail'] });
  kit.write('src/parts/slot/index.tsx', 'export function Slot() { return <i />; }', 'add');
  expect(await update()).toEqual({ read: ALL, names: ['Rail', 'Slot'] });
  kit.edit('src/parts/slot/index.tsx', '<i />', '<b />');
  expect((await update()).read).toEqual(['Slot']);
  kit.remove('src/parts/rail/index.tsx');
  expect(await update()).toEqual({ read: ALL, names: ['Slot'] });
}, 60_000);

test('what a module at a path is as a whole', async () => {
  const manifest = JSON.parse(SOURCES['package.json']!) as { exports: object };
  const exports = { ...manifest.exports, './legacy': './src/legacy.cts' };
  const kit = workspace({
    ...SOURCES,
    'package.json': JSON.stringify({ ...manifest, exports }),
    'src/legacy.cts': `import React = require('react');
function Legacy(props: { /** Age. */ age?: 1 }): React.ReactElement | null { return null; }
export = Legacy;`,
  });
  await kit.update();
  kit.edit('src/legacy.cts', 'age?: 1', 'age?: 2');
  const { read, docs } = await kit.update();
  expect(read).toEqual(['Legacy']);
  expect(docs.find(({ name }) => name === 'Legacy')?.props).toMatchObject([
    { name: 'age', type: '2', description: 'Age.' },
  ]);
}, 60_000);

test('a module that is not TypeScript yet, what it reads of its props included', async () => {
  const kit = workspace({
    ...SOURCES,
    'src/index.ts': `${SOURCES['src/index.ts']}\nexport * from './chip.js';`,
    'src/chip.js': `import { forwardRef } from 'react';
export const Chip = forwardRef(function Chip({ label }, ref) { return null; });`,
  });
  const propsOfChip = async () => {
    const { read, docs } = await kit.update();
    const chip = docs.find(({ name }) => name === 'Chip')!;
    expect(docs).toEqual(await kit.fresh());
    return [read, chip.props.map(({ name }) => name)];
  };
  expect(await propsOfChip()).toEqual([ALL, ['label']]);
  kit.edit('src/chip.js', '{ label }', '{ label, onClose }');
  expect(await propsOfChip()).toEqual([['Chip'], ['label', 'onClose']]);
  kit.edit('src/lamp.tsx', 'Is on.', 'Whether it is on.');
  expect(await propsOfChip()).toEqual([['Lamp'], ['label', 'onClose']]);
}, 60_000);

test('names for style sheets, in files beside a component that come and change', async () => {
  const kit = workspace();
  const namesOfDial = async () => {
    const dial = (await kit.update()).docs.find(({ name }) => name === 'Dial')!;
    return [...dial.dataAttributes, ...dial.cssVariables].map(({ name }) => name);
  };
  expect(await namesOfDial()).toEqual([]);
  kit.write('src/dialDataAttributes.ts', "export const on = 'data-on';", 'add');
  expect(await namesOfDial()).toEqual(['data-on']);
  kit.write('src/dial.css', '.dial { --dial-size: 1px }', 'add');
  expect(await namesOfDial()).toEqual(['data-on', '--dial-size']);
  kit.edit('src/dialDataAttributes.ts', 'data-on', 'data-off');
  kit.edit('src/dial.css', '--dial-size', '--dial-width');
  expect(await namesOfDial()).toEqual(['data-off', '--dial-width']);
}, 60_000);

test('files that come, go and are renamed, and settings of the compiler', async () => {
  const kit = workspace();
  await kit.update();
  const steps = [
    () => {
      kit.write('src/bulb.tsx', kit.text('src/lamp.tsx').replace('Lamp', 'Bulb'), 'add');
      kit.edit('src/index.ts', './lamp.tsx', './bulb.tsx');
    },
    () => {
      kit.rename('src/gauge.tsx', 'src/meter.tsx');
      kit.edit('src/index.ts', './gauge.tsx', './meter.tsx');
    },
    () => kit.remove('src/use-dial.ts'),
    () => {
      const settings = { compilerOptions: { paths: { '#styles': ['./kit/src/styles.ts'] } } };
      kit.write('../react.json', JSON.stringify(settings), 'add');
      kit.write('tsconfig.json', '{ "extends": "../react" }', 'add');
      kit.edit('src/bulb.tsx', './styles.ts', '#styles');
    },
    () => {
      kit.write('src/others.ts', 'export interface StyleProps { /** Its own. */ glow?: 1 }', 'add');
    },
    () => kit.edit('../react.json', 'styles.ts', 'others.ts'),
  ];
  for (const [i, step] of steps.entries()) {
    step();
    const { read, docs } = await kit.update();
    expect(read).toBe(ALL);
    if (i % 2 === 1) expect(docs).toEqual(await kit.fresh());
  }
}, 60_000);

test('a checker whose process has ended is started again', async () => {
  const update = vi.spyOn(API.prototype, 'updateSnapshot');
  const kit = workspace();
  await kit.update();
  const [api] = update.mock.contexts as unknown as {
    client: { channel: { child: ChildProcess } };
  }[];
  const { child } = api!.client.channel;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  kit.edit('src/lamp.tsx', 'Is on.', 'Whether it is on.');
  const { read, docs } = await kit.update();
  expect(read).toBe(ALL);
  expect(JSON.stringify(docs)).toContain('Whether it is on.');
  expect(new Set(update.mock.contexts).size).toBe(2);
}, 60_000);
