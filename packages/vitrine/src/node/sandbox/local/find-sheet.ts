import path from 'node:path';
import type { ResolverFactory } from 'rolldown/experimental';
import type { SiteVite } from '../../config/vite/options.ts';
import { openResolver } from './open-resolver.ts';

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
    resolver ??= openResolver({ conditionNames: [...CONDITIONS, ...conditions] });
    return resolver.resolveFileSync(path.join(root, importer), specifier).path !== undefined;
  };
}
