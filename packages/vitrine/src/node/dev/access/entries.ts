import path from 'node:path';
import { ADAPTER_CLIENT, CLIENT_ENTRY, IFRAME_ENTRY } from '../../bundle/entries.ts';
import type { CompiledSite, LoadedSite } from '../../model/site.ts';

/** The modules that documents begin with, by their address without the base. */
export interface Entries {
  add: (url: string) => void;
  has: (module: string) => Promise<boolean>;
}

export const CLIENT_URL = `/@fs${CLIENT_ENTRY}`;
export const IFRAME_URL = `/@fs${IFRAME_ENTRY}`;

interface Site {
  current: () => Pick<LoadedSite, 'root'>;
  compileAll: () => Promise<Pick<CompiledSite, 'pages'>>;
}

/** What documents name is added as they are made. */
export function createEntries(site: Site): Entries {
  const known = new Set([CLIENT_URL, IFRAME_URL, `\0${ADAPTER_CLIENT}`]);
  return {
    add: (url) => known.add(url),
    has: async (module) => {
      if (known.has(module)) return true;
      if (!/\.[jt]sx$/.test(module)) return false;
      // A page that this server has not rendered: the browser had it open before.
      const { pages } = await site.compileAll();
      const { root } = site.current();
      return pages.some(({ meta }) =>
        meta.demos.some(({ file }) => moduleUrl(root, file) === module),
      );
    },
  };
}

/** Address of a demo's module: with its whole path where it lies elsewhere in the workspace. */
export function moduleUrl(root: string, file: string): string {
  if (!file.startsWith('../')) return `/${file}`;
  return `/@fs/${path.join(root, file).replaceAll('\\', '/').replace(/^\//, '')}`;
}
