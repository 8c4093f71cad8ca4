import {
  createServerModuleRunnerTransport,
  type NormalizedServerHotChannel,
  type ViteDevServer,
} from 'vite';
import { createDefaultImportMeta, ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';
import type { Server } from '../../shared/contract.ts';
import { DEV_SERVER_ENTRY } from '../bundle/entries.ts';

/**
 * Makes a function that loads the server side of shell, adapter and demos, and edited modules again. Vite's
 * own `ssrLoadModule` does the same, but also starts a thread for `import.meta.resolve`, which nothing here
 * uses and which takes a twentieth of the time to the first page.
 */
export function createServerLoader(vite: ViteDevServer): () => Promise<Server> {
  const channel = vite.environments.ssr.hot as NormalizedServerHotChannel;
  const runner = new ModuleRunner(
    {
      transport: createServerModuleRunnerTransport({ channel }),
      createImportMeta: createDefaultImportMeta,
      sourcemapInterceptor: false,
      hmr: false,
    },
    new ESModulesEvaluator(),
  );
  return () => runner.import<Server>(DEV_SERVER_ENTRY);
}
