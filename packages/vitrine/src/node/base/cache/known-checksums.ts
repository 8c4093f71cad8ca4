import { lstatSync, type Stats } from 'node:fs';
import { fileChecksum } from '../checksum.ts';
import { readJson, writeJson } from '../files/sealed-json.ts';
import { isSettled, nameFrom } from './file-states.ts';

/** Checksums of the files below a folder, of which only those that may have changed are read. */
export interface KnownChecksums {
  /** As `fileChecksum`. */
  of: (file: string) => string | null;
  /** Keeps what was asked for, for the next build. */
  save: () => void;
}

/**
 * Opens what is known of the files below a folder. A file is as it was while its size and its times are, and it is the
 * one that lay there: nobody can set the time of its last change of any kind.
 * @param record the file that keeps it
 */
export function openKnownChecksums(record: string, dir: string): KnownChecksums {
  const known = new Map(readJson<[string, Known][]>(record));
  const asked = new Map<string, Known>();
  let hasNew = false;
  return {
    of: (file) => {
      const stat = lstatSync(file, { throwIfNoEntry: false });
      if (!stat?.isFile()) return null;
      const name = nameFrom(dir, file);
      const state = describe(stat);
      const before = known.get(name);
      if (before?.[0] === state) {
        asked.set(name, before);
        return before[1];
      }
      const checksum = fileChecksum(file);
      if (checksum !== null && isSettled(stat)) {
        asked.set(name, [state, checksum]);
        hasNew = true;
      }
      return checksum;
    },
    save: () => {
      if (hasNew) writeJson(record, [...asked]);
    },
  };
}

type Known = [state: string, checksum: string];

const describe = ({ size, mtimeMs, ctimeMs, ino }: Stats) => `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
