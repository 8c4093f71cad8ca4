import { createRequire } from 'node:module';
import type { ResolverFactory } from 'rolldown/experimental';

/** Opens the bundler's resolver. It is loaded on use: most sites import nothing that needs it. */
export function openResolver(
  options: ConstructorParameters<typeof ResolverFactory>[0],
): ResolverFactory {
  const require = createRequire(import.meta.url);
  const bundler = require('rolldown/experimental') as typeof import('rolldown/experimental');
  return new bundler.ResolverFactory(options);
}
