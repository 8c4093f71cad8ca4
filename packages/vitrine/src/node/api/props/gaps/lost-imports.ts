import path from 'node:path';
import type { InstalledPackage } from '../../../base/packages.ts';
import type { Node } from '../../checker/type-host.ts';
import { INLINE, isInstalled, packageIn } from './missing-bases.ts';

/** Names what a declaration imports within its text and that leads nowhere: a path as only its authors' settings know it. */
export function lostImports(
  node: Node,
  packageOf: (file: string) => InstalledPackage | null,
): string[] {
  const { fileName } = node.getSourceFile();
  const { dependencies, peerDependencies } = packageOf(fileName)?.manifest ?? {};
  const declared = { ...dependencies, ...peerDependencies };
  const specifiers = [...node.getText().matchAll(INLINE)].map(([, specifier = '']) => specifier);
  return [...new Set(specifiers)].flatMap((specifier) => {
    const name = packageIn(specifier);
    const isLost =
      name !== null && !(name in declared) && !isInstalled(path.dirname(fileName), name);
    return isLost ? [`"${specifier}" leads nowhere in the published declarations`] : [];
  });
}
