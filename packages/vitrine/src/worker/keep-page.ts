import type { KeepAnswer } from '../shared/contract.ts';
import { cachePageAnswer } from './answer.ts';
import { completePage, hasPage, keepBuild } from './cached-files.ts';

/** Longest wait for a page; a silent server would hold up all others. */
const LONGEST_MS = 20_000;

/**
 * Keeps a page that the reader need not have visited, with its demos, as one of all pages of a build.
 * @param buildId the build whose pages are kept; one that is published meanwhile is left alone
 */
export async function keepPage(pathname: string, buildId: string): Promise<KeepAnswer> {
  try {
    await keepBuild(buildId);
    if (!(await hasPage(pathname, buildId))) {
      await cachePageAnswer(
        pathname,
        await fetch(pathname, { cache: 'no-cache', signal: AbortSignal.timeout(LONGEST_MS) }),
      );
      if (!(await hasPage(pathname, buildId))) return 'failed';
    }
    await completePage(pathname);
    return 'kept';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';
  }
}
