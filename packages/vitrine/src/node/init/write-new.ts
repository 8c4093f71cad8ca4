import { closeSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the files that are not there yet, and names them. */
export function writeNew(dir: string, files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([name, text]) => {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const opened = open(file);
    if (opened === null) return [];
    write(file, opened, text);
    return [name];
  });
}

/** A link is there as well, wherever it leads. */
function open(file: string): number | null {
  try {
    return openSync(file, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
}

/** Half a file would be one that is there already, for the next run. */
function write(file: string, opened: number, text: string): void {
  try {
    writeFileSync(opened, text);
  } catch (error) {
    rmSync(file, { force: true });
    // A disk that is full does not say at which file.
    throw Object.assign(error as NodeJS.ErrnoException, { path: file });
  } finally {
    closeSync(opened);
  }
}
