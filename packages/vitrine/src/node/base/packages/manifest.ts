/** Reading the package.json of a folder. */
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { failure, VitrineError } from '../errors.ts';
import { isFile } from '../files/kinds.ts';
import { messageOf, parseJson } from '../text.ts';

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

/** As `readPackage`, where a manifest that cannot be read is nobody's fault: any folder of the machine may have one. */
export function tryReadPackage(dir: string): InstalledPackage | null {
  return tolerate(() => readPackage(dir));
}

/** What is read, or `null` where a manifest on the way cannot be. */
export function tolerate(read: () => InstalledPackage | null): InstalledPackage | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof VitrineError) return null;
    throw error;
  }
}

/** Whether an import would take a name for a path, or no file can have it. */
export const isPath = (name: string) => /(^|[\\/])\.{0,2}([\\/]|$)|\p{Cc}/u.test(name);

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
