import { shortDigest } from '../base/text.ts';
import { DOCS } from './print-docs.ts';

/** Names what `vitrine agents` has written into a package, with digests. */
export const RECORD = `${DOCS}/.vitrine-agents.json`;

/** Digests of what a file may say by an earlier run; several when that was ended on the way. */
export type Known = Map<string, Set<string>>;

/** Reads what earlier runs have written; nothing from a record that cannot be read. */
export function parseRecord(text: string): Known {
  const known: Known = new Map();
  try {
    const { files = {}, before = {} } = JSON.parse(text) as {
      files?: Record<string, string>;
      before?: Record<string, string[]>;
    };
    const all = [...Object.entries(files), ...Object.entries(before)];
    for (const [file, digests] of all) {
      if (isInside(file)) known.set(file, new Set([...(known.get(file) ?? []), digests].flat()));
    }
  } catch {
    known.clear();
  }
  return known;
}

/**
 * Prints the record of files.
 * @param before what may stand there until all are written
 */
export function printRecord(files: ReadonlyMap<string, string>, before: Known = new Map()): string {
  const digests = Object.fromEntries([...files].map(([file, text]) => [file, digestOf(text)]));
  const earlier = [...before].map(([file, known]) => [file, [...known]] as const);
  const both = { files: digests, ...(before.size > 0 && { before: Object.fromEntries(earlier) }) };
  return `${JSON.stringify(both, null, 1)}\n`;
}

/** The digest of a text, however its lines end: git may have checked it out with others. */
export const digestOf = (text: string): string => shortDigest(withNewlines(text));

/** A text with the line ends that are written. */
export const withNewlines = (text: string): string => text.replaceAll('\r\n', '\n');

/** A record that somebody has changed must not lead elsewhere. */
function isInside(file: string): boolean {
  return /^(?:docs|skills)\//.test(file) && !file.split(/[/\\]/).includes('..');
}
