/** What the checker is started with for the files of a package. */
import { isInstalled } from '../../../base/packages/find-package.ts';
import { patternsOfBase } from './lent-types.ts';
import { findOwnTsconfig } from './own-tsconfig.ts';
import { sourceConditions } from './source-conditions.ts';
import { typesBesideMap } from './types-beside-map.ts';

export interface CompilerOptions {
  paths?: Record<string, string[]> | undefined;
  customConditions?: string[];
  [name: string]: unknown;
}

/** Settings as a file has them. */
export interface PackageSettings {
  extends?: string;
  include?: string[];
  exclude?: string[];
  compilerOptions: CompilerOptions;
}

/** The full default library on purpose: without the DOM types, unions that mention them collapse. */
export const COMPILER_OPTIONS = {
  target: 'esnext',
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  // For packages that are read from their source.
  jsx: 'preserve',
  allowImportingTsExtensions: true,
};

/**
 * Settings of a package in the workspace, whose source may need them: paths, how JSX is written, conditions.
 * What its folder names is read from there; what only matters when it is compiled is taken back.
 */
export function ownSettings(packageDir: string, name: string): PackageSettings {
  if (isInstalled(packageDir)) return { compilerOptions: typesBesideMap(packageDir, name) };
  const tsconfig = findOwnTsconfig(packageDir);
  const compilerOptions: CompilerOptions = {
    customConditions: sourceConditions(packageDir),
    paths: patternsOfBase(packageDir),
    // Readers import its modules alike, whether they are TypeScript yet or not.
    allowJs: true,
    ...{ composite: false, incremental: false, declaration: false, emitDeclarationOnly: false },
    // Packages for odd places bring a library of their own; React's types need the language's.
    ...{ noLib: false, noResolve: false },
  };
  return tsconfig === null
    ? { compilerOptions }
    : { extends: tsconfig, include: [], compilerOptions };
}
