import type { Analytics, SiteData } from '../contract.ts';
import { ANNOUNCEMENTS_DELAY_MS } from '../shell/announcements/constants.ts';
import { afterLoad } from './after-load.ts';
import type { PageState } from './page-state.ts';

/**
 * Starts what a site has configured besides its pages. The code of each part is fetched only then, and
 * a part that does not arrive is not worth disturbing the reader.
 */
export function startServices(
  { announcementsUrl, analytics }: SiteData,
  { page: current }: PageState,
): void {
  if (announcementsUrl !== undefined) {
    const start = async () => {
      const { startAnnouncements } = await import('../shell/announcements/start-announcements.tsx');
      await startAnnouncements(announcementsUrl);
    };
    afterLoad(() => setTimeout(() => start().catch(ignore), ANNOUNCEMENTS_DELAY_MS));
  }
  if (analytics && mayCount(analytics)) {
    const start = async () => {
      const { countViews } = await import('./analytics/count-views.ts');
      await countViews(analytics, current);
    };
    afterLoad(() => void start().catch(ignore));
  }
}

/** Views count on the site's own host, and not when the browser says that it must not be tracked. */
function mayCount({ host }: Analytics): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return location.hostname === host && doNotTrack !== '1' && globalPrivacyControl !== true;
}

const ignore = () => undefined;
