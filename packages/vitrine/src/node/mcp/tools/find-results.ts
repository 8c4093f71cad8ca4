import type { EngineResult } from '../../../shared/search/engine.ts';
import { nameKey } from '../../../shared/search/words.ts';
import type { DocSource } from '../sources/doc-source.ts';
import type { Component } from '../text/index-components.ts';
import type { Question } from '../text/question.ts';

/** Results of a further search that go before those of the question itself. */
const MOST_FURTHER = 2;

interface Results {
  results: EngineResult[];
  suggestion?: string;
}

/**
 * What the site's own search finds to a question. Names in code, and what the documentation calls accessibility, are
 * looked for by themselves too: beside the words of a question they would count for little.
 * @param named components of the question
 */
export async function findResults(
  source: Pick<DocSource, 'search'>,
  question: Question,
  named: readonly Component[],
): Promise<Results | null> {
  const answer = await source.search(question.text);
  if (answer === null) return null;
  const found = await Promise.all(
    listFurther(question, named).map(async ({ query, isName }) => {
      const { results = [] } = (await source.search(query)) ?? {};
      return results
        .filter((each) => isProse(each) && (!isName || says(each, query)))
        .slice(0, MOST_FURTHER);
    }),
  );
  // Functions of one component share their address.
  const keyOf = ({ href, title }: EngineResult) => `${href} ${printText(title)}`;
  const byKey = new Map([...found.flat(), ...answer.results].map((each) => [keyOf(each), each]));
  return { ...answer, results: [...byKey.values()] };
}

function listFurther({ names, wants }: Question, named: readonly Component[]) {
  const isComponent = (name: string) =>
    named.some((each) => [each.name, ...each.aliases].includes(name));
  const further = names
    .filter((name) => !isComponent(name))
    .map((query) => ({ query, isName: true }));
  const [subject] = named;
  if (wants.has('accessibility') && subject)
    further.push({ query: `${subject.name} accessibility`, isName: false });
  return further;
}

const isProse = ({ kind }: EngineResult) => kind === 'heading' || kind === 'page';

/** Whether a result has a name as it is written, or is called that in words: `Date pickers` of `DatePicker`. */
function says({ title, text }: EngineResult, name: string): boolean {
  if (nameKey(printText(title)) === nameKey(name)) return true;
  return [title, text].some((parts) => printText(parts).includes(name));
}

const printText = (parts: EngineResult['title']) => parts.map(({ text }) => text).join('');
