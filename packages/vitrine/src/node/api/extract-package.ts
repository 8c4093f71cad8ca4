import path from 'node:path';
import { failure, problem, type Problem } from '../base/errors.ts';
import { cacheFile, readCache, writeCache, type CachedDocs } from './cache.ts';
import { findClosest } from '../../shared/tools/closest-match.ts';
import { findByName, type ComponentDoc } from '../model/component-doc.ts';
import { lostPaths } from './components/paths/lost-paths.ts';
import { explainUntried } from './components/paths/subpaths.ts';
import type { PackageFault } from '../model/package-fault.ts';
import type { ReadChoices } from './read-types.ts';
import { findPackage, tryFindPackage, type InstalledPackage } from '../base/packages.ts';
import { nameSome } from '../base/text.ts';
import { joinReasons } from './props/gaps/wanted-packages.ts';
import { remember } from '../../shared/remember.ts';

export interface ExtractOptions extends ReadChoices {
  /** Folder from which the package is resolved. */
  root: string;
  /** Name of the package, e.g. `@acme/dials`. */
  package: string;
  /** Only this component, or the parts of this whole. */
  component?: string;
  /** Folder of cached extractions. Default: `node_modules/.cache/vitrine` under `root`. */
  cacheDir?: string;
}

export interface ExtractResult {
  /** In alphabetical order, parts behind what they belong to and as in the source; shared types last. */
  docs: ComponentDoc[];
  /** Version of the package. */
  version: string;
  /** Name that it calls itself, which is another one where it is installed under an alias (`npm:`). */
  ownName: string;
  /** Warnings about parts that could not be resolved. */
  problems: Problem[];
}

/**
 * Documents the components that the package's main entry exports. Throws a `VitrineError`:
 * `package-not-installed`, `package-without-types`, `types-too-deep`, `unknown-component` or `unknown-group`.
 */
export async function extractPackage(options: ExtractOptions): Promise<ExtractResult> {
  const root = path.resolve(options.root);
  const found = findPackage(root, options.package);
  if (found === null) throw failure('package-not-installed', [options.package, root]);
  // The name that it is imported by here: under its own, another version may be installed.
  const installed = { ...found, name: options.package };
  const { docs: all, faults } = await loadDocs(root, options, installed);
  const docs =
    options.component === undefined ? all : pick(all, options.package, options.component);
  const paths = [...untriedPaths(all, installed), ...pathsNotThere(all, installed)];
  const problems = [...paths, ...faultProblems(faults, installed), ...problemsOf(docs, installed)];
  return { docs, version: installed.version, ownName: found.name, problems };
}

/** A path that was not tried is in no page that could tell. */
function untriedPaths(docs: readonly ComponentDoc[], installed: InstalledPackage): Problem[] {
  const names = docs.flatMap(({ name, aliases }) => [name, ...aliases]);
  const untried = explainUntried(installed, names);
  if (untried === null) return [];
  const file = path.join(installed.dir, 'package.json');
  return [problem('paths-not-read', [installed.name, untried], { file, severity: 'warning' })];
}

/** Nor is one that leads nowhere, unless something else says what it has. */
function pathsNotThere(docs: readonly ComponentDoc[], installed: InstalledPackage): Problem[] {
  const known = new Set(docs.flatMap(({ imports }) => imports.map(({ specifier }) => specifier)));
  const file = path.join(installed.dir, 'package.json');
  return lostPaths(installed)
    .filter(({ name }) => !known.has(name))
    .map((one) => problem('entry-not-there', [one.name, one.file], { file, severity: 'warning' }));
}

/** Nor is what is wrong with the package as a whole. */
function faultProblems(faults: readonly PackageFault[], { dir }: InstalledPackage): Problem[] {
  return faults.map(({ code, args, file, line }) =>
    problem(code, args, { file: path.join(dir, file), line, severity: 'warning' }),
  );
}

/** What could not be read, once for all that it is missing in, and where comment and code say different things. */
function problemsOf(docs: readonly ComponentDoc[], installed: InstalledPackage): Problem[] {
  const placeOf = ({ file, declaredIn }: ComponentDoc) =>
    ({ file: path.join(dirOf(declaredIn.package), file), severity: 'warning' }) as const;
  const dirOf = remember((name: string) => {
    const isOwn = name === installed.name;
    return (isOwn ? null : tryFindPackage(installed.dir, name))?.dir ?? installed.dir;
  });
  const missing = joinReasons(
    docs.flatMap((doc) => doc.unresolved.map((reason) => [reason, doc] as const)),
  );
  return [
    ...missing.map(([reason, where]) =>
      problem(
        'unresolved-api',
        [nameSome(where.map(({ name }) => name)), reason],
        placeOf(where[0]!),
      ),
    ),
    ...docs.flatMap((doc) =>
      doc.disagreements.map(({ prop, tag, code }) =>
        problem(
          'default-disagrees',
          [doc.declaredIn.package, doc.name, prop, tag, code],
          placeOf(doc),
        ),
      ),
    ),
  ];
}

async function loadDocs(
  root: string,
  { package: name, cacheDir, groups, only }: ExtractOptions,
  installed: InstalledPackage,
): Promise<CachedDocs> {
  const choices = { groups, only };
  const folder = cacheDir ?? path.join(root, 'node_modules', '.cache', 'vitrine');
  const file = cacheFile(folder, installed, choices);
  const cached = readCache(file);
  if (cached !== null) return cached;
  const { extractDocs } = await import('./extract.ts');
  const since = Date.now();
  const { complete, ...read } = await extractDocs(root, name, installed, choices);
  // Installing what was missing would not touch any file that was read.
  if (complete) writeCache(file, installed.dir, read, since);
  return read;
}

/** An export by its name, or the parts of what is nothing without them: `Dialog` has `Dialog.Root` and others. */
function pick(docs: ComponentDoc[], packageName: string, component: string): ComponentDoc[] {
  const found = findByName(docs, component);
  if (found !== undefined) return [found];
  const parts = docs.filter(({ name }) => name.startsWith(`${component}.`));
  if (parts.length > 0) return parts;
  const closest = findClosest(
    component,
    docs.flatMap(({ name, aliases }) => [name, ...aliases]),
  );
  throw failure('unknown-component', [component, packageName, closest]);
}
