/** Imports that work for a component. */
import path from 'node:path';
import type { ComponentExport } from './components.ts';
import { isCapitalised } from '../exports/name-kinds.ts';
import { isComponent } from './is-component.ts';
import type { ImportDoc } from '../../model/component-doc.ts';
import type { InstalledPackage } from '../../base/packages.ts';
import type { NamedImport } from '../checker/entry-project.ts';
import { SymbolFlags, TypeFlags } from '../checker/type-host.ts';
import type { ExportedSymbol, Type, TypeHost, TypeSymbol } from '../checker/type-host.ts';
import { groupBy } from '../../base/group-by.ts';
import { needsNode } from './paths/needs-node.ts';
import { CODE, SOURCE } from '../../base/code/find-module.ts';
import { namesOfElements } from './element-members.ts';
import {
  declaredName,
  givenInJsx,
  givenName,
  nameOfCollection,
  nameOfModule,
} from './default-name.ts';
import { calledInReadme } from './called-in-readme.ts';
import { subpathsOf } from './paths/subpaths.ts';

/**
 * Imports to look at besides the names of the package itself: its default export; of a path with a component's name, as
 * `acme/Dial`, the default export, `Dial`, and then what else it has; of any other, all of it.
 */
export function candidateImports(installed: InstalledPackage): NamedImport[] {
  const ofPaths = subpathsOf(installed).flatMap((subpath) => {
    const specifier = `${installed.name}/${subpath}`;
    const names = isComponentPath(subpath) ? ['default', subpath, '*'] : ['*'];
    return names.map((name) => ({ specifier, name }));
  });
  return [{ specifier: installed.name, name: 'default' }, ...ofPaths];
}

const isComponentPath = (subpath: string) => /^[A-Z]\w*$/.test(subpath);

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
  const entry = installed.name;
  const types = typesOfImports(host, only);
  const atRoot = new Set(named?.map((one) => one.name));
  return imports.flatMap(({ specifier, name }, i): DirectImport[] => {
    const alias = host.imported[i];
    if (alias === undefined || !only(i)) return [];
    if (name === 'default' && host.lacksDefault(i)) return [];
    const byName = (base: string, clause: string, one?: ExportedSymbol): DirectImport[] => {
      const place = { index: i, name: one?.name ?? null };
      return [{ base, specifier, clause, alias: one?.alias ?? alias, place }];
    };
    const byDefault = (base: string, taken: ReadonlySet<string>, one?: ExportedSymbol) => {
      const called = calledInReadme(installed, specifier, base);
      if (called === null || taken.has(called)) return byName(base, base, one);
      const isDeclared = givenName(host, one?.alias ?? alias) === base;
      const declaredAs = isDeclared ? { declaredAs: base } : {};
      return byName(called, called, one).map((found) => ({ ...found, ...declaredAs }));
    };
    if (specifier === entry) {
      if (named === null) return [];
      const isAlone = named.every((one) => !isValue(one) || one.isTypeOnly);
      const plain = isAlone ? (givenInJsx(host, alias) ?? nameOfModule(entry)) : null;
      const base =
        plain ??
        nameOfComponent(host, alias, entry) ??
        nameOfFunction(host, alias) ??
        nameOfCollection(host, alias, entry, atRoot);
      return base === null || isNamed(host, alias, named) ? [] : byDefault(base, atRoot);
    }
    if (name !== '*') {
      // There may be no export of that name, or none that code has.
      if (types.get(alias)?.isErrorType() === true || host.isTypeOnly(alias)) return [];
      const base = path.posix.basename(specifier);
      return byName(base, name === 'default' ? base : `{ ${name} }`);
    }
    const ofComponent = specifier.slice(entry.length + 1);
    const isLeft = isComponentPath(ofComponent)
      ? (one: string) => isBeside(one, ofComponent, atRoot) && wanted(one)
      : (one: string) => one === 'default' || wanted(one);
    const assigned = isComponentPath(ofComponent) ? null : host.assignedBy(alias);
    const exported = [...host.exportsOf(isLeft, alias)!, ...(assigned === null ? [] : [assigned])];
    const all = withoutBareTypes(host, exported);
    const others = all.filter((one) => one.name !== 'default');
    if (
      all.length > 0 &&
      !isForPages(all) &&
      needsNode(installed, `.${specifier.slice(entry.length)}`)
    )
      return [];
    const elements = namesOfElements(
      host,
      all.map((one) => one.name),
    );
    const whole = elements === null ? null : nameOfNamespace(specifier);
    const apart = all.filter((one) => whole === null || !elements!.includes(one.name));
    const together = whole === null ? [] : byName(whole, `* as ${whole}`);
    const single = apart.flatMap((one) => {
      if (one.name !== 'default') return byName(one.name, `{ ${one.name} }`, one);
      // What lies below the path of a component is what that is made of.
      if (isComponentPath(path.posix.basename(path.posix.dirname(specifier)))) return [];
      const base =
        nameOfComponent(host, one.alias, specifier) ?? nameOfPlain(host, one.alias, specifier);
      const isKnown = base === null || isNamed(host, one.alias, others);
      if (isKnown) return [];
      // What goes by its path, `locale/de`, is one of many that do.
      if (!isCapitalised(base)) return byName(base, base, one);
      return byDefault(base, new Set(others.map(({ name: each }) => each)), one);
    });
    return [...together, ...single];
  });
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

