import type { DemoReference } from '../../../shared/page.ts';
import type { LoadedSite } from '../../model/site.ts';
import { createBundledCheck, linkImports } from '../../sandbox/local/bundled-files.ts';
import { collectLocalFiles } from '../../sandbox/local/local-files.ts';
import { createLocalResolver } from '../../sandbox/local/resolve-local.ts';

/** Imports of compiled JSX. */
const JSX_RUNTIME = ['react', 'react/jsx-runtime'];

/** Modules that edited demos may import. */
export interface RunnerModules {
  /** Those that any editable demo of the site imports, among them files that only the bundler can read: `/src/a.txt`. */
  ofDemos: string[];
  /** Those that API pages name besides, modules of types included. */
  ofApis: string[];
}

/** Lists the modules that edited demos may import. */
export function listRunnerModules(
  { root, api, config }: LoadedSite,
  demos: DemoReference[],
): RunnerModules {
  const specifiers = new Set(JSX_RUNTIME);
  const resolve = createLocalResolver(root, config.vite);
  const isBundled = createBundledCheck(config.vite);
  const seen = new Set<string>();
  for (const { file: own, hideHeader, hideEditButton, poster } of demos) {
    if (hideHeader || hideEditButton || poster) continue;
    const { files } = collectLocalFiles(root, own, resolve);
    const byName = new Map(files.map((each) => [each.file, each]));
    for (const each of files) {
      const { file, kind, imports } = each;
      if (seen.has(file) || kind !== 'module' || isBundled(each)) continue;
      seen.add(file);
      for (const { specifier, target } of imports) {
        if (target === null) specifiers.add(specifier);
      }
      const links = Object.values(linkImports(each, byName, isBundled, (name) => name));
      for (const link of links) if (link.startsWith('/')) specifiers.add(link);
    }
  }
  const named = api.flatMap(({ docs }) => docs.flatMap(({ imports }) => imports));
  const others = new Set(named.map(({ specifier }) => specifier));
  return {
    ofDemos: [...specifiers].sort(),
    ofApis: [...others].filter((one) => !specifiers.has(one)).sort(),
  };
}

/**
 * Code that imports modules and exports them by their names. What cannot be resolved exports nothing: of a package of
 * types alone, or of a subpath that has only types, a demo imports nothing that would be there when it runs.
 * @param resolve gives what to import, or nothing; it may throw
 */
export async function printImports(
  wanted: readonly string[],
  resolve: (specifier: string) => Promise<string | null>,
): Promise<string> {
  const lines = wanted.map(async (specifier, index) => {
    const from = await resolve(specifier).catch(() => null);
    return from === null
      ? `const m${index} = {};`
      : `import * as m${index} from ${JSON.stringify(from)};`;
  });
  const entries = wanted.map((specifier, index) => `${JSON.stringify(specifier)}: m${index}`);
  return `${(await Promise.all(lines)).join('\n')}\nexport const modules = {${entries.join(',\n')}};`;
}
