/** A component's documentation → a page of the site. */
import { propHash, typeHash, type ApiPart, type ApiSection } from '../../../shared/api-section.ts';
import type { Page } from '../../../shared/page.ts';
import { showInvisible } from '../../../shared/text/show-controls.ts';
import { blankFields, type ComponentDoc } from '../../model/component-doc.ts';
import { slugify, takeSlug } from '../../../shared/markdown/slug.ts';
import { richToHtml } from './print-html.ts';
import { leadToMarkdown } from './print-markdown.ts';
import { leadOf, leadOfParts, plainText } from './text/lead.ts';
import { otherExportsPage } from './other-exports.ts';
import { replaceLinks, withOwnLinks } from './text/own-links.ts';
import { typeSections } from './type-parts.ts';
import { collectLinks } from './text/rich-text.ts';
import { buildPart } from './parts.ts';
import { listPartRecords, listSearchRecords } from './search-records.ts';
import { buildSections, type ApiPageContext } from './sections.ts';

/** What a page of the reference is about: see `ReferencePage`. */
export interface ApiSubject {
  name: string;
  main: ComponentDoc | null;
  parts: ComponentDoc[];
  /** What has no page of its own, listed on this one. */
  others?: ComponentDoc[];
}

/** Compiles the page: its sections, and its contents, anchors, links and search records. */
export function apiPage(
  { name, main, parts, others = [] }: ApiSubject,
  context: ApiPageContext,
): Page {
  if (others.length > 0) return otherExportsPage(name, others, context);
  const { pathname, sourceUrl = '', of } = context;
  const doc = main ?? namespaceOf(name, parts[0]!);
  const sections = [
    ...buildSections(doc, context, main !== null),
    ...parts.flatMap((part) => buildPart(part, context)),
    ...withOwnLinks(typeSections([doc, ...parts]), context.ownLinks ?? {}),
  ];
  const titled = sections.filter(({ title }) => title !== '');
  const taken = new Set([...titled.map(({ hash }) => hash), ...rowHashes(sections)]);
  const hash = takeSlug(slugify(name), taken);
  const title = showInvisible(name);
  const contents = listContents(titled);
  const said = main === null ? leadOfParts(name, parts) : leadOf(doc, context.demoPages);
  const lead = replaceLinks(said, context.ownLinks ?? {});
  const links = new Set<string>();
  for (const section of sections) collectPartLinks(section.parts, links);
  collectLinks(lead, links);
  const all = main === null ? parts : [main, ...parts];
  // Two packages may say the same of what they both have.
  const whose = of ? ` (${of.package} ${of.version})` : '';
  return {
    kind: 'api',
    pathname,
    title,
    tabTitle: of ? `${title} API of ${of.package}` : `${title} API`,
    hash,
    description: plainText(lead) + whose,
    lead: richToHtml(lead),
    leadMarkdown: leadToMarkdown([...lead, whose]),
    components: [...new Set([name, ...all.map((each) => each.name)])],
    blocks: [{ kind: 'api', sections }],
    toc: titled.map((section) => ({ text: section.title, hash: section.hash, level: 2 })),
    anchors: [hash, ...[...taken].filter((one) => one !== hash)],
    links: [...links].map((href) => ({ href, line: 1 })),
    search: [
      ...listSearchRecords(doc, context, contents),
      ...parts.flatMap((part) => listPartRecords(part, context)),
    ].map((record) => ({ ...record, title: showInvisible(record.title) })),
    source: { file: `${doc.package}/${doc.file}`, editUrl: sourceUrl },
  };
}

/** What is imported to use the parts, which is no component itself. */
function namespaceOf(name: string, part: ComponentDoc): ComponentDoc {
  return {
    ...part,
    ...blankFields(),
    name,
  };
}

/** Fragments of rows that can be linked to. */
function rowHashes(sections: ApiSection[]): string[] {
  const ofPart = (part: ApiPart): string[] => {
    if (part.kind === 'details') return part.parts.flatMap(ofPart);
    if (part.kind === 'type') return [typeHash(part.name)];
    if (part.kind !== 'table') return [];
    return part.rows.flatMap(({ prop, id }) => (prop === undefined ? (id ?? []) : propHash(prop)));
  };
  return sections.flatMap(({ parts }) => parts.flatMap(ofPart));
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
