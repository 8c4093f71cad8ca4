import { costSections, costWords } from '../api/page/costs.ts';
import { partHash, type ApiSection } from '../../shared/api-section.ts';
import type { Page } from '../../shared/page.ts';
import { escapeHtml } from '../base/escape.ts';
import { shortDigest } from '../base/text.ts';
import type { Bytes } from '../model/component-doc.ts';
import type { Entry } from '../model/entry.ts';
import type { ApiPackage } from '../model/site.ts';
import { componentPaths, pageNameOf, sizesPath } from '../nav/api-tree.ts';

/** A page for each package with components: what importing each of them costs. */
export function readSizesEntries(api: readonly ApiPackage[]): Entry[] {
  return api.flatMap((source): Entry[] => {
    const pathname = sizesPath(source);
    if (pathname === null) return [];
    const page = sizesPage(source, pathname);
    return [
      {
        pathname,
        file: `${source.config.package}/package.json`,
        digest: shortDigest(JSON.stringify(page)),
        compile: () => Promise.resolve({ page, problems: [] }),
      },
    ];
  });
}

const TITLE = 'Bundle sizes';

function sizesPage(source: ApiPackage, pathname: string): Page {
  const { package: name } = source.config;
  const paths = componentPaths(source);
  const pathOf = (component: string) => {
    const page = pageNameOf(component);
    const path = paths.get(page);
    return path === undefined || page === component ? path : `${path}#${partHash(component)}`;
  };
  const tables = costSections(source.docs, pathOf);
  const sections: ApiSection[] = [
    {
      title: '',
      hash: '',
      parts: [{ kind: 'text', content: introduce(source, tables.length > 0) }],
    },
    ...tables,
  ];
  const description = `What importing each component of ${name} adds to a bundle, minified and compressed.`;
  return {
    kind: 'api',
    pathname,
    title: TITLE,
    tabTitle: TITLE,
    hash: 'bundle-sizes',
    description,
    lead: escapeHtml(description),
    components: [],
    blocks: [{ kind: 'api', sections }],
    toc: tables.map(({ title, hash }) => ({ text: title, hash, level: 2 })),
    anchors: ['bundle-sizes', ...tables.map(({ hash }) => hash)],
    links: [
      ...new Set(source.docs.flatMap((doc) => (doc.cost === null ? [] : (pathOf(doc.name) ?? [])))),
    ].map((href) => ({ href, line: 1 })),
    search: [
      {
        kind: 'page',
        title: TITLE,
        href: pathname,
        text: description,
        keywords: ['cost', 'kilobytes', 'weight', 'tree shaking', 'brotli', 'bundle size'],
      },
    ],
    source: { file: `${name}/package.json`, editUrl: '' },
  };
}

function introduce({ docs, config }: ApiPackage, isMeasured: boolean) {
  if (!isMeasured) return ['Nothing is measured yet: ', { code: 'vitrine build' }, ' does it.'];
  const shared = docs.flatMap(({ kind, cost }) =>
    cost === null || kind !== 'component' ? [] : [cost.shared],
  );
  const none: Bytes = { minified: 0, brotli: 0 };
  const largest = shared.reduce((a, b) => (b.brotli > a.brotli ? b : a), none);
  return costWords(config.package, largest);
}
