/** Folders that last as long as a process, and at times longer: who is killed takes nothing away. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning } from './lock.ts';

/** Makes a temporary folder, and removes those of its kind whose processes are gone. */
export function makeTempDir(kind: string): string {
  // Machines may share the folder, and a number of a process is known on its own alone.
  const prefix = `vitrine-${kind}-${hostname().replace(/\W/g, '')}_`;
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = name.startsWith(prefix)
      ? (/^(\d+)_/.exec(name.slice(prefix.length)) ?? [])
      : [];
    if (pid !== undefined && !isRunning(Number(pid))) removeLeft(path.join(tmpdir(), name));
  }
  return mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}_`));
}

function removeLeft(dir: string): void {
  try {
    rmSync(dir, { recursive: true, force: true });
  } catch {
    // It may be another user's.
  }
}
