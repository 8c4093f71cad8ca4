/** What a package exports, and under which names. */
import type { ComponentExport } from '../components/components.ts';
import { importsBesideNames, type DirectImport } from '../components/imports/direct-imports.ts';
import { readmeOf } from '../components/imports/called-in-readme.ts';
import { settleNames, type PackageExports } from '../components/names/settle-names.ts';
import type { InstalledPackage } from '../../base/packages/manifest.ts';
import { nameSome } from '../../base/text.ts';
import { failure } from '../../base/errors.ts';
import { createDrawsOther } from '../components/names/draws-other.ts';
import { createDeclarationFinder } from '../code/exported-values.ts';
import { findMissingEntry, onlyInstalls } from '../props/gaps/missing-entry.ts';
import type { ExportedSymbol, TypeHost } from '../checker/type-host.ts';
import type { ReadOptions } from './options.ts';

/** @throws VitrineError `package-without-types`, `package-of-packages` or `entry-not-there` */
export function findExports(
  host: TypeHost,
  { name, installed, imports }: ReadOptions,
): PackageExports & { read: string[] } {
  const named = namedExports(host);
  const direct = importsBesideNames(host, imports, isWanted, { installed, named });
  if (named === null && direct.length === 0) {
    const missing = findMissingEntry(installed);
    if (missing !== null) throw failure('entry-not-there', [name, missing]);
    const others = onlyInstalls(installed);
    throw others.length === 0
      ? failure('package-without-types', [name])
      : failure('package-of-packages', [name, nameSome(others, 8)]);
  }
  const settled = settleOf(host, installed, { direct, named });
  const readme = readmeOf(installed);
  return { ...settled, read: [...settled.read, ...(readme === null ? [] : [readme])] };
}

/** Names of exports, and the code that had a say in it. */
export function settleOf(
  host: TypeHost,
  installed: InstalledPackage,
  { direct, named }: { direct: DirectImport[]; named: ExportedSymbol[] | null },
): PackageExports & { read: string[] } {
  const finder = createDeclarationFinder(installed, host.paths);
  const settled = settleNames(host, direct, named ?? [], createDrawsOther(finder));
  return { ...settled, read: finder.files() };
}

/** Leaves out what is a part under another name: the `Root` of `acme/dialog`, which is `Dialog.Root`. */
export function withoutParts(
  exported: PackageExports,
  candidates: readonly ComponentExport[],
): PackageExports {
  const names = new Map(
    candidates.map(({ symbol, name, aliases }) => [symbol.id, [name, ...aliases]]),
  );
  const underPaths = exported.underPaths.filter(
    ({ name, symbol }) => names.get(symbol.id)?.includes(name) !== false,
  );
  return { ...exported, underPaths };
}

/** What the package itself exports by name; `null` when it has no types. */
export function namedExports(host: TypeHost): ExportedSymbol[] | null {
  return host.exportsOf(isWanted)?.filter((one) => one.name !== 'default') ?? null;
}

/** Tells whether a name may be that of something that is documented: `Dial`, `$createDial`; not `_dial`, nor `'module.exports'`. */
export const isWanted = (name: string) => /^\$?\p{L}[\p{ID_Continue}$]*$/u.test(name);
