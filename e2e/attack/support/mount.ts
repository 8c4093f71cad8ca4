import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

const run = (...[command, ...args]: [string, ...string[]]) =>
  execFileSync(command, args, { stdio: 'pipe' });

/** Mounts something for as long as the work takes; `null` where that is not allowed. */
export async function withMount<Result>(
  dir: string,
  args: string[],
  work: () => Promise<Result>,
): Promise<Result | null> {
  mkdirSync(dir, { recursive: true });
  try {
    run('mount', ...args, dir);
  } catch {
    return null;
  }
  try {
    return await work();
  } finally {
    run('umount', '-l', dir);
  }
}

/** Arguments for a disk of its own of so many kilobytes. */
export const disk = (kilobytes: number) => ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs'];
/** The folder itself once more, as another mount. */
export const again = (dir: string) => ['--bind', dir];
/** The folder as it is, but not to be written. */
export const readOnly = (dir: string) => ['-o', 'bind,ro', dir];
