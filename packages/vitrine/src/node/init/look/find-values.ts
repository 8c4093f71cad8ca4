import { readFileSync } from 'node:fs';
import type { InstalledPackage } from '../../base/packages/manifest.ts';
import { byLikelihood } from './find-style.ts';
import { listStyleSheets } from './list-style-sheets.ts';

/** Variables without a value that a sheet may have: readers set some of them. */
const FEW = 8;
const MOST_BYTES = 4_000_000;

/**
 * The style sheet that gives the variables of another one their values, as a theme does for a library's looks; `null`
 * where that one has them itself, or no other has most of them.
 * @param sheet what the other one says
 * @param themes names of those that a library takes by itself
 */
export function findValues(
  packages: readonly InstalledPackage[],
  sheet: string,
  themes: readonly string[] = [],
): string | null {
  const missing = listMissing(sheet);
  if (missing.length < FEW) return null;
  const scored = packages
    .flatMap(listStyleSheets)
    .map((one) => {
      const defined = definedIn(readFileSync(one.file, 'utf8').slice(0, MOST_BYTES));
      return { ...one, given: missing.filter((name) => defined.has(name)).length };
    })
    .filter(({ given }) => given > missing.length / 2);
  const isTaken = ({ specifier }: (typeof scored)[number]) =>
    Number(themes.some((theme) => specifier.split(/[/.]/).includes(theme)));
  return (
    scored.sort((a, b) => isTaken(b) - isTaken(a) || b.given - a.given || byLikelihood(a, b))[0]
      ?.specifier ?? null
  );
}

/** Whether a sheet needs variables that it gives no values. */
export const lacksValues = (sheet: string) => listMissing(sheet).length >= FEW;

function listMissing(sheet: string): string[] {
  const own = definedIn(sheet);
  return [...usedIn(sheet)].filter((name) => !own.has(name));
}

/** Variables that a sheet needs; one with a fallback does without. */
function usedIn(css: string): Set<string> {
  return new Set(Array.from(css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g), ([, name]) => name!));
}

function definedIn(css: string): Set<string> {
  return new Set(Array.from(css.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g), ([, name]) => name!));
}
