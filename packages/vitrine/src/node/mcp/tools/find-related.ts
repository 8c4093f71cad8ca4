import { listStems, listAskedStems, stem } from '../../../shared/tools/stem.ts';
import { splitNames } from '../../../shared/search/words.ts';
import type { SiteJson } from '../../llms/schema.ts';
import { wholeOf, type Component } from '../text/find-components.ts';
import { listDoers } from '../text/like-words.ts';
import type { Question } from '../text/question.ts';

/** Most of them that are told. */
const MOST = 3;
/** A word that more of the names have says nothing of one. */
const COMMON = 12;
/** Share of a name that a question says of one that it means. */
const ENOUGH = 0.3;

/**
 * Components and hooks that are called by a word of a question, those first whose names it says most of:
 * `AvatarStack` of `avatars on top of each other`, `useToaster` of `show a toast`.
 * @param told what is told already, with its parts
 */
export function findRelated(
  { components }: Pick<SiteJson, 'components'>,
  { text, words }: Question,
  told: readonly Component[],
): Component[] {
  const kept = new Set(words.map(stem));
  const asked = [...listAskedStems(text)].filter(([word, { isWeak }]) => !isWeak && kept.has(word));
  const said = new Set(asked.flatMap(([word]) => [word, ...listDoers(word).map(stem)]));
  const known = new Set(told.flatMap(({ name }) => [name, wholeOf(name)]).filter(Boolean));
  const all = components.filter(({ kind }) => kind === 'component' || kind === 'hook');
  const having = new Map<string, number>();
  const named = all.map((component) => {
    const parts = partsOf(component);
    for (const part of parts) having.set(part, (having.get(part) ?? 0) + 1);
    return { component, parts };
  });
  const weigh = (part: string) =>
    said.has(part) && having.get(part)! <= COMMON ? 1 / Math.sqrt(having.get(part)!) : 0;
  return named
    .filter(({ component: { name } }) => !known.has(name) && !known.has(wholeOf(name)))
    .map(({ component, parts }) => {
      const share = parts.filter((part) => said.has(part)).length / Math.max(1, parts.length);
      const worth = share < ENOUGH ? 0 : parts.reduce((sum, part) => sum + weigh(part), 0) * share;
      return { component, worth };
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ component }) => component);
}

/** What a name is made of; every hook begins with `use`. */
function partsOf({ name, kind }: Component): string[] {
  const bare = kind === 'hook' ? name.replace(/^use(?=[A-Z])/, '') : name;
  const [{ whole, parts } = { whole: '', parts: [] }] = splitNames(bare);
  return [...new Set(parts.length > 0 ? parts.map(stem) : listStems(whole))];
}
