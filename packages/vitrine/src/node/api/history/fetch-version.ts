/** The API of a published version, installed into a folder that is deleted afterwards. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readJson, writeJson } from '../../base/files.ts';
import { shortDigest } from '../../base/text.ts';
import { engineVersion } from '../cache.ts';
import { extractPackage } from '../extract-package.ts';
import { installPackages, type PublishedPackage } from './npm.ts';
import { takeSnapshot, type ApiSnapshot } from './snapshot.ts';

/**
 * Reads a version, with the peers that its types need. Nothing of it is run, apart from constants that name classes.
 * @param cacheDir keeps what was read: a published version never changes
 */
export async function fetchVersion(
  { name, version, peers }: PublishedPackage,
  cacheDir: string,
): Promise<ApiSnapshot> {
  const id = shortDigest(name, version, engineVersion());
  const cached = path.join(cacheDir, `api-version-${id}.json`);
  const known = readJson<ApiSnapshot>(cached);
  if (known !== null) return known;
  const dir = mkdtempSync(path.join(tmpdir(), 'vitrine-version-'));
  try {
    const manifest = { private: true, dependencies: dependenciesOf({ name, version, peers }) };
    writeFileSync(path.join(dir, 'package.json'), JSON.stringify(manifest));
    await installPackages(dir);
    const { docs } = await extractPackage({ root: dir, package: name, cacheDir: dir });
    const snapshot = takeSnapshot(docs, { name, version });
    writeJson(cached, snapshot);
    return snapshot;
  } finally {
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Peers as the package wants them, and React's types, whether it names them or not. */
export function dependenciesOf({
  name,
  version,
  peers,
}: Pick<PublishedPackage, 'name' | 'version' | 'peers'>): Record<string, string> {
  return { react: '*', '@types/react': peers['react'] ?? '*', ...peers, [name]: version };
}
