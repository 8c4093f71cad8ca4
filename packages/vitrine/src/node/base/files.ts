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

/** Reads JSON that this program wrote; `null` when it is missing or damaged, to be made anew. */
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

/** What changes when a file is written; `undefined` when there is no such file. */
export function versionOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && `${stat.mtimeMs} ${stat.size}`;
}

/**
 * Files below a folder, relative to it, with forward slashes, sorted. A missing folder has none.
 * @param skip tells by its name, or its path like those returned, which file or folder to leave out
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
