import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replaceReaders } from './replace-readers.ts';
import { lookAt, stateOf, type Question, type RecordedRead, type Sight } from './states.ts';

/** What a program has read, with what it was then. */
export interface Reads {
  /** Runs work whose reads are recorded: those of the engine, of the configuration, and of plugins alike. */
  during: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Neither this folder nor what was read of it before counts. */
  ignore: (dir: string) => void;
  /** `null` where not all can have been seen, because another recording was under way. */
  list: () => RecordedRead[] | null;
}

let isRecording = false;

/** What lies there is everybody's, and changes all the time. */
const TEMPORARY = path.resolve(tmpdir());

/**
 * Records what is read by way of `node:fs`. A path is described before it is read the first time: a change in between
 * is then taken for a later one. Native code reads past it; what bundles are made of has keys of its own.
 */
export function recordReads(): Reads {
  const seen: Record<Question, Map<string, Sight>> = {
    file: new Map(),
    list: new Map(),
    tree: new Map(),
  };
  const ignored: string[] = [];
  const isIgnored = createIgnored(ignored);
  let isLooking = false;
  let isWhole = true;

  const read = (file: string, question: Question) => {
    const known = seen[question];
    // To look at it reads it, too.
    if (isLooking || known.has(file) || file === TEMPORARY || isIgnored(file)) return;
    isLooking = true;
    known.set(file, lookAt(file, question));
    isLooking = false;
  };

  // Gone when the work is done, and of another name the next time.
  const made = (dir: string) => void ignored.push(dir, fs.realpathSync(dir));

  const listReads = () =>
    Object.entries(seen).flatMap(([question, sights]) =>
      [...sights]
        .filter(([file]) => !isIgnored(file))
        .map(([file, sight]): RecordedRead => {
          return [file, question as Question, stateOf(sight, isIgnored)];
        }),
    );

  return {
    during: async (work) => {
      if (isRecording) {
        isWhole = false;
        return work();
      }
      isRecording = true;
      const restore = replaceReaders(fs, { read, made });
      try {
        return await work();
      } finally {
        restore();
        isRecording = false;
      }
    },
    ignore: (dir) => ignored.push(dir),
    list: () => (isWhole ? listReads() : null),
  };
}

/** Tells what lies in folders, or is one of them. */
export function createIgnored(folders: readonly string[]): (file: string) => boolean {
  return (file) => folders.some((dir) => file === dir || file.startsWith(dir + path.sep));
}
