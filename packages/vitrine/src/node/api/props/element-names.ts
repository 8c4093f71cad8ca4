/** Lists of the names of elements, as types are made of. */
import type { LiteralDoc } from '../../model/component-doc.ts';

/** Fewer than there are elements of HTML, of which a library's own choice has but a few. */
const MANY_ELEMENTS = 100;

/** Tells whether these are the names of elements, all there are. */
export function takesAnyElement(values: readonly LiteralDoc[]): boolean {
  return listsElements(values) && values.some(({ value }) => value === 'svg');
}

/** Tells whether these are the names of elements, those of HTML alone or more: nobody reads them. */
export function listsElements(values: readonly LiteralDoc[]): boolean {
  return values.length > MANY_ELEMENTS && values.some(({ value }) => value === 'div');
}
