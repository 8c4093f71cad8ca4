/** Types in the words of the checker, whole. */
import { withoutOptionalUndefined } from '../../../shared/api-diff/optional-members.ts';
import { definedType } from './defined-type.ts';
import { inSingleQuotes } from './quotes.ts';
import { TypeFlags, type Type, type TypeHost } from './type-host.ts';

/** Longest text of one type. What is longer is cut where the checker would cut it. */
const MAX_PRINTED = 4000;

/** What authors would have written is never shorter by more than this: of a whole schema nothing is tried. */
const MOST_SHORTENED = 4;

/** What the checker writes in the place of what it leaves out of a long text, or where it ends in the middle of one. */
const CUT = /\.\.\. \d+ more \.\.\.|\{ \.\.\.; \}|<\.\.\.>|: \.\.\.|\| \.\.\.|\.\.\.$/;

/** Flags of the checker: leaves nothing out; names types that are not in scope; allows unique symbols. */
const WHOLE = 1 | 16384 | 1048576;

/** The same, with the members of a union in the place of its name. */
const WITHOUT_NAME = WHOLE | 8388608;

/** Members of `React.ReactNode`, which the checker takes apart where something is added to it. */
const NODE_MEMBERS = [
  'string',
  'number',
  'bigint',
  'boolean',
  'Iterable<ReactNode>',
  'Promise<AwaitedReactNode>',
  'ReactElement<unknown, string | JSXElementConstructor<any>>',
  'ReactPortal',
];
const NODE = NODE_MEMBERS.join(' | ');

/** An element of which nothing is said. */
const ELEMENT = 'ReactElement<unknown, string | JSXElementConstructor<any>>';

/** What a mapped type makes of a node that lets all it has be read only as well: `T[K] | Readonly<T[K]>`. */
const READONLY_NODE =
  /\bReactNode(?: \| Readonly<(?:Iterable<ReactNode>|Promise<AwaitedReactNode>|ReactElement|ReactPortal)>)+/g;

/** Longest text that says more than the name of what it spells out. */
const MAX_SPELT = 160;

/** The same where that name says what nobody wrote. */
const MAX_MADE = 1000;

/**
 * What a type allows besides `undefined` and `null`, as text. One that allows those itself keeps its name only as a whole,
 * such as `Conditional<Size>` or `Ref<Element>`, which goes before a text that is cut, long, or has the functions of it.
 */
export function printDefinedType(host: TypeHost, type: Type): string {
  const defined = definedType(host, type);
  const named = printType(host, defined).replace(/^NonNullable<(\w+)>$/, '$1');
  const taken = spelledInstead(host, defined, named) ?? named;
  return wholeInstead(host, type, taken) ?? taken;
}

/**
 * A union by its members, where its name is that of a helper which was given what had been computed:
 * `Style<'start' | 'end', { conditions: { wide: string } }>`.
 */
function spelledInstead(host: TypeHost, type: Type, named: string): string | null {
  if (!type.isUnionType() || !isMade(named)) return null;
  const spelled = asAuthored(host.checker.typeToString(type, undefined, WITHOUT_NAME));
  return spelled.length <= MAX_MADE && !CUT.test(spelled) ? spelled : null;
}

const isMade = (text: string) => /^\w+<[^]*\{[^]*>$/.test(text);

/** The same with `null`, which is a value that one gives. Of a node, everyone knows that it may be. */
export function printGivenType(host: TypeHost, type: Type): string {
  const text = printDefinedType(host, type);
  if (!takesNull(host, type) || /(^|\| )(ReactNode|null)\b/.test(text)) return text;
  if (text === nameOf(host, type)) return text;
  return `${text.includes('=>') ? `(${text})` : text} | null`;
}

function wholeInstead(host: TypeHost, type: Type, taken: string): string | null {
  const hasParts = takesNull(host, type) && taken.includes(' | (') && !taken.includes('ReactNode');
  if (taken.length <= MAX_SPELT && !CUT.test(taken) && !hasParts) return null;
  const whole = nameOf(host, type);
  if (isMade(whole) && taken.length <= MAX_MADE && !CUT.test(taken)) return null;
  return whole.length < taken.length ? whole : null;
}

const nameOf = (host: TypeHost, type: Type) => printType(host, type).replace(/ \| undefined$/, '');

function takesNull(host: TypeHost, type: Type): boolean {
  return host.membersOf(type).some(({ flags }) => (flags & TypeFlags.Null) !== 0);
}

/**
 * A type as text.
 * @param longest what is longer stays cut
 */
export function printType(host: TypeHost, type: Type, longest = MAX_PRINTED): string {
  const plain = asAuthored(host.checker.typeToString(type));
  if (!CUT.test(plain) || vast.has(type) || isOfSchema(plain)) return plain;
  const text = host.checker.typeToString(type, undefined, WHOLE);
  if (text.length > longest * MOST_SHORTENED) {
    vast.add(type);
    return plain;
  }
  const whole = asAuthored(text);
  return whole.length > longest ? plain : whole;
}

/** Types whose whole text was tried in vain: it takes the checker up to half a second, and they come up again. */
const vast = new WeakSet<Type>();

/**
 * Tells a text that leaves something out in several places, one of them within a part of a part, or very much in an object:
 * types of a database, each with all that it leads to, or of a chart, each of dozens with all that it may have, of which
 * the checker would write a megabyte.
 */
function isOfSchema(plain: string): boolean {
  let depth = 0;
  let most = 0;
  const cuts: number[] = [];
  for (const [found, count] of plain.matchAll(LEFT_OUT)) {
    if (found === '{') depth += 1;
    else if (found === '}') depth -= 1;
    else cuts.push(found.startsWith('{') ? depth + 1 : depth);
    if (depth > 0) most = Math.max(most, Number(count ?? 0));
  }
  return cuts.length > 1 && (Math.max(...cuts) > 1 || most >= MANY);
}

/** Properties of an object, besides those that a short text has, that make its whole text too long beside others. */
const MANY = 30;

const LEFT_OUT = /\{ \.\.\.; \}|\.\.\. (\d+) more|[{}]/g;

/** `ReactNode | (() => ReactNode)` again; literals in the quotes that authors use; no `undefined` that a mark says. */
function asAuthored(text: string): string {
  const named = inSingleQuotes(text)
    .replaceAll(`${NODE} | null`, 'ReactNode')
    .replaceAll(NODE, 'ReactNode')
    .replaceAll(ELEMENT, 'ReactElement')
    .replace(READONLY_NODE, 'ReactNode');
  return withoutOptionalUndefined(named);
}

/** The texts of a union's members: `true` and `false`, perhaps each of another variant, are `boolean`. */
export function withBoolean(texts: readonly string[]): Set<string> {
  const isBoth = ['true', 'false'].every((one) => texts.includes(one));
  return new Set(isBoth ? texts.map((one) => one.replace(/^(true|false)$/, 'boolean')) : texts);
}
