import { findPackage, type InstalledPackage, isInstalled } from '../../base/packages.ts';

/**
 * Packages below a library's source that name modules beside their CommonJS and have no export map. Bundlers take the
 * modules and Node the CommonJS, whose default export is another: `styled` would be an object with a `default`.
 */
export function listDoubleBuilt(library: InstalledPackage): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const look = ({ dir, manifest }: InstalledPackage) => {
    if (seen.has(dir)) return;
    seen.add(dir);
    for (const name of Object.keys({ ...manifest.peerDependencies, ...manifest.dependencies })) {
      const used = findPackage(dir, name);
      if (used === null) continue;
      const { module, exports } = used.manifest;
      if (module !== undefined && exports === undefined) found.add(name);
      // What is linked is source of the same repository.
      if (!isInstalled(used.dir)) look(used);
    }
  };
  look(library);
  return [...found];
}
