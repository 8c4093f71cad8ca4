import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { failure } from '../errors.ts';
import { writeAtomic } from '../files/write.ts';
import { createFile } from '../user-files/create-file.ts';
import { processStart } from './process-start.ts';

/** Who holds a lock, as its file says. */
interface Holder {
  pid: number;
  host: string;
  user: string;
  /** ISO date and time. */
  since: string;
}

/** No build takes that long: a holder on another machine, of which nothing else is known, is then dead. */
const FOREIGN_MS = 15 * 60_000;
/** Clocks are read some time apart. */
const TOLERANCE_MS = 2_000;

/**
 * Takes a lock, from a holder that is dead too: its process is gone, or has another's number today.
 * @param what it is for, in the words of an error
 * @returns what gives it back
 * @throws VitrineError `build-running`, which says who holds it
 */
export function takeLock(file: string, what = 'build'): () => void {
  const own = JSON.stringify(describeSelf());
  for (;;) {
    if (create(file, own)) return () => release(file, own);
    const text = readText(file);
    // Given back a moment ago.
    if (text === null) continue;
    const holder = readHolder(text);
    if (holder && isAlive(holder)) {
      const { pid, host, user, since } = holder;
      throw failure('build-running', [`process ${pid} of ${user} on ${host}`, since, file, what]);
    }
    removeStale(file, text);
  }
}

function describeSelf(): Holder {
  return {
    pid: process.pid,
    host: hostname(),
    user: userName(),
    since: new Date().toISOString(),
  };
}

/** Containers have users without a name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Whole or not at all, so that nobody reads half a lock. */
function create(file: string, text: string): boolean {
  const temporary = `${file}.${process.pid}.tmp`;
  writeAtomic(temporary, text);
  try {
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // A file system without links.
    return createFile(file, text);
  } finally {
    rmSync(temporary, { force: true });
  }
}

function release(file: string, own: string): void {
  if (readText(file) === own) rmSync(file, { force: true });
}

/** Moved away first: of two that find the same dead holder, one alone gets hold of its file. */
function removeStale(file: string, text: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    // Meanwhile another has removed it and taken the lock.
    if (readText(aside) !== text) linkSync(aside, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function readHolder(text: string): Holder | null {
  let holder: Holder | null = null;
  try {
    holder = JSON.parse(text) as Holder | null;
  } catch {
    // Damaged, and nobody's.
  }
  return holder !== null && Number.isInteger(holder.pid) && holder.pid > 0 ? holder : null;
}

function isAlive({ pid, host, since }: Holder): boolean {
  const taken = Date.parse(since);
  if (host !== hostname()) return Date.now() - taken < FOREIGN_MS;
  if (!isRunning(pid)) return false;
  // A process that was started later has the number of one that is gone, from before the last start of
  // the system perhaps.
  return (processStart(pid) ?? 0) <= taken + TOLERANCE_MS;
}

/** Whether a process of this machine has that number. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's may not be signalled, but is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
