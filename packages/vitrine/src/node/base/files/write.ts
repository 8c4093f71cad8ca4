/** Writing files whole or not at all. */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Writes a file so that a reader, or a crash, never sees half of it. Creates its folder. */
export function writeAtomic(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}.tmp`;
  place(file, temporary, () => writeFileSync(temporary, content));
}

/** Writes a file that nobody looks at before all is done. Creates its folder; nothing stays where that fails. */
export function writeInPlace(file: string, content: string | Uint8Array): void {
  place(file, file, () => writeFileSync(file, content));
}

/** The same for a content that is not held as a whole, which large ones would be several times. */
export function writeChunks(file: string, chunks: () => Iterable<Uint8Array>): void {
  const temporary = `${file}.${process.pid}.tmp`;
  place(file, temporary, () => {
    const descriptor = openSync(temporary, 'w');
    try {
      for (const chunk of chunks()) writeFileSync(descriptor, chunk);
    } finally {
      closeSync(descriptor);
    }
  });
}

function place(file: string, temporary: string, write: () => void): void {
  try {
    try {
      write();
    } catch {
      makeFolder(path.dirname(file));
      write();
    }
    if (temporary !== file) renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    // A disk that is full does not say at which file.
    throw Object.assign(error as NodeJS.ErrnoException, { path: file, dest: undefined });
  }
}

/** Makes a folder and those around it. */
function makeFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true });
  } catch (error) {
    // Node says so of a disk that is read-only, too: one folder alone is told the true reason.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const around = path.dirname(dir);
    if (!existsSync(around)) makeFolder(around);
    mkdirSync(dir);
  }
}
