import path from 'node:path';
import { listFiles } from '../base/files.ts';
import { findPackage } from '../base/packages.ts';

const PREFERRED = /(?:^|\/)(?:styles?|index|main|all|global|[^/]*\.min)\.css$/;

/** The style sheet that a library has to be imported with, as an import names it; `null` without one. */
export function findStyleSheet(root: string, name: string): string | null {
  const found = findPackage(root, name);
  if (!found) return null;
  const { exports } = found.manifest;
  const listed =
    typeof exports === 'object' && exports !== null
      ? Object.keys(exports).filter((key) => key.endsWith('.css') && !key.includes('*'))
      : [];
  const best = [...listed].sort(byLikelihood)[0];
  if (best !== undefined) return path.posix.join(name, best);
  const passesFiles = exports === undefined || isOpen(exports);
  if (!passesFiles) return null;
  const files = ['', 'dist', 'css', 'styles']
    .flatMap((dir) =>
      listFiles(path.join(found.dir, dir), (child) => !child.endsWith('.css')).map((file) =>
        path.posix.join(dir, file),
      ),
    )
    .filter((file) => PREFERRED.test(file) && !file.includes('reset'));
  const sheet = [...new Set(files)].sort(byLikelihood)[0];
  return sheet === undefined ? null : path.posix.join(name, sheet);
}

/** Whether style sheets can be imported by the names of their files. */
function isOpen(exports: unknown): boolean {
  return (
    typeof exports === 'object' && exports !== null && ('./*.css' in exports || './*' in exports)
  );
}

function byLikelihood(a: string, b: string): number {
  return Number(PREFERRED.test(b)) - Number(PREFERRED.test(a)) || a.length - b.length;
}
