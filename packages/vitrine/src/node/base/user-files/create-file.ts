import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file that is not there yet, as a whole or not at all. A link is there as well, wherever it leads.
 * @returns whether it was not there
 * @throws an error of the system with the path
 */
export function createFile(file: string, text: string): boolean {
  const opened = open(file);
  if (opened === null) return false;
  try {
    writeFileSync(opened, text);
    return true;
  } catch (error) {
    // Half a file would be one that is there already, for the next run.
    rmSync(file, { force: true });
    // A disk that is full does not say at which file.
    throw Object.assign(error as NodeJS.ErrnoException, { path: file });
  } finally {
    closeSync(opened);
  }
}

function open(file: string): number | null {
  try {
    return openSync(file, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
}