/** What a component is called that a module exports as its default; `null` for anything else. */
function nameOfComponent(host: TypeHost, alias: TypeSymbol, specifier: string): string | null {
  const name = givenInJsx(host, alias) ?? nameOfModule(specifier);
  if (/(^|\/)use[A-Z]\w*$/.test(specifier) || !/^[A-Z]/.test(name)) return null;
  const [type] = host.checker.getTypeOfSymbol([alias]);
  if (type === undefined) return null;
  // Whose type leads nowhere is named with the reason.
  return type.isErrorType() || isComponent(host, type) || isOpenCode(host, alias, type)
    ? name
    : null;
}

/** Of what helpers make in JavaScript, a class of old too, only the code may know that it is a component. */
function isOpenCode(host: TypeHost, alias: TypeSymbol, type: Type): boolean {
  const made = host.callSignatures(type).map((one) => host.checker.getReturnTypeOfSignature(one));
  const open = made.length > 0 ? made : [type];
  if (type.isErrorType() || !open.every((one) => one && (one.flags & OPEN) !== 0)) return false;
  return host.filesOf(host.follow(alias)).some((file) => CODE.test(file));
}

const OPEN = TypeFlags.Any | TypeFlags.Unknown;

/** What a hook or a function is called that a package exports as its default, beside names; `null` for anything else. */
function nameOfFunction(host: TypeHost, alias: TypeSymbol): string | null {
  const name = givenName(host, alias);
  if (name === null || isCapitalised(name)) return null;
  const [type] = host.checker.getTypeOfSymbol([alias]);
  return type !== undefined && host.callSignatures(type).length > 0 ? name : null;
}

/**
 * What a path's default export is called that is no component: by the path, unless it is a hook and the path does not
 * say so.
 */
function nameOfPlain(host: TypeHost, alias: TypeSymbol, specifier: string): string | null {
  const own = path.posix.basename(specifier);
  const given = HOOK.test(own) ? null : givenName(host, alias);
  if (given !== null && HOOK.test(given)) return given;
  return /^[a-z]\w*$/.test(own) ? own : null;
}

const HOOK = /^use[A-Z]\w*$/;

/** Tells whether a default export has a name as well. */
function isNamed(host: TypeHost, alias: TypeSymbol, named: ExportedSymbol[]): boolean {
  const { id } = host.follow(alias);
  if (named.some(({ symbol }) => symbol.id === id)) return true;
  if (declaredName(host, alias) !== null) return false;
  // Compilers write `declare const _default: typeof Dial`.
  const [type, ...others] = host.checker.getTypeOfSymbol([alias, ...named.map((one) => one.alias)]);
  // Of JavaScript much is `any`, and not the same for that.
  const isOpen = type !== undefined && (type.flags & TypeFlags.Any) !== 0 && !type.isErrorType();
  const alike = isOpen ? [] : named.filter((_, i) => others[i] === type);
  // To the checker, a function in JavaScript makes one type: `createSlider(Slider)`, and `createSlider(Range)` beside it.
  const isOfCode = host.filesOf(host.follow(alias)).some((file) => CODE.test(file));
  const given = isOfCode && alike.length > 0 ? givenName(host, alias) : null;
  return alike.some(({ name }) => given === null || given === name);
}

