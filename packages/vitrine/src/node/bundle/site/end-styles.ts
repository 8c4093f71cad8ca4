import type { Plugin } from 'vite';
import { LAST_RULE } from '../../../shared/contract.ts';

/** Ends each style sheet of the bundle with a rule that says so. */
export function endStylesPlugin(): Plugin {
  return {
    name: 'vitrine:end-styles',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          file.source = `${String(file.source).trimEnd()}${LAST_RULE}\n`;
        }
      },
    },
  };
}

/** Names of what is no script. The hash of a style sheet is older than its last rule, so the name says that it has one. */
export function wholeName({ names }: { names: string[] }): string {
  const isStyle = names.some((name) => name.endsWith('.css'));
  return `assets/[name]-[hash]${isStyle ? '.whole' : ''}[extname]`;
}
