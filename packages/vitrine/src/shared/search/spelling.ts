/** British endings and the American ones; the letters before them keep `four`, `size` and `tree` as they are. */
const AMERICAN: [british: RegExp, american: string][] = [
  [/(?<=\w{3})our/g, 'or'],
  [/(?<=\w{2})is(?=(?:e|ed|es|er|ers|ing|able|ation|ations)$)/, 'iz'],
  [/(?<=\w{2})tre(?=s?$)/, 'ter'],
  [/(?<=\w{2})tred$/, 'tered'],
  [/(?<=\w{2})tring$/, 'tering'],
  [/^grey/, 'gray'],
  [/(?<=\w{2})ll(?=(?:ed|ing|er|ers)$)/, 'l'],
  [/logue(?=s?$)/, 'log'],
  [/(?<=\w{2})ence(?=s?$)/, 'ense'],
];

/**
 * One spelling for both sides of the Atlantic: `colour` and `color` give `color`, `customise` and `customize`
 * `customize`. It need not be a word (`promise` gives `promize`): it is compared, never shown.
 * @param word in lower case
 */
export function foldSpelling(word: string): string {
  let folded = word;
  for (const [british, american] of AMERICAN) folded = folded.replace(british, american);
  return folded;
}
