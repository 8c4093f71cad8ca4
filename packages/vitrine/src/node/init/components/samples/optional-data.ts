import type { ComponentDoc, PropDoc } from '../../../model/component-doc.ts';
import { DATA, sampleOf, type Sample } from './sample-value.ts';

/** How large what shows data is. */
export const SIZES: Record<string, number> = { width: 300, height: 200 };

/** A number, alone or among other types. */
export const TAKES_NUMBER = /(?:^|\| )number(?: \||$)/;

/** Data and a size that nothing requires, and without which charts and tables are empty. */
export function optionalData(
  props: readonly PropDoc[],
  types: ComponentDoc['types'],
): Record<string, Sample> {
  const found: Record<string, Sample> = {};
  for (const { name, required, type, resolved } of props) {
    if (required) continue;
    const size = SIZES[name];
    const value = DATA.test(name) ? sampleOf(resolved ?? type, types, name) : null;
    if (size !== undefined && TAKES_NUMBER.test(type)) found[name] = size;
    else if (Array.isArray(value)) found[name] = value;
  }
  return found;
}
