/** The element that props are written for: the checker only knows its interface, which `section`, `nav` and others share. */
import { is, isOfLanguage } from '../../checker/type-host.ts';
import type { Node, TypeHost, TypeSymbol } from '../../checker/type-host.ts';
import { bind, namedNode, type Bound } from './bound-node.ts';
import { declaredProps, unbound } from './declared-props.ts';

/** `section`, where the props of a component are made of `React.ComponentProps<'section'>`; `null` where none is named. */
export function writtenTag(host: TypeHost, component: Node): string | null {
  const props = declaredProps(host, unbound(component));
  return props === null ? null : tagIn(host, props, 0);
}

/** Names that lead to each other have no last. */
const MAX_DEPTH = 8;

/** React's names for the props of an element, in which its own stands first. */
const PROPS_OF = /^ComponentProps(With(out)?Ref)?$/;

function tagIn(host: TypeHost, { node, given }: Bound<Node>, depth: number): string | null {
  if (depth > MAX_DEPTH) return null;
  const first = (nodes: readonly Bound<Node>[]) => {
    for (const one of nodes) {
      const found = tagIn(host, one, depth + 1);
      if (found !== null) return found;
    }
    return null;
  };
  if (is.isLiteralTypeNode(node)) return null;
  if (is.isParenthesizedTypeNode(node)) return first([{ node: node.type, given }]);
  if (is.isIntersectionTypeNode(node))
    return first(node.types.map((one) => ({ node: one, given })));
  if (is.isIndexedAccessTypeNode(node))
    return /\bIntrinsicElements$/.test(node.objectType.getText()) ? literal(node.indexType) : null;
  const named = namedNode(host, { node, given });
  if (named === null) return null;
  const stood = given.get(named.name);
  if (stood !== undefined) return first([stood]);
  const [element] = named.args;
  if (element !== undefined && PROPS_OF.test(named.name))
    return literal(element.node) ?? literal(element.given.get(element.node.getText())?.node);
  const behind = declarationsBehind(host, named.symbol).flatMap((one): Bound<Node>[] => {
    const own = bind(one, named.args);
    if (is.isTypeAliasDeclaration(one)) return [{ node: one.type, given: own }];
    if (!is.isInterfaceDeclaration(one)) return [];
    const bases = (one.heritageClauses ?? []).flatMap(({ types }) => types);
    return bases.map((base) => ({ node: base, given: own }));
  });
  return first([...named.args, ...behind]);
}

/** The language knows no elements of React, and React adds to what it declares, `HTMLElement`, nothing. */
function declarationsBehind(host: TypeHost, symbol: TypeSymbol | undefined): readonly Node[] {
  const isForeign = symbol === undefined || host.filesOf(symbol).some(isOfLanguage);
  return isForeign ? [] : host.declarationsOf(symbol);
}

/** The text of a literal type. */
function literal(node: Node | undefined): string | null {
  if (node === undefined || !is.isLiteralTypeNode(node)) return null;
  return /^['"]([a-z][\w-]*)['"]$/.exec(node.getText())?.[1] ?? null;
}
