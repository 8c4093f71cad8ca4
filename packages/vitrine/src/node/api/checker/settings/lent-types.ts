import path from 'node:path';
import { isFile } from '../../../base/files/kinds.ts';
import { findPackage } from '../../../base/packages/find-package.ts';
import { findOption } from './own-tsconfig.ts';

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
  const paths = findOption(packageDir, 'paths', isObject);
  if (paths === undefined) return {};
  const base = findBase(packageDir) ?? path.dirname(paths.file);
  return Object.fromEntries(
    Object.entries(paths.value).map(([pattern, targets]) => [
      pattern,
      [targets].flat().map((one) => path.resolve(base, String(one))),
    ]),
  );
}

/**
 * What `baseUrl` says in the settings of a package, as patterns: all names may be paths from there. Today's compiler does
 * not know it, and those of many authors do; `undefined` without one.
 */
export function patternsOfBase(packageDir: string): Record<string, string[]> | undefined {
  const base = findBase(packageDir);
  if (base === undefined) return undefined;
  return { '*': [path.join(base, '*')], ...ownPatterns(packageDir) };
}

function findBase(packageDir: string): string | undefined {
  const baseUrl = findOption(packageDir, 'baseUrl', isString);
  return baseUrl && path.resolve(path.dirname(baseUrl.file), baseUrl.value);
}

const isString = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
