import { createRequire } from 'node:module';
import path from 'node:path';
import { isDirectory, isFile } from '../../../base/files/kinds.ts';
import { isInstalled } from '../../../base/packages/find-package.ts';
import { isWithin } from '../../../base/files/paths.ts';
import { upwards } from '../../../base/folders.ts';
import { findWorkspace } from '../../../base/install/workspace.ts';
import { readSettings } from './read-settings.ts';

interface Settings {
  extends?: unknown;
  files?: unknown;
  include?: unknown;
  references?: unknown;
  compilerOptions?: unknown;
}

/** What settings are called, as editors look for them; the first of a folder counts. */
const NAMES = ['tsconfig.json', 'jsconfig.json'];

/**
 * The settings that the source of a package is written for: its own or, as editors take them, the nearest above it in
 * its workspace; `null` where there are none. A file of settings without files of its own only lists others, as new
 * projects have it: of those that are the package's, the one that is about components counts.
 */
export function findOwnTsconfig(packageDir: string): string | null {
  const nearest = findNearest(packageDir);
  return nearest === null ? null : chooseListed(packageDir, nearest);
}

/** Of a file that only lists others the one that counts, else the file itself. */
function chooseListed(packageDir: string, file: string): string {
  const { files, include, references } = readObject(file);
  const isList = isEmpty(files) && (include === undefined || isEmpty(include));
  if (!isList || !Array.isArray(references)) return file;
  const listed = references.flatMap((one: unknown) => {
    const found = resolveReference(file, (one as { path?: unknown } | null)?.path);
    return found !== null && isWithin(packageDir, found) ? [found] : [];
  });
  return listed.find(isOfComponents) ?? listed[0] ?? file;
}

function findNearest(packageDir: string): string | null {
  const workspace = findWorkspace(packageDir);
  for (const dir of upwards(packageDir)) {
    const found = NAMES.map((name) => path.join(dir, name)).find(isFile);
    if (found !== undefined) return found;
    if (dir === workspace || !isWithin(workspace, dir)) return null;
  }
  return null;
}

const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0;

const readObject = (file: string) => (readSettings(file) ?? {}) as Settings;

function resolveReference(from: string, reference: unknown): string | null {
  if (typeof reference !== 'string') return null;
  const named = path.resolve(path.dirname(from), reference);
  const file = isDirectory(named) ? path.join(named, 'tsconfig.json') : named;
  return isFile(file) ? file : null;
}

function isOfComponents(file: string): boolean {
  const options = optionsOf(file);
  return 'jsx' in options || 'paths' in options;
}

/** What settings say for the compiler, without what they extend. */
export function optionsOf(file: string): Record<string, unknown> {
  const { compilerOptions } = readObject(file);
  return typeof compilerOptions === 'object' ? { ...compilerOptions } : {};
}

/**
 * What the settings of a package say of one thing for the compiler, and the file that does: of what it extends, the last
 * counts.
 * @param isValue whether the compiler takes it
 */
export function findOption<Value>(
  packageDir: string,
  name: string,
  isValue: (value: unknown) => value is Value,
): { file: string; value: Value } | undefined {
  const tsconfig = findOwnTsconfig(packageDir);
  for (const file of tsconfig === null ? [] : chainOf(tsconfig)) {
    const value = optionsOf(file)[name];
    if (isValue(value)) return { file, value };
  }
  return undefined;
}

/** A file of settings and all that it extends, what counts most first. */
function chainOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const bases = basesOf(file).toReversed();
  return [file, ...bases.flatMap((base) => chainOf(base, seen))];
}

/**
 * Every file that the settings of a package in the workspace follow from: the nearest, the one that counts, and what they
 * extend. None of an installed one, whose settings nobody reads.
 */
export function listTsconfigs(packageDir: string): string[] {
  if (isInstalled(packageDir)) return [];
  const nearest = findNearest(packageDir);
  if (nearest === null) return [];
  return [
    ...new Set([nearest, chooseListed(packageDir, nearest)].flatMap((file) => chainOf(file))),
  ];
}

/** The settings that a file of settings extends, the last of which counts most; of those that are there. */
export function basesOf(file: string): string[] {
  const named = [readObject(file).extends].flat().filter((one) => typeof one === 'string');
  return named.flatMap((base) => resolveBase(file, base) ?? []);
}

/** Settings may be named without their ending, and may be those of a package. */
function resolveBase(file: string, base: string): string | null {
  const require = createRequire(file);
  const names = base.endsWith('.json') ? [base] : [`${base}.json`, `${base}/tsconfig.json`, base];
  for (const name of names) {
    try {
      return require.resolve(name);
    } catch {
      // Of none of them the checker tells.
    }
  }
  return null;
}
