import path from 'node:path';
import { fileChecksum } from '../../base/checksum.ts';
import { failure } from '../../base/errors.ts';
import { listOwnFiles } from '../../base/files.ts';
import { listFoldersOf, statOf, type OutputFolder } from './folder.ts';
import type { OutputRecord } from './record.ts';

/**
 * Makes sure that nothing but earlier output lies where new files go.
 * @throws VitrineError `output-taken`
 */
export function assertFree({ dir, record: before }: OutputFolder, next: OutputRecord): void {
  const refuse = (file: string) => failure('output-taken', [path.join(dir, file)]);
  const isOurs = (file: string) => before.files.has(file);
  const folders = new Set<string>();
  for (const file of next.pending.staged) {
    for (const folder of listFoldersOf(file)) {
      if (folders.has(folder)) continue;
      folders.add(folder);
      const stat = statOf(path.join(dir, folder));
      if (stat && !stat.isDirectory() && !isOurs(folder)) throw refuse(folder);
    }
    const target = path.join(dir, file);
    const stat = statOf(target);
    if (stat?.isDirectory()) {
      const foreign = listOwnFiles(target).find((name) => !isOurs(`${file}/${name}`));
      if (foreign !== undefined) throw refuse(`${file}/${foreign}`);
    } else if (stat && !isOurs(file) && fileChecksum(target) !== next.files.get(file)?.[1])
      throw refuse(file);
  }
}
