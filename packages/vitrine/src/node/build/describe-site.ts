import { siteData, type SiteData } from '../../shared/site-data.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { LoadedSite } from '../model/site.ts';
import { countEntries } from '../nav/build-nav.ts';
import { NAV_URL, SEARCH_URL } from './site-files.ts';

/** Entries of the navigation from which on it has a filter: at 33 px each they fill a window of 720 px. */
const NAV_FILTER_FROM = 20;

/** The data of the site that every page contains. */
export function describeSite(
  { config, api, nav }: LoadedSite,
  { buildId, adapterUrl }: Pick<Bundle, 'buildId' | 'adapterUrl'>,
): SiteData {
  return siteData(config, {
    buildId,
    adapterUrl,
    navUrl: NAV_URL,
    navFilter: countEntries(nav) >= NAV_FILTER_FROM,
    indexUrl: SEARCH_URL,
    version: api[0]?.version ?? '',
  });
}
