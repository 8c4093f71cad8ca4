import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { SERVICE_WORKER_URL } from '../../shared/contract.ts';
import { VitrineError, type Problem } from '../base/errors.ts';
import { listFiles } from '../base/files.ts';
import { NO_DATES, readCommitDates } from '../history/commit-dates.ts';
import type { DemoReference } from '../../shared/page.ts';
import { writePlaygroundModules } from '../playground/write-modules.ts';
import { joinPageRecords } from '../../shared/encode-search.ts';
import type { readDemoSources } from '../sandbox/demo-sources.ts';
import { checkLoadedSite } from './check.ts';
import type { SocialCards } from '../social/social-cards.ts';
import { compileSite } from '../site/compile-site.ts';
import type { CompiledSite } from '../model/site.ts';
import { loadSite } from '../site/load-site.ts';
import type { LoadedSite } from '../model/site.ts';
import { readPlaygrounds } from '../playground/read-playgrounds.ts';
import { shortDigest } from '../base/text.ts';
import { bundleKey } from '../bundle/bundle-key.ts';
import { bundleSite } from '../bundle/bundle.ts';
import { readEngineId } from '../base/engine-id.ts';
import { assertOutputApart, openOutput, type OutputCounts } from '../build/output.ts';
import { prerenderDemos } from '../build/prerender-demos.ts';
import { prerenderPlaygrounds } from '../build/prerender-playgrounds.ts';
import { renderServiceWorker } from '../bundle/service-worker.ts';
import { NAV_URL, SEARCH_URL, writePages } from '../build/write-pages.ts';

export interface BuildResult extends OutputCounts {
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
export async function build(root: string): Promise<BuildResult> {
  const started = performance.now();
  process.env.NODE_ENV = 'production';
  const engineId = readEngineId();

  const site = await loadSite(root);
  const outDir = path.resolve(root, site.config.outDir);
  assertOutputApart(root, outDir);
  const reading = site.config.lastUpdated ? readCommitDates({ ...site, engineId }) : NO_DATES;
  const compiled = await compileSite(site, engineId);
  const problems = await checkLoadedSite(site, compiled);
  throwErrors(problems);

  const demos = compiled.pages.flatMap(({ meta }) => meta.demos);
  const { playgrounds } = await readPlaygrounds(site, compiled);
  writePlaygroundModules(root, site.cacheDir, playgrounds);
  const demoFiles = [...new Set([...demos, ...playgrounds].map(({ file }) => file))].sort();
  const key = bundleKey(site, demoFiles, engineId);
  // The bundler leaves this thread idle for most of its time.
  const bundling = makePreview(site, demos, engineId);
  // What is wrong with the site's code, the other bundles tell first.
  bundling.catch(() => undefined);
  const [bundle, sources, cards] = await Promise.all([
    bundleSite(site, demoFiles, key),
    readSources({ ...site, engineId }, demos, key),
    drawCards(site, compiled),
  ]);
  const prerendered = await prerenderDemos(bundle.dir, bundle.loadServer, demos, sources);
  const withControls = await prerenderPlaygrounds(bundle.dir, bundle.loadServer, playgrounds);
  throwErrors([...prerendered.problems, ...withControls.problems, ...cards.problems]);
  const preview = await bundling;

  const history = await reading;
  const output = openOutput(outDir, site.cacheDir);
  try {
    const nav = JSON.stringify(site.nav);
    output.put(NAV_URL, shortDigest(nav), () => nav);
    if (!site.config.search) {
      const search = joinPageRecords(compiled.pages.map(({ meta }) => meta.searchPart));
      output.put(SEARCH_URL, shortDigest(search), () => search);
    }
    for (const { url, json } of sources.values()) output.put(url, url, () => json);
    for (const [file, from] of cards.files) output.copy(file, from);
    if (preview) output.put(preview.url, preview.url, () => preview.json);
    const client = path.join(bundle.dir, 'client');
    for (const file of listFiles(client, (name) => name === 'manifest.json')) {
      output.copy(file, path.join(client, file));
    }
    // A site may have a worker of its own; beside ours, `check` does not let it.
    if (!existsSync(path.join(root, 'public', SERVICE_WORKER_URL))) {
      const { serviceWorker } = site.config;
      const host = serviceWorker ? serviceWorker.host : '';
      const settings = { host, navUrl: NAV_URL, searchUrl: SEARCH_URL };
      const worker = await renderServiceWorker(settings, path.join(bundle.dir, 'worker.js'));
      output.put(SERVICE_WORKER_URL.slice(1), shortDigest(worker), () => worker);
    }
    for (const file of listFiles(path.join(root, 'public'))) {
      const content = readFileSync(path.join(root, 'public', file));
      output.put(file, shortDigest(content), () => content);
    }
    const { dates } = history;
    await writePages({
      site,
      compiled,
      bundle,
      demos: prerendered.rendered,
      playgrounds: withControls.rendered,
      previewUrl: preview?.url ?? '',
      cards: cards.urls,
      dates,
      output,
      engineId,
    });
    const counts = output.commit();
    return {
      ...counts,
      pages: compiled.pages.length,
      outDir,
      warnings: [...problems.filter(({ severity }) => severity === 'warning'), ...history.problems],
      milliseconds: performance.now() - started,
    };
  } catch (error) {
    output.discard();
    throw error;
  }
}

// A site without demos needs no parser.

const makePreview = async (site: LoadedSite, demos: DemoReference[], engineId: string) => {
  if (demos.length === 0) return null;
  const { bundlePreview } = await import('../bundle/runner-bundle.ts');
  return bundlePreview(site, demos, engineId);
};

const readSources: typeof readDemoSources = async (options, demos, key) => {
  if (demos.length === 0) return new Map();
  const { readDemoSources } = await import('../sandbox/demo-sources.ts');
  return readDemoSources(options, demos, key);
};

/** Most sites have no use for what draws. */
async function drawCards(site: LoadedSite, { pages }: CompiledSite): Promise<SocialCards> {
  if (!site.config.socialCards) return NO_CARDS;
  const { drawSocialCards } = await import('../social/social-cards.ts');
  return drawSocialCards(
    site,
    pages.map(({ meta }) => meta),
  );
}

const NO_CARDS: SocialCards = { urls: new Map(), files: new Map(), problems: [] };

function throwErrors(problems: Problem[]): void {
  if (problems.some(({ severity }) => severity === 'error')) throw new VitrineError(problems);
}
