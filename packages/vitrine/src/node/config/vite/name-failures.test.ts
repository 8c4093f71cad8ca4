import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { pluginProblem } from '../../base/bundler-errors.ts';
import { nameFailures } from './name-failures.ts';

const call = (hook: unknown, ...args: unknown[]) => {
  const named = nameFailures({ name: 'acme:icons', load: hook } as unknown as Plugin);
  const load = named.load as unknown as { handler?: (...args: unknown[]) => unknown };
  return ((load.handler ?? load) as (...args: unknown[]) => unknown).apply({ here: 1 }, args);
};
const MESSAGE = 'The plugin "acme:icons" failed in its hook "load": It has no file.';

it('names the plugin and its hook in what it throws, now or later, and leaves no stack', async () => {
  const fail = () => {
    throw Object.assign(new Error('It has no file.\nAnd more.'), { id: '/a.svg' });
  };
  for (const hook of [fail, { order: 'pre', handler: fail }]) {
    try {
      call(hook);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ message: MESSAGE, stack: MESSAGE, id: '/a.svg' });
    }
  }
  await expect(call(() => Promise.reject(new Error('It has no file.')))).rejects.toThrow(MESSAGE);
});

it('names it once, where hooks call each other', () => {
  const inner = () => call(() => call(() => undefined, 1));
  expect(inner()).toBeUndefined();
  expect(() => call(() => call(() => JSON.parse('no')))).toThrow(
    /^The plugin "acme:icons" failed in its hook "load": (?!The plugin)/,
  );
});

it('leaves everything else as it is', () => {
  const api = { version: 1 };
  const plugin = { name: 'a', enforce: 'pre', api } as const;
  expect(nameFailures(plugin)).toEqual(plugin);
  expect(nameFailures(plugin).api).toBe(api);
  expect(
    call(
      function (this: unknown, ...args: unknown[]) {
        return [this, args];
      },
      1,
      2,
    ),
  ).toEqual([{ here: 1 }, [1, 2]]);
  const handler = { filter: { id: /a/ }, handler: () => 'text' };
  const named = nameFailures({ name: 'a', load: handler } as never);
  expect(named.load).toMatchObject({ filter: { id: /a/ } });
});

it('is told of with its hook and its reason', () => {
  expect(pluginProblem(`[plugin x] ${MESSAGE}`, { file: 'a.tsx' })).toMatchObject({
    ...{ code: 'plugin-failed', message: MESSAGE, file: 'a.tsx' },
  });
  expect(pluginProblem('Something else')).toBeNull();
});
