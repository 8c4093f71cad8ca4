import type { Plugin } from 'vite';
import {
  ASSETS_FOLDER,
  LAST_RULE,
  OUTSIDE_FILE,
  OUTSIDE_IMPORTS,
} from '../../../../shared/contract.ts';
import { shortDigest } from '../../../base/text.ts';
import { takeOutsideImports } from './outside-imports.ts';

/**
 * Ends each style sheet of the bundle with a rule that says so. What it imports from other hosts goes into a file that
 * the rule names: browsers show no page before such an import has its answer, and take a sheet with one that fails for
 * missing. `browser/core/styles/outside-imports.ts` loads it.
 */
export function endStylesPlugin(): Plugin {
  return {
    name: 'vitrine:end-styles',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          const { css, outside } = takeOutsideImports(String(file.source).trimEnd());
          file.source = `${css}${outside === '' ? LAST_RULE : ruleFor(outside)}\n`;
          if (outside === '') continue;
          const fileName = `${ASSETS_FOLDER}${nameOf(outside)}`;
          this.emitFile({ type: 'asset', fileName, source: `${outside}${LAST_RULE}\n` });
        }
      },
    },
  };
}

const nameOf = (outside: string) => `imports-${shortDigest(outside)}${OUTSIDE_FILE}`;
const ruleFor = (outside: string) =>
  LAST_RULE.replace('}', `;${OUTSIDE_IMPORTS}:${nameOf(outside)}}`);

/** Names of what is no script. The hash of a style sheet is older than its last rule, so the name says that it has one. */
export function wholeName({ names }: { names: string[] }): string {
  const isStyle = names.some((name) => name.endsWith('.css'));
  return `assets/[name]-[hash]${isStyle ? '.whole' : ''}[extname]`;
}
