import path from 'node:path';
import type { CheckedDemos } from '../code/check-types.ts';
import type { SiteVite } from '../config/vite/options.ts';
import { collectLocalFiles } from '../sandbox/local/local-files.ts';
import { createLocalResolver } from '../sandbox/local/resolve-local.ts';
import { readFileSync } from 'node:fs';

/** Messages that say of an import that it leads nowhere. */
const UNRESOLVED = new Set([2307, 2882]);

/** The modules that demos consist of, and which of their imports only the bundler can follow. */
export function listTypedFiles(
  root: string,
  demos: readonly string[],
  vite: SiteVite | undefined,
): Pick<CheckedDemos, 'files' | 'isKnown'> {
  const resolve = createLocalResolver(root, vite);
  const files = demos.flatMap((demo) =>
    collectLocalFiles(root, demo, resolve)
      .files.filter(({ kind }) => kind === 'module')
      .map(({ file }) => file),
  );
  return {
    files: [...new Set(files)],
    isKnown: ({ code, file, start, end }) => {
      if (!UNRESOLVED.has(code)) return false;
      const specifier = readFileSync(file, 'utf8').slice(start + 1, end - 1);
      return resolve(specifier, path.relative(root, file)) !== null;
    },
  };
}
