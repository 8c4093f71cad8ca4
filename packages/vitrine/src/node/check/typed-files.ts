import path from 'node:path';
import type { CheckedDemos } from '../code/check-types.ts';
import { UNRESOLVED } from '../code/type-errors.ts';
import type { SiteVite } from '../config/vite/options.ts';
import { collectLocalFiles } from '../sandbox/local/local-files.ts';
import { createLocalResolver } from '../sandbox/local/resolve-local.ts';
import { readFileSync } from 'node:fs';

/** The modules that demos and the adapter consist of, and which of their imports only the bundler can follow. */
export function listTypedFiles(
  root: string,
  { demos, adapter }: { demos: readonly string[]; adapter: readonly string[] },
  vite: SiteVite | undefined,
): Pick<CheckedDemos, 'files' | 'ofAdapter' | 'isKnown'> {
  const resolve = createLocalResolver(root, vite);
  const modulesOf = (entries: readonly string[]) => [
    ...new Set(
      entries.flatMap((entry) =>
        collectLocalFiles(root, entry, resolve)
          .files.filter(({ kind }) => kind === 'module')
          .map(({ file }) => file),
      ),
    ),
  ];
  const files = modulesOf(demos);
  return {
    files,
    // What demos import as well is theirs.
    ofAdapter: modulesOf(adapter).filter((file) => !files.includes(file)),
    isKnown: ({ code, file, start, end }) => {
      if (!UNRESOLVED.has(code)) return false;
      const specifier = readFileSync(file, 'utf8').slice(start + 1, end - 1);
      return resolve(specifier, path.relative(root, file)) !== null;
    },
  };
}
