import path from 'node:path';
import { failure, type Problem } from '../base/errors.ts';
import { CACHE_DIR } from '../base/folders.ts';
import { isFile } from '../base/files/kinds.ts';
import type { ApiSnapshot } from '../../shared/api-diff/facts.ts';

export interface ApiRecordOptions {
  from?: string | undefined;
  every: string;
  /** Told of each version that has been added. */
  onRecorded: (recorded: ApiSnapshot) => void;
}

/**
 * Records versions of a package; without a name, of each package that the site documents.
 * @returns what could not be recorded, and how many of the versions were there before
 * @throws VitrineError when nothing more can be recorded
 */
export async function recordApi(
  root: string,
  [name, ...versions]: string[],
  { from, every, onRecorded }: ApiRecordOptions,
): Promise<{ known: number; problems: Problem[] }> {
  if (every !== 'major' && every !== 'minor') {
    throw failure('usage', [`--every expects major or minor, received "${every}"`]);
  }
  if (from !== undefined && !/^\d{1,9}(\.\d{1,9}){0,2}$/.test(from)) {
    throw failure('usage', [`--from expects a version such as 5 or 5.2.0, received "${from}"`]);
  }
  const cacheDir = path.join(root, CACHE_DIR);
  const { recordVersions } = await import('../api/history/record-versions.ts');
  const { checkName } = await import('../api/history/read-side.ts');
  let known = 0;
  const problems: Problem[] = [];
  for (const one of name === undefined ? await documentedPackages(root, cacheDir) : [name]) {
    checkName(one);
    const options = { root, cacheDir, versions, from, every, onRecorded } as const;
    const done = await recordVersions(one, options);
    known += done.known;
    problems.push(...done.problems);
  }
  return { known, problems };
}

async function documentedPackages(root: string, cacheDir: string): Promise<string[]> {
  if (!isFile(path.join(root, 'vitrine.config.ts'))) {
    throw failure('usage', ['vitrine api record needs the name of a package']);
  }
  const { loadConfig } = await import('../config/load-config.ts');
  return (await loadConfig(root, cacheDir)).api.map((one) => one.package);
}
