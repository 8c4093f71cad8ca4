import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remember } from '../../shared/remember.ts';
import { failure } from './errors.ts';

/** The configuration, in the site's root. */
export const CONFIG_FILE = 'vitrine.config.ts';

/** Folder of caches, relative to the site's root; may be deleted at any time. */
export const CACHE_DIR = '.vitrine';

/** Folder of a site that holds its Markdown and its demos. */
export const CONTENT_DIR = 'content';

/**
 * Lies in the output folder and marks it as made by Vitrine. It names every file that was written there,
 * so that all others are left alone, wherever the folder goes and whatever becomes of the cache.
 */
export const RECORD_FILE = '.vitrine-output.json';

/** A folder and all that it lies in, the nearest first. */
export function* upwards(from: string): Generator<string> {
  for (let dir = path.resolve(from); ; dir = path.dirname(dir)) {
    yield dir;
    if (dir === path.dirname(dir)) return;
  }
}

/** Names in a folder; none where there is no folder. Each is listed once: to look for files by name takes a call for each. */
export function createLister(): (dir: string) => ReadonlySet<string> {
  return remember((dir: string) => new Set(list(dir)));
}

function list(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}

/** `#` and `?` begin what bundlers add to the name of a file, and `*` stands for a part of one where Node looks it up. */
const ODD = /[#?*]/;
/** Elsewhere than on Windows, where all paths have them: Node loads nothing from a `\`, and Vite hands out nothing behind a `:`. */
const ODD_IN_NAMES = /[\\:]/;

/**
 * Refuses a folder in which nothing can be bundled or read, before that fails somewhere without a reason.
 * @throws VitrineError `unusable-path`
 */
export function refuseOddPath(dir: string): void {
  const [odd] = ODD.exec(dir) ?? (path.sep === '/' ? ODD_IN_NAMES.exec(dir) : null) ?? [];
  if (odd !== undefined) throw failure('unusable-path', [odd, dir]);
}

/**
 * Refuses a cache folder that is a link: modules in it are loaded from where they really lie, and find neither the packages
 * nor the files of the site from there.
 * @throws VitrineError `linked-cache`
 */
export function refuseLinkedCache(root: string): void {
  const dir = path.join(root, CACHE_DIR);
  const isLink = lstatSync(dir, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (isLink) throw failure('linked-cache', [dir]);
}
