import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { upwards } from '../../base/folders.ts';
import { findPackage, type InstalledPackage } from '../../base/packages.ts';
import { byLikelihood } from './find-style.ts';
import { listStyleSheets, type StyleSheet } from './list-style-sheets.ts';
import { findDarkMark, type DarkMark } from './read-sheet.ts';
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
const DARK: DarkMark = { attribute: 'class', value: 'dark' };
const DARK_LINE = '@custom-variant dark (&:where(.dark, .dark *));';

/**
 * Looks whether an installed library needs Tailwind 4, and installs that; `null` for any other: one that asks for an
 * older Tailwind alone is configured in a file of JavaScript, by its own documentation.
 */
export function readTailwind(site: string, library: string): TailwindUse | null {
  const found = findPackage(site, library);
  const { dependencies, peerDependencies } = found?.manifest ?? {};
  const range = { ...dependencies, ...peerDependencies }[TAILWIND];
  if (found === null || range === undefined || !allowsFour(range)) return null;
  const plugins = findPlugins([{ peerDependencies: { [TAILWIND]: range } }]);
  const wanted = { [TAILWIND]: VERSION, ...Object.fromEntries(plugins.map(versionOf)) };
  const isMissing = Object.keys(wanted).some((name) => findPackage(site, name) === null);
  addPackages(site, wanted);
  if (isMissing) install(site);
  const near = Object.keys({ ...dependencies, ...peerDependencies })
    .filter((name) => name !== TAILWIND)
    .flatMap((name) => findPackage(site, name) ?? []);
  const entry = findEntry([found, ...near]);
  const sheets = entry === null ? '' : readSheets(entry.within);
  return {
    plugins,
    lines: [
      `@import '${entry?.specifier ?? TAILWIND}';`,
      ...(entry === null ? listOwnPlugins(found, library) : []),
      `@source '${folderOf(site, library)}';`,
      ...(/@custom-variant\s+dark\b/.test(sheets) ? [] : [DARK_LINE]),
    ],
    darkMark: findDarkMark(sheets) ?? DARK,
  };
}

const versionOf = ({ specifier, version }: StylingPlugin) => [specifier, version] as const;

/** Whether a range of versions lets 4 in: `^3 || ^4`, `>=3.4`, `*`. */
function allowsFour(range: string): boolean {
  return range
    .split('||')
    .some((part) => /^\s*(?:[\^~v=]*4(?:\D|$)|>=?\s*[0-4](?:\.\d+)*\s*$|\*|x|latest)/.test(part));
}

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

/** What a library adds to Tailwind, as its colours: exported by a name that says so. */
function listOwnPlugins({ manifest }: InstalledPackage, library: string): string[] {
  const keys = Object.keys(Object(manifest.exports) as object);
  const [key] = keys.filter((one) => /\/tailwind(?:css)?(?:[-/]plugin)?$/.test(one));
  return key === undefined ? [] : [`@plugin '${path.posix.join(library, key)}';`];
}

/** Where a package is found from a site, by a path that stays when another version is installed. */
function folderOf(site: string, name: string): string {
  for (const dir of upwards(site)) {
    const folder = path.join(dir, 'node_modules', name);
    if (!existsSync(folder)) continue;
    const relative = path.relative(site, folder).replaceAll('\\', '/');
    return relative.startsWith('.') ? relative : `./${relative}`;
  }
  return `./node_modules/${name}`;
}
