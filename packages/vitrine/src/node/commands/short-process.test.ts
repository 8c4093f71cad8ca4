import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { flagsFor, prepareShortProcess } from './short-process.ts';

function prepare(env: NodeJS.ProcessEnv, v8: string) {
  const flags: string[] = [];
  prepareShortProcess((each) => void flags.push(each), env, v8);
  return { flags, env };
}

const GROWTH = '--heap-growing-percent=150';
const CALLS = ['--invocation-count-for-turbofan=24000', '--invocation-count-for-maglev=3200'];

test.each([
  ['11.3.244.8-node.38', ['--interrupt-budget=540000', GROWTH]],
  ['12.4.254.21-node.57', [...CALLS, GROWTH]],
  ['13.6.233.17-node.53', [...CALLS, GROWTH]],
  ['14.6.202.34-node.34', [...CALLS, GROWTH]],
  ['15.0.1-node.1', []],
])('V8 %s is told what it knows', (v8, flags) => {
  expect(prepare({}, v8)).toEqual({ flags, env: { MIMALLOC_PURGE_DELAY: '0' } });
});

test('what the environment says holds', () => {
  const { env } = prepare({ MIMALLOC_PURGE_DELAY: '10' }, '13.6.233.10-node.28');
  expect(env).toEqual({ MIMALLOC_PURGE_DELAY: '10' });
});

test('the V8 that runs knows the flags', () => {
  const args = [...flagsFor(process.versions.v8), '--print', '"known"'];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('known\n');
});
