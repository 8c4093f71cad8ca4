import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { HEAP_GROWTH, INTERRUPT_BUDGET, prepareShortProcess } from './short-process.ts';

function prepare(env: NodeJS.ProcessEnv, v8: string) {
  const flags: string[] = [];
  prepareShortProcess((each) => void flags.push(each), env, v8);
  return { flags, env };
}

test('V8 optimises later, the heap grows in steps, and memory goes back at once', () => {
  expect(prepare({}, '11.3.244.8-node.38')).toEqual({
    flags: [INTERRUPT_BUDGET, HEAP_GROWTH],
    env: { MIMALLOC_PURGE_DELAY: '0' },
  });
});

test('what the environment says holds', () => {
  const { env } = prepare({ MIMALLOC_PURGE_DELAY: '10' }, '13.6.233.10-node.28');
  expect(env).toEqual({ MIMALLOC_PURGE_DELAY: '10' });
});

test('a V8 that may not know the flags is not told them', () => {
  expect(prepare({}, '15.0.1-node.1').flags).toEqual([]);
});

test('the V8 that runs knows the flags', () => {
  const args = [INTERRUPT_BUDGET, HEAP_GROWTH, '--print', '"known"'];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('known\n');
});
