/** Components that types only know as `any`, beside a type of their props: `declare const Dial: any` and `DialProps`. */
import { SymbolFlags, TypeFlags } from '../../checker/type-host.ts';
import type { ExportedSymbol, Type, TypeSymbol } from '../../checker/type-host.ts';

/** The exported type that is called as the props of such a component are; `null` of any other value. */
export function propsBeside(
  exported: ReadonlyMap<string, ExportedSymbol>,
  { name, type }: { name: string; type: Type },
): TypeSymbol | null {
  if ((type.flags & TypeFlags.Any) === 0 || type.isErrorType() || !IS_COMPONENT.test(name))
    return null;
  const symbol = exported.get(`${name.replaceAll('.', '')}Props`)?.symbol;
  return symbol !== undefined && (symbol.flags & SymbolFlags.Type) !== 0 ? symbol : null;
}

/** No constant: `DIAL`. */
const IS_COMPONENT = /(^|\.)[A-Z]\w*[a-z]\w*$/;
