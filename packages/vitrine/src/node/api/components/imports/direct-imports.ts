/** What can be imported of a package besides its names, by looking at the modules themselves. */
import path from 'node:path';
import type { InstalledPackage } from '../../../base/packages/manifest.ts';
import type { ImportDoc } from '../../../model/component-doc.ts';
import type { NamedImport } from '../../checker/entry-project.ts';
import type { ExportedSymbol, Type, TypeHost, TypeSymbol } from '../../checker/type-host.ts';
import { isCapitalised } from '../../exports/name-kinds.ts';
import { isValue, withoutBareTypes } from '../../checker/value-exports.ts';
import { namesOfElements } from '../element-members.ts';
import { needsNode } from '../paths/needs-node.ts';
import { calledInReadme } from './called-in-readme.ts';
import { isComponentPath } from './candidates.ts';
import { givenInJsx, givenName, nameOfCollection, nameOfModule } from './default-name.ts';
import { isNamed, nameOfComponent, nameOfFunction, nameOfPlain } from './name-of-default.ts';

/** An import, and what it brings. */
export interface DirectImport extends ImportDoc {
  /** Name that is brought. */
  base: string;
  alias: TypeSymbol;
  /** Which of the imports that were looked at, and of a whole module, which export. */
  place: { index: number; name: string | null };
  /** How its module has it, where another export leads under that name and it got one of its own. */
  given?: Pick<DirectImport, 'base' | 'clause'>;
  /** What its declaration calls it, where users import it under another name. */
  declaredAs?: string;
}

/** A module that is looked at, by one import of it. */
interface LookedAt {
  host: TypeHost;
  installed: InstalledPackage;
  specifier: string;
  /** Which of the imports it is. */
  index: number;
  alias: TypeSymbol;
}

/**
 * Everything that paths under the package export under wanted names, in the order of the paths; of the package
 * itself, its default export where nothing but types is exported by name, or where that is another component or function.
 * @param named what the package exports by name; `null` when it has no types
 * @param only which of the imports to look at
 */
export function importsBesideNames(
  host: TypeHost,
  imports: NamedImport[],
  wanted: (name: string) => boolean,
  { installed, named }: { installed: InstalledPackage; named: ExportedSymbol[] | null },
  only: (index: number) => boolean = () => true,
): DirectImport[] {
  const types = typesOfImports(host, only);
  const atRoot = new Set(named?.map((one) => one.name));
  return imports.flatMap(({ specifier, name }, index): DirectImport[] => {
    const alias = host.imported[index];
    if (alias === undefined || !only(index)) return [];
    if (name === 'default' && host.lacksDefault(index)) return [];
    const module = { host, installed, specifier, index, alias };
    if (specifier === installed.name) return named === null ? [] : ofEntry(module, named, atRoot);
    if (name === '*') return ofModule(module, wanted, atRoot);
    // There may be no export of that name, or none that code has.
    if (types.get(alias)?.isErrorType() === true || host.isTypeOnly(alias)) return [];
    const base = path.posix.basename(specifier);
    return [byName(module, base, name === 'default' ? base : `{ ${name} }`)];
  });
}

/** The default export of the package itself, where that is something of its own. */
function ofEntry(
  module: LookedAt,
  named: ExportedSymbol[],
  atRoot: ReadonlySet<string>,
): DirectImport[] {
  const { host, alias, specifier } = module;
  const isAlone = named.every((one) => !isValue(one) || one.isTypeOnly);
  const plain = isAlone ? (givenInJsx(host, alias) ?? nameOfModule(specifier)) : null;
  const base =
    plain ??
    nameOfComponent(host, alias, specifier) ??
    nameOfFunction(host, alias) ??
    nameOfCollection(host, alias, specifier, atRoot);
  return base === null || isNamed(host, alias, named) ? [] : [byDefault(module, base, atRoot)];
}

