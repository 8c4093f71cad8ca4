import { ChildProcess } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settingsFor, settingsForAll } from '../api/checker/checker-process.ts';
import { findTypeErrors } from './type-errors.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'type-errors-')));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string | object): string {
  const target = path.join(root, file);
  writeFileSync(target, typeof text === 'string' ? text : JSON.stringify(text));
  return target;
}

const compilerOptions = { types: [], noEmit: true };

it('finds the errors of each project, with their range and what they are called', () => {
  const wrong = write('wrong.ts', 'export const a: number = true;\n');
  const broken = write('broken.ts', 'export const b = ;\nexport const c: number = true;\n');
  const projects = [
    write('one.json', { compilerOptions, files: ['wrong.ts'] }),
    write('two.json', { compilerOptions, files: ['broken.ts'] }),
  ];
  const text = "Type 'boolean' is not assignable to type 'number'.";
  // What does not parse has no types.
  expect(findTypeErrors(root, projects)).toEqual([
    { file: wrong, start: 13, end: 14, code: 2322, text },
    { file: broken, start: 17, end: 18, code: 1109, text: 'Expression expected.' },
  ]);
});

it('takes no suggestion for an error', () => {
  write('dead.ts', 'export function a() {\n  return 1;\n  a();\n}\n');
  const project = write('one.json', { compilerOptions, files: ['dead.ts'] });
  expect(findTypeErrors(root, [project])).toEqual([]);
});

it('says which project the checker does not open', () => {
  const none = path.join(root, 'none.json');
  expect(() => findTypeErrors(root, [none])).toThrow(`The type checker did not open ${none}.`);
});

it('has the memory that demos by the hundred need, of what the machine has', () => {
  for (const name of ['GOGC', 'GOMEMLIMIT']) vi.stubEnv(name, undefined);
  const spawn = vi.spyOn(ChildProcess.prototype as unknown as Spawned, 'spawn');
  write('right.ts', 'export const a = 1;\n');
  findTypeErrors(root, [write('one.json', { compilerOptions, files: ['right.ts'] })]);
  const { GOGC, GOMEMLIMIT } = settingsForAll();
  expect(spawn.mock.calls[0]![0].envPairs).toEqual(
    expect.arrayContaining([`GOGC=${GOGC}`, `GOMEMLIMIT=${GOMEMLIMIT}`]),
  );
  const most = settingsFor(Number.MAX_SAFE_INTEGER)['GOMEMLIMIT']!;
  expect(Number.parseInt(GOMEMLIMIT!, 10)).toBeGreaterThanOrEqual(Number.parseInt(most, 10));
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

interface Spawned {
  spawn: (options: { envPairs: string[] }) => unknown;
}
