import path from 'node:path';
import { decodePath } from '../base/addresses/page-paths.ts';

/**
 * The file that a page names by a path relative to its own; `null` where that leads out of the workspace.
 * @param from the page's file, relative to the site's root
 */
export function placeFile(written: string, from: string, workspace = ''): string | null {
  const file = path.posix.join(path.posix.dirname(from), written);
  const isOutside = written.startsWith('/') || stepsUp(file) > stepsUp(`${workspace}/`);
  return isOutside ? null : file;
}

/** How many folders above the root a path begins. */
function stepsUp(file: string): number {
  return /(?:\.\.\/)*/y.exec(file)![0].length / 3;
}

/** The id of a block with a hash: unique in the site, stable, and part of the names of files. */
export function blockId(pathname: string, hash: string): string {
  const words = decodePath(pathname).match(/[\p{L}\p{N}\p{M}_.-]+/gu) ?? [];
  return [...words, hash].join('-');
}
