/** What something was read from, to tell later whether the same would be read. */
import { tryFindPackage, typesPackageOf } from '../packages/find-package.ts';
import { isUnchanged, nameFrom, placeOf, stateOf, type FileState } from './file-states.ts';
import { folderStates, isFolderUnchanged, type FolderState } from './folder-states.ts';
import { missingImports } from './missing-imports.ts';

export interface Origin {
  files: FileState[];
  /** Where source that is being written, or a package that is being installed, may get another file, which would touch none that was read. */
  folders: FolderState[];
  /** Packages that were looked for from a folder and are not there: to install one touches no file that was read. */
  absent: [dir: string, name: string][];
}

/**
 * What files say of the package that they were read of.
 * @param from a folder to see all from
 * @param dir folder of the package
 */
export function originOf(from: string, dir: string, files: readonly string[]): Origin {
  const missing = missingImports(files);
  return {
    files: [...new Set([...files, ...missing.manifests])].map((each) => stateOf(from, each)),
    folders: folderStates(from, dir, files, missing.folders),
    absent: missing.packages.map(([where, name]) => [nameFrom(from, where), name]),
  };
}

/** Whether all is as it was, and what was not there still is not. */
export function isAsRead(from: string, { files, folders, absent }: Origin): boolean {
  const isThere = (dir: string, name: string) =>
    tryFindPackage(dir, name) ?? tryFindPackage(dir, typesPackageOf(name));
  return (
    files.every((state) => isUnchanged(from, state)) &&
    folders.every((state) => isFolderUnchanged(from, state)) &&
    !absent.some(([dir, name]) => isThere(placeOf(from, dir), name))
  );
}
