import { isStopWord, isWeakWord } from '../../../shared/search/stop-words.ts';
import { joinKey, nameKey, splitNames, splitWords } from '../../../shared/search/words.ts';
import { escapePattern } from '../../base/text.ts';
import type { SiteJson } from '../../llms/schema.ts';
import { stem } from '../../../shared/tools/stem.ts';
import {
  indexLastNames,
  indexNames,
  lastOf,
  packageWords,
  wholeOf,
  type ByPackage,
  type Component,
} from './index-components.ts';

/** Most words of a component's name. */
const NAME_WORDS = 4;
/** How many of the same name are looked at: each is a file. */
const MOST_KIN = 8;

/**
 * The components that a question names, the longest names first: `list item button` is no list. Of those that several
 * packages have, the ones of the package that it names too, or else all.
 */
export function findComponents(
  { components }: Pick<SiteJson, 'components'>,
  text: string,
): Component[] {
  const byKey = indexNames(components);
  const query = withKnownNames(text, byKey);
  const words = splitNames(query).map(({ whole }) => whole);
  const subject = findSubject(words);
  const byLast = indexLastNames(components);
  const ofPackages = packageWords(components);
  const found = new Map<Component, number>();
  const taken = new Set<number>();
  for (let length = NAME_WORDS; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const places = Array.from({ length }, (_, index) => from + index);
      if (places.some((place) => taken.has(place))) continue;
      const some = words.slice(from, from + length);
      const named = findNamed(some, byKey, query) ?? findByLast(some, byLast, query);
      if (!named) continue;
      for (const place of places) taken.add(place);
      const said = words.slice(from, from + length).join('');
      const all = [...named.values()].sort((a, b) => isSaid(b, said) - isSaid(a, said));
      const meant = all.filter((each) =>
        ofPackages.get(each.package)!.some((word) => words.includes(word)),
      );
      for (const component of meant.length === 0 ? all : meant) {
        if (!found.has(component)) found.set(component, from);
      }
    }
  }
  // What the others are said to be of goes first: `the clear button of Autocomplete`.
  // And what is written as in code: `a Button in a new tab`.
  // What is not wanted goes last: `a modal without its close button` asks for something of the modal.
  const isSubject = ([{ name }, from]: [Component, number]) =>
    isUnwanted(words, from) ? -1 : (isWritten(name, query) ? 2 : 0) + Number(from >= subject);
  const ordered = [...found].sort((a, b) => isSubject(b) - isSubject(a));
  const named = ordered.map(([component]) => component);
  // `navbar collapse` may be a part, or something of the whole.
  const wholes = named
    .filter(({ name }) => !query.includes(name))
    .map(({ name, package: from }) =>
      components.find((each) => each.name === wholeOf(name) && each.package === from),
    );
  return [...new Set([...named, ...wholes.filter((whole) => whole !== undefined)])];
}

/** A name of several words in code. */
const CODE_NAME = /\b(?:[A-Z][a-z\d]+){2,}\b/g;

/** A question in which names that no component has stand without their beginning: `Button` of `AcmeButton` and `LoadingButton`. */
function withKnownNames(query: string, byKey: ReadonlyMap<string, ByPackage>): string {
  return query.replace(CODE_NAME, (name) => {
    const parts = name.match(/[A-Z][a-z\d]+/g)!;
    const ends = parts.map((_, at) => parts.slice(at).join(''));
    return ends.find((end) => byKey.has(nameKey(end))) ?? name;
  });
}

/** What words are the whole name of: neither begins nor ends with one that says nothing, unless it is a part of the name. */
function findNamed(
  words: readonly string[],
  byKey: ReadonlyMap<string, ByPackage>,
  query: string,
): ByPackage | undefined {
  const isFramed = !isStopWord(words[0]!) && !isStopWord(words.at(-1)!);
  const named =
    (isFramed ? byKey.get(joinKey(words)) : undefined) ?? byKey.get(nameKey(words.join('')));
  const isCommon = named !== undefined && words.length === 1 && isFunctionWord(words[0]!);
  // `For`, where it is written as code.
  return isCommon && ![...named.values()].some(({ name }) => isWritten(name, query))
    ? undefined
    : named;
}

/** `TextArea` of `Input.TextArea`; one plain word is the name of a part only where code is meant. */
function findByLast(
  words: readonly string[],
  byLast: ReadonlyMap<string, ByPackage>,
  query: string,
): ByPackage | undefined {
  const named = byLast.get(nameKey(words.join('')));
  const isMeant = ({ name }: Component) => words.length > 1 || isWritten(lastOf(name), query);
  return named !== undefined && [...named.values()].some(isMeant) ? named : undefined;
}

/** Besides words by which nothing is found: those that only join others. */
const JOINING = new Set(
  'above against along among around before behind below beneath beside besides between beyond during inside near off onto out outside over since till toward towards under up without'.split(
    ' ',
  ),
);
const isFunctionWord = (word: string) => isStopWord(word) || JOINING.has(word);

/**
 * Whether a question has a name as code writes it; any word may be in capitals at its beginning. One without capitals
 * is written as words are: `before` is meant where it is called or marked as code.
 */
