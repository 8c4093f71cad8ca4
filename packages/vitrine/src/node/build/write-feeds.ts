import type { Output } from './output.ts';
import { canonicalUrl } from '../base/canonical-url.ts';
import type { CompiledSite } from '../model/site.ts';
import type { LoadedSite } from '../model/site.ts';
import { shortDigest } from '../base/text.ts';
import { feedUrl } from '../releases/feed-url.ts';

/** Writes a feed for every changelog that wants one. */
export async function writeFeeds(
  { config, changelogs }: LoadedSite,
  { pages }: CompiledSite,
  output: Output,
): Promise<void> {
  const published = changelogs.filter((changelog) => changelog.config.feed);
  if (published.length === 0) return;
  const { renderFeed } = await import('../releases/render-feed.ts');
  const { slugify } = await import('../markdown/slug.ts');
  for (const changelog of published) {
    const shownOn = pages.find(({ meta }) => meta.pathname === changelog.config.page)?.meta;
    const anchors = new Set(shownOn?.anchors);
    const feed = renderFeed(changelog, {
      url: config.url,
      language: config.language,
      pageUrl: canonicalUrl(config, shownOn?.pathname ?? '/'),
      anchorOf: (title) => (anchors.has(slugify(title)) ? slugify(title) : ''),
    });
    output.put(feedUrl(changelog.config).slice(1), shortDigest(feed), () => feed);
  }
}
