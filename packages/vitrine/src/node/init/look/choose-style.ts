import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../../base/files/kinds.ts';
import { listFiles } from '../../base/files/list-files.ts';
import { findPackage } from '../../base/packages/find-package.ts';
import { readPackage, type InstalledPackage } from '../../base/packages/manifest.ts';
import {
  countKnown,
  coversMost,
  findCovering,
  findStyleSheet,
  sheetCoversMost,
} from './find-style.ts';
import { findValues, lacksValues } from './find-values.ts';
import { listNamed } from './list-named.ts';
import { listStyleSheets } from './list-style-sheets.ts';
import { addIfThere } from '../repository/add-types.ts';
import { addPackages, dropPackages } from '../repository/install.ts';
import type { Picked } from '../components/best-attempt.ts';

/** The text of a style sheet by its import; empty where it cannot be read. */
export function readSheet(site: string, specifier: string | null): string {
  const own = path.join(site, specifier ?? '');
  if (specifier?.startsWith('.')) return isFile(own) ? readFileSync(own, 'utf8') : '';
  const [, name] = /^((?:@[^/]+\/)?[^/]+)\//.exec(specifier ?? '') ?? [];
  const found = name === undefined ? null : findPackage(site, name);
  const sheet = found && listStyleSheets(found).find((one) => one.specifier === specifier);
  return sheet ? readFileSync(sheet.file, 'utf8') : '';
}

/**
 * The style sheet that shows these components as they are meant: of the library, or of a package that it is made for.
 * @param imported what the library's code imports by itself
 */
export function chooseStyleSheet(
  site: string,
  library: string,
  shown: Picked[],
  imported: string,
): string | null {
  const found = findPackage(site, library);
  if (!found) return null;
  const classes = classesOf(shown);
  const known = countKnown(imported, classes);
  const covering =
    findCovering([found], classes, known) ?? findCovering(findNear(site, found), classes, known);
  if (covering !== null || known > 0) return covering;
  const named = findStyleSheet(site, library);
  const isStyled = shown.some(({ styled }) => styled);
  if (named !== null || isStyled || classes.length === 0) return named;
  return findInNamed(site, found, (one) => findCovering([one], classes));
}

/**
 * Whether a style sheet, of the library or of a package beside it, is made for these components.
 * @param imported what the library's code imports by itself
 */
export function isStyledBySheet(
  site: string,
  library: string,
  shown: Picked[],
  imported: string,
): boolean {
  const found = findPackage(site, library);
  const classes = classesOf(shown);
  return (
    coversMost(imported, classes) ||
    (found !== null && sheetCoversMost([found, ...findNear(site, found)], classes))
  );
}

const classesOf = (shown: Picked[]) => [...new Set(shown.flatMap(({ classes }) => classes))];

/**
 * The style sheet, of the library or of a package beside it, with the values of the variables that the chosen one needs, or,
 * without one, those that the library's code imports.
 * @param themes names of those that the library takes by itself
 * @param imported what the library's code was seen to import
 */
export function chooseValues(
  site: string,
  library: string,
  chosen: string | null,
  themes: readonly string[],
  imported = '',
): string | null {
  const found = findPackage(site, library);
  if (!found) return null;
  const near = findNear(site, found);
  const others = imported === '' && chosen === null ? readInner(found) : imported;
  const sheet = `${readSheet(site, chosen)}\n${others}`;
  return (
    findValues([found, ...near], sheet, themes) ??
    (chosen !== null && lacksValues(sheet)
      ? findInNamed(site, found, (one) => findValues([one], sheet))
      : null)
  );
}

/** Style sheets that only the library's own code can import. */
function readInner(library: InstalledPackage): string {
  const open = new Set(listStyleSheets(library).map(({ file }) => file));
  return listFiles(library.dir, (child) => /^(?:node_modules|src|\..*)$/.test(child))
    .map((file) => path.join(library.dir, file))
    .filter((file) => file.endsWith('.css') && !open.has(file))
    .slice(0, MOST_INNER)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** A library of that many components has less. */
const MOST_INNER = 400;

const findNear = (site: string, found: InstalledPackage) =>
  listNear(site, found).flatMap((name) => findPackage(site, name) ?? []);

/** Packages that a library, its site, or the project around it depends on. */
function listNear(site: string, { manifest }: InstalledPackage): string[] {
  const project = readPackage(path.dirname(site))?.manifest ?? {};
  const lists = [
    manifest.dependencies,
    manifest.peerDependencies,
    manifest.devDependencies,
    project.dependencies,
    project.devDependencies,
    readPackage(site)?.manifest.dependencies,
  ];
  return [...new Set(lists.flatMap((list) => Object.keys(list ?? {})))];
}

/** What any of the packages that a library's README names for its looks has; the others are not kept. */
function findInNamed(
  site: string,
  library: InstalledPackage,
  find: (found: InstalledPackage) => string | null,
): string | null {
  for (const name of listNamed(library)) {
    const wasThere = findPackage(site, name) !== null;
    if (!wasThere && !addIfThere(site, name)) continue;
    const found = findPackage(site, name);
    const sheet = found && find(found);
    if (!sheet) {
      if (!wasThere) dropPackages(site, [name]);
      continue;
    }
    addPackages(site, { [name]: `^${found.version}` });
    return sheet;
  }
  return null;
}
