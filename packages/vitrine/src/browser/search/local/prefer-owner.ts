import { PLACES } from '../../../shared/search/index-parts.ts';
import type { Subject } from './find-subjects.ts';
import type { IndexReader } from './index-reader.ts';
import type { NameMatch } from './match-names.ts';
import type { QueryWord } from './read-query.ts';

/** So much more than the next page. */
const FIRST = 1.001;
/** What is like a part of a name comes this far from the page's own record. */
const LIKE = 0.99;
/** Shorter words, as `is` and `on`, say nothing of what is asked for. */
const SHORTEST = 4;

/**
 * A component and a name of code that it does not have, such as another component's prop, ask about the component:
 * its pages come first, in the order that they have, and of them what the name begins or ends as: `loading` for
 * `loadingText`. Changes the scores.
 * @param words those of the query
 */
export async function preferOwner(
  index: IndexReader,
  scores: Float64Array,
  words: readonly QueryWord[],
  {
    names,
    subjects,
  }: { names: ReadonlyMap<number, NameMatch>; subjects: ReadonlyMap<number, Subject> },
): Promise<void> {
  const { entries } = index;
  const isAnswered = [...names].some(
    ([entry, { how }]) => scores[entry]! > 0 && how !== 'start' && how !== 'phrase',
  );
  const owners = isAnswered ? new Set<number>() : findOwners(words, subjects);
  if (owners.size === 0) return;
  const name = words.find(({ isCode }) => isCode)!;
  await preferLike(index, scores, name.parts, owners);
  const best = new Map([...owners].map((page) => [page, 0]));
  let floor = 0;
  for (let entry = 0; entry < entries.count; entry++) {
    const page = entries.pageOf[entry]!;
    const before = best.get(page);
    if (before === undefined) floor = Math.max(floor, scores[entry]!);
    else best.set(page, Math.max(before, scores[entry]!));
  }
  const factors = new Map<number, number>();
  for (const [page, score] of [...best].sort(([, a], [, b]) => a - b)) {
    if (score === 0) continue;
    floor = Math.max(score, floor * FIRST);
    factors.set(page, floor / score);
  }
  for (let entry = 0; entry < entries.count; entry++) {
    scores[entry]! *= factors.get(entries.pageOf[entry]!) ?? 1;
  }
}

/** Gives what is called as a part of the name says a place below the record of its page, for each part below the one before. */
async function preferLike(
  index: IndexReader,
  scores: Float64Array,
  parts: readonly string[],
  owners: ReadonlySet<number>,
): Promise<void> {
  const { entries } = index;
  const telling = parts.filter((part) => part.length >= SHORTEST);
  const found = await Promise.all(telling.map((part) => index.find('names', part)));
  let factor = 1;
  for (const [, places] of found.flat()) {
    for (const [entry, place] of places) {
      const page = entries.pageOf[entry]!;
      const first = entries.firstOf[page]!;
      if (place < PLACES.indexOf('titleKey') || entry === first || !owners.has(page)) continue;
      factor *= LIKE;
      scores[entry] = Math.max(scores[entry]!, scores[first]! * factor);
    }
  }
}

/** Pages that are called what the query says besides one name of code, which names no page. */
function findOwners(
  words: readonly QueryWord[],
  subjects: ReadonlyMap<number, Subject>,
): Set<number> {
  const owners = new Set<number>();
  for (const [page, { words: typed, factor }] of subjects) {
    const others = words.filter((word) => !typed.includes(word.typed));
    const [name] = others;
    if (factor === 1 && others.length === 1 && name!.isCode) owners.add(page);
  }
  const isPage = [...owners].some((page) => {
    const { words: typed } = subjects.get(page)!;
    const name = words.find((word) => !typed.includes(word.typed))!;
    return [...subjects.values()].some((subject) => subject.words.includes(name.typed));
  });
  return isPage ? new Set() : owners;
}
