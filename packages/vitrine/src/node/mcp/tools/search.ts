import type { EngineResult } from '../../../shared/search/engine.ts';
import { printResults } from '../../../shared/tools/print-results.ts';
import type { SiteJson } from '../../llms/schema.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { findComponents, findScattered, type Component } from '../text/find-components.ts';
import { printBriefly } from '../text/describe-component.ts';
import { askComponent, printAsked, printSure, type Asked } from './ask-component.ts';
import { findMentioned } from './find-mentioned.ts';
import { readDoc } from './get-component.ts';
import { readProp } from './read-prop.ts';

/** Components of a question that are described. */
const MOST_NAMED = 2;
/** Results with what they say, and by name, where a component answers the question and where none may. */
const RESULTS = { sure: { whole: 0, named: 2 }, open: { whole: 2, named: 4 } };

/**
 * What the documentation has to a question: the components that it names with the props it asks for, then what the
 * site's own search finds. An answer is short: whoever wants more asks for the component, the page or the demo.
 */
export async function search(whole: DocSource, { query }: { query: string }): Promise<string> {
  const source = readOnce(whole);
  const site = await source.describe();
  const answer = await source.search(query);
  const named = findComponents(site, query).slice(0, MOST_NAMED);
  const isTold = ({ href, kind }: EngineResult) =>
    kind === 'heading' || !named.some(({ page }) => href.startsWith(page));
  const results = (answer?.results ?? []).filter(isTold);
  const { texts, isSure } = await tellComponents(source, site, { query, named, results });
  const parts = [
    ...texts,
    ...(await printResults(
      { source, site, readProp: (path, hash) => readProp(source, path, hash) },
      results,
      isSure ? RESULTS.sure : RESULTS.open,
    )),
  ];
  if (answer?.suggestion !== undefined) parts.push(`Searched for "${answer.suggestion}" too.`);
  if (parts.length > 0) return parts.join('\n\n');
  return answer === null
    ? 'This site has no search index of its own. Use list_pages and get_component.'
    : `Nothing is found for "${query.slice(0, 100)}". Try fewer or other words, or list_pages.`;
}

interface Found {
  query: string;
  named: readonly Component[];
  results: readonly EngineResult[];
}

/** The components that answer; where none surely does, those that may, and the props that the best sections name. */
async function tellComponents(source: DocSource, site: SiteJson, { query, named, results }: Found) {
  const read = (component: Component) => readDoc(source, component);
  const ask = async (component: Component) =>
    askComponent({ component, doc: await read(component) }, query, source.findSynonyms);
  const asked = await Promise.all(named.map(ask));
  const sure = asked.filter(({ isSure }) => isSure);
  if (sure.length > 0) return { texts: sure.map(printSure), isSure: true };
  const scattered = findScattered(site, query).filter((each) => !isPartOf(each, named));
  const others = await Promise.all(scattered.slice(0, 1).map(ask));
  if (others.some(({ isSure }) => isSure)) return { texts: others.map(printSure), isSure: true };
  const mentioned = await findMentioned(source, site, results, read);
  const propsOf = ({ component }: Asked) =>
    mentioned.find((each) => each.component === component)?.props ?? [];
  const all = [...asked, ...others];
  const texts = all.map((each) => printAsked(each, propsOf(each)));
  const fresh = mentioned.find(
    ({ component }) => !all.some((each) => each.component === component),
  );
  if (fresh) {
    const { doc, component, props } = fresh;
    texts.push(printBriefly(doc, component.page, { props, words: [] }));
  }
  return { texts, isSure: false };
}

/** `FormControl` of a question that names `FormControlLabel`. */
const isPartOf = ({ name }: Component, named: readonly Component[]) =>
  named.some((each) => each.name.includes(name));

/** Reads each file once for an answer that needs it several times. */
function readOnce(source: DocSource): DocSource {
  const known = new Map<string, Promise<unknown>>();
  const once = <Text>(address: string, read: () => Promise<Text>): Promise<Text> => {
    const reading = (known.get(address) as Promise<Text> | undefined) ?? read();
    known.set(address, reading);
    return reading;
  };
  return {
    ...source,
    readPage: (page) => once(page.markdown, () => source.readPage(page)),
    readApi: (component) => once(component.api, () => source.readApi(component)),
  };
}
