/** Imports that work for a component. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ComponentExport } from './components.ts';
import type { ImportDoc } from '../model/component-doc.ts';
import { isDirectory, type InstalledPackage } from '../base/packages.ts';
import type { NamedImport } from './checker/entry-project.ts';
import type { Type, TypeHost, TypeSymbol } from './checker/type-host.ts';

/** Most paths under a package that are tried; keeps the program of an odd package small. */
const MAX_SUBPATHS = 400;

/**
 * Imports from paths under a package that may be components: from `acme/Dial` the default export and `Dial`.
 * The paths are what its export map names, or else the folders and declaration files at its root. Only
 * capitalised names; each is checked against the types later.
 */
export function candidateImports({ name, dir, manifest }: InstalledPackage): NamedImport[] {
  const { exports } = manifest;
  const mapped = typeof exports === 'object' && exports !== null ? Object.keys(exports) : [];
  const open = mapped.length === 0 || mapped.includes('./*');
  const found = new Set(
    mapped.filter((key) => /^\.\/[A-Z]\w*$/.test(key)).map((key) => key.slice(2)),
  );
  if (open) {
    for (const file of readdirSync(dir)) {
      const base = file.replace(/\.d\.[cm]?ts$/, '');
      if (/^[A-Z]\w*$/.test(base) && (base !== file || isDirectory(path.join(dir, file))))
        found.add(base);
    }
  }
  return [...found]
    .sort()
    .slice(0, MAX_SUBPATHS)
    .flatMap((base) =>
      ['default', base].map((imported) => ({ specifier: `${name}/${base}`, name: imported })),
    );
}

interface DirectImport extends ImportDoc {
  base: string;
  alias: TypeSymbol;
}

/**
 * Finds the imports of each component by what the modules really export: the component's own type
 * under its own name, or else the very component.
 * @param imports those that the host was opened over
 */
export function createImportFinder(host: TypeHost, entry: string, imports: NamedImport[]) {
  const resolved = imports.flatMap(({ specifier, name }, i) => {
    const base = path.posix.basename(specifier);
    const clause = name === 'default' ? base : `{ ${name} }`;
    const alias = host.imported[i];
    return alias === undefined ? [] : [{ base, specifier, clause, alias }];
  });
  const types = host.checker.getTypeOfSymbol(resolved.map(({ alias }) => alias));
  const byType = new Map<Type | undefined, DirectImport[]>();
  resolved.forEach((one, i) => byType.set(types[i], [...(byType.get(types[i]) ?? []), one]));
  return ({ name, symbol, type }: ComponentExport): ImportDoc[] => {
    const alike = byType.get(type) ?? [];
    const direct =
      alike.find(({ base }) => base === name) ??
      alike.find(({ alias }) => host.follow(alias).id === symbol.id);
    return [
      { specifier: entry, clause: `{ ${name} }` },
      ...(direct ? [{ specifier: direct.specifier, clause: direct.clause }] : []),
    ];
  };
}
