import path from 'node:path';
import { isFile } from '../../../base/files.ts';
import { findPackage } from '../../../base/packages.ts';
import { basesOf, findOwnTsconfig } from './own-tsconfig.ts';
import { readSettings } from './read-settings.ts';

/**
 * Patterns by which the files of a package find React's types where the site has them, and nothing lies above the package:
 * Yarn put what it needs elsewhere, its workspace is not installed, or its authors work without types. What is there
 * goes before the code of React, which says less.
 * @param dir where links lead to what the site has
 */
export function lendReactTypes(packageDir: string, dir: string): Record<string, string[]> {
  const types = path.join(dir, 'node_modules/@types/react');
  const own = findPackage(packageDir, 'react')?.manifest;
  const hasOwn = (own?.types ?? own?.typings) !== undefined;
  if (hasOwn || findPackage(packageDir, '@types/react') !== null) return {};
  return isFile(path.join(types, 'index.d.ts'))
    ? { react: [types], 'react/*': [`${types}/*`] }
    : {};
}

/** The patterns of a package's own settings, whose place others would take: with absolute targets. */
export function ownPatterns(packageDir: string): Record<string, string[]> {
  const tsconfig = findOwnTsconfig(packageDir);
  const chain = tsconfig === null ? [] : chainOf(tsconfig);
  const paths = findOption(chain, 'paths');
  if (paths === undefined) return {};
  const baseUrl = findOption(chain, 'baseUrl');
  const base =
    typeof baseUrl?.value === 'string'
      ? path.resolve(path.dirname(baseUrl.file), baseUrl.value)
      : path.dirname(paths.file);
  return Object.fromEntries(
    Object.entries(paths.value as object).map(([pattern, targets]) => [
      pattern,
      [targets].flat().map((one) => path.resolve(base, String(one))),
    ]),
  );
}

/** A file of settings and all that it extends, what counts most first. */
function chainOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return [
    file,
    ...basesOf(file)
      .toReversed()
      .flatMap((base) => chainOf(base, seen)),
  ];
}

function findOption(
  chain: readonly string[],
  name: string,
): { file: string; value: unknown } | undefined {
  for (const file of chain) {
    const options = (readSettings(file) as { compilerOptions?: Record<string, unknown> } | null)
      ?.compilerOptions;
    const value = options?.[name];
    if (value !== undefined && value !== null) return { file, value };
  }
  return undefined;
}
