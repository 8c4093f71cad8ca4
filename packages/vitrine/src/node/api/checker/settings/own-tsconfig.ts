import { createRequire } from 'node:module';
import path from 'node:path';
import { isDirectory } from '../../../base/packages.ts';
import { isFile, isWithin } from '../../../base/files.ts';
import { readSettings } from './read-settings.ts';

interface Settings {
  extends?: unknown;
  files?: unknown;
  include?: unknown;
  references?: unknown;
  compilerOptions?: unknown;
}

/**
 * The settings that the source of a package is written for; `null` where there are none. A `tsconfig.json` without
 * files of its own only lists others, as new projects have it: of those, the one that is about components counts.
 */
export function findOwnTsconfig(packageDir: string): string | null {
  const file = path.join(packageDir, 'tsconfig.json');
  if (!isFile(file)) return null;
  const { files, include, references } = readObject(file);
  const isList = isEmpty(files) && (include === undefined || isEmpty(include));
  if (!isList || !Array.isArray(references)) return file;
  const listed = references
    .map((one: unknown) => resolveReference(packageDir, (one as { path?: unknown } | null)?.path))
    .filter((found) => found !== null);
  return listed.find(isOfComponents) ?? listed[0] ?? file;
}

const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0;

const readObject = (file: string) => (readSettings(file) ?? {}) as Settings;

/** Packages beside this one may be listed as well. */
function resolveReference(packageDir: string, reference: unknown): string | null {
  if (typeof reference !== 'string') return null;
  const named = path.resolve(packageDir, reference);
  const file = isDirectory(named) ? path.join(named, 'tsconfig.json') : named;
  return isWithin(packageDir, file) && isFile(file) ? file : null;
}

function isOfComponents(file: string): boolean {
  const options = readObject(file).compilerOptions;
  return (
    typeof options === 'object' && options !== null && ('jsx' in options || 'paths' in options)
  );
}

/**
 * Every file that the settings of a package in the workspace follow from: its `tsconfig.json`, the one that counts, and
 * what they extend. None of an installed one, whose settings nobody reads.
 */
export function listTsconfigs(packageDir: string): string[] {
  if (packageDir.split(path.sep).includes('node_modules')) return [];
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || !isFile(file)) return;
    found.add(file);
    basesOf(file).forEach(visit);
  };
  visit(path.join(packageDir, 'tsconfig.json'));
  const own = findOwnTsconfig(packageDir);
  if (own !== null) visit(own);
  return [...found];
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
