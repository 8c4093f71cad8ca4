import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { writeAtomic } from '../files/write.ts';

/**
 * Writes a file of somebody's anew: at once, so that the old one stays where it fails, where a link leads if it is one,
 * and with its permissions. What is no file, such as a pipe or `/dev/null`, is written to and stays.
 * @throws an error of the system with the path
 */
export function replaceFile(file: string, text: string | Uint8Array): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) writeAtomic(file, text);
  // A link that leads nowhere stays as well, and leads somewhere then.
  else if (!stat?.isFile()) writeFileSync(file, text);
  else {
    // To replace it needs no permission for it, but who has taken that away means something by it.
    accessSync(file, constants.W_OK);
    const target = realpathSync(file);
    writeAtomic(target, text);
    chmodSync(target, stat.mode);
  }
}