/** All that a path exports: its elements as a namespace, and what else there is one by one. */
function ofModule(
  module: LookedAt,
  wanted: (name: string) => boolean,
  atRoot: ReadonlySet<string>,
): DirectImport[] {
  const { host, installed, alias, specifier } = module;
  const component = specifier.slice(installed.name.length + 1);
  const isOfComponent = isComponentPath(component);
  const isLeft = isOfComponent
    ? (one: string) => isBeside(one, component, atRoot) && wanted(one)
    : (one: string) => one === 'default' || wanted(one);
  const assigned = isOfComponent ? null : host.assignedBy(alias);
  const exported = [...host.exportsOf(isLeft, alias)!, ...(assigned === null ? [] : [assigned])];
  const all = withoutBareTypes(host, exported);
  if (all.length > 0 && !isForPages(all) && needsNode(installed, `./${component}`)) return [];
  const elements = namesOfElements(
    host,
    all.map((one) => one.name),
  );
  const whole = elements === null ? null : nameOfNamespace(specifier);
  const apart = all.filter((one) => whole === null || !elements!.includes(one.name));
  const together = whole === null ? [] : [byName(module, whole, `* as ${whole}`)];
  const others = all.filter((one) => one.name !== 'default');
  const single = apart.flatMap((one) =>
    one.name === 'default'
      ? ofDefault(module, one, others)
      : [byName(module, one.name, `{ ${one.name} }`, one)],
  );
  return [...together, ...single];
}

/** The default export of a path, unless one of the names beside it is the same. */
function ofDefault(
  module: LookedAt,
  one: ExportedSymbol,
  others: ExportedSymbol[],
): DirectImport[] {
  const { host, specifier } = module;
  // What lies below the path of a component is what that is made of.
  if (isComponentPath(path.posix.basename(path.posix.dirname(specifier)))) return [];
  const base =
    nameOfComponent(host, one.alias, specifier) ?? nameOfPlain(host, one.alias, specifier);
  if (base === null || isNamed(host, one.alias, others)) return [];
  // What goes by its path, `locale/de`, is one of many that do.
  if (!isCapitalised(base)) return [byName(module, base, base, one)];
  return [byDefault(module, base, new Set(others.map(({ name }) => name)), one)];
}

function byName(
  { specifier, index, alias }: LookedAt,
  base: string,
  clause: string,
  one?: ExportedSymbol,
): DirectImport {
  const place = { index, name: one?.name ?? null };
  return { base, specifier, clause, alias: one?.alias ?? alias, place };
}

/** By the name that the README imports it under, unless something else has that. */
function byDefault(
  module: LookedAt,
  base: string,
  taken: ReadonlySet<string>,
  one?: ExportedSymbol,
): DirectImport {
  const { host, installed, specifier, alias } = module;
  const called = calledInReadme(installed, specifier, base);
  if (called === null || taken.has(called)) return byName(module, base, base, one);
  const isDeclared = givenName(host, one?.alias ?? alias) === base;
  return { ...byName(module, called, called, one), ...(isDeclared ? { declaredAs: base } : {}) };
}

/** What one calls a module of which all is imported: `reactClient` of `acme/react-client`. */
function nameOfNamespace(specifier: string): string {
  return path.posix
    .basename(specifier)
    .replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Tells whether what a component's path exports besides is there for everyone: components, where the package itself does
 * not export that one; anything where paths are all there is. What an entry passes over is an inside of what it takes.
 */
function isBeside(name: string, component: string, atRoot: ReadonlySet<string>): boolean {
  if (name === 'default' || name === component || atRoot.has(component)) return false;
  return atRoot.size === 0 || /^[A-Z]/.test(name);
}

/** Tells whether any of it may be a component or a hook. */
function isForPages(all: ExportedSymbol[]): boolean {
  return all.filter(isValue).some(({ name }) => /^(use)?[A-Z]/.test(name));
}

function typesOfImports(
  { imported, checker }: TypeHost,
  only: (index: number) => boolean,
): Map<TypeSymbol, Type | undefined> {
  const found = imported.flatMap((alias, i) => (alias !== undefined && only(i) ? [alias] : []));
  const types = checker.getTypeOfSymbol(found);
  return new Map(found.map((alias, i) => [alias, types[i]]));
}
