import path from 'node:path';
import { compareVersions } from '../api/history/versions.ts';
import type { ApiSnapshot } from '../../shared/api-diff/facts.ts';
import { failure } from '../base/errors.ts';
import { CACHE_DIR } from '../base/folders.ts';

/**
 * Compares two versions of a package.
 * @returns the comparison as text, and whether code that uses the package may have to change
 * @throws VitrineError when one of them cannot be read
 */
export async function diffApi(
  root: string,
  sides: string[],
  { json }: { json: boolean },
): Promise<{ text: string; breaking: boolean }> {
  if (sides.length < 2) {
    throw failure('usage', ['vitrine api-diff needs two versions, such as acme@1.0.0 acme@1.1.0']);
  }
  const [from, to] = sides as [string, string];
  const { readSide } = await import('../api/history/read-side.ts');
  const { diffSnapshots, isBreaking } = await import('../../shared/api-diff/diff.ts');
  const around = { root, cacheDir: path.join(root, CACHE_DIR), cwd: process.cwd() };
  const before = await readSide(from, around);
  const after = await readSide(to, around);
  const diff = diffSnapshots(before, after);
  const { printDiff } = await import('../api/history/print-diff.ts');
  return {
    text: json
      ? `${JSON.stringify(diff, null, 2)}\n`
      : printDiff(diff, from, to) + tellOrder(before, after),
    breaking: isBreaking(diff),
  };
}

/** Says that somebody goes back, who may have wanted it the other way round. */
export function tellOrder(
  before: Pick<ApiSnapshot, 'package' | 'version'>,
  after: Pick<ApiSnapshot, 'package' | 'version'>,
): string {
  if (before.package !== after.package || compareVersions(before.version, after.version) <= 0)
    return '';
  return `${after.version} is older than ${before.version}: this is what going back changes.\n`;
}
