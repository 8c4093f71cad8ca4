import path from 'node:path';
import { remember } from '../../shared/remember.ts';
import { problem, type Problem } from '../base/errors.ts';
import { tryFindPackage } from '../base/packages/find-package.ts';
import { type InstalledPackage } from '../base/packages/manifest.ts';
import { nameSome } from '../base/text.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import type { PackageFault } from '../model/package-fault.ts';
import type { CachedDocs } from './cache.ts';
import { lostPaths } from './components/paths/lost-paths.ts';
import { untypedPaths } from './components/paths/untyped-paths.ts';
import { explainUntried } from './components/paths/subpaths.ts';
import { joinReasons } from './props/gaps/wanted-packages.ts';

/** What is missing of a package or wrong with it as a whole, which no page tells. */
export function warnOfPackage(
  { docs, faults }: Omit<CachedDocs, 'marked'>,
  installed: InstalledPackage,
): Problem[] {
  return [
    ...untriedPaths(docs, installed),
    ...pathsNotThere(docs, installed),
    ...faultProblems(faults, installed),
  ];
}

function untriedPaths(docs: readonly ComponentDoc[], installed: InstalledPackage): Problem[] {
  const names = docs.flatMap(({ name, aliases }) => [name, ...aliases]);
  const untried = explainUntried(installed, names);
  if (untried === null) return [];
  const file = path.join(installed.dir, 'package.json');
  return [problem('paths-not-read', [installed.name, untried], { file, severity: 'warning' })];
}

/** One that leads nowhere, unless something else than types says what it has. */
function pathsNotThere(docs: readonly ComponentDoc[], installed: InstalledPackage): Problem[] {
  const known = new Set(docs.flatMap(({ imports }) => imports.map(({ specifier }) => specifier)));
  const file = path.join(installed.dir, 'package.json');
  const lost = lostPaths(installed).filter(({ name, isTyped }) => isTyped || !known.has(name));
  for (const { name } of lost) known.add(name);
  const untyped = untypedPaths(installed).filter((name) => !known.has(name));
  const problemOf = (code: 'paths-not-there' | 'types-not-there', paths: readonly string[]) =>
    paths.length === 0
      ? []
      : [problem(code, [installed.name, nameSome(paths)], { file, severity: 'warning' })];
  return [
    ...problemOf(
      'paths-not-there',
      lost.map((one) => `${one.name} (${one.file})`),
    ),
    ...problemOf('types-not-there', untyped),
  ];
}

function faultProblems(faults: readonly PackageFault[], { dir }: InstalledPackage): Problem[] {
  return faults.map(({ code, args, file, line }) =>
    problem(code, args, { file: path.join(dir, file), line, severity: 'warning' }),
  );
}

/** What could not be read, and where comment and code say different things. */
export function warnOfDocs(docs: readonly ComponentDoc[], installed: InstalledPackage): Problem[] {
  const fileOf = ({ file, declaredIn }: ComponentDoc) => path.join(dirOf(declaredIn.package), file);
  const dirOf = remember((name: string) => {
    const isOwn = name === installed.name;
    return (isOwn ? null : tryFindPackage(installed.dir, name))?.dir ?? installed.dir;
  });
  return [
    ...warnUnresolved(docs, fileOf),
    ...docs.flatMap((doc) =>
      doc.disagreements.map(({ prop, tag, code }) =>
        problem('default-disagrees', [doc.declaredIn.package, doc.name, prop, tag, code], {
          file: fileOf(doc),
          severity: 'warning',
        }),
      ),
    ),
  ];
}

/** What could not be read, once for all that it is missing in. */
export function warnUnresolved(
  docs: readonly ComponentDoc[],
  fileOf: (doc: ComponentDoc) => string,
): Problem[] {
  const missing = joinReasons(
    docs.flatMap((doc) => doc.unresolved.map((reason) => [reason, doc] as const)),
  );
  return missing.map(([reason, where]) =>
    problem('unresolved-api', [nameSome(where.map(({ name }) => name)), reason], {
      file: fileOf(where[0]!),
      severity: 'warning',
    }),
  );
}
