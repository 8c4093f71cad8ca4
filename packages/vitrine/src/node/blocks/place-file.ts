import path from 'node:path';
import { decodePath } from '../base/addresses/page-paths.ts';

/**
 * The file that a page names by a path relative to its own; `null` where that leads out of the site.
 * @param from the page's file, relative to the site's root
 */
export function placeFile(written: string, from: string): string | null {
  const file = path.posix.join(path.posix.dirname(from), written);
  return written.startsWith('/') || file.startsWith('../') ? null : file;
}

/** The id of a block with a hash: unique in the site, stable, and part of the names of files. */
export function blockId(pathname: string, hash: string): string {
  const words = decodePath(pathname).match(/[\p{L}\p{N}\p{M}_.-]+/gu) ?? [];
  return [...words, hash].join('-');
}
