import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { CacheDamaged } from '../base/cache-damaged.ts';
import { VitrineError } from '../base/errors.ts';
import { fileProblem } from '../base/file-errors.ts';
import { CONFIG_FILE, CACHE_DIR, refuseLinkedCache } from '../base/folders.ts';
import { listOldest } from '../base/cache/recent.ts';
import { isRunning, takeLock } from '../base/lock/lock.ts';

/**
 * Runs a build while no other one runs in the same site, and once more when what an earlier one has cached
 * turns out to be damaged on the way.
 * @throws VitrineError `build-running`, `linked-cache`, problems of the system with files, and whatever the build throws
 */
export async function runBuild<Result>(
  root: string,
  build: () => Promise<Result>,
): Promise<Result> {
  try {
    // A folder that is no site gets no cache.
    if (!existsSync(path.join(root, CONFIG_FILE))) return await build();
    refuseLinkedCache(root);
    const cacheDir = path.join(root, CACHE_DIR);
    const unlock = takeLock(path.join(cacheDir, 'build.lock'));
    try {
      removeTemporaries(cacheDir);
      const started = Date.now();
      const result = await build().catch((error: unknown) => {
        if (error instanceof CacheDamaged) return build();
        throw error;
      });
      removeOldApis(cacheDir, started);
      return result;
    } finally {
      unlock();
    }
  } catch (error) {
    const found = fileProblem(error);
    throw found ? new VitrineError([found]) : error;
  }
}

/** Files that programs which were killed had begun to write: their number is in the name. */
function removeTemporaries(cacheDir: string): void {
  for (const name of readdirSync(cacheDir)) {
    const [, pid] = /\.(\d+)\.(?:tmp|log|stale)$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(path.join(cacheDir, name));
  }
}

/** Entries of APIs that are kept at least: a few, of packages that are documented on another branch or were until now. */
const KEPT_APIS = 12;
/** Milliseconds by which a file system's clock may be behind. */
const CLOCK = 2000;

/** What was read of packages lies in a file for each. Twice as many are kept as this build has used. */
function removeOldApis(cacheDir: string, started: number): void {
  const files = readdirSync(cacheDir)
    .filter((name) => /^(?:api|cost|ages|printed)-.+\.(?:json|text)$/.test(name))
    .map((name) => path.join(cacheDir, name));
  const used = files.filter((file) => statSync(file).mtimeMs > started - CLOCK).length;
  for (const file of listOldest(files, Math.max(KEPT_APIS, 2 * used))) rmSync(file);
}
