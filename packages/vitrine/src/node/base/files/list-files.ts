/** What lies below a folder. */
import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { isWithin } from './paths.ts';

/**
 * Files below a folder, relative to it, with forward slashes, sorted. A missing folder has none. Links to
 * folders are followed, unless round in a circle; a link that leads nowhere is left out, and so is a pipe,
 * which would be read for ever.
 * @param skip tells by its name, or its path like those returned, which file or folder to leave out
 */
export function listFiles(
  dir: string,
  skip: (name: string, file: string) => boolean = () => false,
): string[] {
  return list(dir, skip, (file, entry, links) => {
    try {
      const target = realpathSync(file);
      const stat = statSync(target);
      if (stat.isFile()) return 'file';
      if (!entry.isSymbolicLink() || !stat.isDirectory()) return 'nothing';
      // A circle may be of several links, each of which leads to the folder of another.
      const places = [...links, file].map((one) => realpathSync(path.dirname(one)));
      const isRound = places.some((place) => isWithin(target, place));
      return isRound || places.length > MOST_LINKS ? 'nothing' : 'folder';
    } catch {
      return 'nothing';
    }
  });
}

/** The same, but a link is a file, whatever it leads to. */
export function listOwnFiles(
  dir: string,
  skip: (name: string, file: string) => boolean = () => false,
): string[] {
  return list(dir, skip, () => 'file');
}

/** Links to folders on the way to a file: of a dozen folders that all link each other there are millions of ways. */
const MOST_LINKS = 4;

function list(
  dir: string,
  skip: (name: string, file: string) => boolean,
  kindOf: (file: string, entry: Dirent, links: string[]) => 'file' | 'folder' | 'nothing',
): string[] {
  const found: string[] = [];
  const visit = (folder: string, links: string[]) => {
    for (const entry of readdirSync(path.join(dir, folder), { withFileTypes: true })) {
      const file = `${folder}${entry.name}`;
      if (skip(entry.name, file)) continue;
      const isOther = !entry.isFile() && !entry.isDirectory();
      const kind = isOther ? kindOf(path.join(dir, file), entry, links) : null;
      if (kind === 'folder') visit(`${file}/`, [...links, path.join(dir, file)]);
      else if (entry.isDirectory()) visit(`${file}/`, links);
      else if (kind !== 'nothing') found.push(file);
    }
  };
  if (existsSync(dir)) visit('', []);
  return found.sort();
}