/** All but the values that are passed on as types alone. */
export function withoutBareTypes(host: TypeHost, all: readonly ExportedSymbol[]): ExportedSymbol[] {
  const isThere = host.together(all, (one) => !isValue(one) || !one.isTypeOnly);
  return all.filter((_, index) => isThere[index]);
}

/** Whether a name stands for something that code has, not for a type alone. */
export const isValue = ({ symbol }: ExportedSymbol) => (symbol.flags & SymbolFlags.Value) !== 0;

/**
 * Finds the imports of each component by what the modules really export: the component's own type
 * under its own name, or else the very component. Of a part, what it is a part of is imported.
 * @param exported by the package itself, and by paths under it alone
 * @param direct imports from paths under the package
 */
export function createImportFinder(
  host: TypeHost,
  entry: string,
  exported: { ofRoot: ExportedSymbol[]; underPaths: ExportedSymbol[] },
  direct: DirectImport[],
): (component: Pick<ComponentExport, 'name'>) => ImportDoc[] {
  const types = host.checker.getTypeOfSymbol(direct.map(({ alias }) => alias));
  const typeOf = new Map(direct.map((one, i) => [one, types[i]]));
  const byType = groupBy(direct, (one) => typeOf.get(one));
  const byBase = groupBy(direct, ({ base }) => base);
  const byName = new Map(exported.ofRoot.map((one) => [one.name, one]));
  const ofPaths = new Map(exported.underPaths.map((one) => [one.name, one]));
  return ({ name: dotted }) => {
    const [name = ''] = dotted.split('.');
    const own = byName.get(name);
    const only = ({ specifier, clause }: DirectImport) => ({ specifier, clause });
    if (own === undefined)
      return withoutSource(
        (byBase.get(name) ?? []).filter(
          ({ alias }) => host.follow(alias).id === ofPaths.get(name)?.symbol.id,
        ),
      )
        .slice(0, 2)
        .map(only);
    const [type] = host.checker.getTypeOfSymbol([own.alias]);
    // Thousands of components may have one type, as icons do: what has the name is few.
    const [named] = (byBase.get(name) ?? []).filter((one) => typeOf.get(one) === type);
    const found =
      named ?? byType.get(type)?.find(({ alias }) => host.follow(alias).id === own.symbol.id);
    return withoutSource([
      { specifier: entry, clause: `{ ${name} }` },
      ...(found ? [only(found)] : []),
    ]);
  };
}

/** Finds the imports of what is no component, by the very declaration. */
export function createExportImportFinder(
  host: TypeHost,
  entry: string,
  exported: ExportedSymbol[],
  direct: DirectImport[],
): (one: { name: string; symbol: TypeSymbol }) => ImportDoc[] {
  const atRoot = new Set(exported.map(({ name }) => name));
  const byBase = groupBy(direct, ({ base }) => base);
  return ({ name: dotted, symbol }) => {
    const [name = ''] = dotted.split('.');
    const isIt = (alias: TypeSymbol) => name !== dotted || host.follow(alias).id === symbol.id;
    const alike = (byBase.get(name) ?? []).filter(({ alias }) => isIt(alias));
    const under = withoutSource(alike).map(({ specifier, clause }) => ({ specifier, clause }));
    if (!atRoot.has(name)) return under.slice(0, 2);
    return withoutSource([{ specifier: entry, clause: `{ ${name} }` }, ...under.slice(0, 1)]);
  };
}

/** Imports without those of TypeScript by its ending, which compilers refuse unless told otherwise, if any is left. */
function withoutSource<One extends ImportDoc>(imports: One[]): One[] {
  const others = imports.filter(({ specifier }) => !SOURCE.test(specifier));
  return others.length === 0 ? imports : others;
}
