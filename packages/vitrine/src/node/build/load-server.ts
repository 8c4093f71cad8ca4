import path from 'node:path';
import type { Server } from '../../shared/contract.ts';
import { CacheDamaged } from '../base/cache-damaged.ts';
import { failure, VitrineError } from '../base/errors.ts';
import { messageOf } from '../base/text.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { lineIn } from '../base/code/line-in.ts';
import { loadCode } from './load-code.ts';
import type { StallThread } from './stall-thread.ts';

interface ServerOptions {
  /** The same error with a stack that tells lines of sources, where another thread has met it. */
  traced?: Error | undefined;
  thread?: () => StallThread;
}

/**
 * Loads what renders pages, with the site's adapter in it.
 * @throws VitrineError `adapter-endless` or `adapter-threw`; CacheDamaged
 */
export async function loadServer(
  bundle: Pick<Bundle, 'loadServer'>,
  adapter: string | undefined,
  { traced, ...options }: ServerOptions = {},
): Promise<Server> {
  try {
    return await loadCode(bundle.loadServer, adapter, options);
  } catch (error) {
    const isKnown = error instanceof VitrineError || error instanceof CacheDamaged;
    if (adapter === undefined || isKnown) throw error;
    const file = path.posix.normalize(adapter);
    throw failure('adapter-threw', [messageOf(error)], { file, line: lineIn(traced, file) });
  }
}
