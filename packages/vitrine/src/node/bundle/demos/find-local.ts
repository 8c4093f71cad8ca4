import { realpathSync } from 'node:fs';
import path from 'node:path';
import { findImported } from '../../base/code/find-module.ts';
import { CONTENT_DIR } from '../../base/folders.ts';
import type { SiteVite } from '../../config/vite/options.ts';
import { createLocalResolver } from '../../sandbox/local/resolve-local.ts';

/**
 * Finds the modules that demos share with each other alone, in the folder of pages and demos. What lies elsewhere may be
 * a part of the library, or of the adapter.
 * @returns gives the file that an import means, relative to the root; `null` for any other
 */
export function createLocalFinder(
  root: string,
  vite: SiteVite | undefined,
): (specifier: string, importer: string) => string | null {
  const resolve = createLocalResolver(root, vite);
  const realRoot = realpathSync(root);
  return (specifier, importer) => {
    const file = /^\.\.?\//.test(specifier)
      ? findImported(path.join(root, path.dirname(importer), specifier))
      : absolute(root, resolve(specifier, importer));
    if (file === null || !MODULE.test(file)) return null;
    const local = path.relative(root, file).replaceAll('\\', '/');
    // The bundler knows a module by its real path, and may have it by that already.
    const isReal = realpathSync(file) === path.join(realRoot, local);
    return local.startsWith(`${CONTENT_DIR}/`) && isReal ? local : null;
  };
}

const absolute = (root: string, file: string | null) => file && path.join(root, file);

/** A script, or data. */
const MODULE = /\.(?:[jt]sx?|json)$/;
