import path from 'node:path';
import { readFileSync } from 'node:fs';
import { isFile } from '../base/files/kinds.ts';
import { writeAtomic } from '../base/files/write.ts';
import { upwards } from '../base/folders.ts';

const LOCKFILES = ['pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb', 'package-lock.json'];

/**
 * Remembers the lockfiles around a folder: what is installed for a package of a workspace is written there.
 * @returns a function that makes them what they were
 */
export function keepLockfiles(site: string): () => void {
  const files = [...upwards(path.dirname(site))]
    .flatMap((dir) => LOCKFILES.map((name) => path.join(dir, name)))
    .filter(isFile);
  const before = files.map((file) => [file, readFileSync(file)] as const);
  return () => {
    for (const [file, content] of before)
      if (!isFile(file) || !readFileSync(file).equals(content)) writeAtomic(file, content);
  };
}
