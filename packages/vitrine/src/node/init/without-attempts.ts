import type { Attempt } from './components/attempt.ts';
import type { Candidate, ShownComponent } from './components/choose-components.ts';
import type { Rendered } from '../probe/trial/answer.ts';

/** Candidates, and what came of their attempts. */
export interface Tried {
  candidates: Candidate[];
  rendered: Rendered[];
}

/** What is left to choose from without the attempts in which these are shown. */
export function withoutAttempts(
  { candidates, rendered }: Tried,
  refused: readonly ShownComponent[],
): Tried {
  const keptOf = ({ name, attempts }: Candidate) =>
    [...attempts.keys()].filter(
      (index) => !refused.some((one) => one.name === name && isSame(one, attempts[index]!)),
    );
  const kept = new Map(candidates.map((candidate) => [candidate.name, keptOf(candidate)]));
  return {
    candidates: candidates
      .map((one) => ({ ...one, attempts: kept.get(one.name)!.map((at) => one.attempts[at]!) }))
      .filter(({ attempts }) => attempts.length > 0),
    rendered: rendered.map(({ name, results }) => ({
      name,
      results: (kept.get(name) ?? []).map((at) => results[at] ?? null),
    })),
  };
}

const isSame = (one: Attempt, other: Attempt) =>
  [one, other]
    .map(
      ({ hasChildren, props, part = null, handlers = [], renders = [], opens = '', calls = '' }) =>
        JSON.stringify([hasChildren, props, part, handlers, renders, opens, calls]),
    )
    .every((text, _, [first]) => text === first);
