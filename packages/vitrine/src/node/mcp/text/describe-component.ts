import { codeSpan } from '../../../shared/markdown/escape-markdown.ts';
import { printCall } from './describe-call.ts';
import { printImport, type ComponentDoc, type PropDoc } from '../../model/component-doc.ts';

/** How much is told of a prop. */
interface PropDetail {
  /** Characters of its description, which ends with a sentence. */
  room?: number;
  /** Whether the version that brought it is told. */
  since?: boolean;
}

/** A prop as one line: name, type, default, what deprecates it, since, what it does. */
export function printProp(prop: PropDoc, { room, since: isDated = true }: PropDetail = {}): string {
  const { name, required, requiredIn, default: fallback, since, deprecated, from } = prop;
  const facts = [
    printType(prop),
    ...(required ? ['**required**'] : []),
    ...requiredIn.map(
      (one) => `required ${one.startsWith('without ') ? '' : 'with '}${codeSpan(one)}`,
    ),
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
function cutSentences(line: string, room: number): string {
  if (line.length <= room) return line;
  let end = 0;
  for (const { index } of line.matchAll(/(?<!\be\.g|\bi\.e)[.!?](?=\s+[\p{Lu}`[<])/gu)) {
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
    [firstParagraph(description), ...facts].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Classes told of a component when a question asks for them. */
const MOST_CLASSES = 8;
/** Characters of what is said of the prop that answers best, and of the others. */
const ROOM = { sure: 600, best: 320, other: 160 };

/** Characters of a declaration that is told: the longest are for those who ask for all of it. */
const MOST_CALL = 500;

/** What a question asks for besides props, by its words. */
const ASKS = {
  classes: new Set(['class', 'classes', 'css', 'selector', 'style', 'styles']),
  theme: new Set(['theme', 'themes', 'override', 'overrides']),
  slots: new Set(['slot', 'slots']),
  since: new Set(['since', 'version', 'added', 'introduced', 'new', 'old']),
};

interface Told {
  /** What answers best, with its description. */
  props: readonly PropDoc[];
  /** By name and type alone. */
  others?: readonly PropDoc[];
  words: readonly string[];
  /** The first prop is the answer. */
  isSure?: boolean;
}

/** A component in few words, with the props that a question asks for; without any, the names of all. */
export function printBriefly(
  doc: ComponentDoc,
  page: string,
  { props, others = [], words, isSure = false }: Told,
): string {
  const { name, imports, description, deprecated, themeName, slots } = doc;
  const direct = imports.at(-1);
  const asks = (what: ReadonlySet<string>) => words.some((word) => what.has(word));
  const since = asks(ASKS.since);
  const classes = doc.classes.filter(({ className }) => className !== '').slice(0, MOST_CLASSES);
  const list = (title: string, names: readonly string[]) =>
    names.length === 0 ? '' : `${title}: ${names.map(codeSpan).join(', ')}`;
  const own = doc.props.filter(({ inherited }) => !inherited).map((prop) => prop.name);
  const call = printCall(doc);
  const best = isSure ? ROOM.sure : ROOM.best;
  const isBare = props.length + others.length === 0;
  return [
    `# ${name} (${page})${direct ? ` ${codeSpan(printImport(direct))}` : ''}`,
    deprecated === null ? '' : `**Deprecated.** ${onOneLine(deprecated)}`,
    isBare ? firstParagraph(description) : '',
    ...props.map((prop, at) => printProp(prop, { room: at === 0 ? best : ROOM.other, since })),
    ...others.map((prop) => printProp({ ...prop, description: '' }, { since })),
    isBare ? list('Props', own) : '',
    call.length > MOST_CALL ? '' : call,
    asks(ASKS.theme) && themeName !== null ? list('In the theme', [themeName]) : '',
    asks(ASKS.slots)
      ? list(
          'Slots',
          slots.map((slot) => slot.name),
        )
      : '',
    asks(ASKS.classes)
      ? list(
          'Classes',
          classes.map(({ className }) => className),
        )
      : '',
  ]
    .filter(Boolean)
    .join('\n');
}

export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function firstParagraph(text: string): string {
  return onOneLine(text.split(/\n\s*\n/)[0] ?? '');
}
