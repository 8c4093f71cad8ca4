/** Finding packages on disk, and the package a file belongs to. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { upwards } from './folders.ts';
import { isFile } from './files.ts';
import { failure, VitrineError } from './errors.ts';
import { messageOf, parseJson } from './text.ts';

/** An installed package. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** Real path of its folder. */
  dir: string;
  manifest: PackageManifest;
}

/** The parts of a package.json that matter here. */
export interface PackageManifest {
  /** `module` where its `.js` files are modules. */
  type?: string;
  name?: string;
  version?: string;
  homepage?: string;
  types?: string;
  main?: string;
  module?: string;
  /** What bundlers for browsers take in place of some of its files, by their names; `false` for nothing. */
  browser?: Record<string, unknown>;
  typings?: string;
  exports?: unknown;
  /** What its own files import by names that begin with `#`. */
  imports?: Record<string, unknown>;
  /** Commands, by their names. */
  bin?: Record<string, string>;
  typesVersions?: Record<string, unknown>;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * The package as an import from a file in `root` would find it, be it the one that the file belongs to; `null` when
 * it is not installed.
 * @throws VitrineError `invalid-package` when its package.json cannot be read
 */
export function findPackage(root: string, name: string): InstalledPackage | null {
  if (isPath(name)) return null;
  for (const dir of upwards(root)) {
    const found = readPackage(path.join(dir, 'node_modules', name));
    if (found !== null) return found;
  }
  // Files of a package may import it by its name, where it says what of it can be imported.
  const own = findOwnPackage(root);
  return own?.name === name && own.manifest.exports !== undefined ? own : null;
}

/** Whether an import would take a name for a path, or no file can have it. */
const isPath = (name: string) => /(^|[\\/])\.{0,2}([\\/]|$)|\p{Cc}/u.test(name);

/** The package that a folder belongs to. */
export function findOwnPackage(root: string): InstalledPackage | null {
  for (const dir of upwards(root)) {
    if (path.basename(dir) === 'node_modules') return null;
    if (isFile(path.join(dir, 'package.json'))) return tryReadPackage(dir);
  }
  return null;
}

/** As `findPackage`, where somebody else says that a manifest cannot be read. */
export function tryFindPackage(root: string, name: string): InstalledPackage | null {
  return tolerate(() => findPackage(root, name));
}

/**
 * As `findPackage` for a package that has to be there.
 * @throws VitrineError `package-not-installed`, or `path-of-package` for `dials/react`, which is what an import from one says
 */
export function requirePackage(root: string, name: string): InstalledPackage {
  const found = findPackage(root, name);
  if (found !== null) return found;
  const [, whole] = /^((?:@[^/]+\/)?[^@/.][^/]*)\/\w/.exec(name) ?? [];
  throw whole !== undefined && tryFindPackage(root, whole) !== null
    ? failure('path-of-package', [name, whole])
    : failure('package-not-installed', [name, root]);
}

/** Whether a package, or the declarations of one that ships none, are there as seen from a folder. */
export function hasPackage(from: string, name: string): boolean {
  return findPackage(from, name) !== null || findPackage(from, typesPackageOf(name)) !== null;
}

/** Whether a path leads into `node_modules`: what lies there was installed, and what is linked from it is source. */
export const isInstalled = (realPath: string) => /[\\/]node_modules[\\/]/.test(realPath);

/** The version of the engine itself. */
export function readVersion(): string {
  // From here as from the merged command, the package's folder is three steps up.
  const manifest = new URL('../../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** The package of the declarations of a package that ships none: `@acme/dials` → `@types/acme__dials`. */
export function typesPackageOf(name: string): string {
  return `@types/${name.replace(/^@(.+)\//, '$1__')}`;
}

/**
 * The package that a folder is; `null` for a folder that is none.
 * @throws VitrineError `invalid-package` when its package.json cannot be read
 */
export function readPackage(dir: string): InstalledPackage | null {
  const file = path.join(dir, 'package.json');
  if (!isFile(file)) return null;
  const manifest = readManifest(file);
  return {
    name: manifest.name ?? path.basename(dir),
    version: manifest.version ?? '',
    dir: realpathSync(dir),
    manifest,
  };
}

/** What `exports` says of the package itself, be it all that it says. */
export function entryOf(exports: unknown): unknown {
  return typeof exports === 'object' && exports !== null && '.' in exports ? exports['.'] : exports;
}

/** Conditions that tools ask for by themselves. */
export const USUAL_CONDITIONS: ReadonlySet<string> = new Set(
  'types import require default module node browser'.split(' '),
);

/** A file that a path of `exports` leads to. */
export interface ExportTarget {
  /** What has to hold for it, the outermost first. */
  conditions: string[];
  file: string;
}

/** Every file that a path of `exports` may lead to, as they stand. */
export function listTargets(target: unknown, conditions: string[] = []): ExportTarget[] {
  if (typeof target === 'string') return [{ conditions, file: target }];
  if (typeof target !== 'object' || target === null) return [];
  if (Array.isArray(target)) return target.flatMap((one) => listTargets(one, conditions));
  return Object.entries(target).flatMap(([name, one]) => listTargets(one, [...conditions, name]));
}

/**
 * In the order in which an import takes them while one develops: what is for production alone is minified and checks no
 * props. What is not built yet may have its source under any other condition.
 */
const CONDITIONS = ['development', 'import', 'module', 'default', 'node', 'require', 'source'];

/** The files that an import of a path of `exports` may lead to, the first of them where it is there. */
export function importTargets(target: unknown): string[] {
  if (typeof target === 'string') return [target];
  if (Array.isArray(target)) return importTargets(target[0]);
  if (typeof target !== 'object' || target === null) return [];
  const conditions = target as Record<string, unknown>;
  const others = Object.keys(conditions).filter(
    (name) => !CONDITIONS.includes(name) && !/^(types$|\.)/.test(name),
  );
  return [...CONDITIONS, ...others].flatMap((name) => importTargets(conditions[name]));
}

const MAPS = ['scripts', 'dependencies', 'devDependencies', 'peerDependencies', 'bin'] as const;

/** Reads what is of use; what has another type than it should counts as missing. */
function readManifest(file: string): PackageManifest {
  let json: unknown;
  try {
    json = parseJson(readFileSync(file, 'utf8'));
  } catch (error) {
    throw failure('invalid-package', [messageOf(error)], { file });
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw failure('invalid-package', ['it is no object'], { file });
  }
  const written = json as Record<string, unknown>;
  if (isDeeper(written.exports, MOST_CONDITIONS)) {
    const reason = `its "exports" have conditions within conditions, more than ${MOST_CONDITIONS} deep`;
    throw failure('invalid-package', [reason], { file });
  }
  const manifest: PackageManifest = { exports: written.exports };
  for (const key of [
    'name',
    'version',
    'homepage',
    'types',
    'typings',
    'main',
    'module',
    'type',
  ] as const) {
    const text = written[key];
    if (typeof text === 'string' && text !== '') manifest[key] = text;
  }
  // Whoever links or installs it would write where that leads.
  if (isPath(manifest.name ?? 'name')) delete manifest.name;
  // One that is written without a name has that of the package.
  if (typeof written.bin === 'string')
    manifest.bin = { [path.basename(manifest.name ?? '')]: written.bin };
  for (const key of MAPS) {
    const named = written[key];
    if (typeof named === 'object' && named !== null) {
      manifest[key] = named as Record<string, string>;
    }
  }
  if (isDeeper(written.imports, MOST_CONDITIONS)) delete written.imports;
  for (const key of ['typesVersions', 'browser', 'imports'] as const) {
    const mapped = written[key];
    if (typeof mapped === 'object' && mapped !== null) manifest[key] = { ...mapped };
  }
  return manifest;
}

/** Conditions within conditions: what reads an export map goes into each. */
const MOST_CONDITIONS = 50;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1));
}

