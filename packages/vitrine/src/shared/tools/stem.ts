import { foldSpelling } from '../search/spelling.ts';
import { isStopWord, isWeakWord } from '../search/stop-words.ts';
import { listNames, singular, splitNames } from '../search/words.ts';

/** Forms of verbs that no ending tells. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ shown: 'show', hidden: 'hide', chosen: 'choose', chose: 'choose', kept: 'keep' },
    ...{ sent: 'send', held: 'hold', given: 'give', taken: 'take', written: 'write' },
    ...{ drawn: 'draw', built: 'build', broken: 'break', shrunk: 'shrink' },
  }),
);

/** `scrolling` is of `scroll`, whatever Americans write of `travel`. */
const DOUBLED = /ll(?:ed|ing|ers?)$/;

/** One form for `closes`, `closed` and `closing`, `virtualised` and `virtualized`. */
export function stem(word: string): string {
  const plain = IRREGULAR.get(word) ?? singular(word);
  const one = DOUBLED.test(plain) ? plain : foldSpelling(plain);
  const bare = one.length > 5 ? one.replace(/(?:ing|ed|able|ion)$/, '') : one;
  return bare.replace(/e$/, '');
}

/** The stems of a text's words, and of what its names are made of: `zIndex` of `zIndex.fab` too. */
export function listStems(text: string): string[] {
  const paths = listNames(text).filter((name) => name.includes('.'));
  const steps = splitNames(paths.join('.').replaceAll('.', ' '));
  return [...splitNames(text), ...steps].flatMap(({ whole, parts }) => [whole, ...parts].map(stem));
}

/** The stems of what a question says, each with whether many texts have it, and a word of the question that has it. */
export function listAskedStems(
  question: string,
): Map<string, { isWeak: boolean; written: string }> {
  const words = splitNames(question).flatMap(({ whole, parts }) => [whole, ...parts]);
  const telling = words.filter((word) => !isStopWord(word));
  return new Map(telling.map((word) => [stem(word), { isWeak: isWeakWord(word), written: word }]));
}
