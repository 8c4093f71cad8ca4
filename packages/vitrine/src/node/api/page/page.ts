/** A component's documentation → a page of the site. */
import {
  partHash,
  propHash,
  selectorHash,
  typeHash,
  type ApiPart,
  type ApiSection,
} from '../../../shared/api-section.ts';
import type { Page } from '../../../shared/page.ts';
import type { SearchRecord } from '../../../shared/search/records.ts';
import { blankFields, type ComponentDoc, type PropDoc } from '../../model/component-doc.ts';
import type { NamedDoc } from '../../model/signature-doc.ts';
import { slugify, takeSlug } from '../../../shared/markdown/slug.ts';
import { richToHtml } from './print-html.ts';
import { leadToMarkdown } from './print-markdown.ts';
import { leadOf, leadOfParts, plainText } from './lead.ts';
import { otherExportsPage } from './other-exports.ts';
import { replaceLinks, withOwnLinks } from './own-links.ts';
import { typeSections } from './type-parts.ts';
import { collectLinks } from './text/rich-text.ts';
import { buildPart } from './parts.ts';
import { rowName } from './props.ts';
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
    title: name,
    tabTitle: of ? `${name} API of ${of.package}` : `${name} API`,
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
    ],
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

/** One record for a part, one for each of its props. */
function listPartRecords(part: ComponentDoc, context: ApiPageContext): SearchRecord[] {
  const { name, aliases, description } = part;
  const { pathname } = context;
  return [
    {
      kind: 'heading',
      title: name,
      href: `${pathname}#${partHash(name)}`,
      text: toText(description),
      keywords: aliases,
    },
    ...listPropRecords(part, context),
    ...listSelectorRecords(part, pathname),
  ];
}

/** Its own props, and those that it has from what no other page tells of: of a package that the library builds on. */
function listPropRecords(
  doc: ComponentDoc,
  { pathname, componentPath }: ApiPageContext,
): SearchRecord[] {
  const isHere = ({ inherited, from, group }: PropDoc) => {
    const path = inherited && from !== null ? componentPath(from) : null;
    return group === null && (path === null || path === pathname);
  };
  return doc.props.filter(isHere).map((prop): SearchRecord => {
    const values = prop.values.map(({ text }) => text).join(' | ');
    return {
      kind: 'prop',
      title: prop.name,
      href: `${pathname}#${propHash(rowName(doc, prop.name))}`,
      text: [values, toText(prop.description)].filter((part) => part !== '').join(' · '),
    };
  });
}

/** One record for each data attribute and CSS variable. */
function listSelectorRecords(doc: ComponentDoc, pathname: string): SearchRecord[] {
  const record = (kind: SearchRecord['kind']) => (one: NamedDoc) => ({
    kind,
    title: one.name,
    href: `${pathname}#${selectorHash(rowName(doc, one.name))}`,
    text: toText(one.description),
  });
  return [
    ...doc.dataAttributes.map(record('attribute')),
    ...doc.cssVariables.map(record('variable')),
  ];
}

/** One record for each option of a hook or a function. */
function listOptionRecords({ signatures }: ComponentDoc, pathname: string): SearchRecord[] {
  const options = signatures.flatMap(({ parameters }) =>
    parameters.flatMap(({ name, members }) =>
      members.map((member) => [`${name}.${member.name}`, member] as const),
    ),
  );
  return [...new Map(options)].map(([address, { name, description }]) => ({
    kind: 'option',
    title: name,
    href: `${pathname}#${propHash(address)}`,
    text: toText(description),
  }));
}

/** One record for the page, one for each prop, slot and class that it tells of. */
function listSearchRecords(
  doc: ComponentDoc,
  context: ApiPageContext,
  contents: string,
): SearchRecord[] {
  const { pathname } = context;
  const { name, aliases, slots, classes, themeName, imports, description } = doc;
  const names = [themeName, ...aliases, ...imports.map(({ specifier }) => specifier)];
  return [
    {
      kind: 'page',
      title: name,
      href: pathname,
      text: toText(description) || `${name} API: ${contents}`,
      keywords: names.filter((each) => each !== null && each !== name) as string[],
    },
    ...listPropRecords(doc, context),
    ...listOptionRecords(doc, pathname),
    ...doc.types.map(({ name: type, definition, description: about }): SearchRecord => ({
      kind: 'type',
      title: type,
      href: `${pathname}#${typeHash(type)}`,
      text: toText(about) || definition.slice(0, 200),
    })),
    ...listSelectorRecords(doc, pathname),
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
