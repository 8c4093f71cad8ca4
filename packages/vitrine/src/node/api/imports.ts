/** Imports that work for a component. */
import path from 'node:path';
import type { ComponentExport } from './components.ts';
import type { ImportDoc } from '../model/component-doc.ts';
import { capitalize } from '../base/text.ts';
import type { InstalledPackage } from '../base/packages.ts';
import type { NamedImport } from './checker/entry-project.ts';
import type { ExportedSymbol, Node, Type, TypeHost, TypeSymbol } from './checker/type-host.ts';
import { subpathsOf } from './subpaths.ts';

/**
 * Imports to look at besides the names of the package itself: its default export; of a path with a component's name, as
 * `acme/Dial`, the default export and `Dial`; of any other, all of it.
 */
export function candidateImports(installed: InstalledPackage): NamedImport[] {
  const ofPaths = subpathsOf(installed).flatMap((subpath) => {
    const specifier = `${installed.name}/${subpath}`;
    const names = isComponentPath(subpath) ? ['default', subpath] : ['*'];
    return names.map((name) => ({ specifier, name }));
  });
  return [...ofPaths, { specifier: installed.name, name: 'default' }];
}

const isComponentPath = (subpath: string) => /^[A-Z]\w*$/.test(subpath);

/** An import, and what it brings. */
export interface DirectImport extends ImportDoc {
  /** Name that is brought. */
  base: string;
  alias: TypeSymbol;
}

/**
 * Everything that paths under the package export under wanted names, in the order of the paths; of a package that
 * exports nothing by name, its default export.
 * @param entry the package
 * @param isAlone whether that exports nothing by name
 */
export function importsBesideNames(
  host: TypeHost,
  imports: NamedImport[],
  wanted: (name: string) => boolean,
  { entry, isAlone }: { entry: string; isAlone: boolean },
): DirectImport[] {
  return imports.flatMap(({ specifier, name }, i): DirectImport[] => {
    const alias = host.imported[i];
    if (alias === undefined) return [];
    if (specifier === entry) {
      if (!isAlone) return [];
      const [declaration] = host.declarationsOf(host.follow(alias));
      const base = nameOfDefault(declaration, entry);
      return [{ base, specifier, clause: base, alias }];
    }
    if (name !== '*') {
      const base = path.posix.basename(specifier);
      return [{ base, specifier, clause: name === 'default' ? base : `{ ${name} }`, alias }];
    }
    const own = path.posix.basename(specifier);
    // A hook's path may have it as its default.
    const isOwn = /^[a-z]\w*$/.test(own);
    const isWanted = (one: string) => (one === 'default' ? isOwn && wanted(own) : wanted(one));
    return (host.exportsOf(isWanted, alias) ?? []).map((one) => {
      const isDefault = one.name === 'default';
      const clause = isDefault ? own : `{ ${one.name} }`;
      return { base: isDefault ? own : one.name, specifier, clause, alias: one.alias };
    });
  });
}

/** What its declaration calls it; else what the package is called: `acme-dial` → `AcmeDial`. */
function nameOfDefault(declaration: Node | undefined, entry: string): string {
  const { name } = (declaration ?? {}) as { name?: Node };
  const declared = name?.getText() ?? '';
  if (/^[A-Za-z]/.test(declared)) return declared;
  const words = path.posix.basename(entry).split(/[^A-Za-z0-9]+/);
  return words.map(capitalize).join('');
}

/** What only paths under the package export: by name, unless the package itself has that name. */
export function exportsOfPathsAlone(
  host: TypeHost,
  direct: DirectImport[],
  exported: ExportedSymbol[],
): ExportedSymbol[] {
  const known = new Set(exported.map(({ name }) => name));
  const symbols = new Set(exported.map(({ symbol }) => symbol.id));
  const found = new Map<string, ExportedSymbol>();
  for (const { base, alias } of direct) {
    if (known.has(base) || found.has(base)) continue;
    const symbol = host.follow(alias);
    if (!symbols.has(symbol.id)) found.set(base, { name: base, alias, symbol });
  }
  return [...found.values()];
}

/**
 * Finds the imports of each component by what the modules really export: the component's own type
 * under its own name, or else the very component. Of a part, what it is a part of is imported.
 * @param direct imports from paths under the package
 */
export function createImportFinder(
  host: TypeHost,
  entry: string,
  exported: ExportedSymbol[],
  direct: DirectImport[],
): (component: Pick<ComponentExport, 'name'>) => ImportDoc[] {
  const types = host.checker.getTypeOfSymbol(direct.map(({ alias }) => alias));
  const byType = new Map<Type | undefined, DirectImport[]>();
  direct.forEach((one, i) => byType.set(types[i], [...(byType.get(types[i]) ?? []), one]));
  const byName = new Map(exported.map((one) => [one.name, one]));
  return ({ name: dotted }) => {
    const [name = ''] = dotted.split('.');
    const own = byName.get(name);
    const only = ({ specifier, clause }: DirectImport) => ({ specifier, clause });
    if (own === undefined)
      return direct
        .filter(({ base }) => base === name)
        .slice(0, 2)
        .map(only);
    const [type] = host.checker.getTypeOfSymbol([own.alias]);
    const alike = byType.get(type) ?? [];
    const found =
      alike.find(({ base }) => base === name) ??
      alike.find(({ alias }) => host.follow(alias).id === own.symbol.id);
    return [{ specifier: entry, clause: `{ ${name} }` }, ...(found ? [only(found)] : [])];
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
  return ({ name, symbol }) => {
    const alike = direct.filter(
      ({ base, alias }) => base === name && host.follow(alias).id === symbol.id,
    );
    const under = alike.map(({ specifier, clause }) => ({ specifier, clause }));
    if (!atRoot.has(name)) return under.slice(0, 2);
    return [{ specifier: entry, clause: `{ ${name} }` }, ...under.slice(0, 1)];
  };
}
