import path from 'node:path';
import { listFiles } from '../../../base/files/list-files.ts';
import {
  type InstalledPackage,
  type PackageManifest,
  tryReadPackage,
} from '../../../base/packages/manifest.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'build', 'out', 'coverage']);
export const isSkipped = (name: string) => name.startsWith('.') || SKIPPED.has(name);

/** Packages that a repository makes, its documentation left out. */
export function listOwn(root: string, dir: string): InstalledPackage[] {
  return listFiles(root, isSkipped)
    .filter((file) => path.basename(file) === 'package.json')
    .flatMap((file) => tryReadPackage(path.join(root, path.dirname(file))) ?? [])
    .filter((found) => found.dir !== path.join(root, dir));
}

/** React is its peer, it can be imported, and it is not what brings React to the browser itself. */
export function isLibrary({ name, manifest }: InstalledPackage): boolean {
  const { peerDependencies = {} } = manifest;
  const isOfPeers = isImported(manifest) && 'react' in peerDependencies;
  return isOfPeers && !/^(?:react-dom|vitrine)$/.test(name);
}

export const isImported = ({ exports, main, module, types }: PackageManifest) =>
  exports !== undefined || (main ?? module ?? types) !== undefined;

/** Why nobody but a person can say which of them is meant. */
export const describeSeveral = (names: readonly string[]) =>
  `there are several: ${names.join(', ')}`;

/** Whether somebody can be asked. */
export const hasTerminal = () => Boolean(process.stdin.isTTY && process.stdout.isTTY);
