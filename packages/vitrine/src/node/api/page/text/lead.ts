/** The first sentences of a component's page: what the component is. */
import { onOneLine } from '../../../../shared/text/one-line.ts';
import type { RichText } from '../../../../shared/api-section.ts';
import { isClass, ownSignatures, type ComponentDoc } from '../../../model/component-doc.ts';
import { readComment } from './comment.ts';
import { code, isElement, rich } from './rich-text.ts';

/** A page that shows a component. */
export interface DemoPage {
  pathname: string;
  title: string;
  description: string;
}

/** Takes the first paragraph off a comment; the lead is empty where it begins with anything else. */
export function splitComment(description: string): { lead: RichText[]; rest: RichText[] } {
  const blocks = readComment(description);
  const [first, ...others] = blocks;
  if (!isElement(first, 'p') || !isProse(first[1])) return { lead: [], rest: blocks };
  return { lead: first[1], rest: others[0] === '\n' ? others.slice(1) : others };
}

/** No heading, which a comment has as a bold line; nor a line that only names the base. */
function isProse(content: RichText[]): boolean {
  const [first] = content;
  if (typeof first === 'string') return !/^inherits $/i.test(first);
  return content.length > 1 || !isElement(first, 'strong');
}

/**
 * What its author says of the component; or else what the page that is named after it says of it, and what
 * the types tell.
 */
export function leadOf(doc: ComponentDoc, demoPages: readonly DemoPage[]): RichText[] {
  if (doc.kind === 'type' && doc.props.length > 0)
    return rich`${code(doc.name)} holds props that many components of ${code(doc.package)} take.`;
  const { lead } = splitComment(doc.description);
  if (lead.length > 0) return lead;
  const own = demoPages.find(({ title }) => isNamedAfter(title, doc.name));
  const facts = doc.kind === 'component' ? listFacts(doc) : listCallFacts(doc);
  return own === undefined || own.description === '' ? facts : [`${own.description} `, ...facts];
}

/** Of what has no component of its own name. */
export function leadOfParts(name: string, parts: readonly ComponentDoc[]): RichText[] {
  const names = parts.filter(({ kind }) => kind === 'component').map((part) => code(part.name));
  if (names.length === 1) return [code(name), ' holds ', ...names, '.'];
  return [code(name), ` has ${names.length} parts: `, ...enumerateFew(names), '.'];
}

/** Whether a title is the component's name in words, one or many: `Text fields` for `TextField`. */
function isNamedAfter(title: string, name: string): boolean {
  const words = title.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  return [name, `${name}s`, `${name}es`].some((one) => one.toLowerCase() === words);
}

/** Nothing but what the types say: root, base, and the props that nobody can leave out. */
function listFacts({ name, package: from, rootElement, inherits, props }: ComponentDoc) {
  const isTag = /^[a-z]/.test(rootElement ?? '');
  const facts: RichText[][] = [];
  if (rootElement !== null)
    facts.push(rich`renders ${code(isTag ? `<${rootElement}>` : rootElement)}`);
  if (inherits !== null && inherits.name !== rootElement) {
    facts.push(rich`builds on ${code(inherits.name)}`);
  }
  const required = props.filter((prop) => prop.required).map((prop) => code(prop.name));
  if (required.length > 0) facts.push(['needs ', ...enumerateFew(required)]);
  const said = facts.length === 0 ? [rich`is a component of ${code(from)}`] : facts;
  return [code(name), ' ', ...enumerate(said).flat(), '.'];
}

/** `useFlag is a hook of flags: it takes name and gives boolean.` */
function listCallFacts(doc: ComponentDoc): RichText[] {
  const { kind, name, package: from, signatures } = doc;
  const [first] = ownSignatures({ name, signatures });
  const taken = (first?.parameters ?? []).map((one) => code(one.name));
  const facts = taken.length === 0 ? [] : [['takes ', ...enumerate(taken)]];
  const type = first?.returns.type ?? 'void';
  // A longer type is better read below.
  if (type !== 'void' && type.length < 60 && !isClass(doc)) facts.push(['gives ', code(type)]);
  const said = facts.length === 0 ? [] : [': it ', ...enumerate(facts).flat()];
  return [code(name), ` is a ${isClass(doc) ? 'class' : kind} of `, code(from), ...said, '.'];
}

/** `a, b and c`. */
function enumerate<Item>(items: Item[]): (Item | string)[] {
  return items.flatMap((item, index) => {
    if (index === 0) return [item];
    return [index === items.length - 1 ? ' and ' : ', ', item];
  });
}

/** Most names in a sentence: the sections below have all, and on a phone each takes a line. */
const MOST_NAMES = 8;

/** `a, b and 20 more`. One more is no shorter than its name. */
function enumerateFew(names: RichText[]): RichText[] {
  if (names.length <= MOST_NAMES + 1) return enumerate(names);
  return enumerate([...names.slice(0, MOST_NAMES), `${names.length - MOST_NAMES} more`]);
}

/** Formatted text without its format, on one line. */
export function plainText(content: RichText[]): string {
  const read = (part: RichText): string => {
    if (typeof part === 'string') return part;
    return Array.isArray(part) ? part[1].map(read).join('') : part.code;
  };
  return onOneLine(content.map(read).join(''));
}
