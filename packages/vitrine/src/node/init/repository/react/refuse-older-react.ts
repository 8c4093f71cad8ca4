import path from 'node:path';
import { failure } from '../../../base/errors.ts';
import { allowsMajor } from '../../../base/install/allows-major.ts';
import { readPackage } from '../../../base/packages/manifest.ts';

/** Those that a site can have, and some that are yet to come. */
const MAJORS = [19, 20, 21, 22, 23, 24];

/**
 * Refuses the folder of another project, as of documentation that another tool makes, whose React no site can have.
 * @param dir as the project names it
 * @throws VitrineError `older-react-there`
 */
export function refuseOlderReact(site: string, dir: string): void {
  const { dependencies, devDependencies } = readPackage(site)?.manifest ?? {};
  const wanted = { ...devDependencies, ...dependencies };
  for (const name of ['react', 'react-dom']) {
    const range = wanted[name];
    if (range === undefined || MAJORS.some((major) => allowsMajor(range, major))) continue;
    throw failure('older-react-there', [path.posix.join(dir, 'package.json'), name, range]);
  }
}
