import type { Output } from '../build/output.js';
import { canonicalUrl } from '../build/canonical-url.js';
import type { CompiledSite } from '../site/compile-site.js';
import type { LoadedSite } from '../site/load-site.js';
import { shortHash } from '../text.js';
import { feedUrl } from './feed-url.js';

/** Writes a feed for every changelog that wants one. */
export async function writeFeeds(
  { config, changelogs }: LoadedSite,
  { pages }: CompiledSite,
  output: Output,
): Promise<void> {
  const published = changelogs.filter((changelog) => changelog.config.feed);
  if (published.length === 0) return;
  const { renderFeed } = await import('./render-feed.js');
  const { slugify } = await import('../markdown/slug.js');
  for (const changelog of published) {
    const shownOn = pages.find(({ meta }) => meta.pathname === changelog.config.page)?.meta;
    const anchors = new Set(shownOn?.anchors);
    const feed = renderFeed(changelog, {
      url: config.url,
      language: config.language,
      pageUrl: canonicalUrl(config, shownOn?.pathname ?? '/'),
      anchorOf: (title) => (anchors.has(slugify(title)) ? slugify(title) : ''),
    });
    output.put(feedUrl(changelog.config).slice(1), shortHash(feed), () => feed);
  }
}
