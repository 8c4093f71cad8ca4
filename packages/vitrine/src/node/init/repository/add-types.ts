import type { ComponentDoc } from '../../model/component-doc.ts';
import { wantedTypes } from '../../api/props/gaps/wanted-packages.ts';
import { findPackage } from '../../base/packages/find-package.ts';
import { addPackages, dropPackages, install, pinVersion } from './install.ts';

/**
 * Installs the declarations of packages that a library is made of and that have none, as far as there are any.
 * @returns whether there is more to be read now
 */
export function addTypes(site: string, docs: readonly ComponentDoc[]): boolean {
  const wanted = wantedTypes(docs.flatMap(({ unresolved }) => unresolved));
  const added = wanted.filter((name) => addIfThere(site, name));
  const others = added.filter((name) => !isOfSameMajor(site, name));
  if (others.length > 0) {
    dropPackages(site, others);
    install(site, ['--ignore-scripts']);
  }
  return added.length > others.length;
}

/** Whether declarations are of the version that is installed: those of another one would tell what there is not. */
function isOfSameMajor(site: string, types: string): boolean {
  const declared = packageOfTypes(types);
  const [own, theirs] = [types, declared].map((name) => findPackage(site, name)?.version);
  const majorOf = (version: string) => version.split('.')[0];
  return own === undefined || theirs === undefined || majorOf(own) === majorOf(theirs);
}

/** `@acme/ui` of `@types/acme__ui`. */
const packageOfTypes = (types: string) =>
  types.replace(/^@types\/(?:(\w[^/]*?)__)?/, (_, scope?: string) => (scope ? `@${scope}/` : ''));

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
