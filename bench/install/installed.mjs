// What an install has put on the disk.
import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The packages of a lockfile of npm, of what it installs here: what is only for other systems is left out, and so is the
 * project itself and what it links.
 * @param lockfile the data of `node_modules/.package-lock.json`
 * @returns {{ name: string, folder: string }[]}
 */
export function listPackages({ packages }) {
  return Object.entries(packages).flatMap(([folder, { link = false }]) => {
    const at = folder.lastIndexOf('node_modules/');
    if (at === -1 || link) return [];
    return [{ name: folder.slice(at + 'node_modules/'.length), folder }];
  });
}

/** Bytes of all files below a folder. A file that has several names counts once, a link nothing. */
export function sumBytes(dir, seen = new Set()) {
  let bytes = 0;
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) bytes += sumBytes(file, seen);
    else if (entry.isFile()) {
      const { ino, size } = lstatSync(file);
      if (!seen.has(ino)) bytes += size;
      seen.add(ino);
    }
  }
  return bytes;
}

/** The address that a dev server says it is ready at; `null` before it does. */
export function findReady(output) {
  const [, address] = /^Ready at (http:\S+)$/m.exec(output) ?? [];
  return address ?? null;
}
