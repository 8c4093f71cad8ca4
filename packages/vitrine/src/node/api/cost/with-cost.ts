/** What importing each export of a package costs, measured once for the same code. */
import path from 'node:path';
import { readJson, writeJson } from '../../base/files/sealed-json.ts';
import { findPackage } from '../../base/packages/find-package.ts';
import { type InstalledPackage } from '../../base/packages/manifest.ts';
import { readBundlerErrors, type BundlerError } from '../../base/bundler-errors.ts';
import { shortDigest } from '../../base/text.ts';
import { problem, type Problem } from '../../base/errors.ts';
import { markUsed } from '../../base/cache/recent.ts';
import { renameSpecifier, type ComponentDoc, type CostDoc } from '../../model/component-doc.ts';
import { isUnchanged, stateOf, type FileState } from '../../base/cache/file-states.ts';
import { cacheFile, engineVersion } from '../cache.ts';
import type { WantedExport } from './bundle-exports.ts';

interface Entry {
  engine: string;
  /** What was measured. */
  key: string;
  files: FileState[];
  costs: [name: string, cost: CostDoc][];
}

interface Places {
  /** Folder from which the package is resolved. */
  root: string;
  cacheDir: string;
  package: string;
}

/**
 * Fills `cost`. Types cost nothing, so theirs stays `null`.
 * @param measure whether to measure what is not cached; otherwise that stays `null`
 */
export async function withCost(
  docs: ComponentDoc[],
  { root, cacheDir, package: name }: Places,
  measure = true,
): Promise<{ docs: ComponentDoc[]; problems: Problem[] }> {
  const wanted = docs.filter(hasCost).map((doc): WantedExport & Kind => {
    const { clause, specifier } = doc.imports[0]!;
    const here = { specifier: renameSpecifier(specifier, name), clause };
    return { kind: doc.kind, name: doc.name, import: here };
  });
  const installed = findPackage(root, name);
  if (installed === null) return { docs, problems: [] };
  const file = costFile(cacheDir, installed);
  const key = shortDigest(JSON.stringify(wanted));
  const known = readCosts(file, key);
  if (known === null && (!measure || wanted.length === 0)) return { docs, problems: [] };
  try {
    const costs = new Map(known ?? (await measureCosts(root, installed, { wanted, file, key })));
    return {
      docs: docs.map((doc) => ({ ...doc, cost: costs.get(doc.name) ?? null })),
      problems: [],
    };
  } catch (error) {
    const [{ reason, file: at, line }] = readBundlerErrors(error, root) as [BundlerError];
    const where = at === '' ? '' : ` (${at}${line > 0 ? `:${line}` : ''})`;
    const unknown = problem('cost-unknown', [name, reason + where], { severity: 'warning' });
    return { docs, problems: [unknown] };
  }
}

/** Whether there is anything to measure: types cost nothing. */
export function hasCost({ kind, imports }: Pick<ComponentDoc, 'kind' | 'imports'>): boolean {
  return kind !== 'type' && imports.length > 0;
}

interface Kind {
  kind: ComponentDoc['kind'];
}

/** Beside the extraction that it was measured for. */
function costFile(cacheDir: string, installed: InstalledPackage): string {
  const file = cacheFile(cacheDir, installed);
  return path.join(path.dirname(file), path.basename(file).replace('api-', 'cost-'));
}

function readCosts(file: string, key: string): Entry['costs'] | null {
  const entry = readJson<Entry>(file);
  if (entry?.engine !== engineVersion() || entry.key !== key) return null;
  const isSame = (state: FileState) => isUnchanged(path.dirname(file), state);
  if (!entry.files.every(isSame)) return null;
  markUsed(file);
  return entry.costs;
}

async function measureCosts(
  root: string,
  installed: InstalledPackage,
  { wanted, file, key }: { wanted: (WantedExport & Kind)[]; file: string; key: string },
): Promise<Entry['costs']> {
  const [{ bundleExports }, { splitBundle }, { countBytes }] = await Promise.all([
    import('./bundle-exports.ts'),
    import('./statements.ts'),
    import('./count-bytes.ts'),
  ]);
  const { code, files } = await bundleExports(root, installed, wanted);
  const bytes = await countBytes(splitBundle(code), (i) => wanted[i]!.kind === 'component');
  const costs = [...bytes].map(([i, cost]): Entry['costs'][number] => [wanted[i]!.name, cost]);
  writeJson(file, {
    engine: engineVersion(),
    key,
    files: files.map((one) => stateOf(path.dirname(file), one)),
    costs,
  } satisfies Entry);
  return costs;
}
