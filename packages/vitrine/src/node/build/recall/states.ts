import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isSettled } from '../../base/cache/file-states.ts';
import { isFile } from '../../base/files/kinds.ts';
import { shortDigest } from '../../base/text.ts';

/** What was asked about a path: the file itself, the names in a folder, or all names below it. */
export type Question = 'file' | 'list' | 'tree';

/** Something that was read, and its state just before. */
export type RecordedRead = [file: string, question: Question, state: string];

const ABSENT = '-';
const FOLDER = '/';
/** Begins the state of a file that had been changed just before: a digest of its content. */
const CONTENT = '#';

/** What a look at a path has shown: a state, or the paths in a folder, of which not all may count. */
export type Sight = string | string[];

/** Looks at a path as it is now. */
export function lookAt(file: string, question: Question): Sight {
  try {
    const stat = statSync(file);
    if (stat.isDirectory())
      return question === 'file' ? FOLDER : listPaths(file, question === 'tree');
    // Reading a pipe would wait for its writer.
    if (!isSettled(stat) && stat.isFile()) return digestFile(file);
    return `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}`;
  } catch {
    return ABSENT;
  }
}

/** Says what was seen so that any change of it can be told. */
export function stateOf(sight: Sight, isIgnored: (file: string) => boolean): string {
  if (typeof sight === 'string') return sight;
  const counted = sight.filter((file) => !isIgnored(file.replace(KIND, ''))).sort();
  return `${FOLDER}${shortDigest(counted.join('\0'))}`;
}

/** Whether the state of a path is what it was. */
export function isStill(
  [file, question, state]: RecordedRead,
  isIgnored: (file: string) => boolean,
): boolean {
  if (!state.startsWith(CONTENT)) return stateOf(lookAt(file, question), isIgnored) === state;
  try {
    // A pipe may have come in its place.
    return isFile(file) && digestFile(file) === state;
  } catch {
    return false;
  }
}

const digestFile = (file: string) => `${CONTENT}${shortDigest(readFileSync(file))}`;

/** Ends the path of what is no file. */
const KIND = /[/@]$/;

function listPaths(dir: string, recursive: boolean): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive }).map((entry) => {
    const kind = entry.isDirectory() ? FOLDER : entry.isFile() ? '' : '@';
    return path.join(entry.parentPath, entry.name) + kind;
  });
}
