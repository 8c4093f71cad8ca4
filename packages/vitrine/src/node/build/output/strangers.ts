import { readdirSync } from 'node:fs';
import path from 'node:path';
import { problem, type Problem } from '../../base/errors.ts';
import { listOwnFiles } from '../../base/files/list-files.ts';
import { describeFiles, listFoldersOf, statOf, type OutputFolder } from './folder.ts';

/** Warns of files in the output folder that are not the site's; of hidden ones hosts take no notice. */
export function findStrangers(
  { dir, isKept }: OutputFolder,
  files: ReadonlyMap<string, unknown>,
): Problem[] {
  const folders = new Set([...files.keys()].flatMap(listFoldersOf));
  const skip = (name: string, file: string) => name.startsWith('.') || isKept(file);
  // Only of what is unknown need the kind be asked for, of which there is nearly nothing.
  const strangersIn = (folder: string): string[] =>
    readdirSync(path.join(dir, folder)).flatMap((name) => {
      const file = `${folder}${name}`;
      if (files.has(file) || skip(name, file)) return [];
      if (folders.has(file)) return strangersIn(`${file}/`);
      const full = path.join(dir, file);
      if (!statOf(full)?.isDirectory()) return [file];
      const isSkipped = (inner: string, below: string) => skip(inner, `${file}/${below}`);
      return listOwnFiles(full, isSkipped).map((below) => `${file}/${below}`);
    });
  const strangers = strangersIn('').sort();
  if (strangers.length === 0) return [];
  return [problem('output-stranger', [dir, describeFiles(strangers)], { severity: 'warning' })];
}
