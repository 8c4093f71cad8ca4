import { rmSync } from 'node:fs';
import path from 'node:path';
import { writeInPlace } from '../base/files/write.ts';
import { CACHE_DIR } from '../base/folders.ts';
import { readSourcePaths } from '../code/source-paths.ts';
import { findTypeErrors, type TypeErrorReport } from '../code/type-errors.ts';
import { tsconfig } from './templates/site-files.ts';
import type { SitePlan } from './templates/site-plan.ts';

/** Settings of the compiler, for the library's source. */
export type Settings = Pick<SitePlan, 'conditions' | 'paths'>;

/** What the compiler finds wrong in demos of a site that is not written yet, for each of them. */
export function checkTypes(
  site: string,
  library: string,
  demos: readonly string[],
  settings: Settings,
): TypeErrorReport[][] {
  const dir = path.join(site, CACHE_DIR, 'init');
  try {
    const files = demos.map((code, index) => {
      const file = path.join(dir, `${index}.tsx`);
      writeInPlace(file, code);
      return file;
    });
    const { compilerOptions } = JSON.parse(tsconfig(settings)) as { compilerOptions: object };
    const own = Object.entries(settings.paths).map(([name, targets]) => [
      name,
      targets.map((target) => path.resolve(site, target)),
    ]);
    const paths = {
      ...(Object.fromEntries(own) as object),
      ...readSourcePaths(site, [library]).paths,
    };
    const config = path.join(dir, 'tsconfig.json');
    const options = { ...compilerOptions, types: [], paths };
    writeInPlace(config, JSON.stringify({ compilerOptions: options, files }));
    const errors = findTypeErrors(site, [config]);
    return files.map((file) => errors.filter((one) => one.file === file));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
