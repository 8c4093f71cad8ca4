import {
  type Dirent,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { escapeUnit } from '../../shared/text/show-controls.ts';
import { crc32 } from 'node:zlib';
import { failure } from './errors.ts';

/** What an import may lead to without its ending. */
export const MODULE_FILE = /\.(?:[cm]?[jt]sx?|json)$/;

/** What the source of a package is read from. */
export const SOURCE_FILE = /\.(?:[cm]?[jt]sx?|css|json)$/;

/**
 * Reads JSON that `writeJson` wrote; `null` when it is missing or damaged, to be made anew. Its checksum is
 * compared: with a flipped bit, too, it may still be JSON.
 */
export function readJson<Data>(file: string): Data | null {
  try {
    return openJson(readFileSync(file));
  } catch {
    return null;
  }
}

/** Data that `sealJson` has sealed; `null` when it is damaged. */
export function openJson<Data>(bytes: Buffer): Data | null {
  const data = bytes.subarray(HEAD_LENGTH, -1);
  const isWhole = bytes.at(-1) === CLOSING_BRACE;
  return isWhole && bytes.toString('latin1', 0, HEAD_LENGTH) === headOf(data)
    ? (JSON.parse(data.toString()) as Data)
    : null;
}

/** Writes data for `readJson`, as `{"crc":"1c291ca3","data":…}`. */
export function writeJson(file: string, data: unknown): void {
  writeAtomic(file, sealJson(data));
}

/** Data as `writeJson` writes it. */
export function sealJson(data: unknown): string {
  const text = JSON.stringify(data).replace(NOT_ASCII, escapeUnit);
  return `${headOf(text)}${text}}`;
}

/** One such character doubles what the whole text takes in memory, and four megabytes are read in twice the time. */
const NOT_ASCII = /[^\0-\x7f]/g;

const headOf = (text: string | Uint8Array) =>
  `{"crc":"${crc32(text).toString(16).padStart(8, '0')}","data":`;
const HEAD_LENGTH = headOf('').length;
const CLOSING_BRACE = 0x7d;

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

/** Changes when a file is written; `undefined` when there is no such file. */
export function versionOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && `${stat.mtimeMs} ${stat.size}`;
}

/**
 * Files below a folder, relative to it, with forward slashes, sorted. A missing folder has none. Links to
 * folders are followed, unless round in a circle; a link that leads nowhere is left out, and so is a pipe,
 * which would be read for ever.
 * @param skip tells by its name, or its path like those returned, which file or folder to leave out
 */
export function listFiles(
  dir: string,
  skip: (name: string, file: string) => boolean = () => false,
): string[] {
  return list(dir, skip, (file, entry, links) => {
    try {
      const target = realpathSync(file);
      const stat = statSync(target);
      if (stat.isFile()) return 'file';
      if (!entry.isSymbolicLink() || !stat.isDirectory()) return 'nothing';
      // A circle may be of several links, each of which leads to the folder of another.
      const places = [...links, file].map((one) => realpathSync(path.dirname(one)));
      const isRound = places.some((place) => isWithin(target, place));
      return isRound || places.length > MOST_LINKS ? 'nothing' : 'folder';
    } catch {
      return 'nothing';
    }
  });
}

/** The same, but a link is a file, whatever it leads to. */
export function listOwnFiles(
  dir: string,
  skip: (name: string, file: string) => boolean = () => false,
): string[] {
  return list(dir, skip, () => 'file');
}

/** Links to folders on the way to a file: of a dozen folders that all link each other there are millions of ways. */
const MOST_LINKS = 4;

function list(
  dir: string,
  skip: (name: string, file: string) => boolean,
  kindOf: (file: string, entry: Dirent, links: string[]) => 'file' | 'folder' | 'nothing',
): string[] {
  const found: string[] = [];
  const visit = (folder: string, links: string[]) => {
    for (const entry of readdirSync(path.join(dir, folder), { withFileTypes: true })) {
      const file = `${folder}${entry.name}`;
      if (skip(entry.name, file)) continue;
      const isOther = !entry.isFile() && !entry.isDirectory();
      const kind = isOther ? kindOf(path.join(dir, file), entry, links) : null;
      if (kind === 'folder') visit(`${file}/`, [...links, path.join(dir, file)]);
      else if (entry.isDirectory()) visit(`${file}/`, links);
      else if (kind !== 'nothing') found.push(file);
    }
  };
  if (existsSync(dir)) visit('', []);
  return found.sort();
}

/** Whether a path is a folder's own or below it. */
export function isWithin(dir: string, file: string): boolean {
  const relative = path.relative(dir, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/** The path of a file, relative to a folder, that bundlers know it by: a link by what it leads to. */
export function realName(dir: string, file: string): string {
  const real = resolveLinks(path.join(dir, file));
  return path.relative(resolveLinks(dir), real).replaceAll('\\', '/');
}

/** A path without links on the way; one that need not exist, as far as it does. */
export function resolveLinks(file: string): string {
  try {
    // As the system spells it: many do not tell `Content` from `content`.
    return realpathSync.native(file);
  } catch {
    const parent = path.dirname(file);
    // Stryker disable next-line ConditionalExpression: only Windows has a root that is not there
    return parent === file ? file : path.join(resolveLinks(parent), path.basename(file));
  }
}

/** Whether there is a file that can be read to its end: no folder, no pipe, no link to nowhere. */
export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

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
