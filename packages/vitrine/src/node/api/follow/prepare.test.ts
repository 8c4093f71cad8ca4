/** A package that is followed before anybody asks for it, and settings that decide on how it is read. */
import { ChildProcess } from 'node:child_process';
import { realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { API } from 'ts-api/unstable/sync';
import { afterEach, expect, test, vi } from 'vitest';
import type { VitrineError } from '../../base/errors.ts';
import { writeProject } from '../fixtures/install.ts';
import type { FileChange } from './file-changes.ts';
import { followPackage, type FollowedPackage } from './follow-package.ts';

const component = (name: string) =>
  `import type * as React from 'react';
export declare function ${name}(props: { /** Of ${name}. */ size?: number }): React.ReactElement;`;

const FILES = {
  'package.json': JSON.stringify({ name: 'kit-of-acme', version: '1.2.3', exports: './index.ts' }),
  'index.ts': `export * from './dial'; export * from './knob'; export * from './lamp';`,
  'dial.ts': component('Dial'),
  'knob.ts': component('Knob'),
  'lamp.ts': component('Lamp'),
};
/** As few of React's types as are asked for. */
const REACT = {
  'node_modules/@types/react/package.json': '{ "name": "@types/react", "version": "1.0.0" }',
  'node_modules/@types/react/index.d.ts': `export interface ReactElement { element: 1 }
export type ReactNode = ReactElement;
export interface HTMLAttributes<T> { id?: T } export interface RefAttributes<T> { ref?: T }
export interface AllHTMLAttributes<T> { href?: T } export interface SVGAttributes<T> { d?: T }
export namespace JSX { interface IntrinsicElements {} }`,
};

const followed: FollowedPackage[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const one of followed.splice(0)) one.close();
});

function follow(files: Record<string, string> = FILES) {
  const own = Object.entries(files).map(([file, text]) => [`kit/${file}`, text]);
  const root = realpathSync(
    writeProject({ ...(Object.fromEntries(own) as typeof files), ...REACT }, { react: false }),
  );
  symlinkSync(path.join(root, 'kit'), path.join(root, 'node_modules/kit'));
  const at = (file: string) => path.join(root, 'kit', file);
  const kit = followPackage({ root, package: 'kit' });
  followed.push(kit);
  const opened = vi.spyOn(API.prototype, 'updateSnapshot');
  return {
    ...{ root, kit, at, opened },
    /** How many processes have been started. */
    started: () => new Set(opened.mock.contexts).size,
    edit: (
      file: keyof typeof FILES,
      change: FileChange = 'change',
      text = `${FILES[file]}\n// edited`,
    ) => {
      writeFileSync(at(file), text);
      return new Map([[at(file), change]]);
    },
  };
}

test('what is prepared is read once, and a change needs no more than what follows from it', async () => {
  const { kit, opened, started, edit } = follow();
  await Promise.all([kit.prepare(), kit.prepare()]);
  expect(opened).toHaveBeenCalledTimes(1);
  const { docs, ...rest } = await kit.update(new Map());
  expect(rest).toEqual({ read: [], version: '1.2.3', ownName: 'kit-of-acme' });
  expect(docs.map(({ name }) => name)).toEqual(['Dial', 'Knob', 'Lamp']);
  const next = await kit.update(edit('dial.ts'));
  expect(next.read).toEqual(['Dial']);
  // What has not been read again is the very same.
  expect([docs[1] === next.docs[1], docs[2] === next.docs[2]]).toEqual([true, true]);
  await kit.prepare();
  expect(opened).toHaveBeenCalledTimes(3);
  expect((await kit.update(edit('index.ts'))).read).toBeNull();
  expect(started()).toBe(1);
});

test('all is read again where what has changed has a meaning everywhere, by the same checker', async () => {
  const { kit, edit, started } = follow({
    ...FILES,
    'index.ts': `${FILES['index.ts']} import './global';`,
    'global.ts': `import type { Dial } from './dial'; declare global { const dial: typeof Dial; }`,
  });
  await kit.update(new Map());
  const readings = [await kit.update(edit('dial.ts')), await kit.update(edit('knob.ts'))];
  expect(readings.map(({ read }) => read)).toEqual([null, ['Knob']]);
  expect(started()).toBe(1);
});

