import { upwards } from '../../base/folders.ts';
import { findWorkspace } from '../../base/install/workspace.ts';
import {
  findPackage,
  type InstalledPackage,
  isInstalled,
  tryReadPackage,
} from '../../base/packages.ts';
import { findSource, isNamedInSettings } from './find-source.ts';
import { isWorkspace } from './workspace.ts';

/** Folders in which something has to be run before a library of the repository can be read. */
export interface BuildSteps {
  /** Where its packages are installed. */
  install: string;
  /** Whose script `build` makes what it exports, in this order; none for one that is read from its source. */
  builds: string[];
}

export function findBuildSteps(folder: string): BuildSteps {
  const install = [...upwards(folder)].find(isWorkspace) ?? findAround(folder);
  const wanted = listBuilt(folder);
  // That of the workspace knows the order, and what else there is to do.
  const isWhole = wanted.length > 0 && canBuild(tryReadPackage(install));
  return { install, builds: isWhole ? [install] : wanted };
}

/** Of a package that the settings of its repository lead to, the packages are installed there; of others in its own folder. */
function findAround(folder: string): string {
  const own = tryReadPackage(folder);
  const isNamed = own !== null && isNamedInSettings(own);
  const around = findWorkspace(folder);
  return isNamed && tryReadPackage(around) !== null ? around : folder;
}

/** Packages of the repository that a library leads to and that are not read from their source, itself last. */
function listBuilt(folder: string, seen = new Set<string>()): string[] {
  const own = tryReadPackage(folder);
  if (own === null || seen.has(own.dir) || isInstalled(own.dir)) return [];
  seen.add(own.dir);
  const { dependencies, peerDependencies } = own.manifest;
  const below = Object.keys({ ...peerDependencies, ...dependencies }).flatMap((name) => {
    const found = findPackage(own.dir, name);
    return found === null ? [] : listBuilt(found.dir, seen);
  });
  return canBuild(own) && findSource(own) === null ? [...below, own.dir] : below;
}

const canBuild = (found: InstalledPackage | null) => found?.manifest.scripts?.build !== undefined;
