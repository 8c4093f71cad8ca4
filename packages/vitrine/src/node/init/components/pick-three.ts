import { isAskedFor, type Attempt, type PropValues } from './attempt.ts';
import { isEmptied, type Candidate, type ShownComponent } from './choose-components.ts';
import { isArranging, isWithoutContent, kindOf } from './component-kinds.ts';
import { FIRST_WORD, SHOWS_PICTURE } from './samples/sample-value.ts';
import { FEWEST_TEXTS, judgeMarkup } from './markup/judge-markup.ts';
import type { Probed, Rendered } from './probe.ts';

/** A component in the attempt that shows most of it. */
export interface Picked extends ShownComponent {
  /** Names of classes in its markup. */
  classes: string[];
  /** Whether its markup came with styles. */
  styled: boolean;
  tag: string;
  /** Whether it draws data that it is given: one drawing looks unlike the other. */
  drawsData: boolean;
  /** Whether it is there by styles alone, and says none itself. */
  needsStyles: boolean;
  /** Its markup. */
  html: string;
  weight: number;
}

/**
 * Three that look different: well-known kinds first, then those of other elements, last what only arranges. The
 * provider stands around every demo already.
 * @param preferred names of components that come before all others, emptied ones after them
 * @param isStyled whether there are styles for what is there by these alone
 */
export function pickThree(
  candidates: Candidate[],
  { rendered, chosen }: Pick<Probed, 'rendered' | 'chosen'>,
  preferred: readonly string[] = [],
  isStyled: (one: Picked) => boolean = () => false,
): Picked[] {
  const results = new Map(rendered.map((result) => [result.name, result]));
  const all = candidates.flatMap((candidate) => {
    if (candidate.name === chosen?.provider.name) return [];
    const result = results.get(candidate.name);
    const best = result ? bestAttempt(candidate, result) : null;
    return best === null || (best.needsStyles && !best.styled && !isStyled(best)) ? [] : best;
  });
  // An empty table is better than nothing.
  const whole = all.filter(
    ({ props }) => !isEmptied({ attempts: [{ hasChildren: false, props }] }),
  );
  const shown = whole.length > 0 ? whole : all;
  const known = shown
    .filter(({ name }) => kindOf(name) !== null)
    .sort((a, b) => kindOf(a.name)! - kindOf(b.name)! || b.weight - a.weight);
  const ordered = shown.toSorted(
    (a, b) => Number(isArranging(a.name)) - Number(isArranging(b.name)) || b.weight - a.weight,
  );
  const isPreferred = ({ name }: Picked) => preferred.includes(name);
  const order = [
    ...firstOf([...known, ...ordered].filter(isPreferred), ({ tag }) => tag),
    ...firstOf(known, ({ name }) => String(kindOf(name))),
    ...firstOf(ordered, ({ name, tag, drawsData }) => (drawsData ? name : tag)),
    ...ordered,
    ...all.filter(isPreferred),
  ];
  const titled = firstOf(order, ({ title }) => title);
  return titled
    .filter((one, at) => !titled.slice(0, at).some((other) => isOther(one, other)))
    .slice(0, 3);
}

/** Whether it is one component by two names: `Command` and `CommandRoot`. */
function isOther(one: Picked, other: Picked): boolean {
  const [short, long] = [one.title, other.title].sort((a, b) => a.length - b.length);
  const look = ({ html, title, props }: Picked) =>
    `${html.replaceAll(title, '')} ${JSON.stringify(props).replaceAll(title, '')}`;
  return long!.startsWith(short!) && !isAskedFor(one) && look(one) === look(other);
}

/**
 * As many of well-known kinds, in the attempt that is tried first: for a library that only browsers can render. Their names
 * may all begin alike: `SlButton`, `SlInput`.
 */
export function pickUnrendered(
  candidates: Candidate[],
  preferred: readonly string[] = [],
): Picked[] {
  const prefix = prefixOf(candidates.map(({ name }) => name));
  const plain = (name: string) => name.slice(name.startsWith(prefix) ? prefix.length : 0);
  const kind = ({ name }: Candidate) => kindOf(plain(name));
  // Nobody knows what these would show.
  const whole = candidates.filter((one) => !isEmptied(one));
  const known = whole.filter((one) => kind(one) !== null).sort((a, b) => kind(a)! - kind(b)!);
  const order = [
    ...whole.filter(({ name }) => preferred.includes(name)),
    ...firstOf(known, (one) => String(kind(one))),
  ];
  return firstOf(order, ({ title }) => title)
    .slice(0, 3)
    .map(({ attempts, ...own }) => {
      const isField = isWithoutContent(plain(own.name));
      const attempt = attempts.find(({ hasChildren }) => !hasChildren || !isField) ?? attempts[0]!;
      return { ...own, ...attempt, ...UNRENDERED };
    });
}

