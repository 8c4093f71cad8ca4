import path from 'node:path';
import { notWritable } from '../base/file-errors.ts';
import { replaceFile } from '../base/user-files/replace-file.ts';

/**
 * Writes what a command has made to a file, or to the standard output.
 * @throws VitrineError `output-not-writable`
 */
export function writeText(text: string | Buffer, file: string | undefined): void {
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  try {
    replaceFile(path.resolve(file), text);
  } catch (error) {
    throw notWritable(file, error);
  }
}
