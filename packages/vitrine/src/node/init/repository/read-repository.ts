import { findPackage } from '../../base/packages/find-package.ts';
import { readPackage, type PackageManifest } from '../../base/packages/manifest.ts';
import type { Paths } from '../../code/source-paths.ts';
import type { LibraryCandidate } from './find-library.ts';
import { findPostCss, type StylingPostCss } from './find-postcss.ts';
import { findSource } from './find-source.ts';
import { findStorybook, type Storybook } from './find-storybook.ts';
import { findPlugins, placeConfig, type StylingPlugin } from './find-styling.ts';
import { addPackages, install } from './install.ts';
import { findPreprocessors } from './sheets/find-preprocessors.ts';

/** What the repository of a library says of it; empty for a library that is only installed. */
export interface RepositoryUse {
  /** Conditions that lead to the library's source; `null` where it is built. */
  conditions: string[] | null;
  /** Where its source is by the compiler's settings, where its exports do not lead there; absolute. */
  paths: Paths;
  plugins: StylingPlugin[];
  postcss: StylingPostCss | null;
  storybook: Storybook | null;
}

/** Looks at the repository that a library lies in, and installs the plugins and preprocessors that its source is bundled with. */
export function readRepository(
  site: string,
  root: string,
  { folder }: LibraryCandidate,
): RepositoryUse {
  const own = folder === null ? null : readPackage(folder);
  const built = { conditions: null, paths: {}, plugins: [], postcss: null };
  if (own === null) return { ...built, storybook: null };
  const storybook = findStorybook(own.dir, root);
  const source = findSource(own);
  if (source === null) return { ...built, storybook };
  const manifests: PackageManifest[] = [readPackage(root)?.manifest ?? {}, own.manifest];
  const plugins = findPlugins(manifests).map((one) => placeConfig(one, site, own.dir, root));
  const postcss = findPostCss(manifests, { site, folder: own.dir, root });
  const all = [...plugins, ...(postcss ? [{ ...postcss, beside: {} }] : [])];
  const missing = all.filter(({ specifier }) => findPackage(site, specifier) === null);
  // Where the site finds one by itself, that of the library is taken.
  const preprocessors = Object.entries(findPreprocessors(manifests)).filter(
    ([name]) => findPackage(site, name) === null,
  );
  for (const { specifier, version, beside } of all)
    addPackages(site, { [specifier]: version, ...beside });
  if (preprocessors.length > 0) addPackages(site, Object.fromEntries(preprocessors));
  if (missing.length + preprocessors.length > 0) install(site);
  return { ...source, plugins, postcss, storybook };
}
