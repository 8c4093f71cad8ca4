import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createFile } from '../base/user-files/create-file.ts';

/** Writes the files that are not there yet, and names them. */
export function writeNew(dir: string, files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([name, text]) => {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    return createFile(file, text) ? [name] : [];
  });
}
