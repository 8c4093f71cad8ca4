import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The address of a file beside a module, as Vite finds it. */
const ADDRESS =
  /(\bnew\s+(?:Shared)?Worker\s*\(\s*)?\bnew\s+URL\s*\(\s*(['"`])(\.{1,2}\/[^'"`$\n]+)\2\s*,\s*import\.meta\.url\s*(?:,\s*)?\)/g;

/**
 * Reads `new URL('./a.png', import.meta.url)` as an import of that address. In Node a module lies elsewhere than its
 * source, so that pages would name a file of the maintainer's machine; and the dev server hands out what is imported.
 * Bundles for browsers have it from Vite, and workers, too: they are begun in browsers alone.
 */
export function moduleAddressesPlugin(): Plugin {
  let isServed = false;
  return {
    name: 'vitrine:module-addresses',
    configResolved: ({ command }) => {
      isServed = command === 'serve';
    },
    transform: {
      filter: { id: { exclude: /^\0/ }, code: /\bnew\s+URL\s*\([^)]*import\.meta\.url/ },
      handler(code, id) {
        const isServer = this.environment.config.consumer === 'server';
        if (!isServer && !isServed) return null;
        const dir = path.dirname(id.replace(/\?.*/s, ''));
        const imports: string[] = [];
        const placed = code.replace(
          ADDRESS,
          (whole, worker: string | undefined, _, file: string) => {
            if (worker !== undefined || !existsSync(path.join(dir, file))) return whole;
            const name = `vitrineAddress${imports.length}`;
            imports.push(`import ${name} from ${JSON.stringify(`${file}?url`)};`);
            return isServer ? withoutOrigin(name) : `new URL(${name}, import.meta.url)`;
          },
        );
        // On the last line: all others stay where they are.
        return imports.length === 0 ? null : { code: `${placed}\n${imports.join('')}`, map: null };
      },
    },
  };
}

/** Nobody knows yet where the site is served: the address is printed without it, whoever prints it. */
const withoutOrigin = (name: string) =>
  `((url) => Object.defineProperties(url, { href: { value: ${name} }, toString: { value: () => ${name} } }))(new URL(${name}, 'http://localhost'))`;
