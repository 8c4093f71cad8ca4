import { keepProcess } from '../base/code/keep-process.ts';
import { failure, formatProblem, problem } from '../base/errors.ts';
import { createStallThread, type StallThread } from './stall-thread.ts';

/** Milliseconds in which the code that all pages share is loaded: a hundred times what a large adapter takes. */
export const LOAD_LIMIT_MS = 20_000;

interface LoadOptions {
  limit?: number;
  thread?: () => StallThread;
  /** What else is said at the end of the process. */
  ending?: string;
}

/**
 * Loads code of a site's adapter, and does not wait for ever. Code that stands still ends the process, with the reason;
 * the rest is an error.
 * @param adapter the site's module, which brings packages with it; without one, all code is the engine's
 * @throws VitrineError `adapter-endless`
 */
export async function loadCode<Result>(
  load: () => Promise<Result>,
  adapter: string | undefined,
  { limit = LOAD_LIMIT_MS, thread = createStallThread, ending = '' }: LoadOptions = {},
): Promise<Result> {
  if (adapter === undefined) return load();
  const seconds = String(limit / 1000);
  const report = formatProblem(problem('adapter-endless', [seconds], { file: adapter }));
  const end = thread().watch(report + ending, limit);
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(failure('adapter-endless', [seconds], { file: adapter }));
    timer = setTimeout(fail, limit);
  });
  try {
    return await Promise.race([keepProcess(load), tooLong]);
  } finally {
    clearTimeout(timer);
    end();
  }
}
