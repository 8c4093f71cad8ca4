const LATIN = /\p{Script=Latin}/u;
const OTHERS = /(?!\p{Script=Latin})\p{L}/u;

/**
 * Whether a query is written in letters that are not Latin alone, and a site in Latin letters alone.
 * @param said words of the site
 */
export function isInOtherLetters(query: string, said: string): boolean {
  return OTHERS.test(query) && !LATIN.test(query) && !OTHERS.test(said);
}
