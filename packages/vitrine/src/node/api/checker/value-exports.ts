/** Which exports stand for something that code has. */
import { SymbolFlags, type ExportedSymbol, type TypeHost } from './type-host.ts';

/** All but the values that are passed on as types alone. */
export function withoutBareTypes(host: TypeHost, all: readonly ExportedSymbol[]): ExportedSymbol[] {
  const isThere = host.together(all, (one) => !isValue(one) || !one.isTypeOnly);
  return all.filter((_, index) => isThere[index]);
}

/** Whether a name stands for something that code has, not for a type alone. */
export const isValue = ({ symbol }: ExportedSymbol) => (symbol.flags & SymbolFlags.Value) !== 0;
