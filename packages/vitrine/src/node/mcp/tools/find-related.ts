import { listStems, listAskedStems, stem } from '../../../shared/tools/stem.ts';
import { splitNames, splitWords } from '../../../shared/search/words.ts';
import type { SiteJson } from '../../llms/schema.ts';
import { wholeOf, type Component } from '../text/index-components.ts';
import { findLikeWords, listDoers } from '../text/like-words.ts';
import type { DocSource } from '../sources/doc-source.ts';
import type { Question } from '../text/question.ts';

/** Most of them that are told. */
const MOST = 3;
/** A word that more of the names have says nothing of one. */
const COMMON = 12;
/** Share of a name that a question says of one that it means. */
const ENOUGH = 0.25;
/** What a word counts that is said in other words. */
const OTHER = 0.5;

/**
 * Components and hooks that are called by a word of a question, those first whose names it says most of:
 * `AvatarStack` of `avatars on top of each other`, `useToaster` of `show a toast`.
 * @param told what is told already, with its parts
 * @param source knows what else a word may mean
 */
export function findRelated(
  { components }: Pick<SiteJson, 'components'>,
  { text, words, wants }: Question,
  told: readonly Component[],
  { findSynonyms }: Pick<DocSource, 'findSynonyms'>,
): Component[] {
  const kept = new Set(words.map(stem));
  const asked = [...listAskedStems(text)].filter(([word, { isWeak }]) => !isWeak && kept.has(word));
  const said = new Set(asked.flatMap(([word]) => [word, ...listDoers(word).map(stem)]));
  // Of each word, what else it may mean.
  const meant = words
    .filter((word) => asked.some(([each]) => each === stem(word)))
    .map((word) => ({
      word: stem(word),
      others: [
        ...findLikeWords(word),
        ...findSynonyms(word).flatMap((each) => splitWords(each)),
      ].map(stem),
    }));
  const known = new Set(told.flatMap(({ name }) => [name, wholeOf(name)]).filter(Boolean));
  const isKind = (kind: Component['kind']) =>
    wants.has('hook')
      ? kind === 'hook'
      : kind === 'component' || (kind === 'hook' && !wants.has('component'));
  const all = components.filter(({ kind }) => isKind(kind));
  const having = new Map<string, number>();
  const named = all.map((component) => {
    const parts = partsOf(component);
    for (const part of parts) having.set(part, (having.get(part) ?? 0) + 1);
    return { component, parts };
  });
  return named
    .filter(({ component: { name } }) => !known.has(name) && !known.has(wholeOf(name)))
    .map(({ component, parts }) => {
      // A word that the name has itself means nothing else in it.
      const open = meant.filter(({ word }) => !parts.includes(word));
      const shares = parts.map((part): number =>
        said.has(part) ? 1 : open.some(({ others }) => others.includes(part)) ? OTHER : 0,
      );
      const share = shares.reduce((sum, each) => sum + each, 0) / Math.max(1, parts.length);
      const weigh = (part: string, at: number) =>
        having.get(part)! <= COMMON ? shares[at]! / Math.sqrt(having.get(part)!) : 0;
      const worth =
        share < ENOUGH ? 0 : parts.reduce((sum, part, at) => sum + weigh(part, at), 0) * share;
      return { component, worth };
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ component }) => component);
}

/** What a name is made of; every hook begins with `use`, and many exports with the name of their library. */
function partsOf({ name, kind, package: from }: Component): string[] {
  const bare = kind === 'hook' ? name.replace(/^use(?=[A-Z])/, '') : name;
  const [{ whole, parts } = { whole: '', parts: [] }] = splitNames(bare);
  const brand = new Set(splitWords(from));
  const telling = parts.filter((part) => !brand.has(part));
  return [...new Set(telling.length > 0 ? telling.map(stem) : listStems(whole))];
}
