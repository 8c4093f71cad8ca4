import { stem } from '../../../shared/tools/stem.ts';
import { isStopWord, isWeakWord } from '../../../shared/search/stop-words.ts';
import { splitNames } from '../../../shared/search/words.ts';
import type { ComponentDoc, PropDoc } from '../../model/component-doc.ts';
import { listOptions, listReturned } from '../text/describe-call.ts';
import { listMethods } from '../text/list-methods.ts';
import { printBriefly } from '../text/describe-briefly.ts';
import { listDeprecated } from '../text/describe-component.ts';
import { wholeOf, type Component } from '../text/index-components.ts';
import { asksForDeprecated, type Question } from '../text/question.ts';
import { listHeldMembers } from '../text/named-types.ts';
import { hasClass, listAskedNames } from '../text/rank-classes.ts';
import { rankProps, type RankedProp } from '../text/rank-props.ts';

/** A component, and how well its props answer a question. */
export interface Asked {
  component: Component;
  doc: ComponentDoc;
  question: Question;
  ranked: RankedProp[];
  /**
   * A prop was named, and has to do with most of what was said: nothing else need be told. `likely` where only its
   * name was said, and nothing of what another component is called.
   */
  sure: 'yes' | 'likely' | 'no';
}

/** A prop is told when it answers at least so well beside the best one. */
const GOOD = 0.5;
/** What a prop has to do with of a question that it answers. */
const MOST = 0.6;
/** How few of the props may say a word for it to mean the one that is called by it. */
const RARE = 0.6;
/** Props told where one of them is the answer; where none may be, with their description and without. */
const SURE = { whole: 2, short: 2 };
/** Deprecated props that are told where all are asked for. */
const MOST_DEPRECATED = 20;
/** What a callback counts where one is asked for. */
const CALLBACK = 4;
/** Own props of a component that are told by name and type whatever is asked. */
const FEW = 10;
/** Required props that are told besides. */
const MOST_NEEDED = 2;
const OPEN = { main: { whole: 2, short: 4 }, other: { whole: 1, short: 2 } };

/**
 * Compares the props of a component with a question.
 * @param named the components that the question names; what it is about goes first, and its name asks for no prop
 */
export function askComponent(
  { component, doc, named }: Pick<Asked, 'component' | 'doc'> & { named: readonly Component[] },
  whole: Question,
  findSynonyms: (word: string) => readonly string[],
): Asked {
  const [subject = component] = named;
  const { causes } = whole;
  // What another one is called may be a prop of this: `columns` of a table beside its `Table.Column`, `avatar` of a chip.
  const called = new Set(wordsOf(subject.name).map(stem));
  const isNamed = doc.props.some(({ name }) =>
    wordsOf(name).some((word) => called.has(stem(word))),
  );
  const names = isNamed ? [doc.name] : [doc.name, subject.name];
  const left = leaveOutNames(whole.words, names);
  const given = [...doc.props, ...listOptions(doc), ...listMethods(doc)];
  const returned = listReturned(doc).filter(({ name }) => given.every((one) => one.name !== name));
  const told = [...given, ...returned].filter(isPublic);
  // `DatePicker` says no `date`, by which `disabledDate` would be told of `disabled DatePicker`.
  const all = splitNames(whole.text).flatMap(({ whole: one, parts }) =>
    parts.length > 0 && !isNameOf(names, one) ? parts : one,
  );
  const rank = (words: string[]) => {
    const said = all.filter((word) => word !== 'default' || words.includes(word));
    return { words, said, found: rankProps(told, words, { findSynonyms, causes, said }) };
  };
  const plain = rank(leaveOutDefault(left, whole.text));
  // `default values` may be what a prop is called, where nothing else is asked for.
  const { words, said, found } = plain.found.length > 0 ? plain : rank(left);
  const question = { ...whole, words };
  const ranked = withHolders(preferCallbacks(found, whole), doc, words, said);
  const others = named.filter(
    (each) => each !== component && wholeOf(component.name) !== each.name,
  );
  const isSubject = subject === component;
  const sure = judge({ question, doc, ranked, isSubject, others });
  return { component, doc, question, ranked, sure };
}

