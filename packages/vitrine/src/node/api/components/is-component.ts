/** Tells components among values. */
import { is, SymbolFlags, SyntaxKind, TypeFlags } from '../checker/type-host.ts';
import type { Node, Signature, Type, TypeHost } from '../checker/type-host.ts';
import { textOf } from '../checker/syntax.ts';
import { isContext } from '../props/shape/contexts.ts';
import { signaturesOf } from '../props/shape/shape.ts';

/** Tells whether a value of this type can be written as JSX. */
export function isComponent(host: TypeHost, type: Type): boolean {
  // React renders a context as well; what a library exports of one is its provider, under a name of its own.
  if (isContext(host, type) || isAbstract(host, type)) return false;
  const signature = signaturesOf(host, type)[0];
  if (signature === undefined || signature.parameters.length > 2) return false;
  const props = host.checker.getParameterType(signature, 0);
  if (signature.parameters.length > 0 && (props === undefined || isNoProps(host, props)))
    return false;
  if (host.react.node !== null && saysElement(host, signature)) return true;
  const result = host.checker.getReturnTypeOfSignature(signature);
  if (result === undefined) return false;
  if (signature.isConstruct)
    return CLASS_MEMBERS.every((one) => host.checker.getPropertyOfType(result, one) !== undefined);
  if (result.flags & TypeFlags.Any) return true;
  if (result.flags & NO_ELEMENT || isListOfNone(host, result)) return false;
  // `styled.div(styles)` gives a component, whatever else is unknown of that.
  if (host.callSignatures(result).length > 0) return false;
  const { node } = host.react;
  return (
    (node !== null && host.checker.isTypeAssignableTo(result, node)) || mayBeElement(host, result)
  );
}

/** Tells what those return who write JSX for something else than React, as for Preact: it looks like an element. */
function mayBeElement(host: TypeHost, result: Type): boolean {
  const isObject = ({ flags }: Type) => (flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0;
  return host
    .membersOf(result)
    .filter(isObject)
    .some((one) =>
      ELEMENT.every((name) => host.checker.getPropertyOfType(one, name) !== undefined),
    );
}

/** What every element has. */
const ELEMENT = ['type', 'props', 'key'];

/**
 * React renders a truth value, as nothing, and numbers: who returns one alone (`value is Tone`, how many there are)
 * answers a question.
 */
const NO_ELEMENT =
  TypeFlags.Void |
  TypeFlags.Undefined |
  TypeFlags.Never |
  TypeFlags.StringLike |
  TypeFlags.NumberLike |
  TypeFlags.BigIntLike |
  TypeFlags.BooleanLike;

/** `number[]` of a vector: React renders a list of texts as well, and who makes one answers a question. */
function isListOfNone({ checker }: TypeHost, result: Type): boolean {
  if (!isList(result)) return false;
  const [item] = checker.getTypeArguments(result as ListType);
  return item !== undefined && (item.flags & NO_ELEMENT) !== 0;
}

type ListType = Parameters<TypeHost['checker']['getTypeArguments']>[0];

/** By which React knows an object of a class as a component; other classes have a method `render`, too. */
const CLASS_MEMBERS = ['render', 'setState'];

/** A class that others extend, and that cannot be rendered itself. */
function isAbstract(host: TypeHost, type: Type): boolean {
  const symbol = type.getSymbol();
  if (symbol === undefined) return false;
  // Stryker disable next-line ConditionalExpression: nothing else is declared as a class, and to read declarations takes time
  if ((symbol.flags & SymbolFlags.Class) === 0) return false;
  const isMarked = ({ kind }: Node) => kind === SyntaxKind.AbstractKeyword;
  return host
    .declarationsOf(symbol)
    .some((node) => is.isClassDeclaration(node) && (node.modifiers ?? []).some(isMarked));
}

/** Tells whether a function is declared to return a React element, without resolving its type. */
function saysElement(host: TypeHost, signature: Signature): boolean {
  const { type } = (host.declarationOf(signature) ?? {}) as { type?: Node };
  return type !== undefined && REACT_ELEMENT.test(textOf(type));
}

const REACT_ELEMENT = /^(React\.)?(JSX\.Element|ReactElement(<\w*>)?|ReactNode)( \| null)?$/;

/** A text, a number, a list: nothing that JSX could pass. */
function isNoProps(host: TypeHost, type: Type): boolean {
  const parts = type.isUnionType() ? host.membersOf(type) : [type];
  const given = parts.filter(({ flags }) => (flags & NOTHING) === 0);
  return given.length > 0 && given.every((one) => (one.flags & PRIMITIVE) !== 0 || isList(one));
}

const PRIMITIVE =
  TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BooleanLike | TypeFlags.BigIntLike;
const NOTHING = TypeFlags.Undefined | TypeFlags.Null;

const isList = (type: Type) => /^(?:Readonly)?Array$/.test(type.getSymbol()?.name ?? '');
