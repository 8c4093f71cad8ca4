/**
 * Extractions cached on disk. An entry is valid when the same extractor and type checker would read the
 * same bytes again: each file of the program is remembered with its size, time and content digest.
 * Looking an entry up loads neither the type checker nor the extractor.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ComponentDoc } from '../model/component-doc.ts';
import { readJson, writeJson } from '../base/files.ts';
import { markUsed } from '../base/cache/recent.ts';
import { packDocs, unpackDocs, type PackedDocs } from '../model/packed-docs.ts';
import { findPackage, typesPackageOf, type InstalledPackage } from '../base/packages.ts';
import { wantedPackages } from './props/gaps/wanted-packages.ts';

interface Entry extends PackedDocs {
  /** Versions of the extractor and the type checker. */
  engine: string;
  files: FileState[];
  /** Packages that were looked for and are not there: to install one touches no file that was read. */
  absent: string[];
}

/** Path as seen from the cache, size in bytes, time of last change in milliseconds, content digest. */
export type FileState = [file: string, size: number, mtime: number, digest: string];

/**
 * Path of a package's cached extraction: the same in every folder that the whole is put into.
 * @param options besides the files, what decides on the result
 */
export function cacheFile(
  cacheDir: string,
  { name, dir }: InstalledPackage,
  options: object = {},
): string {
  const slug = name.replace(/[^\w.-]+/g, '-').replace(/^-/, '');
  const chosen = Object.keys(options).length === 0 ? '' : JSON.stringify(options);
  const id = digestOf(nameFrom(cacheDir, dir) + chosen).slice(0, 8);
  return path.join(cacheDir, `api-${slug}-${id}.json`);
}

/**
 * The cached extraction, or `null` when there is none, anything it was read from has changed, or something that it lacked
 * is there by now.
 * @param dir folder of the package
 */
export function readCache(file: string, dir: string): ComponentDoc[] | null {
  const entry = looked.get(file) ?? readEntry(file, dir);
  looked.delete(file);
  if (entry === null) return null;
  markUsed(file);
  return unpackDocs(entry);
}

/** What `isCached` has found, for who asks next: to look takes longer than to unpack it. */
const looked = new Map<string, Entry>();

/** Whether `readCache` finds an extraction, which it then does. */
export function isCached(file: string, dir: string): boolean {
  const entry = readEntry(file, dir);
  if (entry !== null) looked.set(file, entry);
  return entry !== null;
}

function readEntry(file: string, dir: string): Entry | null {
  const entry = readJson<Entry>(file);
  if (entry?.engine !== engineVersion()) return null;
  const isThere = (name: string) =>
    findPackage(dir, name) ?? findPackage(dir, typesPackageOf(name));
  if (entry.absent.some(isThere)) return null;
  const isSame = (state: FileState) => isUnchanged(path.dirname(file), state);
  return entry.files.every(isSame) ? entry : null;
}

/** Caches an extraction. The file appears whole or not at all, whoever reads it meanwhile. */
export function writeCache(file: string, docs: ComponentDoc[], files: string[]): void {
  writeJson(file, {
    engine: engineVersion(),
    files: files.map((each) => stateOf(path.dirname(file), each)),
    absent: wantedPackages(docs.flatMap(({ unresolved }) => unresolved)),
    ...packDocs(docs),
  } satisfies Entry);
}

/** How a file is now, as seen from a folder. */
export function stateOf(dir: string, file: string): FileState {
  const { size, mtimeMs } = statSync(file);
  return [nameFrom(dir, file), size, mtimeMs, digestOf(readFileSync(file))];
}

/** Whether a file is as it was. A fresh checkout or a restored CI cache changes times only; then the content decides. */
export function isUnchanged(dir: string, [name, size, mtime, digest]: FileState): boolean {
  const file = placeOf(dir, name);
  const stat = statSync(file, { throwIfNoEntry: false });
  // A pipe in the place of an empty file would be waited for.
  if (stat === undefined || stat.size !== size || stat.isFIFO()) return false;
  return stat.mtimeMs === mtime || digestOf(readFileSync(file)) === digest;
}

/** As `path.resolve`, which takes as long as the look at the file: most names only lead up first. */
function placeOf(dir: string, name: string): string {
  const up = /^(?:\.\.\/)*/.exec(name)![0].length;
  const key = `${dir}\0${up}`;
  const base = bases.get(key) ?? path.resolve(dir, name.slice(0, up));
  bases.set(key, base);
  // Stryker disable next-line MethodExpression: the whole name is resolved to the same, in more time
  const rest = name.slice(up);
  return path.isAbsolute(rest) || /(^|\/)\.\.?(\/|$)/.test(rest)
    ? path.resolve(dir, name)
    : `${base}${path.sep}${rest}`;
}

const bases = new Map<string, string>();

const nameFrom = (dir: string, file: string) => path.relative(dir, file).replaceAll('\\', '/');

function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url');
}

let known: string | undefined;

/** Digest of the extractor's own modules with the type checker's version, so neither needs a manual bump. */
export function engineVersion(): string {
  known ??= digestOf(
    [typeCheckerVersion(), ...ownModules().map((file) => readFileSync(file, 'utf8'))].join('\0'),
  );
  return known;
}

function ownModules(): string[] {
  // Two steps that lead there from the merged command, too: to a file with the digest of the modules.
  const dir = path.join(import.meta.dirname, '../api');
  return (readdirSync(dir, { recursive: true }) as string[])
    .filter((file) => file === 'modules.txt' || /(?<!\.d|\.test)\.ts$/.test(file))
    .sort()
    .map((file) => path.join(dir, file));
}

function typeCheckerVersion(): string {
  const manifest = createRequire(import.meta.url)('ts-api/package.json') as { version: string };
  return manifest.version;
}
