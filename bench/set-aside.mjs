// Folders that are taken away before a build that begins without them.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { WORK } from './contenders.mjs';

const ASIDE = path.join(WORK, 'aside', String(process.pid));
let count = 0;

/**
 * Takes a folder away, and deletes it when the run ends. ext4 does not give the inodes of deleted files to others for some
 * minutes, and looks at each again for every file that is created (`recently_deleted` of Linux' fs/ext4/ialloc.c): a build
 * after `rm -r` pays up to five times as much for a file as one in a new checkout.
 */
export function setAside(folder) {
  if (!existsSync(folder)) return;
  if (count === 0) {
    mkdirSync(ASIDE, { recursive: true });
    process.once('exit', () => rmSync(ASIDE, { recursive: true, force: true }));
  }
  try {
    renameSync(folder, path.join(ASIDE, String((count += 1))));
  } catch (error) {
    if (error.code !== 'EXDEV') throw error;
    rmSync(folder, { recursive: true, force: true });
  }
}
