import { foldSpelling } from './spelling.ts';
import { isStopWord } from './stop-words.ts';
import { normalize } from '../text/normalize.ts';

const WORD = /[\p{L}\p{N}]+/gu;
/** Words with what joins them to one name: `z-index`, `theme.palette`, `Kit-disabled`. */
const NAME = /[\p{L}\p{N}]+(?:[-._][\p{L}\p{N}]+)*/gu;
const CAMEL_PART = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu;
/** Letters of scripts that have no spaces between words. Literals: what runs as it is loaded stays in bundles that use none of it. */
const UNSPACED =
  /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
const RUN =
  /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+|[^\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/gu;
const ACCENT = /\p{M}/gu;

/** Whether a word may be several, which nothing tells apart: 按钮可以点击. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

/** The words of a text in lower case, without accents or punctuation: `TextField's` → `textfield`, `s`. */
export function splitWords(text: string): string[] {
  return (foldAccents(text).match(WORD) ?? []).map((word) => word.toLowerCase());
}

/** A name as it is written, in one word, and the words it is made of, in lower case. */
export interface NameParts {
  whole: string;
  /** At least two, or none. */
  parts: string[];
}

/** The names of a text: `z-index of TextField` → `zindex` of `z` and `index`, `of`, `textfield` of `text` and `field`. */
export function splitNames(text: string): NameParts[] {
  return listNames(text).map((name) => {
    const { whole, parts } = splitName(name);
    return { whole, parts };
  });
}

/** The names of a text as they are written, without accents. */
export function listNames(text: string): string[] {
  return foldAccents(text).match(NAME) ?? [];
}

function splitName(name: string): NameParts & { steps: string[] } {
  const words: string[] = name.match(WORD)!;
  const parts = words.flatMap(listParts);
  return {
    whole: words.join('').toLowerCase(),
    parts: parts.length < 2 ? [] : parts.map((part) => part.toLowerCase()),
    steps: words.length < 2 ? [] : words.map((word) => word.toLowerCase()),
  };
}

/** Of what has no spaces, each two letters that follow each other: any word of it is found by them. */
function listParts(word: string): string[] {
  if (!isUnspaced(word)) return word.match(CAMEL_PART) ?? [word];
  return word.match(RUN)!.flatMap((run) => {
    if (!isUnspaced(run)) return listParts(run);
    const letters = [...run];
    const pairs = letters.slice(1).map((letter, at) => letters[at]! + letter);
    return pairs.length === 0 ? [run] : pairs;
  });
}

/**
 * Words by which a text is found: each name whole, the steps of a path, the parts of more than one letter, and either in American
 * spelling where that is another.
 * @param known remembers the words of each name, when many texts are read
 */
export function indexWords(text: string, known = new Map<string, string[]>()): string[] {
  return listNames(text).flatMap((name) => {
    let words = known.get(name);
    if (words === undefined) {
      const { whole, parts, steps } = splitName(name);
      const rest = new Set([...steps, ...parts].filter((part) => part.length > 1));
      words = [whole, ...rest].flatMap((word) => [...new Set([word, foldSpelling(word)])]);
      known.set(name, words);
    }
    return words;
  });
}

/**
 * The same key for all ways of writing a name, such as `Text Fields`, `TextField`, `text-field` and `the text
 * field`: words in the singular, joined, without those that say nothing.
 */
export function nameKey(text: string): string {
  return joinKey(splitWords(text));
}

/** Likewise, of words in lower case. */
export function joinKey(words: readonly string[]): string {
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words)
    .map((word) => foldSpelling(singular(word)))
    .join('');
}

/** A word without its English plural ending; words of other languages mostly stay as they are. */
export function singular(word: string): string {
  if (word.length <= 3) return word;
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  if (/\w{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  // `Next.js` is no plural.
  return /[^sj]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The text without accents, and with what stands for a letter in its place. */
function foldAccents(text: string): string {
  // Stryker disable next-line Regex: saves a tenth of the time to build an index, most of which is ASCII
  return /^[\0-\x7f]*$/.test(text) ? text : normalize(text, 'NFKD').replace(ACCENT, '');
}
