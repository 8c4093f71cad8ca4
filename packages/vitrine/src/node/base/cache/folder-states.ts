/** Folders of source, to tell later whether there is a file more or less in them. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { upwards } from '../folders.ts';
import { SOURCE_FILE } from '../files/kinds.ts';
import { isWithin } from '../files/paths.ts';
import { digestOf, nameFrom, placeOf } from './file-states.ts';
import { isInstalled } from '../packages/find-package.ts';

/** Path as seen from a folder, digest of what lies in it by name. */
export type FolderState = [folder: string, digest: string];

/**
 * The folders of files that nobody has installed, and those that they lie in as far as a package goes. A file that comes
 * into one of them may be what an import was missing, what a pattern of `exports` stands for, or belong to a component.
 * @param from a folder to see them from
 * @param dir folder of the package
 * @param others more folders
 */
export function folderStates(
  from: string,
  dir: string,
  files: readonly string[],
  others: readonly string[] = [],
): FolderState[] {
  const folders = new Set<string>();
  for (const file of files.filter((one) => !isInstalled(one) && SOURCE_FILE.test(one))) {
    for (const folder of upwards(path.dirname(file))) {
      if (folders.has(folder)) break;
      folders.add(folder);
      if (folder === dir || !isWithin(dir, folder)) break;
    }
  }
  return [...new Set([...folders, ...others])].map((folder) => [
    nameFrom(from, folder),
    digestOf(namesIn(folder)),
  ]);
}

export function isFolderUnchanged(from: string, [name, digest]: FolderState): boolean {
  return digestOf(namesIn(placeOf(from, name))) === digest;
}

/** Source and folders, but hidden ones and what is installed. */
function namesIn(folder: string): string {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return '';
  }
  return entries
    .filter((entry) => !entry.isDirectory() || !/^\.|^node_modules$/.test(entry.name))
    .filter((entry) => !entry.isFile() || SOURCE_FILE.test(entry.name))
    .map((entry) => entry.name + (entry.isDirectory() ? '/' : ''))
    .sort()
    .join('\n');
}
