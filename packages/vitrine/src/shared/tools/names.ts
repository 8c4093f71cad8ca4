import { nameKey } from '../search/words.ts';
import { findClosest } from './closest-match.ts';
import { ToolError } from './tool-error.ts';

/** Where nothing is like a name. */
export const SEARCH_FOR = 'Look for it with the tool "search".';
/** Names told when one is not known. */
const MOST_NAMES = 8;

/** What is called so: by its very name, or by one written another way, such as `text field`. */
export function findNamed<Item>(
  wanted: string,
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
): Item | undefined {
  const bare = wanted.trim().replace(/^<|\s*\/?>$/g, '');
  const key = nameKey(bare);
  return (
    items.find((item) => namesOf(item).includes(bare)) ??
    items.find((item) => namesOf(item).some((name) => nameKey(name) === key))
  );
}

/**
 * The error for a name that is not known, with the ones it may mean.
 * @param alike those of them that mean something like it, best first
 */
export function unknownName(
  what: string,
  wanted: string,
  names: readonly string[],
  alike: readonly string[] = [],
): ToolError {
  const key = nameKey(wanted);
  const near = names.filter((name) => {
    const other = nameKey(name);
    return (
      key.length > 2 &&
      (other.includes(key) || (other.length > 2 && key.includes(other)) || shortens(key, other))
    );
  });
  const closest = findClosest(wanted, names);
  const meant = [...new Set([...(closest === '' ? [] : [closest]), ...alike, ...near])].slice(
    0,
    MOST_NAMES,
  );
  const shown = wanted.length > 100 ? `${wanted.slice(0, 100)}…` : wanted;
  return new ToolError(`There is no ${what} "${shown}". ${hintOf(meant, names)}`);
}

/** A question with names for what may be short for them: words of three letters or more, none of them a vowel. */
export function spellOut(question: string, names: readonly string[]): string {
  return question.replace(/(?<![a-z])[b-df-hj-np-tv-z]{3,20}(?![a-z])/gi, (word) => {
    const meant = names.filter((name) => shortens(nameKey(word), nameKey(name)));
    return meant.sort((a, b) => a.length - b.length)[0] ?? word;
  });
}

/** Whether a word is a name without some of its letters, half of them at most: `bttn` of `button`. */
function shortens(word: string, name: string): boolean {
  if (word[0] !== name[0] || word.length * 2 < name.length) return false;
  let at = 0;
  for (const letter of name) if (letter === word[at]) at += 1;
  return at === word.length;
}

function hintOf(meant: readonly string[], names: readonly string[]): string {
  if (meant.length > 0) return `Did you mean ${meant.join(', ')}?`;
  const known = [...new Set(names)];
  if (known.length === 0 || known.length > MOST_NAMES) return SEARCH_FOR;
  return `There ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}.`;
}
