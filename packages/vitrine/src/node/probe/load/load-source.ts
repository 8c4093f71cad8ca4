import type { Plugin } from 'vite';
import type { ESModulesEvaluator } from 'vite/module-runner';
import type { SourceLoading } from '../trial/trial.ts';
import { messageOf, noteMissing, type Failures } from './failures.ts';
import { OF_PROJECT } from './hooks.ts';
import type { Loader } from './loader.ts';
import { readSheets } from './source-sheets.ts';

/** Loads a library that is not built, as the dev server of a site does. */
export async function openSource(
  root: string,
  source: SourceLoading,
  failures: Failures,
): Promise<Loader> {
  const vite = (await import(source.vite)) as typeof import('vite');
  const plugins = [];
  for (const plugin of source.plugins) plugins.push(await makePlugin(plugin));
  const server = await vite.createServer({
    ...{ root, configFile: false, logLevel: 'silent', appType: 'custom' },
    plugins: [...plugins, elementsInJs(vite)],
    oxc: { jsx: { runtime: 'automatic' } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    // Source may name its own files as its tsconfig says.
    resolve: {
      ...{ dedupe: ['react', 'react-dom'], tsconfigPaths: true },
      alias: source.alias.map(([name, file]) => ({ find: new RegExp(name), replacement: file })),
    },
    ssr: {
      noExternal: source.bundled,
      resolve: { conditions: [...source.conditions, ...vite.defaultServerConditions] },
    },
  });
  const evaluator = await makeEvaluator(source.vite);
  const runner = vite.createServerModuleRunner(server.environments.ssr, { evaluator, hmr: false });
  const made = source.plugins.flatMap(({ styles }) => styles ?? []);
  return {
    load: async (name) => {
      try {
        return (await runner.import(name)) as unknown;
      } catch (error) {
        failures.broken ??= messageOf(error);
        noteMissing(failures, error);
        return null;
      }
    },
    readSheets: async () => {
      for (const name of made) {
        await runner.import(name).catch((error: unknown) => noteMissing(failures, error));
      }
      return readSheets(vite, server, runner);
    },
  };
}

/** A plugin, as the configuration of the library calls it. */
async function makePlugin({
  specifier,
  entry = specifier,
  clause,
  call,
}: SourceLoading['plugins'][number]): Promise<Plugin> {
  const module = (await import(OF_PROJECT + entry)) as Record<string, unknown>;
  const [, named] = /^{ (\w+) }/.exec(clause) ?? [];
  // oxlint-disable-next-line typescript/no-implied-eval -- It stands so in a configuration, which is run as well.
  const make = new Function(named ?? clause, `return ${call}`) as (plugin: unknown) => Plugin;
  return make(module[named ?? 'default']);
}

/** Elements in files that are called .js, as the bundler of a site compiles them. */
const elementsInJs = (vite: typeof import('vite')): Plugin => ({
  ...{ name: 'jsx', enforce: 'pre' },
  transform: {
    filter: { id: { include: /\.m?js(?:\?|$)/, exclude: /node_modules/ }, code: /<\/|\/>/ },
    handler: (code, id) =>
      vite.transformWithOxc(code, id.split('?')[0]!, {
        ...{ lang: 'jsx', jsx: { runtime: 'automatic' } },
      }),
  },
});

/** Gives modules all names of CommonJS, also those that it gives its exports as it runs: Node finds what it reads in the text. */
async function makeEvaluator(vite: string): Promise<ESModulesEvaluator> {
  const runnerModule = new URL('module-runner.js', vite).href;
  const { ESModulesEvaluator: Evaluator } = (await import(
    runnerModule
  )) as typeof import('vite/module-runner');
  const evaluator = new Evaluator();
  const importPlain = evaluator.runExternalModule.bind(evaluator);
  evaluator.runExternalModule = async (file) => {
    const module = (await importPlain(file)) as Record<string, unknown>;
    const whole = module['default'];
    const hasNames = /object|function/.test(typeof whole) && Boolean(whole);
    return file.endsWith('.mjs') || !hasNames
      ? module
      : joinNames(module, whole as Record<string, unknown>);
  };
  return evaluator;
}

function joinNames(...modules: Record<string, unknown>[]): object {
  const all = {};
  for (const from of modules) {
    for (const key of Object.keys(from)) {
      if (!(key in all))
        Object.defineProperty(all, key, { enumerable: true, get: () => from[key] });
    }
  }
  return all;
}
