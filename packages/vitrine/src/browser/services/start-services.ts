import type { ServedPage } from '../router/page-state.ts';
import { STABLE_TABLE, type Analytics, type SiteData } from '../../shared/contract.ts';
import { ANNOUNCEMENTS_DELAY_MS } from './announcements/constants.ts';
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
  const start = (service: () => Promise<unknown>) => void service().catch(() => undefined);
  const startLater = (service: () => Promise<unknown>) => afterLoad(() => start(service));
  /** Starts what a page with such an element needs, on this page and on those that follow. */
  const startFor = (selector: string, service: (element: Element) => Promise<void>) => {
    const look = () => {
      const element = document.querySelector(selector);
      if (element) start(() => service(element));
    };
    afterLoad(look);
    page.subscribe(look);
  };
  if (announcementsUrl !== undefined) {
    const announce = async () => {
      const { startAnnouncements } = await import('./announcements/start-announcements.tsx');
      await startAnnouncements(announcementsUrl);
    };
    afterLoad(() => setTimeout(start, ANNOUNCEMENTS_DELAY_MS, announce));
  }
  const remoteUrl = versions?.remoteUrl;
  if (remoteUrl !== undefined) {
    // A failure is no news for a reader: the table says what was known when it was built.
    startFor(`table[data-table="${STABLE_TABLE}"]`, async (table) => {
      const { addRemoteVersions } = await import('./remote-versions.ts');
      await addRemoteVersions(table as HTMLTableElement, remoteUrl);
    });
  }
  startFor('main .props', async () => (await import('../page/prop-filter.ts')).addPropFilter());
  // Agents in the browser, where it has any.
  if (document.modelContext || navigator.modelContext)
    startLater(() => import('../tools/start-tools.ts'));
  if (analytics && mayCount(analytics)) {
    startLater(async () =>
      (await import('./analytics/count-views.ts')).countViews(analytics, page),
    );
  }
  if (isServed(serviceWorkerHost)) {
    // The reader's settings may forbid it: the site then works with a network, as before.
    startLater(async () => (await import('./service-worker.ts')).startServiceWorker(page));
  }
}

/** Views count on the site's own host, and not when the browser says that it must not be tracked. */
function mayCount({ host }: Analytics): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return location.hostname === host && doNotTrack !== '1' && !globalPrivacyControl;
}
