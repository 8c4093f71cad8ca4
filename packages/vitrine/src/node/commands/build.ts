import { performance } from 'node:perf_hooks';
import path from 'node:path';
import type { Problem } from '../base/errors.ts';
import { CACHE_DIR } from '../base/folders.ts';
import { findLockfiles } from '../base/install/lockfiles.ts';
import { ignoredFolders, recallBuild, rememberBuild } from '../build/recall/recall-build.ts';
import { recordReads } from '../build/recall/record-reads.ts';
import { runBuild } from '../build/run-build.ts';
import { loadConfig } from '../config/load-config.ts';
import { describeRepository } from '../history/repository.ts';

interface BuildResult {
  pages: number;
  files: number;
  written: number;
  outDir: string;
  /** Reported, but no reason to fail. */
  warnings: Problem[];
  milliseconds: number;
}

/**
 * Builds the site in `root` into its output folder. Where nothing has changed, nothing of what builds is loaded.
 * @throws VitrineError with every problem found; the previous output is then as it was
 */
export function build(root: string): Promise<BuildResult> {
  return runBuild(root, async () => {
    const started = performance.now();
    const result = await buildChanged(root);
    return { ...result, milliseconds: performance.now() - started };
  });
}

async function buildChanged(root: string): Promise<Omit<BuildResult, 'milliseconds'>> {
  process.env.NODE_ENV = 'production';
  const cacheDir = path.join(root, CACHE_DIR);
  const reads = recordReads();
  reads.ignore(cacheDir);
  const config = await reads.during(() => {
    // A small site needs no bundles, but what renders it may be installed anew.
    findLockfiles(root);
    return loadConfig(root, cacheDir);
  });
  const repository = config.lastUpdated ? describeRepository(root) : Promise.resolve('');
  const site = { root, cacheDir, config, repository };
  const outDir = path.resolve(root, config.outDir);
  const recalled = await recallBuild(site);
  if (recalled) return { ...recalled, written: 0, outDir };

  ignoredFolders(site).forEach(reads.ignore);
  const { buildSite } = await import('./build-site.ts');
  const { strangers, ...built } = await reads.during(() => buildSite(root, config));
  const read = reads.list();
  if (read) await rememberBuild(site, read, built);
  return { ...built, outDir, warnings: [...built.warnings, ...strangers] };
}