/**
 * A function that names the package a file belongs to. It looks for the nearest package.json with
 * a name, not for `/node_modules/` in the path: a link may lead out of any such folder.
 */
export function createPackageLookup(): (file: string) => InstalledPackage | null {
  const byDir = new Map<string, InstalledPackage | null>();
  const lookup = (dir: string): InstalledPackage | null => {
    const known = byDir.get(dir);
    if (known !== undefined) return known;
    const own = tryReadPackage(dir);
    const parent = path.dirname(dir);
    const found = own?.manifest.name !== undefined ? own : parent === dir ? null : lookup(parent);
    byDir.set(dir, found);
    return found;
  };
  return (file) => lookup(path.dirname(file));
}

/** As `readPackage`, where a manifest that cannot be read is nobody's fault: any folder of the machine may have one. */
export function tryReadPackage(dir: string): InstalledPackage | null {
  return tolerate(() => readPackage(dir));
}

function tolerate(read: () => InstalledPackage | null): InstalledPackage | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof VitrineError) return null;
    throw error;
  }
}

/**
 * Whether a package names modules beside its CommonJS and has no export map: bundlers take the modules, Node the CommonJS,
 * whose default export is another.
 */
export const isDoubleBuilt = ({ module, exports }: PackageManifest) =>
  module !== undefined && exports === undefined;

/** Whether a path is a folder. */
export function isDirectory(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
