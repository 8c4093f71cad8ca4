import { isError, throwErrors, type Problem } from '../base/errors.ts';
import { openOutput, writeOutput } from '../build/output/output.ts';
import type { OutputCounts } from '../build/output/output-counts.ts';
import type { Config } from '../config/schema.ts';
import { prerenderModules } from '../build/prerender-modules.ts';
import { writeAssets, writePublicFiles } from '../build/write-assets.ts';
import { writePages } from '../build/write-pages.ts';
import {
  beginAssets,
  makeAssets,
  makeRunner,
  readSources,
  type BegunAssets,
  type SiteAssets,
} from '../bundle/make-assets.ts';
import { checkSite } from '../check/check-site.ts';
import { withoutOthersFaults } from '../check/strict.ts';
import { NO_DATES, readCommitDates } from '../history/commit-dates.ts';
import { loadContent } from '../site/load-content.ts';
import { readSite } from '../site/read-site.ts';
import { isShortProcess } from './process/short-process.ts';

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

  let sources = Promise.resolve<SiteAssets['sources']>(new Map());
  let begun: BegunAssets | undefined;
  const { site, compiled } = await readSite(root, {
    ...{ content, measure: true },
    onContent: (metas) => {
      sources = readSources(
        content,
        metas.flatMap(({ demos }) => demos),
      );
      // Told below, once nothing is wrong that would explain it.
      sources.catch(() => undefined);
    },
    onLoaded: (loaded, markdown) => {
      const problems = [...loaded.problems, ...markdown.flatMap((page) => page.problems)];
      // What is wrong is told at once, without waiting for a bundle that nobody will have.
      if (!problems.some(isError)) begun = beginAssets(loaded, markdown);
    },
  });
  const problems = await checkSite(site, compiled);
  // What has begun must not go on behind the back of a program that goes on itself.
  if (problems.some(isError) && !isShortProcess()) await begun?.bundle.catch(() => undefined);
  throwErrors(problems);

  begun ??= beginAssets(site, compiled.markdown);
  const modules = await begun.modules;
  const assets = await makeAssets(site, compiled, begun, sources);
  const prerendered = await prerenderModules(site, assets, modules);
  throwErrors([...prerendered.problems, ...assets.cards.problems]);
  const runner = await makeRunner(site, modules.demos);

  const history = await commitDates;
  // Pages need assets, and what lists pages leads to them: see `Output` for why that order matters.
  let headerProblems: Problem[] = [];
  const { problems: strangers, ...counts } = await writeOutput(folder, async (output) => {
    const assetBytes = writeAssets({ ...assets, runner }, site.fonts, output);
    writePublicFiles(site, output);
    headerProblems = await writePages({
      site,
      compiled,
      assets,
      runner,
      prerendered,
      dates: history.dates,
      output,
      assetBytes,
    });
  });
  return {
    ...counts,
    pages: compiled.pages.length,
    warnings: [
      ...[...withoutOthersFaults(problems), ...prerendered.problems, ...history.problems],
      ...[...headerProblems, ...(runner?.problems ?? [])],
    ],
    strangers,
  };
}
