/** Where a property is declared that the checker computes. */
import { definedType } from '../../checker/defined-type.ts';
import { TypeFlags, type Type, type TypeHost, type TypeSymbol } from '../../checker/type-host.ts';
import { leavesOf } from '../shape/variants.ts';
import { typesOfProps } from '../types-of-props.ts';

/** What is left of something undecided has no declarations of its own: `Omit<ComponentProps<As> & Own, 'as'>`. */
export function declaredIn(host: TypeHost, leaf: Type, symbol: TypeSymbol): TypeSymbol {
  if (!isLeft(leaf)) return symbol;
  const [source] = leaf.getAliasTypeArguments();
  // Of `Plain<As> | WithIcon<As>` the checker says `(Plain<As> | WithIcon<As>)['size']`.
  if (source?.isUnionType()) return host.checker.getPropertyOfType(source, symbol.name) ?? symbol;
  if (host.filesOf(symbol).length > 0 && !isLookedUp(host, symbol)) return symbol;
  const parts = source === undefined ? [] : leavesOf(host, source);
  const known = parts.filter((part) => (part.flags & TypeFlags.Object) !== 0);
  for (const part of known) {
    const found = host.checker.getPropertyOfType(part, symbol.name);
    if (found !== undefined) return found;
  }
  return symbol;
}

/** Whether a type is what is left of another, or taken from it. */
export const isLeft = (leaf: Type) => /^(Omit|Pick)$/.test(leaf.getAliasSymbol()?.name ?? '');

/** Of `Omit<StackProps<As>, 'direction'>` the checker may say `StackProps<As>['gap']`, although no `As` decides that. */
export function isLookedUp(host: TypeHost, symbol: TypeSymbol): boolean {
  return typesOfProps(host, [symbol])
    .flatMap((type) => host.membersOf(definedType(host, type)))
    .some(({ flags }) => (flags & TypeFlags.IndexedAccess) !== 0);
}

/** Whether there is nothing that the checker knows of a property. */
export function isUnknown(host: TypeHost, symbol: TypeSymbol): boolean {
  const type = host.checker.getTypeOfSymbol(symbol);
  return type !== undefined && (type.flags & TypeFlags.Unknown) !== 0;
}
