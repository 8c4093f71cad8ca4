import { problem, type Problem } from '../base/errors.ts';
import type { SiteModules } from '../bundle/site-modules.ts';
import { DemoEndless } from './demo-renderer.ts';
import { lineIn } from '../base/code/line-in.ts';
import { describeThrown } from './prerender/describe-thrown.ts';

/** Where what was thrown comes from: the demo that its stack names, else the one that was rendered. */
export function placeOf(error: unknown, rendered: string, { demos, playgrounds }: SiteModules) {
  const isNamed = (file: string) => lineIn(error, file) > 0;
  // A timer that another demo has set may end while this one is rendered.
  const named = isNamed(rendered) ? undefined : demos.find(({ file }) => isNamed(file));
  const playground = playgrounds.find(({ file }) => file === rendered);
  const file = named?.file ?? playground?.options ?? rendered;
  return { file, line: lineIn(error, file) };
}

/**
 * Why something could not be rendered.
 * @param what of it is meant, before the reason; empty for a demo
 */
export function describeFailure(
  error: unknown,
  what: string,
  at: { file: string; line?: number },
): Problem {
  if (error instanceof DemoEndless) return problem('demo-endless', [`${what}${error.message}`], at);
  return describeThrown(error, what, at);
}
