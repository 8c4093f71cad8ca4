/** A component's documentation → a page of the site. */
import type { Page } from '../../../shared/page.ts';
import { shorten, type SearchRecord } from '../../../shared/search-index.ts';
import { headingLink } from '../../markdown/heading-link.ts';
import { slugify, takeSlug } from '../../markdown/slug.ts';
import { escapeHtml } from '../../base/escape.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { linksIn, toText } from './page-markdown.ts';
import { code, propHash } from './page-props.ts';
import { buildSections, renderTop, type Section } from './page-sections.ts';

/** What an API page has to know of its site. */
export interface ApiPageContext {
  /** The page's own path. */
  pathname: string;
  /** Path of a component's page on this site, or `null`. */
  componentPath: (name: string) => string | null;
  /** Pages that show the component, linked at the top. */
  demoPages: { pathname: string; title: string }[];
  /** Where the declaration can be read, for the edit link; may be empty. */
  sourceUrl?: string;
}

/** Characters of a prop's description that search shows. */
const SEARCH_TEXT = 100;

/** Compiles the page: one block of HTML and all that the site derives from it. */
export function apiPage(doc: ComponentDoc, context: ApiPageContext): Page {
  const { pathname, sourceUrl = '' } = context;
  const sections = buildSections(doc, context);
  const html = renderTop(doc, context) + sections.map(renderSection).join('');
  const taken = new Set([
    ...sections.map(({ hash }) => hash),
    ...doc.props.map(({ name }) => propHash(name)),
  ]);
  const hash = takeSlug(slugify(doc.name), taken);
  const contents = listContents(sections);
  return {
    kind: 'api',
    pathname,
    title: doc.name,
    tabTitle: `${doc.name} API`,
    hash,
    description: `API reference of ${doc.name} from ${doc.package}: ${contents}.`,
    lead: `API reference of ${code(doc.name)} from ${code(doc.package)}: ${escapeHtml(contents)}.`,
    components: [doc.name],
    blocks: [{ kind: 'html', html }],
    toc: sections.map((section) => ({ text: section.title, hash: section.hash, level: 2 })),
    anchors: [hash, ...[...taken].filter((one) => one !== hash)],
    links: [...new Set(linksIn(html))].map((href) => ({ href, line: 1 })),
    search: searchRecords(doc, pathname, contents),
    source: { file: `${doc.package}/${doc.file}`, editUrl: sourceUrl },
  };
}

function renderSection({ hash, title, html }: Section): string {
  return `<h2 id="${hash}">${title}${headingLink(hash, title)}</h2>${html}`;
}

/** `import, props, slots and theme`. */
function listContents(sections: Section[]): string {
  const names = sections.map(({ title }) =>
    title.startsWith('CSS') ? title : title.toLowerCase(),
  );
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** One record for the page and one for each own prop. */
function searchRecords(
  { name, props }: ComponentDoc,
  pathname: string,
  contents: string,
): SearchRecord[] {
  const own = props.filter(({ inherited }) => !inherited);
  return [
    { kind: 'page', title: name, href: pathname, text: `${name} API: ${contents}` },
    ...own.map((prop): SearchRecord => {
      const about = toText(prop.description);
      const text = about === '' ? name : `${name}: ${shorten(about, SEARCH_TEXT)}`;
      return { kind: 'prop', title: prop.name, href: `${pathname}#${propHash(prop.name)}`, text };
    }),
  ];
}
