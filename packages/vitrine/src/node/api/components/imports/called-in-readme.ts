/** What users call a default export: as the README of the package imports it. */
import { readFileSync } from 'node:fs';
import { isFile } from '../../../base/files/kinds.ts';
import type { InstalledPackage } from '../../../base/packages/manifest.ts';
import path from 'node:path';
import { isCapitalised } from '../../exports/name-kinds.ts';

const FILES = ['README.md', 'readme.md', 'Readme.md'];

/** `import Dial, { useDial } from 'acme'`, on one line. */
const IMPORT =
  /\bimport[ \t]+([A-Za-z]\w*)[ \t]*(?:,[ \t]*\{[^}\n]*\})?[ \t]+from[ \t]+(['"])([^'"\n]+)\2/g;

/** The README of a package, or `null`. */
export function readmeOf({ dir }: Pick<InstalledPackage, 'dir'>): string | null {
  return FILES.map((name) => path.join(dir, name)).find(isFile) ?? null;
}

/**
 * What the README imports most as the default of a module, where that is not what its authors call it themselves;
 * `null` where the README says nothing else. Readers look for what they import: `Select`, not `StateManagedSelect`.
 * @param own what the declaration calls it
 */
export function calledInReadme(
  installed: InstalledPackage,
  specifier: string,
  own: string,
): string | null {
  const names = namesIn(installed).get(specifier) ?? [];
  if (names.includes(own)) return null;
  const count = (name: string) => names.filter((one) => one === name).length;
  const [most] = names
    .filter((name) => isCapitalised(name) === isCapitalised(own))
    .toSorted((a, b) => count(b) - count(a));
  return most ?? null;
}

/** Names by the module that they are imported from, as often as they are. */
function namesIn(installed: InstalledPackage): ReadonlyMap<string, string[]> {
  const known = readBefore.get(installed);
  if (known !== undefined) return known;
  const file = readmeOf(installed);
  const text = file === null ? '' : readFileSync(file, 'utf8');
  const names = new Map<string, string[]>();
  for (const [, name = '', , specifier = ''] of text.matchAll(IMPORT))
    names.set(specifier, [...(names.get(specifier) ?? []), name]);
  readBefore.set(installed, names);
  return names;
}

const readBefore = new WeakMap<InstalledPackage, ReadonlyMap<string, string[]>>();
