import { makeHarmless } from '../markdown/harmless.ts';
import { createParser } from '../markdown/parser.ts';
import { notesAddress, releaseTitle } from './changelogs.ts';
import type { Changelog, Release } from '../model/changelog.ts';
import { feedTitle, feedUrl } from './feed-url.ts';

/** Entries of a feed. Feed readers store entries, so older ones need not be repeated. */
const FEED_LENGTH = 20;

interface FeedSite {
  /** Address of the published site, without a slash at its end. */
  url: string;
  language: string;
  /** Address of the page that shows the changelog; the site's own when none does. */
  pageUrl: string;
  /** Gives the fragment of a release on that page; empty when the page does not show it. */
  anchorOf: (title: string) => string;
}

/**
 * A changelog's newest releases as RSS 2.0. Versions without a date are not released. The bytes follow
 * from the arguments alone, so there is no date of the build.
 */
export function renderFeed(changelog: Changelog, site: FeedSite): string {
  const { config } = changelog;
  const items = changelog.releases
    .filter((release): release is Release & { date: string } => release.date !== null)
    .slice(0, FEED_LENGTH)
    .map(({ version, date, body }) => {
      const title = releaseTitle(changelog, version);
      const anchor = site.anchorOf(title);
      const notes = notesAddress(changelog, version);
      const link = anchor === '' ? notes || site.pageUrl : `${site.pageUrl}#${anchor}`;
      return `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(link)}</link>
<guid isPermaLink="false">${escapeXml(`${config.name}@${version}`)}</guid>
<pubDate>${toRfc822(date)}</pubDate>
<description>${escapeXml(renderBody(body))}</description>
</item>
`;
    });
  const newest = changelog.releases.flatMap(({ date }) => date ?? [])[0];
  const about = `New versions of ${config.title} and what they change.`;
  // A reader who subscribes before the first release should know why the feed is empty.
  const description = newest === undefined ? `${about} None has been released yet.` : about;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(feedTitle(config))}</title>
<link>${escapeXml(site.pageUrl)}</link>
<description>${escapeXml(description)}</description>
<language>${escapeXml(site.language)}</language>
<atom:link href="${escapeXml(site.url + feedUrl(config))}" rel="self" type="application/rss+xml"/>
${newest === undefined ? '' : `<pubDate>${toRfc822(newest)}</pubDate>\n`}${items.join('')}</channel>
</rss>
`;
}

const parser = createParser();

function renderBody(markdown: string): string {
  const env = {};
  return parser.renderer
    .render(parser.parse(markdown, env).filter(makeHarmless), parser.options, env)
    .trim();
}

/** A date in the format of RSS. */
function toRfc822(date: string): string {
  return new Date(date).toUTCString();
}

/** Control characters are not allowed in XML, escaped or not. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
