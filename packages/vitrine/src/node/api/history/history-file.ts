/**
 * The recorded versions of packages: a text file that lies in the repository, with one line for each version. A
 * line holds what has changed since the line before of the same package, and a checksum.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, crc32 } from 'node:zlib';
import { failure } from '../../base/errors.ts';
import { isRunning } from '../../base/lock/lock.ts';
import { replaceFile } from '../../base/user-files/replace-file.ts';
import { messageOf, shortDigest } from '../../base/text.ts';
import { applyPatch, makePatch, type Json } from '../../../shared/api-diff/merge-patch.ts';
import {
  isFacts,
  type ApiSnapshot,
  type ComponentFacts,
  type Named,
} from '../../../shared/api-diff/facts.ts';
import { compareVersions, parseVersion } from './versions.ts';

/** Name of the file in the folder of a site, or of a package. */
export const HISTORY_FILE = 'api-history.jsonl';

export interface RecordedVersion extends ApiSnapshot {
  /** No stable version had been published before. */
  first?: true;
}

/** What a line says. One of another format than this has the field `format`, which tells those who do not know it. */
interface Line {
  package: string;
  version: string;
  first?: true;
  /** CRC-32 of all components, which tells as well when a line before has been changed or taken away. */
  sum: string;
  /** A merge patch of the components: JSON, compressed, in Base64. */
  api: string;
}

type Patch = { [name: string]: Json };

/** Recorded versions, which are many megabytes: they are unpacked when somebody asks for them. */
export interface History {
  /** Changes with any of them; empty without a file. */
  digest: string;
  /**
   * Those of a package from the oldest on.
   * @throws VitrineError `invalid-history` or `newer-history` with the line
   */
  read: () => RecordedVersion[];
}

/** Opens the recorded versions of a site; none without a file. */
export function openHistory(root: string): History {
  const file = path.join(root, HISTORY_FILE);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
  let versions: RecordedVersion[] | undefined;
  return {
    digest: text === null ? '' : shortDigest(text),
    read: () => (versions ??= text === null ? [] : parseHistory(text, file)),
  };
}

/**
 * Reads all recorded versions, those of a package from the oldest on; none without a file.
 * @throws VitrineError `invalid-history` or `newer-history` with the line
 */
export function readHistory(root: string): RecordedVersion[] {
  return openHistory(root).read();
}

/** Writes all recorded versions, where a link leads if the file is one. What was there before is there until this has succeeded. */
export function writeHistory(root: string, versions: readonly RecordedVersion[]): void {
  const file = path.join(root, HISTORY_FILE);
  replaceFile(file, printHistory(versions));
}

/** Removes what runs which were killed had begun to write: it lies beside the file, which is committed. */
export function removeUnfinished(root: string): void {
  for (const name of readdirSync(root)) {
    const [, file, pid] = /^(.+)\.(\d+)\.tmp$/.exec(name) ?? [];
    if (file === HISTORY_FILE && !isRunning(Number(pid))) rmSync(path.join(root, name));
  }
}

/** @param file for messages */
export function parseHistory(text: string, file: string): RecordedVersion[] {
  const latest = new Map<string, RecordedVersion>();
  return text
    .trimEnd()
    .split('\n')
    .map((each, index) => {
      const at = { file, line: index + 1 };
      const line = parseLine(each.trimEnd(), at);
      const before = latest.get(line.package);
      const fault = findFault(line, before);
      if (fault !== '') throw failure('invalid-history', [fault], at);
      const { api: _api, sum: _sum, ...facts } = line;
      const components = readComponents(line, before?.components ?? {});
      if (components === null) {
        const missing = `of ${line.version} not all is there, or not what stands before it`;
        throw failure('invalid-history', [missing], at);
      }
      const recorded = { ...facts, components };
      latest.set(line.package, recorded);
      return recorded;
    });
}

type Components = Named<ComponentFacts>;

/** What a line makes of the components before it; `null` when it is damaged, or says what no version can say. */
function readComponents({ api, sum }: Line, before: Components): Components | null {
  try {
    const patch = unpack(api);
    const components = applyPatch(before as Patch, patch);
    const isForm = (name: string) => !Object.hasOwn(components, name) || isFacts(components[name]);
    const isWhole = sum === checksum(components) && Object.keys(patch).every(isForm);
    return isWhole ? (components as Components) : null;
  } catch {
    // It is no JSON, or lies deeper than any version can.
    return null;
  }
}

export function printHistory(versions: readonly RecordedVersion[]): string {
  const latest = new Map<string, Patch>();
  return versions
    .toSorted(
      (a, b) =>
        Number(a.package > b.package) - Number(a.package < b.package) ||
        compareVersions(a.version, b.version),
    )
    .map(({ components, ...facts }) => {
      const before = latest.get(facts.package) ?? {};
      const api = makePatch(before, components as Patch);
      const after = applyPatch(before, api);
      latest.set(facts.package, after);
      return `${JSON.stringify({ ...facts, sum: checksum(after), api: pack(api) } satisfies Line)}\n`;
    })
    .join('');
}

/** A patch of a large package is small by far: nobody's file fills the memory. */
const LARGEST = 100_000_000;

const pack = (patch: Patch) => brotliCompressSync(JSON.stringify(patch)).toString('base64');

function unpack(text: string): Patch {
  const json = brotliDecompressSync(Buffer.from(text, 'base64'), { maxOutputLength: LARGEST });
  return JSON.parse(json.toString()) as Patch;
}

const checksum = (components: Patch) =>
  crc32(JSON.stringify(components)).toString(16).padStart(8, '0');

function parseLine(text: string, at: { file: string; line: number }): Line {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const conflict = /^(<{7}|={7}|>{7})/.test(text);
    const reason = conflict ? 'a conflict of a merge stands in it' : messageOf(error);
    throw failure('invalid-history', [reason], at);
  }
  // What stands in such a line is not for this version to judge, and least of all to delete.
  if ((json as { format?: unknown } | null)?.format !== undefined)
    throw failure('newer-history', [], at);
  const fault = findFormFault(json);
  if (fault !== '') throw failure('invalid-history', [fault], at);
  return json as Line;
}

function findFormFault(json: unknown): string {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'it is no object';
  const { package: name, version, api } = json as Partial<Line>;
  if (typeof name !== 'string') return 'it names no package';
  if (typeof version !== 'string' || parseVersion(version) === null) return 'it names no version';
  return typeof api === 'string' ? '' : 'it has no API';
}

function findFault({ version }: Line, before: RecordedVersion | undefined): string {
  if (before === undefined || compareVersions(before.version, version) < 0) return '';
  return `${version} stands after ${before.version}`;
}
