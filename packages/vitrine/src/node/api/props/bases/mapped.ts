/** Types that a library makes of the keys of something else: `type Conditional = { [Name in keyof typeof conditions]?: Style }`. */
import {
  is,
  ObjectFlags,
  type Node,
  type Type,
  type TypeAliasDeclaration,
  type TypeHost,
  type TypeParameterDeclaration,
  type TypeSymbol,
} from '../../checker/type-host.ts';

/** Takes down where the properties of such a type are from: their own declarations say what they are made of. */
export function tellMapped(host: TypeHost, type: Type, properties: readonly TypeSymbol[]): void {
  const alias = type.getAliasSymbol();
  if (alias === undefined || !type.isObjectType()) return;
  if ((type.objectFlags & ObjectFlags.Mapped) === 0) return;
  const node = mappedNodeOf(host, alias);
  // `ByWidth<Conditional>` takes its names from what it is given.
  if (node === null) {
    const [first, ...others] = type.getAliasTypeArguments();
    if (first !== undefined && others.length === 0) tellMapped(host, first, properties);
    return;
  }
  const known = mapped.get(host) ?? new Map<string, TypeSymbol>();
  mapped.set(host, known);
  // What helps to make types of others, `Nested<Style>`, is no name for what those declare.
  const isHelper = (node.typeParameters ?? []).length > 0;
  const own = properties.filter(({ declarations }) => !isHelper || declarations.length === 0);
  for (const place of own.flatMap(placesOf)) if (!known.has(place)) known.set(place, alias);
}

/**
 * The declaration of a type whose names do not depend on what it is given: `Responsive<ButtonProps>` and
 * `Omit<ButtonProps, 'size'>`, by any name, are known by what they are made of.
 */
function mappedNodeOf(host: TypeHost, alias: TypeSymbol, depth = 0): TypeAliasDeclaration | null {
  const node = host.declarationsOf(alias).find(is.isTypeAliasDeclaration);
  if (node === undefined) return null;
  const { type, typeParameters = [] } = node;
  if (is.isMappedTypeNode(type))
    return dependsOn(type.typeParameter.constraint, typeParameters) ? null : node;
  // Another name of such a type: `type StyleProps = BaseStyleProps<Theme>`.
  if (!is.isTypeReferenceNode(type) || typeParameters.length > 0 || depth > MOST_NAMES) return null;
  const named = host.checker.getSymbolAtLocation(type.typeName);
  return named === undefined ? null : mappedNodeOf(host, host.follow(named), depth + 1);
}

/** Names that lead to each other have no last. */
const MOST_NAMES = 4;

/** What its properties are made of may be given, `StyleProps<Theme>`, not which there are. */
function dependsOn(
  names: Node | undefined,
  parameters: readonly TypeParameterDeclaration[],
): boolean {
  const text = names?.getText() ?? '';
  return parameters.some(({ name }) => new RegExp(`\\b${name.getText()}\\b`).test(text));
}

/** By declarations, or by names where nothing declares them, because an `Omit` makes other properties of the same. */
const mapped = new WeakMap<TypeHost, Map<string, TypeSymbol>>();

const placesOf = ({ name, declarations }: TypeSymbol) =>
  declarations.length === 0 ? [name] : declarations.map(({ path, index }) => `${path}#${index}`);

/** The alias that a property is from. One that is there as it was declared, `checkFlags` says, is from no such type. */
export function mappedIn(host: TypeHost, property: TypeSymbol): TypeSymbol | undefined {
  const [place] = placesOf(property);
  return property.checkFlags === 0 ? undefined : mapped.get(host)?.get(place ?? '');
}
