import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DECLARATIONS } from '../base/code/find-module.ts';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import { listSiteFiles } from '../base/files/site-files.ts';
import { shortDigest } from '../base/text.ts';
import { analyseDemo, knowAnalysis, type ModuleAnalysis } from './analyse.ts';
import type { SiteModules } from './find-unused.ts';

const modulePattern = /\.[cm]?[jt]sx?$/;

interface CollectOptions {
  root: string;
  /** Left out along with installed packages. */
  outDir?: string;
  cacheDir: string;
  engineId: string;
  /** Demos that lie elsewhere in the workspace. */
  others?: readonly string[];
}

/** Analyses by file, with the digests of what they were made from. */
interface StoredAnalyses {
  engineId: string;
  files: Record<string, [digest: string, analysis: ModuleAnalysis]>;
}

/** Finds and parses the modules of a site; one that an earlier build has parsed is not parsed again. */
export function collectDemoFiles(options: CollectOptions): SiteModules {
  const { root, outDir = 'dist' } = options;
  const own = listSiteFiles(root, outDir).filter(
    (file) => modulePattern.test(file) && !DECLARATIONS.test(file),
  );
  const files = [...own, ...(options.others ?? [])];
  return {
    candidates: files.filter((file) => /^content\/.*\.[jt]sx$/.test(file)),
    analyses: analyseFiles(options, files),
  };
}

function analyseFiles(
  { root, cacheDir, engineId }: CollectOptions,
  files: string[],
): Map<string, ModuleAnalysis> {
  const record = path.join(cacheDir, 'modules.json');
  const stored = readJson<StoredAnalyses>(record);
  const before = stored?.engineId === engineId ? stored.files : {};
  const after: StoredAnalyses['files'] = {};
  let changed = Object.keys(before).length !== files.length;
  for (const file of files) {
    const source = readFileSync(path.join(root, file), 'utf8');
    const digest = shortDigest(source);
    const found = before[file];
    if (found?.[0] === digest) knowAnalysis(source, file, found[1]);
    else changed = true;
    after[file] = [digest, analyseDemo(source, file)];
  }
  if (changed) writeJson(record, { engineId, files: after } satisfies StoredAnalyses);
  return new Map(Object.entries(after).map(([file, [, analysis]]) => [file, analysis]));
}
