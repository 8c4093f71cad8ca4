import type { ClientErrorCode } from '../core/client-errors.ts';
import type { NavigateInfo } from './router.ts';

/** How a navigation has ended. One that could not be shown in place has become a full page load. */
type NavigationOutcome =
  | { status: 'done' }
  | { status: 'cancelled'; code: Extract<ClientErrorCode, 'route-cancelled'> };

const DONE: NavigationOutcome = { status: 'done' };

/**
 * Goes to an address of this site, or leaves it. A navigation that another overtakes, or that the reader
 * stops, is an outcome and not an error: nothing is thrown and nothing reported.
 */
export async function navigate(
  href: string,
  options: { replace?: boolean; shallow?: boolean } = {},
): Promise<NavigationOutcome> {
  if (!('navigation' in window)) {
    if (options.shallow) history[options.replace ? 'replaceState' : 'pushState'](null, '', href);
    else location[options.replace ? 'replace' : 'assign'](href);
    return DONE;
  }
  const result = navigation.navigate(href, {
    history: options.replace ? 'replace' : 'auto',
    info: { shallow: options.shallow } satisfies NavigateInfo,
  });
  // Rejects with `finished`, which is the one that is waited for.
  result.committed?.catch(() => undefined);
  try {
    await result.finished;
    return DONE;
  } catch (error) {
    if (!isCancellation(error)) throw error;
    return { status: 'cancelled', code: 'route-cancelled' };
  }
}

/** Overtaken, stopped, or asked for while the document is already being left. */
function isCancellation(error: unknown): boolean {
  return error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
}
