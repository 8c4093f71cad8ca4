/** Literals as they are written: in the declaration of a prop, and in what that names. */
import { definedType } from '../../checker/defined-type.ts';
import { literalsOf } from '../../checker/literals-of.ts';
import { inSingleQuotes, quote } from '../../checker/quotes.ts';
import { isMemberOfValue, isTextOrNumber, typeNodeOf } from '../../checker/syntax.ts';
import {
  is,
  SyntaxKind,
  type Node,
  type TemplateLiteralTypeNode,
  type TypeHost,
  type TypeNode,
  type TypeSymbol,
} from '../../checker/type-host.ts';
import { elementsOfList, type ListElement } from '../named/list-elements.ts';
import { symbolOf } from '../named/names.ts';

/** Levels of aliases that are followed in search of literals. */
const MAX_DEPTH = 6;

/** Literals found in the text of a declaration and of the aliases it names. */
export interface AuthoredLiterals {
  /** TypeScript text. */
  values: Set<string>;
  /** Names of members of objects that it may be computed from, as literals. */
  names: Set<string>;
  /** A type was met whose literals only the checker knows. */
  opaque: boolean;
  /** Empty interface among the type arguments: where a user's module augmentation adds values. */
  augmentable: string | null;
}

/** Follows a declared type. Lists that React declares (element names, input types) are left alone. */
export function authoredLiterals(
  host: TypeHost,
  declaration: Node,
  isNative: (file: string) => boolean,
): AuthoredLiterals {
  const known = remembered.get(declaration);
  if (known !== undefined) return known;
  const computed = isMemberOfValue(declaration);
  const found: AuthoredLiterals = { ...blankLiterals(), opaque: computed };
  const node = typeNodeOf(declaration);
  if (node !== undefined && !computed)
    visit({ host, isNative, found, visited: new Map() }, node, 0);
  if (node !== undefined && computed) literalsIn(node).forEach((text) => found.values.add(text));
  if (node === undefined) namesOfValue(declaration).forEach((text) => found.names.add(text));
  remembered.set(declaration, found);
  return found;
}

const blankLiterals = (): AuthoredLiterals => ({
  values: new Set(),
  names: new Set(),
  opaque: false,
  augmentable: null,
});

/** Of a prop that a type computes from nothing that is written. */
export const COMPUTED_LITERALS: AuthoredLiterals = { ...blankLiterals(), opaque: true };

/** A base's declaration comes up again in every component that builds on it. */
const remembered = new WeakMap<Node, AuthoredLiterals>();

