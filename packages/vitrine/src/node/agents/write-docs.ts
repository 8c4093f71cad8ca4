import {
  accessSync,
  constants,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { failure, VitrineError } from '../base/errors.ts';
import { nameSome } from '../base/text.ts';
import { notWritable } from '../base/file-errors.ts';
import { isWithin } from '../base/files/paths.ts';
import { writeAtomic } from '../base/files/write.ts';
import { isRunning, takeLock } from '../base/lock/lock.ts';
import { replaceFile } from '../base/user-files/replace-file.ts';
import { isSectionEdited, placeSection } from './place-section.ts';
import { DOCS, type PackageDocs } from './print-docs.ts';
import { digestOf, parseRecord, printRecord, RECORD, withNewlines, type Known } from './record.ts';

const AGENTS = 'AGENTS.md';
const LOCK = `${DOCS}/.vitrine-agents.lock`;
/** Files named in an error. */
const NAMED = 5;

/** Files as they should be, and which of them are not. */
export interface DocsPlan {
  dir: string;
  /** The record is the last. */
  files: Map<string, string>;
  /** What earlier runs have written. */
  known: Known;
  /** Files of an earlier run that are no longer wanted. */
  stale: string[];
  /** Files that are missing or say something else, stale ones included. */
  changed: string[];
}

/**
 * Compares what a package has with what it should have.
 * @throws VitrineError `docs-not-ours` when something that was not written by an earlier run is in the way; problems of
 * the system with files
 */
export function planDocs(dir: string, { files, section }: PackageDocs): DocsPlan {
  const known = parseRecord(read(dir, RECORD) ?? '');
  const wanted = new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
  const stale = [...known.keys()].filter((file) => !wanted.has(file) && kindOf(dir, file));
  const foreign = [...wanted.keys(), ...stale]
    .map((file) => findForeign(dir, file, known.get(file), wanted.get(file)))
    .filter((found) => found !== null);
  if (!isFolderOrNothing(dir, DOCS)) foreign.push(DOCS);
  foreign.push(...findForeignAgents(dir));
  if (foreign.length > 0) throw failure('docs-not-ours', [nameSome([...new Set(foreign)], NAMED)]);
  const record = printRecord(wanted);
  wanted.set(AGENTS, placeSection(read(dir, AGENTS) ?? '', section));
  wanted.set(RECORD, record);
  const changed = [...wanted]
    .filter(([file, text]) => !says(file, read(dir, file), text))
    .map(([file]) => file);
  return { dir, files: wanted, known, stale, changed: [...changed, ...stale] };
}

/**
 * Plans and writes, while no other run does so in the same package. What a run that was killed had not written is written.
 * @throws VitrineError `docs-not-ours`, `build-running`, `output-not-writable`
 */
export function writeDocs(dir: string, docs: PackageDocs): DocsPlan {
  // What is refused, or as it should be, needs no lock.
  const first = planDocs(dir, docs);
  if (first.changed.length === 0) return first;
  let unlock: (() => void) | undefined;
  try {
    unlock = takeLock(path.join(dir, LOCK), 'vitrine agents');
    const plan = planDocs(dir, docs);
    removeTemporaries(plan);
    writePlan(plan);
    return plan;
  } catch (error) {
    throw error instanceof VitrineError ? error : notWritable(dir, error);
  } finally {
    unlock?.();
  }
}

/** The record says first what is about to be written: what a later run finds of it is then known to be ours. */
function writePlan({ dir, files, known, stale, changed }: DocsPlan): void {
  if (changed.length === 0) return;
  for (const file of changed) assertWritable(path.join(dir, file));
  const ours = [...files].filter(([file]) => file !== AGENTS && file !== RECORD);
  writeAtomic(path.join(dir, RECORD), printRecord(new Map(ours), known));
  for (const file of changed) {
    const text = files.get(file);
    if (text !== undefined && file !== RECORD) replaceFile(path.join(dir, file), text);
  }
  for (const file of stale) rmSync(path.join(dir, file), { force: true });
  writeAtomic(path.join(dir, RECORD), files.get(RECORD)!);
}

/** @throws VitrineError `docs-outdated` when something would be written */
export function assertCurrent({ changed }: DocsPlan): void {
  if (changed.length > 0) throw failure('docs-outdated', [nameSome(changed, NAMED)]);
}

/** What stands in the way of a file: it, or a part of its path. */
function findForeign(
  dir: string,
  file: string,
  known: ReadonlySet<string> | undefined,
  wanted: string | undefined,
): string | null {
  const parts = file.split('/');
  for (let length = 1; length < parts.length; length += 1) {
    const folder = parts.slice(0, length).join('/');
    if (!isFolderOrNothing(dir, folder)) return folder;
  }
  const kind = kindOf(dir, file);
  if (kind === null) return null;
  const text = kind === 'file' ? read(dir, file) : null;
  if (text === null) return file;
  const isOurs = known?.has(digestOf(text)) || withNewlines(text) === wanted;
  return isOurs ? null : file;
}

/** Of the file that others write, too: where it is no text, written anew its bytes would be lost. */
function findForeignAgents(dir: string): string[] {
  const kind = kindOf(dir, AGENTS);
  if (kind === null) return [];
  const target = path.join(dir, AGENTS);
  // It may be another name of a file of the package. One that leads out of it would not be published.
  const isOwn = kind === 'file' || (kind === 'link' && leadsToFile(dir, target));
  if (!isOwn) return [AGENTS];
  const bytes = readFileSync(target);
  if (!bytes.equals(Buffer.from(bytes.toString()))) return [AGENTS];
  return isSectionEdited(bytes.toString()) ? [`${AGENTS} (between the markers)`] : [];
}

function leadsToFile(dir: string, file: string): boolean {
  try {
    return isWithin(realpathSync(dir), realpathSync(file)) && statSync(file).isFile();
  } catch {
    return false;
  }
}

const isFolderOrNothing = (dir: string, folder: string) =>
  [null, 'folder'].includes(kindOf(dir, folder));

function kindOf(dir: string, file: string): 'file' | 'folder' | 'link' | 'other' | null {
  try {
    const stat = lstatSync(path.join(dir, file));
    if (stat.isSymbolicLink()) return 'link';
    if (stat.isDirectory()) return 'folder';
    return stat.isFile() ? 'file' : 'other';
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function read(dir: string, file: string): string | null {
  const full = path.join(dir, file);
  try {
    return readFileSync(full, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    // Of a folder, the system does not say which.
    throw Object.assign(error as Error, { path: full });
  }
}

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Of files that are ours alone, line ends are what git has made them. */
function says(file: string, text: string | null, wanted: string): boolean {
  return text !== null && (file === AGENTS ? text : withNewlines(text)) === wanted;
}

/** To replace a file needs no permission for it, but who has taken that away means something by it. */
function assertWritable(file: string): void {
  try {
    accessSync(file, constants.W_OK);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Files that runs which were killed had begun to write would be published. Their number is in the name. */
function removeTemporaries({ dir, files, stale }: DocsPlan): void {
  const ours = new Set([...files.keys(), ...stale, LOCK]);
  for (const folder of new Set([...ours].map((file) => path.posix.dirname(file)))) {
    for (const name of listNames(path.join(dir, folder))) {
      const [, own, pid] = /^(.+?)\.(\d+)(?:\.tmp|\.stale)+$/.exec(name) ?? [];
      if (own === undefined || !ours.has(path.posix.join(folder, own))) continue;
      if (!isRunning(Number(pid))) rmSync(path.join(dir, folder, name));
    }
  }
}

function listNames(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
