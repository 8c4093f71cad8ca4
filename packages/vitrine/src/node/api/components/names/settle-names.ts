/** What a package's paths export besides its entry, each component under a name that is its own. */
import { importedName } from '../../../model/component-doc.ts';
import type { ExportedSymbol, TypeHost } from '../../checker/type-host.ts';
import { isValue, withoutBareTypes } from '../../checker/value-exports.ts';
import type { DirectImport } from '../imports/direct-imports.ts';
import { componentsOf, findOthers, holdsComponents, type DrawsOther } from './find-others.ts';
import { namesByPath } from './names-by-path.ts';

export interface PackageExports {
  /** By name from the package itself. */
  ofRoot: ExportedSymbol[];
  /** Only from paths under it, or as its default. */
  underPaths: ExportedSymbol[];
  /** Imports from paths, under the names of `underPaths`. */
  direct: DirectImport[];
}

/**
 * What a package exports by name, and what only paths under it do. Where one name stands for several things, the first
 * component or the first that holds some leads, then the first value: at the root a class may have the name of the
 * component under `./react`.
 * What does not lead has the name of its path before its own, but for other builds of what does.
 * @param drawsOther tells by the code of two components whether they are more than builds of one
 */
export function settleNames(
  host: TypeHost,
  direct: DirectImport[],
  exported: ExportedSymbol[],
  drawsOther: DrawsOther = () => false,
): PackageExports {
  // What the package passes on as a type alone may be a value under a path.
  const there = withoutBareTypes(host, exported);
  const symbols = new Set(there.map(({ symbol }) => symbol.id));
  const named = new Map(there.map((one) => [one.name, one]));
  const candidates = new Map<string, ExportedSymbol[]>();
  for (const { base: name, alias, declaredAs } of direct) {
    const symbol = host.follow(alias);
    if (symbols.has(symbol.id)) continue;
    const atRoot = named.get(name);
    const known = candidates.get(name) ?? (atRoot === undefined ? [] : [atRoot]);
    // Stryker disable next-line all: the first of them leads, but each would be asked for
    if (known.some((one) => one.symbol.id === symbol.id)) continue;
    const own = { name, alias, symbol, isTypeOnly: false, ...(declaredAs && { declaredAs }) };
    candidates.set(name, [...known, own]);
  }
  const leading = new Map([...candidates].map(([name, all]) => [name, leadingOf(host, all)]));
  const underPaths = [...leading.values()].filter((one) => named.get(one.name) !== one);
  const overruled = new Set(underPaths.map(({ name }) => name));
  const ofRoot = exported.filter(({ name }) => !overruled.has(name));
  const taken = new Set([...named.keys(), ...candidates.keys()]);
  const others = findOthers(host, candidates, { leading, direct, exported, drawsOther });
  return { ofRoot, ...withOthers(host, { underPaths, direct }, others, taken) };
}

function leadingOf(host: TypeHost, all: ExportedSymbol[]): ExportedSymbol {
  if (all.length === 1) return all[0]!;
  return componentsOf(host, all, holdsComponents)[0] ?? all.find(isValue) ?? all[0]!;
}

/** Gives others names of their own, and imports that bring them under those. */
function withOthers(
  host: TypeHost,
  { underPaths, direct }: Pick<PackageExports, 'underPaths' | 'direct'>,
  others: readonly ExportedSymbol[],
  taken: ReadonlySet<string>,
): Pick<PackageExports, 'underPaths' | 'direct'> {
  if (others.length === 0) return { underPaths, direct };
  const isOther = new Map(others.map((one) => [one.symbol.id, one.name]));
  const found = direct.filter(({ alias, base }) => isOther.get(host.follow(alias).id) === base);
  const names = namesByPath(
    found.map(({ alias, ...one }) => ({ ...one, id: host.follow(alias).id })),
    taken,
  );
  const renamed = new Set(found);
  const told = direct.map((one): DirectImport => {
    if (!renamed.has(one)) return one;
    const name = names.get(host.follow(one.alias).id)!;
    const clause = clauseAs(importedName(one.clause), name);
    return { ...one, base: name, clause, given: { base: one.base, clause: one.clause } };
  });
  const added = others.map((one) => ({ ...one, name: names.get(one.symbol.id)! }));
  return { underPaths: [...underPaths, ...added], direct: told };
}

/** What imports an export, or all of a module, under a name. */
function clauseAs(imported: string, name: string): string {
  if (imported === 'default') return name;
  return imported === '*' ? `* as ${name}` : `{ ${imported} as ${name} }`;
}