/**
 * And before them the prop that takes an object with a member of the very name that is asked for, where no prop is called
 * so itself: `panels` where the `min size` of one is asked for.
 */
function withHolders(
  ranked: RankedProp[],
  doc: ComponentDoc,
  words: readonly string[],
  said: readonly string[],
): RankedProp[] {
  const held = listHeldMembers(doc, doc.props.filter(isOwn));
  const members = held.map(({ member }) => member);
  const [best] = rankProps(members, words, { said }).filter(({ isWhole }) => isWhole);
  if (best === undefined || ranked.some(({ isWhole, told }) => isWhole || told > best.told))
    return ranked;
  const { holder } = held.find(({ member }) => member === best.prop)!;
  const score = Math.max(best.score, ranked[0]?.score ?? 0);
  return [{ ...best, score, prop: holder }, ...ranked.filter(({ prop }) => prop !== holder)];
}

/**
 * What is said besides the names of components. A word that is only a part of one is left out once: who asks for `dates` in
 * a `DatePicker` may mean a prop that says them.
 */
function leaveOutNames(words: readonly string[], names: readonly string[]): string[] {
  // Of `RadioGroup.Item` a question may say `radiogroup`.
  const said = names.flatMap((name) => [...splitNames(name), ...splitNames(wholeOf(name))]);
  const wholes = new Set(said.map(({ whole }) => stem(whole)));
  const parts = new Set(said.flatMap((name) => name.parts).map(stem));
  return words.filter((word) => {
    const own = stem(word);
    return !wholes.has(own) && !parts.delete(own);
  });
}

const isNameOf = (names: readonly string[], word: string) =>
  names.some((name) => name.toLowerCase() === word);

/** A question for a callback asks for what is called `on…`. */
function preferCallbacks(ranked: RankedProp[], { wants }: Question): RankedProp[] {
  if (!wants.has('callback')) return ranked;
  const weigh = (one: RankedProp) =>
    /^on[A-Z]/.test(one.prop.name) ? { ...one, score: one.score * CALLBACK } : one;
  return ranked.map(weigh).sort((a, b) => b.score - a.score);
}

interface Judged extends Pick<Asked, 'question' | 'doc' | 'ranked'> {
  isSubject: boolean;
  /** What else the question names. */
  others: readonly Component[];
}

function judge({ question, doc, ranked, isSubject, others }: Judged): Asked['sure'] {
  const { wants, words } = question;
  // Where nothing is, the documentation may tell what was before.
  if (isSubject && asksForDeprecated(question))
    return listDeprecated(doc).length > 0 ? 'yes' : 'no';
  if (wants.has('import')) return words.some(isTelling) ? 'no' : 'yes';
  if (wants.has('classes')) return hasClass(doc.classes, words) ? 'yes' : 'no';
  const named = listAskedNames(doc, question).flatMap(({ names }) => names);
  if (isSubject && named.length > 0)
    return hasClass(named, words) || !words.some(isTelling) ? 'yes' : 'no';
  const good = listGood(ranked);
  // `before upload hook`
  if (wants.has('hook') && isSubject && good[0]?.isWhole) return 'yes';
  if (wants.has('component') || wants.has('hook') || wants.has('theme')) return 'no';
  const isNamed = (prop: RankedProp) => prop.isNamed && prop.told >= MOST;
  if (good.some(isNamed)) return 'yes';
  const called = isSubject ? good.filter(({ inName }) => inName === 1) : [];
  if (called.some(({ says }) => says.length > 0)) return 'yes';
  // By other words alone: a part of it may be called by the very word, `placement` of a provider.
  if (called.length > 0) return 'likely';
  const said = good.find((prop) => prop.isNamed && prop.rarity >= RARE && prop.told >= GOOD);
  if (said === undefined) return 'no';
  // What another prop is called, or may be, is asked for as well: `filled with color`.
  const isMore = (other: RankedProp) => other.says.some((word) => !said.says.includes(word));
  // And so is another component: `tooltip on a disabled button`.
  const isApart = ({ name }: Component) =>
    !wordsOf(name).some((word) => said.says.includes(stem(word)));
  return ranked.some(isMore) || others.some(isApart) ? 'no' : 'likely';
}

