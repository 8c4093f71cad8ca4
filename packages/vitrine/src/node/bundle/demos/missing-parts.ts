import path from 'node:path';
import type { Plugin } from 'vite';
import { isInstalled } from '../../base/packages/find-package.ts';

const MISSING_PART = '\0vitrine-missing-part';

/**
 * What a part of a package asks for that is not installed, such as the engine of its charts: nothing that demos
 * import needs it, or the site's own bundle fails with its name.
 */
export const missingPartsPlugin: Plugin = {
  name: 'vitrine:missing-parts',
  resolveId: {
    order: 'post',
    handler: (source, importer) => {
      const isPackage = /^[\w@]/.test(source) && !path.isAbsolute(source);
      return isPackage && importer !== undefined && isInstalled(importer)
        ? MISSING_PART
        : undefined;
    },
  },
  load: { filter: { id: new RegExp(`^${MISSING_PART}$`) }, handler: () => 'module.exports = {};' },
};
