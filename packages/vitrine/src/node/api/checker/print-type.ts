/** Types in the words of the checker, whole. */
import { definedType } from './defined-type.ts';
import type { Type, TypeHost } from './type-host.ts';

/** Longest text of one type. What is longer is cut where the checker would cut it. */
const MAX_PRINTED = 4000;

/** What the checker writes in the place of what it leaves out of a long text. */
const CUT = /\.\.\. \d+ more \.\.\.|\{ \.\.\.; \}|<\.\.\.>|: \.\.\.|\| \.\.\./;

/** Flags of the checker: leaves nothing out; names types that are not in scope; allows unique symbols. */
const WHOLE = 1 | 16384 | 1048576;

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

/** Longest text that says more than the name of what it spells out. */
const MAX_SPELT = 160;

/**
 * What a type allows besides `undefined`, as text. One that allows that itself keeps its name only as a whole, such as
 * `Conditional<Size>`, which goes before a text that is cut or long.
 */
export function printDefinedType(host: TypeHost, type: Type): string {
  const taken = printType(host, definedType(host, type));
  if (taken.length <= MAX_SPELT && !CUT.test(taken)) return taken;
  const whole = printType(host, type).replace(/ \| undefined$/, '');
  return whole.length < taken.length ? whole : taken;
}

/**
 * A type as text.
 * @param longest what is longer stays cut
 */
export function printType(host: TypeHost, type: Type, longest = MAX_PRINTED): string {
  const plain = asAuthored(host.checker.typeToString(type));
  if (!CUT.test(plain)) return plain;
  const whole = asAuthored(host.checker.typeToString(type, undefined, WHOLE));
  return whole.length > longest ? plain : whole;
}

/** `ReactNode | (() => ReactNode)` again; literals in the quotes that authors use. */
function asAuthored(text: string): string {
  return text
    .replace(/"((?:[^"\\]|\\.)*)"/g, (whole, inner: string) =>
      /['\\]/.test(inner) ? whole : `'${inner}'`,
    )
    .replaceAll(`${NODE} | null`, 'ReactNode')
    .replaceAll(NODE, 'ReactNode')
    .replaceAll(ELEMENT, 'ReactElement');
}
