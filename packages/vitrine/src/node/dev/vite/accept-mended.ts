import type { EnvironmentModuleNode, Plugin } from 'vite';

/**
 * Tells pages that a demo is mended that imported what is not there, as of any other mistake. Vite has such a module accept
 * no change, so that its importers are told: React Refresh has each module import itself, and pages import demos by
 * their address, so nobody was.
 */
export function acceptMendedPlugin(): Plugin {
  return {
    name: 'vitrine:accept-mended',
    hotUpdate({ modules }) {
      if (this.environment.name !== 'client') return;
      for (const module of modules) if (isAlone(module)) module.isSelfAccepting = true;
    },
  };
}

/** Whether nothing else imports a module than itself, which React Refresh has it do to accept changes. */
const isAlone = (module: EnvironmentModuleNode) =>
  module.isSelfAccepting === false && module.importers.size === 1 && module.importers.has(module);
