import { readAhead, type AheadPackage } from '../api/ahead/read-ahead.ts';
import { throwErrors, type Problem } from '../base/errors.ts';
import { openOutput, writeOutput } from '../build/output/output.ts';
import type { OutputCounts } from '../build/output/output-counts.ts';
import type { Config } from '../config/schema.ts';
import { prerenderModules } from '../build/prerender-modules.ts';
import { writeAssets, writePublicFiles } from '../build/write-assets.ts';
import { writePages } from '../build/write-pages.ts';
import { makeAssets, readSources } from '../bundle/make-assets.ts';
import { prepareModules } from '../bundle/site-modules.ts';
import { checkSite } from '../check/check-site.ts';
import type { PageMeta } from '../model/page-meta.ts';
import { NO_DATES, readCommitDates } from '../history/commit-dates.ts';
import { compileContent, compileSite } from '../site/compile-site.ts';
import { loadContent } from '../site/load-content.ts';
import { loadSite } from '../site/load-site.ts';

/** What a build of a site has to say. */
export interface BuiltSite extends Omit<OutputCounts, 'problems'> {
  pages: number;
  /** Of the site, to be reported, but no reason to fail. */
  warnings: Problem[];
  /** Warnings of what else lies in the output folder. */
  strangers: Problem[];
}

/**
 * Builds a site, of whose last build nothing but the caches is known.
 * @throws VitrineError with every problem found; the previous output is then as it was
 */
export async function buildSite(root: string, config: Config): Promise<BuiltSite> {
  const content = await loadContent(root, config);
  const folder = openOutput(content);
  const commitDates = config.lastUpdated ? readCommitDates(content) : NO_DATES;

  // All that needs no API, while packages are read that are not in the cache.
  const documented = readAhead(
    content,
    config.api.map((one) => ({ ...one, measure: true })),
  );
  const pages = await compileContent(content);
  const metas = pages.markdown.map(({ meta }) => meta);
  const shown = readAhead(content, listShownPackages(config, metas));
  const sources = readSources(
    content,
    metas.flatMap(({ demos }) => demos),
  );
  // Told below, once nothing is wrong that would explain it.
  sources.catch(() => undefined);
  await Promise.all([documented, shown]);

  const site = await loadSite(root, { content, measure: true });
  const compiled = await compileSite(site, pages);
  const problems = await checkSite(site, compiled);
  throwErrors(problems);

  const modules = await prepareModules(site, compiled);
  const assets = await makeAssets(site, compiled, modules, await sources);
  const prerendered = await prerenderModules(site, assets, modules);
  throwErrors([...prerendered.problems, ...assets.cards.problems]);

  const history = await commitDates;
  // Pages need assets, and what lists pages leads to them: see `Output` for why that order matters.
  let headerProblems: Problem[] = [];
  const { problems: strangers, ...counts } = await writeOutput(folder, async (output) => {
    const assetBytes = await writeAssets(assets, site.fonts, output);
    writePublicFiles(site, output);
    headerProblems = await writePages({
      site,
      compiled,
      assets,
      prerendered,
      dates: history.dates,
      output,
      assetBytes,
    });
  });
  return {
    ...counts,
    pages: compiled.pages.length,
    warnings: [...problems, ...history.problems, ...headerProblems],
    strangers,
  };
}

/** Packages that playgrounds name, besides those that the site documents. */
function listShownPackages({ api }: Config, metas: readonly PageMeta[]): AheadPackage[] {
  const names = metas.flatMap(({ playgrounds }) => playgrounds.map((one) => one.package));
  const known = new Set(['', ...api.map((one) => one.package)]);
  return [...new Set(names)]
    .filter((name) => !known.has(name))
    .map((name) => ({ package: name, measure: false }));
}
