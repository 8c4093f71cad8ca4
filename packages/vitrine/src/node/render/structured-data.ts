import type { DocumentConfig } from '../config/reach.ts';
import type { Page } from '../../shared/page.ts';
import { scriptJson } from '../base/text.ts';
import { fullAddress } from '../base/addresses/base-path.ts';
import { canonicalUrl } from '../base/addresses/canonical-url.ts';
import type { PageContext } from './context.ts';
import type { LastUpdated } from './last-updated.ts';

type Thing = { '@type': string } & Record<string, unknown>;

/**
 * Structured data of a page for search engines, as JSON-LD in the vocabulary of https://schema.org; empty when
 * the site does not ask for it. Content security policies ignore such a block of data.
 */
export function renderStructuredData(
  page: Page,
  context: PageContext,
  config: DocumentConfig,
): string {
  if (!config.structuredData) return '';
  const graph = context.home ? describeSite(config) : describePage(page, context, config);
  const data = { '@context': 'https://schema.org', '@graph': graph };
  return `<script type="application/ld+json">${scriptJson(data)}</script>`;
}

function describeSite({
  title,
  description,
  url,
  language,
  structuredData,
}: DocumentConfig): Thing[] {
  const { publisher, code } = structuredData!;
  const site: Thing = {
    '@type': 'WebSite',
    name: title,
    url: `${url}/`,
    description,
    inLanguage: language,
    ...(publisher && {
      publisher: {
        '@type': 'Organization',
        ...publisher,
        ...(publisher.logo && { logo: fullAddress({ url }, publisher.logo) }),
      },
    }),
  };
  if (!code) return [site];
  const { name, repository, language: programmingLanguage, license } = code;
  const source = { name, codeRepository: repository, programmingLanguage, license };
  return [site, { '@type': 'SoftwareSourceCode', ...source }];
}

function describeAge(lastUpdated: LastUpdated | null): Omit<Thing, '@type'> {
  if (lastUpdated === null) return {};
  if ('date' in lastUpdated) return { dateModified: lastUpdated.date };
  return { executableLibraryName: lastUpdated.package, assemblyVersion: lastUpdated.version };
}

/** A page without the shell is an application, or an example of one, not an article. */
function pageType({ kind, layout }: Page): string {
  if (kind === 'api') return 'APIReference';
  return layout === 'blank' ? 'WebPage' : 'TechArticle';
}

function describePage(
  page: Page,
  { lastUpdated, breadcrumbs }: PageContext,
  config: DocumentConfig,
): Thing[] {
  const url = canonicalUrl(config, page.pathname);
  const home = canonicalUrl(config, '/');
  const article: Thing = {
    '@type': pageType(page),
    headline: page.title,
    url,
    inLanguage: config.language,
    ...describeAge(lastUpdated),
    isPartOf: { '@type': 'WebSite', name: config.title, url: home },
  };
  // Groups that are no pages have no address that could be named.
  const trail = breadcrumbs
    .slice(0, -1)
    .flatMap(({ title, pathname }) =>
      pathname === null ? [] : [{ name: title, item: canonicalUrl(config, pathname) }],
    );
  const items = [{ name: config.title, item: home }, ...trail, { name: page.title, item: url }];
  return [
    article,
    {
      '@type': 'BreadcrumbList',
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...item,
      })),
    },
  ];
}
