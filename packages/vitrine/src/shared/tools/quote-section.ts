import { listPassages, type Passage } from './list-passages.ts';
import { listAskedStems, listStems } from './stem.ts';

/** Characters of prose without which code has to say it. */
const FEW = 60;
/**
 * Share of the room that code gets beside prose, and what it has to have of the best score to get it; where room is left
 * by the prose, what it has to say of the question.
 */
const CODE = { room: 0.45, score: 0.7, says: 0.15 };
/** Lines of code before and after the one that answers best. */
const AROUND = 2;
/** What words of questions count that many texts have. */
const WEAK = 0.3;
/** What a word counts that is said in other words, or by the title of the page alone. */
const OTHER = 0.5;
/** The same of one passage among others. */
const OTHER_HERE = 0.3;
/** What words of the title count in code. */
const TITLE = 0.5;
/** What a sentence counts that names something in code. */
const NAMES = 1.25;
/** Characters of code that is told whole. */
const SHORT_CODE = 220;
/** What a passage has of the one before it, and of the one after it. */
const NEAR = { before: 0.4, after: 0.2 };
/** A number answers those who ask for one. */
const NUMBER = 1.5;
/** A passage is told that has so much of the best one. */
const WORTH = 1 / 3;
/** What every file of code has. */
const FRAME =
  /^\s*(?:import\b|export default\b|\}?\s*from\b|return \($|['"]use client|[)}\];,\s]*$)/;
/** What code imports of the files beside it is nobody else's. */
const OWN_FILE = /from ['"]\.\.?\//;
const ASKS_NUMBER = /\bhow (?:wide|many|much|long|large|big|high|far|often|old)\b|\bversions?\b/i;

interface Rated {
  passage: Passage;
  score: number;
  at: number;
}

interface Asked {
  query: string;
  /** What the section is called: it says what its code is about. */
  title: string;
  /** What its page is called. */
  page?: string | undefined;
  /** What else a word of the question may mean. */
  listOthers?: ((word: string) => readonly string[]) | undefined;
}

/** What a section says to a question. */
export interface Quote {
  text: string;
  /** Share of the question's words that it says, title included. */
  coverage: number;
}

/**
 * Quotes of a section, in so many characters, the passages that have most of a question's words, in their order.
 */
export function quoteSection(markdown: string, asked: Asked, room: number): Quote {
  const { query, title } = asked;
  const rated = ratePassages(listPassages(markdown), asked);
  const prose = rated.filter(({ passage }) => passage.kind !== 'code');
  const isShown = ({ text }: Passage) =>
    !FRAME.test(text) || (isImport(text) && isImport(query) && !OWN_FILE.test(text));
  const code = rated.filter(({ passage }) => passage.kind === 'code' && isShown(passage));
  const quote = (text: string): Quote => ({
    text,
    coverage: measureCoverage(query, `${title} ${text}`, asked),
  });
  const said = takeProse(prose, room);
  const isAllTold = prose.every(({ passage }) => said.includes(passage.text));
  const saysOf = () => measureCoverage(query, code.map(({ passage }) => passage.text).join('\n'));
  const hasRoom = isAllTold && said.length < room * (1 - CODE.room) && saysOf() >= CODE.says;
  if (code.length === 0 || (!hasRoom && !needsCode(prose, code, said))) return quote(said);
  const shown = takeCode(code, Math.max(room - said.length, room * CODE.room));
  const beside = takeProse(prose, Math.max(room - shown.length, FEW));
  return quote([beside, shown].filter(Boolean).join('\n'));
}

function needsCode(prose: readonly Rated[], code: readonly Rated[], said: string): boolean {
  const [best, bestCode] = [bestOf(prose), bestOf(code)];
  const size = code.reduce((sum, { passage }) => sum + passage.text.length, 0);
  return said.length < FEW || size <= SHORT_CODE || (bestCode > 0 && bestCode >= best * CODE.score);
}

/**
 * Share of a question's words that a text says.
 * @param page what its page is called: it says that the text is about that, not that it tells it
 * @param listOthers what else a word may mean
 */
export function measureCoverage(
  query: string,
  text: string,
  { page = '', listOthers = () => [] }: Pick<Asked, 'page' | 'listOthers'> = {},
): number {
  const said = new Set(listStems(text));
  const about = new Set(listStems(page));
  const isSaid = (phrase: string) => listStems(phrase).every((each) => said.has(each));
  let [all, found] = [0, 0];
  for (const [word, { isWeak, written }] of listAskedStems(query)) {
    const weight = isWeak ? WEAK : 1;
    all += weight;
    if (said.has(word)) found += weight;
    else if (about.has(word) || listOthers(written).some(isSaid)) found += weight * OTHER;
  }
  return all === 0 ? 0 : found / all;
}

const isImport = (text: string) => /\bimport/i.test(text);

const bestOf = (rated: readonly Rated[]) =>
  rated.reduce((best, { score }) => Math.max(best, score), 0);

function ratePassages(
  passages: readonly Passage[],
  { query, title, listOthers = () => [] }: Asked,
): Rated[] {
  const about = [...listAskedStems(title).keys()];
  // A table is about what its section is called.
  const stems = passages.map(({ kind, text }) => {
    const own = listStems(text);
    return new Set(kind === 'row' ? [...own, ...about] : own);
  });
  const words = listAskedStems(query);
  const asked = [...words.keys()];
  const named = about.filter((word) => !words.has(word));
  const weigh = (word: string) => {
    const having = Math.max(1, stems.filter((each) => each.has(word)).length);
    return (words.get(word)?.isWeak ? WEAK : 1) / Math.sqrt(having);
  };
  const weights = new Map([...asked, ...named].map((word) => [word, weigh(word)]));
  const others = new Map(
    [...words].map(([word, { written }]) => [word, listOthers(written).map(listStems)]),
  );
  const says = (at: number, word: string): number => {
    const said = stems[at]!;
    if (said.has(word)) return 1;
    return others.get(word)?.some((phrase) => phrase.every((each) => said.has(each)))
      ? OTHER_HERE
      : 0;
  };
  const sum = (at: number, words: Iterable<string>) =>
    [...words].reduce((all, word) => all + says(at, word) * weights.get(word)!, 0);
  const wantsNumber = ASKS_NUMBER.test(query);
  const own = passages.map(({ kind, text }, at) => {
    const said = sum(at, asked) + (kind === 'code' ? sum(at, named) * TITLE : 0);
    const isNaming = kind !== 'code' && text.includes('`');
    return said * (isNaming ? NAMES : 1) * (wantsNumber && /\d/.test(text) ? NUMBER : 1);
  });
  return passages.map((passage, at) => ({
    ...{ passage, at },
    score: own[at]! + (own[at - 1] ?? 0) * NEAR.before + (own[at + 1] ?? 0) * NEAR.after,
  }));
}

/** The best passages that have room; the first ones where none has to do with the question. */
function takeProse(rated: readonly Rated[], room: number): string {
  const order = [...rated].sort((a, b) => b.score - a.score);
  const least = bestOf(rated) * WORTH;
  const taken = new Set<Rated>();
  let left = room;
  for (const one of order) {
    if (taken.size > 0 && (one.passage.text.length > left || one.score < least)) continue;
    taken.add(one);
    left -= one.passage.text.length + 1;
  }
  return cutText(joinProse(rated.filter((one) => taken.has(one))), room);
}

/** A passage may be longer than all that there is room for. */
function cutText(text: string, room: number): string {
  if (text.length <= 2 * room) return text;
  const cut = text.slice(0, 2 * room);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), room)).trimEnd()} …`;
}

function joinProse(taken: readonly Rated[]): string {
  let text = '';
  let before: Rated | undefined;
  for (const one of taken) {
    const isLine = one.passage.kind !== 'prose' || before?.passage.kind !== 'prose';
    const isApart = before !== undefined && one.at > before.at + 1;
    if (before) text += isLine ? '\n' : isApart ? ' … ' : ' ';
    text += one.passage.text;
    before = one;
  }
  return text;
}

/** The lines of code around the best one. */
function takeCode(rated: readonly Rated[], room: number): string {
  const best = rated.reduce((a, b) => (b.score > a.score ? b : a));
  const { open } = best.passage;
  const isNear = ({ at }: Rated) => Math.abs(at - best.at) <= AROUND;
  const near = rated.filter((one) => one.passage.open === open && isNear(one));
  const lines = near.map(({ passage }) => passage.text);
  while (lines.length > 1 && lines.join('\n').length > room) {
    // What comes after a line explains it more often than what comes before.
    if (lines[0] !== best.passage.text) lines.shift();
    else lines.pop();
  }
  const [marks, mark] = /([`~]+)\w*/.exec(open)!;
  return `${marks}\n${outdent(lines).join('\n')}\n${mark}`;
}

/** Lines that say something: blank ones are not told. */
function outdent(lines: readonly string[]): string[] {
  const least = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(least));
}
