import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { failure } from '../base/errors.ts';
import { notWritable } from '../base/file-errors.ts';
import { writeAtomic } from '../base/files.ts';
import { shortDigest } from '../base/text.ts';
import { DOCS, type PackageDocs } from './print-docs.ts';
import { MARKERS } from './print-notes.ts';

/** Names what `vitrine agents` has written into a package, with digests. */
const RECORD = `${DOCS}/.vitrine-agents.json`;
const AGENTS = 'AGENTS.md';
/** Files named in an error. */
const NAMED = 5;

/** Files as they should be, and which of them are not. */
export interface DocsPlan {
  dir: string;
  files: Map<string, string>;
  /** Files of an earlier run that are no longer wanted. */
  stale: string[];
  /** Files that are missing or say something else, stale ones included. */
  changed: string[];
}

/**
 * Compares what a package has with what it should have.
 * @throws VitrineError `docs-not-ours` when a file that was not written by an earlier run is in the way
 */
export function planDocs(dir: string, { files, section }: PackageDocs): DocsPlan {
  const known = readRecord(dir);
  const wanted = new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
  const digests = Object.fromEntries([...wanted].map(([file, text]) => [file, shortDigest(text)]));
  wanted.set(RECORD, `${JSON.stringify({ files: digests }, null, 1)}\n`);
  const isOurs = (file: string, text: string) =>
    file === RECORD || known[file] === shortDigest(text) || wanted.get(file) === text;
  const isThere = (file: string) => existsSync(path.join(dir, file));
  const stale = Object.keys(known).filter(
    (file) => !wanted.has(file) && isInside(file) && isThere(file),
  );
  const foreign = [...wanted.keys(), ...stale].filter((file) => {
    const text = read(dir, file);
    return text !== null && !isOurs(file, text);
  });
  // Written anew, bytes that are no text would be lost.
  if (!isText(dir, AGENTS)) foreign.push(AGENTS);
  if (foreign.length > 0) throw failure('docs-not-ours', [nameFiles(foreign)]);
  wanted.set(AGENTS, placeSection(read(dir, AGENTS) ?? '', section));
  const changed = [...wanted]
    .filter(([file, text]) => read(dir, file) !== text)
    .map(([file]) => file);
  return { dir, files: wanted, stale, changed: [...changed, ...stale] };
}

/** @throws VitrineError `output-not-writable` */
export function writeDocs({ dir, files, stale, changed }: DocsPlan): void {
  try {
    for (const file of changed) {
      const text = files.get(file);
      if (text !== undefined) writeAtomic(path.join(dir, file), text);
    }
    for (const file of stale) rmSync(path.join(dir, file));
  } catch (error) {
    throw notWritable(dir, error);
  }
}

/** @throws VitrineError `docs-outdated` when something would be written */
export function assertCurrent({ changed }: DocsPlan): void {
  if (changed.length > 0) throw failure('docs-outdated', [nameFiles(changed)]);
}

/**
 * The file with the section in place of the one between the markers, or at its end. A marker without the other one, which
 * an edit may leave, is text: what stands behind it is not ours.
 */
function placeSection(text: string, section: string): string {
  const [begin, end] = MARKERS;
  const to = text.lastIndexOf(end);
  const from = to === -1 ? -1 : text.lastIndexOf(begin, to);
  if (from !== -1) {
    return text.slice(0, from) + section.trimEnd() + text.slice(to + end.length);
  }
  return text.trim() === '' ? section : `${text.trimEnd()}\n\n${section}`;
}

function readRecord(dir: string): Record<string, string> {
  try {
    const { files } = JSON.parse(read(dir, RECORD) ?? '{}') as { files?: Record<string, string> };
    return files ?? {};
  } catch {
    return {};
  }
}

function read(dir: string, file: string): string | null {
  try {
    return readFileSync(path.join(dir, file), 'utf8');
  } catch {
    return null;
  }
}

function isText(dir: string, file: string): boolean {
  const text = read(dir, file);
  return text === null || readFileSync(path.join(dir, file)).equals(Buffer.from(text));
}

/** A record that somebody has changed must not lead elsewhere. */
function isInside(file: string): boolean {
  return /^(?:docs|skills)\//.test(file) && !file.split(/[/\\]/).includes('..');
}

function nameFiles(files: readonly string[]): string {
  const more = files.length - NAMED;
  return files.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
