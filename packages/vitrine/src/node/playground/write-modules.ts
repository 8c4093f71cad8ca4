import { rmSync } from 'node:fs';
import path from 'node:path';
import { checksumOf, fileChecksum } from '../base/checksum.ts';
import { listOwnFiles } from '../base/files/list-files.ts';
import { writeAtomic } from '../base/files/write.ts';
import type { PreparedPlayground } from './prepared-store.ts';

/** Writes the modules for the bundler to find, and removes those of earlier texts. */
export function writePlaygroundModules(
  root: string,
  cacheDir: string,
  playgrounds: Pick<PreparedPlayground, 'file' | 'code'>[],
): void {
  const folder = path.join(cacheDir, 'playgrounds');
  const wanted = new Set(playgrounds.map(({ file }) => path.join(root, file)));
  for (const name of listOwnFiles(folder)) {
    const file = path.join(folder, name);
    // Stryker disable next-line BooleanLiteral: another process may have removed it meanwhile
    if (!wanted.has(file)) rmSync(file, { force: true });
  }
  for (const each of playgrounds) writePlaygroundModule(root, each);
}

/** Writes one module, unless it is there. */
export function writePlaygroundModule(
  root: string,
  { file, code }: Pick<PreparedPlayground, 'file' | 'code'>,
): void {
  const target = path.join(root, file);
  if (fileChecksum(target) !== checksumOf(code)) writeAtomic(target, code);
}
