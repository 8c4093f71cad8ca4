import { otherValue } from '../../api/page/theme-parts.ts';
import { onOneLine } from '../../../shared/text/one-line.ts';
import { codeSpan } from '../../../shared/markdown/escape-markdown.ts';
import { plainText } from '../../../shared/tools/list-passages.ts';
import {
  isWrapper,
  printImport,
  type ComponentDoc,
  type PropDoc,
} from '../../model/component-doc.ts';
import { variantNotes } from '../../model/variant-notes.ts';
import { printAskedCall, printResult } from './describe-call.ts';
import {
  cutSentences,
  firstParagraph,
  tellNoneDeprecated,
  tellPropsType,
  tellRoot,
} from './describe-component.ts';
import { guardLine } from './guard-line.ts';
import { listNamedTypes, quoteType } from './named-types.ts';
import type { Question } from './question.ts';
import { listAskedNames, rankClasses } from './rank-classes.ts';

/** Characters of what is said of the prop that answers best, and of the others. */
const ROOM = { sure: 600, best: 240, other: 110 };
/** Characters of a type or a default; all of it is in the answer of `get_component`. */
const MOST_CODE = { told: 120, named: 60, type: 200 };
/** Types that are told of what the props name. */
const MOST_TYPES = 2;
/** Names of props where none is known to answer. */
const MOST_NAMES = 24;
/** Props that are told there with the values that they take. */
const MOST_CHOICES = 4;

interface Told {
  question: Question;
  /** What answers best, with its description. */
  props: readonly PropDoc[];
  /** By name and type alone. */
  others?: readonly PropDoc[];
  /** The first prop is the answer. */
  isSure?: boolean;
  /** None of them says much of the question: the others are told by their names. */
  isDoubtful?: boolean;
  /** Whether its import is told. */
  isMain?: boolean;
  /** Whether what it gives is told, member by member: of several hooks the first does. */
  isFirst?: boolean;
}

