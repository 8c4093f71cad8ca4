/** Mapped types whose names are computed in great numbers, `pt-${Slot}-${Attribute}`: one of them is told for all. */
import { rememberOf } from '../../../../shared/remember.ts';
import { MIN_NAMES, startOf, standForAll } from '../../checker/computed-names.ts';
import { is, SyntaxKind } from '../../checker/type-host.ts';
import type { Type, TypeHost, TypeNode, TypeSymbol } from '../../checker/type-host.ts';
import { mappedSymbolOf, mappedTypeOf } from './renamed.ts';

/**
 * One property for all of a mapped type that were computed in great numbers before, for another component. A library
 * that has such names has some 300 in each of its types: they would be most of all that is read.
 * @returns `null` when its properties have to be listed
 */
export function oneForMany(host: TypeHost, type: Type): TypeSymbol | null {
  const symbol = mappedSymbolOf(type);
  for (const name of (symbol && seenIn(host).get(symbol)) ?? []) {
    const found = host.checker.getPropertyOfType(type, name);
    if (found !== undefined) return found;
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
  const [node, symbol] = [mappedTypeOf(host, type), mappedSymbolOf(type)];
  if (node === undefined || symbol === undefined) return properties;
  if (startsOf(node.nameType ?? node.typeParameter.constraint)?.size !== 1) return properties;
  const seen = seenIn(host);
  seen.set(symbol, [...(seen.get(symbol) ?? []), first.name].slice(0, MOST_SEEN));
  standForAll(host, first.name);
  return [first];
}

/** By mapped type, whose syntax need not be loaded for that, a name of each kind that was listed: with the attributes of a `box`, of a `root`. */
const seenIn = rememberOf((_: TypeHost) => new Map<TypeSymbol, string[]>());

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
