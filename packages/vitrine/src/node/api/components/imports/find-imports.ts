/** Imports that work for a component, or for what is none. */
import { SOURCE } from '../../../base/code/find-module.ts';
import { groupBy } from '../../../base/group-by.ts';
import type { ImportDoc } from '../../../model/component-doc.ts';
import type { ExportedSymbol, TypeHost, TypeSymbol } from '../../checker/type-host.ts';
import type { ComponentExport } from '../components.ts';
import type { DirectImport } from './direct-imports.ts';

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
