import path from 'node:path';
import { checksumOf, fileChecksum } from '../checksum.ts';
import { listOwnFiles } from './list-files.ts';

/**
 * Changes with the names and contents of the files below a folder.
 * @param ofFile gives that of a file
 * @param skip as for `listOwnFiles`
 */
export function folderChecksum(
  dir: string,
  ofFile = fileChecksum,
  skip?: (name: string) => boolean,
): string {
  const lines = listOwnFiles(dir, skip).map(
    (file) => `${file} ${ofFile(path.join(dir, file)) ?? ''}`,
  );
  return checksumOf(lines.join('\n'));
}
