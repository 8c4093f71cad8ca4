import { splitNames } from '../../../shared/search/words.ts';
import type { ComponentDoc, PropDoc } from '../../model/component-doc.ts';
import { listParameters } from '../text/describe-call.ts';
import { printBriefly } from '../text/describe-component.ts';
import type { Component } from '../text/find-components.ts';
import { rankProps, stem, type RankedProp } from '../text/rank-props.ts';

/** A component, and how well its props answer a question. */
export interface Asked {
  component: Component;
  doc: ComponentDoc;
  /** What the question says besides its name. */
  words: string[];
  ranked: RankedProp[];
  /** A prop was named, and has to do with most of what was said: nothing else need be told. */
  isSure: boolean;
}

/** A prop is told when it answers at least so well beside the best one. */
const GOOD = 0.5;
/** What a prop has to do with of a question that it answers. */
const MOST = 0.6;
/** Props told where one of them is the answer; where none may be, with their description and without. */
const SURE = 3;
const OPEN = { whole: 2, short: 5 };

/** Compares the props of a component with a question. */
export function askComponent(
  { component, doc }: Pick<Asked, 'component' | 'doc'>,
  query: string,
  findSynonyms: (word: string) => readonly string[],
): Asked {
  const own = new Set(wordsOf(doc.name).map(stem));
  const words = leaveOutDefault(
    wordsOf(query).filter((word) => !own.has(stem(word))),
    query,
  );
  const ranked = rankProps([...doc.props, ...listParameters(doc)], words, findSynonyms);
  const isSure = listGood(ranked).some(
    ({ isNamed, told, inName }) => (isNamed && told >= MOST) || inName === 1,
  );
  return { component, doc, words, ranked, isSure };
}

/** What is told of a component that surely answers. */
export function printSure({ component, doc, words, ranked }: Asked): string {
  const props = listGood(ranked).map(({ prop }) => prop);
  return printBriefly(doc, component.page, { props: props.slice(0, SURE), words, isSure: true });
}

/** What is told of one that may answer. */
export function printAsked(
  { component, doc, words, ranked }: Asked,
  mentioned: readonly PropDoc[],
): string {
  const good = listGood(ranked).map(({ prop }) => prop);
  const props = [...new Set([...mentioned, ...good])].slice(0, OPEN.whole + mentioned.length);
  const others = ranked
    .map(({ prop }) => prop)
    .filter((prop) => !props.includes(prop) && !prop.inherited)
    .slice(0, OPEN.short);
  return printBriefly(doc, component.page, { props, others, words });
}

function listGood(ranked: readonly RankedProp[]): RankedProp[] {
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= best * GOOD);
}

/** `default of`, `default value of` and the like ask for what every prop has; `by default` says when. */
function leaveOutDefault(words: string[], query: string): string[] {
  if (/\bby default\b/i.test(query)) return words;
  const left = words.filter((word) => word !== 'default');
  const isValue = /\bdefault values?\b/i.test(query);
  const rest = isValue ? left.filter((word) => !/^values?$/.test(word)) : left;
  return rest.length > 0 ? rest : words;
}

const wordsOf = (text: string) => splitNames(text).flatMap(({ whole, parts }) => [whole, ...parts]);
