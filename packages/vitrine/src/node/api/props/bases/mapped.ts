/** Types that a library makes of the keys of something else: `type Conditional = { [Name in keyof typeof conditions]?: Style }`. */
import {
  is,
  ObjectFlags,
  type Type,
  type TypeHost,
  type TypeSymbol,
} from '../../checker/type-host.ts';

/** Takes down where the properties of such a type are from: their own declarations say what they are made of. */
export function tellMapped(host: TypeHost, type: Type, properties: readonly TypeSymbol[]): void {
  const alias = type.getAliasSymbol();
  if (alias === undefined || !type.isObjectType()) return;
  if ((type.objectFlags & ObjectFlags.Mapped) === 0 || !isWrittenSo(host, alias)) return;
  const known = mapped.get(host) ?? new Map<string, TypeSymbol>();
  mapped.set(host, known);
  for (const place of properties.flatMap(placesOf)) if (!known.has(place)) known.set(place, alias);
}

/** `Responsive<ButtonProps>` and `Omit<ButtonProps, 'size'>`, by any name, are known by what they are made of. */
function isWrittenSo(host: TypeHost, alias: TypeSymbol): boolean {
  return host
    .declarationsOf(alias)
    .some(
      (node) =>
        is.isTypeAliasDeclaration(node) &&
        is.isMappedTypeNode(node.type) &&
        (node.typeParameters ?? []).length === 0,
    );
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
