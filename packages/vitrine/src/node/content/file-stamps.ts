import { statSync } from 'node:fs';
import path from 'node:path';
import { readJson, writeJson } from '../base/files/sealed-json.ts';

/** Cached facts about files, valid as long as the files are not touched, so that none is read again. */
export interface FileStamps<Fact> {
  /** The cached fact about a file, relative to the root; `null` when the file may have changed since. */
  recall: (file: string) => Fact | null;
  /** The cached fact about a file that was touched, as every file of a new checkout is, where it holds for its content. */
  recallContent: (file: string, holds: (fact: Fact) => boolean) => Fact | null;
  /** Caches a fact that follows from a file's content, as it was before the last `recall` of it. */
  remember: (file: string, fact: Fact) => void;
  /** Writes the facts about the files that were recalled or remembered. */
  save: () => void;
}

/**
 * Milliseconds that a file must have been left alone before its times say that it is unchanged: some
 * file systems count in steps of two seconds (FAT), in which a file can be read and changed again.
 */
const SETTLED = 2_000;

type Stamps<Fact> = Record<string, [stamp: string, fact: Fact]>;

/** No file has this name: under it stands what the facts were read with. */
const READER = '';

/**
 * Opens the facts in `recordFile` about the files below `root`.
 * @param reader identifies the code that reads facts: those of another are not used
 */
export function openFileStamps<Fact>(
  root: string,
  recordFile: string,
  reader = '',
): FileStamps<Fact> {
  const { [READER]: by, ...known } = readJson<Stamps<Fact>>(recordFile) ?? {};
  const before: Stamps<Fact> = (by?.[0] ?? '') === reader ? known : {};
  const after: Stamps<Fact> = {};
  const seen = new Map<string, string>();
  let changed = false;

  return {
    recall: (file) => {
      const { size, mtimeMs, ctimeMs } = statSync(path.join(root, file));
      if (Date.now() - ctimeMs < SETTLED) return null;
      const stamp = `${size} ${mtimeMs} ${ctimeMs}`;
      const known = before[file];
      if (known?.[0] === stamp) {
        after[file] = known;
        return known[1];
      }
      seen.set(file, stamp);
      return null;
    },
    recallContent: (file, holds) => {
      const known = before[file];
      if (known === undefined || !holds(known[1])) return null;
      const stamp = seen.get(file) ?? known[0];
      after[file] = [stamp, known[1]];
      changed ||= stamp !== known[0];
      return known[1];
    },
    remember: (file, fact) => {
      const stamp = seen.get(file);
      if (stamp === undefined) return;
      after[file] = [stamp, fact];
      changed = true;
    },
    save: () => {
      if (changed || Object.keys(before).length !== Object.keys(after).length) {
        writeJson(recordFile, reader === '' ? after : { ...after, [READER]: [reader] });
      }
    },
  };
}
