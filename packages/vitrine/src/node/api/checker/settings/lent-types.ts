import path from 'node:path';
import { isFile } from '../../../base/files.ts';
import { findPackage } from '../../../base/packages.ts';
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
  const baseUrl = findOption(packageDir, 'baseUrl', isString);
  const base = path.resolve(path.dirname((baseUrl ?? paths).file), baseUrl?.value ?? '.');
  return Object.fromEntries(
    Object.entries(paths.value).map(([pattern, targets]) => [
      pattern,
      [targets].flat().map((one) => path.resolve(base, String(one))),
    ]),
  );
}

const isString = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
