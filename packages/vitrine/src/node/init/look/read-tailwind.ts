import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { upwards } from '../../base/folders.ts';
import { findPackage } from '../../base/packages/find-package.ts';
import { type InstalledPackage } from '../../base/packages/manifest.ts';
import { byLikelihood } from './find-style.ts';
import { listStyleSheets, type StyleSheet } from './list-style-sheets.ts';
import type { DarkMark } from './sheet/dark-mark.ts';
import { findDarkMark } from './sheet/find-dark-mark.ts';
import { sitePath } from './site-path.ts';
import { sourceLines } from './source-lines.ts';
import { allowsMajor } from '../../base/install/allows-major.ts';
import { findPlugins, type StylingPlugin } from '../repository/find-styling.ts';
import { addPackages, install } from '../repository/install.ts';

/** How the utilities of Tailwind are made that an installed library's components have as classes. */
export interface TailwindUse {
  plugins: StylingPlugin[];
  /** Lines of the style sheet around demos. */
  lines: string[];
  darkMark: DarkMark;
}

const TAILWIND = 'tailwindcss';
const VERSION = '^4.0.0';
/** What a page turns dark by where the library says nothing of it, and what tells Tailwind so. */
export const DARK: DarkMark = { attribute: 'class', value: 'dark' };
export const DARK_LINE = '@custom-variant dark (&:where(.dark, .dark *));';

/** Packages that put classes of Tailwind together, by their versions that know those of 4. */
const COMPOSERS: Record<string, RegExp> = {
  'tailwind-merge': /^[\^~]?(?:[3-9]|\d\d)/,
  'tailwind-variants': /^[\^~]?(?:[1-9]|\d\d)/,
};

/**
 * Looks whether an installed library needs Tailwind 4, and installs that; `null` for any other: one that asks for an
 * older Tailwind alone is configured in a file of JavaScript, by its own documentation.
 * @param isStyled whether a style sheet has the classes of its components: then it may be made with Tailwind, and need none
 */
export function readTailwind(
  site: string,
  library: string,
  isStyled: () => boolean,
): TailwindUse | null {
  const found = findPackage(site, library);
  const { dependencies, peerDependencies } = found?.manifest ?? {};
  const asked = { ...dependencies, ...peerDependencies };
  const range = asked[TAILWIND];
  const isMade = () =>
    Object.entries(COMPOSERS).some(([name, knows]) => knows.test(asked[name] ?? ''));
  const isAsked = range === undefined ? isMade() : allowsMajor(range, 4);
  if (found === null || !isAsked || isStyled()) return null;
  const plugins = findPlugins([{ peerDependencies: { [TAILWIND]: VERSION } }]);
  const wanted = { [TAILWIND]: VERSION, ...Object.fromEntries(plugins.map(versionOf)) };
  const isMissing = Object.keys(wanted).some((name) => findPackage(site, name) === null);
  addPackages(site, wanted);
  if (isMissing) install(site);
  const near = Object.keys(asked)
    .filter((name) => name !== TAILWIND)
    .flatMap((name) => findPackage(site, name) ?? []);
  const entry = findEntry([found, ...near]);
  const sheets = entry === null ? '' : readSheets(entry.within);
  return {
    plugins,
    lines: [
      `@import '${entry?.specifier ?? TAILWIND}';`,
      ...(entry === null ? [...listOwnParts(found), ...listOwnPlugins(found, library)] : []),
      ...sourceLines(site, folderOf(site, library)),
      ...(/@custom-variant\s+dark\b/.test(sheets) ? [] : [DARK_LINE]),
    ],
    darkMark: findDarkMark(sheets) ?? DARK,
  };
}

const versionOf = ({ specifier, version }: StylingPlugin) => [specifier, version] as const;

interface TailwindEntry extends StyleSheet {
  within: InstalledPackage;
}

/** The style sheet that begins with Tailwind itself, of the library or of a package that it is made of. */
function findEntry(packages: readonly InstalledPackage[]): TailwindEntry | null {
  const entries = packages.flatMap((within) =>
    listStyleSheets(within)
      .filter(({ file }) => /@import\s+['"]tailwindcss['"]/.test(readFileSync(file, 'utf8')))
      .map((sheet) => ({ ...sheet, within })),
  );
  return entries.sort(byLikelihood)[0] ?? null;
}

const readSheets = (found: InstalledPackage): string =>
  listStyleSheets(found)
    .map(({ file }) => readFileSync(file, 'utf8'))
    .join('\n');

/** A style sheet of the library that goes with Tailwind and does not begin with it, that for React before others. */
function listOwnParts(found: InstalledPackage): string[] {
  const isPart = ({ file }: StyleSheet) =>
    /@(?:theme|utility|plugin|source|custom-variant)\b/.test(readFileSync(file, 'utf8'));
  const isForReact = ({ specifier }: StyleSheet) => /[/.-]react[/.-]/.test(specifier);
  const parts = listStyleSheets(found).filter(isPart);
  const [part] = parts.sort(
    (a, b) => Number(isForReact(b)) - Number(isForReact(a)) || byLikelihood(a, b),
  );
  return part === undefined ? [] : [`@import '${part.specifier}';`];
}

/** What a library adds to Tailwind, as its colours: code that is exported by a name that says so. */
function listOwnPlugins({ manifest }: InstalledPackage, library: string): string[] {
  const entries = Object.entries(Object(manifest.exports) as object);
  const [key] = entries.flatMap(([one, target]) =>
    /\/tailwind(?:css)?(?:[-/]plugin)?$/.test(one) && isCode(target) ? [one] : [],
  );
  return key === undefined ? [] : [`@plugin '${path.posix.join(library, key)}';`];
}

/** Whether an export leads to a script, under any condition: a style sheet may have such a name as well. */
const isCode = (target: unknown) => /\.[cm]?js"/.test(JSON.stringify(target));

/** Where a package is found from a site, by a path that stays when another version is installed. */
function folderOf(site: string, name: string): string {
  for (const dir of upwards(site)) {
    const folder = path.join(dir, 'node_modules', name);
    if (existsSync(folder)) return sitePath(site, folder);
  }
  return `./node_modules/${name}`;
}
