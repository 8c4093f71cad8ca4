import { rmSync } from 'node:fs';
import path from 'node:path';
import { writeInPlace } from '../base/files.ts';
import { CACHE_DIR } from '../base/folders.ts';
import { readSourcePaths } from '../code/source-paths.ts';
import { findTypeErrors } from '../code/type-errors.ts';
import type { ShownComponent } from './components/choose-components.ts';
import { pickThree, pickUnrendered, type Picked } from './components/pick-three.ts';
import { findFallen, needsBrowser, type Probed, type Trial } from './components/probe.ts';
import { isStyledBySheet } from './look/choose-style.ts';
import { withoutAttempts } from './without-attempts.ts';
import { componentFiles, DEMO_FILE } from './templates/component-files.ts';
import { tsconfig } from './templates/site-files.ts';
import type { SitePlan } from './templates/site-plan.ts';

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

type Settings = Pick<SitePlan, 'conditions' | 'paths'>;

/** Those whose demos do not type-check, as components that declare no children and are given some. */
export function findMistyped(
  site: string,
  library: string,
  shown: readonly ShownComponent[],
  settings: Settings,
): string[] {
  const dir = path.join(site, CACHE_DIR, 'init');
  try {
    const files = shown.map((one, index) => {
      const file = path.join(dir, `${index}.tsx`);
      const files = Object.entries(componentFiles(library)(one));
      writeInPlace(file, files.find(([name]) => DEMO_FILE.test(name))![1]);
      return file;
    });
    const { compilerOptions } = JSON.parse(tsconfig(settings)) as { compilerOptions: object };
    const own = Object.entries(settings.paths).map(([name, targets]) => [
      name,
      targets.map((target) => path.resolve(site, target)),
    ]);
    const paths = {
      ...(Object.fromEntries(own) as object),
      ...readSourcePaths(site, [library]).paths,
    };
    const config = path.join(dir, 'tsconfig.json');
    const options = { ...compilerOptions, types: [], paths };
    writeInPlace(config, JSON.stringify({ compilerOptions: options, files }));
    const wrong = new Set(findTypeErrors(site, [config]).map(({ file }) => file));
    return shown.filter((_, index) => wrong.has(files[index]!)).map(({ name }) => name);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
