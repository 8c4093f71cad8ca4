import { isDoubleBuilt } from '../../base/packages/export-map.ts';
import { findPackage, isInstalled } from '../../base/packages/find-package.ts';
import { type InstalledPackage, type PackageManifest } from '../../base/packages/manifest.ts';

/**
 * Packages below a library's source of which bundlers take modules and Node the CommonJS, whose default export is another:
 * `styled` would be an object with a `default`.
 * @param above manifest of the project that the library lies in: components of an app import what the app has
 */
export function listDoubleBuilt(library: InstalledPackage, above: PackageManifest = {}): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const look = ({ dir, manifest }: InstalledPackage) => {
    if (seen.has(dir)) return;
    seen.add(dir);
    for (const name of [manifest, above].flatMap(namesIn)) {
      const used = findPackage(dir, name);
      if (used === null) continue;
      if (isDoubleBuilt(used.manifest)) found.add(name);
      // What is linked is source of the same repository.
      if (!isInstalled(used.dir)) look(used);
    }
  };
  look(library);
  return [...found];
}

/** What source may import, which need not be said to those who install it: it may be published bundled, or not at all. */
const namesIn = ({ peerDependencies, devDependencies, dependencies }: PackageManifest) =>
  Object.keys({ ...peerDependencies, ...devDependencies, ...dependencies });
