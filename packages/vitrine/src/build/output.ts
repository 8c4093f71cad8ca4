import { existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { failure } from '../errors.js';
import { readJson, writeAtomic } from '../files.js';
import { messageOf } from '../text.js';

/** The output folder while it is being written. Nothing of it is seen before `commit`. */
export interface Output {
  /** Adds a file. Made only when the previous output has none with this hash. */
  put: (file: string, hash: string, content: () => string | Uint8Array) => void;
  /** Adds a file that exists already. */
  link: (file: string, from: string) => void;
  /** Exchanges the previous output for this one. */
  commit: () => OutputCounts;
  /** Leaves the previous output as it was. */
  discard: () => void;
}

export interface OutputCounts {
  files: number;
  written: number;
}

interface OutputRecord {
  files: { [file: string]: string };
}

/**
 * Starts a new output beside the previous one. Files that have not changed are linked, not written.
 * @throws VitrineError `output-not-writable`
 */
export function openOutput(outDir: string, cacheDir: string): Output {
  const staging = `${outDir}.next`;
  const recordFile = path.join(cacheDir, 'output.json');
  const previous = readJson<OutputRecord>(recordFile)?.files ?? {};
  const files: OutputRecord["files"] = {};
  const dirs = new Set<string>();
  let written = 0;

  const guard = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      rmSync(staging, { recursive: true, force: true });
      throw failure('output-not-writable', [outDir, messageOf(error)]);
    }
  };
  const target = (file: string) => {
    const full = path.join(staging, file);
    const dir = path.dirname(full);
    if (!dirs.has(dir)) {
      mkdirSync(dir, { recursive: true });
      dirs.add(dir);
    }
    return full;
  };
  guard(() => {
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging, { recursive: true });
  });

  return {
    put: (file, hash, content) => {
      files[file] = hash;
      const before = path.join(outDir, file);
      if (previous[file] === hash && existsSync(before)) {
        guard(() => linkSync(before, target(file)));
        return;
      }
      const text = content();
      guard(() => writeFileSync(target(file), text));
      written += 1;
    },
    link: (file, from) => guard(() => linkSync(from, target(file))),
    commit: () =>
      guard(() => {
        const old = `${outDir}.previous`;
        rmSync(old, { recursive: true, force: true });
        if (existsSync(outDir)) renameSync(outDir, old);
        renameSync(staging, outDir);
        rmSync(old, { recursive: true, force: true });
        writeAtomic(recordFile, JSON.stringify({ files } satisfies OutputRecord));
        return { files: Object.keys(files).length, written };
      }),
    discard: () => rmSync(staging, { recursive: true, force: true }),
  };
}
