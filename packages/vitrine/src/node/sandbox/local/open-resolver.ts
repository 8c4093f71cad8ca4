import type { ResolverFactory } from 'rolldown/experimental';
import { loadResolver } from '../../base/code/load-bundler.ts';

/** Opens the bundler's resolver. It is loaded on use: most sites import nothing that needs it. */
export const openResolver = (
  options: ConstructorParameters<typeof ResolverFactory>[0],
): ResolverFactory => new (loadResolver().ResolverFactory)(options);
