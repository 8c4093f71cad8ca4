import { problem, type Problem } from '../../base/errors.ts';
import { listOwnFiles } from '../../base/files.ts';
import { describeFiles, type OutputFolder } from './folder.ts';

/** Warns of files in the output folder that are not the site's; of hidden ones hosts take no notice. */
export function findStrangers(
  { dir, isKept }: OutputFolder,
  files: ReadonlyMap<string, unknown>,
): Problem[] {
  const strangers = listOwnFiles(dir, (name, file) => name.startsWith('.') || isKept(file)).filter(
    (file) => !files.has(file),
  );
  if (strangers.length === 0) return [];
  return [problem('output-stranger', [dir, describeFiles(strangers)], { severity: 'warning' })];
}
