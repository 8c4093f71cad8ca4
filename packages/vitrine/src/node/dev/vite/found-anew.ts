import path from 'node:path';
import { MODULE_FILE } from '../../base/files/kinds.ts';
import type { DevEnvironment, EnvironmentModuleNode, Plugin } from 'vite';
import { isInstalled } from '../../base/packages/find-package.ts';

/**
 * Vite keeps which file an import leads to. It finds it anew where a file has come or gone, but neither where what leads
 * there has changed, the manifest of a package in the workspace, nor where the file that has come is to be preferred to
 * another one that is imported without its ending.
 */
export function foundAnewPlugin(): Plugin {
  return {
    name: 'vitrine:found-anew',
    async hotUpdate({ type, file, modules }) {
      const { environment } = this;
      if (type === 'create') return [...modules, ...importersOfAnother(environment, file)];
      if (type !== 'update' || !isManifest(file)) return undefined;
      // The resolver, which is native, forgets what it knew of manifests at a new file alone.
      await environment.pluginContainer.watchChange(file, { event: 'create' });
      environment.moduleGraph.invalidateAll();
      if (environment.name === 'client') environment.hot.send({ type: 'full-reload' });
      return undefined;
    },
  };
}

const isManifest = (file: string) =>
  path.posix.basename(file) === 'package.json' && !isInstalled(file);

/** Modules that import a file of the same name, but for the ending or as the index of a folder. */
function importersOfAnother(
  { moduleGraph }: DevEnvironment,
  added: string,
): EnvironmentModuleNode[] {
  const name = nameOf(added);
  if (name === null) return [];
  const others = [...moduleGraph.fileToModulesMap]
    .filter(([file]) => file !== added && nameOf(file) === name)
    .flatMap(([, modules]) => [...modules]);
  return others.flatMap(({ importers }) => [...importers]);
}

function nameOf(file: string): string | null {
  if (!MODULE_FILE.test(file)) return null;
  return file.replace(MODULE_FILE, '').replace(/\/index$/, '');
}
