import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the files that are not there yet, and names them. */
export function writeNew(dir: string, files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([name, text]) => {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    try {
      // A link is there as well, wherever it leads.
      writeFileSync(file, text, { flag: 'wx' });
      return [name];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return [];
      throw error;
    }
  });
}
