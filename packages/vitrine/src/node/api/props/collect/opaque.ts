/** Parts of a props type that no property can be read from. */
import { TypeFlags, type Type, type TypeHost } from '../../checker/type-host.ts';

/** A type whose properties depend on something not known yet, or nothing at all is known about. */
export function isOpaque(type: Type): boolean {
  const undecided =
    TypeFlags.Conditional |
    TypeFlags.IndexedAccess |
    TypeFlags.TypeParameter |
    TypeFlags.Union |
    TypeFlags.Any;
  return type.isErrorType() || (type.flags & undecided) !== 0;
}

/** A part whose authors let it be anything. */
export const ANYTHING = 'any';

/** A part that comes from what is not there, under no name. */
export const UNKNOWN = '';

/** Whether a part has no name that one could look for. */
export const isUnnamed = (text: string) => text === ANYTHING || text === UNKNOWN;

/** What a condition infers, `Props` of `ComponentProps<Tag>`, goes by the whole: that says who decides. */
export function nameOfOpaque({ checker }: TypeHost, leaf: Type, whole: Type): string {
  const isError = leaf.isErrorType();
  const isMissing = isError || (leaf.flags & TypeFlags.Any) !== 0;
  const text = checker.typeToString(isMissing ? leaf : whole);
  return isError && text === ANYTHING ? UNKNOWN : text;
}
