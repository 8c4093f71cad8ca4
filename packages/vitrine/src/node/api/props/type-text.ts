/** Types as their authors wrote them. */
import type { LiteralDoc } from '../../model/component-doc.ts';
import {
  is,
  SymbolFlags,
  type Node,
  type Type,
  type TypeHost,
  type TypeNode,
  type TypeSymbol,
} from '../checker/type-host.ts';
import {
  containerOf,
  definedMembers,
  isTextOrNumber,
  textOf,
  typeNodeOf,
} from '../checker/syntax.ts';
import { definedType } from '../checker/defined-type.ts';
import { addsNull, isComputed, isTakenOver } from './computed.ts';
import { isVast, outlineVast } from './gaps/vast-types.ts';
import { printDefinedType, printGivenType } from '../checker/print-type.ts';
import { endOfBracket, innerOf, splitAt } from '../../../shared/api-diff/split-type.ts';
import { inAuthoredOrder } from './described.ts';

/** Longest type literal that is shown with all that it says, in characters. */
const MAX_LITERAL = 160;

/** Longest type that is worth showing beside the authored one, in characters. */
const MAX_RESOLVED = 60;

/** Longest union of objects that is shown so, in characters. */
const MAX_OBJECTS = 300;

/** Longest type of a member in a listing of members. */
const MAX_MEMBER = 40;

/** A prop whose type is to be written. */
export interface TypedProp {
  symbol: TypeSymbol;
  declaration: Node | undefined;
  /** Leaves `undefined` out of the union. */
  optional: boolean;
  /** Type parameters that a user of the component sees. */
  generics: string[];
  /** Literals that the type allows, in the order of their authors. */
  values?: readonly LiteralDoc[];
  /** What a function takes or gives has it: a method may name the function's own parameters, which are seen. */
  isOfFunction?: boolean;
}

/** The declared type on one line. */
export function typeText(
  host: TypeHost,
  { symbol, declaration, optional, generics, values = [], isOfFunction = false }: TypedProp,
): string {
  const node = declaration === undefined ? undefined : typeNodeOf(declaration);
  const isMethod = declaration !== undefined && is.isMethodSignatureDeclaration(declaration);
  if (isMethod && isOfFunction) return methodText(declaration);
  if (isMethod) return settle(host, { symbol, declaration, generics }, methodText(declaration));
  // Who has to give a value may have none but `null`.
  const isOther = (declared: Node) =>
    isComputed(host, symbol, declared) || (!optional && addsNull(host, symbol, declared));
  if (declaration === undefined || node === undefined || isOther(declaration))
    return print(host, symbol, values, optional ? printDefinedType : printGivenType);
  const members = optional ? definedMembers(node) : [node];
  if (members.length === 1 && is.isMappedTypeNode(members[0]!)) return listMembers(host, symbol);
  const text = members.map(memberText).join(' | ');
  if (text.length > MAX_LITERAL && members.every(is.isTypeLiteralNode))
    return listMembers(host, symbol);
  const plain = members.length === 1 ? unwrap(text) : text;
  return settle(host, { symbol, declaration, generics, values }, plain);
}

/** A text with what is meant in the place of type parameters that nobody sees. */
function settle(
  host: TypeHost,
  { symbol, declaration, generics, values }: Omit<TypedProp, 'optional'> & { declaration: Node },
  text: string,
): string {
  const hidden = hiddenParameters(declaration, generics).filter((one) => mentions(text, one.name));
  if (hidden.length === 0) return text;
  if (hidden.some(({ constraint }) => constraint === null))
    return print(host, symbol, [], printGivenType);
  const given = print(host, symbol, values, printGivenType);
  const isOpen = hidden.some(({ name }) => mentions(given, name));
  if (given.length <= MAX_LITERAL && !isOpen && !VAGUE.test(given)) {
    const filled = withGiven(text, hidden, given, generics);
    if (filled !== null) return filled;
    if (hidden.some((one) => isAlone(text, one) || isVague(one))) return given;
  }
  return unwrap(hidden.reduce((result, parameter) => substitute(result, parameter), text));
}

/**
 * Resolves a type that only names a member of another, `boolean` for `BaseProps['open']`, or a function: `typeof format`.
 * `null` for any other, and for one too long to help.
 */
