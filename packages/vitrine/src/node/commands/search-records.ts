import { showInvisible } from '../../shared/text/show-controls.ts';
import { canonicalUrl } from '../base/addresses/canonical-url.ts';
import type { Problem } from '../base/errors.ts';
import { deriveTitle } from '../nav/build-nav.ts';
import { findActive } from '../nav/find.ts';
import { checkSite } from '../check/check-site.ts';
import { readSite } from '../site/read-site.ts';
import type { LoadedSite } from '../model/site.ts';
import type { HostedRecord } from '../search/hosted-record.ts';
import { pageRank, pageRecords } from '../search/hosted-records.ts';

/** The result of `vitrine search-records`. */
interface SearchRecords {
  /** Pages about components first, then API pages, then the others; each in the order of the site. */
  records: HostedRecord[];
  pages: number;
  /** The same as those of `check`. With an error among them the records must not be used. */
  problems: Problem[];
}

/**
 * The records that a hosted search engine (Algolia, Typesense, Meilisearch) imports. The same site gives
 * the same records, whatever else was built before.
 * @throws VitrineError when the configuration or a documented package cannot be read at all
 */
export async function searchRecords(root: string): Promise<SearchRecords> {
  const { site, compiled } = await readSite(root);
  const problems = await checkSite(site, compiled);
  const groups = compiled.pages.map(({ load }) => {
    const page = load();
    const url = canonicalUrl(site.config, page.pathname);
    return {
      rank: pageRank(page),
      records: pageRecords(page, sectionOf(site, page.pathname), url),
    };
  });
  // Sorting is stable.
  groups.sort((a, b) => b.rank - a.rank);
  return { records: groups.flatMap(({ records }) => records), pages: groups.length, problems };
}

/** The records as JSON, a record a line either way, so that two runs can be compared. */
export function formatRecords(records: HostedRecord[], asLines: boolean): string {
  const lines = records.map((record) => showInvisible(JSON.stringify(record)));
  return asLines ? lines.map((line) => `${line}\n`).join('') : `[\n${lines.join(',\n')}\n]\n`;
}

/** The title of the group at the top of the navigation; of the site, for a page that is in none. */
function sectionOf({ tree, config }: LoadedSite, pathname: string): string {
  const [top, ...rest] = findActive(tree, pathname)?.trail ?? [];
  const title = top !== undefined && rest.length > 0 ? deriveTitle(top.pathname, top.title) : '';
  return title || config.title;
}
