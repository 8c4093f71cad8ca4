import { onOneLine } from '../../shared/text/one-line.ts';
import { codeSpan, escapeMarkdown } from '../../shared/markdown/escape-markdown.ts';
import { markdownPath } from '../base/addresses/page-paths.ts';
import type { ApiFile } from '../llms/site-json.ts';
import { listParameters } from '../mcp/text/describe-call.ts';
import { printHead, printProp } from '../mcp/text/describe-component.ts';
import type { ComponentDoc, PropDoc } from '../model/component-doc.ts';
import type { NamedDoc } from '../model/signature-doc.ts';
import type { PageMeta } from '../model/page-meta.ts';

/** Characters of a description, in whole sentences: the declarations beside this have all of it. */
const LONGEST = 150;

/**
 * What a page of the reference documents, with props as lines: a third of what tables take.
 * @param metas the pages that show components of its package
 */
export function printReference({ docs }: ApiFile, metas: readonly PageMeta[]): string {
  return docs.map((doc) => printExport(doc, metas)).join('\n\n');
}

const nameAll = (all: readonly NamedDoc[]) => all.map(({ name }) => codeSpan(name));

function printExport(doc: ComponentDoc, metas: readonly PageMeta[]): string {
  const isOwn = ({ inherited, group }: PropDoc) => !inherited && group === null;
  // What is as old as the export needs no word, and the most are.
  const own = doc.props
    .filter(isOwn)
    .map((prop) => (prop.since === doc.since ? { ...prop, since: null } : prop));
  const others = doc.props.filter((prop) => !isOwn(prop));
  const names = [doc.name, ...doc.aliases];
  const pages = metas.filter(({ components }) => components.some((each) => names.includes(each)));
  const links = pages.map(
    ({ title, pathname }) => `[${escapeMarkdown(onOneLine(title))}](${markdownPath(pathname)})`,
  );
  const slots = doc.slots.map(
    ({ name, default: fallback }) =>
      codeSpan(name) + (fallback === null ? '' : ` (${codeSpan(fallback)})`),
  );
  const classes = doc.classes.map(({ name, className }) => codeSpan(className || name));
  // What types are, the declarations beside this say.
  const calls = doc.signatures.map(({ text }) => codeSpan(joinLines(text)));
  const parameters = listParameters(doc).filter(
    ({ name, description }) => description !== '' || !calls.some((call) => call.includes(name)),
  );
  const list = (title: string, props: readonly PropDoc[]) =>
    props.length === 0
      ? []
      : [`## ${title}\n\n${props.map((prop) => printProp(prop, { room: LONGEST })).join('\n')}`];
  const line = (title: string, parts: string[]) =>
    parts.length === 0 ? [] : [`${title}: ${parts.join(', ')}`];
  return [
    printHead(doc, doc.package),
    ...line('Demos', links),
    ...(calls.length === 0 ? [] : [calls.join('\n\n')]),
    ...list('Parameters', parameters),
    ...list('Props', own),
    ...line(
      'Props of what it builds on',
      others.map(({ name }) => codeSpan(name)),
    ),
    ...line('Slots', slots),
    ...line('Classes', classes),
    ...line('Data attributes', nameAll(doc.dataAttributes)),
    ...line('CSS variables', nameAll(doc.cssVariables)),
    ...line('CSS parts', nameAll(doc.cssParts)),
  ].join('\n\n');
}

/** A declaration of several lines on one, as it would be written there: without what stands at their ends. */
const joinLines = (text: string) =>
  onOneLine(text.replace(/([(<[])\n\s*/g, '$1').replace(/,?\n\s*(?=[)>\]])/g, ''));
