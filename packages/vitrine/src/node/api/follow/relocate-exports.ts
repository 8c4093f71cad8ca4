/** The exports of a package that was read before, as the checker now calls them. */
import type { ExportedSymbol, TypeHost, TypeSymbol } from '../checker/type-host.ts';
import { importsBesideNames, type DirectImport } from '../components/imports.ts';
import type { PackageExports } from '../components/settle-names.ts';
import { isWanted, namedExports, type ReadOptions } from '../read-types.ts';
import type { KnownPackage } from './known-package.ts';

/** @returns `null` when they are not the same as before */
export function relocateExports(
  host: TypeHost,
  { installed, imports }: ReadOptions,
  before: KnownPackage,
  { affected, subset }: { affected: ReadonlySet<string>; subset: ReadonlySet<string> },
): PackageExports | null {
  const named = namedExports(host);
  const names = (named ?? []).map(({ name }) => name);
  if (names.join() !== before.atRoot.join()) return null;
  const isAffected = (index: number) => affected.has(before.imported[index] ?? '');
  const place = { installed, named };
  const again = importsBesideNames(host, imports, isWanted, place, isAffected);
  const textOf = (all: readonly Omit<DirectImport, 'alias'>[]) =>
    JSON.stringify(all.map(({ base, specifier, clause }) => [base, specifier, clause]));
  const then = before.direct.filter((one) => isAffected(one.place.index));
  if (textOf(again) !== textOf(then)) return null;
  const left = [...again];
  const direct = before.direct.map((one) =>
    isAffected(one.place.index) ? left.shift()! : relocate(host, one),
  );
  const underPaths = before.underPaths.map(({ name, direct: index }): ExportedSymbol => ({
    name,
    get alias() {
      return direct[index]!.alias;
    },
    get symbol() {
      return host.follow(direct[index]!.alias);
    },
    isTypeOnly: false,
  }));
  return {
    ofRoot: (named ?? []).filter(({ name }) => before.ofRoot.has(name)),
    underPaths,
    direct: direct.filter(({ base }) => subset.has(base)),
  };
}

/** Asks for it when it is read. */
function relocate(host: TypeHost, one: Omit<DirectImport, 'alias'>): DirectImport {
  const { index, name } = one.place;
  return {
    ...one,
    get alias(): TypeSymbol {
      const brought = host.imported[index]!;
      if (name === null) return brought;
      return host.exportsOf((each) => each === name, brought)![0]!.alias;
    },
  };
}
