import path from 'node:path';
import { isFile } from '../base/files/kinds.ts';
import type { Problem } from '../base/errors.ts';
import type { SiteModules } from '../demo/find-unused.ts';
import { hasDemoFiles } from '../demo/has-demo-files.ts';
import type { PageMeta } from '../model/page-meta.ts';
import type { LoadedSite } from '../model/site.ts';

/** The modules of a site. One of prose alone needs no parser. */
export async function readModules(
  site: Pick<LoadedSite, 'root' | 'cacheDir' | 'engineId' | 'config'>,
  pages: Pick<PageMeta, 'demos'>[],
): Promise<SiteModules> {
  const others = findOthers(site.root, pages);
  if (others.length === 0 && !hasDemoFiles(site.root))
    return { candidates: [], analyses: new Map() };
  const { collectDemoFiles } = await import('../demo/collect.ts');
  return collectDemoFiles({ ...site, others, outDir: site.config.outDir });
}

/** The demos that lie outside of the site's folder, and what lies beside them that could be meant. */
function findOthers(root: string, pages: Pick<PageMeta, 'demos'>[]): string[] {
  const shown = pages.flatMap(({ demos }) => demos.map(({ file }) => file));
  const outside = shown.filter((file) => file.startsWith('../'));
  return [...new Set(outside)].filter((file) => isFile(path.join(root, file))).sort();
}

/** Checks the imports of the shown demos, and of what stands around them. A demo that is missing or does not parse is reported elsewhere. */
export async function checkModules(
  { root, config }: LoadedSite,
  { analyses }: SiteModules,
  pages: PageMeta[],
): Promise<Problem[]> {
  const demos = pages.flatMap((page) => page.demos);
  const shown = demos.filter(({ file }) => analyses.get(file)?.problems.length === 0);
  const { wrapper } = config.demos;
  if (shown.length === 0 && wrapper === undefined && config.adapter === undefined) return [];
  const { checkImports } = await import('./check-imports.ts');
  const files = new Set(demos.map(({ file }) => file));
  // A demo that another imports is reported as the demo that it is.
  return checkImports(root, config, shown).filter(
    ({ code, file }) => code !== 'demo-syntax' || !files.has(file),
  );
}

/** Without the type errors of lines whose fault is told: the compiler says it once more in its own words. */
export function withoutRepeats(problems: Problem[]): Problem[] {
  const told = new Set(problems.filter(({ code }) => TOLD.has(code)).map(placeOf));
  return problems.filter((each) => each.code !== 'demo-type-error' || !told.has(placeOf(each)));
}

const TOLD: ReadonlySet<string> = new Set([
  'unresolved-import',
  'demo-package-missing',
  'demo-syntax',
]);
const placeOf = ({ file, line }: Problem) => `${file}:${line}`;
