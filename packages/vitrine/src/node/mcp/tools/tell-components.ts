import type { EngineResult } from '../../../shared/search/engine.ts';
import { codeSpan } from '../../../shared/markdown/escape-markdown.ts';
import { findNamed } from '../../../shared/tools/names.ts';
import type { SiteJson } from '../../llms/schema.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { printTitle } from '../text/describe-briefly.ts';
import { findKin, findScattered, holdsState, saysAll } from '../text/find-components.ts';
import type { Component } from '../text/index-components.ts';
import type { Question } from '../text/question.ts';
import type { RankedProp } from '../text/rank-props.ts';
import { askComponent, printAsked, printSure, type Asked } from './ask-component.ts';
import { findMentioned } from './find-mentioned.ts';
import { findRelated } from './find-related.ts';
import { readDoc } from './get-component.ts';

/** Components of a question that are described. */
export const MOST_NAMED = 2;
/** What the component counts that a question names first, and what the next has to have of the best one. */
const FIRST = 1.2;
const AS_GOOD = 0.5;
/** What holds the state of a component has its props from elsewhere, for which they count less. */
const HOLDER = 2;

interface Found {
  question: Question;
  named: readonly Component[];
  results: readonly EngineResult[];
}

/** The components that answer; where none surely does, those that may, and the props that the best sections name. */
export async function tellComponents(source: DocSource, site: SiteJson, found: Found) {
  const { question, named, results } = found;
  const read = (component: Component) => readDoc(source, component);
  const ask = async (component: Component) =>
    askComponent({ component, doc: await read(component), named }, question, source.findSynonyms);
  const asked = await Promise.all(named.map(ask));
  const kind = question.wants.has('hook') ? 'hook' : 'component';
  const scattered = findScattered(site, question.text, kind).filter(
    (each) => !isPartOf(each, named),
  );
  // Read only where one of them may answer instead.
  const isLikely = asked.some((each) => each.sure === 'likely') && scattered.length === 0;
  const hasKin = isLikely && (await askKin(asked[0], site, ask)).length > 0;
  const isSure = ({ sure }: Asked) => sure === 'yes' || (sure === 'likely' && isLikely && !hasKin);
  // What a question is about answers it, unless it has nothing to do with the rest.
  const isAlone = (at: number) => at === 0 || asked[0]!.ranked.length === 0;
  const sure = asked.find((each, at) => isSure(each) && isAlone(at));
  if (sure) return { texts: [printSure(sure)], isSure: true, isOpen: false };
  const others = await Promise.all(scattered.slice(0, 1).map(ask));
  const other = others.find((each) => each.sure === 'yes');
  if (other) return { texts: [printSure(other)], isSure: true, isOpen: false };
  const mentioned = await findMentioned(source, site, results, read);
  const propsOf = ({ component }: Asked) =>
    mentioned.find((each) => each.component === component)?.props ?? [];
  // Beside a component of elsewhere others have little to do with the question.
  const fresh = namesOther(site, question)
    ? undefined
    : mentioned.find(
        ({ component }) => ![...asked, ...others].some((each) => each.component === component),
      );
  const isWhich = question.wants.has('hook') || question.wants.has('component');
  const isFirst = isWhich || others.some(({ component }) => saysAll(component, question.words));
  const kin = isFirst ? [] : await askKin(asked[0], site, ask);
  const all = isFirst ? [...others, ...asked] : withKin(orderAsked([...asked, ...others]), kin);
  const known = [...asked, ...all].map(({ component }) => component);
  const related = findRelated(site, question, known, source);
  // Which one it is is told whole, by its import.
  if (isWhich) all.splice(others.length, 0, ...(await Promise.all(related.splice(0, 1).map(ask))));
  if (fresh && !isWhich && all.length < MOST_NAMED) all.push(await ask(fresh.component));
  // `toast that disappears` names none, and a ToastNotification has a timeout.
  const meant = all.length === 0 ? await askRelated(related, read, question, source) : [];
  const told = all.slice(0, MOST_NAMED);
  const texts = told.map((each, at) =>
    printAsked(each, propsOf(each), at === 0 || isWhich, at === 0),
  );
  const titles = isWhich ? [] : printRest(asked, told);
  const isOpen = texts.length + titles.length === 0;
  texts.push(...meant.map((each) => printAsked(each, [], false)));
  told.push(...meant);
  const also = related.filter((each) => !told.some(({ component }) => component === each));
  return { texts: [...texts, ...titles, ...printRelated(also)], isSure: false, isOpen };
}

