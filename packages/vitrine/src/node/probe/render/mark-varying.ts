import { findVarying } from '../../varying/find-varying.ts';
import type { Inputs } from '../../varying/inputs.ts';
import type { Rendered } from '../trial/answer.ts';
import type { TriedComponent } from '../trial/trial.ts';
import type { Stage, Surroundings } from './elements.ts';
import type { Renderer } from './render.ts';

/**
 * Marks what browsers would render otherwise than a server, as a calendar does that begins with today: `build` warns of
 * the same.
 */
export async function markVarying(
  { react, noise }: Stage,
  { elements }: Pick<Renderer, 'elements'>,
  inputs: Pick<Inputs, 'run' | 'takeAsked'>,
  candidates: readonly TriedComponent[],
  rendered: readonly Rendered[],
  within: Surroundings,
): Promise<Rendered[]> {
  const mark = async ({ name, results }: Rendered): Promise<Rendered> => {
    const candidate = candidates.find((one) => one.name === name)!;
    const marked: Rendered['results'] = [];
    for (const [at, made] of results.entries()) {
      const render = () =>
        react.renderToString(
          elements.wrap(within, elements.of(candidate, candidate.attempts[at]!)),
        );
      const isVarying = made !== null && (await varies(inputs, render));
      marked.push(isVarying ? { ...made, varies: true } : made);
    }
    return { name, results: marked };
  };
  return noise.muted(async () => {
    const marked: Rendered[] = [];
    for (const one of rendered) marked.push(await mark(one));
    return marked;
  });
}

/** What throws does not count. */
async function varies(
  inputs: Pick<Inputs, 'run' | 'takeAsked'>,
  render: () => string,
): Promise<boolean> {
  try {
    inputs.takeAsked();
    const html = render();
    return (await findVarying(inputs, { asked: inputs.takeAsked(), html }, render)) !== null;
  } catch {
    return false;
  }
}
