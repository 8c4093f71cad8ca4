import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CacheDamaged } from '../base/cache-damaged.ts';
import { VitrineError } from '../base/errors.ts';
import { fileProblem } from '../base/file-errors.ts';
import { CACHE_DIR } from '../base/folders.ts';
import { isRunning, takeLock } from '../base/lock/lock.ts';
import { CONFIG_FILE } from '../config/load-config.ts';

/**
 * Runs a build while no other one runs in the same site, and once more when what an earlier one has cached
 * turns out to be damaged on the way.
 * @throws VitrineError `build-running`, problems of the system with files, and whatever the build throws
 */
export async function runBuild<Result>(
  root: string,
  build: () => Promise<Result>,
): Promise<Result> {
  try {
    // A folder that is no site gets no cache.
    if (!existsSync(path.join(root, CONFIG_FILE))) return await build();
    const cacheDir = path.join(root, CACHE_DIR);
    const unlock = takeLock(path.join(cacheDir, 'build.lock'));
    try {
      removeTemporaries(cacheDir);
      return await build().catch((error: unknown) => {
        if (error instanceof CacheDamaged) return build();
        throw error;
      });
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
