import path from 'node:path';
import { findImported } from '../../../base/code/find-module.ts';
import { hasPackage } from '../../../base/packages/find-package.ts';
import { tryReadPackage } from '../../../base/packages/manifest.ts';
import type { Node } from '../../checker/type-host.ts';
import { INLINE, isOfScope, packageIn, type Packages } from './missing-bases.ts';

/**
 * Names what a declaration imports within its text and that leads nowhere: a path as only its authors' settings know it, or a
 * package of theirs that is missing and that their manifest does not list.
 */
export function lostImports(node: Node, { packageOf, lent = [] }: Packages): string[] {
  const { fileName } = node.getSourceFile();
  const { name: own, manifest } = packageOf(fileName) ?? {};
  const declared = { ...manifest?.dependencies, ...manifest?.peerDependencies };
  const specifiers = [...node.getText().matchAll(INLINE)].map(([, specifier = '']) => specifier);
  return [...new Set(specifiers)].flatMap((specifier) => {
    const name = packageIn(specifier);
    const from = path.dirname(fileName);
    const isLost =
      name === null
        ? !isThere(from, specifier)
        : !(name in declared) && !lent.includes(name) && !hasPackage(from, name);
    if (!isLost) return [];
    return isOfScope(specifier, own)
      ? [`"${specifier}" is not installed: npm install ${specifier}`]
      : [`"${specifier}" leads nowhere in the published declarations`];
  });
}

/** Whether a relative path leads to declarations, or to what has them. */
function isThere(from: string, specifier: string): boolean {
  const at = path.resolve(from, specifier);
  const plain = at.replace(/\.[cm]?jsx?$/, '');
  const names = [at, `${plain}.d`, path.join(at, 'index.d')];
  return tryReadPackage(at) !== null || names.some((name) => findImported(name) !== null);
}
