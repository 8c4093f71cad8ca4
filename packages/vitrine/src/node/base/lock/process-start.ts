import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** Linux counts in hundredths of a second for programs, whatever its own clock does. */
const TICK_MS = 10;

/** When a process of this machine was started, in milliseconds; `null` when the system does not say. */
export function processStart(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before may hold spaces and brackets.
    const ticks = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]);
    return Date.now() - uptime() * 1000 + ticks * TICK_MS;
  } catch {
    return readFromList(pid);
  }
}

function readFromList(pid: number): number | null {
  const env = { ...process.env, LC_ALL: 'C' };
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    env,
    encoding: 'utf8',
  });
  const started = Date.parse(stdout ?? '');
  return Number.isNaN(started) ? null : started;
}
