/** Packages of the workspace, whose files may change while the server runs. */
import { isInstalled, tryFindPackage } from '../packages/find-package.ts';
import { type InstalledPackage } from '../packages/manifest.ts';

/**
 * Packages that are linked, with those that they are made of.
 * @param from folder from which the names are looked for
 */
export function listLinked(from: string, names: readonly string[]): InstalledPackage[] {
  const linked = new Map<string, InstalledPackage>();
  const look = (folder: string, all: readonly string[]) => {
    for (const name of all) {
      const found = tryFindPackage(folder, name);
      if (found === null || isInstalled(found.dir) || linked.has(found.dir)) continue;
      linked.set(found.dir, found);
      const { dependencies, peerDependencies } = found.manifest;
      look(found.dir, Object.keys({ ...dependencies, ...peerDependencies }));
    }
  };
  look(from, names);
  return [...linked.values()];
}

/** Linked packages that a linked package is made of, itself left out; its manifest may name them for development alone. */
export function listLinkedOf({ dir, manifest }: InstalledPackage): InstalledPackage[] {
  // Some have in themselves, once they are built, what they name for development.
  const { dependencies, devDependencies, peerDependencies } = manifest;
  const names = Object.keys({ ...devDependencies, ...dependencies, ...peerDependencies });
  return listLinked(dir, names).filter((one) => one.dir !== dir);
}
