import { pathToFileURL } from 'node:url';
import {
  createServerModuleRunnerTransport,
  type NormalizedServerHotChannel,
  type ViteDevServer,
} from 'vite';
import {
  createDefaultImportMeta,
  ESModulesEvaluator,
  ModuleRunner,
  ssrModuleExportsKey,
  type ModuleEvaluator,
} from 'vite/module-runner';
import type { Server, ShellServer } from '../../shared/contract.ts';
import { DEV_SERVER_ENTRY, DEV_SHELL_ENTRY } from '../bundle/entries.ts';
import { withAllNames } from './common-js-names.ts';
import { guardCode } from '../base/code/guard-code.ts';
import { isInstalled } from '../base/packages/find-package.ts';

/** Name under which the site's own code finds what stops it. */
const CHECK = '__vitrineCheck';

/** Loads what documents are rendered with, and edited modules again. */
export interface ServerLoader {
  /** The shell alone, which takes a fraction of the time: the adapter brings the library with it. */
  shell: () => Promise<ShellServer>;
  /** Shell, adapter and demos. */
  all: () => Promise<Server>;
}

/**
 * Vite's own `ssrLoadModule` does the same, but also starts a thread for `import.meta.resolve`, which nothing here
 * uses and which takes a twentieth of the time to the first page.
 * @param check called in every loop and function of the site's own code
 */
export function createServerLoader(vite: ViteDevServer, check: () => void): ServerLoader {
  Object.assign(globalThis, { [CHECK]: check });
  const channel = vite.environments.ssr.hot as NormalizedServerHotChannel;
  const runner = new ModuleRunner(
    {
      transport: createServerModuleRunnerTransport({ channel }),
      createImportMeta: createDefaultImportMeta,
      sourcemapInterceptor: false,
      hmr: false,
    },
    createEvaluator(`${vite.config.root}/`),
  );
  return {
    shell: () => runner.import<ShellServer>(DEV_SHELL_ENTRY),
    all: () => runner.import<Server>(DEV_SERVER_ENTRY),
  };
}

function createEvaluator(root: string): ModuleEvaluator {
  const evaluator = new ESModulesEvaluator();
  const runExternalModule = async (file: string) => {
    const module = (await evaluator.runExternalModule(file)) as Record<string, unknown>;
    return withAllNames(module, file);
  };
  const isOwn = (file: string) => file.startsWith(root) && !isInstalled(file);
  return {
    startOffset: evaluator.startOffset,
    async runInlinedModule(context, code, { file }) {
      if (isInstalled(file) && isCommonJs(code)) {
        const module = await runExternalModule(pathToFileURL(file).href);
        const descriptors = Object.getOwnPropertyDescriptors({ ...module });
        Object.defineProperties(context[ssrModuleExportsKey], descriptors);
        return;
      }
      await evaluator.runInlinedModule(context, isOwn(file) ? guardCode(code, `${CHECK}()`) : code);
    },
    runExternalModule,
  };
}

/** Where an alias leads to a package, Vite hands over its code, and no module but Node's runs CommonJS. */
const isCommonJs = (code: string) =>
  !code.includes(ssrModuleExportsKey) && /\bmodule\.exports\b|\bexports\s*[.[]/.test(code);
