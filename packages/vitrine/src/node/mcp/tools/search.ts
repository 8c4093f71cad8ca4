import type { EngineResult } from '../../../shared/search/engine.ts';
import { codeSpan } from '../../../shared/markdown/escape-markdown.ts';
import { printResults } from '../../../shared/tools/print-results.ts';
import { spellOut } from '../../../shared/tools/names.ts';
import type { SiteJson } from '../../llms/schema.ts';
import type { PropDoc } from '../../model/component-doc.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { printShort, printTitle } from '../text/describe-briefly.ts';
import { findComponents, findScattered, type Component } from '../text/find-components.ts';
import { readQuestion, type Question } from '../text/question.ts';
import { askComponent, printAsked, printSure, type Asked } from './ask-component.ts';
import { chooseParts } from './choose-parts.ts';
import { findResults } from './find-results.ts';
import { findMentioned } from './find-mentioned.ts';
import { findRelated } from './find-related.ts';
import { readDoc } from './get-component.ts';
import { readProp } from './read-prop.ts';

/** Components of a question that are described. */
const MOST_NAMED = 2;
/** What the component counts that a question names first, and what the next has to have of the best one. */
const FIRST = 1.2;
const AS_GOOD = 0.5;
/** Characters of what is said of a prop that the search found. */
const PROP_ROOM = 240;
/** Results with what they say, and by name, where a component answers the question and where none may. */
const RESULTS = { sure: { whole: 0, named: 2 }, open: { whole: 2, named: 2 } };

/**
 * What the documentation has to a question: the components that it names with the props it asks for, then what the
 * site's own search finds. An answer is short: whoever wants more asks for the component, the page or the demo.
 */
export async function search(whole: DocSource, { query }: { query: string }): Promise<string> {
  const source = readOnce(whole);
  const site = await source.describe();
  const isComponent = ({ kind }: Component) => kind === 'component';
  const names = site.components.filter(isComponent).map(({ name }) => name);
  const asked = spellOut(query, names);
  const written = readQuestion(asked);
  const found = findComponents(site, asked);
  const answer = await findResults(source, written, found.slice(0, MOST_NAMED));
  // A name that is misspelt is known by what the search took it for.
  const meant = found.length === 0 ? answer?.suggestion : undefined;
  const question = meant === undefined ? written : readQuestion(meant);
  const all = meant === undefined ? found : findComponents(site, meant);
  const named = await chooseParts(source, site, all.slice(0, MOST_NAMED), question);
  const isTold = ({ href, kind }: EngineResult) =>
    kind === 'heading' || !named.some(({ page }) => href.startsWith(page));
  const results = (answer?.results ?? []).filter(isTold);
  const { texts, isSure } = await tellComponents(source, site, { question, named, results });
  const parts = [
    ...texts,
    ...(await printResults(
      { source, site, query, readProp: (path, hash) => readProp(source, path, hash, printFound) },
      results,
      isSure ? RESULTS.sure : RESULTS.open,
      texts.length === 0,
    )),
  ];
  if (answer?.suggestion !== undefined) parts.push(`Searched for "${answer.suggestion}" too.`);
  if (parts.length > 0) return parts.join('\n\n');
  return answer === null
    ? 'This site has no search index of its own. Use list_pages and get_component.'
    : `Nothing is found for "${query.slice(0, 100)}". Try fewer or other words, or list_pages.`;
}

/** A prop that the site's search found: no more of it than of those of a component. */
const printFound = (prop: PropDoc) => printShort(prop, PROP_ROOM, false);

interface Found {
  question: Question;
  named: readonly Component[];
  results: readonly EngineResult[];
}

/** The components that answer; where none surely does, those that may, and the props that the best sections name. */
async function tellComponents(source: DocSource, site: SiteJson, found: Found) {
  const { question, named, results } = found;
  const read = (component: Component) => readDoc(source, component);
  const ask = async (component: Component) =>
    askComponent({ component, doc: await read(component), named }, question, source.findSynonyms);
  const asked = await Promise.all(named.map(ask));
  const kind = question.wants.has('hook') ? 'hook' : 'component';
  const scattered = findScattered(site, question.text, kind).filter(
    (each) => !isPartOf(each, named),
  );
  const isSure = ({ sure }: Asked) =>
    sure === 'yes' || (sure === 'likely' && scattered.length === 0);
  // What a question is about answers it, unless it has nothing to do with the rest.
  const isAlone = (at: number) => at === 0 || asked[0]!.ranked.length === 0;
  const sure = asked.find((each, at) => isSure(each) && isAlone(at));
  if (sure) return { texts: [printSure(sure)], isSure: true };
  const others = await Promise.all(scattered.slice(0, 1).map(ask));
  const other = others.find((each) => each.sure === 'yes');
  if (other) return { texts: [printSure(other)], isSure: true };
  const mentioned = await findMentioned(source, site, results, read);
  const propsOf = ({ component }: Asked) =>
    mentioned.find((each) => each.component === component)?.props ?? [];
  const fresh = mentioned.find(
    ({ component }) => ![...asked, ...others].some((each) => each.component === component),
  );
  const isWhich = question.wants.has('hook') || question.wants.has('component');
  const all = isWhich ? [...others, ...asked] : orderAsked([...asked, ...others]);
  if (fresh && !isWhich && all.length < MOST_NAMED) all.push(await ask(fresh.component));
  const told = all.slice(0, MOST_NAMED);
  const texts = told.map((each, at) => printAsked(each, propsOf(each), at === 0));
  // What a question names and needs besides: `modal with a form`.
  const rest = isWhich ? [] : asked.filter((each) => !told.includes(each));
  const titles = rest.map(({ doc, component }) => printTitle(doc, component.page));
  const known = [...told, ...rest].map(({ component }) => component);
  const related = printRelated(findRelated(site, question, known));
  return { texts: [...texts, ...titles, ...related], isSure: false };
}

/** Components that a question may mean: their names and where they are documented. */
function printRelated(components: readonly Component[]): string[] {
  const all = components.map(({ name, page }) => `${codeSpan(name)} (${page})`);
  return all.length === 0 ? [] : [`Related: ${all.join(' · ')}`];
}

/** Those whose props have about as much to do with the question as the best ones, and the first that it names. */
function orderAsked(all: readonly Asked[]): Asked[] {
  const scoreOf = ({ ranked }: Asked) => ranked[0]?.score ?? 0;
  const worth = (each: Asked) => scoreOf(each) * (each === all[0] ? FIRST : 1);
  const telling = all.filter((each) => scoreOf(each) > 0);
  const ordered = (telling.length > 0 ? telling : [...all]).sort((a, b) => worth(b) - worth(a));
  const least = ordered.length === 0 ? 0 : worth(ordered[0]!) * AS_GOOD;
  return ordered.filter((each, at) => at === 0 || worth(each) > least);
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
