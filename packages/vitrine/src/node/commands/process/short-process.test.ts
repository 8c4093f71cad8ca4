import { execFileSync } from 'node:child_process';
import { Writable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { flagsFor, prepareShortProcess, type ShortWork } from './short-process.ts';

function prepare(env: NodeJS.ProcessEnv, v8: string, work: ShortWork = 'library') {
  const flags: string[] = [];
  prepareShortProcess(work, (each) => void flags.push(each), env, v8);
  return { flags, env };
}

const GROWTH = ['--heap-growing-percent=110', '--semi-space-growth-factor=1'];
const CALLS = ['--invocation-count-for-turbofan=24000', '--invocation-count-for-maglev=3200'];

test.each([
  ['11.3.244.8-node.38', ['--interrupt-budget=540000', ...GROWTH]],
  ['12.4.254.21-node.57', [...CALLS, ...GROWTH]],
  ['13.6.233.17-node.53', [...CALLS, ...GROWTH]],
  ['14.6.202.34-node.34', [...CALLS, ...GROWTH]],
  ['15.0.1-node.1', []],
])('V8 %s is told what it knows', (v8, flags) => {
  expect(prepare({}, v8)).toEqual({ flags, env: { MIMALLOC_PURGE_DELAY: '0' } });
});

test('the young of a site have room to grow', () => {
  const { flags } = prepare({}, '12.4.254.21-node.57', 'site');
  expect(flags).toEqual([...CALLS, '--heap-growing-percent=110']);
});

test('what the environment says holds', () => {
  const { env } = prepare({ MIMALLOC_PURGE_DELAY: '10' }, '13.6.233.10-node.28');
  expect(env).toEqual({ MIMALLOC_PURGE_DELAY: '10' });
});

test('the V8 that runs knows the flags', () => {
  const args = [...flagsFor(process.versions.v8, 'library'), '--print', '"known"'];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('known\n');
});

test('it ends when all has been read, and a process that was not prepared does not', async () => {
  vi.resetModules();
  const { leaveShortProcess, prepareShortProcess: prepareOnce } =
    await import('./short-process.ts');
  const said: string[] = [];
  const slow = (name: string) =>
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        setTimeout(() => {
          if (chunk.length > 0) said.push(`${name} ${chunk.toString()}`);
          done();
        }, 5);
      },
    });
  const [stdout, stderr] = [slow('out'), slow('err')];
  const exit = () => void said.push('end');
  leaveShortProcess({ stdout, stderr, exit });
  prepareOnce('site', () => undefined, {}, '11.3');
  stdout.write('1');
  stderr.write('2');
  stdout.write('3');
  leaveShortProcess({ stdout, stderr, exit });
  await expect.poll(() => said).toContain('end');
  expect(said.at(-1)).toBe('end');
  expect(said.toSorted()).toEqual(['end', 'err 2', 'out 1', 'out 3']);
});

test('it is left to who tells of it where what it says cannot be written', async () => {
  vi.resetModules();
  const { leaveShortProcess, prepareShortProcess: prepareOnce } =
    await import('./short-process.ts');
  prepareOnce('site', () => undefined, {}, '11.3');
  const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('full')) });
  const said: string[] = [];
  full.on('error', ({ message }) => said.push(message));
  full.write('1');
  leaveShortProcess({ stdout: full, stderr: new Writable(), exit: () => said.push('end') });
  await expect.poll(() => said).toEqual(['full']);
});
