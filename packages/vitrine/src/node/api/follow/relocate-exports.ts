/** The exports of a package that was read before, as the checker now calls them. */
import { groupBy } from '../../base/group-by.ts';
import type { InstalledPackage } from '../../base/packages/manifest.ts';
import type { ExportedSymbol, TypeHost, TypeSymbol } from '../checker/type-host.ts';
import { importsBesideNames, type DirectImport } from '../components/imports/direct-imports.ts';
import type { PackageExports } from '../components/names/settle-names.ts';
import { isWanted, namedExports, settleOf } from '../read/found-exports.ts';
import type { ReadOptions } from '../read/options.ts';
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
  const then = before.direct.filter((one) => isAffected(one.place.index));
  if (textOf(again) !== textOf(then.map(asGiven))) return null;
  const left = [...again];
  const direct = before.direct.map((one) =>
    isAffected(one.place.index) ? { ...one, alias: left.shift()!.alias } : relocate(host, one),
  );
  const bases = new Set(again.map(({ base }) => base));
  if (!isNamedAlike(host, installed, { direct, named, bases })) return null;
  const underPaths = before.underPaths.map(({ name, direct: index }): ExportedSymbol => ({
    name,
    get alias() {
      return direct[index]!.alias;
    },
    get symbol() {
      return host.follow(direct[index]!.alias);
    },
    isTypeOnly: false,
    ...(direct[index]!.declaredAs && { declaredAs: direct[index]!.declaredAs }),
  }));
  return {
    ofRoot: (named ?? []).filter(({ name }) => before.ofRoot.has(name)),
    underPaths,
    direct: direct.filter(({ base }) => subset.has(base)),
  };
}

type Known = Omit<DirectImport, 'alias'>;

const textOf = (all: readonly Known[]) =>
  JSON.stringify(all.map(({ base, specifier, clause }) => [base, specifier, clause]));

/** As its module has it. */
const asGiven = <One extends Known>(one: One): One => ({ ...one, ...one.given, given: undefined });

/** Tells whether what shares its name with others is still told apart from them, or taken for a build of one, as it was. */
function isNamedAlike(
  host: TypeHost,
  installed: InstalledPackage,
  { direct, named, bases }: Renewed,
): boolean {
  const ofBase = groupBy(direct, (one) => asGiven(one).base);
  const isShared = (base: string) => {
    const own = [...(ofBase.get(base) ?? []), ...(named ?? []).filter(({ name }) => name === base)];
    return new Set(own.map(({ alias }) => host.follow(alias).id)).size > 1;
  };
  const shared = new Set([...bases].filter(isShared));
  if (shared.size === 0) return true;
  const before = direct.filter((one) => shared.has(asGiven(one).base));
  const settled = settleOf(host, installed, {
    direct: before.map(asGiven),
    named: (named ?? []).filter(({ name }) => shared.has(name)),
  });
  return textOf(settled.direct) === textOf(before);
}

interface Renewed {
  direct: DirectImport[];
  named: ExportedSymbol[] | null;
  /** Names that modules have for what may be another. */
  bases: ReadonlySet<string>;
}

/** Asks for it when it is read. */
function relocate(host: TypeHost, one: Omit<DirectImport, 'alias'>): DirectImport {
  const { index, name } = one.place;
  return {
    ...one,
    get alias(): TypeSymbol {
      const brought = host.imported[index]!;
      if (name === null) return brought;
      const [found] = host.exportsOf((each) => each === name, brought)!;
      return (found ?? host.assignedBy(brought)!).alias;
    },
  };
}
