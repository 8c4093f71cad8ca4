import path from 'node:path';
import type { ModuleAnalysis } from './analyse.ts';

/** The modules of a site, by path relative to its root with forward slashes. */
export interface SiteModules {
  /** Files under `content/` that a page could show: `.tsx` and `.jsx`. Sorted. */
  candidates: string[];
  /** Every module of the site's own source, demos included. */
  analyses: Map<string, ModuleAnalysis>;
}

/**
 * The candidates that nothing uses: not shown on a page, and not imported, directly or through other
 * files, by a shown demo or by the site's source outside `content/`.
 */
export function findUnusedDemos(
  { candidates, analyses }: SiteModules,
  shown: Set<string>,
): string[] {
  const used = new Set<string>();
  const pending = [...analyses.keys()].filter(
    (file) => shown.has(file) || !file.startsWith('content/'),
  );
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (used.has(file)) continue;
    used.add(file);
    for (const { specifier } of analyses.get(file)!.imports) {
      const imported = resolveRelative(specifier, file, analyses);
      if (imported !== null) pending.push(imported);
    }
  }
  return candidates.filter((file) => !used.has(file));
}

const extensions = ['', '.tsx', '.ts', '.jsx', '.js', '.mts', '.mjs'];

/** The module that a relative specifier means, as bundlers and TypeScript look for it. */
function resolveRelative(
  specifier: string,
  importer: string,
  known: ReadonlyMap<string, unknown>,
): string | null {
  return relativeCandidates(specifier, importer).find((file) => known.has(file)) ?? null;
}

/** The files that a relative specifier may mean, the likeliest first; none for any other specifier. */
export function relativeCandidates(specifier: string, importer: string): string[] {
  if (!/^\.\.?(?:\/|$)/.test(specifier)) return [];
  const target = path.posix.join(path.posix.dirname(importer), specifier.replace(/[?#].*/, ''));
  // "./a.js" may stand for "./a.ts" or "./a.tsx".
  const bases = [target, target.replace(/\.[cm]?jsx?$/, ''), path.posix.join(target, 'index')];
  return bases.flatMap((base) => extensions.map((extension) => base + extension));
}
