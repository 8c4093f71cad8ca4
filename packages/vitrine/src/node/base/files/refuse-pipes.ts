import { readdirSync } from 'node:fs';
import path from 'node:path';
import { failure } from '../errors.ts';

/**
 * Refuses named pipes in the place of source files: the bundler and the type checker would wait for ever for what
 * they say, and neither can be asked not to.
 * @param levels of folders to look into
 * @throws VitrineError `file-refused`
 */
export function refusePipes(
  dir: string,
  levels = Infinity,
  onFile: (file: string) => void = () => {},
): void {
  for (const entry of listEntries(dir)) {
    const file = path.join(dir, entry.name);
    if (entry.isFIFO()) {
      throw failure('file-refused', [file, 'it is a pipe, which ends only when its writer does']);
    }
    if (entry.isDirectory() && levels > 1 && entry.name !== 'node_modules') {
      refusePipes(file, levels - 1, onFile);
    }
    if (entry.isFile()) onFile(file);
  }
}

/** A folder that is missing, or a file in its place, is told by whoever needs it. */
function listEntries(dir: string) {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch {
    return [];
  }
}
