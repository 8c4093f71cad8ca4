import { createRequire } from 'node:module';
import path from 'node:path';
import type { ResolverFactory } from 'rolldown/experimental';
import type { SiteVite } from '../../config/vite/options.ts';

/** Whatever a bundler may ask for: one of them is enough. */
const CONDITIONS = 'style browser module import require development production default node'.split(
  ' ',
);

/**
 * Tells whether a package lets through the style sheet that an import names.
 * @param vite what the site tells its bundler; what has an alias may be anywhere
 */
export function createSheetFinder(root: string, vite?: SiteVite) {
  const { alias, conditions = [] } = vite?.options.resolve ?? {};
  let resolver: ResolverFactory | undefined;
  return (specifier: string, importer: string): boolean => {
    if (alias !== undefined || !/\.(?:css|s[ac]ss|less)$/i.test(specifier)) return true;
    resolver ??= open([...CONDITIONS, ...conditions]);
    return resolver.resolveFileSync(path.join(root, importer), specifier).path !== undefined;
  };
}

// Loaded on use: most sites import no style sheet of a package, or one alone.
function open(conditionNames: string[]): ResolverFactory {
  const require = createRequire(import.meta.url);
  const bundler = require('rolldown/experimental') as typeof import('rolldown/experimental');
  return new bundler.ResolverFactory({ conditionNames });
}
