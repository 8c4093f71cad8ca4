import { isStopWord } from '../../../shared/search/stop-words.ts';
import type { ClassDoc, ComponentDoc } from '../../model/component-doc.ts';
import type { NamedDoc } from '../../model/signature-doc.ts';
import { listStems } from '../../../shared/tools/stem.ts';
import type { Question } from './question.ts';

/** What a word counts that is in the name. */
const OWN = 3;
/** Classes that are told. */
const MOST = 3;

/** The classes of a component that a question means, best first. */
export function rankClasses(classes: readonly ClassDoc[], words: readonly string[]): ClassDoc[] {
  return listSaid(classes, words)
    .slice(0, MOST)
    .map(({ one }) => one);
}

/** Whether the question says the name of one. */
export function hasClass(classes: readonly ClassDoc[], words: readonly string[]): boolean {
  return listSaid(classes, words).some(({ score }) => score > OWN / 2);
}

/** What else a component names for style sheets and a question asks for, with its title in an answer. */
export function listAskedNames(
  { dataAttributes, cssVariables }: Pick<ComponentDoc, 'dataAttributes' | 'cssVariables'>,
  { wants }: Pick<Question, 'wants'>,
): { title: string; names: ClassDoc[] }[] {
  const named = [
    { title: 'CSS variables', names: wants.has('variables') ? cssVariables : [] },
    { title: 'Data attributes', names: wants.has('attributes') ? dataAttributes : [] },
  ];
  return named
    .filter(({ names }) => names.length > 0)
    .map(({ title, names }) => ({ title, names: names.map(asClass) }));
}

/** Ranked by its name, as a class is. */
const asClass = ({ name, description }: NamedDoc): ClassDoc => ({
  ...{ name, className: name, description },
  ...{ since: null, deprecated: null, deprecatedSince: null },
});

function listSaid(classes: readonly ClassDoc[], words: readonly string[]) {
  const asked = new Set(words.filter((word) => !isStopWord(word)).flatMap(listStems));
  const ranked = classes
    .filter(({ className }) => className !== '')
    .map((one) => ({ one, score: rate(one, asked) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= best / 2);
}

/** Its own name counts more than what is said of it. */
function rate({ name, description }: ClassDoc, asked: ReadonlySet<string>): number {
  const own = new Set(listStems(name));
  const told = new Set(listStems(description));
  let score = 0;
  for (const word of asked) score += own.has(word) ? OWN : told.has(word) ? 1 : 0;
  return score === 0 ? 0 : score - (own.size - 1) / 10;
}
