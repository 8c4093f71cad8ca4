import { existsSync, readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FSWatcher } from 'vite';
import { versionOf } from '../../base/files/kinds.ts';

/** Milliseconds for the watcher to find every folder, before changes that it may have missed are looked for. */
const SETTLED_MS = 500;

/** Milliseconds by which the times of files may be behind: systems give them the time of their last tick. */
const CLOCK_MS = 20;

/** A folder that is watched only from some moment on. */
interface LateWatch {
  /** For the watcher's `ignored` option. */
  ignored: (file: string) => boolean;
  /**
   * Begins to watch, and reports what has changed since the watch was created, in the folder and in what was watched
   * before: until its first round is done a watcher takes what it finds for what was there. Does so once.
   */
  start: (watcher: FSWatcher) => Promise<void>;
}

/**
 * Leaves a folder out of a watcher's first round: watching a thousand files takes as long as compiling the
 * page that the reader waits for.
 */
export function createLateWatch(dir: string): LateWatch {
  const since = Date.now() - CLOCK_MS;
  const before = listFiles(dir);
  let started = false;
  return {
    ignored: (file) => !started && (file === dir || file.startsWith(dir + path.sep)),
    start: async (watcher) => {
      if (started) return;
      started = true;
      watcher.add(dir);
      const others = listWatched(watcher);
      await sleep(SETTLED_MS);
      const after = listFiles(dir);
      for (const [file, version] of after) {
        if (!before.has(file)) watcher.emit('add', file);
        else if (before.get(file) !== version) watcher.emit('change', file);
      }
      for (const file of before.keys()) if (!after.has(file)) watcher.emit('unlink', file);
      await reportChanged(watcher, others, since);
    },
  };
}

function listWatched(watcher: FSWatcher): string[] {
  const folders = Object.entries(watcher.getWatched());
  return folders.flatMap(([folder, names]) => names.map((name) => path.join(folder, name)));
}

/** Reports a file that is there since a moment as one that came and, in case it has replaced another, has changed. */
async function reportChanged(
  watcher: FSWatcher,
  files: readonly string[],
  since: number,
): Promise<void> {
  for (const file of files) {
    const found = await stat(file).catch(() => null);
    if (!found?.isFile() || found.mtimeMs < since) continue;
    if (found.birthtimeMs >= since) watcher.emit('add', file);
    watcher.emit('change', file);
  }
}

/** The files below a folder, each with its version. */
function listFiles(dir: string): Map<string, string> {
  const files = new Map<string, string>();
  if (!existsSync(dir)) return files;
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const version = versionOf(file);
    if (version !== undefined) files.set(file, version);
  }
  return files;
}