export function resolvedText(
  host: TypeHost,
  { symbol, declaration }: Pick<TypedProp, 'symbol' | 'declaration'>,
): string | null {
  const node = declaration === undefined ? undefined : typeNodeOf(declaration);
  const members = node === undefined ? [] : definedMembers(node);
  const [member] = members;
  if (members.length !== 1 || !(isMemberOfType(member!) || is.isTypeQueryNode(member!)))
    return null;
  const own = host.checker.getTypeOfSymbol(symbol);
  const isWritten = own !== undefined && isTakenOver(host, own);
  const type = isWritten ? host.checker.getTypeFromTypeNode(member!) : own;
  if (type === undefined) return null;
  if (is.isTypeQueryNode(member!) && !isPlainFunction(host, type, member.exprName)) return null;
  const isUnnamed = type.getAliasSymbol() === undefined && isVast(host, type);
  const text = isUnnamed ? outlineVast(host, type) : printDefinedType(host, type);
  return text.length > MAX_RESOLVED || SAYS_NOTHING.test(text) ? null : text;
}

const isMemberOfType = (node: Node) =>
  is.isIndexedAccessTypeNode(node) && is.isTypeReferenceNode(node.objectType);

/** A component has a page that says what it takes. */
function isPlainFunction(host: TypeHost, type: Type, name: Node): boolean {
  const isComponent = /(^|\.)[A-Z][^.]*$/.test(name.getText());
  return !isComponent && host.callSignatures(definedType(host, type)).length === 1;
}

const SAYS_NOTHING = /^(?:\{\}|unknown)$/;

function methodText(node: MethodLike): string {
  const own = (node.typeParameters ?? []).map(textOf);
  const head = own.length === 0 ? '' : `<${own.join(', ')}>`;
  const result = node.type === undefined ? 'any' : textOf(node.type);
  return `${head}(${node.parameters.map(textOf).join(', ')}) => ${result}`;
}

interface MethodLike {
  typeParameters?: readonly Node[] | undefined;
  parameters: readonly Node[];
  type?: TypeNode | undefined;
}

/** A method taken out of a literal (`{ hack(a): void }['hack']`) only loosens checking: shows the function. */
function memberText(node: TypeNode): string {
  if (is.isIndexedAccessTypeNode(node) && is.isTypeLiteralNode(node.objectType)) {
    const method = node.objectType.members[0];
    if (method !== undefined && is.isMethodSignatureDeclaration(method)) return methodText(method);
  }
  return textOf(node);
}

function print(
  host: TypeHost,
  symbol: TypeSymbol,
  values: readonly LiteralDoc[] = [],
  printType = printDefinedType,
): string {
  const type = host.checker.getTypeOfSymbol(symbol);
  if (type === undefined) return 'unknown';
  if (isVast(host, type)) return outlineVast(host, type);
  return inAuthoredOrder(spelled(printType(host, type), values), values);
}

/** What others may add to is a union all the same: `keyof Sizes`. */
function spelled(printed: string, values: readonly LiteralDoc[]): string {
  const others = values.filter(({ text }) => !splitUnion(printed).includes(text));
  if (others.length === 0) return printed;
  return printed.replace(
    /(?<=^|\| )keyof [\w.]+(?= \||$)/,
    others.map(({ text }) => text).join(' | '),
  );
}

/**
 * A type computed over keys, or a long one, written with its keys: `{ root?: SlotProps<…>; input?: SlotProps<…> }`; of
 * several objects each that differs in that.
 */
function listMembers(host: TypeHost, symbol: TypeSymbol): string {
  const type = host.checker.getTypeOfSymbol(symbol);
  if (type === undefined) return print(host, symbol);
  const defined = definedType(host, type);
  if (!defined.isUnionType()) return membersText(host, defined) ?? print(host, symbol);
  const printed = print(host, symbol);
  if (printed.length <= MAX_OBJECTS) return printed;
  const objects = host.membersOf(defined).map((one) => membersText(host, one));
  return objects.includes(null) ? printed : [...new Set(objects)].join(' | ');
}

/** `null` for a type without members that are written somewhere. */
function membersText(host: TypeHost, type: Type): string | null {
  const members = host.checker.getPropertiesOfType(type).flatMap((member) => {
    const node = host.declarationsOf(member)[0];
    const mark = member.flags & SymbolFlags.Optional ? '?' : '';
    return node === undefined ? [] : [{ name: member.name + mark, node }];
  });
  if (members.length === 0) return null;
  members.sort((a, b) => a.node.getStart() - b.node.getStart());
  return `{ ${members.map(({ name, node }) => `${name}: ${outline(typeNodeOf(node), name.endsWith('?'))}`).join('; ')} }`;
}

