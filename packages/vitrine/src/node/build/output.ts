import {
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { CONFIG_FILE } from '../config/load-config.ts';
import { CONTENT_DIR } from '../base/folders.ts';
import { failure } from '../base/errors.ts';
import { readJson, writeAtomic } from '../base/files.ts';
import { messageOf } from '../base/text.ts';

/** The output folder while it is being written. Nothing of it is seen before `commit`. */
export interface Output {
  /** Adds a file. Its content is made only when the previous output has none with this digest. */
  put: (file: string, digest: string, content: () => string | Uint8Array) => void;
  /** Adds a file that exists elsewhere and whose name changes with its content. */
  copy: (file: string, from: string) => void;
  /** Puts the new files in their places and removes those that are no longer wanted. */
  commit: () => OutputCounts;
  /** Leaves the previous output as it was. */
  discard: () => void;
}

export interface OutputCounts {
  files: number;
  written: number;
}

/** The record of the last build: every file with the digest of what it was made from. */
interface OutputRecord {
  outDir: string;
  files: Record<string, string>;
}

/**
 * Starts a new output. Changed files are collected beside the previous output, in one folder under
 * numbers, so that the cost of a build follows what has changed; all of it is on disk before the first
 * file of the previous output is touched. Where nothing of it stays, that folder becomes the output.
 * @throws VitrineError `output-not-writable`, from here and from every function of the result
 */
export function openOutput(outDir: string, cacheDir: string): Output {
  const staging = `${outDir}.next`;
  const recordFile = path.join(cacheDir, 'output.json');
  const record = readJson<OutputRecord>(recordFile);
  // Without a record nothing is known about the files there, so all of them are replaced.
  const previous = record?.outDir === outDir && existsSync(outDir) ? record.files : null;
  const files: Record<string, string> = {};
  const staged: string[] = [];
  const made = new Set<string>();

  const makeFolder = (dir: string) => {
    if (!made.has(dir)) mkdirSync(dir, { recursive: true });
    made.add(dir);
  };
  const discard = () => {
    try {
      rmSync(staging, { recursive: true, force: true });
    } catch {
      // A folder that cannot be written often cannot be removed either. The first error is the one to report.
    }
  };
  const guard = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      discard();
      throw failure('output-not-writable', [outDir, messageOf(error)]);
    }
  };
  const isKept = (file: string, digest: string) =>
    previous?.[file] === digest && existsSync(path.join(outDir, file));
  const stage = (file: string, write: (target: string) => void) => {
    guard(() => {
      const target = path.join(staging, previous ? String(staged.length) : file);
      makeFolder(path.dirname(target));
      write(target);
    });
    staged.push(file);
  };
  const moveIntoPlace = () => {
    for (const [number, file] of staged.entries()) {
      const target = path.join(outDir, file);
      makeFolder(path.dirname(target));
      renameSync(path.join(staging, String(number)), target);
    }
    for (const file of Object.keys(previous ?? {})) {
      if (!(file in files)) removeFile(outDir, file);
    }
    rmSync(staging, { recursive: true, force: true });
  };
  const replaceAll = () => {
    rmSync(outDir, { recursive: true, force: true });
    mkdirSync(path.dirname(outDir), { recursive: true });
    renameSync(staging, outDir);
  };
  const commit = () => {
    // Interrupted, the build must not leave a record of files that have changed since.
    rmSync(recordFile, { force: true });
    if (previous) moveIntoPlace();
    else replaceAll();
    writeAtomic(recordFile, JSON.stringify({ outDir, files } satisfies OutputRecord));
    return { files: Object.keys(files).length, written: staged.length };
  };
  guard(() => {
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging, { recursive: true });
  });
  return {
    put: (file, digest, content) => {
      files[file] = digest;
      if (isKept(file, digest)) return;
      const data = content();
      stage(file, (target) => writeFileSync(target, data));
    },
    copy: (file, from) => {
      files[file] = 'copy';
      if (!isKept(file, 'copy')) stage(file, (target) => copyFileSync(from, target));
    },
    commit: () => guard(commit),
    discard,
  };
}

/**
 * Writes an output as a whole, or leaves the previous one as it was.
 * @throws VitrineError `output-not-writable`, and whatever `write` throws
 */
export async function writeOutput(
  outDir: string,
  cacheDir: string,
  write: (output: Output) => Promise<void>,
): Promise<OutputCounts> {
  const output = openOutput(outDir, cacheDir);
  try {
    await write(output);
    return output.commit();
  } catch (error) {
    output.discard();
    throw error;
  }
}

/**
 * Refuses an output folder that the site itself lies in: its files would be removed as leftovers.
 * @throws VitrineError `output-not-writable`
 */
export function assertOutputApart(root: string, outDir: string): void {
  for (const name of [CONFIG_FILE, CONTENT_DIR, 'public']) {
    const own = path.join(root, name);
    if (own === outDir || own.startsWith(outDir.endsWith(path.sep) ? outDir : outDir + path.sep)) {
      throw failure('output-not-writable', [outDir, `${name} of the site itself lies there`]);
    }
  }
}

/** Removes a file and the folders that it leaves empty. */
function removeFile(outDir: string, file: string): void {
  rmSync(path.join(outDir, file), { force: true });
  for (let dir = path.dirname(file); dir !== '.' && dir !== '/'; dir = path.dirname(dir)) {
    try {
      rmdirSync(path.join(outDir, dir));
    } catch {
      // It is not empty, and so neither are those above it.
      return;
    }
  }
}
