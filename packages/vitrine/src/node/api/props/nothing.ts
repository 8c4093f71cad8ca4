/** Props that are only there to be left out: `icon?: never`. */
import { TypeFlags, type Type, type TypeHost, type TypeSymbol } from '../checker/type-host.ts';
import type { FoundProp } from './found-prop.ts';
import { typesOfProps } from './types-of-props.ts';

/** `icon?: never` says that there is no such prop. */
export function isNothing(host: TypeHost, type: Type): boolean {
  const nothing = TypeFlags.Never | TypeFlags.Undefined;
  return host.membersOf(type).every(({ flags }) => (flags & nothing) !== 0);
}

/** Tells whether one of the parts of a variant that have a prop says that it is not there. */
export function isTakenOut(host: TypeHost, symbols: readonly TypeSymbol[]): boolean {
  return symbols.some((symbol) =>
    typesOfProps(host, [symbol]).some((type) => isNothing(host, type)),
  );
}

/** Tells whether a variant takes a prop. */
export const isTaken = (host: TypeHost, prop: FoundProp | undefined): boolean =>
  prop !== undefined && !isTakenOut(host, prop.symbols);
