/** Import statements that work for a component. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { InstalledPackage } from './packages.js';
import { isDirectory } from './packages.js';
import type { TypeHost, TypeSymbol } from './type-host.js';

/** Most paths under a package that are tried; keeps the program of an odd package small. */
const MAX_SUBPATHS = 400;

/**
 * Paths under a package that may hold a component: what its export map names, or else the folders
 * and declaration files at its root. Only capitalised names; each is checked against the types later.
 */
export function candidateSubpaths({ name, dir, manifest }: InstalledPackage): string[] {
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
    .map((base) => `${name}/${base}`);
}

/** Finds the import statements of each component by what the modules really export. */
export function createImportFinder(host: TypeHost, entry: string, subpaths: string[]) {
  const direct = new Map<number, string[]>();
  for (const specifier of subpaths) {
    const base = path.posix.basename(specifier);
    const wanted = (name: string) => name === 'default' || name === base;
    for (const { name, symbol } of host.exportsOf(specifier, wanted) ?? []) {
      const clause = name === 'default' ? base : `{ ${name} }`;
      direct.set(symbol.id, [
        ...(direct.get(symbol.id) ?? []),
        `import ${clause} from '${specifier}';`,
      ]);
    }
  }
  return (name: string, symbol: TypeSymbol): string[] => [
    `import { ${name} } from '${entry}';`,
    ...(direct.get(symbol.id) ?? []).slice(0, 1),
  ];
}
