/** Elements that a prop chooses by a name of its own: `ComponentProps<(typeof TAGS)[K]>`, where `K extends keyof typeof TAGS`. */
import { is } from '../../checker/type-host.ts';
import type { IndexedAccessTypeNode, Node, Type, TypeHost } from '../../checker/type-host.ts';
import { literalsOf } from '../../checker/literals-of.ts';
import { declaredProps, unbound } from './declared-props.ts';

/** What may be rendered, and what is where nothing is chosen or there is no choice. */
export interface LookedUpTags {
  all: string[];
  byDefault: string | null;
}

/** @param component the declaration of one whose type parameters the checker has no attributes for */
export function lookedUpTags(host: TypeHost, component: Node): LookedUpTags | null {
  const props = declaredProps(host, unbound(component));
  const found = props === null ? null : lookUpIn(props.node);
  if (found === null) return null;
  const map = host.checker.getTypeFromTypeNode(found.objectType);
  const whole = host.checker.getTypeFromTypeNode(found);
  const all = tagsIn(host, whole && host.checker.getBaseConstraintOfType(whole));
  if (map === undefined || all.length === 0) return null;
  const key = host.checker.getTypeFromTypeNode(found.indexType)?.getSymbol();
  const [parameter] = key === undefined ? [] : host.declarationsOf(key);
  const given = parameter && is.isTypeParameterDeclaration(parameter) && parameter.defaultType;
  const chosen = given ? host.checker.getTypeFromTypeNode(given) : undefined;
  const symbol = chosen?.isStringLiteralType()
    ? host.checker.getPropertyOfType(map, chosen.value)
    : undefined;
  const [usual] = symbol === undefined ? [] : tagsIn(host, host.checker.getTypeOfSymbol(symbol));
  return { all, byDefault: usual ?? (all.length === 1 ? all[0]! : null) };
}

/** Where props of an element are asked for by a member of something else, perhaps without some: `Omit<…, 'color'>`. */
function lookUpIn(node: Node): IndexedAccessTypeNode | null {
  if (is.isParenthesizedTypeNode(node)) return lookUpIn(node.type);
  if (is.isIntersectionTypeNode(node))
    return node.types.map(lookUpIn).find((one) => one !== null) ?? null;
  if (!is.isTypeReferenceNode(node)) return null;
  const [element] = node.typeArguments ?? [];
  if (element === undefined) return null;
  if (!PROPS_OF.test(node.typeName.getText())) return lookUpIn(element);
  return is.isIndexedAccessTypeNode(element) ? element : null;
}

const PROPS_OF = /(^|\.)ComponentProps(With(out)?Ref)?$/;

function tagsIn(host: TypeHost, type: Type | undefined): string[] {
  const values = type === undefined ? [] : literalsOf(host, type).map(({ value }) => value);
  const tags = values.filter((one) => typeof one === 'string' && host.react.domOf(one) !== null);
  return tags.length === values.length ? (tags as string[]) : [];
}
