/** The API of a published version, installed into a folder that is deleted afterwards. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { failure, type Problem } from '../../base/errors.ts';
import { readJson, writeJson } from '../../base/files/sealed-json.ts';
import { writeInPlace } from '../../base/files/write.ts';
import { makeTempDir } from '../../base/lock/temp-dir.ts';
import { shortDigest } from '../../base/text.ts';
import { engineVersion } from '../cache.ts';
import { extractPackage } from '../extract-package.ts';
import { installPackages, type PublishedPackage } from './npm.ts';
import { type ApiSnapshot } from '../../../shared/api-diff/facts.ts';
import { takeSnapshot } from './snapshot.ts';

/**
 * Reads a version, with the peers that its types need. Nothing of it is run, apart from constants that name classes.
 * @param cacheDir keeps what was read: a published version never changes
 * @param tell is told what is amiss with its types
 */
export async function fetchVersion(
  published: PublishedPackage,
  cacheDir: string,
  tell: (problems: readonly Problem[]) => void = () => {},
): Promise<ApiSnapshot> {
  const { name, version } = published;
  const id = shortDigest(name, version, engineVersion());
  const cached = path.join(cacheDir, `api-version-${id}.json`);
  const known = readJson<Fetched>(cached);
  const { snapshot, problems } = known?.snapshot ? known : await readFetched(published);
  if (!known?.snapshot) writeJson(cached, { snapshot, problems });
  tell(problems);
  return snapshot;
}

interface Fetched {
  snapshot: ApiSnapshot;
  problems: Problem[];
}

async function readFetched({ name, version, peers }: PublishedPackage): Promise<Fetched> {
  const dir = makeTempDir('version');
  try {
    await installWithPeers(dir, dependenciesOf({ name, version, peers }), name);
    const read = await extractPackage({ root: dir, package: name, cacheDir: dir });
    return {
      snapshot: takeSnapshot(read.docs, { name, version, marked: read.marked }),
      // The folder that they lie in is gone when they are told.
      problems: read.problems.map((one) => ({ ...one, file: `${name}@${version}`, line: 0 })),
    };
  } finally {
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** A peer that was never published, as some name one that nobody needs, is done without. */
async function installWithPeers(
  dir: string,
  dependencies: Record<string, string>,
  name: string,
): Promise<void> {
  writeInPlace(path.join(dir, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const missing = await installPackages(dir);
  if (missing === null) return;
  const { [missing]: range, ...rest } = dependencies;
  if (range === undefined || missing === name) {
    throw failure('npm-failed', ['npm install', `nothing satisfies ${missing}`]);
  }
  await installWithPeers(dir, rest, name);
}

/** Peers as the package wants them, and React's types, whether it names them or not. */
export function dependenciesOf({
  name,
  version,
  peers,
}: Pick<PublishedPackage, 'name' | 'version' | 'peers'>): Record<string, string> {
  return { react: '*', '@types/react': peers['react'] ?? '*', ...peers, [name]: version };
}