function outline(node: TypeNode | undefined, optional: boolean): string {
  if (node === undefined) return '…';
  // The mark says already that it may be undefined.
  const text = (optional ? definedMembers(node) : [node]).map(textOf).join(' | ');
  if (text.length <= MAX_MEMBER) return text;
  return is.isTypeReferenceNode(node) ? `${textOf(node.typeName)}<…>` : '…';
}

/** Takes parentheses off a whole text, unless the first closes before the end: `(a) => (b)`. */
export const unwrap = (text: string) => innerOf(text, '(') ?? text;

/** The members of a union as it is written, of functions without the brackets that they need there. */
export function splitUnion(text: string): string[] {
  return splitAt(text, '|').map((member) => {
    const inner = unwrap(member);
    return isFunction(inner) ? inner : member;
  });
}

/** Whether a text is a function, and does not only hold one. */
export function isFunction(text: string): boolean {
  if (!/^[(<]/.test(text)) return false;
  const rest = text.slice(endOfBracket(text) + 1).trimStart();
  return rest.startsWith('=>') || (text.startsWith('<') && isFunction(rest));
}

interface HiddenParameter {
  name: string;
  constraint: string | null;
}

/** Type parameters of the declaring type that a user of the component never sees. */
function hiddenParameters(declaration: Node, generics: string[]): HiddenParameter[] {
  const container = containerOf(declaration)?.node as
    | { typeParameters?: readonly Node[] }
    | undefined;
  return (container?.typeParameters ?? [])
    .filter(is.isTypeParameterDeclaration)
    .map(({ name, constraint }) => ({
      name: name.getText(),
      constraint: constraint === undefined ? null : textOf(constraint),
    }))
    .filter(({ name }) => !generics.includes(name));
}

/** Matches a type's name, but no longer name that contains it and no parameter or member of that name. */
export const asType = (name: string) => new RegExp(`(?<![\\w.$])${name}(?![\\w$]|\\s*[?]?:)`, 'g');

function mentions(text: string, name: string): boolean {
  return asType(name).test(text);
}

/** Whether a type is a parameter that stands for texts or numbers, which are short where they are given, or a list of it. */
const isAlone = (text: string, { name, constraint }: HiddenParameter) =>
  isTextOrNumber(constraint ?? '') && text.replace(/^readonly /, '').replace(/\[\]$/, '') === name;

/** Whether what a parameter may be says nothing: `DateType extends object`, where readers have a `Dayjs`. */
const isVague = ({ constraint }: HiddenParameter) => /^(?:object|\{ ?\})$/.test(constraint ?? '');

/** What says no more than such a constraint does, or leaves something out. */
const VAGUE = /(?<![\w$'])(?:any|unknown|never|object)(?![\w$'])|\{ *\}|\.{3}|…/;

/**
 * The text in its authors' order, with what the checker has in the place of the only parameter; `null` where the checker
 * has other words besides.
 */
function withGiven(
  text: string,
  hidden: readonly HiddenParameter[],
  given: string,
  generics: readonly string[],
): string | null {
  const [one, ...others] = hidden;
  if (one === undefined || others.length > 0) return null;
  const words = wordsIn(given);
  const candidates = new Set(given.match(/[A-Za-z_$][\w$.]*/g));
  for (const argument of candidates) {
    if (PARAMETER.test(argument) && !generics.includes(argument)) continue;
    const filled = text.replace(asType(one.name), () => argument);
    if (wordsIn(filled) === words) return filled;
  }
  return null;
}

/** What looks like a parameter of another type, `T` or `TData`, says less than what it may be. */
const PARAMETER = /^(?:[A-Z]\d?|T[A-Z]\w*)$/;

const wordsIn = (text: string) =>
  (text.replace(/\bReact\./g, '').match(/[\w$.']+/g) ?? []).sort().join(' ');

function substitute(text: string, { name, constraint }: HiddenParameter): string {
  const type = constraint ?? 'unknown';
  if (text === name || /^[\w.$]+$/.test(type)) return text.replace(asType(name), () => type);
  return text.replace(asType(name), (_, at: number) => {
    const isApart =
      /[<,(:]\s*$/.test(text.slice(0, at)) && /^\s*[>,);}]/.test(text.slice(at + name.length));
    return isApart ? type : `(${type})`;
  });
}
