import type { EngineResult } from '../../../shared/search/engine.ts';
import { printResults } from '../../../shared/tools/print-results.ts';
import { spellOut } from '../../../shared/tools/names.ts';
import type { PropDoc } from '../../model/component-doc.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { printShort } from '../text/describe-briefly.ts';
import { findComponents } from '../text/find-components.ts';
import { findLikeWords } from '../text/like-words.ts';
import type { Component } from '../text/index-components.ts';
import { isInOtherLetters } from '../../../shared/search/letters.ts';
import type { SiteJson } from '../../llms/schema.ts';
import { readQuestion, withoutCode, withoutPropsTypes } from '../text/question.ts';
import { chooseParts } from './choose-parts.ts';
import { findResults } from './find-results.ts';
import { readDoc } from './get-component.ts';
import { readRow } from './read-row.ts';
import { tellComposition } from '../parts/tell-composition.ts';
import { tellMissing } from './tell-missing.ts';
import { MOST_NAMED, tellComponents } from './tell-components.ts';

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
  const all = site.components.flatMap(({ name, aliases }) => [name, ...aliases]);
  const spelled = spellOut(withoutPropsTypes(withoutCode(query), all), names);
  const missing = await tellMissing(
    ...([source, site.components, findComponents(site, spelled)] as const),
    readQuestion(spelled),
  );
  const asked = missing.query;
  const written = readQuestion(asked);
  const found = findComponents(site, asked);
  const answer = await findResults(source, written, found.slice(0, MOST_NAMED));
  // A name that is misspelt is known by what the search took it for.
  const meant = found.length === 0 ? answer?.suggestion : undefined;
  const question = meant === undefined ? written : readQuestion(meant);
  const likely = meant === undefined ? found : findComponents(site, meant);
  const named = await chooseParts(source, site, likely.slice(0, MOST_NAMED), question);
  const isTold = ({ href, kind }: EngineResult) =>
    kind === 'heading' || !named.some(({ page }) => href.startsWith(page));
  const results = (answer?.results ?? []).filter(isTold);
  const { texts, isSure, isOpen } = await tellComponents(source, site, {
    question,
    named,
    results,
  });
  const read = (component: Component) => readDoc(source, component);
  const parts = [
    ...missing.texts,
    ...texts,
    ...(await tellComposition({ source, site, read }, named[0], question)),
    ...(await printResults(
      {
        ...{ source, site, query },
        readRow: (path, hash) => readRow(source, path, hash, printFound),
        listOthers: (word) => [...findLikeWords(word), ...source.findSynonyms(word)],
      },
      results.filter((each) => !isRepeated(each, texts)),
      isSure ? RESULTS.sure : RESULTS.open,
      isOpen,
    )),
  ];
  if (answer?.suggestion !== undefined) parts.push(`Searched for "${answer.suggestion}" too.`);
  if (parts.length > 0) return parts.join('\n\n');
  return answer === null
    ? 'This site has no search index of its own. Use list_pages and get_component.'
    : `Nothing is found for "${query.slice(0, 100)}". ${tellOtherLetters(query, site)}Try fewer or other words, or list_pages.`;
}

/** A site in Latin letters has no answer to other ones, however it is put. */
function tellOtherLetters(query: string, { pages, components }: SiteJson): string {
  const said = [
    ...pages.map(({ title, description }) => title + description),
    ...components.map(({ name }) => name),
  ];
  return isInOtherLetters(query, said.join())
    ? 'The pages are written in Latin letters: ask in their language, or by names as in code. '
    : '';
}

/** A prop that the site's search found: no more of it than of those of a component. */
const printFound = (prop: PropDoc) => printShort(prop, PROP_ROOM, false);

/** A prop or an option that is told of its component already. */
function isRepeated({ kind, title, href }: EngineResult, texts: readonly string[]): boolean {
  if (kind !== 'prop' && kind !== 'option') return false;
  const [page = ''] = href.split('#');
  const line = `\n- \`${title.map(({ text }) => text).join('')}\`: `;
  return texts.some((text) => text.includes(` (${page})`) && text.includes(line));
}

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