/** A component in few words, with the props that a question asks for; without any, the names of all. */
export function printBriefly(doc: ComponentDoc, page: string, told: Told): string {
  const { question, props, others = [], isSure = false, isDoubtful = false } = told;
  const { isMain = true, isFirst = isMain } = told;
  const { deprecated, themeName, slots } = doc;
  const { wants } = question;
  const since = wants.has('since');
  const classes = wants.has('classes') ? rankClasses(doc.classes, question.words) : [];
  const classNames =
    wants.has('classes') && isMain && classes.length === 0 ? listNames(doc.classes) : '';
  const named = isMain ? listAskedNames(doc, question) : [];
  const rooms = [isSure ? ROOM.sure : isMain ? ROOM.best : ROOM.other];
  const noneDeprecated = isMain ? tellNoneDeprecated(doc, question) : '';
  const isBare =
    props.length + others.length + classes.length + named.length === 0 && noneDeprecated === '';
  return [
    printTitle(doc, page, wants.has('import') ? 'all' : isMain ? 'best' : 'none'),
    deprecated === null ? '' : `**Deprecated.** ${onOneLine(deprecated)}`,
    isBare ? guardLine(cutSentences(plainText(firstParagraph(doc.description)), ROOM.best)) : '',
    ...classes.map(printClass),
    classNames,
    ...named.map((one) => printNamed(one, question.words)),
    isMain ? tellPropsType(doc, question) : '',
    isMain ? tellUnnamed(doc, question) : '',
    noneDeprecated,
    ...props.map((prop, at) => printShort(prop, rooms[at] ?? ROOM.other, since)),
    ...others.map((prop) => printShort(prop, 0, since)),
    isDoubtful ? listOthers(doc, [...props, ...others]) : '',
    ...listNamedTypes(doc, props)
      .slice(0, MOST_TYPES)
      .map((type) => printTypeShort(type, question.words)),
    isBare && isMain && !wants.has('import') ? listProps(doc) : '',
    wants.has('callback') && isMain ? listCallbacks(doc, [...props, ...others]) : '',
    isMain && asksForAttribute(doc, question) ? tellRoot(doc) : '',
    isMain ? tellRef(doc, question) : '',
    printAskedCall(doc, question.words, isBare && isMain),
    isFirst ? printResult(doc, question) : '',
    wants.has('theme') && themeName !== null ? printTheme(doc, themeName, props[0]) : '',
    wants.has('slots') && slots.length > 0
      ? `Slots: ${slots.map((slot) => codeSpan(slot.name)).join(', ')}`
      : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * The name of a component, where it is documented and how it is imported: at best from a path of its own that has it as
 * its default, or else by name from the package itself.
 */
export function printTitle(
  { name, imports }: ComponentDoc,
  page: string,
  told: 'all' | 'best' | 'none' = 'best',
): string {
  const best = imports.find(({ clause }) => !clause.startsWith('{')) ?? imports[0];
  const ways = told === 'none' || best === undefined ? [] : told === 'best' ? [best] : imports;
  const printed = ways.map((one) => codeSpan(printImport(one))).join(' or ');
  return `# ${name} (${page})${printed === '' ? '' : ` ${printed}`}`;
}

/** What React's elements take by themselves: events, names for assistive technology, and what else is written in humps. */
const ATTRIBUTE =
  /^(?:on[A-Z]\w+|aria-\w+|data-\w+|tabIndex|autoFocus|autoComplete|inputMode|spellCheck|readOnly|m(?:ax|in)Length)$/;

/** Whether a question names an attribute or event that is no prop of the component's own. */
function asksForAttribute({ props }: ComponentDoc, { text }: Question): boolean {
  const named = (text.match(/[\w-]+/g) ?? []).filter((word) => ATTRIBUTE.test(word));
  return named.some((word) => props.every(({ name }) => name !== word));
}

/** What a ref of it gives, where a question names refs and no prop is called so. */
function tellRef({ ref, props }: ComponentDoc, { text }: Question): string {
  const isAsked = /\bref(?:s|erence)?\b|\bforwardRef\b|\buseRef\b/i.test(text);
  const isProp = props.some(({ name }) => name === 'ref');
  return isAsked && !isProp && ref !== null ? `Its ${codeSpan('ref')} gives ${codeSpan(ref)}.` : '';
}

/** All of them by name, where the question names none. */
function listNames(classes: ComponentDoc['classes']): string {
  const known = classes.map(({ className }) => className).filter(Boolean);
  return known.length === 0 ? '' : `Classes: ${nameAll(known)}`;
}

/** The props of which one chooses a value, with their values, and all own ones by name. */
function listProps({ props }: ComponentDoc): string {
  const own = props.filter(({ inherited }) => !inherited);
  if (own.length === 0) return '';
  const ordered = [...own].sort((a, b) => Number(a.group !== null) - Number(b.group !== null));
  const choices = ordered.filter(({ values, group }) => group === null && values.length > 1);
  return [
    `Props: ${nameAll(ordered.map(({ name }) => name))}`,
    ...choices.slice(0, MOST_CHOICES).map((prop) => printShort(prop, 0, false)),
  ].join('\n');
}

/** Props of a component by name, but for those that are told already and those that nearly all components have. */
function listOthers({ props }: ComponentDoc, told: readonly PropDoc[]): string {
  const left = props.filter((prop) => prop.group === null && !told.includes(prop));
  left.sort((a, b) => Number(a.inherited) - Number(b.inherited));
  return left.length === 0 ? '' : `Others: ${nameAll(left.map(({ name }) => name))}`;
}

/** As many as can be read. */
function nameAll(names: readonly string[]): string {
  const told = names.slice(0, MOST_NAMES).map(codeSpan);
  return [...told, ...(names.length > told.length ? ['…'] : [])].join(', ');
}

/** By name, where what is told is none: what each of them is called on is in its name. */
function listCallbacks({ props }: ComponentDoc, told: readonly PropDoc[]): string {
  const isCallback = ({ name }: PropDoc) => /^on[A-Z]/.test(name);
  if (told.some(isCallback)) return '';
  const all = props.filter((prop) => isCallback(prop) && prop.group === null);
  return all.length === 0 ? '' : `Callbacks: ${nameAll(all.map(({ name }) => name))}`;
}

/** Where a theme has a component, and how it sets what is asked for. */
function printTheme({ theme }: ComponentDoc, name: string, prop: PropDoc | undefined): string {
  const said = `In the theme: ${codeSpan(name)}`;
  if (!theme?.props || prop === undefined) return said;
  const call = theme.maker.clause.replace(/[{}\s]/g, '');
  const setting = `${prop.name}: ${otherValue(prop) ?? '…'}`;
  const tree = theme.props.reduceRight((inner, key) => `{ ${key}: ${inner} }`, `{ ${setting} }`);
  return `${said}, by default: ${codeSpan(`${call}(${tree})`)}`;
}

const printClass = ({ name, className, description }: ComponentDoc['classes'][number]) =>
  withAbout(`- ${codeSpan(className)} (${name})`, description);

/** What is named, and in few words what it is. */
function withAbout(named: string, description: string): string {
  const about = cutSentences(plainText(onOneLine(description)), ROOM.other);
  return about === '' ? named : `${named}: ${about}`;
}

/** Those that are said; or else all by their names, those that say what they are of first. */
function printNamed(
  { title, names }: ReturnType<typeof listAskedNames>[number],
  words: readonly string[],
): string {
  const said = rankClasses(names, words);
  return said.length > 0
    ? said.map(({ name, description }) => withAbout(`- ${codeSpan(name)}`, description)).join('\n')
    : `${title}: ${nameAll(names.map(({ name }) => name))}`;
}

/** Who asks for what the reference does not have would else take it from another library. */
function tellUnnamed(
  { kind, cssVariables, dataAttributes }: ComponentDoc,
  { wants }: Question,
): string {
  if (kind !== 'component') return '';
  const missing = [
    ...(wants.has('variables') && cssVariables.length === 0 ? ['CSS variables'] : []),
    ...(wants.has('attributes') && dataAttributes.length === 0 ? ['data attributes'] : []),
  ];
  return missing.length === 0 ? '' : `The reference names no ${missing.join(' and no ')} of it.`;
}

/** A prop in one short line, without its description where it has no room. */
export function printShort(prop: PropDoc, room: number, since: boolean): string {
  const { name, required, default: fallback, deprecated, from } = prop;
  const most = room === 0 ? MOST_CODE.named : MOST_CODE.told;
  const facts = [
    printType(prop, most),
    ...(required ? ['**required**'] : []),
    ...variantNotes(prop, codeSpan).map((note) => note.join('')),
    ...(fallback === null ? [] : [`default: ${codeSpan(cutCode(fallback, most))}`]),
    ...(prop.since === null || !since ? [] : [`since ${prop.since}`]),
    ...(from === null || room === 0 ? [] : [`from ${from}`]),
  ];
  const whole = plainText(onOneLine(prop.description));
  const about = room === 0 ? '' : ` ${cutSentences(whole, room)}`.trimEnd();
  const gone = deprecated === null ? '' : ` **Deprecated.** ${onOneLine(deprecated)}`;
  return `- ${codeSpan(name)}: ${facts.join(', ')}.${gone}${about}`;
}

/** The values where the type is no more than a wrapper of them; else what it says, and the values that it does not tell. */
function briefType(prop: PropDoc): string[] {
  const { type, resolved, values } = prop;
  const said = values.map(({ text }) => text).join(' | ');
  if (said !== '' && isWrapper(prop)) return [said];
  if (resolved !== null) return [resolved];
  return values.every(({ text }) => type.includes(text)) ? [type] : [type, said];
}

function printType(prop: PropDoc, most: number): string {
  const [type, values] = briefType(prop).map((code) => codeSpan(cutCode(code, most)));
  return values === undefined ? type! : `${type!} (${values})`;
}

const printTypeShort = (
  { definition, description }: ComponentDoc['types'][number],
  words: readonly string[],
) => withAbout(codeSpan(quoteType(definition, words, MOST_CODE.type)), description);

function cutCode(code: string, most: number): string {
  return code.length <= most * 1.2 ? code : `${code.slice(0, most)} …`;
}
