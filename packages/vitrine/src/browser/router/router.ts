import { loadFirstUse } from '../core/first-use/first-use.ts';
import type { RouterOptions } from './load-page.ts';
import type { PageState } from './page-state.ts';
import { isPagePath } from '../../shared/paths.ts';
import { isOfSite, pageAddress } from '../core/base.ts';

declare global {
  interface Window {
    /** Tells the inline script that has followed the history until now (`browser/inline/history.ts`). */
    vitrineRouter?: true;
  }
}

/**
 * Client navigation on the Navigation API, which brings cancellation, history and scroll positions.
 * Where it is missing every link is a full page load.
 */
export function startRouter(options: RouterOptions): void {
  if (!('navigation' in window)) return;
  window.vitrineRouter = true;
  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    if (!isOurs(event, url, options.state)) return;
    const shallow =
      (event.info as NavigateInfo | undefined)?.shallow === true ||
      pageAddress(url.pathname) === options.state.page.get().pathname;
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: async () => {
        if (shallow) {
          // It may have overtaken the loading of another page.
          options.state.load.set('idle');
          if (event.navigationType === 'traverse') event.scroll();
          return;
        }
        await load(url, event, options);
      },
    });
  });
}

/** What a navigation tells the router. */
export interface NavigateInfo {
  /** The URL changes, the page stays. */
  shallow?: boolean;
}

function isOurs(event: NavigateEvent, url: URL, { load }: PageState): boolean {
  // To the place in the address, asked for again, the browser scrolls too.
  const isFragment = event.hashChange || (url.hash !== '' && url.href === location.href);
  return (
    event.canIntercept &&
    // While a page loads, a hash already belongs to its address: the page has to be there first.
    (!isFragment || load.get() === 'loading') &&
    event.downloadRequest === null &&
    !event.formData &&
    event.navigationType !== 'reload' &&
    isOfSite(url) &&
    isPagePath(url.pathname)
  );
}

/** Any failure ends in one full page load: the address is the target's by then, so that it can only happen once. */
async function load(url: URL, event: NavigateEvent, options: RouterOptions): Promise<void> {
  const { state } = options;
  state.load.set('loading');
  try {
    const { loadPage } = await loadFirstUse();
    await loadPage(url, event, options);
  } catch {
    if (event.signal.aborted) return endAborted(state);
    state.load.set('idle');
    location.reload();
  }
}

/** A navigation that another has overtaken leaves the progress bar to it; a stopped one ends it. */
function endAborted({ load }: PageState): void {
  if (navigation.transition === null) load.set('idle');
}
