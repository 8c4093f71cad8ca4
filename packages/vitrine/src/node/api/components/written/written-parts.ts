/** Props of which the checker knows nothing because of one part: `{ step: number } & Missing` is `any`. */
import { is, TypeFlags, type Node, type Type, type TypeHost } from '../../checker/type-host.ts';
import { combine, leavesOf, MOST_OUTCOMES } from '../../props/shape/variants.ts';
import type { ComponentShape } from '../../props/shape/shape.ts';
import { behind, followed } from './behind-names.ts';
import { namedNode, type Bound } from './bound-node.ts';
import { declaredProps, unbound } from './declared-props.ts';

/** A part of such props. */
interface Part {
  type: Type;
  /** Names that are taken off. */
  without: ReadonlySet<string>;
}

/** A shape whose props are read part by part where the checker knows the whole as `any`; any other as it is. */
export function withWrittenParts(
  host: TypeHost,
  shape: ComponentShape,
  declaration: Node,
): ComponentShape {
  const [variant] = shape.variants;
  if (variant === undefined || !shape.variants.every(({ leaves }) => leaves.some(isOpen)))
    return shape;
  const props = declaredProps(host, unbound(declaration));
  const reading: Reading = { parts: [], isTakenApart: false };
  if (props !== null) readParts(host, props, NONE, reading, 0);
  if (!reading.isTakenApart) return shape;
  const variants = waysToTake(host, reading.parts).map((parts) => {
    const leaves = parts.flatMap(({ type, without }) =>
      leavesOf(host, type).map((leaf) => ({ leaf, without })),
    );
    const leftOut = new Map(leaves.map(({ leaf, without }) => [leaf, without]));
    return { ...variant, leaves: [...leftOut.keys()], leftOut };
  });
  return { ...shape, variants };
}

/** `(A | B) & C` is `A & C` or `B & C`. */
function waysToTake(host: TypeHost, parts: readonly Part[]): Part[][] {
  const choices = parts.map(({ type, without }) =>
    (type.isUnionType() ? host.membersOf(type) : [type]).map((one) => ({ type: one, without })),
  );
  const count = choices.reduce((product, { length }) => product * length, 1);
  return count > MOST_OUTCOMES ? [[...parts]] : combine(choices);
}

const NONE: ReadonlySet<string> = new Set();

const isAny = ({ flags }: Type) => (flags & TypeFlags.Any) !== 0;

/** `any`, or what is left of it. */
function isOpen(type: Type): boolean {
  if (isAny(type)) return true;
  const [source] = type.getAliasSymbol()?.name === 'Omit' ? type.getAliasTypeArguments() : [];
  return source !== undefined && isAny(source);
}

interface Reading {
  parts: Part[];
  /** An intersection that is `any` was read part by part. */
  isTakenApart: boolean;
}

/** Names that lead to each other have no last. */
const MAX_DEPTH = 12;

/**
 * @param reading is added to
 * @returns whether the whole is `any`
 */
function readParts(
  host: TypeHost,
  { node, given }: Bound,
  without: ReadonlySet<string>,
  reading: Reading,
  depth: number,
): boolean {
  const read = (one: Bound, left = without) => readParts(host, one, left, reading, depth + 1);
  if (is.isParenthesizedTypeNode(node)) return read({ node: node.type, given });
  if (is.isIntersectionTypeNode(node)) {
    const isOfAny = node.types.map((one) => read({ node: one, given })).includes(true);
    reading.isTakenApart ||= isOfAny;
    return isOfAny;
  }
  const chosen = is.isConditionalTypeNode(node) ? followed(node, given) : null;
  if (chosen !== null) return read({ node: chosen, given });
  const named = namedNode(host, { node, given });
  const stood = named && given.get(named.name);
  if (stood) return read(stood);
  const type = host.checker.getTypeFromTypeNode(node);
  if (type === undefined) return false;
  const isKnown = given.size === 0 && !isOpen(type);
  const next = named === null || isKnown || depth > MAX_DEPTH ? null : behind(host, named);
  if (next !== null)
    return read(next.of, new Set([...without, ...(next.left ?? [])])) && next.left === null;
  reading.parts.push({ type, without });
  return isAny(type);
}
