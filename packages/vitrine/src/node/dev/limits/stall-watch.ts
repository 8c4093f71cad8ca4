import { keepProcess } from '../../base/code/keep-process.ts';
import { findOwnFrame, isOfBundler } from '../../base/code/own-frame.ts';
import { formatProblem, problem, VitrineError } from '../../base/errors.ts';
import { DemoEndless } from '../../build/demo-renderer.ts';
import { adapterThrew } from '../../base/code/adapter-threw.ts';
import type { SiteWithAdapter } from '../../build/load-server.ts';
import { loadCode, LOAD_LIMIT_MS } from '../../build/load-code.ts';
import { createStallThread } from '../../build/stall-thread.ts';

/** Milliseconds in which the server answers nothing at all, because of code of the site: it can be stopped alone. */
export const OWN_BLOCKED_MS = 5_000;
/** The same of any other code that a demo calls, which cannot. */
const BLOCKED_MS = 10_000;
/** Milliseconds to wait for a demo that lets the server go on: the library may be read for the first time. */
const WAITING_MS = 60_000;
const ENDING = '\nThe server is stopped. Start it again when it is mended.';

/** Renders a demo under a limit of time. */
export type Watched = <Result>(file: string, render: () => Promise<Result>) => Promise<Result>;

/** Lets code of the site run, and does not wait for ever. */
export interface StallWatch {
  render: Watched;
  /** Loads the adapter and what renders the shell. @throws VitrineError `adapter-endless` or `adapter-threw` */
  load: <Result>(load: () => Promise<Result>, site: SiteWithAdapter) => Promise<Result>;
}

/**
 * Watches the dev server from another thread while it runs code of the site: what never ends would else keep it from
 * answering, without a word. It is named, and the server ended, as it cannot go on.
 * @param begin called before a demo is rendered
 */
export function createStallWatch(begin: () => void): StallWatch {
  const thread = createStallThread();
  return {
    render: async (file, render) => {
      const found = problem('demo-endless', [new DemoEndless(BLOCKED_MS).message], { file });
      const end = thread.watch(formatProblem(found) + ENDING, BLOCKED_MS);
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new DemoEndless(WAITING_MS)), WAITING_MS);
      });
      begin();
      try {
        return await Promise.race([keepProcess(render), tooLong]);
      } finally {
        clearTimeout(timer);
        end();
      }
    },
    load: async (load, { root, config: { adapter } }) => {
      // On a slow machine the first page may wait for all packages to be prepared.
      const limits = { limit: 3 * LOAD_LIMIT_MS, thread: () => thread, ending: ENDING };
      try {
        return await loadCode(load, adapter, limits);
      } catch (error) {
        if (!(error instanceof DemoEndless)) throw thrownBy(error, root, adapter);
        const seconds = String(OWN_BLOCKED_MS / 1000);
        throw new VitrineError([problem('adapter-endless', [seconds], { file: adapter ?? '' })]);
      }
    },
  };
}

/** As a problem of the adapter where a line of the site has thrown it. What cannot be compiled is told by the bundler. */
function thrownBy(error: unknown, root: string, adapter: string | undefined): unknown {
  const isTold = error instanceof VitrineError || isOfBundler(error);
  if (isTold || adapter === undefined || findOwnFrame(error, root) === null) return error;
  return adapterThrew(error, adapter, root, error);
}