/** The word that nearly all names begin with; empty where there is none. */
function prefixOf(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) {
    const [word = ''] = /^[A-Z][a-z]*(?=[A-Z])/.exec(name) ?? [];
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most !== undefined && most[1] >= NEARLY_ALL * names.length ? most[0] : '';
}

const NEARLY_ALL = 0.8;
const UNRENDERED = {
  ...{ classes: [], styled: false, needsStyles: false, html: '' },
  ...{ tag: '', drawsData: false, weight: 0 },
};

/** Of what is closed at first. */
const OPENED = { ...UNRENDERED, tag: 'dialog' };
/** What a function is exported for is what the library is about. */
const CALLED_WEIGHT = 6;

function firstOf<T>(list: T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return list.filter((item) => (seen.has(keyOf(item)) ? false : seen.add(keyOf(item))));
}

const MOST_COPIES = 2;
/** Addresses that are made of nothing, which browsers ask for all the same. */
const NOWHERE = /\burl\((?:null|undefined)\)|\bsrc="(?:null|undefined)"/;

function bestAttempt(candidate: Candidate, { results }: Rendered): Picked | null {
  const { attempts, ...own } = candidate;
  let best: Picked | null = null;
  const empty = results[attempts.findIndex((one) => isEmptied({ attempts: [one] }))];
  for (const [index, attempt] of attempts.entries()) {
    const markup = results[index];
    if (!markup || markup.noisy || NOWHERE.test(markup.html)) continue;
    if (attempt.isLast && best !== null) continue;
    if (isAskedFor(attempt)) {
      // Open, it lies on the page and may still be moving there.
      const isThere =
        [own.title, FIRST_WORD].some((text) => markup.html.includes(`>${text}`)) ||
        SHOWS_PICTURE.test(markup.html);
      const { html } = markup;
      const weight = attempt.calls === undefined ? OPENED.weight : CALLED_WEIGHT;
      if (isThere)
        best ??= {
          ...{ ...own, ...attempt, ...OPENED, weight, html },
          classes: judgeMarkup(html, '').classes,
        };
      continue;
    }
    if (attempt.hasChildren && isIgnored(attempt, candidate, results)) continue;
    const judged = judgeMarkup(markup.html, own.title);
    const { showsText, holdsText, hasControl, hasPicture, hasDrawn, tag, classes } = judged;
    // Content that is not shown is lost, or breaks what expects something else; who only hands it on shows nothing else.
    const hasData = isFilled(attempt.props);
    const showsData = hasData && judgeMarkup(markup.html, FIRST_WORD).showsText;
    const drawsData = hasData && hasPicture && markup.html !== empty?.html;
    const isSeen =
      showsText || hasControl || hasPicture || showsData || judged.texts >= FEWEST_TEXTS;
    const isDrawn = hasDrawn && !isSeen;
    const takesContent = holdsText && judged.copies <= MOST_COPIES;
    if ((!takesContent && attempt.hasChildren) || !(isSeen || isDrawn)) continue;
    const isNamed = showsText || markup.html.includes(`aria-label="${own.title}"`);
    const weight =
      4 * Number(hasControl || tag === 'button' || drawsData) +
      2 * Number(isNamed) +
      Number(showsText) +
      3 * Number(showsData);
    if (best === null || weight > best.weight) {
      const { isLast: _isLast, ...tried } = attempt;
      const needsStyles = isDrawn && !judged.hasFill;
      const varies = markup.varies ? { varies: true } : {};
      const look = { classes, styled: markup.styled, needsStyles, html: markup.html, ...varies };
      best = { ...own, ...tried, ...look, tag, drawsData, weight };
    }
  }
  return best;
}

/** Whether it is given data to show. */
function isFilled(props: PropValues): boolean {
  return Object.values(props).some(
    (value) => typeof value === 'object' && Object.keys(value).length > 0,
  );
}

/** Whether the component shows the same without its content: a text that is there anyway. */
function isIgnored(
  { props }: Attempt,
  { attempts }: Candidate,
  results: Rendered['results'],
): boolean {
  const isSame = (other: Attempt) => JSON.stringify(other.props) === JSON.stringify(props);
  const [whole, bare] = [true, false].map((hasChildren) =>
    attempts.findIndex((other) => other.hasChildren === hasChildren && isSame(other)),
  );
  return bare !== -1 && results[whole!]?.html === results[bare!]?.html;
}
