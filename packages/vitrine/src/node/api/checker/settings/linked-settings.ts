/**
 * Settings of the linked packages that a package is made of. Each may have names of its own for its files (`paths`,
 * `baseUrl`), which mean nothing, or another file, to the package that imports it.
 */
import path from 'node:path';
import { listLinkedOf } from '../../../base/install/linked-packages.ts';
import { isInstalled } from '../../../base/packages/find-package.ts';
import { tryReadPackage, type InstalledPackage } from '../../../base/packages/manifest.ts';
import { COMPILER_OPTIONS, ownSettings, type PackageSettings } from './compiler-options.ts';
import { ownPatterns, patternsOfBase } from './lent-types.ts';
import { listTsconfigs } from './own-tsconfig.ts';

/** What a linked package calls its files, with absolute targets. */
interface LinkedPatterns {
  /** Real path of its folder. */
  dir: string;
  patterns: Record<string, string[]>;
}

/** Names for files by linked packages, where they are not those of the package itself. */
export function linkedPatterns(packageDir: string): LinkedPatterns[] {
  const own = patternsOf(packageDir);
  return listLinkedBy(packageDir).flatMap(({ dir }) => {
    const patterns = patternsOf(dir);
    return Object.keys(patterns).length === 0 || isSame(patterns, own) ? [] : [{ dir, patterns }];
  });
}

/**
 * A project for each of these, as references of the one that imports them: the checker resolves the imports of a file by
 * the settings of the project that has it.
 * @param lent patterns that all files need
 * @param outDir a folder that does not exist, so that nothing that was built is taken for what these projects make
 */
export function linkedProjects(
  linked: readonly LinkedPatterns[],
  lent: Readonly<Record<string, string[]>>,
  outDir: string,
): PackageSettings[] {
  return linked.map(({ dir, patterns }) => {
    const { compilerOptions, ...settings } = ownSettings(dir, '');
    const paths = { ...patterns, ...lent };
    return {
      ...settings,
      include: [path.join(dir, '**/*')],
      exclude: [],
      compilerOptions: { ...COMPILER_OPTIONS, ...compilerOptions, paths, outDir },
    };
  });
}

/** Every file that the settings of a package in the workspace follow from, and those of what it is made of. */
export const listSettings = (packageDir: string): string[] => [
  ...new Set(
    [packageDir, ...listLinkedBy(packageDir).map(({ dir }) => dir)].flatMap(listTsconfigs),
  ),
];

function listLinkedBy(packageDir: string): InstalledPackage[] {
  const found = isInstalled(packageDir) ? null : tryReadPackage(packageDir);
  return found === null ? [] : listLinkedOf(found);
}

const patternsOf = (dir: string): Record<string, string[]> =>
  patternsOfBase(dir) ?? ownPatterns(dir);

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
