/** What `vitrine api-diff` compares: a published version, a folder or a file. */
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { failure, type Problem } from '../../base/errors.ts';
import { isFile, isDirectory } from '../../base/files/kinds.ts';
import { findPackage } from '../../base/packages/find-package.ts';
import { readPackage, type InstalledPackage } from '../../base/packages/manifest.ts';
import { makeTempDir } from '../../base/lock/temp-dir.ts';
import { messageOf, parseJson } from '../../base/text.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { extractPackage } from '../extract-package.ts';
import { warnUnresolved } from '../warnings.ts';
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
  /** Is told what is amiss with types that were read. */
  tell?: (problems: readonly Problem[]) => void;
}

/** Neither a path nor an option of a package manager. */
export const isPackageName = (text: string) =>
  /^(?:@[a-z\d~][\w.~-]*\/)?[a-z\d~][\w.~-]*$/i.test(text);
/** A version, a range without spaces, or a tag. */
const VERSION = /^[\w.^~*][\w.^~*+-]*$/;

/**
 * Reads one side of a comparison: `name@version` (recorded, or else fetched), `name` for what is installed, the
 * folder of a package, or what `vitrine api --json` printed.
 * @throws VitrineError that says what is wrong with it
 */
export async function readSide(side: string, around: Surroundings): Promise<ApiSnapshot> {
  const { root, cacheDir, cwd } = around;
  const file = path.resolve(cwd, side);
  if (isFile(file)) return readApiFile(file, around.tell);
  if (isDirectory(file)) return readFolder(file, around);
  const at = side.lastIndexOf('@');
  const [name, wanted] = at > 0 ? [side.slice(0, at), side.slice(at + 1)] : [side, ''];
  checkName(name, at > 0 ? wanted : undefined);
  if (at <= 0) return readInstalled(name, root, around);
  const recorded = readHistory(root).find((one) => one.package === name && one.version === wanted);
  if (recorded !== undefined) return recorded;
  const installed = findPackage(root, name);
  if (installed?.version === wanted) return readInstalled(name, root, around);
  return fetchVersion(await viewPackage(name, wanted), cacheDir, around.tell);
}

/**
 * Refuses what names neither a package nor a version: both are passed on to npm.
 * @throws VitrineError `invalid-api-side`
 */
export function checkName(name: string, version?: string): void {
  if (isPackageName(name) && (version === undefined || VERSION.test(version))) return;
  const side = version === undefined ? name : `${name}@${version}`;
  throw failure('invalid-api-side', [side]);
}

async function readInstalled(
  name: string,
  root: string,
  { cacheDir, tell }: Surroundings,
): Promise<ApiSnapshot> {
  const { docs, version, marked, problems } = await extractPackage({
    root,
    package: name,
    cacheDir,
  });
  tell?.(problems);
  return takeSnapshot(docs, { name, version, marked });
}

/**
 * The folder of a package, built or not, wherever it lies: what was unpacked has nothing of React beside it, whose types
 * are those of the site then.
 */
async function readFolder(dir: string, around: Surroundings): Promise<ApiSnapshot> {
  const found = readPackage(dir);
  if (found === null) throw failure('package-without-manifest', [dir]);
  const root = makeTempDir('folder');
  try {
    const ofSite = ['react', '@types/react'].map((name) => findPackage(around.root, name));
    // React itself may be what is compared.
    for (const one of [...ofSite.filter((each) => each?.name !== found.name), found])
      if (one !== null) linkPackage(root, one);
    return await readInstalled(found.name, root, around);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function linkPackage(root: string, { name, dir }: InstalledPackage): void {
  const link = path.join(root, 'node_modules', name);
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(dir, link, 'junction');
}

/** What npm packs, and others beside it. */
const ARCHIVE = /\.(?:tgz|tar|gz|zip)$/i;

/**
 * Reads what `vitrine api --json` printed.
 * @param tell is told what could not be read then
 * @throws VitrineError `invalid-api-file`, `archive-to-compare`
 */
export function readApiFile(file: string, tell?: Surroundings['tell']): ApiSnapshot {
  if (ARCHIVE.test(file)) throw failure('archive-to-compare', [], { file });
  const docs = parseApiFile(file);
  tell?.(warnUnresolved(docs, () => file));
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
  ...{ groups: [], signatures: [], disagreements: [], unresolved: [] },
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
    ) &&
    (lists.unresolved ?? []).every((reason) => typeof reason === 'string')
  );
}
