import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  MANIFEST_URL,
  OFFLINE_LIST_FILE,
  OFFLINE_URL,
  SERVICE_WORKER_FILE,
  type OfflineList,
} from '../../shared/contract.ts';
import { SEARCH_PARTS_PATH } from '../../shared/search/index-parts.ts';
import type { Page } from '../../shared/page.ts';
import { basePath, placeAddress, placeData } from '../base/addresses/base-path.ts';
import { decodePath } from '../base/addresses/page-paths.ts';
import { canonicalUrl } from '../base/addresses/canonical-url.ts';
import type { Config } from '../config/schema.ts';
import { escapeHtml } from '../base/escape.ts';
import { shortDigest } from '../base/text.ts';
import { renderServiceWorker } from '../bundle/service-worker.ts';
import { slugify } from '../../shared/markdown/slug.ts';
import { changesDigest, changesFile, changesFileUrl } from '../content/changes-entries.ts';
import { changesPath } from '../nav/api-tree.ts';
import type { Changelog } from '../model/changelog.ts';
import type { LoadedSite } from '../model/site.ts';
import { textFiles, type TextFile, type TextSource } from '../llms/site-texts.ts';
import { feedUrl } from '../releases/feed-url.ts';
import { indexSite } from '../search/index-site.ts';
import { describeVersions, versionsJson, VERSIONS_URL } from '../versions/versions-file.ts';
import { renderRedirect } from '../hosts/redirect-page.ts';
import { renderWebManifest } from './web-manifest.ts';
import { NOT_FOUND_PAGE, offlinePage } from './own-pages.ts';

/**
 * Addresses of the whole navigation and of the search index. Without a digest: pages name them, and a
 * changed heading would otherwise change every page.
 */
export const NAV_URL = '/nav.json';
export const SEARCH_URL = '/search.json';

/** A file of the site besides pages, assets and what lies in `public/`. */
export type SiteFile = {
  /** Begins with a slash. */
  url: string;
  type: string;
  /** Whether the site has it. Default: yes. */
  wanted?: boolean;
  /** Its purpose, when the engine itself reads it: a file in `public/` must not replace it. */
  reserved?: string;
} & (
  | { page: () => Page }
  | { make: (source: SiteFileSource) => string | Promise<string> }
  /** What is made only when its digest is another: it takes long. */
  | { digest: string; make: () => string }
  /** Text of each file of a folder, by address; `url` ends with a slash. */
  | { makeAll: (source: SiteFileSource) => Promise<ReadonlyMap<string, () => string>> }
  /** Several files, whose addresses the pattern has. */
  | Pick<Extract<TextFile, { pattern: RegExp }>, 'pattern' | 'makeFiles'>
);

/** The data that files are made from. */
export interface SiteFileSource extends TextSource {
  /** Host on which the service worker serves; empty for none. */
  workerHost: string;
  /** Bytes of all pages and of what they load; 0 in dev, where nothing is kept. */
  bytes: number;
}

