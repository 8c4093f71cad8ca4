/** Conditions of exports by which the packages of a workspace lead to their source. */
import path from 'node:path';
import { isFile } from '../../../base/files.ts';
import { entryOf, listTargets, tryReadPackage, USUAL_CONDITIONS } from '../../../base/packages.ts';
import { basesOf, findOwnTsconfig, optionsOf } from './own-tsconfig.ts';

/**
 * What the settings of a package name (`customConditions`), the name that most have for it, and, of one that is not built,
 * the names that it has itself.
 */
export function sourceConditions(packageDir: string): string[] {
  const file = findOwnTsconfig(packageDir);
  const named = file === null ? null : conditionsOf(file);
  const known = [...new Set([...(named ?? []), 'source'])];
  return [...known, ...conditionsOfUnbuilt(packageDir, known)];
}

/** As the compiler has it, those of the file itself count, or else of the last that it extends. */
function conditionsOf(file: string, below: readonly string[] = []): string[] | null {
  if (below.includes(file)) return null;
  const { customConditions } = optionsOf(file);
  if (Array.isArray(customConditions))
    return customConditions.filter((one): one is string => typeof one === 'string');
  for (const base of basesOf(file).toReversed()) {
    const found = conditionsOf(base, [...below, file]);
    if (found !== null) return found;
  }
  return null;
}

/** Those of the first file that is there, where nobody would find one: other conditions may be for other platforms. */
function conditionsOfUnbuilt(packageDir: string, known: readonly string[]): string[] {
  const { exports } = tryReadPackage(packageDir)?.manifest ?? {};
  const isUnknown = (one: string) => !USUAL_CONDITIONS.has(one) && !known.includes(one);
  const there = listTargets(entryOf(exports)).filter(({ file }) =>
    isFile(path.join(packageDir, file)),
  );
  const isFound = there.some(({ conditions }) => !conditions.some(isUnknown));
  return isFound ? [] : (there[0]?.conditions.filter(isUnknown) ?? []);
}
