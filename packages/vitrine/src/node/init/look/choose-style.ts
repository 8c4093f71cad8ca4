import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../../base/files.ts';
import { findPackage, readPackage, type InstalledPackage } from '../../base/packages.ts';
import { findCovering, findStyleSheet } from './find-style.ts';
import { findValues } from './find-values.ts';
import { listStyleSheets } from './list-style-sheets.ts';
import { addIfThere } from '../repository/add-types.ts';
import { addPackages, dropPackages } from '../repository/install.ts';
import type { Picked } from '../components/pick-three.ts';

/** The text of a style sheet by its import; empty where it cannot be read. */
export function readSheet(site: string, specifier: string | null): string {
  const [, name] = /^((?:@[^/]+\/)?[^/]+)\//.exec(specifier ?? '') ?? [];
  const found = name === undefined ? null : findPackage(site, name);
  const sheet = found && listStyleSheets(found).find((one) => one.specifier === specifier);
  return sheet ? readFileSync(sheet.file, 'utf8') : '';
}

/** The style sheet that shows these components as they are meant: of the library, or of a package that it is made for. */
export function chooseStyleSheet(site: string, library: string, shown: Picked[]): string | null {
  const found = findPackage(site, library);
  if (!found) return null;
  const classes = [...new Set(shown.flatMap((component) => component.classes))];
  const near = listNear(site, found).flatMap((name) => findPackage(site, name) ?? []);
  const covering = findCovering([found], classes) ?? findCovering(near, classes);
  if (covering !== null) return covering;
  const named = findStyleSheet(site, library);
  const isStyled = shown.some(({ styled }) => styled);
  if (named !== null || isStyled || classes.length === 0) return named;
  return installDressed(site, found, classes);
}

/** The style sheet, of the library or of a package beside it, with the values of the variables that the chosen one needs. */
export function chooseValues(site: string, library: string, chosen: string | null): string | null {
  const found = findPackage(site, library);
  if (!found || chosen === null) return null;
  const near = listNear(site, found).flatMap((name) => findPackage(site, name) ?? []);
  return findValues([found, ...near], readSheet(site, chosen), chosen);
}

/** Packages that a library, or the project around the site, depends on. */
function listNear(site: string, { manifest }: InstalledPackage): string[] {
  const project = readPackage(path.dirname(site))?.manifest ?? {};
  const lists = [
    manifest.dependencies,
    manifest.peerDependencies,
    manifest.devDependencies,
    project.dependencies,
    project.devDependencies,
  ];
  return [...new Set(lists.flatMap((list) => Object.keys(list ?? {})))];
}

/** A library without styles may be the React of a style sheet whose name its own contains: `react-NAME`. */
function installDressed(site: string, library: InstalledPackage, classes: string[]): string | null {
  const name = dressedName(library);
  if (name === null) return null;
  if (findPackage(site, name) === null && !addIfThere(site, name)) return null;
  const found = findPackage(site, name);
  const sheet = found && findCovering([found], classes);
  if (!sheet) dropPackages(site, [name]);
  else addPackages(site, { [name]: `^${found.version}` });
  return sheet;
}

/** Only one that the library's own README speaks of: a name alone could be anybody's. */
function dressedName({ name, dir }: InstalledPackage): string | null {
  const [, before, after] = /^(?:@[^/]+\/)?(?:react-(.+)|(.+)-react)$/.exec(name) ?? [];
  const plain = before ?? after;
  const readme = path.join(dir, 'README.md');
  if (plain === undefined || !isFile(readme)) return null;
  const words = readFileSync(readme, 'utf8').split(/[^\w.-]+/);
  return words.some((word) => word.toLowerCase() === plain) ? plain : null;
}
