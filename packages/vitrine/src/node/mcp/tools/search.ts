import { splitNames } from '../../../shared/search/words.ts';
import { findComponents, type Component } from '../text/find-components.ts';
import { printBriefly } from '../text/describe-component.ts';
import { rankProps } from '../text/rank-props.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { readDoc } from './get-component.ts';
import { readProp } from './read-prop.ts';
import { printResults } from '../../../shared/tools/print-results.ts';

/** Components of a question that are described, and props of each. */
const MOST_NAMED = 2;
const MOST_PROPS = 4;
/** A prop is told when it answers at least so well beside the best one. */
const GOOD = 0.5;
/** Results with what they say, and by name, where the components answer the question and where they may not. */
const RESULTS = { sure: { whole: 0, named: 3 }, open: { whole: 3, named: 5 } };

/**
 * What the documentation has to a question: the components that it names with the props it asks for, then what the
 * site's own search finds. An answer is short: whoever wants more asks for the component, the page or the demo.
 */
export async function search(source: DocSource, { query }: { query: string }): Promise<string> {
  const site = await source.describe();
  const answer = await source.search(query);
  const named = findComponents(site, query).slice(0, MOST_NAMED);
  const cards = await Promise.all(named.map((component) => describe(source, component, query)));
  const counts = cards.some(({ isSure }) => isSure) ? RESULTS.sure : RESULTS.open;
  const results = (answer?.results ?? []).filter(
    ({ href, kind }) => kind === 'heading' || !named.some(({ page }) => href.startsWith(page)),
  );
  const parts = [
    ...cards.map(({ text }) => text),
    ...(await printResults(
      { source, site, readProp: (path, hash) => readProp(source, path, hash) },
      results,
      counts,
    )),
  ];
  if (answer?.suggestion !== undefined) parts.push(`Searched for "${answer.suggestion}" too.`);
  if (parts.length > 0) return parts.join('\n\n');
  return answer === null
    ? 'This site has no search index of its own. Use list_pages and get_component.'
    : `Nothing is found for "${query.slice(0, 100)}". Try fewer or other words, or list_pages.`;
}

/** A component with the props that the question asks for. */
async function describe(source: DocSource, component: Component, query: string) {
  const doc = await readDoc(source, component);
  const words = splitNames(query).flatMap(({ whole, parts }) => [whole, ...parts]);
  const own = new Set(splitNames(doc.name).flatMap(({ whole, parts }) => [whole, ...parts]));
  const asked = words.filter((word) => !own.has(word));
  const ranked = rankProps(doc.props, asked, source.findSynonyms);
  const best = ranked[0]?.score ?? 0;
  const good = ranked.filter(({ score }) => score >= best * GOOD).slice(0, MOST_PROPS);
  return {
    text: printBriefly(doc, component.page, { props: good.map(({ prop }) => prop), words: asked }),
    isSure: good.some(({ isNamed }) => isNamed),
  };
}
