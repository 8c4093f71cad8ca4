import { openDocument } from '../document/open-document.ts';
import { printNode } from '../document/fake-element.ts';
import type { Markup, Rendered } from '../trial/answer.ts';
import { showsSample } from '../trial/seen.ts';
import { isAskedFor, type TriedAttempt, type TriedComponent } from '../trial/trial.ts';
import type { Stage, Surroundings } from './elements.ts';
import { isShown } from './is-shown.ts';
import { mountAll, SETTLED, type Mounted } from './mount.ts';
import type { Renderer } from './render.ts';

const MOST_MOUNTED = 40;
/** A library that shows as many has no need of those that have to be opened, or that a server shows nothing of. */
const ENOUGH = 3;
const MOST_WAYS = 4;
const HIDDEN = /^<\w+[^>]* style="[^"]*visibility: ?hidden/;

/** A component, in one of its ways. */
interface Way {
  candidate: TriedComponent;
  attempt: TriedAttempt;
}

/** What is mounted, and what shows nothing as it is opened. */
export interface MountedOthers {
  rendered: Rendered[];
  waiting: string[];
}

/** Mounts what shows nothing before it is in a document: what is given data, is opened, or measures its place. */
export async function mountOthers(
  stage: Stage,
  { elements, tryRender }: Pick<Renderer, 'elements' | 'tryRender'>,
  candidates: readonly TriedComponent[],
  rendered: readonly Rendered[],
  within: Surroundings,
): Promise<MountedOthers> {
  const isKnown = ({ results }: Rendered) => results.some((made) => made && !isHidden(made));
  const known = new Set(rendered.filter(isKnown).map(({ name }) => name));
  const others = candidates.filter((one) => !known.has(one.name) && stage.libraries.find(one));
  const isAllTried = known.size < ENOUGH;
  const isTried = (candidate: TriedComponent, attempt: TriedAttempt) => {
    if (attempt.calls || candidate.isExample) return true;
    const hasSome = !isAskedFor(attempt) && candidate.attempts.some(hasData);
    if (!isAllTried || hasSome) return hasData(attempt);
    const made = tryRender(elements.wrap(within, elements.of(candidate, attempt)));
    return made !== null && !made.noisy && (isAskedFor(attempt) || isHidden(made));
  };
  const waysOf = (candidate: TriedComponent) =>
    openedFirst(candidate)
      .filter((attempt) => isTried(candidate, attempt))
      .slice(0, isAllTried ? MOST_WAYS : Infinity);
  const ways = others
    .flatMap((candidate) => waysOf(candidate).map((attempt): Way => ({ candidate, attempt })))
    .slice(0, MOST_MOUNTED);
  if (ways.length === 0) return { rendered: [], waiting: [] };
  const shown = ways.map(({ candidate, attempt }) =>
    elements.wrap(within, elements.mounted(candidate, attempt)),
  );
  const mounted = await mountAll(stage, shown, SETTLED);
  const made = new Map(readMounted(ways, mounted).map((markup, at) => [ways[at]!.attempt, markup]));
  const isWaiting = ({ attempt }: Way, at: number) =>
    isAskedFor(attempt) && !mounted[at]!.threw && made.get(attempt) === null;
  return {
    rendered: others.flatMap((candidate) => {
      const results = candidate.attempts.map((attempt) => made.get(attempt) ?? null);
      const isSeen = results.some((result) => result && isShown(candidate, result));
      return isSeen ? [{ name: candidate.name, results }] : [];
    }),
    waiting: [...new Set(ways.filter(isWaiting).map(({ candidate }) => candidate.name))],
  };
}

const hasData = ({ props }: TriedAttempt) =>
  Object.values(props).some((value) => Array.isArray(value) && value.length > 0);

const isHidden = ({ html }: Markup) => html === '' || HIDDEN.test(html);

/** What can be opened shows more than what stays closed. */
const openedFirst = ({ attempts }: TriedComponent) =>
  attempts.toSorted((a, b) => Number(isAskedFor(b)) - Number(isAskedFor(a)));

/** The markup of each; `null` for what threw or shows nothing. */
function readMounted(ways: readonly Way[], mounted: readonly Mounted[]): (Markup | null)[] {
  const outside = openDocument()
    .body.childNodes.filter((node) => !mounted.some(({ box }) => box === node))
    .map(printNode);
  return mounted.map(({ html, noisy, threw }, at) => {
    const { candidate, attempt } = ways[at]!;
    // It may be drawn outside of where it stands.
    const isOutside = isAskedFor(attempt) && !html.includes(candidate.title);
    const found = isOutside && outside.find((text) => showsSample(candidate.title, text));
    const all = html + (found || '');
    return threw || all === '' ? null : { html: all, noisy, styled: false };
  });
}
