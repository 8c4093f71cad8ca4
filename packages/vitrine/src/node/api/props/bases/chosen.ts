/** What React says of an element that is yet to be chosen: `React.ComponentProps<As & 'a'>`. */
import { TypeFlags, type Type, type TypeHost } from '../../checker/type-host.ts';

type IsNative = (file: string) => boolean;

/** Tells such a type: whatever element is chosen, all of its props are React's. */
export function isOfChosen(host: TypeHost, type: Type, isNative: IsNative): boolean {
  return partsOfElement(host, type, isNative).some(
    (part) => part.isStringLiteralType() || mayBe(host, part, (one) => one.isStringLiteralType()),
  );
}

/** Tells what is left of such a type where components may be chosen, too: of that the checker knows no property. */
export function isRestOfAny(host: TypeHost, type: Type, isNative: IsNative): boolean {
  if (!/^(Omit|Pick)$/.test(type.getAliasSymbol()?.name ?? '')) return false;
  const [source] = type.getAliasTypeArguments();
  if (source?.isConditionalType() !== true) return false;
  return partsOfElement(host, source, isNative).some((part) =>
    mayBe(host, part, (one) => !one.isStringLiteralType()),
  );
}

/** What says which element it is: its name, a parameter, or both. */
function partsOfElement(host: TypeHost, type: Type, isNative: IsNative): readonly Type[] {
  const alias = type.getAliasSymbol();
  if (alias === undefined || !host.filesOf(alias).every(isNative)) return [];
  const [element] = type.getAliasTypeArguments();
  return element === undefined ? [] : host.membersOf(element);
}

function mayBe(host: TypeHost, type: Type, isOne: (type: Type) => boolean): boolean {
  if ((type.flags & TypeFlags.TypeParameter) === 0) return false;
  const constraint = host.checker.getBaseConstraintOfType(type);
  return constraint !== undefined && host.membersOf(constraint).some(isOne);
}
