import type { DevEnvironment, EnvironmentModuleNode, ViteDevServer } from 'vite';
import { isPagePath } from '../../../shared/paths.ts';
import { addressOf, readAddress, type AskedAddress } from './asked-address.ts';
import type { Entries } from './entries.ts';
import { addressesOfStyles, namesAddress } from './named-in-code.ts';
import { isPublicFile } from './public-file.ts';

/**
 * The one list of files that the dev server reads for a browser. It has, by exact match:
 * - what documents begin with: scripts of the engine, the demos of their page;
 * - what modules that it has themselves import or name, as Vite's module graph knows it: when an import is taken away,
 *   so is the file;
 * - packages that Vite has prepared;
 * - files of `public/`.
 */
export interface AccessList {
  allows: (url: string) => Promise<boolean>;
}

export function createAccessList(
  { environments: { client, ssr }, config }: Pick<ViteDevServer, 'environments' | 'config'>,
  entries: Pick<Entries, 'has'>,
): AccessList {
  const { root, base, publicDir } = config;

  const isImported = async (environment: DevEnvironment, name: string) => {
    const address = addressOf(name.replace(/\?.*$/s, ''), environment === client ? base : '/');
    const module = environment.moduleGraph.urlToModuleMap.get(name);
    for (const importer of module?.importers ?? []) {
      // Files that a plugin has read for it are among what it imports.
      if (isNamedIn(await readCode(environment, importer), address)) return true;
    }
    return false;
  };

  /** Pictures, fonts and workers are named by what Vite makes of the module that stands for them, and by styles. */
  const isNamed = async ({ pathname, module: name }: AskedAddress) => {
    if (isPagePath(pathname)) return false;
    const address = addressOf(name, base);
    for (const environment of [client, ssr]) {
      const { moduleGraph } = environment;
      for (const module of moduleGraph.getModulesByFile(fileOf(root, pathname)) ?? []) {
        if (isScript(module.url) || !(await isImported(environment, module.url))) continue;
        if (isNamedIn(await readCode(environment, module), address)) return true;
      }
      for (const module of moduleGraph.urlToModuleMap.values()) {
        if (namesFile(module, address)) return true;
      }
    }
    return false;
  };

  const isPrepared = (pathname: string) => {
    const file = fileOf(root, pathname.replace(/\.map$/, ''));
    return client.depsOptimizer?.metadata.depInfoList.some((info) => info.file === file) ?? false;
  };

  return {
    allows: async (url) => {
      const asked = readAddress(url);
      if (asked === null) return false;
      if (isPrepared(asked.pathname) || isPublicFile(publicDir, asked)) return true;
      const isMap = asked.pathname.endsWith('.map');
      const module = isMap ? asked.module.replace(/\.map(?=$|\?)/, '') : asked.module;
      return (
        (await isImported(client, module)) || (await isNamed(asked)) || (await entries.has(module))
      );
    },
  };
}

const fileOf = (root: string, pathname: string) =>
  pathname.startsWith('/@fs/') ? pathname.slice('/@fs'.length) : root + pathname;

/** What Vite has made of a module, anew where it has changed; `null` while there is a mistake in it. */
async function readCode(
  environment: DevEnvironment,
  { url, transformResult }: EnvironmentModuleNode,
): Promise<string | null> {
  try {
    return (transformResult ?? (await environment.transformRequest(url)))?.code ?? null;
  } catch {
    return null;
  }
}

/** What cannot be read is as it was when it could be: the browser goes on with that. */
const isNamedIn = (code: string | null, address: string) =>
  code === null || namesAddress(code, address);

/** Whether a style sheet has the address, or a script begins a worker with it. */
function namesFile({ url, transformResult }: EnvironmentModuleNode, address: string): boolean {
  if (transformResult === null) return false;
  if (isStyle(url)) return styleAddresses(transformResult).has(address);
  return address.includes('?worker_file&') && namesAddress(transformResult.code, address);
}

const isScript = (url: string) => /\.[cm]?[jt]sx?$/.test(url);
const isStyle = (url: string) =>
  /\.(?:css|less|s[ac]ss|styl(?:us)?|pcss|postcss|sss)(?:\?|$)/.test(url);

const known = new WeakMap<object, Set<string>>();

function styleAddresses(result: { code: string }): Set<string> {
  let addresses = known.get(result);
  if (addresses === undefined) known.set(result, (addresses = addressesOfStyles(result.code)));
  return addresses;
}
