import type { Plugin, ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { createLateOptimizer } from './optimizer.ts';

/** Tells a plugin of a server with packages of which the preparation ends as it is told. */
function configure({ configureServer }: Plugin, processing: Promise<void>) {
  const init = vi.fn(() => Promise.resolve());
  const depsOptimizer = { init, metadata: { depInfoList: [{ processing }, {}] } };
  const server = { environments: { client: { depsOptimizer } } } as unknown as ViteDevServer;
  (configureServer as (server: ViteDevServer) => void)(server);
  return { init, server: depsOptimizer };
}

it('prepares packages when it is told to, and once, not when the server begins', async () => {
  const optimizer = createLateOptimizer();
  const { init, server } = configure(optimizer.plugin, Promise.resolve());
  await server.init();
  expect(init).not.toHaveBeenCalled();
  await Promise.all([optimizer.begin(), optimizer.begin(), optimizer.wait()]);
  expect(init).toHaveBeenCalledTimes(1);
});

it('tells when they are prepared', async () => {
  const optimizer = createLateOptimizer();
  const heard: string[] = [];
  let end = () => undefined as void;
  const processing = new Promise<void>((resolve) => (end = resolve));
  configure(optimizer.plugin, processing);
  const waiting = optimizer.wait().then(() => heard.push('prepared'));
  await optimizer.begin();
  heard.push('begun');
  end();
  await waiting;
  expect(heard).toEqual(['begun', 'prepared']);
});

it('leaves a site alone that prepares nothing', async () => {
  const optimizer = createLateOptimizer();
  const server = { environments: { client: {} } } as unknown as ViteDevServer;
  (optimizer.plugin.configureServer as (server: ViteDevServer) => void)(server);
  await optimizer.begin();
  await optimizer.wait();
});