/** The site's own files: what the build writes, the dev server serves and `check` knows, but for what is replaced. */
export function possibleFiles(site: LoadedSite): SiteFile[] {
  const { config, changelogs } = site;
  const { search, versions, serviceWorker } = config;
  const ofWorker = 'a file of the service worker';
  const files: SiteFile[] = [
    {
      url: NAV_URL,
      type: 'application/json',
      reserved: 'the navigation',
      make: ({ site }) => JSON.stringify(placeData(basePath(config), site.nav)),
    },
    {
      url: SEARCH_URL,
      type: 'application/json',
      wanted: search?.provider !== 'docsearch',
      reserved: 'the search index',
      make: async ({ site, compile }) => indexSite(site, await compile()).manifest,
    },
    {
      url: SEARCH_PARTS_PATH,
      type: 'application/json',
      wanted: search?.provider !== 'docsearch',
      reserved: 'the search index',
      makeAll: async ({ site, compile }) => indexSite(site, await compile()).parts,
    },
    {
      url: VERSIONS_URL,
      type: 'application/json',
      wanted: versions !== undefined,
      make: ({ site }) => versionsJson(describeVersions(site.config, site.api)!),
    },
    ...changesFiles(site),
    ...changelogs.map((changelog) => ({
      url: feedUrl(changelog.config),
      type: 'text/xml',
      wanted: changelog.config.feed,
      make: (source: SiteFileSource) => makeFeed(changelog, source),
    })),
    { url: '/sitemap.xml', type: 'text/xml', make: makeSitemap },
    { url: '/robots.txt', type: 'text/plain', make: () => printRobots(config) },
    {
      url: MANIFEST_URL,
      type: 'application/manifest+json',
      wanted: config.manifest !== undefined,
      make: () => renderWebManifest(config),
    },
    ...redirectFiles(config),
    { url: '/404.html', type: 'text/html', page: () => NOT_FOUND_PAGE },
    {
      url: OFFLINE_URL,
      type: 'text/html',
      wanted: serviceWorker !== false,
      reserved: ofWorker,
      page: offlinePage,
    },
    {
      url: `/${OFFLINE_LIST_FILE}`,
      type: 'application/json',
      wanted: serviceWorker !== false,
      reserved: ofWorker,
      make: async ({ compile, bytes }) => {
        const base = basePath(config);
        const { pages: compiled } = await compile();
        const pages = compiled.map(({ meta }) => placeAddress(base, meta.pathname));
        return JSON.stringify({ pages, bytes } satisfies OfflineList);
      },
    },
    {
      // Without a host too: it then removes the worker that readers have from an earlier build.
      url: `/${SERVICE_WORKER_FILE}`,
      type: 'text/javascript',
      ...(serviceWorker && { reserved: ofWorker }),
      make: ({ workerHost }) =>
        renderServiceWorker({
          host: workerHost,
          ...placeData(basePath(config), {
            navUrl: NAV_URL,
            searchUrl: search?.provider === 'docsearch' ? '' : SEARCH_URL,
          }),
        }),
    },
    ...textFiles(site),
  ];
  return files.filter(({ wanted }) => wanted !== false);
}

/** Those of `possibleFiles` that no file in `public/` stands in the place of. */
export function siteFiles(site: LoadedSite): SiteFile[] {
  return possibleFiles(site).filter((file) => !isReplaced(site.root, file));
}

/** Whether a file in `public/` stands in the place of one. */
export function isReplaced(root: string, { url, reserved }: SiteFile): boolean {
  return !reserved && isPublic(root, url);
}

/** The data of pages that compare versions. */
function changesFiles({ api, config, engineId }: LoadedSite): SiteFile[] {
  return api.flatMap((source): SiteFile[] => {
    const pathname = changesPath(source);
    if (pathname === null) return [];
    const make = () => JSON.stringify(placeData(basePath(config), changesFile(source)));
    const digest = shortDigest(engineId, basePath(config), changesDigest(source));
    return [{ url: changesFileUrl(pathname), type: 'application/json', digest, make }];
  });
}

/** Address of the document that leads on from a path. */
export const redirectUrl = (from: string) => `${from}/index.html`;

function redirectFiles(config: Config): SiteFile[] {
  return Object.entries(config.redirects).map(([from, to]) => ({
    url: redirectUrl(from),
    type: 'text/html',
    make: () => renderRedirect(config, to),
  }));
}

function printRobots({ index, url }: Config): string {
  const rule = index ? `Allow: /\n\nSitemap: ${url}/sitemap.xml` : 'Disallow: /';
  return `User-agent: *\n${rule}\n`;
}

/** Whether the site has a file of its own at an address. */
export function isPublic(root: string, url: string): boolean {
  return existsSync(path.join(root, 'public', decodePath(url)));
}

async function makeFeed(changelog: Changelog, { site, compile }: SiteFileSource): Promise<string> {
  const { renderFeed } = await import('../releases/render-feed.ts');
  const { pages } = await compile();
  const { url, language } = site.config;
  const shownOn = pages.find(({ meta }) => meta.pathname === changelog.config.page)?.meta;
  const anchors = new Set(shownOn?.anchors);
  return renderFeed(changelog, {
    url,
    language,
    pageUrl: canonicalUrl(site.config, shownOn?.pathname ?? '/'),
    anchorOf: (title) => (anchors.has(slugify(title)) ? slugify(title) : ''),
  });
}

/** Every page by its canonical address. */
async function makeSitemap({ site, compile }: SiteFileSource): Promise<string> {
  const { pages } = await compile();
  const urls = pages
    .map(({ meta }) => meta.pathname)
    .sort()
    .map((pathname) => `<url><loc>${escapeHtml(canonicalUrl(site.config, pathname))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
