import type { ChildProcess } from 'node:child_process';
import { API } from 'ts-api/unstable/sync';

/**
 * Starts the checker's process, which lives for seconds, without garbage collection below 600 MiB: a
 * quarter less CPU time for a library of 130 components, which needs half of it. One of 500 with 840 style props each
 * would take 820 MB, and half a second less.
 */
export function startChecker(cwd: string): API {
  const settings = { GOGC: 'off', GOMEMLIMIT: '600MiB' };
  // Whoever has set one knows why.
  if (process.env.GOGC !== undefined || process.env.GOMEMLIMIT !== undefined) {
    return new API({ cwd });
  }
  Object.assign(process.env, settings);
  try {
    return new API({ cwd });
  } finally {
    for (const name of Object.keys(settings)) Reflect.deleteProperty(process.env, name);
  }
}

/**
 * Ends the checker's process. `API.close` asks it to go with a signal that it may answer with "context
 * canceled" on our stderr. It has nothing to finish, so it gets one that cannot be answered.
 */
export function closeChecker(api: API): void {
  const child = (api as unknown as CheckerInternals).client?.channel?.child;
  if (child !== undefined) {
    const kill = child.kill.bind(child);
    child.kill = () => kill('SIGKILL');
  }
  api.close();
}

/** Internals of version 7.0.2. When a later one has others, the process is asked to end instead. */
interface CheckerInternals {
  client?: { channel?: { child?: ChildProcess } };
}
