import path from 'node:path';
import { isFile } from '../../base/files/kinds.ts';
import { upwards } from '../../base/folders.ts';
import { findWorkspace } from '../../base/install/workspace.ts';
import { findPackage, isInstalled } from '../../base/packages/find-package.ts';
import { type InstalledPackage, tryReadPackage } from '../../base/packages/manifest.ts';
import { findSource, isNamedInSettings } from './find-source.ts';
import { isWorkspace } from './workspace.ts';

/** What has to be run before a library of a repository can be read. */
export interface BuildStep {
  folder: string;
  /** The package manager of the project, or Node. */
  by: 'manager' | 'node';
  command: string;
}

/** Where its packages are installed, and whose script `build` makes what it exports, in this order. */
export function findBuildSteps(folder: string): BuildStep[] {
  const rush = [...upwards(folder)].find((dir) => isFile(path.join(dir, 'rush.json')));
  if (rush !== undefined) return listRushSteps(rush, folder);
  const workspace = [...upwards(folder)].find(isWorkspace);
  const install = workspace ?? findAround(folder);
  const own = listOwn(folder);
  const wanted = own.filter(isBuilt).map(({ dir }) => dir);
  // That of the workspace knows the order, and what else there is to do.
  const isAround = workspace !== undefined || install !== folder;
  const isWhole = isAround && wanted.length > 0 && canBuild(tryReadPackage(install));
  // Without one, nothing else installs what a linked package is made of.
  const installs = isAround ? [install] : own.map(({ dir }) => dir);
  const builds = isWhole ? [install] : wanted;
  return [
    ...(installs.length === 0 ? [install] : installs).map((dir) => step(dir, 'install')),
    ...builds.map((dir) => step(dir, 'run build')),
  ];
}

const step = (folder: string, command: string): BuildStep => ({ folder, by: 'manager', command });

/** Rush has its own manager, its own links and its own order. Its script in the repository is there before it is. */
function listRushSteps(root: string, folder: string): BuildStep[] {
  const run = (command: string): BuildStep => ({
    ...{ folder: root, by: 'node' },
    command: `common/scripts/install-run-rush.js ${command}`,
  });
  const own = listOwn(folder);
  const name = own.at(-1)?.name;
  return own.some(isBuilt) ? [run('install'), run(`build --to ${name}`)] : [run('install')];
}

/** Of a package that the settings of its repository lead to, the packages are installed there; of others in its own folder. */
function findAround(folder: string): string {
  const own = tryReadPackage(folder);
  const isNamed = own !== null && isNamedInSettings(own);
  const around = findWorkspace(folder);
  return isNamed && tryReadPackage(around) !== null ? around : folder;
}

/** Packages of the repository that a library leads to, itself last. */
function listOwn(folder: string, seen = new Set<string>()): InstalledPackage[] {
  const own = tryReadPackage(folder);
  if (own === null || seen.has(own.dir) || isInstalled(own.dir)) return [];
  seen.add(own.dir);
  const { dependencies, peerDependencies } = own.manifest;
  const below = Object.keys({ ...peerDependencies, ...dependencies }).flatMap((name) => {
    const found = findPackage(own.dir, name);
    return found === null ? [] : listOwn(found.dir, seen);
  });
  return [...below, own];
}

const canBuild = (found: InstalledPackage | null) => found?.manifest.scripts?.build !== undefined;

/** Whether it is read from what its build makes. */
const isBuilt = (found: InstalledPackage) => canBuild(found) && findSource(found) === null;
