import type { Markup, Rendered } from '../../probe/trial/answer.ts';
import { FEWEST_TEXTS, FIRST_WORD, showsSample } from '../../probe/trial/seen.ts';
import { isAskedFor } from '../../probe/trial/trial.ts';
import type { Attempt, PropValues } from './attempt.ts';
import { isEmptied, type Candidate, type ShownComponent } from './choose-components.ts';
import { judgeMarkup } from './markup/judge-markup.ts';

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

/** What is known of one that only browsers can render. */
export const UNRENDERED = {
  ...{ classes: [], styled: false, needsStyles: false, html: '' },
  ...{ tag: '', drawsData: false, weight: 0 },
};

/** Of what is closed at first. */
const OPENED = { ...UNRENDERED, tag: 'dialog' };
/** What a function is exported for is what the library is about. */
const CALLED_WEIGHT = 6;

const MOST_COPIES = 2;
/** Addresses that are made of nothing, which browsers ask for all the same. */
const NOWHERE = /\burl\((?:null|undefined)\)|\bsrc="(?:null|undefined)"/;

/** The attempt whose markup shows most; `null` where none shows anything. */
export function bestAttempt(candidate: Candidate, { results }: Rendered): Picked | null {
  const { attempts } = candidate;
  let best: Picked | null = null;
  const empty = results[attempts.findIndex((one) => isEmptied({ attempts: [one] }))];
  for (const [index, attempt] of attempts.entries()) {
    const markup = results[index];
    if (!markup || markup.noisy || NOWHERE.test(markup.html)) continue;
    if (attempt.isLast && best !== null) continue;
    if (isUnread(attempt, candidate, results)) continue;
    if (isAskedFor(attempt)) best ??= pickAskedFor(candidate, attempt, markup);
    else if (!attempt.hasChildren || !isIgnored(attempt, candidate, results)) {
      const found = pickShown(candidate, attempt, markup, empty);
      if (found !== null && (best === null || found.weight > best.weight)) best = found;
    }
  }
  return best;
}

/** Of what is opened or called: open, it lies on the page and may still be moving there. */
function pickAskedFor(candidate: Candidate, attempt: Attempt, { html }: Markup): Picked | null {
  const { attempts: _attempts, ...own } = candidate;
  if (!showsSample(own.title, html)) return null;
  const weight = attempt.calls === undefined ? OPENED.weight : CALLED_WEIGHT;
  const { classes } = judgeMarkup(html, '');
  return { ...own, ...attempt, ...OPENED, weight, html, classes };
}

/**
 * Content that is not shown is lost, or breaks what expects something else; who only hands it on shows nothing else.
 * @param empty its markup without data
 */
function pickShown(
  candidate: Candidate,
  { isLast: _isLast, ...attempt }: Attempt,
  { html, styled, varies }: Markup,
  empty: Rendered['results'][number] | undefined,
): Picked | null {
  const { attempts: _attempts, ...own } = candidate;
  const judged = judgeMarkup(html, own.title);
  const { showsText, holdsText, hasControl, hasPicture, hasDrawn, tag, classes } = judged;
  const hasData = isFilled(attempt.props);
  const showsData = hasData && judgeMarkup(html, FIRST_WORD).showsText;
  const drawsData = hasData && hasPicture && html !== empty?.html;
  const isSeen = showsText || hasControl || hasPicture || showsData || judged.texts >= FEWEST_TEXTS;
  const isDrawn = hasDrawn && !isSeen;
  const takesContent = holdsText && judged.copies <= MOST_COPIES;
  if ((!takesContent && attempt.hasChildren) || !(isSeen || isDrawn)) return null;
  const isNamed = showsText || html.includes(`aria-label="${own.title}"`);
  const weight =
    4 * Number(hasControl || tag === 'button' || drawsData) +
    2 * Number(isNamed) +
    Number(showsText) +
    3 * Number(showsData);
  const needsStyles = isDrawn && !judged.hasFill;
  const look = { classes, styled, needsStyles, html, ...(varies ? { varies: true } : {}) };
  return { ...own, ...attempt, ...look, tag, drawsData, weight };
}

/** Whether it is given data to show. */
function isFilled(props: PropValues): boolean {
  return Object.values(props).some(
    (value) => typeof value === 'object' && Object.keys(value).length > 0,
  );
}

/** Whether it takes no name to be read aloud: the compiler allows such a prop everywhere. */
function isUnread(attempt: Attempt, { attempts }: Candidate, results: Rendered['results']) {
  const { 'aria-label': label, placeholder: _hint, ...props } = attempt.props;
  if (label === undefined) return false;
  const at = (one: Attempt) => results[attempts.indexOf(one)]?.html;
  const plain = JSON.stringify({ ...attempt, props });
  const bare = attempts.find((one) => JSON.stringify(one) === plain);
  return bare !== undefined && at(bare) === at(attempt);
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
