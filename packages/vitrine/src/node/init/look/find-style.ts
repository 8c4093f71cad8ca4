import { readFileSync } from 'node:fs';
import { findPackage } from '../../base/packages/find-package.ts';
import { type InstalledPackage } from '../../base/packages/manifest.ts';
import { listStyleSheets, type StyleSheet } from './list-style-sheets.ts';

const PREFERRED = /(?:^|\/)(?:styles?|index|main|all|global|[^/]*\.min)\.css$/;
/** Values that components take which bring their own styles. */
const VALUES = /(?:^|\/)(?:design-)?tokens(?:\.min)?(?:\.css)?$/;
/** Sheets that set elements back, or take a part of a whole. */
const PARTIAL = /(?:^|[/.-])(?:reset|normalize|preflight|rtl|grid|utilities|layers?)[/.-]/;
const MOST_BYTES = 4_000_000;

/**
 * The style sheet that a library has to be imported with, as an import names it: the one with most classes of
 * its markup, or else one that is called so; `null` without one.
 */
export function findStyleSheet(
  root: string,
  name: string,
  classes: readonly string[] = [],
): string | null {
  const found = findPackage(root, name);
  if (!found) return null;
  const covering = findCovering([found], classes);
  if (covering !== null) return covering;
  const sheets = listStyleSheets(found).filter(({ specifier }) => !PARTIAL.test(specifier));
  const named = [PREFERRED, VALUES].flatMap((name) =>
    sheets.filter(({ specifier }) => name.test(specifier)).sort(byLikelihood),
  );
  return named[0]?.specifier ?? null;
}

/**
 * The style sheet of any of these packages that knows most of these classes; `null` when none knows any.
 * @param known how many are known without one: it has to know more
 */
export function findCovering(
  packages: readonly InstalledPackage[],
  classes: readonly string[],
  known = 0,
): string | null {
  if (classes.length === 0) return null;
  const scored = packages
    .flatMap(listStyleSheets)
    .map((sheet) => ({ ...sheet, covered: countKnown(readText(sheet), classes) }))
    .filter(({ covered }) => covered > known);
  return scored.sort((a, b) => b.covered - a.covered || byLikelihood(a, b))[0]?.specifier ?? null;
}

/** Of the classes of a markup, as many as a style sheet has that was made for it; the rest may be names for scripts. */
const MOST = 0.75;

/** Whether a style sheet of any of these packages has most of these classes. */
export const sheetCoversMost = (
  packages: readonly InstalledPackage[],
  classes: readonly string[],
): boolean =>
  classes.length > 0 &&
  packages.flatMap(listStyleSheets).some((sheet) => coversMost(readText(sheet), classes));

/** Whether a text of styles has most of these classes. */
export const coversMost = (text: string, classes: readonly string[]): boolean =>
  classes.length > 0 && countKnown(text, classes) >= MOST * classes.length;

const readText = ({ file }: StyleSheet) => readFileSync(file, 'utf8').slice(0, MOST_BYTES);

/** How many of these classes a style sheet has. */
export function countKnown(text: string, classes: readonly string[]): number {
  const known = new Set(Array.from(text.matchAll(/\.(-?[A-Za-z_][\w-]*)/g), ([, name]) => name));
  return classes.filter((name) => known.has(name)).length;
}

/** Well-known names first, those of a light look before others. */
export function byLikelihood(a: StyleSheet, b: StyleSheet): number {
  const weigh = ({ specifier }: StyleSheet) =>
    2 * Number(PREFERRED.test(specifier)) +
    Number(/light/.test(specifier)) -
    4 * Number(PARTIAL.test(specifier));
  return (
    weigh(b) - weigh(a) ||
    a.specifier.length - b.specifier.length ||
    (a.specifier < b.specifier ? -1 : 1)
  );
}
