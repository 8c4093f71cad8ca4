/** Types of props that are exported beside a component, under its name: `Dial` and `DialProps`. */
import { isHidden } from '../../checker/comments/doc-tags.ts';
import { docOf } from '../../checker/syntax.ts';
import { SymbolFlags, TypeFlags } from '../../checker/type-host.ts';
import type { ExportedSymbol, Type, TypeHost, TypeSymbol } from '../../checker/type-host.ts';

/** That of a component which types only know as `any`; `null` of any other value. */
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

/** Tells whether there is one that its authors do not keep out of the documentation. */
export function hasOpenProps(
  host: TypeHost,
  exported: readonly ExportedSymbol[],
  { name, aliases }: { name: string; aliases: string[] },
): boolean {
  const names = new Set([name, ...aliases].map((one) => `${one}Props`));
  return exported
    .filter((one) => names.has(one.name))
    .flatMap(({ symbol }) => host.declarationsOf(symbol))
    .some((one) => !isHidden(docOf(one)));
}
