import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../../../base/files/kinds.ts';
import { findPackage } from '../../../base/packages/find-package.ts';
import { readPackage } from '../../../base/packages/manifest.ts';

const MODULE = /^(?:import|export)\b/m;

/**
 * Declarations of what scripts of a page define, which no import of a package leads to: it depends on
 * `@types/google.maps` and writes `google.maps.Map`.
 */
export function listGlobalTypes(packageDir: string): string[] {
  const { dependencies, peerDependencies } = readPackage(packageDir)?.manifest ?? {};
  return Object.keys({ ...dependencies, ...peerDependencies }).flatMap((name) => {
    const found = name.startsWith('@types/') ? findPackage(packageDir, name) : null;
    const file = path.join(found?.dir ?? '', 'index.d.ts');
    const isGlobal = found !== null && isFile(file) && !MODULE.test(readFileSync(file, 'utf8'));
    return isGlobal ? [file] : [];
  });
}
