/** What `vitrine api-diff` compares: a published version, a folder or a file. */
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { failure } from '../../base/errors.ts';
import { isFile } from '../../base/files.ts';
import {
  findPackage,
  isDirectory,
  readPackage,
  type InstalledPackage,
} from '../../base/packages.ts';
import { makeTempDir } from '../../base/lock/temp-dir.ts';
import { messageOf, parseJson } from '../../base/text.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { extractPackage } from '../extract-package.ts';
import { fetchVersion } from './fetch-version.ts';
import { readHistory } from './history-file.ts';
import { viewPackage } from './npm.ts';
import { type ApiSnapshot } from '../../../shared/api-diff/facts.ts';
import { takeSnapshot } from './snapshot.ts';

/** Where things are looked for. */
export interface Surroundings {
  /** Folder of the site, and of its history. */
  root: string;
  cacheDir: string;
  /** What paths are relative to. */
  cwd: string;
}

const NAME = /^(?:@[a-z\d~][\w.~-]*\/)?[a-z\d~][\w.~-]*$/i;
/** A version, a range without spaces, or a tag. */
const VERSION = /^[\w.^~*][\w.^~*+-]*$/;

/**
 * Reads one side of a comparison: `name@version` (recorded, or else fetched), `name` for what is installed, the
 * folder of a package, or what `vitrine api --json` printed.
 * @throws VitrineError that says what is wrong with it
 */
export async function readSide(
  side: string,
  { root, cacheDir, cwd }: Surroundings,
): Promise<ApiSnapshot> {
  const file = path.resolve(cwd, side);
  if (isFile(file)) return readApiFile(file);
  if (isDirectory(file)) return readFolder(file, cacheDir);
  const at = side.lastIndexOf('@');
  const [name, wanted] = at > 0 ? [side.slice(0, at), side.slice(at + 1)] : [side, ''];
  checkName(name, at > 0 ? wanted : undefined);
  if (at <= 0) {
    const { docs, version, marked } = await extractPackage({ root, package: name, cacheDir });
    return takeSnapshot(docs, { name, version, marked });
  }
  const recorded = readHistory(root).find((one) => one.package === name && one.version === wanted);
  if (recorded !== undefined) return recorded;
  const installed = findPackage(root, name);
  if (installed?.version === wanted) {
    const { docs, marked } = await extractPackage({ root, package: name, cacheDir });
    return takeSnapshot(docs, { name, version: wanted, marked });
  }
  return fetchVersion(await viewPackage(name, wanted), cacheDir);
}

/**
 * Refuses what names neither a package nor a version: both are passed on to npm.
 * @throws VitrineError `invalid-api-side`
 */
export function checkName(name: string, version?: string): void {
  if (NAME.test(name) && (version === undefined || VERSION.test(version))) return;
  const side = version === undefined ? name : `${name}@${version}`;
  throw failure('invalid-api-side', [side]);
}

/** The folder of a package, built or not, wherever it lies. */
async function readFolder(dir: string, cacheDir: string): Promise<ApiSnapshot> {
  const found = readPackage(dir);
  if (found === null) throw failure('package-without-manifest', [dir]);
  const root = makeTempDir('folder');
  try {
    linkPackage(root, found);
    const { docs, marked } = await extractPackage({ root, package: found.name, cacheDir });
    return takeSnapshot(docs, { ...found, marked });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function linkPackage(root: string, { name, dir }: InstalledPackage): void {
  const link = path.join(root, 'node_modules', name);
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(dir, link, 'junction');
}

/**
 * Reads what `vitrine api --json` printed.
 * @throws VitrineError `invalid-api-file`
 */
export function readApiFile(file: string): ApiSnapshot {
  const docs = parseApiFile(file);
  const [first] = docs;
  return takeSnapshot(docs, {
    name: first?.package ?? '',
    version: first?.declaredIn.version ?? '',
  });
}

/** @throws VitrineError `invalid-api-file` */
export function parseApiFile(file: string): ComponentDoc[] {
  try {
    const json = parseJson(readFileSync(file, 'utf8'));
    if (Array.isArray(json) && json.every(isDoc)) {
      const docs = json.map((doc) => ({ ...UNTOLD, ...doc }));
      // Of what was edited, or written by something else, this fails.
      takeSnapshot(docs, { name: '', version: '' });
      return docs;
    }
  } catch (error) {
    throw failure('invalid-api-file', [messageOf(error)], { file });
  }
  throw failure('invalid-api-file', ['it is no list of components'], { file });
}

/** What is compared where a file does not say it. */
const UNTOLD = {
  ...({ kind: 'component', deprecated: null, definition: null, rootElement: null } as const),
  ...{ groups: [], signatures: [], disagreements: [] },
};

/** Everything that is compared has to be there; what a later version of the engine tells may be missing. */
function isDoc(value: unknown): value is ComponentDoc {
  if (typeof value !== 'object' || value === null) return false;
  const { name, declaredIn, ...lists } = value as Partial<ComponentDoc>;
  return (
    typeof name === 'string' &&
    typeof declaredIn?.version === 'string' &&
    (['props', 'slots', 'classes', 'imports', 'aliases'] as const).every((key) =>
      Array.isArray(lists[key]),
    )
  );
}
