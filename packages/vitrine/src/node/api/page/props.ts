/** Props as tables. */
import type { ApiPart, ApiRow, ApiTable, RichText } from '../../../shared/api-section.ts';
import { isWrapper, type ComponentDoc, type PropDoc } from '../../model/component-doc.ts';
import { variantNotes } from '../../model/variant-notes.ts';
import { readCellComment } from './text/comment.ts';
import { deprecatedNote } from './text/deprecation.ts';
import { readExample } from './text/examples.ts';
import { code, element, link, rich } from './text/rich-text.ts';
import { typeCode } from './type-parts.ts';

/**
 * The component's own props as a table; then, closed, those of each thing it inherits from.
 * @param pathOf the page of a component, or `null`
 */
export function propParts(
  doc: ComponentDoc,
  pathOf: (component: string) => string | null,
): ApiPart[] {
  const { name, props } = doc;
  const propTable = (rows: PropDoc[]) => tableOf(doc, rows);
  const own = props.filter(({ inherited, group }) => !inherited && group === null);
  const origins = [...new Set(props.flatMap(({ from }) => from ?? []))];
  const none = element('p', `${name} declares no props of its own.`);
  return [
    own.length === 0 ? { kind: 'text', content: [none] } : propTable(own),
    ...groupParts(doc, pathOf),
    ...origins.map((origin): ApiPart => {
      const inherited = props.filter(({ from }) => from === origin);
      const count = `${inherited.length} ${inherited.length === 1 ? 'prop' : 'props'}`;
      const path = pathOf(origin);
      // A link inside the summary could not be reached by a screen reader: it follows.
      const see = path === null ? [] : [element('p', ...rich`See ${link(path, code(origin))}.`)];
      return {
        kind: 'details',
        summary: [`${count} inherited from `, code(origin)],
        parts: [{ kind: 'text', content: see }, propTable(inherited)],
      };
    }),
  ];
}

/** Props that many components share stand on a page of their own. */
function groupParts(
  { groups }: ComponentDoc,
  pathOf: (component: string) => string | null,
): ApiPart[] {
  if (groups.length === 0) return [];
  const names = groups.flatMap((name): RichText[] => {
    const path = pathOf(name);
    // One that the site has named is no word of the code.
    const shown = name.includes(' ') ? name : code(name);
    return [', ', path === null ? shown : link(path, shown)];
  });
  const content: RichText[] = ['The props of ', ...names.slice(1), ' are accepted as well.'];
  return [{ kind: 'text', content: [element('p', ...content)] }];
}

/** What a row is addressed by: a part's prop with the part's name, as several parts have one of that name. */
export function rowName({ name }: Pick<ComponentDoc, 'name'>, prop: string): string {
  const [, ...part] = name.split('.');
  return [...part, prop].join('.');
}

/** Characters that the column of defaults has room for. */
const WIDEST_DEFAULT = 32;

function tableOf(doc: ComponentDoc, props: PropDoc[]): ApiTable {
  const rows = props.toSorted(compareProps).map((prop) => propRow(doc, prop));
  return { kind: 'table', columns: ['Name', 'Type', 'Default', 'Description'], rows };
}

/** What nobody can leave out comes first; names are looked up, so they follow the alphabet. */
function compareProps(a: PropDoc, b: PropDoc): number {
  if (a.required !== b.required) return a.required ? -1 : 1;
  const [first, second] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : 0;
}

function propRow(doc: ComponentDoc, prop: PropDoc): ApiRow {
  const name = nameCode(prop.name, prop);
  return {
    prop: rowName(doc, prop.name),
    cells: [
      [name, ...variantNote(prop), ...sinceNote(doc, prop.since)],
      typeCell(prop, doc),
      defaultCell(prop),
      descriptionCell(prop),
    ],
  };
}

/** `required`, or in which variant: `required with variant="line"`; and which variants take it at all. */
function variantNote(prop: PropDoc): RichText[] {
  const always: RichText[] = prop.required ? [' ', element('em', 'required')] : [];
  const notes = variantNotes<RichText>(prop, code);
  return [...always, ...notes.flatMap((note): RichText[] => [' ', element('small', ...note)])];
}

/** What is not stated but read from the code says so. */
export function defaultCell({
  default: value,
  defaultFrom,
}: {
  default: string | null;
  defaultFrom?: PropDoc['defaultFrom'];
}): RichText[] {
  if (value === null) return [];
  // What is wider than its column stands on a line of its own, below no header.
  const shown = value.length > WIDEST_DEFAULT ? element('span', code(value)) : code(value);
  return defaultFrom === 'code' ? [shown, ' ', element('small', 'from code')] : [shown];
}

function descriptionCell(prop: PropDoc): RichText[] {
  return [...describedCell(prop), ...prop.examples.flatMap(readExample)];
}

/** What is said of something in a cell, behind the reason why it should no longer be used. */
export function describedCell({
  description,
  deprecated,
  deprecatedSince = null,
}: {
  description: string;
  deprecated: string | null;
  deprecatedSince?: string | null;
}): RichText[] {
  const note = deprecatedNote({ deprecated, deprecatedSince });
  const said = readCellComment(description);
  // Paragraphs of a cell run on.
  return [...note, ...(note.length > 0 && said.length > 0 ? ['\n'] : []), ...said];
}

/** The name of what should no longer be used is struck out. */
export function nameCode(name: string, { deprecated }: Pick<PropDoc, 'deprecated'>): RichText {
  return deprecated === null ? code(name) : element('s', code(name));
}

/** What is as old as its component does not say so. */
export function sinceNote(doc: Pick<ComponentDoc, 'since'>, since: string | null): RichText[] {
  // A line of its own in every row would make tables much longer.
  return since === null || since === doc.since ? [] : [' ', element('small', `Since ${since}.`)];
}

/** The type as authored; beside it its values, or what it comes down to, where the text does not show them. */
function typeCell({ type, resolved, values, augmentable }: PropDoc, doc: ComponentDoc): RichText[] {
  const texts = values.map(({ text }) => text);
  const list = texts.join(' | ');
  const more =
    augmentable === null ? [] : [' ', element('small', 'more through ', code(augmentable))];
  if (isWrapper({ type, augmentable })) return [typeCode(list, doc), ...more];
  const beside = texts.length > 0 ? list : resolved;
  const shown = texts.length > 0 ? texts.every((text) => type.includes(text)) : beside === null;
  if (shown) return [typeCode(type, doc), ...more];
  const second = typeCode(beside!, doc);
  // What folds is no part of a line.
  const around = second.shown === undefined ? 'small' : 'div';
  return [typeCode(type, doc), ' ', element(around, second), ...more];
}
