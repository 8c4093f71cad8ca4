import type { DemoReference } from '../../shared/page.ts';
import type { LoadedSite } from '../model/site.ts';
import { collectLocalFiles } from '../sandbox/local/local-files.ts';
import { createLocalResolver } from '../sandbox/local/resolve-local.ts';

/** Imports of compiled JSX. */
const JSX_RUNTIME = ['react', 'react/jsx-runtime'];

/**
 * Lists the modules that edited demos may import: those that any editable demo of the site imports, and
 * the documented packages with the modules that their API pages name. Modules of types are among them.
 */
export function listRunnerModules(
  { root, api, config }: LoadedSite,
  demos: DemoReference[],
): string[] {
  const specifiers = new Set(JSX_RUNTIME);
  const resolve = createLocalResolver(root, config.vite);
  const seen = new Set<string>();
  for (const { file: own, hideHeader, hideEditButton, poster } of demos) {
    if (hideHeader || hideEditButton || poster) continue;
    for (const { file, kind, imports } of collectLocalFiles(root, own, resolve).files) {
      if (seen.has(file) || kind !== 'module') continue;
      seen.add(file);
      for (const { specifier, target } of imports) {
        if (target === null) specifiers.add(specifier);
      }
    }
  }
  for (const { imports } of api.flatMap(({ docs }) => docs)) {
    for (const { specifier } of imports) specifiers.add(specifier);
  }
  return [...specifiers].sort();
}
