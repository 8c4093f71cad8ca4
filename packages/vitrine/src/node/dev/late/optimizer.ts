import type { Plugin } from 'vite';

/** Preparing the packages that the browser loads: it takes both processors, and no document needs it. */
export interface LateOptimizer {
  /** Keeps Vite from beginning with its server. */
  plugin: Plugin;
  /** Begins, once. @returns resolves when Vite knows which packages there are, so that it can answer for modules */
  begin: () => Promise<void>;
  /** Resolves when those are prepared that are known so far. */
  wait: () => Promise<void>;
}

export function createLateOptimizer(): LateOptimizer {
  let [begin, wait] = [() => Promise.resolve(), () => Promise.resolve()];
  return {
    plugin: {
      name: 'vitrine:late-optimizer',
      configureServer: ({ environments }) => {
        const optimizer = environments.client.depsOptimizer;
        // A site may have told Vite to leave packages as they are.
        if (!optimizer) return;
        const { init } = optimizer;
        let begun: Promise<void> | undefined;
        optimizer.init = () => Promise.resolve();
        begin = () => (begun ??= init());
        wait = async () => {
          await begin();
          await Promise.all(
            optimizer.metadata.depInfoList.map(({ processing }) => processing ?? Promise.resolve()),
          );
        };
      },
    },
    begin: () => begin(),
    wait: () => wait(),
  };
}
