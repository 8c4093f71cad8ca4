import type { Server } from '../../shared/contract.ts';
import { CacheDamaged } from '../base/cache-damaged.ts';
import { VitrineError } from '../base/errors.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { adapterThrew } from '../base/code/adapter-threw.ts';
import { loadCode } from './load-code.ts';
import type { StallThread } from './stall-thread.ts';

interface ServerOptions {
  /** The same error with a stack that tells lines of sources, where another thread has met it. */
  traced?: Error | undefined;
  thread?: () => StallThread;
}

/** The site's folder, and its adapter as the configuration names it. */
export interface SiteWithAdapter {
  root: string;
  config: { adapter?: string | undefined };
}

/**
 * Loads what renders pages, with the site's adapter in it.
 * @throws VitrineError `adapter-endless` or `adapter-threw`; CacheDamaged
 */
export async function loadServer(
  bundle: Pick<Bundle, 'loadServer'>,
  { root, config: { adapter } }: SiteWithAdapter,
  { traced, ...options }: ServerOptions = {},
): Promise<Server> {
  try {
    return await loadCode(bundle.loadServer, adapter, options);
  } catch (error) {
    const isKnown = error instanceof VitrineError || error instanceof CacheDamaged;
    if (adapter === undefined || isKnown) throw error;
    throw adapterThrew(error, adapter, root, traced);
  }
}
