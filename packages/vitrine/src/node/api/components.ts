/** Finds the components among the exports of a package. */
import path from 'node:path';
import {
  TypeFlags,
  type ExportedSymbol,
  type Node,
  type Signature,
  type Type,
  type TypeHost,
  type TypeSymbol,
} from './checker/type-host.ts';
import { docOf, textOf } from './checker/syntax.ts';
import { tagText, type DocComment } from './checker/jsdoc.ts';
import { signaturesOf } from './props/shape.ts';

/** A component as the package's entry exports it. */
export interface ComponentExport {
  name: string;
  symbol: TypeSymbol;
  type: Type;
  declaration: Node;
  doc: DocComment;
}

/**
 * Every exported value with a capitalised name that can be written as JSX: a function or class whose
 * result React can render. Providers count when they are functions with props. Left out: contexts
 * (React 19 makes them callable) and their bare providers, names marked `@internal`, second names of the
 * same component, and undocumented parts declared in the file or folder of another (`SliderThumb` in `Slider.d.ts`). A
 * component marked `@ignore` stays: the mark speaks to its authors' tools, the export to everyone.
 */
export function findComponents(host: TypeHost, exported: ExportedSymbol[]): ComponentExport[] {
  const found = new Map<number, ComponentExport>();
  const values = [...exported].sort(byName).filter(({ name }) => isCapitalised(name));
  // A name that is only a type has an error type here.
  const types = host.checker.getTypeOfSymbol(values.map(({ alias }) => alias));
  for (const [i, value] of values.entries()) {
    const type = types[i];
    if (type === undefined || type.isErrorType() || !isComponent(host, type)) continue;
    const { name, symbol } = value;
    if (found.has(symbol.id)) continue;
    const declaration = host.declarationsOf(symbol)[0];
    if (declaration === undefined) continue;
    const doc = docOf(declaration);
    if (tagText(doc, 'internal', 'private', 'hidden') !== null) continue;
    found.set(symbol.id, { name, symbol, type, declaration, doc });
  }
  const all = [...found.values()];
  const names = new Set(all.map(({ name }) => name));
  return all
    .filter((component) => !isUndocumentedPart(component, names))
    .filter(({ name }) => !names.has(name.replace(PREFIX, '')) || !PREFIX.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Tells whether a name may be a component's or a type's, a leading `unstable_` aside. */
export function isCapitalised(name: string): boolean {
  return /^[A-Z]/.test(name.replace(PREFIX, ''));
}

/** Marks an export as not settled yet. */
const PREFIX = /^(unstable|experimental)_/i;

/** Plain names before prefixed ones, so that they win. */
function byName(a: ExportedSymbol, b: ExportedSymbol): number {
  const prefixed = (name: string) => (name.includes('_') ? 1 : 0);
  return prefixed(a.name) - prefixed(b.name) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
}

/** React's types of contexts and their parts. */
const CONTEXT_PARTS = new Set(['Context', 'Provider', 'ProviderExoticComponent', 'Consumer']);

function isComponent(host: TypeHost, type: Type): boolean {
  if (CONTEXT_PARTS.has(type.getAliasSymbol()?.name ?? type.getSymbol()?.name ?? '')) return false;
  const signature = signaturesOf(host, type)[0];
  if (signature === undefined || signature.parameters.length > 2) return false;
  const props = host.checker.getParameterType(signature, 0);
  if (signature.parameters.length > 0 && (props === undefined || isPrimitive(props))) return false;
  if (host.react.node !== null && saysElement(host, signature)) return true;
  const result = host.checker.getReturnTypeOfSignature(signature);
  if (result === undefined) return false;
  if (signature.isConstruct) return host.checker.getPropertyOfType(result, 'render') !== undefined;
  if (result.flags & TypeFlags.Any) return true;
  if (
    result.flags &
    (TypeFlags.Void | TypeFlags.Undefined | TypeFlags.Never | TypeFlags.StringLike)
  )
    return false;
  return host.react.node !== null && host.checker.isTypeAssignableTo(result, host.react.node);
}

/** Tells whether a function is declared to return a React element, without resolving its type. */
function saysElement(host: TypeHost, signature: Signature): boolean {
  const { type } = (host.declarationOf(signature) ?? {}) as { type?: Node };
  return type !== undefined && REACT_ELEMENT.test(textOf(type));
}

const REACT_ELEMENT = /^(React\.)?(JSX\.Element|ReactElement(<\w*>)?|ReactNode)( \| null)?$/;

function isPrimitive(type: Type): boolean {
  const primitive =
    TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BooleanLike | TypeFlags.BigIntLike;
  return (type.flags & primitive) !== 0;
}

function isUndocumentedPart(
  { name, declaration, doc }: ComponentExport,
  names: Set<string>,
): boolean {
  const { fileName } = declaration.getSourceFile();
  const file = path.basename(fileName).replace(/\.d\.[cm]?ts$/, '');
  const folder = path.basename(path.dirname(fileName));
  const documented = doc.description !== '' || doc.tags.length > 0;
  return !documented && file !== name && folder !== name && (names.has(file) || names.has(folder));
}
