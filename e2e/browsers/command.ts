import type { Behaviour } from './behaviour.ts';
import { BEHAVIOURS } from './behaviours.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { createPage, type Page } from './page.ts';
import { formatTable, type Outcome } from './table.ts';
import { startWebKit, type WebKitPrograms } from './webkit.ts';

export interface CommandOptions {
  /** Where the site is served. */
  origin: string;
  /** Programs of the browsers to try; one that is left out is not tried. */
  firefox?: string;
  webkit?: WebKitPrograms;
  /** As few as in `npm test`. */
  sample: boolean;
  /** Part of the names or areas of behaviours; all where it is empty. */
  only: string;
  print: (text: string) => void;
}

/** Tries every behaviour in every browser and prints a table. @returns how many held, and how many did not */
export async function tryBrowsers(
  options: CommandOptions,
): Promise<{ passed: number; failed: number }> {
  const { origin, firefox, webkit, sample, only, print } = options;
  const chosen = BEHAVIOURS.filter(
    (each) => (!sample || each.sample) && `${each.area}: ${each.name}`.includes(only),
  );
  const outcomes: Outcome[] = [];
  if (firefox)
    outcomes.push(...(await tryBrowser('Firefox', () => startFirefox(firefox, origin), chosen)));
  if (webkit)
    outcomes.push(...(await tryBrowser('WebKit', () => startWebKit(webkit, origin), chosen)));
  print(formatTable(chosen, outcomes));
  const failures = outcomes.filter(({ error }) => error !== null);
  for (const { browser, behaviour, error } of failures)
    print(`\n${browser} · ${behaviour.area}: ${behaviour.name}\n  ${error}`);
  return { passed: outcomes.length - failures.length, failed: failures.length };
}

async function tryBrowser(
  browser: string,
  start: () => Promise<Driver>,
  behaviours: readonly Behaviour[],
): Promise<Outcome[]> {
  const driver = await start();
  const outcomes: Outcome[] = [];
  try {
    const page = createPage(driver);
    for (const behaviour of behaviours) {
      const begun = performance.now();
      const error = await tryBehaviour(page, behaviour);
      outcomes.push({ browser, behaviour, error, seconds: (performance.now() - begun) / 1000 });
    }
  } finally {
    await driver.close();
  }
  return outcomes;
}

/** @returns what was wrong, or `null` */
async function tryBehaviour(page: Page, behaviour: Behaviour): Promise<string | null> {
  try {
    await page.startAnew();
    await behaviour.run(page);
    const errors = page.driver.takeErrors() ?? [];
    return errors.length === 0 ? null : `on the console: ${errors.join(' | ')}`;
  } catch (error) {
    page.driver.takeErrors();
    return error instanceof Error ? error.message : String(error);
  }
}
