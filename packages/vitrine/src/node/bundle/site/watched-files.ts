import type { Plugin } from 'vite';

/** Plugins that tell which files they have read. */
export interface WatchedPlugins {
  plugins: Plugin[];
  /** Absolute paths, of the bundles that were made until now. */
  files: ReadonlySet<string>;
}

const HOOKS = ['buildStart', 'resolveId', 'load', 'transform'] as const;

/**
 * Plugins that read more than the modules they are given say so by `addWatchFile`, and nothing else passes it on.
 * Hooks are called as before, with a context that notes these calls.
 */
export function watchPlugins(plugins: readonly Plugin[]): WatchedPlugins {
  const files = new Set<string>();
  const wrap = (plugin: Plugin): Plugin => {
    const wrapped: Record<string, unknown> = { ...plugin };
    for (const hook of HOOKS) {
      const given: unknown = plugin[hook];
      if (typeof given === 'function') wrapped[hook] = noting(given as Hook, files);
      else if (isHandler(given))
        wrapped[hook] = { ...given, handler: noting(given.handler, files) };
    }
    return wrapped as unknown as Plugin;
  };
  const styles: Plugin = {
    name: 'vitrine:watch-styles',
    // What a style sheet imports is no module, and only the plugin that puts it together knows it.
    configResolved: (config) => {
      const found = config.plugins.find(({ name }) => name === 'vite:css');
      if (found) Object.assign(found, wrap(found));
    },
  };
  return { plugins: [...plugins.map(wrap), styles], files };
}

type Hook = (this: object, ...args: unknown[]) => unknown;

const isHandler = (value: unknown): value is { handler: Hook } =>
  typeof (value as { handler?: unknown } | undefined)?.handler === 'function';

function noting(hook: Hook, files: Set<string>): Hook {
  return function (...args) {
    return hook.apply(noteFiles(this, files), args);
  };
}

function noteFiles(context: object, files: Set<string>): object {
  return new Proxy(context, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (name === 'addWatchFile') {
        return (file: string) => {
          files.add(file);
          (value as (file: string) => void).call(target, file);
        };
      }
      return typeof value === 'function' ? (value as Hook).bind(target) : value;
    },
  });
}