const isTelling = (word: string) => !isStopWord(word) && !isWeakWord(word);

/** What is told of a component that surely answers. */
export function printSure({ component, doc, question, ranked }: Asked): string {
  const { wants } = question;
  const isNamed = listAskedNames(doc, question).length > 0;
  if (wants.has('import') || wants.has('classes') || isNamed)
    return printBriefly(doc, component.page, { props: [], question });
  if (asksForDeprecated(question)) {
    const others = listDeprecated(doc).slice(0, MOST_DEPRECATED);
    return printBriefly(doc, component.page, { props: [], others, question });
  }
  const good = listGood(ranked).map(({ prop }) => prop);
  return printBriefly(doc, component.page, {
    props: good.slice(0, SURE.whole),
    others: ranked
      .map(({ prop }) => prop)
      .filter(isOwn)
      .filter((prop) => !good.slice(0, SURE.whole).includes(prop))
      .slice(0, SURE.short),
    ...{ question, isSure: true },
  });
}

/** What is told of one that may answer. */
export function printAsked(
  { component, doc, question, ranked }: Asked,
  mentioned: readonly PropDoc[],
  isMain: boolean,
  isFirst = isMain,
): string {
  const { wants } = question;
  if (wants.has('component') || wants.has('hook') || (isMain && asksForDeprecated(question)))
    return printBriefly(doc, component.page, { props: [], question, isMain, isFirst });
  const most = isMain ? OPEN.main : OPEN.other;
  const [best, ...good] = listGood(ranked).map(({ prop }) => prop);
  const telling = [
    ...new Set([
      ...(best ? [best] : []),
      ...mentioned,
      ...good,
      ...ranked.filter(isTold).map(({ prop }) => prop),
      ...(isMain ? doc.props.filter((prop) => prop.group === null && isNamesake(prop, doc)) : []),
    ]),
  ];
  const all = isMain ? withFew(telling, doc.props.filter(isOwn)) : telling;
  const short = all.length > telling.length ? all.length : most.short;
  const told = all.slice(0, most.whole + short);
  // Whatever is asked, it does not work without them.
  const needed = doc.props.filter((prop) => prop.required && isOwn(prop) && !told.includes(prop));
  return printBriefly(doc, component.page, {
    props: told.slice(0, most.whole),
    others: [...told.slice(most.whole), ...(isMain ? needed.slice(0, MOST_NEEDED) : [])],
    isDoubtful: told.length > 0 && (ranked[0]?.told ?? 0) < GOOD,
    ...{ question, isMain },
  });
}

/** Where a component has few props of its own, all of them: one may be the answer in words that nothing here knows. */
function withFew(telling: readonly PropDoc[], own: readonly PropDoc[]): PropDoc[] {
  return [...new Set([...telling, ...(own.length <= FEW ? own : [])])];
}

/** A prop that is called as its component is what that is for: `theme` of `Theme`. */
const isNamesake = ({ name }: PropDoc, doc: ComponentDoc) =>
  name.toLowerCase() === doc.name.toLowerCase();

/** Two underscores are for the library itself. */
const isPublic = ({ name }: PropDoc) => !name.startsWith('__');

/** What hundreds of components take tells nothing of this one. */
const isOwn = ({ inherited, group }: PropDoc) => !inherited && group === null;

/** Its own, and what it has from others where the question says its name. */
const isTold = ({ prop, inName }: RankedProp) => isOwn(prop) || (prop.group === null && inName > 0);

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
