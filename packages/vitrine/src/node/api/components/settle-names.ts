/** What a package's paths export besides its entry, each component under a name that is its own. */
import { remember } from '../../../shared/remember.ts';
import { importedName } from '../../model/component-doc.ts';
import { signaturesOf } from '../props/shape.ts';
import type { ExportedSymbol, Type, TypeHost } from '../checker/type-host.ts';
import { CODE } from '../../base/code/find-module.ts';
import { isCapitalised } from '../exports/name-kinds.ts';
import { nameOfModule } from './default-name.ts';
import { isValue, type DirectImport } from './imports.ts';
import { isComponent } from './is-component.ts';
import { findParts } from './parts.ts';

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
 * Components that do not lead have the name of their path before theirs, but for those that take the same props as the
 * one that does: they are other builds of it.
 */
export function settleNames(
  host: TypeHost,
  direct: DirectImport[],
  exported: ExportedSymbol[],
): PackageExports {
  // What the package passes on as a type alone may be a value under a path.
  const isThere = (one: ExportedSymbol) => !isValue(one) || !one.isTypeOnly;
  const symbols = new Set(exported.filter(isThere).map(({ symbol }) => symbol.id));
  const named = new Map(exported.filter(isThere).map((one) => [one.name, one]));
  const candidates = new Map<string, ExportedSymbol[]>();
  for (const { base: name, alias } of direct) {
    const symbol = host.follow(alias);
    if (symbols.has(symbol.id)) continue;
    const own = named.get(name);
    const known = candidates.get(name) ?? (own === undefined ? [] : [own]);
    // Stryker disable next-line all: the first of them leads, but each would be asked for
    if (known.some((one) => one.symbol.id === symbol.id)) continue;
    candidates.set(name, [...known, { name, alias, symbol, isTypeOnly: false }]);
  }
  const leading = new Map([...candidates].map(([name, all]) => [name, leadingOf(host, all)]));
  const underPaths = [...leading.values()].filter((one) => named.get(one.name) !== one);
  const overruled = new Set(underPaths.map(({ name }) => name));
  const ofRoot = exported.filter(({ name }) => !overruled.has(name));
  const taken = new Set([...named.keys(), ...candidates.keys()]);
  const others = findOthers(host, candidates, { leading, direct, atRoot: symbols });
  return { ofRoot, ...withOthers(host, { underPaths, direct }, others, taken) };
}

function leadingOf(host: TypeHost, all: ExportedSymbol[]): ExportedSymbol {
  if (all.length === 1) return all[0]!;
  return componentsOf(host, all, holdsComponents)[0] ?? all.find(isValue) ?? all[0]!;
}

type Asks = (host: TypeHost, one: ExportedSymbol, type: Type) => boolean;

function componentsOf(host: TypeHost, all: ExportedSymbol[], orElse: Asks): ExportedSymbol[] {
  const types = host.checker.getTypeOfSymbol(all.map(({ alias }) => alias));
  return all.filter((one, i) => {
    const type = types[i];
    if (!isCapitalised(one.name) || type?.isErrorType() !== false) return false;
    return isComponent(host, type) || orElse(host, one, type);
  });
}

/** `Dialog`, of which `Dialog.Root` is a component. */
const holdsComponents: Asks = (host, { name, symbol }, type) =>
  findParts(host, { name, symbol, type }, 1).some((part) => isComponent(host, part.type));

/**
 * Components behind those that lead: they lead under no other name, and take other props than what leads and than what
 * leads beside them in their module.
 */
function findOthers(
  host: TypeHost,
  candidates: ReadonlyMap<string, ExportedSymbol[]>,
  { leading, direct, atRoot }: Leads,
): ExportedSymbol[] {
  const leads = new Set([...atRoot, ...[...leading.values()].map(({ symbol }) => symbol.id)]);
  const several = [...candidates].filter(([, all]) => all.length > 1);
  if (several.length === 0) return [];
  const found = direct.map((one) => ({ ...one, symbol: host.follow(one.alias) }));
  const besideIt = ({ name, symbol: { id } }: ExportedSymbol) => {
    const paths = new Set(found.flatMap((one) => (one.symbol.id === id ? [one.specifier] : [])));
    return found
      .filter((one) => one.base !== name && paths.has(one.specifier) && leads.has(one.symbol.id))
      .map(({ base, alias, symbol }) => ({ name: base, alias, symbol, isTypeOnly: false }));
  };
  const takenBy = remember((type: Type) => propsTaken(host, type));
  const taken = ({ alias }: ExportedSymbol) => takenBy(host.checker.getTypeOfSymbol([alias])[0]!);
  return several.flatMap(([name, all]) => {
    const components = componentsOf(host, all, () => false);
    const lead = leading.get(name)!;
    const known = new Set(components.includes(lead) ? [taken(lead)] : []);
    return components.filter((one) => {
      if (one === lead || leads.has(one.symbol.id) || known.has(taken(one))) return false;
      known.add(taken(one));
      const others = componentsOf(host, besideIt(one), () => false);
      return others.every((other) => taken(other) !== taken(one));
    });
  });
}

/** What leads, by name; all imports from paths; and what the package itself exports. */
interface Leads {
  leading: ReadonlyMap<string, ExportedSymbol>;
  direct: readonly DirectImport[];
  atRoot: ReadonlySet<number>;
}

/** The names of all props of a component. */
function propsTaken(host: TypeHost, type: Type): string {
  const names = signaturesOf(host, type).flatMap((signature) => {
    const props =
      signature.parameters.length === 0 ? undefined : host.checker.getParameterType(signature, 0);
    return props === undefined ? [] : host.checker.getPropertiesOfType(props);
  });
  return [...new Set(names.map(({ name }) => name))].sort().join(' ');
}

/** Gives others names of their own, and imports that bring them under those. */
function withOthers(
  host: TypeHost,
  { underPaths, direct }: Pick<PackageExports, 'underPaths' | 'direct'>,
  others: readonly ExportedSymbol[],
  taken: Set<string>,
): Pick<PackageExports, 'underPaths' | 'direct'> {
  if (others.length === 0) return { underPaths, direct };
  const names = new Map<number, string>();
  const isOther = new Map(others.map((one) => [one.symbol.id, one.name]));
  const told = direct.map((one): DirectImport => {
    const { id } = host.follow(one.alias);
    if (isOther.get(id) !== one.base) return one;
    const name = names.get(id) ?? nameByPath(one, taken);
    names.set(id, name);
    taken.add(name);
    const imported = importedName(one.clause);
    const clause = imported === 'default' ? name : `{ ${imported} as ${name} }`;
    return { ...one, base: name, clause };
  });
  const renamed = others.map((one) => ({ ...one, name: names.get(one.symbol.id)! }));
  return { underPaths: [...underPaths, ...renamed], direct: told };
}

/** `PersianPicker` for the `Picker` of `acme/persian`; with more of the path where that is another one. */
function nameByPath({ specifier, base }: DirectImport, taken: ReadonlySet<string>): string {
  const [, ...folders] = specifier.replace(/^@[^/]+\//, '').split('/');
  const words = folders
    .map((folder) => nameOfModule(folder.replace(CODE, '')))
    .filter((word) => word !== base && word !== '');
  const names = words.map((_, i) => {
    const before = words.slice(words.length - 1 - i).join('');
    return before.includes(base) ? before : `${before}${base}`;
  });
  const free = [...names, `Other${base}`].find((name) => isCapitalised(name) && !taken.has(name));
  if (free !== undefined) return free;
  let number = 2;
  while (taken.has(`Other${base}${number}`)) number += 1;
  return `Other${base}${number}`;
}
