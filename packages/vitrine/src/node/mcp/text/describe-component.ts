import { onOneLine } from '../../../shared/text/one-line.ts';
import { codeSpan } from '../../../shared/markdown/escape-markdown.ts';
import { printImport, type ComponentDoc, type PropDoc } from '../../model/component-doc.ts';
import { variantNotes } from '../../model/variant-notes.ts';
import { guardLine } from './guard-line.ts';
import { asksForDeprecated, type Question } from './question.ts';

/** How much is told of a prop. */
interface PropDetail {
  /** Characters of its description, which ends with a sentence. */
  room?: number;
  /** Whether the version that brought it is told. */
  since?: boolean;
}

/** A prop as one line: name, type, default, what deprecates it, since, what it does. */
export function printProp(prop: PropDoc, { room, since: isDated = true }: PropDetail = {}): string {
  const { name, required, default: fallback, since, deprecated, from } = prop;
  const facts = [
    printType(prop),
    ...(required ? ['**required**'] : []),
    ...variantNotes(prop, codeSpan).map((note) => note.join('')),
    ...(fallback === null ? [] : [`default: ${codeSpan(fallback)}`]),
    ...(since === null || !isDated ? [] : [`since ${since}`]),
    ...(from === null ? [] : [`from ${from}`]),
  ];
  const whole = onOneLine(prop.description);
  const about = room === undefined ? whole : cutSentences(whole, room);
  const gone = deprecated === null ? '' : ` **Deprecated.** ${onOneLine(deprecated)}`;
  return `- ${codeSpan(name)}: ${facts.join(', ')}.${gone}${about === '' ? '' : ` ${about}`}`;
}

/** As many sentences of a line as have room, one at least. */
export function cutSentences(line: string, room: number): string {
  if (line.length <= room) return line;
  let end = 0;
  for (const { index } of line.matchAll(/(?<!\be\.g|\bi\.e)[.!?](?=\s+(?:[\p{Lu}`[<]|- `))/gu)) {
    if (end > 0 && index + 1 > room) break;
    end = index + 1;
  }
  return end === 0 ? line : line.slice(0, end);
}

/** The type, and what it stands for where it names another. */
function printType({ type, resolved, values }: PropDoc): string {
  const said = values.map(({ text }) => text).join(' | ');
  const known = values.every(({ text }) => type.includes(text));
  const stands = resolved ?? (known ? '' : said);
  return stands === '' || stands === type
    ? codeSpan(type)
    : `${codeSpan(type)} (${codeSpan(stands)})`;
}

/** Its name, how to import it, and what it is. */
export function printHead(doc: ComponentDoc, page: string): string {
  const { name, kind, since, deprecated, description, inherits, rootElement, themeName } = doc;
  const [first] = doc.imports;
  const direct = doc.imports.find(({ specifier }) => specifier !== first?.specifier);
  const facts = [
    ...(since === null ? [] : [`Since ${since}.`]),
    ...(inherits === null ? [] : [`Takes the props of ${inherits.name} too.`]),
    ...(rootElement === null ? [] : [`Root: ${codeSpan(rootElement)}.`]),
    ...(themeName === null ? [] : [`Theme: ${codeSpan(themeName)}.`]),
  ];
  const imports = [first, direct].flatMap((each) => (each ? [codeSpan(printImport(each))] : []));
  return [
    `# ${name}${kind === 'component' ? '' : ` (${kind})`} · ${page}`,
    imports.join(' or '),
    ...(deprecated === null ? [] : [`**Deprecated.** ${onOneLine(deprecated)}`]),
    [guardLine(firstParagraph(description)), ...facts].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join('\n');
}

export function firstParagraph(text: string): string {
  return onOneLine(text.split(/\n\s*\n/)[0] ?? '');
}

/** Attributes of HTML are in no reference of a component, and it may take them all the same. */
export function tellRoot({ rootElement, takesAttributes }: ComponentDoc): string {
  if (rootElement === null)
    return takesAttributes ? 'Attributes and events of its root element may be passed too.' : '';
  return `What ${codeSpan(rootElement)} takes may be passed too: it is the root.`;
}

/**
 * The type of its props, whether or not the library exports one by a name. Of a component with type parameters React's
 * type forgets what they are given.
 */
export function tellPropsType({ kind, name, generics }: ComponentDoc, { wants }: Question): string {
  if (kind !== 'component' || !wants.has('props type') || generics.length > 0) return '';
  return `The type of its props: ${codeSpan(`React.ComponentProps<typeof ${name}>`)}.`;
}

/** Props that are deprecated, its own first. */
export const listDeprecated = ({ props }: ComponentDoc): PropDoc[] =>
  props
    .filter(({ deprecated, group }) => deprecated !== null && group === null)
    .sort((a, b) => Number(a.inherited) - Number(b.inherited));

/** Says that nothing is, where that is asked; whoever is told nothing would ask on. */
export function tellNoneDeprecated(doc: ComponentDoc, question: Question): string {
  if (!asksForDeprecated(question) || listDeprecated(doc).length > 0) return '';
  return doc.deprecated === null
    ? 'Neither it nor any of its props is deprecated.'
    : 'None of its props is deprecated by itself.';
}