test('nothing is prepared of what is followed no more', async () => {
  const { kit, opened } = follow();
  kit.close();
  await kit.prepare();
  expect(opened).not.toHaveBeenCalled();
});

test('what is followed no more has no process, and is read anew if one asks for it', async () => {
  const { kit, started } = follow();
  await kit.update(new Map());
  const kill = vi.spyOn(ChildProcess.prototype, 'kill');
  kit.close();
  kit.close();
  expect(kill.mock.calls).toEqual([['SIGKILL']]);
  expect((await kit.update(new Map())).read).toBeNull();
  expect(started()).toBe(2);
});

test('what is wrong is not told by preparing, but by the update', async () => {
  const { root, kit, edit, started } = follow({ ...FILES, 'index.ts': 'export {};' });
  const missing = followPackage({ root, package: 'missing' });
  await missing.prepare();
  await expect(missing.update(new Map())).rejects.toThrow(
    `The package "missing" is not installed in ${root}`,
  );
  await kit.prepare();
  expect(started()).toBe(1);
  expect((await kit.update(edit('index.ts'))).docs).toHaveLength(3);
  expect(started()).toBe(2);
});

test('updates wait for each other, and for one that fails', async () => {
  const { kit, edit } = follow();
  await kit.update(new Map());
  const broken = kit.update(edit('dial.ts', 'change', `${FILES['dial.ts']}\nexport const = ;`));
  const told = broken.catch((error: VitrineError) => error.problems.map(({ code }) => code));
  expect(await told).toEqual(['invalid-source-code']);
  const updates = [kit.update(edit('dial.ts')), kit.update(edit('knob.ts'))];
  expect((await Promise.all(updates)).map(({ read }) => read)).toEqual([['Dial'], ['Knob']]);
});

test('every file that cannot be read is named with its first mistake, those outside are not', async () => {
  const { kit, at } = follow();
  await kit.update(new Map());
  const changes = new Map<string, FileChange>();
  for (const file of ['dial.ts', 'knob.ts', 'notes.ts']) {
    writeFileSync(at(file), 'export {};\nexport const a = ;\nexport const b = ;');
    changes.set(at(file), 'change');
  }
  const problems = await kit.update(changes).catch((error: VitrineError) => error.problems);
  expect(problems).toMatchObject(
    ['dial.ts', 'knob.ts'].map((file) => ({
      code: 'invalid-source-code',
      message: expect.stringContaining(`${at(file)}:2: Expression expected.`),
    })),
  );
});

test('settings are read by a checker that is started with them', async () => {
  const { kit, at, edit, started } = follow();
  await kit.update(new Map());
  const readings = [];
  for (const file of ['notes.json', 'package.json.bak', 'tsconfig.json', 'tsconfig.base.json'])
    readings.push([(await kit.update(new Map([[at(file), 'change']]))).read, started()]);
  readings.push([
    (await kit.update(edit('package.json', 'change', FILES['package.json']))).read,
    started(),
  ]);
  // What comes anew may be meant by imports that led nowhere.
  readings.push([(await kit.update(edit('dial.ts', 'add'))).read, started()]);
  expect(readings).toEqual([1, 1, 2, 3, 4, 4].map((count) => [null, count]));
});

test('preparing leaves others their turn after ten milliseconds', async () => {
  const turns = async (...times: number[]) => {
    const { kit } = follow();
    const now = vi.spyOn(performance, 'now').mockReturnValue(times.at(-1)!);
    for (const time of times.slice(0, -1)) now.mockReturnValueOnce(time);
    const immediate = vi.spyOn(globalThis, 'setImmediate');
    await kit.prepare();
    const count = immediate.mock.calls.length;
    vi.restoreAllMocks();
    return count;
  };
  const still = await turns(5);
  expect([await turns(5, 14.9), await turns(5, 15)]).toEqual([still, still + 1]);
});
