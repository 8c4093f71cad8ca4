/** A component's documentation → a page of the site. */
import { propHash, type ApiPart, type ApiSection } from '../../../shared/api-section.ts';
import type { Page } from '../../../shared/page.ts';
import type { SearchRecord } from '../../../shared/search/records.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { slugify, takeSlug } from '../../markdown/slug.ts';
import { richToHtml } from './print-html.ts';
import { leadOf, plainText } from './lead.ts';
import { replaceLinks } from './own-links.ts';
import { collectLinks } from './rich-text.ts';
import { buildSections, type ApiPageContext } from './sections.ts';

/** Compiles the page: its sections, and its contents, anchors, links and search records. */
export function apiPage(doc: ComponentDoc, context: ApiPageContext): Page {
  const { pathname, sourceUrl = '' } = context;
  const sections = buildSections(doc, context);
  const titled = sections.filter(({ title }) => title !== '');
  const taken = new Set([
    ...titled.map(({ hash }) => hash),
    ...doc.props.map(({ name }) => propHash(name)),
  ]);
  const hash = takeSlug(slugify(doc.name), taken);
  const contents = listContents(titled);
  const lead = replaceLinks(leadOf(doc, context.demoPages), context.ownLinks ?? {});
  const links = new Set<string>();
  for (const { parts } of sections) collectPartLinks(parts, links);
  collectLinks(lead, links);
  return {
    kind: 'api',
    pathname,
    title: doc.name,
    tabTitle: `${doc.name} API`,
    hash,
    description: plainText(lead),
    lead: richToHtml(lead),
    components: [doc.name],
    blocks: [{ kind: 'api', sections }],
    toc: titled.map((section) => ({ text: section.title, hash: section.hash, level: 2 })),
    anchors: [hash, ...[...taken].filter((one) => one !== hash)],
    links: [...links].map((href) => ({ href, line: 1 })),
    search: listSearchRecords(doc, pathname, contents),
    source: { file: `${doc.package}/${doc.file}`, editUrl: sourceUrl },
  };
}

function collectPartLinks(parts: ApiPart[], links: Set<string>): void {
  for (const part of parts) {
    if (part.kind === 'details') collectPartLinks(part.parts, links);
    else if (part.kind !== 'table') collectLinks(part.content, links);
    else for (const { cells } of part.rows) for (const cell of cells) collectLinks(cell, links);
  }
}

/** `import, props, slots and theme`. */
function listContents(sections: ApiSection[]): string {
  const names = sections.map(({ title }) =>
    title.startsWith('CSS') ? title : title.toLowerCase(),
  );
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** One record for the page, one for each own prop, slot and class. */
function listSearchRecords(doc: ComponentDoc, pathname: string, contents: string): SearchRecord[] {
  const { name, props, slots, classes, themeName, imports, description } = doc;
  const own = props.filter(({ inherited }) => !inherited);
  const names = [themeName, ...imports.map(({ specifier }) => specifier)];
  return [
    {
      kind: 'page',
      title: name,
      href: pathname,
      text: toText(description) || `${name} API: ${contents}`,
      keywords: names.filter((each) => each !== null && each !== name) as string[],
    },
    ...own.map((prop): SearchRecord => {
      const values = prop.values.map(({ text }) => text).join(' | ');
      return {
        kind: 'prop',
        title: prop.name,
        href: `${pathname}#${propHash(prop.name)}`,
        text: [values, toText(prop.description)].filter((part) => part !== '').join(' · '),
      };
    }),
    ...slots.map((slot): SearchRecord => ({
      kind: 'slot',
      title: slot.name,
      href: `${pathname}#slots`,
      text: toText(slot.description),
    })),
    // Classes of states, such as one for `disabled`, are those of all components.
    ...classes
      .filter(({ className }) => className !== '' && className.startsWith(themeName ?? name))
      .map(({ className, description: about }): SearchRecord => ({
        kind: 'class',
        title: `.${className}`,
        href: `${pathname}#css-classes`,
        text: toText(about),
      })),
  ];
}

/** Markdown without its markup, on one line. */
function toText(markdown: string): string {
  return markdown
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
