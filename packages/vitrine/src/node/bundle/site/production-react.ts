import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { remember } from '../../../shared/remember.ts';

/**
 * Bundles what the entries of React's packages lead to in production, and not the entries: all that they do is to choose,
 * and to let its developer tools see that they have. Every page would load that.
 */
export function productionReactPlugin(): Plugin {
  let isProduction = false;
  // Every module of a library imports React.
  const choose = remember(readChoice);
  return {
    name: 'vitrine:production-react',
    enforce: 'pre',
    configResolved: (config) => {
      ({ isProduction } = config);
    },
    resolveId: {
      filter: { id: /^(?:react(?:-dom)?(?:\/[\w-]+)?|scheduler)$/ },
      async handler(id, importer, options) {
        if (!isProduction) return null;
        const entry = await this.resolve(id, importer, { ...options, skipSelf: true });
        const chosen = entry && !entry.external ? choose(entry.id) : null;
        return chosen ?? entry;
      },
    },
  };
}

/** What a module exports in production, where it does nothing but choose that. */
export function readChoice(file: string): string | null {
  if (!path.isAbsolute(file)) return null;
  const required = readFileSync(file, 'utf8').matchAll(/require\(['"](\.[^'"]+)['"]\)/g);
  const [production, development, ...others] = [...required].map(([, target]) => target!);
  if (!production?.includes('.production.') || others.length > 0) return null;
  if (development !== production.replace('.production.', '.development.')) return null;
  return path.resolve(path.dirname(file), production);
}
