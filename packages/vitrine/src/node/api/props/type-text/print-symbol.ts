/** What the checker says of a type, in the words and the order of its authors. */
import type { LiteralDoc } from '../../../model/component-doc.ts';
import { printDefinedType } from '../../checker/print-type.ts';
import type { TypeHost, TypeSymbol } from '../../checker/type-host.ts';
import { inAuthoredOrder } from './described.ts';
import { isVast, outlineVast } from '../gaps/vast-types.ts';
import { splitUnion } from './split-union.ts';

/** @param values literals that the type allows, in the order of their authors */
export function printSymbol(
  host: TypeHost,
  symbol: TypeSymbol,
  values: readonly LiteralDoc[] = [],
  printType = printDefinedType,
): string {
  const type = host.checker.getTypeOfSymbol(symbol);
  if (type === undefined) return 'unknown';
  if (isVast(host, type)) return outlineVast(host, type);
  return inAuthoredOrder(spelled(printType(host, type), values), values);
}

/** What others may add to is a union all the same: `keyof Sizes`. */
function spelled(printed: string, values: readonly LiteralDoc[]): string {
  const others = values.filter(({ text }) => !splitUnion(printed).includes(text));
  if (others.length === 0) return printed;
  return printed.replace(
    /(?<=^|\| )keyof [\w.]+(?= \||$)/,
    others.map(({ text }) => text).join(' | '),
  );
}
