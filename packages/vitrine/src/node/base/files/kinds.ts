/** What lies at a path, and what its name says. */
import { statSync } from 'node:fs';

/** What an import may lead to without its ending. */
export const MODULE_FILE = /\.(?:[cm]?[jt]sx?|json)$/;

/** What the source of a package is read from. */
export const SOURCE_FILE = /\.(?:[cm]?[jt]sx?|css|json)$/;

/** Whether there is a file that can be read to its end: no folder, no pipe, no link to nowhere. */
export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Whether a path is a folder. */
export function isDirectory(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Changes when a file is written; `undefined` when there is no such file. */
export function versionOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && `${stat.mtimeMs} ${stat.size}`;
}
