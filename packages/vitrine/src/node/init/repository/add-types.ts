import type { ComponentDoc } from '../../model/component-doc.ts';
import { wantedTypes } from '../../api/props/gaps/wanted-packages.ts';
import { addPackages, dropPackages, install, pinVersion } from './install.ts';

/**
 * Installs the declarations of packages that a library is made of and that have none, as far as there are any.
 * @returns whether there is more to be read now
 */
export function addTypes(site: string, docs: readonly ComponentDoc[]): boolean {
  const wanted = wantedTypes(docs.flatMap(({ unresolved }) => unresolved));
  return wanted.filter((name) => addIfThere(site, name)).length > 0;
}

/** Installs a package that there may not be, and names its version; one that is not to be had leaves no trace. */
export function addIfThere(site: string, name: string): boolean {
  addPackages(site, { [name]: 'latest' });
  try {
    install(site, ['--ignore-scripts']);
  } catch {
    dropPackages(site, [name]);
    return false;
  }
  pinVersion(site, name);
  return true;
}
