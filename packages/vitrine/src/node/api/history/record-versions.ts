/** Adds published versions to the history of a package. */
import path from 'node:path';
import { VitrineError, type Problem } from '../../base/errors.ts';
import { takeLock } from '../../base/lock/lock.ts';
import { fetchVersion } from './fetch-version.ts';
import {
  readHistory,
  removeUnfinished,
  writeHistory,
  type RecordedVersion,
} from './history-file.ts';
import { viewPackage } from './npm.ts';
import type { ApiSnapshot } from '../../../shared/api-diff/facts.ts';
import { stableVersions, wantedVersions, type Wish } from './wanted-versions.ts';

export interface RecordOptions extends Wish {
  root: string;
  cacheDir: string;
  /** Versions, ranges or tags to record in the place of those that the wish selects. */
  versions: string[];
  /** Called after each version that has been added. */
  onRecorded: (recorded: ApiSnapshot) => void;
}

/**
 * Fetches what is missing, one version after the other, and writes the file after each: what ends this loses the one
 * that is being read. A version that cannot be read is told and left out.
 * @returns how many were there before, and what went wrong with single versions
 * @throws VitrineError when the history or npm cannot be read; `build-running` while another run adds to the same file
 */
export async function recordVersions(
  name: string,
  options: RecordOptions,
): Promise<{ known: number; problems: Problem[] }> {
  // Reads the folder first: one that is missing gets no lock, which would make it.
  removeUnfinished(options.root);
  const unlock = takeLock(path.join(options.cacheDir, 'record.lock'), 'vitrine api record');
  try {
    return await addVersions(name, options);
  } finally {
    unlock();
  }
}

async function addVersions(
  name: string,
  { root, cacheDir, versions, onRecorded, ...wish }: RecordOptions,
): Promise<{ known: number; problems: Problem[] }> {
  const history = readHistory(root);
  const { versions: published } = await viewPackage(name, 'latest');
  const resolved = await Promise.all(
    versions.map(async (one) =>
      published.includes(one) ? one : (await viewPackage(name, one)).version,
    ),
  );
  const wanted = versions.length > 0 ? resolved : wantedVersions(published, wish);
  const known = new Set(
    history.filter((one) => one.package === name).map(({ version }) => version),
  );
  const [first] = stableVersions(published);
  const problems: Problem[] = [];
  for (const version of wanted.filter((one) => !known.has(one))) {
    try {
      const snapshot = await fetchVersion(await viewPackage(name, version), cacheDir);
      const recorded: RecordedVersion = version === first ? { ...snapshot, first: true } : snapshot;
      history.push(recorded);
      writeHistory(root, history);
      onRecorded(recorded);
    } catch (error) {
      if (!(error instanceof VitrineError) || isGeneral(error)) throw error;
      problems.push(...error.problems.map((one) => ({ ...one, file: `${name}@${version}` })));
    }
  }
  return { known: wanted.filter((one) => known.has(one)).length, problems };
}

/** What would happen to the next version as well. */
function isGeneral({ problems }: VitrineError): boolean {
  return problems.some(({ code }) => code === 'npm-failed' || code === 'disk-full');
}
