import { rmSync } from 'node:fs';
import path from 'node:path';
import { ENGINE_DIST } from './entries.ts';
import { pluginProblem, readBundlerErrors, type BundlerError } from '../base/bundler-errors.ts';
import {
  VitrineError,
  formatProblem,
  problem,
  sortProblems,
  type Problem,
} from '../base/errors.ts';
import { fileChecksum } from '../base/checksum.ts';
import { folderChecksum } from '../base/files/folder-checksum.ts';
import { isWithin } from '../base/files/paths.ts';
import { writeJson } from '../base/files/sealed-json.ts';
import { writeInPlace } from '../base/files/write.ts';
import { createPackageLookup } from '../base/packages/find-package.ts';
import type { BundleRecord } from './bundle-record.ts';
import { importsEntries } from './demos/import-entries.ts';
import { listApart, type DemoPlan } from './demos/demo-plan.ts';
import { readAssets } from './read-assets.ts';
import type { BundledSite, MadeBundle } from './run-bundler.ts';
import { readServerKeys } from './server/server-keys.ts';
import { PACKAGE_FILE } from './server/server-parts.ts';

export const recordOf = (dir: string) => path.join(dir, 'bundle.json');

/** These files of the site have to be bundled with the libraries. */
export class NeedsBundler extends Error {
  files: string[];
  constructor(files: string[]) {
    super(`${files.join(', ')} need the bundler`);
    this.name = 'NeedsBundler';
    this.files = files;
  }
}

/**
 * Bundles for the browser and for Node, in a folder of its own; without its parts.
 * @param apart files that the bundle must not contain, besides those that are compiled apart
 * @throws NeedsBundler; VitrineError `bundle-failed`, `package-not-bundled`
 */
export async function makeBundle(
  site: BundledSite,
  plan: DemoPlan,
  dir: string,
  apart: readonly string[] = [],
): Promise<BundleRecord> {
  const { bundleClient, bundleServer, openBundling } = await import('./run-bundler.ts');
  const bundling = openBundling(site);
  rmSync(dir, { recursive: true, force: true });
  // One after the other: each fills all processors, and together they need the memory of both.
  const made = [bundleClient, bundleServer];
  const results: MadeBundle[] = [];
  const errors: BundlerError[] = [];
  for (const [index, name] of ['client', 'server'].entries()) {
    try {
      results.push(await made[index]!(bundling, plan, path.join(dir, name)));
    } catch (error) {
      // Both are tried, so that the report does not depend on which of them fails.
      errors.push(...readMistakes(error, site.root, dir));
    }
  }
  const modules = listApart(plan);
  const single = modules.map(({ file }) => file);
  const entries = importsEntries(site.root, modules);
  const [client, server] = results;
  if (!client || !server) {
    rmSync(dir, { recursive: true, force: true });
    // Errors in what demos import are told of the demos themselves.
    if (single.length > 0) throw new NeedsBundler(single);
    throw bundleFailure(errors, site.root);
  }
  const contained = listFiles(results, new Set(entries.values()));
  const bundled = [...single, ...apart].filter((file) => contained.has(path.join(site.root, file)));
  if (bundled.length > 0) {
    rmSync(dir, { recursive: true, force: true });
    throw new NeedsBundler(bundled);
  }
  writeInPlace(path.join(dir, 'package.json'), PACKAGE_FILE);
  const sourceOf = (entry: string) => path.relative(site.root, entry).replaceAll('\\', '/');
  const sources = new Map([...entries].map(([file, entry]) => [file, sourceOf(entry)]));
  const record: BundleRecord = {
    assets: readAssets(site.root, client.manifest, [...plan.whole, ...single].sort(), sources),
    client: client.entries,
    server: server.entries,
    keys: readServerKeys(path.join(dir, 'server'), site.root, plan.whole, server.manifest),
    inputs: bundling.describeInputs(),
    checksum: checksumBundle(dir),
  };
  writeJson(recordOf(dir), record);
  return record;
}

/** Of a bundle that the system refused nothing stays, or the disk would stay full. */
function readMistakes(error: unknown, root: string, dir: string): BundlerError[] {
  try {
    return readBundlerErrors(error, root);
  } catch (refused) {
    rmSync(dir, { recursive: true, force: true });
    throw refused;
  }
}

/** The files in the bundles, also those that are there under a name with a query. */
function listFiles(results: MadeBundle[], entries: ReadonlySet<string>): Set<string> {
  const ids = results.flatMap(({ modules }) => [...modules]).filter((id) => !entries.has(id));
  return new Set(ids.map((id) => id.replace(/\?.*/s, '')));
}

/** Without source maps: they are read when a demo throws. */
export function checksumBundle(dir: string, ofFile = fileChecksum): string {
  return ['client', 'server']
    .map((folder) =>
      folderChecksum(path.join(dir, folder), ofFile, (name) => name.endsWith('.map')),
    )
    .join(' ');
}

/** Who has to correct what: a file of the site's maker, or a package, be it in the workspace or somebody else's. */
function bundleProblem(root: string, reason: string, at: Omit<BundlerError, 'reason'>): Problem {
  const name = packageWith(root, at.file);
  if (name !== undefined && !isEngine(root, at.file))
    return problem('package-not-bundled', [name, reason], at);
  const [, playground] = PLAYGROUND.exec(at.file) ?? [];
  if (playground !== undefined) return problem('playground-not-bundled', [playground, reason]);
  const isKnown = at.file === '' || KNOWN.test(at.file);
  return isKnown
    ? problem('bundle-failed', [reason], at)
    : problem('not-a-module', [at.file, reason], at);
}

/** A module that is written for a playground, by the page and the component: nobody can correct it. */
const PLAYGROUND = /(?:^|\/)\.vitrine\/playgrounds\/(.+)-\w+\.jsx$/;

/** What the bundler can read by itself: scripts, data and styles. */
const KNOWN = /\.(?:[cm]?[jt]sx?|json5?|css|s[ac]ss|less|styl|stylus|pcss|postcss|sss)$/;

/** The package that a file beyond the site belongs to. */
function packageWith(root: string, file: string): string | undefined {
  const [, name] = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  const absolute = path.resolve(root, file);
  if (name !== undefined || isWithin(root, absolute)) return name;
  return createPackageLookup()(absolute)?.name;
}

/** Whether a file, seen from the site, is one of the engine. */
function isEngine(root: string, file: string): boolean {
  return path.resolve(root, file).startsWith(ENGINE_DIST + path.sep);
}

/** The error of bundles. Several usually fail for the same reason, which is reported once. */
export function bundleFailure(errors: BundlerError[], root: string): VitrineError {
  const problems = errors.map(
    ({ reason, ...at }) => pluginProblem(reason, at) ?? bundleProblem(root, reason, at),
  );
  // A plugin that throws at every module is one mistake; the engine's modules are none of the maintainer's.
  const keyOf = (each: Problem) =>
    each.code === 'plugin-failed' ? each.message : formatProblem(each);
  const ownLast = problems.toSorted(
    (a, b) => Number(isEngine(root, b.file)) - Number(isEngine(root, a.file)),
  );
  const byText = new Map(ownLast.map((each) => [keyOf(each), each]));
  return new VitrineError(sortProblems([...byText.values()]));
}
