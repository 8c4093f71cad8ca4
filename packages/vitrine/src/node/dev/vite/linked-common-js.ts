import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readIsCommonJs } from '../../base/code/is-common-js.ts';
import { versionOf } from '../../base/files/kinds.ts';
import { listFiles } from '../../base/files/list-files.ts';
import { isWithin } from '../../base/files/paths.ts';
import { entryOf, listTargets } from '../../base/packages/export-map.ts';
import { isInstalled } from '../../base/packages/find-package.ts';
import { tryReadPackage, type InstalledPackage } from '../../base/packages/manifest.ts';
import { shortDigest } from '../../base/text.ts';
import { listLinked } from '../../base/install/linked-packages.ts';

/** Packages of the repository that are built as CommonJS alone: Vite takes what is linked for modules. */
export interface LinkedCommonJs {
  /** Their names, for Node to load them on the server. */
  names: string[];
  /** Has the browser get them prepared, as it gets what is installed. */
  plugin: Plugin;
}

/** @param documented names of packages besides those that the site's manifest names */
export function findLinkedCommonJs(root: string, documented: readonly string[]): LinkedCommonJs {
  const found = listOfSite(root, documented).filter(isCommonJsAlone);
  const isTheirs = (file: string) =>
    found.find(({ dir }) => isWithin(dir, file) && !isInstalled(path.relative(dir, file)));
  return {
    names: found.map(({ name }) => name),
    plugin: {
      name: 'vitrine:linked-common-js',
      enforce: 'pre',
      async resolveId(source, importer) {
        const optimizer = this.environment.mode === 'dev' && this.environment.depsOptimizer;
        if (found.length === 0 || !optimizer || !/^[@\w]/.test(source)) return null;
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        const owner = resolved && isTheirs(resolved.id);
        if (!resolved || !owner || !readIsCommonJs(resolved.id)) return null;
        // What has been prepared is kept, by its name alone.
        const name = `${source}@${digestOf(owner)}`;
        return optimizer.getOptimizedDepId(optimizer.registerMissingImport(name, resolved.id));
      },
      hotUpdate({ file }) {
        const owner = this.environment.name === 'client' && isTheirs(file);
        if (!owner || !readIsCommonJs(file)) return;
        this.environment.logger.warn(
          `${owner.name} has changed, which is CommonJS and loaded once: start "vitrine dev" anew to see it.`,
        );
      },
    },
  };
}

/** What the site shows and is made of, as far as it is linked. */
function listOfSite(root: string, documented: readonly string[]): InstalledPackage[] {
  const { dependencies, devDependencies } = tryReadPackage(root)?.manifest ?? {};
  return listLinked(root, [...documented, ...Object.keys({ ...devDependencies, ...dependencies })]);
}

function isCommonJsAlone({ dir, manifest }: InstalledPackage): boolean {
  const targets = listTargets(entryOf(manifest.exports));
  const isModule = ({ conditions }: { conditions: string[] }) =>
    conditions.some((name) => name === 'import' || name === 'module');
  if (manifest.module !== undefined || targets.some(isModule)) return false;
  const target = targets.find(({ conditions }) => !conditions.includes('types'));
  try {
    const file = target ? path.join(dir, target.file) : createRequire(`${dir}/`).resolve(dir);
    return readIsCommonJs(file);
  } catch {
    return false;
  }
}

/** Changes with the files of a package. */
function digestOf({ dir }: InstalledPackage): string {
  const files = listFiles(dir, (name) => name === 'node_modules' || name.startsWith('.'));
  const code = files.filter((file) => /\.(?:c?js|json)$/.test(file));
  return shortDigest(...code.map((file) => `${file} ${versionOf(path.join(dir, file)) ?? ''}`));
}
