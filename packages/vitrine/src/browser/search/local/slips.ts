/** Letters that are typed in place of others. */

const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const VOWEL = /[aeiou]/;

/** Whether none of two words has a letter in place of another that is typed elsewhere: `home` is not `hover`. */
export function isSlip(typed: string, word: string): boolean {
  let at = 0;
  while (typed[at] === word[at]) at++;
  const [wrong, right] = [typed[at]!, word[at]!];
  // Letters swapped, missing or too many are slips wherever they lie.
  const isOther = typed[at + 1] !== right && typed[at + 1] === word[at + 1];
  if (wrong === undefined || right === undefined || !isOther) return true;
  return (VOWEL.test(wrong) && VOWEL.test(right)) || isNear(wrong, right);
}

/** Whether words differ by their vowels alone, which is one mistake: `linier` is heard as `linear` is. */
export const isHeardAlike = (typed: string, word: string) =>
  typed.length === word.length &&
  typed !== word &&
  typed.replace(VOWELS, '') === word.replace(VOWELS, '');

const VOWELS = /[aeiou]/g;

/**
 * Whether two mistakes turn `word` into what was typed as they do when one types or does not know how it is written:
 * consonants are missing, too many, swapped, doubled, heard alike or those of keys side by side. `father` is not `faster`.
 */
export function isMistyped(typed: string, word: string): boolean {
  const [one, other] = [typed, word].map(consonantsOf);
  const [short, long] = one!.length < other!.length ? [one!, other!] : [other!, one!];
  if (short.length < long.length) return isWithin(short, long);
  const differing = [...short].flatMap((letter, at) => (letter === long[at] ? [] : at));
  const [first = 0, second = 0] = differing;
  const isSwapped =
    differing.length === 2 && short[first] === long[second] && short[second] === long[first];
  return isSwapped || differing.every((at) => isNear(short[at]!, long[at]!));
}

const consonantsOf = (word: string) =>
  word
    .replace(/s$/, '')
    .replace(/[kq]/g, 'c')
    .replace(/z/g, 's')
    .replace(/ph/g, 'f')
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1');

/** Whether all letters are in the other word, in this order. */
function isWithin(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at++;
  return at === letters.length;
}

/** Whether two keys touch each other. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [one, other].map((key) => {
    const row = KEY_ROWS.findIndex((keys) => keys.includes(key));
    return { row, column: (KEY_ROWS[row]?.indexOf(key) ?? NaN) + row / 2 };
  });
  return Math.abs(a!.row - b!.row) <= 1 && Math.abs(a!.column - b!.column) <= 1;
}
