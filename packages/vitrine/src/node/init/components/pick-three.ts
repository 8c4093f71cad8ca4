import { isAskedFor } from '../../probe/trial/trial.ts';
import { bestAttempt, UNRENDERED, type Picked } from './best-attempt.ts';
import { isEmptied, type Candidate } from './choose-components.ts';
import { isArranging, isWithoutContent, kindOf } from './component-kinds.ts';
import type { Probed } from './probe.ts';

/**
 * Three that look different: well-known kinds first, then those of other elements, last what only arranges. The
 * provider stands around every demo already.
 * @param preferred names of components that come before all others, emptied ones after them
 * @param isStyled whether there are styles for what is there by these alone
 */
export function pickThree(
  candidates: Candidate[],
  { rendered, chosen }: Pick<Probed, 'rendered' | 'chosen'>,
  preferred: readonly string[] = [],
  isStyled: (one: Picked) => boolean = () => false,
): Picked[] {
  const results = new Map(rendered.map((result) => [result.name, result]));
  const all = candidates.flatMap((candidate) => {
    if (candidate.name === chosen?.provider.name) return [];
    const result = results.get(candidate.name);
    const best = result ? bestAttempt(candidate, result) : null;
    return best === null || (best.needsStyles && !best.styled && !isStyled(best)) ? [] : best;
  });
  // An empty table is better than nothing.
  const whole = all.filter(
    ({ props }) => !isEmptied({ attempts: [{ hasChildren: false, props }] }),
  );
  const shown = whole.length > 0 ? whole : all;
  const known = shown
    .filter(({ name }) => kindOf(name) !== null)
    .sort((a, b) => kindOf(a.name)! - kindOf(b.name)! || b.weight - a.weight);
  const ordered = shown.toSorted(
    (a, b) => Number(isArranging(a.name)) - Number(isArranging(b.name)) || b.weight - a.weight,
  );
  const isPreferred = ({ name }: Picked) => preferred.includes(name);
  const order = [
    ...firstOf([...known, ...ordered].filter(isPreferred), ({ tag }) => tag),
    ...firstOf(known, ({ name }) => String(kindOf(name))),
    ...firstOf(ordered, ({ name, tag, drawsData }) => (drawsData ? name : tag)),
    ...ordered,
    ...all.filter(isPreferred),
  ];
  const titled = firstOf(order, ({ title }) => title);
  return titled
    .filter((one, at) => !titled.slice(0, at).some((other) => isOther(one, other)))
    .slice(0, 3);
}

/** Whether it is one component by two names: `Command` and `CommandRoot`. */
function isOther(one: Picked, other: Picked): boolean {
  const [short, long] = [one.title, other.title].sort((a, b) => a.length - b.length);
  const look = ({ html, title, props }: Picked) =>
    `${html.replaceAll(title, '')} ${JSON.stringify(props).replaceAll(title, '')}`;
  return long!.startsWith(short!) && !isAskedFor(one) && look(one) === look(other);
}

/**
 * As many of well-known kinds, in the attempt that is tried first: for a library that only browsers can render. Their names
 * may all begin alike: `SlButton`, `SlInput`.
 */
export function pickUnrendered(
  candidates: Candidate[],
  preferred: readonly string[] = [],
): Picked[] {
  const prefix = prefixOf(candidates.map(({ name }) => name));
  const plain = (name: string) => name.slice(name.startsWith(prefix) ? prefix.length : 0);
  const kind = ({ name }: Candidate) => kindOf(plain(name));
  // Nobody knows what these would show.
  const whole = candidates.filter((one) => !isEmptied(one));
  const known = whole.filter((one) => kind(one) !== null).sort((a, b) => kind(a)! - kind(b)!);
  const order = [
    ...whole.filter(({ name }) => preferred.includes(name)),
    ...firstOf(known, (one) => String(kind(one))),
  ];
  return firstOf(order, ({ title }) => title)
    .slice(0, 3)
    .map(({ attempts, ...own }) => {
      const isField = isWithoutContent(plain(own.name));
      const attempt = attempts.find(({ hasChildren }) => !hasChildren || !isField) ?? attempts[0]!;
      return { ...own, ...attempt, ...UNRENDERED };
    });
}

/** The word that nearly all names begin with; empty where there is none. */
function prefixOf(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) {
    const [word = ''] = /^[A-Z][a-z]*(?=[A-Z])/.exec(name) ?? [];
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most !== undefined && most[1] >= NEARLY_ALL * names.length ? most[0] : '';
}

const NEARLY_ALL = 0.8;
function firstOf<T>(list: T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return list.filter((item) => (seen.has(keyOf(item)) ? false : seen.add(keyOf(item))));
}
