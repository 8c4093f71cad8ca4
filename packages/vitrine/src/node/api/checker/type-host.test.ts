import { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { API } from 'ts-api/unstable/sync';
import { afterEach, expect, test, vi } from 'vitest';
import { installFixtures, packageFiles, tempDir, writeProject } from '../fixtures/install.ts';
import { closeChecker, settingsFor, startChecker } from './checker-process.ts';
import { openTypes } from './open-types.ts';

const open = (root = installFixtures(['plain-ui'])) =>
  openTypes(root, path.join(root, 'node_modules/plain-ui'), 'plain-ui');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('the checker’s process is ended by a signal that it cannot answer with a message', () => {
  const kill = vi.spyOn(ChildProcess.prototype, 'kill');
  open().close();
  expect(kill.mock.calls).toEqual([['SIGKILL']]);
});

test('a checker that fails leaves neither a process nor its folder behind', () => {
  const root = installFixtures(['plain-ui']);
  const temporary = tempDir();
  vi.stubEnv('TMPDIR', temporary);
  const kill = vi.spyOn(ChildProcess.prototype, 'kill');
  vi.spyOn(API.prototype, 'updateSnapshot').mockImplementation(() => {
    expect(readdirSync(temporary)).toHaveLength(1);
    throw new Error('The checker has failed.');
  });
  expect(() => open(root)).toThrow('The checker has failed.');
  expect(kill.mock.calls).toEqual([['SIGKILL']]);
  expect(readdirSync(temporary)).toEqual([]);
});

test.each<[Record<string, string | undefined>, string[]]>([
  [{}, ['GOMEMLIMIT=450MiB']],
  [{ GOGC: 'off' }, ['GOGC=off']],
  [{ GOMEMLIMIT: '1GiB' }, ['GOMEMLIMIT=1GiB']],
])(
  'with %j set, the checker’s process has its settings, and this one keeps its own',
  (set, given) => {
    const own = { GOGC: undefined, GOMEMLIMIT: undefined, ...set };
    for (const [name, value] of Object.entries(own)) vi.stubEnv(name, value);
    const spawn = vi.spyOn(ChildProcess.prototype as unknown as Spawned, 'spawn');
    const dir = tempDir();
    closeChecker(startChecker(dir, settingsFor(0)));
    const [options] = spawn.mock.calls[0]!;
    expect(options.args).toContain(dir);
    expect(options.envPairs.filter((one) => /^GO(GC|MEMLIMIT)=/.test(one)).sort()).toEqual(given);
    expect({ GOGC: process.env.GOGC, GOMEMLIMIT: process.env.GOMEMLIMIT }).toEqual(own);
    spawn.mockImplementation(() => {
      throw new Error('No process can be started.');
    });
    expect(() => startChecker(dir, settingsFor(0))).toThrow('No process can be started.');
    expect({ GOGC: process.env.GOGC, GOMEMLIMIT: process.env.GOMEMLIMIT }).toEqual(own);
  },
);

test.each([
  [2_000_000, '450MiB'],
  [3_500_000, '975MiB'],
  [3_700_000, '1045MiB'],
  [3_700_001, '1800MiB'],
  [40_000_000, '1800MiB'],
])('for %i bytes of declarations it has %s', (declared, limit) => {
  for (const name of ['GOGC', 'GOMEMLIMIT']) vi.stubEnv(name, undefined);
  const spawn = vi.spyOn(ChildProcess.prototype as unknown as Spawned, 'spawn');
  closeChecker(startChecker(tempDir(), settingsFor(declared)));
  expect(spawn.mock.calls[0]![0].envPairs).toContain(`GOMEMLIMIT=${limit}`);
});

test('declarations of the package are counted before its checker is started', () => {
  for (const name of ['GOGC', 'GOMEMLIMIT']) vi.stubEnv(name, undefined);
  const spawn = vi.spyOn(ChildProcess.prototype as unknown as Spawned, 'spawn');
  const file = (size: number) => `${' '.repeat(size)}export {};`;
  const root = writeProject(
    packageFiles('large', {
      'index.d.ts': file(1_500_000),
      'more.d.mts': file(1_500_000),
      'index.js': file(1_500_000),
    }),
  );
  openTypes(root, path.join(root, 'node_modules/large'), 'large').close();
  expect(spawn.mock.calls[0]![0].envPairs).toContain('GOMEMLIMIT=800MiB');
});

interface Spawned {
  spawn(options: { args: string[]; envPairs: string[] }): number;
}

test('a checker of another version is asked to end, and one that has ended is left alone', () => {
  const close = vi.fn();
  for (const client of [undefined, {}, { channel: {} }]) closeChecker({ client, close } as never);
  expect(close).toHaveBeenCalledTimes(3);
  close.mockImplementation(() => {
    throw new Error('It has ended.');
  });
  closeChecker({ close } as never);
  expect(close).toHaveBeenCalledTimes(4);
});

test('a checker that opens no project is told with its folder', () => {
  const projects = [undefined, { program: { getSourceFile: () => undefined } }];
  for (const project of projects) {
    const snapshot = { getProject: () => project };
    vi.spyOn(API.prototype, 'updateSnapshot').mockReturnValue(snapshot as never);
    expect(() => open()).toThrow(/^The type checker opened no project in \/.*vitrine-types-\w+\.$/);
  }
});

test('what is asked of the checker together arrives in fewer messages, and is the same', () => {
  const types = ['A', 'B', 'C', 'D']
    .map(
      (one) => `export interface ${one} { size: '${one}' }\nexport declare const v${one}: ${one};`,
    )
    .join('\n');
  const root = writeProject(packageFiles('acme', { 'index.d.ts': types }));
  const session = openTypes(root, path.join(root, 'node_modules/acme'), 'acme');
  const { host } = session;
  const { channel } = (host.checker as unknown as { client: { channel: object } }).client;
  const write = vi.spyOn(Object.getPrototypeOf(channel) as { writeAllBuf(): void }, 'writeAllBuf');
  const values = host.exportsOf((name) => name.startsWith('v'))!;
  const textOf = ({ alias }: (typeof values)[number]) => {
    const type = host.checker.getTypeOfSymbol(alias)!;
    const size = host.checker.getPropertyOfType(type, 'size')!;
    return host.checker.typeToString(host.checker.getTypeOfSymbol(size)!);
  };
  write.mockClear();
  expect(host.together(values, textOf)).toEqual(['"A"', '"B"', '"C"', '"D"']);
  expect(write).toHaveBeenCalledTimes(4);
  session.close();
});
