import path from 'node:path';
import { fileChecksum } from '../../base/checksum.ts';
import { failure } from '../../base/errors.ts';
import { listOwnFiles } from '../../base/files/list-files.ts';
import { listFoldersOf, statOf, type OutputFolder } from './folder.ts';
import type { OutputRecord } from './record.ts';

/**
 * Makes sure that nothing but earlier output lies where new files go.
 * @throws VitrineError `output-taken`
 */
export function assertFree({ dir, record: before }: OutputFolder, next: OutputRecord): void {
  const refuse = (file: string) => failure('output-taken', [path.join(dir, file)]);
  const isOurs = (file: string) => before.files.has(file);
  /** By path, whether there is something. */
  const folders = new Map<string, boolean>();
  for (const file of next.pending.staged) {
    const around = listFoldersOf(file);
    for (const folder of around) {
      if (folders.has(folder)) continue;
      const stat = statOf(path.join(dir, folder));
      folders.set(folder, stat !== null);
      if (stat && !stat.isDirectory() && !isOurs(folder)) throw refuse(folder);
    }
    // Nothing lies in a folder that is not there.
    if (around[0] !== undefined && !folders.get(around[0])) continue;
    const target = path.join(dir, file);
    const stat = statOf(target);
    if (stat?.isDirectory()) {
      const foreign = listOwnFiles(target).find((name) => !isOurs(`${file}/${name}`));
      if (foreign !== undefined) throw refuse(`${file}/${foreign}`);
    } else if (stat && !isOurs(file) && fileChecksum(target) !== next.files.get(file)?.[1])
      throw refuse(file);
  }
}
