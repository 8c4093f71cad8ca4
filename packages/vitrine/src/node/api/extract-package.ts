import path from 'node:path';
import { failure, type Problem } from '../base/errors.ts';
import type { Origin } from '../base/cache/origin.ts';
import { cacheFile, readCache, writeCache, type CachedDocs } from './cache.ts';
import { findClosest } from '../../shared/tools/closest-match.ts';
import { findByName, type ComponentDoc } from '../model/component-doc.ts';
import type { ReadChoices } from './read/options.ts';
import { warnOfDocs, warnOfPackage } from './warnings.ts';
import { requirePackage } from '../base/packages/find-package.ts';
import { type InstalledPackage } from '../base/packages/manifest.ts';

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
  /** Names that are exported and kept out of the documentation by a mark of their author. */
  marked: string[];
  /** Warnings about parts that could not be resolved. */
  problems: Problem[];
  /** What all was read from; `null` when it is not cached. */
  origin: Origin | null;
}

/**
 * Documents the components that the package's main entry exports. Throws a `VitrineError`:
 * `package-not-installed`, `path-of-package`, `package-without-types`, `types-too-deep`, `unknown-component` or `unknown-group`.
 */
export async function extractPackage(options: ExtractOptions): Promise<ExtractResult> {
  const { root, found, installed, file } = findDocs(options);
  const { docs: all, faults, marked, origin } = await loadDocs({ root, installed, file }, options);
  const docs =
    options.component === undefined ? all : pick(all, options.package, options.component);
  const problems = [
    ...warnOfPackage({ docs: all, faults }, installed),
    ...warnOfDocs(docs, installed),
  ];
  return { docs, version: installed.version, ownName: found.name, marked, problems, origin };
}

/**
 * The package that is asked for, and the file of its cached documentation.
 * @throws VitrineError `package-not-installed` or `path-of-package`
 */
export function findDocs(options: Omit<ExtractOptions, 'component'>) {
  const root = path.resolve(options.root);
  const found = requirePackage(root, options.package);
  // The name that it is imported by here: under its own, another version may be installed.
  const installed = { ...found, name: options.package };
  const folder = options.cacheDir ?? path.join(root, 'node_modules', '.cache', 'vitrine');
  return { root, found, installed, file: cacheFile(folder, installed, options) };
}

async function loadDocs(
  { root, installed, file }: { root: string; installed: InstalledPackage; file: string },
  { groups, only }: ReadChoices,
): Promise<CachedDocs & { origin: Origin | null }> {
  const cached = readCache(file);
  if (cached !== null) return cached;
  const { extractDocs } = await import('./extract.ts');
  const since = Date.now();
  const { complete, ...read } = await extractDocs(root, installed.name, installed, {
    groups,
    only,
  });
  // Installing what was missing would not touch any file that was read.
  const origin = complete ? writeCache(file, installed.dir, read, since) : null;
  return { ...read, origin };
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