/** Of components that are called by a word of a question, the first that has a prop of its own called by another. */
async function askRelated(
  related: readonly Component[],
  read: (component: Component) => Promise<ComponentDoc>,
  question: Question,
  { findSynonyms }: DocSource,
): Promise<Asked[]> {
  for (const component of related) {
    const facts = { component, doc: await read(component), named: [component] };
    const asked = askComponent(facts, question, findSynonyms);
    const [best] = asked.ranked;
    if (best !== undefined && best.inName > 0 && !best.prop.inherited && best.prop.group === null)
      return [asked];
  }
  return [];
}

/** Whether a question names a component that is none of the site's, as code does. */
const namesOther = ({ components }: SiteJson, { names }: Question): boolean =>
  names.some(
    (name) =>
      /^[A-Z](?!\w*Props$)/.test(name) &&
      findNamed(name, components, (each) => [each.name, ...each.aliases]) === undefined,
  );

/** What a question names and needs besides, `modal with a form`, and what it is about, by its props. */
function printRest(asked: readonly Asked[], told: readonly Asked[]): string[] {
  return asked
    .filter((each) => !told.includes(each))
    .map((each) =>
      each === asked[0] ? printAsked(each, [], true) : printTitle(each.doc, each.component.page),
    );
}

/**
 * Of those that are called as what a question is about, the one that has a prop for a word which that has none for, or one
 * by the very name of what that only has something about: `required` beside `requiredMark`.
 */
async function askKin(
  main: Asked | undefined,
  site: SiteJson,
  ask: (component: Component) => Promise<Asked>,
): Promise<Asked[]> {
  if (main === undefined) return [];
  const known = new Set(main.ranked.flatMap(({ means }) => means));
  const all = await Promise.all(findKin(site, main.component).map(ask));
  const named = new Set(main.ranked.flatMap(({ isNamed, says }) => (isNamed ? says : [])));
  const tellsMore = ({ means, isNamed, says }: RankedProp) =>
    means.some((word) => !known.has(word)) || (isNamed && says.some((word) => !named.has(word)));
  const scoreOf = ({ component, ranked }: Asked) =>
    (ranked.find(tellsMore)?.score ?? 0) *
    (holdsState(component, main.component.name) ? HOLDER : 1);
  const [best] = all.sort((a, b) => scoreOf(b) - scoreOf(a));
  return best !== undefined && scoreOf(best) > 0 ? [best] : [];
}

/**
 * Those that have no prop to tell stand behind the kin that has one, but for what the question is about; and where the
 * whole name of its prop is said, `default value`, those of which none is.
 */
function withKin([main, ...others]: readonly Asked[], kin: readonly Asked[]): Asked[] {
  const isWhole = ({ ranked }: Asked) => ranked.some((each) => each.isWhole);
  const isKinSaid = kin.some(isWhole);
  const telling = others.filter((each) => (isKinSaid ? isWhole(each) : each.ranked.length > 0));
  const silent = others.filter((each) => !telling.includes(each));
  const ordered = [...(main ? [main] : []), ...telling, ...kin, ...silent];
  // What the question names may be kin as well.
  const places = new Map([...ordered].reverse().map((each) => [each.component, each]));
  return ordered.filter((each) => places.get(each.component) === each);
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
