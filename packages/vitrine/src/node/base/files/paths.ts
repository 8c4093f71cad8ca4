/** Where a path lies, and where it leads. */
import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Whether a path is a folder's own or below it. */
export function isWithin(dir: string, file: string): boolean {
  const relative = path.relative(dir, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/** The path of a file, relative to a folder, that bundlers know it by: a link by what it leads to. */
export function realName(dir: string, file: string): string {
  const real = resolveLinks(path.join(dir, file));
  return path.relative(resolveLinks(dir), real).replaceAll('\\', '/');
}

/** A path without links on the way; one that need not exist, as far as it does. */
export function resolveLinks(file: string): string {
  try {
    // As the system spells it: many do not tell `Content` from `content`.
    return realpathSync.native(file);
  } catch {
    const parent = path.dirname(file);
    // Stryker disable next-line ConditionalExpression: only Windows has a root that is not there
    return parent === file ? file : path.join(resolveLinks(parent), path.basename(file));
  }
}
