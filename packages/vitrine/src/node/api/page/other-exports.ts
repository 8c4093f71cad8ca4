/** Exports without a page of their own, listed on one. */
import { showInvisible } from '../../../shared/text/show-controls.ts';
import { onOneLine } from '../../../shared/text/one-line.ts';
import { partHash, type ApiRow, type ApiSection } from '../../../shared/api-section.ts';
import type { Page } from '../../../shared/page.ts';
import type { ComponentDoc, DocKind } from '../../model/component-doc.ts';
import { count } from '../../base/text.ts';
import { slugify, takeSlug } from '../../../shared/markdown/slug.ts';
import { plainText } from './text/lead.ts';
import { collectLinks, code, element, rich } from './text/rich-text.ts';
import { describedCell, nameCode } from './props.ts';
import { richToHtml } from './print-html.ts';
import { leadToMarkdown } from './print-markdown.ts';
import type { ApiPageContext } from './sections.ts';

const TITLES: [kind: DocKind, title: string][] = [
  ['component', 'Components'],
  ['hook', 'Hooks'],
  ['function', 'Functions'],
  ['constant', 'Constants'],
  ['type', 'Types'],
];

/** Fragments of the rows by name: two names may differ in their case alone. */
export function otherHashes(docs: readonly { name: string }[]): Map<string, string> {
  const taken = new Set(['other-exports', ...TITLES.map(([, heading]) => slugify(heading))]);
  return new Map(docs.map(({ name }) => [name, takeSlug(partHash(name), taken)]));
}

/** The page: a table for each kind, a row for each export. */
export function otherExportsPage(
  title: string,
  docs: readonly ComponentDoc[],
  { pathname, of }: ApiPageContext,
): Page {
  const [first] = docs;
  const hashes = otherHashes(docs);
  const tables = TITLES.flatMap(([kind, heading]) => {
    const rows = docs
      .filter((doc) => doc.kind === kind)
      .map((doc) => readRow(doc, hashes.get(doc.name)!));
    return rows.length === 0 ? [] : [{ title: heading, hash: slugify(heading), rows }];
  });
  const columns = ['Name', 'Type', 'Import', 'Description'];
  const sections = tables.map(({ rows, ...table }): ApiSection => ({
    ...table,
    parts: [{ kind: 'table', columns, rows }],
  }));
  const lead = rich`${count(docs.length, 'export')} of ${code(first!.package)} that ${docs.length === 1 ? 'has' : 'have'} no page of ${docs.length === 1 ? 'its' : 'their'} own.`;
  const links = new Set<string>();
  for (const { cells } of tables.flatMap(({ rows }) => rows)) collectLinks(cells.flat(), links);
  return {
    kind: 'api',
    pathname,
    title,
    tabTitle: of ? `${title} API of ${of.package}` : `${title} API`,
    hash: 'other-exports',
    description: plainText(lead),
    lead: richToHtml(lead),
    leadMarkdown: leadToMarkdown(lead),
    components: [],
    blocks: [{ kind: 'api', sections }],
    toc: sections.map((section) => ({ text: section.title, hash: section.hash, level: 2 })),
    anchors: ['other-exports', ...sections.map(({ hash }) => hash), ...hashes.values()],
    links: [...links].map((href) => ({ href, line: 1 })),
    search: [
      { kind: 'page', title, href: pathname, text: plainText(lead) },
      ...docs.map(({ name, aliases, description }) => ({
        kind: 'export' as const,
        title: showInvisible(name),
        href: `${pathname}#${hashes.get(name)}`,
        text: description,
        keywords: aliases,
      })),
    ],
    source: { file: `${first!.package}/package.json`, editUrl: '' },
  };
}

/** Longest type that is shown in a row. */
const MAX_TYPE = 200;

/** Most functions of an object that are shown in a row. */
const MAX_CALLS = 12;

function readRow(doc: ComponentDoc, hash: string): ApiRow {
  const { name, imports, description, deprecated } = doc;
  return {
    id: hash,
    cells: [
      [nameCode(name, { deprecated })],
      typeLines(doc).flatMap((line, i) => (i === 0 ? [code(line)] : [element('br'), code(line)])),
      imports.slice(0, 1).map(({ specifier }) => code(specifier)),
      describedCell({ description, deprecated }),
    ],
  };
}

/** What it is, or how it is called; of an object that has functions, those: `message.error(text)`. */
function typeLines({ kind, name, definition, signatures }: ComponentDoc): string[] {
  const calls = signatures.map(({ text }) => joinLines(text));
  if (kind === 'constant' && calls.length > 0 && calls.length <= MAX_CALLS) return calls.map(cut);
  const type = definition ?? calls[0]?.slice(name.length) ?? '';
  return type === '' ? [] : [cut(type)];
}

/** A signature on one line, that has one for each of its parameters. */
const joinLines = (text: string) =>
  onOneLine(text.replace(/,\n\s*\)/g, ')').replace(/\(\n\s*/g, '('));

const cut = (text: string) => (text.length > MAX_TYPE ? `${text.slice(0, MAX_TYPE)}…` : text);
