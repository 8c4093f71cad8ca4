import path from 'node:path';
import { resolveLinks } from '../../base/files/paths.ts';
import type { PackageManifest } from '../../base/packages/manifest.ts';
import { findConfig } from './find-styling.ts';

/** What makes a library's styles of its code as PostCSS runs, for which a site has settings of its own. */
export interface StylingPostCss {
  /** Package of the plugin, and what is imported of it. */
  specifier: string;
  entry: string;
  version: string;
  /** Folder of its configuration, relative to the site. */
  folder: string;
}

/** The order of its layers, which stands in the sheet that it writes into. */
export const LAYERS = '@layer reset, base, tokens, recipes, utilities;';

/**
 * Panda CSS is known by its configuration, beside a library or around it: settings of PostCSS above a site are not
 * those of the site.
 * @param manifests of the library and of the repository around it
 */
export function findPostCss(
  manifests: readonly PackageManifest[],
  { site, folder, root }: { site: string; folder: string; root: string },
): StylingPostCss | null {
  const config = findConfig('panda.config', folder, root);
  if (config === null) return null;
  const specifier = '@pandacss/dev';
  const named = manifests.map(
    ({ devDependencies, dependencies }) => ({ ...dependencies, ...devDependencies })[specifier],
  );
  return {
    specifier,
    entry: '@pandacss/dev/postcss',
    version: named.find((own) => /^[\^~]?\d/.test(own ?? '')) ?? '>=1.0.0',
    folder: path.relative(resolveLinks(site), path.dirname(config)).replaceAll('\\', '/'),
  };
}
