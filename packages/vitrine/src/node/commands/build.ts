import { performance } from 'node:perf_hooks';
import path from 'node:path';
import { throwErrors, type Problem } from '../base/errors.ts';
import { openOutput, writeOutput } from '../build/output/output.ts';
import type { OutputCounts } from '../build/output/output-counts.ts';
import { prerenderModules } from '../build/prerender-modules.ts';
import { runBuild } from '../build/run-build.ts';
import { writeAssets, writePublicFiles } from '../build/write-assets.ts';
import { writePages } from '../build/write-pages.ts';
import { makeAssets } from '../bundle/make-assets.ts';
import { prepareModules } from '../bundle/site-modules.ts';
import { checkSite } from '../check/check-site.ts';
import { NO_DATES, readCommitDates } from '../history/commit-dates.ts';
import { compileSite } from '../site/compile-site.ts';
import { loadSite } from '../site/load-site.ts';

interface BuildResult extends Omit<OutputCounts, 'problems'> {
  pages: number;
  outDir: string;
  /** Reported, but no reason to fail. */
  warnings: Problem[];
  milliseconds: number;
}

/**
 * Builds the site in `root` into its output folder.
 * @throws VitrineError with every problem found; the previous output is then as it was
 */
export function build(root: string): Promise<BuildResult> {
  return runBuild(root, () => buildSite(root));
}

async function buildSite(root: string): Promise<BuildResult> {
  const started = performance.now();
  process.env.NODE_ENV = 'production';

  const site = await loadSite(root);
  const folder = openOutput(site);
  const commitDates = site.config.lastUpdated ? readCommitDates(site) : NO_DATES;

  const compiled = await compileSite(site);
  const problems = await checkSite(site, compiled);
  throwErrors(problems);

  const modules = await prepareModules(site, compiled);
  const assets = await makeAssets(site, compiled, modules);
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
    outDir: path.resolve(root, site.config.outDir),
    warnings: [...problems, ...history.problems, ...headerProblems, ...strangers],
    milliseconds: performance.now() - started,
  };
}
