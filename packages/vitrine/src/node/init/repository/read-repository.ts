import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../base/files.ts';
import { findPackage, readPackage, type PackageManifest } from '../../base/packages.ts';
import type { LibraryCandidate } from './find-library.ts';
import { findSource } from './find-source.ts';
import { findStorybook, type Storybook } from './find-storybook.ts';
import { findPlugins, type StylingPlugin } from './find-styling.ts';
import { addPackages, install } from './install.ts';

/** What the repository of a library says of it; empty for a library that is only installed. */
export interface RepositoryUse {
  /** Conditions that lead to the library's source; `null` where it is built. */
  conditions: string[] | null;
  plugins: StylingPlugin[];
  storybook: Storybook | null;
}

const SKIPPED = /^(?:node_modules|dist|build|out|coverage|\..*)$/;

/** Looks at the repository that a library lies in, and installs the plugins that its source is bundled with. */
export function readRepository(
  site: string,
  root: string,
  { folder }: LibraryCandidate,
): RepositoryUse {
  const own = folder === null ? null : readPackage(folder);
  if (own === null) return { conditions: null, plugins: [], storybook: null };
  const storybook = findStorybook(own.dir, root);
  const source = findSource(own);
  if (source === null) return { conditions: null, plugins: [], storybook };
  const manifests: PackageManifest[] = [readPackage(root)?.manifest ?? {}, own.manifest];
  const plugins = findPlugins(manifests);
  const missing = plugins.filter(({ specifier }) => findPackage(site, specifier) === null);
  addPackages(site, Object.fromEntries(plugins.map((one) => [one.specifier, one.version])));
  if (missing.length > 0) install(site);
  return { conditions: source.conditions, plugins, storybook };
}

/** Lines of the style sheet that demos of a library's source need besides what its components import. */
export function sheetLines(
  site: string,
  { folder }: LibraryCandidate,
  { plugins, storybook }: RepositoryUse,
): string[] {
  if (folder === null) return [];
  const at = (file: string) => {
    const relative = path.relative(site, file).replaceAll('\\', '/');
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  const named = (storybook?.styles ?? [])
    .filter((name) => name.endsWith('.css'))
    .map((name) => (path.isAbsolute(name) ? at(name) : name));
  if (!plugins.some(({ specifier }) => specifier === '@tailwindcss/vite'))
    return named.map((name) => `@import '${name}' layer(library);`);
  const [entry = 'tailwindcss'] = [...named, ...findTailwindEntries(folder).map(at)];
  return [`@import '${entry}';`, `@source '${at(folder)}';`];
}

/** Style sheets of a library that begin what its utilities come from. */
function findTailwindEntries(folder: string): string[] {
  return listFiles(folder, (name) => SKIPPED.test(name))
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file))
    .filter((file) => /@import\s+['"]tailwindcss|@tailwind\s/i.test(readFileSync(file, 'utf8')));
}