function isWritten(name: string, query: string): boolean {
  if (query.trim() === name) return true;
  const own = escapePattern(name);
  // No word of a sentence has a capital within.
  if (/[a-z][A-Z]/.test(name)) return new RegExp(`\\b${own}\\b`).test(query);
  const pattern = /[A-Z]/.test(name) ? `(?<!^)\\b${own}` : `\`${own}\`|\\b${own}\\(`;
  return new RegExp(pattern).test(query);
}

/** Where what a question is about begins: behind its last `of`, or the like. */
function findSubject(words: readonly string[]): number {
  return words.findLastIndex((word) => OF.has(word)) + 1;
}

/** Whether what begins at a word is said not to be there. */
const isUnwanted = (words: readonly string[], from: number): boolean =>
  UNWANTED.has(words.slice(0, from).findLast((word) => !ARTICLES.has(word)) ?? '');

const UNWANTED = new Set(
  'without no hide hides hidden hiding remove removes removed removing omit drop'.split(' '),
);
const ARTICLES = new Set('a an the its their any my'.split(' '));

const OF = new Set(['of', 'in', 'inside', 'within', 'for']);

/**
 * A component whose whole name the question says, its words in any order and form: `which Drawer opens by a swipe`.
 * The longest names first.
 */
export function findScattered(
  { components }: Pick<SiteJson, 'components'>,
  query: string,
  kind: 'component' | 'hook' = 'component',
): Component[] {
  const said = new Set(
    splitNames(query).flatMap(({ whole, parts }) => [whole, ...parts].map(stem)),
  );
  // Every hook begins with `use`.
  const bare = ({ name }: Component) => (kind === 'hook' ? name.replace(/^use/, '') : name);
  const partsOf = (each: Component) => {
    const [{ whole, parts } = { whole: '', parts: [] }] = splitNames(bare(each));
    return (parts.length > 0 ? leaveOutBrand(parts, each) : [whole]).map(stem);
  };
  const least = kind === 'hook' ? 1 : 2;
  return components
    .filter((each) => each.kind === kind)
    .map((component) => ({ component, parts: partsOf(component) }))
    .filter(({ parts }) => parts.length >= least && parts.every((part) => said.has(part)))
    .sort((a, b) => b.parts.length - a.parts.length)
    .map(({ component }) => component);
}

/** `useAcmeTheme` of `@acme/ui`: nobody who asks for its theme says whose. */
function leaveOutBrand(parts: readonly string[], { package: from }: Component): readonly string[] {
  const brand = new Set(splitWords(from));
  const rest = parts.filter((part) => !brand.has(part));
  return rest.length > 0 ? rest : parts;
}

/** Whether a name says all that a question tells: `CheckGroup` of `how to group checks`. */
export function saysAll({ name }: Component, words: readonly string[]): boolean {
  const said = new Set(splitNames(name).flatMap(({ whole, parts }) => [whole, ...parts].map(stem)));
  const telling = words.filter((word) => !isStopWord(word) && !isWeakWord(word));
  return telling.length > 0 && telling.every((word) => said.has(stem(word)));
}

/**
 * What may take what is asked of a component: the function that makes it; the other parts of its whole, its root first; those that are called by its
 * name and more, or end in it, `DialTrigger` of `Dial`; then those whose names begin as its does, `ListRow` of `ListView`.
 */
export function findKin(
  { components }: Pick<SiteJson, 'components'>,
  { name, package: from }: Component,
): Component[] {
  const others = components.filter(
    (each) => each.kind === 'component' && each.package === from && each.name !== name,
  );
  const own = escapePattern(name);
  const whole = wholeOf(name);
  const beside = whole === '' ? [] : others.filter((each) => wholeOf(each.name) === whole);
  const isRoot = (each: Component) => Number(lastOf(each.name) === 'Root');
  beside.sort((a, b) => isRoot(b) - isRoot(a));
  const named = others.filter((each) =>
    new RegExp(`^${own}(?=[A-Z.]|e?r$)|[a-z.]${own}$`).test(each.name),
  );
  named.sort((a, b) => Number(holdsState(b, name)) - Number(holdsState(a, name)));
  // `createToaster` makes what `Toast` is shown by.
  const made = new RegExp(`^create${escapePattern(whole || name)}(?:e?r)?$`);
  const makers = components.filter(
    (each) => each.kind === 'function' && each.package === from && made.test(each.name),
  );
  const [first = ''] = /^[A-Z][a-z]+(?=[A-Z])/.exec(name) ?? [];
  const alike = others.filter((each) => first !== '' && each.name.startsWith(first));
  return [...new Set([...makers, ...beside, ...named, ...alike])].slice(0, MOST_KIN);
}

/** Whether a component holds the state of another one and its parts, and takes their props for that: `DialProvider` of `Dial`. */
export const holdsState = ({ name }: Component, of: string): boolean =>
  [`${of}Provider`, `${of}Root`].includes(name);

/** The name itself goes before one that differs by its plural. */
const isSaid = ({ name }: Component, said: string) => Number(said.endsWith(name.toLowerCase()));
