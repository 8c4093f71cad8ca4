/** What the name of an export tells. */

/** How names begin of what is not settled yet: `unstable_Grid`, `preview__Grid`. */
export const UNSETTLED = /^(unstable|experimental|unsafe|preview|alpha|beta)_+/i;

/** What is not settled yet, by its name's beginning or end. */
export const UNSTABLE = new RegExp(`${UNSETTLED.source}|_(unstable|experimental)$`, 'i');

/** Tells whether a name may be a component's or a type's, a leading `unstable_` aside. */
export function isCapitalised(name: string): boolean {
  return /^\p{Lu}/u.test(name.replace(UNSETTLED, ''));
}
