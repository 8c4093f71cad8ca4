/** Modules of a package that as a whole say less than was written: no page could tell, as not even names are known. */
import path from 'node:path';
import { CODE } from '../../base/code/find-module.ts';
import { isWithin } from '../../base/files/paths.ts';
import type { LostStar } from '../checker/stars/star-faults.ts';
import type { TypeHost } from '../checker/type-host.ts';
import type { PackageFault } from '../../model/package-fault.ts';
import { whereNothingIs } from '../props/gaps/lost-names.ts';

/** What modules pass on as all that another has, which is not there; each with where that is written. */
export function findLostStars(
  stars: readonly LostStar[],
  name: string,
  dir: string,
): PackageFault[] {
  return stars.map(({ file, specifier }) => {
    const place = path.relative(dir, file);
    const what = `what ${place} passes on as all of "${specifier}" could not be read: ${whereNothingIs(file, specifier)}`;
    return { code: 'unresolved-api', args: [name, what], file: 'package.json' };
  });
}

/** Declarations of a package that are no valid code: the checker reads on behind the fault, as well as it can. */
export function findBroken(host: TypeHost, name: string, dir: string): PackageFault[] {
  const first = new Map<string, PackageFault>();
  for (const { file, line, text } of host.syntaxErrors()) {
    if (!isWithin(dir, file) || CODE.test(file) || first.has(file)) continue;
    const place = path.relative(dir, file);
    first.set(file, { code: 'invalid-declarations', args: [name, text], file: place, line });
  }
  return [...first.values()].slice(0, MOST_BROKEN);
}

/** Where more files are broken, it is something else that is. */
const MOST_BROKEN = 5;
