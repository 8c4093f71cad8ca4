import type { ShownComponent } from './components/choose-components.ts';
import type { Picked } from './components/best-attempt.ts';
import { pickThree, pickUnrendered } from './components/pick-three.ts';
import { findFallen, needsBrowser, type Probed, type Trial } from './components/probe.ts';
import { isStyledBySheet } from './look/choose-style.ts';
import { checkTypes, type Settings } from './check-types.ts';
import { withoutAttempts } from './without-attempts.ts';
import { componentFiles, DEMO_FILE } from './templates/component-files.ts';

/** One that is refused makes room for the next. */
const MOST_ROUNDS = 5;

/**
 * Three whose demos type-check, and that stay in a document, too. Where others do not either, the fault may lie with the
 * library's types or the document of the trial: then they are those of which fewest are refused.
 * @param settings of the compiler, for the library's source
 */
export function pickShown(
  site: string,
  library: string,
  { trial, probed }: { trial: Trial; probed: Probed },
  settings: Settings,
  preferred: readonly string[],
): Picked[] {
  const isUnrendered = needsBrowser(probed);
  let tried = { candidates: trial.candidates, rendered: probed.rendered };
  let best: { picked: Picked[]; refused: number; mistyped: Set<string> } | null = null;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { candidates, rendered } = tried;
    const picked = isUnrendered
      ? pickUnrendered(candidates, preferred)
      : pickThree(candidates, { ...probed, rendered }, preferred, (one) =>
          isStyledBySheet(site, library, [one], probed.styles),
        );
    if (picked.length === 0) break;
    const mistyped = new Set(findMistyped(site, library, picked, settings));
    const refused = new Set([
      ...mistyped,
      ...(isUnrendered ? [] : findFallen(site, trial, probed.chosen, picked)),
    ]);
    if (best === null || refused.size < best.refused)
      best = { picked, refused: refused.size, mistyped };
    if (refused.size === 0) break;
    const dropped = picked.filter(({ name }) => refused.has(name));
    tried = withoutAttempts(tried, dropped);
  }
  const { picked = [], mistyped } = best ?? {};
  // A new site passes its own check, be it with fewer pages.
  const typed = picked.filter(({ name }) => !mistyped?.has(name));
  return typed.length > 0 ? typed : picked;
}

/** Those whose demos do not type-check, as components that declare no children and are given some. */
function findMistyped(
  site: string,
  library: string,
  shown: readonly ShownComponent[],
  settings: Settings,
): string[] {
  const demos = shown.map((one) => {
    const files = Object.entries(componentFiles(library)(one));
    return files.find(([name]) => DEMO_FILE.test(name))![1];
  });
  const errors = checkTypes(site, library, demos, settings);
  return shown.filter((_, index) => errors[index]!.length > 0).map(({ name }) => name);
}
