/**
 * The recorded versions of packages: a text file that lies in the repository, with one line for each version. A
 * line holds what has changed since the line before of the same package, and its own checksum.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { failure } from '../../base/errors.ts';
import { writeAtomic } from '../../base/files.ts';
import { messageOf } from '../../base/text.ts';
import { applyPatch, makePatch, type Json } from './merge-patch.ts';
import type { ApiSnapshot, ComponentFacts, Named } from './snapshot.ts';
import { compareVersions, parseVersion } from './versions.ts';

/** Name of the file in the folder of a site, or of a package. */
export const HISTORY_FILE = 'api-history.jsonl';

export interface RecordedVersion extends ApiSnapshot {
  /** No stable version had been published before. */
  first?: true;
}

/** What a line says. */
interface Line {
  package: string;
  version: string;
  first?: true;
  /** CRC-32 of `api` as it stands. */
  sum: string;
  /** A merge patch. */
  api: { [name: string]: Json };
}

/**
 * Reads all recorded versions, those of a package from the oldest on; none without a file.
 * @throws VitrineError `invalid-history` with the line
 */
export function readHistory(root: string): RecordedVersion[] {
  const file = path.join(root, HISTORY_FILE);
  return existsSync(file) ? parseHistory(readFileSync(file, 'utf8'), file) : [];
}

/** Writes all recorded versions. What was there before is there until this has succeeded. */
export function writeHistory(root: string, versions: readonly RecordedVersion[]): void {
  writeAtomic(path.join(root, HISTORY_FILE), printHistory(versions));
}

/** @param file for messages */
export function parseHistory(text: string, file: string): RecordedVersion[] {
  const lines = text.split('\n');
  // The file ends with a line break.
  if (lines.at(-1)?.trim() === '') lines.pop();
  const latest = new Map<string, RecordedVersion>();
  return lines.map((each, index) => {
    const at = { file, line: index + 1 };
    const line = parseLine(each.trimEnd(), at);
    const before = latest.get(line.package);
    if (before !== undefined && compareVersions(before.version, line.version) >= 0) {
      const reason = `${line.version} stands after ${before.version}`;
      throw failure('invalid-history', [reason], at);
    }
    const recorded: RecordedVersion = {
      package: line.package,
      version: line.version,
      ...(line.first ? { first: true } : {}),
      components: applyPatch((before?.components ?? {}) as Line['api'], line.api) as Components,
    };
    latest.set(line.package, recorded);
    return recorded;
  });
}

type Components = Named<ComponentFacts>;

export function printHistory(versions: readonly RecordedVersion[]): string {
  const latest = new Map<string, RecordedVersion>();
  const sorted = versions.toSorted(
    (a, b) =>
      Number(a.package > b.package) - Number(a.package < b.package) ||
      compareVersions(a.version, b.version),
  );
  return sorted
    .map((one) => {
      const before = latest.get(one.package)?.components ?? {};
      latest.set(one.package, one);
      const api = makePatch(before as Line['api'], one.components as Line['api']);
      const line: Line = {
        package: one.package,
        version: one.version,
        ...(one.first ? { first: true } : {}),
        sum: checksum(api),
        api,
      };
      return `${JSON.stringify(line)}\n`;
    })
    .join('');
}

const checksum = (api: Line['api']) => crc32(JSON.stringify(api)).toString(16).padStart(8, '0');

function parseLine(text: string, at: { file: string; line: number }): Line {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const conflict = /^(<{7}|={7}|>{7})/.test(text);
    const reason = conflict ? 'a conflict of a merge stands in it' : messageOf(error);
    throw failure('invalid-history', [reason], at);
  }
  const problem = findFault(json);
  if (problem !== '') throw failure('invalid-history', [problem], at);
  return json as Line;
}

function findFault(json: unknown): string {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'it is no object';
  const { package: name, version, sum, api } = json as Partial<Line>;
  if (typeof name !== 'string') return 'it names no package';
  if (typeof version !== 'string' || parseVersion(version) === null) return 'it names no version';
  if (typeof api !== 'object' || api === null || Array.isArray(api)) return 'it has no API';
  return sum === checksum(api) ? '' : `its content is not that of its checksum (${version})`;
}
