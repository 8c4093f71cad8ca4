/** Conditions of exports by which the packages of a workspace lead to their source. */
import path from 'node:path';
import { isFile } from '../../../base/files/kinds.ts';
import { entryOf, listTargets, USUAL_CONDITIONS } from '../../../base/packages/export-map.ts';
import { tryReadPackage } from '../../../base/packages/manifest.ts';
import { findOption } from './own-tsconfig.ts';

/**
 * What the settings of a package name (`customConditions`), the name that most have for it, and, of one that is not built,
 * the names that it has itself.
 */
export function sourceConditions(packageDir: string): string[] {
  const named = findOption(packageDir, 'customConditions', Array.isArray)?.value ?? [];
  const own = named.filter((one): one is string => typeof one === 'string');
  const known = [...new Set([...own, 'source'])];
  return [...known, ...conditionsOfUnbuilt(packageDir, known)];
}

function conditionsOfUnbuilt(packageDir: string, known: readonly string[]): string[] {
  const { exports } = tryReadPackage(packageDir)?.manifest ?? {};
  const isUnknown = (one: string) => !USUAL_CONDITIONS.has(one) && !known.includes(one);
  const there = listTargets(entryOf(exports)).filter(({ file }) =>
    isFile(path.join(packageDir, file)),
  );
  const isFound = there.some(({ conditions }) => !conditions.some(isUnknown));
  return isFound ? [] : (there[0]?.conditions.filter(isUnknown) ?? []);
}
