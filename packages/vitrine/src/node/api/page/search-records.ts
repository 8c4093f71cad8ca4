/** A component's documentation → what the search finds of it. */
import { partHash, propHash, selectorHash, typeHash } from '../../../shared/api-section.ts';
import type { SearchRecord } from '../../../shared/search/records.ts';
import {
  memberFunctions,
  ownSignatures,
  type ComponentDoc,
  type PropDoc,
} from '../../model/component-doc.ts';
import type { NamedDoc } from '../../model/signature-doc.ts';
import { rowName } from './props.ts';
import type { ApiPageContext } from './sections.ts';

/** One record for a part, one for each of its props. */
export function listPartRecords(part: ComponentDoc, context: ApiPageContext): SearchRecord[] {
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
    ...listFunctionRecords(part, pathname),
    ...listSelectorRecords(part, pathname),
  ];
}

/**
 * Its own props, those that it has from what no other page tells of (of a package that the library builds on), and those that
 * nobody uses it without.
 */
function listPropRecords(
  doc: ComponentDoc,
  { pathname, componentPath }: ApiPageContext,
): SearchRecord[] {
  const isHere = ({ inherited, from, group, required }: PropDoc) => {
    const path = inherited && from !== null ? componentPath(from) : null;
    return group === null && (required || path === null || path === pathname);
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
function listOptionRecords(doc: ComponentDoc, pathname: string): SearchRecord[] {
  const options = ownSignatures(doc).flatMap(({ parameters }) =>
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

/** One record for each function that belongs to it: `message.error`. */
function listFunctionRecords(doc: ComponentDoc, pathname: string): SearchRecord[] {
  return [...memberFunctions(doc)].map(([title, { text, description }]) => ({
    kind: 'option',
    title,
    href: `${pathname}#${doc.kind === 'component' ? 'functions' : 'signature'}`,
    text: toText(description) || text,
    keywords: [`${doc.name}.${title}`],
  }));
}

/** One record for the page, one for each prop, slot and class that it tells of. */
export function listSearchRecords(
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
    ...listFunctionRecords(doc, pathname),
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
      .filter(({ className }) => className.startsWith(themeName ?? name))
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
