/** Files as they are, to tell later whether they are still the same. */
import { createHash } from 'node:crypto';
import { readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { upwards } from '../folders.ts';
import { isInstalled } from '../packages/find-package.ts';

/** Path as seen from a folder, size in bytes, time of last change in milliseconds, content digest. */
export type FileState = [file: string, size: number, mtime: number, digest: string];

/**
 * Milliseconds that a file must have been left alone before its times say that it is unchanged: some
 * file systems count in steps of two seconds (FAT), in which a file can be read and changed again.
 */
const SETTLED = 2_000;

/** Whether a later change of a file would show in its times. */
export const isSettled = ({ ctimeMs }: Stats) => Date.now() - ctimeMs >= SETTLED;

/** How a file is now, as seen from a folder. */
export function stateOf(dir: string, file: string): FileState {
  const { size, mtimeMs } = statSync(file);
  return [nameFrom(dir, file), size, mtimeMs, digestOf(readFileSync(file))];
}

/** Whether a file is as it was. A fresh checkout or a restored CI cache changes times only; then the content decides. */
export function isUnchanged(dir: string, [name, size, mtime, digest]: FileState): boolean {
  const file = placeOf(dir, name);
  const stat = statSync(file, { throwIfNoEntry: false });
  // A pipe in the place of an empty file would be waited for.
  if (stat === undefined || stat.size !== size || stat.isFIFO()) return false;
  return stat.mtimeMs === mtime || digestOf(readFileSync(file)) === digest;
}

/**
 * Whether any of these files, or of the folders that the installed ones lie in, has come, changed or gone since a time:
 * what was read of them is perhaps not what they are. By the time that nobody can set.
 */
export function haveChanged(files: readonly string[], since: number): boolean {
  const all = new Set(files);
  for (const file of files)
    for (const folder of upwards(path.dirname(file))) {
      if (!isInstalled(folder) || all.has(folder)) break;
      all.add(folder);
    }
  const changed = (one: string) => statSync(one, { throwIfNoEntry: false })?.ctimeMs ?? Infinity;
  // Clocks of programs tell whole milliseconds.
  return [...all].some((one) => Math.floor(changed(one)) > since);
}

/** The path that `nameFrom` has named. As `path.resolve`, which takes as long as the look at the file: most names only lead up first. */
export function placeOf(dir: string, name: string): string {
  const up = /^(?:\.\.\/)*/.exec(name)![0].length;
  const key = `${dir}\0${up}`;
  const base = bases.get(key) ?? path.resolve(dir, name.slice(0, up));
  bases.set(key, base);
  // Stryker disable next-line MethodExpression: the whole name is resolved to the same, in more time
  const rest = name.slice(up);
  return path.isAbsolute(rest) || /(^|\/)\.\.?(\/|$)/.test(rest)
    ? path.resolve(dir, name)
    : `${base}${path.sep}${rest}`;
}

const bases = new Map<string, string>();

/** A path as seen from a folder, with forward slashes. */
export const nameFrom = (dir: string, file: string) =>
  path.relative(dir, file).replaceAll('\\', '/');

/** SHA-256, in characters of base64url. */
export function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url');
}
