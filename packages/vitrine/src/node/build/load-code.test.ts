import { expect, it, vi } from 'vitest';
import { loadCode } from './load-code.ts';

const ADAPTER = './adapter.tsx';
const watched = () => {
  const ended = vi.fn();
  const watch = vi.fn((_report: string, _limit: number) => ended);
  return { ended, watch, thread: () => ({ watch }) };
};

it('waits for an adapter for so long, then names it', async () => {
  const { ended, watch, thread } = watched();
  const options = { limit: 50, thread, ending: '\nThat was all.' };
  await expect(loadCode(() => new Promise(() => {}), ADAPTER, options)).rejects.toMatchObject({
    problems: [
      {
        ...{ code: 'adapter-endless', file: './adapter.tsx' },
        message: 'The adapter has not been loaded within 0.05 seconds',
      },
    ],
  });
  expect(watch).toHaveBeenCalledWith(
    './adapter.tsx error adapter-endless\n  The adapter has not been loaded within 0.05 seconds\n  Look for a loop, or an await, that never ends: in it, or in a package that it imports.\nThat was all.',
    50,
  );
  expect(ended).toHaveBeenCalledOnce();
});

it('gives what is loaded, and passes on what is thrown', async () => {
  const { ended, watch, thread } = watched();
  const options = { thread };
  await expect(loadCode(() => Promise.resolve(1), ADAPTER, options)).resolves.toBe(1);
  await expect(loadCode(() => Promise.reject(new Error('own')), ADAPTER, options)).rejects.toThrow(
    'own',
  );
  expect(ended).toHaveBeenCalledTimes(2);
  await expect(loadCode(() => Promise.resolve(2), undefined, options)).resolves.toBe(2);
  expect(watch).toHaveBeenCalledTimes(2);
});
