import path from 'node:path';
import { fileChecksum } from '../../base/checksum.ts';
import { readEngineId } from '../../base/engine-id.ts';
import type { Problem } from '../../base/errors.ts';
import { readJson, writeJson } from '../../base/files/sealed-json.ts';
import { shortDigest } from '../../base/text.ts';
import { describeData } from '../../config/load-config.ts';
import type { Config } from '../../config/schema.ts';
import { openFolder } from '../output/folder.ts';
import { findOutputPlace } from '../output/place.ts';
import { RECORD_FILE } from '../../base/folders.ts';
import { openOutputChecksums, readCopy } from '../output/record.ts';
import { listLeftovers } from '../output/replace.ts';
import { findStrangers } from '../output/strangers.ts';
import { createIgnored } from './record-reads.ts';
import { isStill, type RecordedRead } from './states.ts';

/** A site as far as its configuration tells. */
interface ConfiguredSite {
  root: string;
  cacheDir: string;
  config: Config;
  /** What dates of commits follow from. Git answers while this process reads files. */
  repository: Promise<string>;
}

/** What a build says at its end. */
export interface BuildFacts {
  pages: number;
  files: number;
  /** Those of the site; what lies in the output beside it is looked for each time. */
  warnings: Problem[];
}

interface LastBuild {
  /** Of what is not read from files. */
  key: string;
  reads: RecordedRead[];
  /** Of the output's record, which has those of all other files. */
  record: string;
  facts: BuildFacts;
}

/**
 * The facts of the last build, when another one would read the same, and so do the same: nothing, because the output
 * is whole, by the checksum of every file. `null` otherwise. It costs a fifth of a build that finds this out step by step.
 */
export async function recallBuild(site: ConfiguredSite): Promise<BuildFacts | null> {
  const last = readJson<LastBuild>(recordFile(site));
  if (last === null) return null;
  const isIgnored = createIgnored(ignoredFolders(site));
  const isSame = last.reads.every((read) => isStill(read, isIgnored));
  const strangers = isSame ? verifyOutput(site, last) : null;
  if (strangers === null || last.key !== (await keyOf(site))) return null;
  return { ...last.facts, warnings: [...last.facts.warnings, ...strangers] };
}

/** Keeps what `recallBuild` compares. */
export async function rememberBuild(
  site: ConfiguredSite,
  reads: RecordedRead[],
  { pages, files, warnings }: BuildFacts,
): Promise<void> {
  const facts = { pages, files, warnings };
  const record = fileChecksum(path.join(findOutputPlace(site), RECORD_FILE));
  const key = await keyOf(site);
  if (record !== null)
    writeJson(recordFile(site), { key, reads, record, facts } satisfies LastBuild);
}

/** What a build reads of its own: where it keeps what it knows, and where it writes. */
export function ignoredFolders(site: Omit<ConfiguredSite, 'repository'>): string[] {
  return [site.cacheDir, path.resolve(site.root, site.config.outDir), findOutputPlace(site)];
}

const recordFile = ({ cacheDir }: ConfiguredSite) => path.join(cacheDir, 'last-build.json');

async function keyOf({ config, repository }: ConfiguredSite): Promise<string> {
  const { vite, ...plain } = config;
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return shortDigest(
    readEngineId(),
    process.version,
    describeData(plain),
    vite?.key ?? '',
    await repository,
    JSON.stringify(variables),
  );
}

/** Warnings of what lies in the output beside it; `null` when it is not what the last build has left there. */
function verifyOutput(site: ConfiguredSite, last: LastBuild): Problem[] | null {
  const folder = openFolder(site);
  const { dir, record, marked } = folder;
  if (!marked || listLeftovers(dir).length > 0) return null;
  if (fileChecksum(path.join(dir, RECORD_FILE)) !== last.record) return null;
  if (readCopy(site.cacheDir, dir) === null) return null;
  const checksums = openOutputChecksums(site.cacheDir, dir);
  for (const [file, [, checksum]] of record.files)
    if (checksums.of(path.join(dir, file)) !== checksum) return null;
  checksums.save();
  return findStrangers(folder, record.files);
}
