import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { upwards } from '../../base/folders.ts';
import { parse } from 'yaml';
import { isClassicYarn } from '../../base/install/named-manager.ts';
import { findPackageManager, type PackageManager } from '../../base/install/package-manager.ts';
import { tryReadPackage } from '../../base/packages/manifest.ts';
import { parseJson } from '../../base/text.ts';
import { readNpmSettings } from './own/npm-settings.ts';

/** Where a site's packages are installed. */
export interface SitePlace {
  manager: PackageManager;
  /** Whether the site is a package of the workspace around it. */
  isMember: boolean;
  /** Whether its Yarn is the first. */
  isClassic?: boolean;
}

/** @param otherwise the manager of a project that has none yet */
export function readPlace(site: string, otherwise?: PackageManager): SitePlace {
  const manager = findPackageManager(site, otherwise);
  const isClassic = manager === 'yarn' && isClassicYarn(site);
  return { manager, isMember: isMember(site), ...(isClassic && { isClassic }) };
}

/** How the site's package.json names a library: linked, where it lies in the same repository, so that its edits count at once. */
export function specOf(
  library: { spec: string; folder: string | null },
  { manager, isMember, isClassic = false }: SitePlace,
): string {
  if (library.folder === null || manager === 'npm') return library.spec;
  const version = isClassic ? (tryReadPackage(library.folder)?.version ?? '') : '';
  if (isMember && version !== '') return `^${version}`;
  if (isMember && !isClassic) return 'workspace:*';
  return manager === 'bun' ? library.spec : library.spec.replace(/^file:/, 'link:');
}

/** Files that make a folder a project of its own, where a manager would take it for a part of what is around it. */
export function separatingFiles(
  site: string,
  { manager, isMember }: SitePlace,
): Record<string, string> {
  if (isMember) return {};
  // It reads its settings in all folders above.
  if (manager === 'yarn') return { 'yarn.lock': '', '.yarnrc.yml': 'nodeLinker: node-modules\n' };
  const settings = readNpmSettings(site);
  const has = (dir: string) => existsSync(path.join(dir, 'pnpm-workspace.yaml'));
  const isWithin = manager === 'pnpm' && [...upwards(path.dirname(site))].some(has);
  return {
    ...(isWithin && { 'pnpm-workspace.yaml': "packages: ['.']\n" }),
    ...(settings !== '' && { '.npmrc': settings }),
  };
}

/** Whether a workspace above a folder has it among its packages, there already or not. */
export function isMember(site: string): boolean {
  for (const dir of upwards(path.dirname(site))) {
    const globs = readGlobs(dir);
    if (globs !== null) return isListed(globs, path.relative(dir, site).replaceAll('\\', '/'));
  }
  return false;
}

function isListed(globs: readonly string[], name: string): boolean {
  const matches = (glob: string) => toRegExp(glob.replace(/^!/, '')).test(name);
  const [left, wanted] = [true, false].map((is) =>
    globs.filter((glob) => glob.startsWith('!') === is),
  );
  return wanted!.some(matches) && !left!.some(matches);
}

/** `packages/*`, `apps/**`, `{docs,apps}/*` and the like. */
function toRegExp(glob: string): RegExp {
  const plain = glob.replace(/^\.\//, '').replace(/\/$/, '');
  return new RegExp(`^${plain.replace(/\*\*\/|\*+|[^\w/]/g, toPattern)}$`);
}

const PATTERNS: Record<string, string> = {
  ...{ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' },
  ...{ '{': '(?:', '}': ')', ',': '|' },
};

const toPattern = (sign: string) => PATTERNS[sign] ?? `\\${sign}`;

/** Whether a folder is a workspace: its packages are installed there, all at once. */
export const isWorkspace = (dir: string) => readGlobs(dir) !== null;

/** Globs of the packages of a workspace; `null` for a folder that is none. */
function readGlobs(dir: string): string[] | null {
  const pnpm = readData(path.join(dir, 'pnpm-workspace.yaml'), parse);
  if (pnpm !== null) return listOf(pnpm.packages);
  const manifest = readData(path.join(dir, 'package.json'), parseJson);
  const { workspaces } = manifest ?? {};
  if (!workspaces) return null;
  return listOf(Array.isArray(workspaces) ? workspaces : (workspaces as Data).packages);
}

type Data = Record<string, unknown>;

/** What is in a file, as far as it can be read. */
function readData(file: string, read: (text: string) => unknown): Data | null {
  if (!existsSync(file)) return null;
  try {
    const data = read(readFileSync(file, 'utf8'));
    return typeof data === 'object' && data !== null ? (data as Data) : {};
  } catch {
    return {};
  }
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
