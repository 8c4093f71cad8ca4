import { transformWithOxc, type Plugin } from 'vite';
import { parseSync } from '../../base/code/parse-code.ts';

/** A tag that is closed, without which nothing is JSX. */
const MAYBE_JSX = /<\/|\/>/;

/**
 * Compiles elements in files that are called `.js`, of the site and of packages that are linked to it: authors of such
 * source have a compiler that reads them. What is installed is built, and stays as it is.
 */
export function jsxInJavaScriptPlugin(): Plugin {
  return {
    name: 'vitrine:jsx-in-javascript',
    // Before Vite looks for imports.
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.m?js(?:\?|$)/, exclude: [/[\\/]node_modules[\\/]/, /^\0/] },
        code: MAYBE_JSX,
      },
      async handler(code, id) {
        const [file = ''] = id.split('?', 1);
        if (parseSync(file, code).errors.length === 0) return null;
        return transformWithOxc(code, file, { lang: 'jsx', jsx: { runtime: 'automatic' } });
      },
    },
  };
}