/** What an object's members are called, as literals. */
function namesIn(members: readonly Node[]): string[] {
  return members.flatMap((member) => {
    const text = (member as { name?: Node }).name?.getText() ?? '';
    return /^['"]/.test(text) ? inSingleQuotes(text) : /^[\w$]+$/.test(text) ? quote(text) : [];
  });
}

/** Literals in lists that the type of a value is declared with: `{ values: readonly ['a', 'b'] }`. */
function literalsIn(node: TypeNode): string[] {
  if (is.isTypeLiteralNode(node))
    return node.members.flatMap((member) => {
      const type = typeNodeOf(member);
      return type === undefined ? [] : literalsIn(type);
    });
  const list = is.isTypeOperatorNode(node) ? node.type : node;
  if (!is.isTupleTypeNode(list)) return [];
  return list.elements.filter(is.isLiteralTypeNode).map((one) => inSingleQuotes(one.getText()));
}

/** `{ tone: { calm: '…', loud: '…' } }` in source: the names of what a member is written as. */
function namesOfValue(declaration: Node): string[] {
  const value = is.isPropertyAssignment(declaration) ? declaration.initializer : undefined;
  return value !== undefined && is.isObjectLiteralExpression(value)
    ? namesIn(value.properties)
    : [];
}

interface Walk {
  host: TypeHost;
  isNative: (file: string) => boolean;
  found: AuthoredLiterals;
  /** At which depth: a member that is declared twenty times, each time by itself, would be come upon millions of times. */
  visited: Map<Node, number>;
}

function visit(walk: Walk, node: TypeNode, depth: number): void {
  if (depth > MAX_DEPTH || (walk.visited.get(node) ?? Infinity) <= depth) return;
  walk.visited.set(node, depth);
  if (is.isLiteralTypeNode(node)) {
    walk.found.values.add(inSingleQuotes(node.getText()));
  } else if (is.isUnionTypeNode(node)) {
    node.types.forEach((member) => visit(walk, member, depth));
  } else if (is.isParenthesizedTypeNode(node)) {
    visit(walk, node.type, depth);
  } else if (is.isIndexedAccessTypeNode(node)) {
    if (node.indexType.kind === SyntaxKind.NumberKeyword)
      visitElements(walk, node.objectType, depth);
    else visitMember(walk, node.objectType, node.indexType, depth);
  } else if (is.isTypeReferenceNode(node)) {
    visitReference(walk, node.typeName, node.typeArguments ?? [], depth);
  } else if (is.isImportTypeNode(node) && node.qualifier !== undefined && !node.isTypeOf) {
    visitReference(walk, node.qualifier, node.typeArguments ?? [], depth);
  } else if (is.isTypeQueryNode(node)) {
    // `typeof top`, where `top` is a constant.
    const type = walk.host.checker.getTypeFromTypeNode(node);
    for (const { text } of type === undefined ? [] : literalsOf(walk.host, type))
      walk.found.values.add(text);
    visitValue(walk, node, depth);
  } else if (is.isTypeOperatorNode(node)) {
    const keys = is.isTypeQueryNode(node.type) ? membersInOrder(walk.host, node.type) : [];
    for (const { name } of keys) walk.found.values.add(quote(name));
    walk.found.opaque ||= !namesNative(walk, node.type);
  } else if (is.isTypeLiteralNode(node)) {
    // What variants are computed from, whose names are then the values: `{ tone: { calm: string; loud: string } }`.
    namesIn(node.members).forEach((text) => walk.found.names.add(text));
    walk.found.opaque = true;
  } else if (is.isTemplateLiteralTypeNode(node)) {
    visitTemplate(walk, node, depth);
  } else if (is.isConditionalTypeNode(node)) {
    walk.found.opaque = true;
  }
}

/** What an alias is given to take values out of: `ElementOf<typeof SIZES>`, a list, or `ValueOf<typeof Tone>`, an object. */
function visitValue(walk: Walk, node: TypeNode, depth: number): void {
  const elements = elementsOfList(walk.host, node);
  if (elements === null)
    for (const text of valuesInOrder(walk.host, node)) walk.found.values.add(text);
  else for (const element of elements) visitElement(walk, element, depth + 1);
}

/** `${Side}-${Align}`: all that it may come to, the last part changing first. */
function visitTemplate(walk: Walk, node: TemplateLiteralTypeNode, depth: number): void {
  // Where a part is any text, no value is left; the checker knows.
  walk.found.opaque = true;
  let texts = [node.head.text];
  for (const { type, literal } of node.templateSpans) {
    const found = blankLiterals();
    visit({ ...walk, found, visited: new Map() }, type, depth + 1);
    const parts = [...found.values].map((text) => text.replace(/^'(.*)'$/, '$1'));
    texts = texts.flatMap((text) => parts.map((part) => text + part + literal.text));
    // Stryker disable next-line ConditionalExpression,EqualityOperator: more would only take time
    if (texts.length > MAX_COMBINED) return;
  }
  for (const text of texts) walk.found.values.add(quote(text));
}

/** Most texts that a pattern is spelt out to. */
const MAX_COMBINED = 400;

/** Tells whether React or the language declares a type, as in `keyof JSX.IntrinsicElements`. */
function namesNative({ host, isNative }: Walk, node: TypeNode): boolean {
  if (!is.isTypeReferenceNode(node)) return false;
  const symbol = symbolOf(host, node.typeName);
  return symbol !== undefined && host.filesOf(symbol).some(isNative);
}

function visitReference(walk: Walk, name: Node, args: readonly TypeNode[], depth: number): void {
  const symbol = symbolOf(walk.host, name);
  const native = symbol === undefined || walk.host.filesOf(symbol).some(walk.isNative);
  for (const declaration of native ? [] : walk.host.declarationsOf(symbol)) {
    if (is.isTypeAliasDeclaration(declaration)) {
      // A generic alias is only worth following where it adds members to what it is given, or takes some out of it.
      const { type } = declaration;
      const adds = args.length === 0 || is.isUnionTypeNode(type) || is.isConditionalTypeNode(type);
      if (adds) visit(walk, type, depth + 1);
      // `type ValueOf<T> = T[keyof T]`
      else if (is.isIndexedAccessTypeNode(type) && is.isTypeOperatorNode(type.indexType))
        walk.found.opaque ||= !args.some((arg) => namesNative(walk, arg));
    } else if (is.isTypeParameterDeclaration(declaration) && declaration.constraint !== undefined) {
      visit(walk, declaration.constraint, depth + 1);
      // Of `Size extends string`, it is the checker that knows what is given.
      if (isTextOrNumber(declaration.constraint.getText())) {
        walk.found.opaque = true;
        if (declaration.defaultType !== undefined) visit(walk, declaration.defaultType, depth + 1);
      }
    } else if (is.isEnumDeclaration(declaration)) {
      for (const member of declaration.members)
        walk.found.values.add(`${declaration.name.getText()}.${member.name.getText()}`);
    } else if (is.isInterfaceDeclaration(declaration) && isAugmentationPoint(declaration)) {
      walk.found.augmentable ??= declaration.name.getText();
    }
  }
  args.forEach((arg) => visit(walk, arg, depth + 1));
}

function isAugmentationPoint(node: {
  members: readonly Node[];
  heritageClauses?: unknown;
}): boolean {
  return node.members.length === 0 && node.heritageClauses === undefined;
}

/** `(typeof SIZES)[number]`: the elements of a constant list, as they are written. */
function visitElements(walk: Walk, list: TypeNode, depth: number): void {
  const elements = elementsOfList(walk.host, list);
  // What a function makes has its elements nowhere.
  if (elements === null) walk.found.opaque = true;
  else for (const element of elements) visitElement(walk, element, depth + 1);
}

function visitElement(walk: Walk, element: ListElement, depth: number): void {
  if (is.isTypeNode(element)) visit(walk, element, depth);
  else walk.found.values.add(inSingleQuotes(element.getText()));
}

function visitMember(walk: Walk, object: TypeNode, index: TypeNode, depth: number): void {
  const { checker } = walk.host;
  // `(typeof Tone)[keyof typeof Tone]`, where `Tone` is an object of constants.
  if (is.isTypeOperatorNode(index))
    for (const text of valuesInOrder(walk.host, object)) walk.found.values.add(text);
  const name = is.isLiteralTypeNode(index) ? index.getText().slice(1, -1) : null;
  const type = checker.getTypeFromTypeNode(object);
  if (name === null || type === undefined) return;
  const member = checker.getPropertyOfType(definedType(walk.host, type), name);
  if (member === undefined || walk.host.filesOf(member).some(walk.isNative)) return;
  const declarations = walk.host.declarationsOf(member);
  // A type may compute its members from nothing that is written.
  walk.found.opaque ||= declarations.length === 0;
  for (const declaration of declarations) {
    const node = typeNodeOf(declaration);
    if (node !== undefined) visit(walk, node, depth + 1);
    else {
      namesOfValue(declaration).forEach((text) => walk.found.names.add(text));
      walk.found.opaque = true;
    }
  }
}

/** Literals that the members of `typeof Tone` are, as they are written. */
function valuesInOrder(host: TypeHost, node: TypeNode): string[] {
  const members = host.checker.getTypeOfSymbol(membersInOrder(host, node));
  return members.flatMap((type) =>
    type === undefined ? [] : literalsOf(host, type).map(({ text }) => text),
  );
}

/** Members of `typeof Tone` as they are written; the checker's order is its own. */
function membersInOrder(host: TypeHost, node: TypeNode): TypeSymbol[] {
  const inner = is.isParenthesizedTypeNode(node) ? node.type : node;
  const type = is.isTypeQueryNode(inner) ? host.checker.getTypeFromTypeNode(inner) : undefined;
  const members = type === undefined ? [] : host.checker.getPropertiesOfType(type);
  const placed = members.map((symbol) => ({ symbol, node: host.declarationsOf(symbol)[0] }));
  return placed
    .sort((a, b) => (a.node?.getStart() ?? 0) - (b.node?.getStart() ?? 0))
    .map(({ symbol }) => symbol);
}
