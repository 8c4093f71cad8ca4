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
 * arrive is not worth disturbing the reader. What is loaded is taken as a whole: around an import whose parts are named,
 * Vite puts as many bytes again.
 */
export function startServices(
  { announcementsUrl, analytics, serviceWorkerHost, versions }: Services,
  page: ReadableStore<ServedPage>,
): void {
  const start = (service: () => Promise<unknown>) => void service().catch(() => undefined);
  const startLater = (service: () => Promise<unknown>) => afterLoad(() => start(service));
  /** Starts what a page with such an element needs, on this page and on those that follow. */
  const startFor = (selector: string, service: (element: Element) => Promise<unknown>) => {
    const look = () => {
      const element = document.querySelector(selector);
      if (element) start(() => service(element));
    };
    afterLoad(look);
    page.subscribe(look);
  };
  if (announcementsUrl !== undefined) {
    const announce = () =>
      import('./announcements/start-announcements.tsx').then((part) =>
        part.startAnnouncements(announcementsUrl),
      );
    afterLoad(() => setTimeout(start, ANNOUNCEMENTS_DELAY_MS, announce));
  }
  const remoteUrl = versions?.remoteUrl;
  if (remoteUrl !== undefined) {
    // A failure is no news for a reader: the table says what was known when it was built.
    startFor(`table[data-table="${STABLE_TABLE}"]`, (table) =>
      import('./remote-versions.ts').then((part) =>
        part.addRemoteVersions(table as HTMLTableElement, remoteUrl),
      ),
    );
  }
  startFor('main .props', () =>
    import('../page/prop-filter.ts').then((part) => part.addPropFilter()),
  );
  // Agents in the browser, where it has any.
  if (document.modelContext || navigator.modelContext)
    startLater(() => import('../tools/start-tools.ts'));
  if (analytics && mayCount(analytics)) {
    startLater(() =>
      import('./analytics/count-views.ts').then((part) => part.countViews(analytics, page)),
    );
  }
  if (isServed(serviceWorkerHost)) {
    // The reader's settings may forbid it: the site then works with a network, as before.
    startLater(() => import('./service-worker.ts').then((part) => part.startServiceWorker(page)));
  }
}

/** Views count on the site's own host, and not when the browser says that it must not be tracked. */
function mayCount({ host }: Analytics): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return location.hostname === host && doNotTrack !== '1' && !globalPrivacyControl;
}
