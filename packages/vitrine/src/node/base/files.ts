import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Reads cached JSON; `null` when it is missing or damaged, so that it is made again. */
export function readJson<Data>(file: string): Data | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Data;
  } catch {
    return null;
  }
}

/** Writes a file so that a reader, or a crash, never sees half of it. Creates its folder. */
export function writeAtomic(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, content);
  } catch {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(temporary, content);
  }
  renameSync(temporary, file);
}

/** Changes when a file is written; `undefined` when there is no such file. */
export function versionOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && `${stat.mtimeMs} ${stat.size}`;
}

/**
 * Files below a folder, relative to it, with forward slashes, sorted. A missing folder has none.
 * @param skip decides by name, or by a path like those returned, whether to leave out a file or folder
 */
export function listFiles(
  dir: string,
  skip: (name: string, file: string) => boolean = () => false,
): string[] {
  const found: string[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(path.join(dir, folder), { withFileTypes: true })) {
      if (skip(entry.name, `${folder}${entry.name}`)) continue;
      if (entry.isDirectory()) visit(`${folder}${entry.name}/`);
      else found.push(`${folder}${entry.name}`);
    }
  };
  if (existsSync(dir)) visit('');
  return found.sort();
}
