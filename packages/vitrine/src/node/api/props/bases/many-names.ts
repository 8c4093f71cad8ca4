/** Mapped types whose names are computed in great numbers, `pt-${Slot}-${Attribute}`: one of them is told for all. */
import { MIN_NAMES, startOf, standForAll } from '../../checker/computed-names.ts';
import { is, SyntaxKind } from '../../checker/type-host.ts';
import type { Node, Type, TypeHost, TypeNode, TypeSymbol } from '../../checker/type-host.ts';
import { mappedTypeOf } from './renamed.ts';

/**
 * One property for all of a mapped type that were computed in great numbers before, for another component. A library
 * that has such names has some 300 in each of its types: they would be most of all that is read.
 * @returns `null` when its properties have to be listed
 */
export function oneForMany(host: TypeHost, type: Type): TypeSymbol | null {
  const node = mappedTypeOf(host, type);
  for (const name of (node && seen.get(node)) ?? []) {
    const found = host.checker.getPropertyOfType(type, name);
    if (found === undefined) continue;
    standForAll(host, name);
    return found;
  }
  return null;
}

/** The properties of a type, or the first for all of them where they are such names. */
export function withOneForMany(
  host: TypeHost,
  type: Type,
  properties: readonly TypeSymbol[],
): readonly TypeSymbol[] {
  const [first] = properties;
  if (first === undefined || properties.length < MIN_NAMES) return properties;
  if (properties.some(({ declarations }) => declarations.length > 0)) return properties;
  const node = mappedTypeOf(host, type);
  if (node === undefined) return properties;
  if (startsOf(node.nameType ?? node.typeParameter.constraint)?.size !== 1) return properties;
  seen.set(node, [...(seen.get(node) ?? []), first.name].slice(0, MOST_SEEN));
  standForAll(host, first.name);
  return [first];
}

/** By their declaration, a name of each kind that was listed: with the attributes of a `box`, of a `root`. */
const seen = new WeakMap<Node, string[]>();

/** Each is a question about each type. */
const MOST_SEEN = 20;

/** How all names begin that a type computes by templates; `null` when other names may be among them. */
function startsOf(node: TypeNode | undefined): Set<string> | null {
  if (node === undefined) return null;
  if (node.kind === SyntaxKind.NeverKeyword) return new Set();
  if (is.isTemplateLiteralTypeNode(node)) {
    const start = startOf(node.head.text);
    return start === '' ? null : new Set([start]);
  }
  if (is.isParenthesizedTypeNode(node)) return startsOf(node.type);
  if (is.isConditionalTypeNode(node)) return startsOfAll([node.trueType, node.falseType]);
  if (is.isUnionTypeNode(node)) return startsOfAll(node.types);
  if (is.isIndexedAccessTypeNode(node) && is.isMappedTypeNode(node.objectType))
    return startsOf(node.objectType.type);
  return null;
}

function startsOfAll(nodes: readonly TypeNode[]): Set<string> | null {
  const all = nodes.map(startsOf);
  return all.includes(null) ? null : new Set(all.flatMap((starts) => [...starts!]));
}
