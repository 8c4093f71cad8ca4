import type { ServedPage } from '../router/page-state.ts';
import type { Analytics, SiteData } from '../../shared/contract.ts';
import { ANNOUNCEMENTS_DELAY_MS } from './announcements/constants.ts';
import { STABLE_TABLE } from '../../shared/version-table.ts';
import { isServed } from './offline/is-served.ts';
import { afterLoad } from '../core/later.ts';
import type { ReadableStore } from '../core/store.ts';

/** The services of a site; each can be missing. */
type Services = Partial<
  Pick<SiteData, 'announcementsUrl' | 'analytics' | 'serviceWorkerHost' | 'versions'>
>;

/**
 * Starts the services that a site has configured. The code of each is fetched only then; one that does not
 * arrive is not worth disturbing the reader.
 */
export function startServices(
  { announcementsUrl, analytics, serviceWorkerHost, versions }: Services,
  page: ReadableStore<ServedPage>,
): void {
  const start = (service: () => Promise<void>) => void service().catch(() => undefined);
  if (announcementsUrl !== undefined) {
    const announce = async () => {
      const { startAnnouncements } = await import('./announcements/start-announcements.tsx');
      await startAnnouncements(announcementsUrl);
    };
    afterLoad(() => setTimeout(start, ANNOUNCEMENTS_DELAY_MS, announce));
  }
  const remoteUrl = versions?.remoteUrl;
  if (remoteUrl !== undefined) {
    const update = async () => {
      // Most pages have no such table, and do without the code.
      const table = document.querySelector<HTMLTableElement>(`table[data-table="${STABLE_TABLE}"]`);
      if (!table) return;
      const { addRemoteVersions } = await import('./remote-versions.ts');
      await addRemoteVersions(table, remoteUrl);
    };
    // A failure is no news for a reader: the table says what was known when it was built.
    afterLoad(() => start(update));
    page.subscribe(() => start(update));
  }
  const filter = async () => {
    if (!document.querySelector('main .props')) return;
    const { addPropFilter } = await import('../page/prop-filter.ts');
    addPropFilter();
  };
  afterLoad(() => start(filter));
  page.subscribe(() => start(filter));
  if (analytics && mayCount(analytics)) {
    const count = async () =>
      (await import('./analytics/count-views.ts')).countViews(analytics, page);
    afterLoad(() => start(count));
  }
  if (isServed(serviceWorkerHost)) {
    // The reader's settings may forbid it: the site then works with a network, as before.
    const register = async () => (await import('./service-worker.ts')).startServiceWorker(page);
    afterLoad(() => start(register));
  }
}

/** Views count on the site's own host, and not when the browser says that it must not be tracked. */
function mayCount({ host }: Analytics): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return location.hostname === host && doNotTrack !== '1' && globalPrivacyControl !== true;
}
